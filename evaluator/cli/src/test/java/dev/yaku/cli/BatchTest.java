package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commands that answer many items have in common. */
class BatchTest {
  @ParameterizedTest
  @CsvSource({
    "range, AKs",
    "equity --format tsv, AsAh/KdKc | 2c 3c 4c 5d 9h",
    "strength --format tsv, As Kd | 2c 7d Th Jc 3s",
    "index --format tsv, As Kd | 2c 7d Th",
    "hold jacks-9-6 --format tsv, As Ks Qs Js 2c",
    "eval --format tsv, As Kd",
  })
  void linesBlankOrComments_areSkipped_andNumbered(String command, String item) {
    String lines = "# all:\n" + item + "\n  # " + item + "\n" + item + "\n#\n";
    String[] arguments = command.split(" ", 0);
    Run run = Run.withInput(lines, arguments);
    assertEquals("", run.err());
    assertEquals(0, run.status());
    assertEquals(run.out(), Run.withInput(lines.replace("# all:", "#"), arguments).out());
    if (!command.equals("range")) {
      String numbers = run.out().lines().skip(1).map(BatchTest::numbers).distinct().toList() + "";
      assertEquals("[2, 4]", numbers, run.out());
    }
    if (!command.startsWith("eval")) {
      String blank = "\n" + item + "\n \t\n" + item + "\n\n";
      assertEquals(run.out(), Run.withInput(blank, arguments).out());
    }
  }

  /** The number of the line, in the column named spot or line. */
  private static String numbers(String row) {
    String[] columns = row.split("\t", -1);
    String last = columns[columns.length - 1];
    return columns[0].matches("\\d+") ? columns[0] : last;
  }

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
    String lines = item + "\nnonsense ?\n" + item + "\n" + "x".repeat(170_000) + "\n" + item + "\n";
    Path file = folder.resolve("items.txt");
    Files.writeString(file, lines);
    Run fromFile = Run.of(command, "--file", file.toString());
    assertEquals(Run.withInput(lines, command), fromFile);
    assertEquals(1, fromFile.status());
    assertTrue(fromFile.err().startsWith("line 2, column "), fromFile.err());
    int most = List.of("equity", "range").contains(command) ? 100_000 : 1000;
    String tooLong =
        "\nline 4, column %d: too long: expected at most %d characters\n".formatted(most + 1, most);
    assertTrue(fromFile.err().endsWith(tooLong), fromFile.err());
    String once = Run.of(command, item).out();
    assertTrue(fromFile.out().contains(once), fromFile.out());
    assertTrue(fromFile.out().length() >= 3 * once.length(), fromFile.out());
    Run both = Run.of(command, "--file", file.toString(), item);
    assertEquals(2, both.status());
    String fault = "yaku: " + label + " and --file cannot be combined: give one of them\n";
    assertTrue(both.err().startsWith(fault), both.err());
    Run named = Run.of(command, file.toString());
    assertTrue(named.err().startsWith(word + " 1, column "), named.err());
    String advice = "; to read the file of that name: < " + file + "\n";
    assertTrue(named.err().endsWith(advice), named.err());
  }
}
