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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command says what the report does, and its file is gone on with. */
class ReportCommandTest {
  private static final String SHORT =
      "rules = short-deck\noop = AA, 76s\nip = QQ\npot = 10\nstack = 10\nbets = 100%\n";

  private static final String FLOPS = "9s 8s 6s, Qc 8d 6s:3";

  @TempDir private static Path spots;

  private static Path spot;
  private static String question;

  @TempDir private Path folder;

  @BeforeAll
  static void write() throws IOException {
    boolean isThorough = Integer.getInteger("yaku.step", 1) == 1;
    question =
        isThorough ? Files.readString(Path.of("src", "test", "columns", "report.txt")) : SHORT;
    spot = Files.writeString(spots.resolve("report.txt"), question);
  }

  private static Run report(String... more) {
    List<String> words = new ArrayList<>(List.of("report", spot.toString(), "--error", "50%"));
    words.addAll(List.of(more));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void rows_areThoseOfTheReport_andTheirMeans() throws IOException {
    Run run = report("--flops", FLOPS, "--node", "", "--node", "check", "--format", "tsv");
    assertEquals(0, run.status(), run.err());
    List<FlopRow> rows = new ArrayList<>();
    FlopReport report = FlopReport.of(question).at("", "check").untilError(0.5);
    report.run(List.of(Flop.parse("9s 8s 6s"), Flop.parse("Qc 8d 6s:3")), rows::addAll);
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

  /** Classes of hands have rows, and means over flops, which are a grid for people. */
  @Test
  void hands_haveRowsMeansAndAGrid() throws IOException {
    String[] words = {"--flops", FLOPS, "--node", "check", "--hands", "--format", "tsv"};
    List<String> lines = report(words).out().lines().toList();
    assertEquals(1 + 2 * 2 + 2, lines.size(), lines + ""); // QQ alone acts after a check
    assertTrue(lines.get(0).endsWith("\toop_pot\tip_pot\thands"), lines.get(0));
    String[] all = lines.get(1).split("\t", -1);
    String[] queens = lines.get(2).split("\t", -1);
    assertEquals("", all[all.length - 1]);
    assertEquals("QQ", queens[all.length - 1]);
    assertEquals("nan", queens[5], lines.get(2)); // of oop, who has something else
    for (int column : new int[] {3, 7, 8, 10, 11}) {
      assertEquals(all[column], queens[column]); // there is no other class
    }
    assertTrue(lines.get(6).startsWith("mean\t4\tcheck\t"), lines.get(6));
    Path picture = folder.resolve("hands.svg");
    String[] drawn = {"--flops", FLOPS, "--hands", "--svg", picture.toString()};
    String text = report(drawn).out();
    assertTrue(text.contains("\na check ") && text.contains("\nA a"), text);
    assertTrue(Files.readString(picture).contains(">76s<"));
    Path file = folder.resolve("hands.tsv");
    String[] kept = {"--flops", FLOPS, "--hands", "--format", "tsv", "--write", file.toString()};
    String out = report(kept).out();
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() - 9));
    assertEquals(out, report(kept).out());
    assertEquals(whole, Files.readString(file));
    assertEquals(1, report("--flops", FLOPS, "--write", file.toString()).status()); // another
  }

  /** Each flop is in one kind, and the means of the kinds make that of all. */
  @Test
  void kinds_haveTheMeansOfTheirFlops() {
    String flops = "9s 8s 6s, Qc 8d 6s:3, Qc 8c 6s:2, 7s 7d 6c, Qh 8h 6s";
    for (String by : List.of("suits", "pairing", "high")) {
      Run run = report("--flops", flops, "--by", by, "--format", "tsv");
      assertEquals(0, run.status(), run.err());
      double weight = 0;
      double value = 0;
      List<String> lines = run.out().lines().skip(6).toList();
      for (String line : lines.subList(0, lines.size() - 1)) {
        String[] cells = line.split("\t", -1);
        assertTrue(cells[0].startsWith("mean "), line);
        weight += Double.parseDouble(cells[1]);
        value += Double.parseDouble(cells[1]) * Double.parseDouble(cells[5]);
      }
      assertEquals(8, weight);
      String[] all = lines.get(lines.size() - 1).split("\t", -1);
      assertEquals("mean", all[0]);
      assertEquals(Double.parseDouble(all[5]), value / weight, 1e-3);
    }
    String text = report("--flops", flops, "--by", "suits").out();
    assertTrue(text.contains("\nTwo-tone ") && text.contains("\nMonotone "), text);
    assertTrue(!text.contains("\nQh 8h 6s "), text);
    assertTrue(report("--flops", flops, "--by", "high").out().contains("\nQ high "));
    assertTrue(report("--flops", flops, "--by", "high", "--lang", "ja").out().contains("最高 Q"));
    assertEquals(2, report("--flops", flops, "--by", "x").status());
  }

  /** Parts of the list, solved apart, are the whole. */
  @Test
  void parts_canBeMerged() throws IOException {
    String flops = FLOPS + ", 7s 7d 6c";
    Path one = folder.resolve("one.tsv");
    Path two = folder.resolve("two.tsv");
    Path all = folder.resolve("all.tsv");
    assertEquals(0, report("--flops", flops, "--to", "1", "--write", one.toString()).status());
    assertEquals(0, report("--flops", flops, "--from", "3", "--write", two.toString()).status());
    assertEquals(3, Files.readString(one).lines().count());
    String[] merge = {"--merge", one.toString(), "--merge", two.toString()};
    List<String> call = new ArrayList<>(List.of(merge));
    call.addAll(List.of("--flops", flops, "--format", "tsv", "--write", all.toString()));
    Run merged = report(call.toArray(String[]::new));
    Run whole = report("--flops", flops, "--format", "tsv");
    assertEquals(sorted(whole.out()), sorted(merged.out()), merged.err());
    assertEquals(5, Files.readString(all).lines().count());
    assertEquals(3, Files.readString(one).lines().count()); // as it was
    Files.writeString(one, Files.readString(one).replaceFirst("error [0-9.]+", "error 0.1"));
    Run other = report("--flops", flops, "--merge", one.toString());
    assertEquals(1, other.status());
    assertTrue(other.err().contains(one + ": not this report: expected "), other.err());
    assertEquals(2, report("--flops", flops, "--from", "4").status());
    assertEquals(2, report("--flops", flops, "--from", "2", "--to", "1").status());
    String none = folder.resolve("none").toString();
    assertEquals(1, report("--flops", flops, "--merge", none).status());
  }

  private static List<String> sorted(String lines) {
    return lines.lines().sorted().toList();
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
    assertTrue(run.out().indexOf("Qc 8d 6s") < run.out().indexOf("9s 8s 6s"), run.out());
    assertTrue(Files.readString(picture).contains("Qc 8d 6s"));
    String[] two = {"--node", "", "--node", "check", "--svg", picture.toString()};
    report(two[0], two[1], two[2], two[3], two[4], two[5], "--flops", FLOPS);
    String drawn = Files.readString(picture); // each place is named
    assertTrue(drawn.contains(">2 flops<") && drawn.contains(">start, 100.0 %<"), drawn);
    assertTrue(drawn.contains(">check, "), drawn);
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
