package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commands that answer many items have in common. */
class BatchTest {
  @ParameterizedTest
  @CsvSource({
    "eval, As Kd, HAND, hand",
    "range, AKs, RANGE, range",
    "equity, AsAh/KdKc | 2c 3c 4c 5d 9h, SPOT, spot",
    "strength, As Kd | 2c 7d Th Jc 3s, SPOT, spot",
    "index, As Kd | 2c 7d Th, SPOT, spot",
  })
  void file_isReadAsStandardInput(
      String command, String item, String label, String word, @TempDir Path folder)
      throws IOException {
    String lines = item + "\nnonsense ?\n" + item + "\n" + "x".repeat(70_000) + "\n" + item + "\n";
    Path file = folder.resolve("items.txt");
    Files.writeString(file, lines);
    Run fromFile = Run.of(command, "--file", file.toString());
    assertEquals(Run.withInput(lines, command), fromFile);
    assertEquals(1, fromFile.status());
    assertTrue(fromFile.err().startsWith("line 2, column "), fromFile.err());
    String tooLong = "\nline 4, column 1001: too long: expected at most 1000 characters\n";
    assertTrue(fromFile.err().endsWith(tooLong), fromFile.err());
    String once = Run.of(command, item).out();
    assertTrue(fromFile.out().startsWith(once), fromFile.out());
    assertTrue(fromFile.out().length() >= 3 * once.length(), fromFile.out());
    Run both = Run.of(command, "--file", file.toString(), item);
    assertEquals(2, both.status());
    String fault = "yaku: " + label + " and --file cannot be combined: give one of them\n";
    assertTrue(both.err().startsWith(fault), both.err());
    Run named = Run.of(command, file.toString());
    assertTrue(named.err().startsWith(word + " 1, column "), named.err());
    String advice = "; to read the file of that name, give --file " + file + "\n";
    assertTrue(named.err().endsWith(advice), named.err());
  }
}
