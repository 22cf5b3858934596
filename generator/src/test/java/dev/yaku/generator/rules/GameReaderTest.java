package dev.yaku.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules files with the key {@code game}, and mistakes in them. */
class GameReaderTest {
  private static final Path RULES = Path.of("../tables/src/main/rules");

  @TempDir private Path folder;

  @BeforeEach
  void copyRules() throws IOException {
    for (String name : new String[] {"standard", "short-deck", "eight-or-better", "ace-to-five"}) {
      Files.copy(RULES.resolve(name + ".rules"), folder.resolve(name + ".rules"));
    }
  }

  private GameRules read(String text) throws IOException {
    return GameReader.read(Files.writeString(folder.resolve("some.rules"), text));
  }

  @Test
  void read_builtInRules_areTheGames() throws IOException {
    GameRules.Omaha omaha = (GameRules.Omaha) GameReader.read(RULES.resolve("omaha-hi-lo.rules"));
    assertEquals("standard", omaha.high().name());
    assertEquals("eight-or-better", omaha.low().name());
    assertEquals(4, omaha.minHole());
    assertEquals(6, omaha.maxHole());
    assertEquals(3, omaha.minBoard());
    assertEquals(5, omaha.maxBoard());
    assertNull(((GameRules.Omaha) GameReader.read(RULES.resolve("omaha.rules"))).low());
    GameRules.Badugi badugi = (GameRules.Badugi) GameReader.read(RULES.resolve("badugi.rules"));
    assertEquals("A23456789TJQK", badugi.ranks());
    assertEquals("standard", ((Rules) GameReader.read(RULES.resolve("standard.rules"))).name());
  }

  @Test
  void read_partOfTheRange_isRead() throws IOException {
    GameRules.Omaha omaha =
        (GameRules.Omaha) read("title = T\ngame: omaha\nhole = 4\nboard = 5\nhigh = standard\n");
    assertEquals(4, omaha.maxHole());
    assertEquals(5, omaha.minBoard());
  }

  /** The rules with this line in place of its key's, or at the end. */
  private static String with(String rules, String line) {
    String key = line.replaceFirst(" =.*", " =");
    return rules.contains(key) ? rules.replaceFirst(key + ".*", line) : rules + line + "\n";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game = hearts|:2: game: found \"hearts\", allowed: omaha, badugi, or no game key for one"
            + " hand of cards",
        "hole = 1-4|:3: hole: found \"1-4\", allowed: a number or a range of 2 to 7",
        "board = 3-6|:4: board: found \"3-6\", allowed: a number or a range of 3 to 5",
        "high = ../standard|:5: high: found \"../standard\", allowed: the name of a rules file in"
            + " the same folder",
        "high = ace-to-five|:5: high: found \"ace-to-five\", allowed: high rules with flushes for"
            + " five different cards, aces highest, none wild",
        "low = standard|:6: low: found \"standard\", allowed: low rules for five cards of the deck"
            + " of the high rules, aces lowest, without flushes",
        "cards = 4|:6: unknown key \"cards\", allowed: title, game, hole, board, high, low",
      })
  void read_mistakeInOmahaRules_isRejected(String line, String message) {
    assertRejected(
        with("title = T\ngame = omaha\nhole = 4-6\nboard = 3-5\nhigh = standard\n", line), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ranks = 6789TJQKA|:3: ranks: found \"6789TJQKA\", allowed: A23456789TJQK or 23456789TJQKA",
        "cards = 3-5|:4: cards: found \"3-5\", allowed: a number or a range of 4 to 5",
        "hole = 4|:5: unknown key \"hole\", allowed: title, game, ranks, cards",
      })
  void read_mistakeInBadugiRules_isRejected(String line, String message) {
    assertRejected(
        with("title = T\ngame = badugi\nranks = A23456789TJQK\ncards = 4-5\n", line), message);
  }

  @Test
  void read_omahaOfAShortDeck_isRead() throws IOException {
    GameRules.Omaha omaha =
        (GameRules.Omaha)
            read("title = T\ngame = omaha\nhole = 4-6\nboard = 3-5\nhigh = short-deck\n");
    assertEquals("short-deck", omaha.high().name());
    assertNull(omaha.low());
    assertEquals("some omaha", omaha.indexEntry());
    assertRejected(
        "title = T\ngame = omaha\nhole = 4\nboard = 5\nhigh = short-deck\nlow = ace-to-five\n",
        ":6: low: found \"ace-to-five\", allowed: low rules for five cards of the deck of the high"
            + " rules, aces lowest, without flushes");
  }

  private static final String SMALL =
      "title = T\ncards = 5-6\ncategories = high-card one-pair two-pair three-of-a-kind straight"
          + " flush full-house four-of-a-kind straight-flush\nranks = ";

  /** High rules of a deck of few cards, whose hole and board do not fit, and then do. */
  @Test
  void read_holeAndBoardLargerThanTheDeck_areRejected() throws IOException {
    String omaha = "title = T\ngame = omaha\nhole = 2-7\nboard = 5\nhigh = small\n";
    Files.writeString(
        folder.resolve("small.rules"),
        (SMALL + "TJQKA\nsuits = cd\n")
            .replace("three-of-a-kind ", "")
            .replace("full-house ", "")
            .replace("four-of-a-kind ", ""));
    assertRejected(
        omaha, ":3: hole: found \"2-7\", allowed: with the board at most the deck's 10 cards");
    assertEquals(5, ((GameRules.Omaha) read(omaha.replace("2-7", "2-5"))).maxHole());
    Files.writeString(
        folder.resolve("small.rules"),
        (SMALL + "9TJQKA\nsuits = cd\n")
            .replace("three-of-a-kind ", "")
            .replace("full-house ", "")
            .replace("four-of-a-kind ", ""));
    assertEquals(7, ((GameRules.Omaha) read(omaha)).maxHole());
  }

  @Test
  void read_rulesThatAreMissing_areNamed() {
    assertRejected(
        "title = T\ngame = omaha\nhole = 4\nboard = 5\nhigh = hold-em\n",
        ":5: high: found \"hold-em\", allowed: the name of a rules file in the same folder, where "
            + folder.resolve("hold-em.rules")
            + " is missing");
  }

  @Test
  void read_gameThatIsNotKnown_isRejectedBeforeItsKeys() {
    assertRejected(
        "title = T\ngame = stud\ncards = 7\n",
        ":2: game: found \"stud\", allowed: omaha, badugi, or no game key for one hand of cards");
  }

  @Test
  void read_missingKey_isRejected() {
    assertRejected(
        "title = T\ngame = omaha\nhole = 4\nboard = 5\n",
        ": high: found nothing, allowed: the name of a rules file in the same folder");
  }

  @Test
  void read_rulesOfAGame_isRejected() {
    RulesException e =
        assertThrows(
            RulesException.class, () -> RulesReader.read(RULES.resolve("omaha.rules")), "omaha");
    assertTrue(
        e.getMessage().endsWith("allowed: no game key, as rules of one hand are needed"),
        e.getMessage());
  }

  private void assertRejected(String text, String message) {
    RulesException e = assertThrows(RulesException.class, () -> read(text), text);
    assertEquals(folder.resolve("some.rules") + message, e.getMessage());
  }
}
