package dev.yaku.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every example of {@code definitions.txt} is true, by both classifiers. */
class DefinitionsTest {
  private static final Path FILE = Path.of("src/main/resources/dev/yaku/board/definitions.txt");
  private static final Map<String, BoardJudge> JUDGES = new HashMap<>();

  /** A word of the file, with its lines. */
  private record Entry(String section, String word, String sentence, List<String> lines) {
    List<String> of(String key) {
      return lines.stream()
          .filter(line -> line.startsWith(key + " "))
          .map(line -> line.substring(key.length()).strip())
          .toList();
    }
  }

  /** An example: rules, hole (or none), board, and what comes after the equals sign. */
  private record Example(BoardJudge judge, long hole, long board, String answer) {
    static Example of(String line) {
      String text = line.replaceFirst(";.*", "");
      String rules = "standard";
      int colon = text.indexOf(':');
      if (colon >= 0) {
        rules = text.substring(0, colon).strip();
        text = text.substring(colon + 1);
      }
      String answer = text.contains("=") ? text.substring(text.indexOf('=') + 1).strip() : "";
      text = text.replaceFirst("=.*", "");
      int bar = text.indexOf('|');
      long hole = bar < 0 ? 0 : Hand.parse(text.substring(0, bar));
      return new Example(
          JUDGES.computeIfAbsent(rules, BoardJudge::of),
          hole,
          Hand.parse(text.substring(bar + 1)),
          answer);
    }

    BoardHands hands() {
      return judge.boards.board(board);
    }
  }

  private static List<Entry> entries() throws IOException {
    List<Entry> entries = new ArrayList<>();
    String section = "";
    Map<String, List<String>> lines = new LinkedHashMap<>();
    String word = "";
    for (String line : Files.readAllLines(FILE)) {
      assertTrue(line.length() <= 120, line);
      if (line.startsWith("[")) {
        section = line.substring(1, line.length() - 1);
      } else if (line.startsWith("  ")) {
        lines.get(section + " " + word).add(line.strip());
      } else if (!line.isBlank() && !line.startsWith("#")) {
        word = line;
        assertEquals(null, lines.put(section + " " + word, new ArrayList<>()), "twice: " + word);
      }
    }
    lines.forEach(
        (name, body) -> {
          List<String> of = body.stream().filter(line -> !line.startsWith(";")).toList();
          int names = of.indexOf(of.stream().filter(l -> l.startsWith("en ")).findFirst().get());
          entries.add(
              new Entry(
                  name.substring(0, name.indexOf(' ')),
                  name.substring(name.indexOf(' ') + 1),
                  String.join(" ", of.subList(0, names)),
                  of.subList(names, of.size())));
        });
    return entries;
  }

  private static List<Word> constants(String section) {
    return switch (section) {
      case "made" -> List.of(Made.values());
      case "draw" -> List.of(Draw.values());
      case "suits" -> List.of(Texture.Suits.values());
      case "pairing" -> List.of(Texture.Pairing.values());
      default -> List.of();
    };
  }

  @Test
  void words_ofTheFile_areTheConstantsInTheirOrder() throws IOException {
    for (String section : List.of("made", "draw", "suits", "pairing")) {
      assertEquals(
          entries().stream().filter(e -> e.section.equals(section)).map(Entry::word).toList(),
          constants(section).stream().map(Word::text).toList());
    }
    assertEquals(
        List.of(NaiveBoardWords.MADE), constants("made").stream().map(Word::text).toList());
  }

  @Test
  void words_ofTheLibrary_haveSentenceAndNamesOfTheFile() throws IOException {
    Set<String> names = new TreeSet<>();
    for (Entry entry : entries()) {
      assertTrue(entry.sentence.endsWith("."), entry.word);
      for (Word word : constants(entry.section)) {
        if (word.text().equals(entry.word)) {
          assertEquals(entry.sentence, word.definition());
          assertEquals(entry.of("en").get(0), word.describe(Locale.ENGLISH));
          assertEquals(entry.of("en").get(0), word.describe(Locale.GERMAN));
          assertEquals(entry.of("ja").get(0), word.describe(Locale.JAPAN));
          assertTrue(names.add(word.describe(Locale.ENGLISH)), "twice: " + entry.word);
          assertTrue(names.add(word.describe(Locale.JAPANESE)), "twice: " + entry.word);
        }
      }
    }
    assertEquals(2 * (23 + 10 + 6 + 6), names.size());
  }

