package dev.yaku.cli;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Category;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = {
      "Counts all hands of a deck by category, weakest first.",
      "",
      "With --unlimited, counts all hands of N cards of which exactly J are jokers and the others any"
          + " cards, each as often as the rules allow. These are different hands, not ways to be"
          + " dealt them: their probability is their share of all."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people: a bar shows the probability; 40 characters are certainty",
      "  tsv   a header line, then columns: category, hands, probability",
      "  json  one object a line, with the columns of tsv",
      "",
      "The last line is the total.",
      "",
      "Examples:",
      "  yaku count",
      "  yaku count --cards 7 --format tsv",
      "  yaku count --rules wild-five --jokers 1",
      "  yaku count --rules wild-five --jokers 1 --unlimited",
      "  yaku count --rules badugi"
    })
final class CountCommand implements Callable<Integer> {
  /** With more a count might not fit into a long. */
  private static final int MOST_JOKERS = 100;

  private static final long PROGRESS_NANOS = 200_000_000;

  @Spec private CommandSpec spec;
  @ParentCommand private Main main;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(
      names = "--cards",
      paramLabel = "N",
      description =
          "Hands of so many cards; if not given, 5, or the most that the rules allow, but 4 in"
              + " badugi.")
  private Integer cards;

  @Option(
      names = "--jokers",
      paramLabel = "J",
      description = "Adds so many jokers to the deck; none if not given.")
  private int jokers;

  @Option(
      names = "--unlimited",
      description = "Counts hands of any cards, where the rules let cards repeat.")
  private boolean unlimited;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, tsv or json; text if not given.")
  private Format format = Format.TEXT;

  private Evaluator evaluator;
  private long total;

  @Override
  public Integer call() throws IOException {
    evaluator = ruleSet.evaluator();
    if (evaluator instanceof OmahaEvaluator) {
      throw RuleSetOption.refusal("count", evaluator);
    }
    Limits limits = new Limits(spec.commandLine(), evaluator);
    int size = limits.cards(cards);
    if (unlimited) {
      limits.checkRepeats("--unlimited");
      limits.check("--jokers", jokers, 0, Math.min(size, evaluator.ruleSet().jokers()));
    } else {
      limits.check("--jokers", jokers, 0, mostJokers());
    }
    print(byCategory(handsByValue(size)));
    main.out().flush();
    return 0;
  }

  private long[] handsByValue(int size) {
    if (evaluator instanceof BadugiEvaluator badugi) {
      long[] hands = BadugiCounter.count(badugi, size);
      total = LongStream.of(hands).sum();
      return hands;
    }
    HandEvaluator ofHands = (HandEvaluator) evaluator;
    if (unlimited) {
      total = HandCounter.totalUnlimited(ofHands, size, jokers);
      return HandCounter.countUnlimited(ofHands, size, jokers, progress());
    }
    total = HandCounter.total(ofHands, size, jokers);
    return HandCounter.count(ofHands, size, jokers, progress());
  }

  private int mostJokers() {
    int held = evaluator.ruleSet().jokers();
    boolean any = held == evaluator.ruleSet().maxCards();
    return any ? MOST_JOKERS : held;
  }

  private LongConsumer progress() {
    if (!main.terminal()) {
      return counted -> {};
    }
    long[] next = {System.nanoTime() + PROGRESS_NANOS};
    return counted -> {
      long now = System.nanoTime();
      if (counted == total) {
        main.err().print("\r     \r");
        main.err().flush();
      } else if (now - next[0] > 0) {
        next[0] = now + PROGRESS_NANOS;
        main.err().print("\r" + 100 * counted / total + " %");
        main.err().flush();
      }
    };
  }

  /** The rules' categories in their order, and before them none, if such hands were counted. */
  private Map<Category, Long> byCategory(long... handsByValue) {
    Map<Category, Long> hands = new LinkedHashMap<>();
    if (handsByValue[0] > 0) {
      hands.put(Category.NONE, handsByValue[0]);
    }
    for (Category category : evaluator.ruleSet().categories()) {
      hands.put(category, 0L);
    }
    for (int value = 1; value < handsByValue.length; value++) {
      hands.merge(evaluator.category(value), handsByValue[value], Long::sum);
    }
    return hands;
  }

  private void print(Map<Category, Long> handsByCategory) throws IOException {
    if (format == Format.TSV) {
      main.out().write("category\thands\tprobability\n");
    } else if (format == Format.TEXT) {
      main.out().write(Shares.header("category", "hands"));
    }
    for (Map.Entry<Category, Long> entry : handsByCategory.entrySet()) {
      print(entry.getKey().text(), entry.getValue());
    }
    if (format == Format.TEXT) {
      main.out().write(new Shares(total).totalLine());
    } else {
      print("total", total);
    }
  }

  private void print(String category, long hands) throws IOException {
    double probability = (double) hands / total;
    main.out()
        .write(
            switch (format) {
              case TEXT -> new Shares(total).line(category, hands);
              case TSV -> category + "\t" + hands + "\t" + probability + "\n";
              case JSON ->
                  "{\"category\":\""
                      + category
                      + "\",\"hands\":"
                      + hands
                      + ",\"probability\":"
                      + probability
                      + "}\n";
            });
  }
}
