package dev.yaku.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.proof.TableProof;
import dev.yaku.generator.rules.Category;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesCheck;
import dev.yaku.generator.rules.RulesException;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.tables.HandTable;
import dev.yaku.generator.tables.TableWriter;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares tables/RULES-SYNTAX.md with what the generator reads. */
@Tag("proof")
class RulesSyntaxTest {
  private static final Path TABLES = Path.of("../tables");
  private static final String TEXT = read("RULES-SYNTAX.md");
  private static final String STANDARD = read("src/main/rules/standard.rules");
  private static final String WILD = read("src/main/rules/joker-wild.rules");
  private static final String LOW = block("ace-to-five");

  private static String read(String file) {
    try {
      return Files.readString(TABLES.resolve(file)).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String block(String marker) {
    return matches("<!-- " + marker + " -->\n```\\w+\n((?s:.*?))```")
        .findFirst()
        .orElseThrow()
        .group(1);
  }

  private static Stream<MatchResult> matches(String pattern) {
    return Pattern.compile(pattern, Pattern.MULTILINE).matcher(TEXT).results();
  }

  /** What the document says under a key's heading, in one line. */
  private static String section(String key) {
    String lines = matches("^### `" + key + "`\n((?s:.*?))^##").findFirst().orElseThrow().group(1);
    return lines.replace('\n', ' ');
  }

  private static Rules parse(String text) {
    return RulesReader.parse("some.rules", "some", text);
  }

  /** The rules with another value of one key. */
  private static String with(String rules, String key, String line) {
    return rules.replaceAll("(?m)^" + key + " =(.*\\\\\n)*.*\n", "") + line + "\n";
  }

  private static boolean isAllowed(String rules) {
    try {
      parse(rules);
      return true;
    } catch (RulesException e) {
      return false;
    }
  }

  @Test
  void keys_inTheDocument_areThoseThatAreRead() {
    List<String> documented = matches("^### `(.*)`$").map(m -> m.group(1)).toList();
    assertEquals(RulesReader.KEYS, documented);
  }

  @Test
  void mostHands_inTheDocument_areThoseThatKeysAreFoundFor() {
    String limit = found("at most ([\\d,]+) different combinations", section("cards"));
    assertEquals(RulesCheck.MOST_MULTISETS, Integer.parseInt(limit.replace(",", "")));
  }

  @Test
  void categories_inTheDocument_areThoseThatAreRead() {
    List<String> documented = matches("^\\| `([a-z-]+)` \\|").map(m -> m.group(1)).toList();
    assertEquals(Arrays.stream(Category.values()).map(Category::text).toList(), documented);
  }

  @Test
  void examples_ofEachKey_areAllowedInSomeRules() throws IOException {
    List<String> games;
    try (Stream<Path> files = Files.list(TABLES.resolve("src/main/rules"))) {
      games = files.map(file -> read("src/main/rules/" + file.getFileName())).toList();
    }
    for (String key : RulesReader.KEYS) {
      String example = found("\\*Example:\\* `(" + key + " = .*?)`", section(key));
      assertTrue(games.stream().anyMatch(rules -> isAllowed(with(rules, key, example))), example);
    }
  }

  @Test
  void defaults_inTheDocument_areWhatIsReadWithoutTheKey() {
    for (String key : RulesReader.KEYS) {
      String otherwise = found("\\*Default:\\* `(.*?)`", section(key));
      String without = with(key.startsWith("wild") ? WILD : STANDARD, key, "");
      if (otherwise == null) {
        RulesException e = assertThrows(RulesException.class, () -> parse(without), key);
        assertTrue(
            e.getMessage().startsWith("some.rules: " + key + ": found nothing"), e.getMessage());
      } else {
        assertEquals(
            withoutText(parse(without)),
            withoutText(parse(with(without, key, key + " = " + otherwise))),
            key);
      }
    }
  }

  private static String found(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(m -> m.group(1))
        .findFirst()
        .orElse(null);
  }

  private static String withoutText(Rules rules) {
    return rules.toString().replace(rules.text(), "");
  }

  @Test
  void packedValues_inTheDocument_areTheNaiveEvaluators() {
    Map<String, String> games =
        Map.of(
            "standard", STANDARD,
            "pai-gow", read("src/main/rules/pai-gow.rules"),
            "three-card", block("three-card"),
            "ace-to-five", LOW,
            "deuces-wild-naturals", block("deuces-wild-naturals"),
            "deuce-to-seven-razz", block("deuce-to-seven-razz"));
    List<MatchResult> rows = matches("^\\| ([a-z-]+) \\| (.*?) ?\\| `0x(.*?)` \\|").toList();
    assertEquals(21, rows.size());
    for (MatchResult row : rows) {
      NaiveEvaluator naive = new NaiveEvaluator(parse(games.get(row.group(1))));
      assertEquals(row.group(3), "%06X".formatted(naive.packed(cards(row.group(2)))), row.group(0));
    }
  }

  private static int[] cards(String text) {
    return Arrays.stream(text.split(" ", -1))
        .filter(card -> !card.isEmpty())
        .mapToInt(
            card ->
                Rules.RANKS.indexOf(card.charAt(0))
                    + Rules.RANKS.length() * Rules.SUITS.indexOf(card.charAt(1)))
        .toArray();
  }

  /** Every whole file of the document but those that refer to others. */
  @Test
  void examples_ofWholeFiles_compileAndAreRight() {
    List<MatchResult> examples =
        matches("<!-- ([a-z-]+) -->\n```properties\n((?s:.*?))```").toList();
    assertEquals(10, examples.size());
    for (MatchResult example : examples) {
      String name = example.group(1);
      Rules rules = RulesReader.parse(name + ".rules", name, example.group(2));
      TableProof.prove(rules, TableWriter.bytes(new HandTable(rules, stage -> {})));
    }
  }

  @Test
  void mistake_inTheDocument_isWhatIsSaid() {
    String mistaken = block("three-card").replace("9T", "9X");
    RulesException e =
        assertThrows(
            RulesException.class,
            () -> RulesReader.parse("three-card.rules", "three-card", mistaken));
    assertEquals(block("mistake"), e.getMessage() + "\n");
  }

  /** Every Omaha of the document, with the rules that the library has. */
  @Test
  void examples_ofGames_compileAndAreRight(@TempDir Path folder) throws IOException {
    for (String name : List.of("standard", "short-deck", "ace-to-five")) {
      Files.writeString(folder.resolve(name + ".rules"), read("src/main/rules/" + name + ".rules"));
    }
    List<MatchResult> examples =
        matches("<!-- game ([a-z-]+) -->\n```properties\n((?s:.*?))```").toList();
    assertEquals(2, examples.size());
    for (MatchResult example : examples) {
      Path file = folder.resolve(example.group(1) + ".rules");
      byte[] proved = Main.table(Files.writeString(file, example.group(2)));
      assertTrue(proved.length > 100_000, example.group(1));
    }
  }
}
