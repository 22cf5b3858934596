package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What README.md shows works as it says. */
class ReadmeTest {
  private static final Path README = Path.of("../README.md");

  /** The README's code, line for line; {@link #javaExample_isThisFilesCode} holds them together. */
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
    assertEquals(value, same);
    assertEquals(value, again);
    assertEquals("Full house, aces over twos", words);
    assertEquals("2c Ad Ah 2s As", best);
  }

  @Test
  void javaExample_isThisFilesCode() throws IOException {
    String source =
        Files.readString(Path.of("src/test/java/dev/yaku/ReadmeTest.java"))
            .replaceFirst("(?s).*?// <example>\n", "")
            .replaceFirst("(?s)// </example>.*", "")
            .replaceFirst("(?s)  @Test.*?\\{\n", "");
    assertEquals(unindented(block("java")), unindented(source));
  }

  private static String unindented(String code) {
    return code.lines().map(String::strip).reduce("", (a, b) -> a + "\n" + b).strip();
  }

  @Test
  void ownRules_compileAndPlayAsShown(@TempDir Path folder) throws IOException {
    Path rules = Files.writeString(folder.resolve("ducks.rules"), block("properties"));
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

  /** The first fenced block of a language. */
  private static String block(String language) throws IOException {
    Matcher matcher =
        Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(Files.readString(README));
    assertTrue(matcher.find(), language);
    return matcher.group(1);
  }
}
