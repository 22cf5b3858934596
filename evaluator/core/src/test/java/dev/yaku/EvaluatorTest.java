package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.generator.Main;
import dev.yaku.internal.table.TableBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every rule set is for one type of evaluator; a request for another type is rejected with its
 * name.
 */
class EvaluatorTest {
  @TempDir Path dir;

  @Test
  void names_areThoseOfAllTypes() {
    List<String> names = new ArrayList<>(Evaluator.names(HandEvaluator.class));
    assertEquals(List.of("badugi"), Evaluator.names(BadugiEvaluator.class));
    assertEquals(List.of("omaha", "omaha-hi-lo"), Evaluator.names(OmahaEvaluator.class));
    names.addAll(Evaluator.names(BadugiEvaluator.class));
    names.addAll(Evaluator.names(OmahaEvaluator.class));
    Collections.sort(names);
    assertEquals(names, Evaluator.names());
  }

  @Test
  void of_sameName_isLoadedOnce() {
    for (String name : Evaluator.names()) {
      assertSame(Evaluator.of(name), Evaluator.of(name), name);
      assertEquals(name, Evaluator.of(name).ruleSet().name());
    }
    assertSame(OmahaEvaluator.of("omaha"), Evaluator.of("omaha"));
    assertSame(BadugiEvaluator.of("badugi"), Evaluator.of("badugi"));
    assertSame(HandEvaluator.of("standard"), Evaluator.of("standard"));
  }

  @Test
  void of_nameOfAnotherType_isRejectedAndPointsThere() {
    assertRejected(
        "rule set \"omaha\" is for OmahaEvaluator, not HandEvaluator",
        () -> HandEvaluator.of("omaha"));
    assertRejected(
        "rule set \"badugi\" is for BadugiEvaluator, not HandEvaluator",
        () -> HandEvaluator.of("badugi"));
    assertRejected(
        "rule set \"badugi\" is for BadugiEvaluator, not OmahaEvaluator",
        () -> OmahaEvaluator.of("badugi"));
    assertRejected(
        "rule set \"standard\" is for HandEvaluator, not OmahaEvaluator",
        () -> OmahaEvaluator.of("standard"));
    assertRejected(
        "rule set \"omaha-hi-lo\" is for OmahaEvaluator, not BadugiEvaluator",
        () -> BadugiEvaluator.of("omaha-hi-lo"));
    assertRejected(
        "rule set \"joker-wild\" is for HandEvaluator, not BadugiEvaluator",
        () -> BadugiEvaluator.of("joker-wild"));
  }

  @Test
  void of_unknownName_isRejectedAndNamesWhatThereIs() {
    assertRejected(
        "no rule set \"snap\"; available: omaha, omaha-hi-lo", () -> OmahaEvaluator.of("snap"));
    assertRejected("no rule set \"snap\"; available: badugi", () -> BadugiEvaluator.of("snap"));
    assertRejected(
        "no rule set \"snap\"; available: " + String.join(", ", Evaluator.names()),
        () -> Evaluator.of("snap"));
    assertThrows(NullPointerException.class, () -> OmahaEvaluator.of(null));
  }

  private static void assertRejected(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "standard, HandEvaluator",
    "wild-five, HandEvaluator",
    "omaha, OmahaEvaluator",
    "badugi, BadugiEvaluator"
  })
  void open_anyTable_isOfTheTypeItIsMadeFor(String name, String type) throws IOException {
    Path table = Files.write(dir.resolve("some.yaku"), TableBytes.file(name));
    assertInstanceOf(Evaluator.of(name).getClass(), Evaluator.open(table, Evaluator.class));
    Map<String, Executable> opened =
        Map.of(
            "HandEvaluator", () -> HandEvaluator.open(table),
            "OmahaEvaluator", () -> Evaluator.open(table, OmahaEvaluator.class),
            "BadugiEvaluator", () -> Evaluator.open(table, BadugiEvaluator.class));
    opened.forEach(
        (asked, open) -> {
          if (asked.equals(type)) {
            assertDoesNotThrow(open);
          } else {
            assertEquals(
                table
                    + ": expected a table for "
                    + asked
                    + ", found one for "
                    + type
                    + ": compiled from the rules of another game",
                assertThrows(TableFormatException.class, open).getMessage());
          }
        });
  }

  /** Rules of one's own that take four cards, and no others. */
  @Test
  void parse_fiveCardsWhereTheRulesHaveFour_isRejectedByName() throws IOException {
    Path rules = dir.resolve("badugi-four.rules");
    Files.writeString(rules, "title = T\ngame = badugi\nranks = A23456789TJQK\ncards = 4\n");
    Path table = dir.resolve("badugi-four.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));
    BadugiEvaluator badugi = Evaluator.open(table, BadugiEvaluator.class);
    assertEquals("badugi", badugi.category(badugi.evaluate(Hand.parse("Ac 2d 3h 4s"))).text());
    CardFormatException e =
        assertThrows(CardFormatException.class, () -> badugi.parse("Ac 2d 3h 4s 5s"));
    assertEquals("5 cards, badugi-four takes 4", e.getMessage());
    assertEquals(13, e.column());
    assertRejected(
        "5 cards, badugi-four takes 4: Ac 2d 3h 4s 5s",
        () -> badugi.evaluate(Hand.parse("Ac 2d 3h 4s 5s")));
  }
}
