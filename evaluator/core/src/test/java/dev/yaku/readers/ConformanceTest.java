package dev.yaku.readers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.CardFormatException;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.HandResult;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files for readers in other languages hold for the library, and its format is theirs. */
class ConformanceTest {
  private static final Path READERS = Path.of("../../tables/readers");

  static List<String> names() {
    return Evaluator.names();
  }

  private static List<String> lines(String name) throws IOException {
    return Files.readAllLines(READERS.resolve("conformance/" + name + ".tsv"));
  }

  @ParameterizedTest
  @MethodSource("names")
  void library_allHandsOfTheFile_hasTheValuesAndFaults(String name) throws IOException {
    Evaluator evaluator = Evaluator.of(name);
    List<String> lines = lines(name);
    assertTrue(lines.size() > ConformanceFile.HANDS, name);
    for (String line : lines.subList(1, lines.size())) {
      String hand = line.substring(0, line.indexOf('\t'));
      assertEquals(line.substring(hand.length()), answer(evaluator, hand), hand);
    }
  }

  private static String answer(Evaluator evaluator, String text) {
    try {
      EvaluatedHand hand = evaluator.judge(text);
      String category = hand.high().category().text();
      return "\t%d\t%s\t0x%06X".formatted(hand.high().value(), category, hand.high().packed())
          + hand.low().map(ConformanceTest::low).orElse("");
    } catch (CardFormatException e) {
      return "\tbad\t" + e.column() + "\t" + e.getMessage();
    }
  }

  private static String low(HandResult low) {
    return "\t%d\t0x%06X".formatted(low.value(), low.packed());
  }

  @Tag("proof")
  @ParameterizedTest
  @MethodSource("names")
  void files_writtenAnew_areTheSame(String name) throws IOException {
    assertEquals(ConformanceFile.text(name), String.join("\n", lines(name)) + "\n", name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../../evaluator/python/src/main/python/yaku/tables.py",
        "javascript/yaku.mjs",
        "c/yaku.h"
      })
  void readers_version_isThatOfTheTables(String reader) throws IOException {
    Matcher version =
        Pattern.compile("VERSION *=? *(\\d+)").matcher(Files.readString(READERS.resolve(reader)));
    assertTrue(version.find(), reader);
    try (InputStream table = Evaluator.class.getResourceAsStream("/META-INF/yaku/standard.yaku")) {
      byte[] header = table.readNBytes(10);
      int ofTables = header[8] & 0xFF | (header[9] & 0xFF) << 8;
      assertEquals(ofTables, Integer.parseInt(version.group(1)), reader + " cannot read tables");
    }
  }

  @Test
  void file_oneForEachRuleSet() throws IOException {
    try (var files = Files.list(READERS.resolve("conformance"))) {
      List<String> found =
          files.map(file -> file.getFileName().toString().replace(".tsv", "")).sorted().toList();
      assertEquals(Evaluator.names(), found);
    }
    assertThrows(IOException.class, () -> lines("no-such-rules"));
  }
}