  @Test
  void commentsOfConstants_areTheSentences() throws IOException {
    Path sources = Path.of("src/main/java/dev/yaku/board");
    StringBuilder code = new StringBuilder();
    for (String file : List.of("Made", "Draw", "Texture")) {
      code.append(Files.readString(sources.resolve(file + ".java")));
    }
    String all = code.toString().replaceAll("\n *\\* ", " ").replaceAll("\\s+", " ");
    for (Entry entry : entries()) {
      if (!constants(entry.section).isEmpty()) {
        String constant = entry.word.toUpperCase(Locale.ROOT).replace('-', '_');
        assertTrue(all.contains("/** " + entry.sentence + " */ " + constant), entry.word);
      }
    }
  }

  @Test
  void examplesOfHands_areTrueByBothClassifiers() throws IOException {
    int examples = 0;
    List<String> faults = new ArrayList<>();
    for (Entry entry : entries()) {
      boolean made = entry.section.equals("made");
      if (!made && !entry.section.equals("draw")) {
        continue;
      }
      assertFalse(entry.of("yes").isEmpty() || entry.of("no").isEmpty(), entry.word);
      for (String line : entry.of("yes")) {
        Set<String> words = both(Example.of(line), made);
        if (!words.contains(entry.word)) {
          faults.add(entry.word + " yes " + line + ": found " + words);
        }
        examples++;
      }
      for (String line : entry.of("no")) {
        Example example = Example.of(line);
        Set<String> expected = new TreeSet<>(Arrays.asList(example.answer.split(" ")));
        expected.remove("none");
        Set<String> words = both(example, made);
        if (!words.equals(expected) || expected.contains(entry.word)) {
          faults.add(entry.word + " no " + line + ": found " + words);
        }
        examples++;
      }
    }
    assertEquals(List.of(), faults);
    assertTrue(examples > 100, "" + examples);
  }

  private static Set<String> both(Example example, boolean made) {
    String naive = example.judge.naive(example.hole, example.board);
    assertEquals(naive, BoardJudge.fast(example.hands(), example.hole));
    int[] hole = Hand.cards(example.hole);
    int[] board = Hand.cards(example.board);
    return new TreeSet<>(
        made
            ? Set.of(example.judge.naive.made(hole, board))
            : example.judge.naive.draws(hole, board));
  }

  @Test
  void examplesOfBoards_areTrueByBothClassifiers() throws IOException {
    for (Entry entry : entries()) {
      boolean suits = entry.section.equals("suits");
      if (!suits && !entry.section.equals("pairing")) {
        continue;
      }
      assertFalse(entry.of("yes").isEmpty() || entry.of("no").isEmpty(), entry.word);
      for (String key : List.of("yes", "no")) {
        for (String line : entry.of(key)) {
          Example example = Example.of(line);
          int[] board = Hand.cards(example.board);
          Texture texture = example.hands().texture();
          String expected = key.equals("yes") ? entry.word : example.answer;
          assertEquals(expected, (suits ? texture.suits() : texture.pairing()).text(), line);
          NaiveBoardWords naive = example.judge.naive;
          assertEquals(expected, suits ? naive.suits(board) : naive.pairing(board), line);
        }
      }
    }
  }

  @Test
  void figures_areTrueByBothClassifiers() throws IOException {
    int figures = 0;
    for (Entry entry : entries()) {
      for (String line : entry.of("is")) {
        Example example = Example.of(line);
        int[] hole = Hand.cards(example.hole);
        int[] board = Hand.cards(example.board);
        NaiveBoardWords naive = example.judge.naive;
        BoardHands hands = example.hands();
        List<String> answers =
            switch (entry.word) {
              case "straights" ->
                  List.of("" + naive.straights(board), "" + hands.texture().straights());
              case "high-card" ->
                  List.of(
                      "" + naive.highCard(board),
                      "" + Card.RANKS.charAt(hands.texture().highRank()));
              case "nuts" ->
                  List.of(
                      naive.beatenBy(hole, board) == 0 ? "yes" : "no",
                      hands.isNuts(example.hole) ? "yes" : "no");
              default ->
                  List.of("" + naive.beatenBy(hole, board), "" + hands.beatenBy(example.hole));
            };
        assertEquals(List.of(example.answer, example.answer), answers, entry.word + " " + line);
        figures++;
      }
    }
    assertEquals(17, figures);
  }
}
