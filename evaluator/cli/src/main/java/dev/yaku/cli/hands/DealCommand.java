package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.CardsOption;
import dev.yaku.cli.options.DecksOption;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.JokersOption;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.SeedOption;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import java.io.IOException;
import java.util.SplittableRandom;
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
      "Deals random hands, one per line.",
      "",
      "Each hand is dealt from one full deck, or with --decks from several; the order of its cards"
          + " has no meaning. In Omaha a hand is the hole cards, a bar and the largest board."
    },
    footer = {
      "",
      "Formats:",
      "  text  the cards, as \"yaku eval\" reads them",
      "  tsv   a header line, then one column: hand",
      "  json  one object per line, with the column of tsv",
      "",
      "Examples:",
      "  yaku deal --cards 7 --seed 1 1000000 > hands.txt",
      "  yaku deal --rules joker-wild --jokers 2 10 | yaku eval --rules joker-wild",
      "  yaku deal --rules multi-deck --decks 2 10 | yaku eval --rules multi-deck",
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

  @Mixin private DecksOption decks = new DecksOption();

  @Mixin private FormatOption output = new FormatOption();

  @Parameters(
      arity = "0..1",
      paramLabel = "COUNT",
      description = "The number of hands; default: 1.")
  private long count = 1;

  private Answers answers;
  private final StringBuilder row = new StringBuilder();

  @Override
  public Integer call() throws IOException {
    Evaluator evaluator = ruleSet.evaluator();
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator);
    int size = limits.cards(cards.cards());
    long deck = limits.deck(jokers.count());
    limits.checkDecks(decks.count(), size);
    if (size > Long.bitCount(deck)) {
      throw limits.rejection("--cards " + size, "the deck has " + Long.bitCount(deck));
    }
    if (count < 0) {
      throw limits.rejection("COUNT " + count, "expected 0 or more");
    }
    answers = program.answers(output.format());
    answers.header("hand");
    SplittableRandom random = seed.random();
    if (decks.count() == 1) {
      deal(Dealer.of(random, deck), size, evaluator.ruleSet().maxBoard());
    } else {
      int[] others = Hand.cards(deck & ~Hand.DECK);
      deal(new ManyDecks(random, decks.count(), Hand.cards(deck & Hand.DECK), others), size);
    }
    program.out().flush();
    return 0;
  }

  private void deal(Dealer dealer, int size, int board) throws IOException {
    for (long i = 0; i < count; i++) {
      long hand = dealer.deal(size);
      write(Hand.cards(hand), board == 0 ? new int[0] : Hand.cards(dealer.deal(board, hand)));
    }
  }

  private void deal(ManyDecks dealer, int size) throws IOException {
    for (long i = 0; i < count; i++) {
      write(dealer.deal(size), new int[0]);
    }
  }

  private void write(int[] hand, int[] board) throws IOException {
    row.setLength(0);
    appendCards(hand);
    if (board.length > 0) {
      row.append(" | ");
      appendCards(board);
    }
    String cards = row.toString();
    answers.write(new Sheet().line(cards).add(new Members().put("hand", cards)));
  }

  private void appendCards(int[] cards) {
    for (int i = 0; i < cards.length; i++) {
      row.append(i == 0 ? "" : " ").append(NAMES[cards[i]]);
    }
  }
}
