package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.CardsOption;
import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.JokersOption;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.SeedOption;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "deal",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Deals random hands, one a line.",
      "",
      "Each hand is dealt from the whole deck, which has every card once; the order of its"
          + " cards means nothing. In Omaha a hand is hole, bar, and the largest board."
    },
    footer = {
      "",
      "Formats:",
      "  text  the cards, as \"yaku eval\" reads them",
      "  tsv   a header line, then one column: hand",
      "  json  one object a line, with the column of tsv",
      "",
      "Examples:",
      "  yaku deal --cards 7 --seed 1 1000000 > hands.txt",
      "  yaku deal --rules joker-wild --jokers 2 10 | yaku eval --rules joker-wild",
      "  yaku deal --rules omaha --cards 5 10 | yaku eval --rules omaha"
    })
public final class DealCommand implements Callable<Integer> {
  private static final String[] NAMES =
      IntStream.range(0, Long.SIZE).mapToObj(Card::toString).toArray(String[]::new);

  @Spec private CommandSpec spec;
  @ParentCommand private Program program;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private CardsOption cards = new CardsOption();

  @Mixin private JokersOption jokers = new JokersOption();

  @Mixin private FormatOption output = new FormatOption();

  @Parameters(
      arity = "0..1",
      paramLabel = "COUNT",
      description = "The number of hands; default: 1.")
  private long count = 1;

  private final StringBuilder row = new StringBuilder();

  @Override
  public Integer call() throws IOException {
    Evaluator evaluator = ruleSet.evaluator();
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator);
    int size = limits.cards(cards.cards());
    long deck = limits.deck(jokers.count());
    if (size > Long.bitCount(deck)) {
      throw limits.rejection("--cards " + size, "the deck has " + Long.bitCount(deck));
    }
    if (count < 0) {
      throw limits.rejection("COUNT " + count, "expected 0 or more");
    }
    int board = evaluator.ruleSet().maxBoard();
    Dealer dealer = Dealer.of(seed.random(), deck);
    if (output.format() == Format.TSV) {
      program.out().write("hand\n");
    }
    for (long i = 0; i < count; i++) {
      long hand = dealer.deal(size);
      row.setLength(0);
      appendRow(hand, board == 0 ? 0 : dealer.deal(board, hand));
      program.out().append(row);
    }
    program.out().flush();
    return 0;
  }

  private void appendRow(long hand, long board) {
    row.append(output.format() == Format.JSON ? "{\"hand\":\"" : "");
    appendCards(hand);
    if (board != 0) {
      row.append(" | ");
      appendCards(board);
    }
    row.append(output.format() == Format.JSON ? "\"}\n" : "\n");
  }

  private void appendCards(long cards) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      row.append(rest == cards ? "" : " ").append(NAMES[Long.numberOfTrailingZeros(rest)]);
    }
  }
}
