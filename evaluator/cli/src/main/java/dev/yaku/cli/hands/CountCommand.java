package dev.yaku.cli.hands;

import dev.yaku.Category;
import dev.yaku.Evaluator;
import dev.yaku.RuleSet;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.CardsOption;
import dev.yaku.cli.options.DecksOption;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.JokersOption;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.text.ProbabilityTable;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Counts all hands of a deck by category, weakest first.",
      "",
      "With --unlimited, counts the hands of N cards that have exactly J jokers and may repeat the"
          + " other cards as often as the rules allow. Every hand counts once, however likely it is"
          + " to be dealt: the probability is the category's share of all hands.",
      "",
      "In Omaha, counts every hole of N cards with every board of five; if the pot is split, by"
          + " the high hand. That takes seconds, with six or seven hole cards minutes."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people; a bar shows the probability, 40 characters are 100 %%",
      "  tsv   a header line, then columns: category, hands, probability",
      "  json  one object per line, with the columns of tsv",
      "",
      "The last line has the total.",
      "",
      "Examples:",
      "  yaku count",
      "  yaku count --cards 7 --format tsv",
      "  yaku count --rules wild-five --jokers 1",
      "  yaku count --rules wild-five --jokers 1 --unlimited",
      "  yaku count --rules multi-deck --decks 2",
      "  yaku count --rules badugi",
      "  yaku count --rules omaha --cards 5"
    })
public final class CountCommand implements Callable<Integer> {
  /** With more jokers, a count might not fit in a long. */
  private static final int MOST_JOKERS = 100;

  @Spec private CommandSpec spec;
  @ParentCommand private Program program;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Language language = new Language();

  @Mixin private CardsOption cards = new CardsOption();

  @Mixin private JokersOption jokers = new JokersOption();

  @Mixin private DecksOption decks = new DecksOption();

  @Option(
      names = "--unlimited",
      description = "Counts hands with repeated cards, too, if the rules allow such hands.")
  private boolean unlimited;

  @Mixin private FormatOption output = new FormatOption();

  private Evaluator evaluator;
  private long total;

  @Override
  public Integer call() throws IOException {
    evaluator = ruleSet.evaluator();
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator);
    int size = limits.cards(cards.cards());
    if (unlimited) {
      limits.checkRepeats("--unlimited");
      limits.check("--jokers", jokers.count(), 0, Math.min(size, evaluator.ruleSet().jokers()));
    } else {
      limits.check("--jokers", jokers.count(), 0, mostJokers());
      limits.checkDealt(size, jokers.count());
    }
    limits.checkDecks(decks.count(), size);
    if (decks.count() != 1 && unlimited) {
      throw limits.rejection("--decks", "with --unlimited every hand counts once");
    }
    print(
        byCategory(
            unlimited
                ? evaluator.countMultisets(size, jokers.count())
                : evaluator.countDealsOfDecks(decks.count(), size, jokers.count())));
    program.out().flush();
    return 0;
  }

  private int mostJokers() {
    RuleSet rules = evaluator.ruleSet();
    return rules.hasUnlimitedJokers() ? MOST_JOKERS : rules.jokers();
  }

  /** The categories of the rules in their order, preceded by NONE if there are such hands. */
  private Map<Category, Long> byCategory(long[] handsByValue) {
    total = Arrays.stream(handsByValue).sum();
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
    if (output.format() == Format.TEXT) {
      printTable(handsByCategory);
      return;
    }
    program.out().write(Rows.header(output.format(), "category", "hands", "probability"));
    for (Map.Entry<Category, Long> entry : handsByCategory.entrySet()) {
      print(entry.getKey().text(), entry.getValue());
    }
    print("total", total);
  }

  private void printTable(Map<Category, Long> handsByCategory) throws IOException {
    ProbabilityTable table = new ProbabilityTable(total, language.locale());
    boolean japanese = language.locale().equals(Locale.JAPANESE);
    program
        .out()
        .write(japanese ? table.headerLine("役", "手の数") : table.headerLine("category", "hands"));
    for (Map.Entry<Category, Long> entry : handsByCategory.entrySet()) {
      program.out().write(table.line(table.name(entry.getKey()), entry.getValue()));
    }
    program.out().write(table.totalLine());
  }

  private void print(String category, long hands) throws IOException {
    Rows row = new Rows(output.format()).text("category", category).value("hands", hands);
    program.out().write(row.value("probability", (double) hands / total).end());
  }
}
