package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tables with a correct checksum whose values mean nothing, as only another program writes them.
 */
class WrongTableTest {
  private static final String NO_VALUE = "60000 is no value of standard: expected 0 to 9841";

  @TempDir private static Path folder;

  /** The table of {@code standard}, with this value for all hands of these numbers of cards. */
  private static String table(int value, Integer... sizes) throws IOException {
    byte[] bytes;
    try (InputStream in =
        WrongTableTest.class.getClassLoader().getResourceAsStream("META-INF/yaku/standard.yaku")) {
      bytes = in.readAllBytes();
    }
    ByteBuffer table = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    for (int entry = 64; entry < 64 + 16 * table.getShort(20); entry += 16) {
      if (bytes[entry] == 9 && List.of(sizes).contains((int) bytes[entry + 1])) {
        int offset = table.getInt(entry + 8);
        for (int at = offset; at < offset + table.getInt(entry + 12); at += 2) {
          table.putChar(at, (char) value);
        }
      }
    }
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, bytes.length - 4);
    table.putInt(bytes.length - 4, (int) sum.getValue());
    return Files.write(folder.resolve(value + ".yaku"), bytes).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "tsv", "json"})
  void eval_reportsTheHandAndEvaluatesOthers(String format) throws IOException {
    Run run =
        Run.of(
            "eval",
            "--table",
            table(60_000, 5, 7),
            "--format",
            format,
            "As Kd",
            "As Kd Qh Jc 9s",
            "3s 4d");
    assertEquals(1, run.status());
    assertEquals("hand 2: " + NO_VALUE + "\n", run.err());
    assertTrue(run.out().contains("As Kd") && run.out().contains("3s 4d"), run.out());
  }

  @Test
  void eval_ofAValueThatNoCardsMake_reportsTheHand() throws IOException {
    Run run = Run.of("eval", "--table", table(9_841, 7), "As Kd Qh Jc 9s 2d 3d");
    String fault = "no cards of As Kd Qh Jc 9s 2d 3d have its value 9841";
    assertEquals(1, run.status());
    assertEquals("hand 1: " + fault + "\n", run.err());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "compare, As Kd Qh Jc 9s, 2s 3d 4h 5c 7s",
        "count, --cards, 7",
        "eval, --words, As Kd | Qh Jc 9s",
        "strength, AsKd | Qh Jc 9s,",
        "board, Qh Jc 9s,"
      })
  void command_endsWithAMessage(String command, String first, String second) throws IOException {
    String table = table(60_000, 5, 7);
    Run run =
        second == null
            ? Run.of(command, "--table", table, first)
            : Run.of(command, "--table", table, first, second);
    String index = "Index 60000 out of bounds for length 9842";
    String fault = command.equals("count") || command.equals("strength") ? index : NO_VALUE;
    assertEquals(1, run.status());
    assertEquals("yaku: a table that yaku has not made: " + fault + "\n", run.err());
  }

  /** Values that mean nothing still compare. */
  @Test
  void equity_isAnAnswer() throws IOException {
    Run run = Run.of("equity", "--table", table(60_000, 5, 7), "AsKd / QhQd");
    assertEquals("", run.err());
    assertEquals(0, run.status());
  }
}
