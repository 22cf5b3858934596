package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopReport;
import dev.yaku.solver.FlopRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command says what the report does, and its file is gone on with. */
class ReportCommandTest {
  private static final Path SPOT = Path.of("src", "test", "columns", "report.txt");
  private static final String FLOPS = "9s 8s 6s, Qc 8d 2s:3";

  @TempDir private Path folder;

  private static Run report(String... more) {
    List<String> words = new ArrayList<>(List.of("report", SPOT.toString(), "--error", "50%"));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void rows_areThoseOfTheReport_andTheirMeans() throws IOException {
    Run run = report("--flops", FLOPS, "--node", "", "--node", "check", "--format", "tsv");
    assertEquals(0, run.status(), run.err());
    List<FlopRow> rows = new ArrayList<>();
    FlopReport report = FlopReport.of(Files.readString(SPOT)).at("", "check").untilError(0.5);
    report.run(List.of(Flop.parse("9s 8s 6s"), Flop.parse("Qc 8d 2s:3")), rows::addAll);
    rows.add(FlopRow.mean(List.of(rows.get(0), rows.get(2))));
    rows.add(FlopRow.mean(List.of(rows.get(1), rows.get(3))));
    List<String> lines = run.out().lines().skip(1).toList();
    assertEquals(rows.size(), lines.size());
    for (int i = 0; i < lines.size(); i++) {
      String[] cells = lines.get(i).split("\t", -1);
      FlopRow row = rows.get(i);
      assertEquals(i < 4 ? row.flop().cards() : "mean", cells[0]);
      assertEquals(row.flop().weight(), Double.parseDouble(cells[1]));
      assertEquals(row.node(), cells[2]);
      assertEquals(row.global(), Double.parseDouble(cells[3]), 1e-5);
      for (int player = 0; player < 2; player++) {
        assertEquals(row.equities().get(player), Double.parseDouble(cells[4 + 3 * player]), 1e-5);
        assertEquals(row.values().get(player), Double.parseDouble(cells[5 + 3 * player]), 1e-3);
        double realized = 100 * row.realized(player);
        assertEquals(realized, Double.parseDouble(cells[6 + 3 * player]), 0.05);
      }
      assertEquals(row.frequencies().get(0), Double.parseDouble(cells[10]), 1e-5);
    }
  }

  @Test
  void file_thatWasStopped_isGoneOnWith() throws IOException {
    Path file = folder.resolve("report.tsv");
    String[] words = {"--flops", FLOPS, "--format", "tsv", "--write", file.toString()};
    String out = report(words).out();
    String whole = Files.readString(file);
    assertEquals(4, whole.lines().count(), whole);
    for (int end : new int[] {0, 5, whole.indexOf("Qc") + 9, whole.length()}) {
      Files.writeString(file, whole.substring(0, end));
      assertEquals(out, report(words).out());
      assertEquals(whole, Files.readString(file));
    }
    Run other = report("--flops", FLOPS, "--node", "check", "--write", file.toString());
    assertNotEquals(0, other.status());
    assertTrue(other.err().contains("not this report"), other.err());
    assertEquals(whole, Files.readString(file));
  }

  @Test
  void sort_andPicture() throws IOException {
    Path picture = folder.resolve("report.svg");
    Run run = report("--flops", FLOPS, "--sort", "weight", "--svg", picture.toString());
    assertTrue(run.out().indexOf("Qc 8d 2s") < run.out().indexOf("9s 8s 6s"), run.out());
    assertTrue(Files.readString(picture).contains("Qc 8d 2s"));
    String japanese = report("--flops", "9s 8s 6s", "--lang", "ja").out();
    assertTrue(japanese.contains("フロップ"), japanese);
  }

  @Test
  void faults_areSaid() {
    assertFault("--flops", report("--flops", "9s 8s"));
    assertFault("1 to 1755", report("--flops", "sample:0"));
    assertFault("expected sample:N", report("--flops", "sample:x"));
    assertFault("expected flop, weight", report("--flops", FLOPS, "--sort", "colour"));
    assertFault("bet 7", report("--flops", FLOPS, "--node", "bet 7"));
    assertFault("board", Run.of("report", "--flops", "all", "src/test/columns/solve.txt"));
  }

  private static void assertFault(String fault, Run run) {
    assertNotEquals(0, run.status());
    assertTrue(run.err().contains(fault), run.err());
    assertEquals("", run.out());
  }
}
