package dev.yaku.cli.hands;

import dev.yaku.Evaluator;
import dev.yaku.RuleSet;
import dev.yaku.cli.options.AnswerTask;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "rules")
public final class RulesCommand extends AnswerTask {
  private static final String COLUMNS =
      "name title deck copies jokers min-cards max-cards min-board max-board values low-values";

  @Parameters(arity = "0..1", paramLabel = "NAME")
  private String name;

  @Option(names = "--table", paramLabel = "FILE")
  private Path table;

  @Override
  protected int run() throws IOException {
    rejectIf(
        name != null && table != null, "NAME and --table cannot be combined: give one of them");
    answers().header(COLUMNS.split(" ", -1));
    if (table != null) {
      answers().write(shown(RuleSetOption.open(table)));
    } else if (name != null) {
      answers().write(shown(RuleSetOption.builtIn(name)));
    } else {
      answers().write(list());
    }
    return 0;
  }

  private static Sheet list() {
    List<String> names = Evaluator.names();
    int width = names.stream().mapToInt(String::length).max().orElse(0);
    Sheet sheet = new Sheet();
    for (String each : names) {
      Evaluator evaluator = RuleSetOption.builtIn(each);
      String title = RuleSetOption.title(evaluator.ruleSet());
      sheet.line(Columns.left(each, width) + "  " + title).add(facts(evaluator));
    }
    return sheet;
  }

  private static Sheet shown(Evaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    String text = rules.text();
    Sheet sheet = new Sheet().add(facts(evaluator).member("text", text));
    sheet.text(text.endsWith("\n") ? text : text + "\n").line("");
    int deck = Long.bitCount(rules.deck());
    sheet.line("# Deck: " + deck + " cards, each " + copies(rules) + "; " + jokers(rules) + ".");
    return sheet.line(
        "# Hands: of " + hands(evaluator) + ".\n# Values: " + values(evaluator) + ".");
  }

  /** A number that has no limit is null. */
  private static Members facts(Evaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    Members facts =
        new Members().put("name", rules.name()).put("title", RuleSetOption.title(rules));
    facts.put("deck", Long.bitCount(rules.deck()));
    facts.put("copies", rules.hasUnlimitedCopies() ? null : rules.copies());
    facts.put("jokers", rules.hasUnlimitedJokers() ? null : rules.jokers());
    facts.put("minCards", rules.minCards()).put("maxCards", rules.maxCards());
    facts.put("minBoard", rules.minBoard()).put("maxBoard", rules.maxBoard());
    facts.put("values", rules.maxValue());
    return facts.put(
        "lowValues", evaluator.isSplit() ? evaluator.lowHalf().ruleSet().maxValue() : null);
  }

  private static String hands(Evaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    String cards = range(rules.minCards(), rules.maxCards()) + " cards";
    return rules.maxBoard() > 0
        ? cards + " in the hole and " + range(rules.minBoard(), rules.maxBoard()) + " on the board"
        : cards;
  }

  private static String range(int least, int most) {
    return least == most ? "" + most : least + " to " + most;
  }

  private static String values(Evaluator evaluator) {
    String values = Words.format("1 to %,d", evaluator.ruleSet().maxValue());
    return evaluator.isSplit()
        ? values + ", of low hands 1 to " + evaluator.lowHalf().ruleSet().maxValue()
        : values;
  }

  private static String copies(RuleSet rules) {
    if (rules.copies() == 1) {
      return "once";
    }
    return rules.hasUnlimitedCopies()
        ? "any number of times"
        : "up to " + rules.copies() + " times";
  }

  private static String jokers(RuleSet rules) {
    if (rules.jokers() <= 1) {
      return rules.jokers() == 0 ? "no jokers" : "one joker";
    }
    return (rules.hasUnlimitedJokers() ? "any number of" : "" + rules.jokers()) + " jokers";
  }
}
