package dev.yaku.cli.hands;

import dev.yaku.Category;
import dev.yaku.Evaluator;
import dev.yaku.RuleSet;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassText;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "count")
public final class CountCommand extends WordsTask {
  /** With more jokers, a count might not fit in a long. */
  private static final int MOST_JOKERS = 100;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Options.Cards cards = new Options.Cards();
  @Mixin private Options.Jokers jokers = new Options.Jokers();

  @Option(names = "--unlimited")
  private boolean unlimited;

  private Evaluator evaluator;

  @Override
  protected int run() throws IOException {
    evaluator = ruleSet.evaluator();
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator.ruleSet());
    int size = limits.cards(cards.cards);
    if (unlimited) {
      limits.checkRepeats("--unlimited");
      limits.check("--jokers", jokers.count, 0, Math.min(size, evaluator.ruleSet().jokers()));
    } else {
      RuleSet rules = evaluator.ruleSet();
      int most = rules.hasUnlimitedJokers() ? MOST_JOKERS : rules.jokers();
      limits.check("--jokers", jokers.count, 0, most);
      limits.checkDealt(size, jokers.count);
    }
    limits.checkDecks(cards.decks, size);
    rejectIf(cards.decks != 1 && unlimited, "--decks: with --unlimited every hand counts once");
    long[] hands =
        unlimited
            ? evaluator.countMultisets(size, jokers.count)
            : evaluator.countDealsOfDecks(cards.decks, size, jokers.count);
    answers().header("category", "hands", "probability");
    answers().write(sheet(byCategory(hands), Arrays.stream(hands).sum()));
    return 0;
  }

  /** The categories of the rules in their order, preceded by NONE if there are such hands. */
  private Map<String, Long> byCategory(long[] handsByValue) {
    Map<String, Long> hands = new LinkedHashMap<>();
    if (handsByValue[0] > 0) {
      hands.put(Category.NONE.text(), handsByValue[0]);
    }
    for (Category category : evaluator.ruleSet().categories()) {
      hands.put(category.text(), 0L);
    }
    for (int value = 1; value < handsByValue.length; value++) {
      hands.merge(evaluator.category(value).text(), handsByValue[value], Long::sum);
    }
    return hands;
  }

  private Sheet sheet(Map<String, Long> hands, long total) {
    Words words = words();
    Sheet sheet = new Sheet();
    hands.forEach((category, count) -> sheet.add(row(category, count, total)));
    int width = words.width("category.width");
    return sheet
        .add(row("total", total, total))
        .block(ClassText.table(words, "count.category", "count.hands", width, hands));
  }

  private static Members row(String category, long hands, long total) {
    Members row = new Members().put("category", category).put("hands", hands);
    return row.put("probability", (double) hands / total);
  }
}
