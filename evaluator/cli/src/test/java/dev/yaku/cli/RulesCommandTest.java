package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesCommandTest {
  @Test
  void rules_listsNamesWithTitles() {
    Run run = Run.of("rules");
    assertEquals(new Run(0, run.out(), ""), run);
    List<String> lines = run.out().lines().toList();
    assertEquals(
        Evaluator.names(), lines.stream().map(line -> line.replaceFirst(" .*", "")).toList());
    assertTrue(
        lines.stream().anyMatch(line -> line.matches("standard +Standard poker")), run.out());
    assertTrue(
        lines.stream().anyMatch(line -> line.matches("omaha-hi-lo +Omaha hi-lo")), run.out());
  }

  @Test
  void rules_ofName_showsTextAndFacts() {
    Run run = Run.of("rules", "standard");
    assertEquals(0, run.status());
    HandEvaluator standard = HandEvaluator.of("standard");
    String values = String.format(Locale.ROOT, "%,d", standard.ruleSet().maxValue());
    assertEquals(
        standard.ruleSet().text()
            + "\n"
            + "# Deck: 52 cards, each once; no jokers.\n"
            + "# Hands: of 0 to 9 cards.\n"
            + "# Values: 1 to "
            + values
            + ".\n",
        run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "omaha; 4 to 6 cards in the hole and 3 to 5 on the board; 1 to 9,841",
        "omaha-hi-lo; 4 to 6 cards in the hole and 3 to 5 on the board; 1 to 9,841, of low hands 1"
            + " to 56",
        "badugi; 4 to 5 cards; 1 to 1,092"
      })
  void rules_ofAGame_showsTextAndFacts(String name, String hands, String values) {
    String facts =
        "\n# Deck: 52 cards, each once; no jokers.\n# Hands: of %s.\n# Values: %s.\n"
            .formatted(hands, values);
    String text = Evaluator.of(name).ruleSet().text();
    assertTrue(text.contains("game = " + name.replace("-hi-lo", "")), text);
    assertEquals(new Run(0, text + facts, ""), Run.of("rules", name));
  }

  @ParameterizedTest
  @CsvSource({
    "wild-five, '52 cards, each any number of times; any number of jokers'",
    "joker-bug, '52 cards, each once; one joker'",
    "joker-wild, '52 cards, each once; 2 jokers'",
  })
  void rules_ofName_tellsWhatHandsMayHold(String name, String deck) {
    Run run = Run.of("rules", name);
    assertTrue(run.out().contains("\n# Deck: " + deck + ".\n"), run.out());
  }

  @Test
  void rules_forPrograms_areFacts() {
    String columns =
        "name\ttitle\tdeck\tcopies\tjokers\tmin-cards\tmax-cards\tmin-board\tmax-board\tvalues"
            + "\tlow-values\n";
    Run list = Run.of("rules", "--format", "tsv");
    List<String> rows = list.out().lines().skip(1).toList();
    assertTrue(list.out().startsWith(columns), list.out());
    assertEquals(
        Evaluator.names(), rows.stream().map(row -> row.replaceFirst("\t.*", "")).toList());
    String omaha = "omaha-hi-lo\tOmaha hi-lo\t52\t1\t0\t4\t6\t3\t5\t9841\t56";
    assertTrue(rows.contains(omaha), list.out());
    assertEquals(
        new Run(0, columns + omaha + "\n", ""), Run.of("rules", "omaha-hi-lo", "--format", "tsv"));
    Run one = Run.of("rules", "joker-bug", "--format", "json");
    assertTrue(one.out().contains("\"deck\":52,\"copies\":1,\"jokers\":1,"), one.out());
    assertTrue(one.out().contains("\"lowValues\":null,\"text\":\""), one.out());
    Run wild = Run.of("rules", "wild-five", "--format", "json");
    assertTrue(wild.out().contains("\"copies\":null,\"jokers\":null,"), wild.out());
  }

  @Test
  void rules_ofUnknownName_areRejected() {
    Run run = Run.of("rules", "snap");
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(
        run.err().contains("no rule set \"snap\"; available: ace-to-five (Ace to five low), "),
        run.err());
  }
}
