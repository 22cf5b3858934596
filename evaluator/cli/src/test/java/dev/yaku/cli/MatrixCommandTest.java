package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatrixCommandTest {
  @TempDir private static Path folder;

  /** Six times six hands share no card, and meet on 1,712,304 boards. */
  @Test
  void matrix_oneHand_hasTheKnownCounts() {
    Run run = Run.of("matrix", "--format", "tsv", "AA");
    List<String> rows = run.out().lines().toList();
    assertEquals("hand\topponent\twin\ttie\tlose\tequity", rows.get(0));
    assertEquals(170, rows.size());
    assertTrue(rows.contains("AA\tKK\t50371344\t285228\t10986372\t0.8194605047"), rows.get(15));
    assertEquals(0, run.status());
  }

  @Test
  void matrix_all_isOneHundredSixtyNineSquared() {
    Run run = Run.of("matrix", "--format", "tsv");
    List<String[]> rows = run.out().lines().map(row -> row.split("\t", -1)).toList();
    assertEquals(170, rows.size());
    assertEquals("hand", rows.get(0)[0]);
    assertTrue(rows.stream().allMatch(row -> row.length == 170));
    for (int row = 1; row < 170; row++) {
      assertEquals(rows.get(0)[row], rows.get(row)[0]);
      for (int column = 1; column < 170; column++) { // what one hand wins the other loses
        double mine = Double.parseDouble(rows.get(row)[column]);
        assertEquals(1, mine + Double.parseDouble(rows.get(column)[row]), 2e-10);
      }
    }
    assertEquals(run.out(), Run.of("matrix").out());
  }

  @Test
  void matrix_text_isAGrid() {
    Run run = Run.of("matrix", "AKs");
    assertTrue(run.out().startsWith("AKs against each hand, before the flop\n\n"), run.out());
    assertTrue(run.out().endsWith("\nAKs wins 67.0446 % against any hand\n"), run.out());
    List<String> lines = run.out().lines().toList();
    assertEquals(3 + 13 + 2, lines.size());
    assertTrue(lines.get(3).startsWith("A 12.1 "), run.out()); // against AA
    Run terminal = Run.onTerminal("matrix", "AKs");
    assertEquals(run.out(), terminal.out().replaceAll("\u001B\\[[0-9;]*m", ""));
  }

  @Test
  void matrix_terminal_drawsTwoRowsALine() {
    Run run = Run.onTerminal("matrix");
    assertEquals(85 + 1, run.out().lines().count());
    String plain = run.out().replaceAll("\u001B\\[[0-9;]*m", "");
    assertTrue(plain.startsWith("▀".repeat(169) + " AA\n"), plain);
  }

  @Test
  void matrix_json_isAnObjectAHand() {
    assertEquals(169, Run.of("matrix", "--format", "json").out().lines().count());
    Run run = Run.of("matrix", "--format", "json", "22");
    assertTrue(
        run.out().startsWith("{\"hand\":\"22\",\"equity\":0.5033401908,\"against\":{\"AA\":0.1778"),
        run.out());
  }

  @Test
  void matrix_svg_drawsEveryCell() throws IOException {
    Path all = folder.resolve("all.svg");
    Path row = folder.resolve("row.svg");
    assertEquals(0, Run.of("matrix", "--svg", all.toString()).status());
    assertEquals(0, Run.of("matrix", "--svg", row.toString(), "T9s").status());
    String drawing = Files.readString(all);
    long cells = Arrays.stream(drawing.split("[\" z]", -1)).filter(p -> p.startsWith("M")).count();
    assertEquals(169 * 169, cells);
    assertTrue(Files.readString(row).contains("T9s against each hand"));
    Run nowhere = Run.of("matrix", "--svg", folder.resolve("no/such.svg").toString());
    assertEquals(1, nowhere.status());
    assertEquals(
        "yaku: " + folder.resolve("no/such.svg") + ": cannot be written: no such folder\n",
        nowhere.err());
  }

  @Test
  void matrix_handThatIsNone_isRejected() {
    for (String hand : new String[] {"AKx", "AAs", "A", "AsKs", "AK"}) {
      Run run = Run.of("matrix", hand);
      assertEquals(2, run.status(), hand);
      assertTrue(run.err().startsWith("yaku: "), run.err());
    }
  }
}
