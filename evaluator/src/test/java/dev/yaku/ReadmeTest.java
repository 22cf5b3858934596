package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What README.md shows works as it says. */
class ReadmeTest {
  private static final Path README = Path.of("../README.md");

  /**
   * The README's code, line for line; {@link #javaExamples_areThisFilesCode} holds them together.
   */
  // <example>
  static final HandEvaluator HOLDEM = HandEvaluator.of("standard"); // loaded once

  @Test
  void javaExample_givesWhatItsCommentsSay() {
    long board = Hand.parse("Ah Kh Qd 2c 2s");
    long mine = Hand.parse("Ad As");
    int value = HOLDEM.evaluate(board | mine); // the greater value wins, equal values tie
    int same = HOLDEM.evaluateCards(HOLDEM.parse("Ad As Ah Kh Qd 2c 2s")); // a list of cards
    long key = HOLDEM.keyOf(board) + HOLDEM.keyOf(mine); // keys add up: one board, many holes
    int again = HOLDEM.evaluateKey(key, board | mine);
    String words = HOLDEM.describe(value); // Full house, aces over twos
    String best = Hand.toString(HOLDEM.bestHand(board | mine)); // 2c Ad Ah 2s As
    // </example>
    // <all>
    Hands others = Hands.of(Hand.DECK & ~(board | mine), 2).with(board); // 990 opponents
    int[] better = new int[1];
    HOLDEM.forEach(others, (hand, theirs) -> better[0] += theirs > value ? 1 : 0); // one of them
    long[] counts = HOLDEM.countByValue(Hands.of(Hand.DECK, 7)); // how many hands have each value
    // </all>
    assertEquals(990, others.count());
    assertEquals(1, better[0]);
    assertEquals(133_784_560, Arrays.stream(counts).sum());
    assertEquals(value, same);
    assertEquals(value, again);
    assertEquals("Full house, aces over twos", words);
    assertEquals("2c Ad Ah 2s As", best);
  }

  @ParameterizedTest
  @CsvSource({"example, 0", "all, 1"})
  void javaExamples_areThisFilesCode(String mark, int place) throws IOException {
    String source =
        Files.readString(Path.of("src/test/java/dev/yaku/ReadmeTest.java"))
            .replaceFirst("(?s).*?// <" + mark + ">\n", "")
            .replaceFirst("(?s)// </" + mark + ">.*", "")
            .replaceFirst("(?s)  @Test.*?\\{\n", "");
    assertEquals(unindented(blocks("java").get(place)), unindented(source));
  }

  private static String unindented(String code) {
    return code.lines().map(String::strip).reduce("", (a, b) -> a + "\n" + b).strip();
  }

  @Test
  void ownRules_compileAndPlayAsShown(@TempDir Path folder) throws IOException {
    Path rules = Files.writeString(folder.resolve("ducks.rules"), blocks("properties").get(0));
    Path table = folder.resolve("ducks.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));

    HandEvaluator ducks = HandEvaluator.open(table);
    int value = ducks.evaluateCards(ducks.parse("2c Qs Ks"));
    assertTrue(
        Files.readString(README).contains("That hand is a `" + ducks.describe(value) + "`."),
        ducks.describe(value));
    assertEquals("Three of a kind, kings", ducks.describe(ducks.evaluate(Hand.parse("2c Kd Kh"))));
    assertEquals(
        "One pair, aces, seven kicker", ducks.describe(ducks.evaluate(Hand.parse("2c Ah 7s"))));
    assertEquals(
        "High card, ace, four and three kickers",
        ducks.describe(ducks.evaluate(Hand.parse("3c 4d Ah"))));
  }

  @Test
  void ruleSets_areAllNamed() throws IOException {
    String readme = Files.readString(README);
    for (String name : HandEvaluator.names()) {
      assertTrue(readme.contains("`" + name + "`"), name);
    }
  }

  /** The fenced blocks of a language. */
  private static List<String> blocks(String language) throws IOException {
    return Pattern.compile("(?s)```" + language + "\n(.*?)```")
        .matcher(Files.readString(README))
        .results()
        .map(result -> result.group(1))
        .toList();
  }
}
