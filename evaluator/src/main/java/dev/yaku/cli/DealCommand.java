package dev.yaku.cli;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "deal",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = {
      "Deals random hands, one a line.",
      "",
      "Each hand is dealt from the whole deck, which has every card once; no order of its cards is"
          + " meant."
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
      "  yaku deal --rules joker-wild --jokers 2 10 | yaku eval --rules joker-wild"
    })
final class DealCommand implements Callable<Integer> {
  private static final String[] NAMES =
      IntStream.range(0, Long.SIZE).mapToObj(Card::toString).toArray(String[]::new);

  @Spec private CommandSpec spec;
  @ParentCommand private Main main;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(
      names = "--cards",
      paramLabel = "N",
      description = "Hands of so many cards; if not given, 5, or the most that the rules allow.")
  private Integer cards;

  @Option(
      names = "--jokers",
      paramLabel = "J",
      description = "Adds so many jokers to the deck; none if not given.")
  private int jokers;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A number: the same one deals the same hands; others each time if not given.")
  private Long seed;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, tsv or json; text if not given.")
  private Format format = Format.TEXT;

  @Parameters(arity = "0..1", paramLabel = "COUNT", description = "How many hands; 1 if not given.")
  private long count = 1;

  private final StringBuilder row = new StringBuilder();

  @Override
  public Integer call() throws IOException {
    HandEvaluator evaluator = ruleSet.evaluator();
    Limits limits = new Limits(spec.commandLine(), evaluator.ruleSet());
    int size = limits.cards(cards);
    long deck = limits.deck(jokers);
    if (size > Long.bitCount(deck)) {
      throw limits.refusal("--cards " + size, "the deck has " + Long.bitCount(deck));
    }
    if (count < 0) {
      throw limits.refusal("COUNT " + count, "expected 0 or more");
    }
    Dealer dealer = Dealer.of(random(seed), deck);
    if (format == Format.TSV) {
      main.out().write("hand\n");
    }
    for (long i = 0; i < count; i++) {
      row.setLength(0);
      appendRow(dealer.deal(size));
      main.out().append(row);
    }
    main.out().flush();
    return 0;
  }

  static SplittableRandom random(Long seed) {
    return seed == null ? new SplittableRandom() : new SplittableRandom(seed);
  }

  private void appendRow(long hand) {
    row.append(format == Format.JSON ? "{\"hand\":\"" : "");
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      row.append(rest == hand ? "" : " ").append(NAMES[Long.numberOfTrailingZeros(rest)]);
    }
    row.append(format == Format.JSON ? "\"}\n" : "\n");
  }
}
