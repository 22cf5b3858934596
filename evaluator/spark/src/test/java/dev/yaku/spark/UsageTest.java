package dev.yaku.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.RuleSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What DESCRIBE FUNCTION says is true. */
class UsageTest {
  private final SparkSession spark = LocalSpark.session();

  private String described(SqlFunction function, boolean isTry) {
    YakuFunctions.register(spark);
    return String.join(
        "\n",
        spark.sql("DESCRIBE FUNCTION EXTENDED " + function.sqlName(isTry)).collectAsList().stream()
            .map(row -> row.getString(0))
            .toList());
  }

  @ParameterizedTest
  @EnumSource
  void function_ofAnyName_describesItselfWithAnExampleThatWorks(SqlFunction function) {
    for (boolean isTry : new boolean[] {false, true}) {
      String text = described(function, isTry);
      String name = function.sqlName(isTry);
      assertTrue(text.contains(function.usage(isTry).replace("_FUNC_", name)), text);
      String example = function.example(isTry);
      assertTrue(example.contains(" " + name + "(") || example.contains("(" + name + "("), example);
      spark.sql(example.substring(example.indexOf("SELECT"), example.indexOf(';'))).head();
    }
  }

  @Test
  void numbersOfCards_inTheDescription_areThoseOfTheRules() {
    TreeMap<String, TreeSet<String>> byNumber = new TreeMap<>();
    for (String name : Evaluator.names()) {
      RuleSet rules = Evaluator.of(name).ruleSet();
      String range =
          rules.minCards() == rules.maxCards()
              ? "" + rules.maxCards()
              : rules.minCards() + " to " + rules.maxCards();
      String board =
          rules.maxBoard() > 0 ? ", board " + rules.minBoard() + " to " + rules.maxBoard() : "";
      byNumber.computeIfAbsent(range + board, key -> new TreeSet<>()).add(name);
    }
    assertEquals(
        "{0 to 5=[wild-five, wild-five-wheel], 0 to 7=[multi-deck, no-wheel], 0 to 9=[standard],"
            + " 3=[three-card], 4 to 5=[badugi], 4 to 6, board 3 to 5=[omaha, omaha-hi-lo],"
            + " 5=[deuce-to-seven, deuces-wild], 5 to 7=[ace-to-five, eight-or-better, joker-bug,"
            + " joker-wild, pai-gow, short-deck, short-deck-trips]}",
        byNumber.toString(),
        "the description lists other numbers");
    String text = described(SqlFunction.VALUE, false);
    assertTrue(text.contains("standard: 0 to 9, no-wheel and multi-deck: 0 to 7"), text);
    assertTrue(text.contains("wild-five and wild-five-wheel: 0 to 5, badugi: 4 or 5"), text);
    assertTrue(text.contains("deuce-to-seven and deuces-wild: 5, three-card: 3"), text);
    assertTrue(text.contains("Omaha: 4 to 6 and a board of 3 to 5, all others: 5 to 7"), text);
  }
}
