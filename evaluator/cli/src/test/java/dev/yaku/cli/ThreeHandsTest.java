package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Progress;
import dev.yaku.Started;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.Screen;
import dev.yaku.cli.io.ThreeHandsCount;
import dev.yaku.equity.internal.three.ThreeTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of three hands, by a table whose numbers no counting would give. */
class ThreeHandsTest {
  private static final int[] NUMBERS = {7, 3, 5, 1, 0, 0, 6, 2, 0, 4, 0, 0, 0};

  @TempDir private static Path folder;
  private static Path table;

  /** By winners the numbers 1 to 7, with the others tied: 7 if all tie, 3 if z is third. */
  private static int[][] rows(int high, int low) {
    int[][] rows = new int[high == low ? 1 : 2][];
    for (int row = 0; row < rows.length; row++) {
      int z = high * high + 2 * low + row;
      rows[row] = new int[(z + 1) * (z + 2) / 2 * 13];
      Arrays.setAll(rows[row], i -> NUMBERS[i % 13]);
    }
    return rows;
  }

  @BeforeAll
  static void write() throws IOException {
    table = Files.createDirectories(folder.resolve("yaku")).resolve("three-hands");
    ThreeTable.write(table, ThreeHandsTest::rows, done -> true);
  }

  @Test
  void equity_withATable_looksUpWhatIsAskedOfIt() {
    Run run =
        Run.of(
            "equity",
            "--three-hands",
            table.toString(),
            "--format",
            "tsv",
            "AA / KK / QQ",
            "AA / KK / QQ | 2c 7d Th",
            "AA / KK");
    List<String> rows = run.out().lines().toList();
    // the greatest class is bit 2 of the entry: alone in 4, with others in 5, 6 and 7
    assertTrue(rows.get(1).startsWith("1\t1\tAA\t4\t18\t6\t"), run.out());
    assertTrue(rows.get(3).startsWith("1\t3\tQQ\t1\t15\t12\t"), run.out());
    assertTrue(rows.get(4).endsWith("\ttrue\t195048"), run.out()); // 216 * 903
    assertTrue(rows.get(7).endsWith("\ttrue\t61642944"), run.out()); // 36 * 1,712,304
    assertEquals("", run.err());
  }

  @Test
  void equity_tableThatIsNone_isReported() throws IOException {
    Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(Files.readAllBytes(table), 5000));
    Run run = Run.of("equity", "--three-hands", cut.toString(), "AA / KK / QQ");
    assertEquals(1, run.status());
    assertEquals(
        "yaku: --three-hands "
            + cut
            + ": expected a length of 42578600, found 5000: truncated, or not finished\n",
        run.err().replace("\r", ""));
    Run none = Run.of("equity", "--three-hands", folder.resolve("no").toString(), "AA / KK / QQ");
    assertEquals(1, none.status());
    assertTrue(none.err().contains("no such table of three hands"), none.err());
  }

  private static Run inProcess(String program, Path cache, String... arguments) throws Exception {
    ProcessBuilder builder = Started.java(program);
    builder.command().addAll(List.of(arguments));
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    Path errors = folder.resolve("errors of " + program);
    Process process = builder.redirectError(errors.toFile()).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(errors));
  }

  private static Path damaged(Path in) throws IOException {
    byte[] bytes = Files.readAllBytes(table);
    bytes[bytes.length - 100_000] ^= 1; // in the row of the aces
    return Files.write(Files.createDirectories(in).resolve("three-hands"), bytes);
  }

  @Tag("proof")
  @Test
  void equity_tableInTheCache_isUsedUnlessItIsDamaged() throws Exception {
    String[] spot = {"equity", "--format", "tsv", "AA / KK / QQ"};
    Run used = inProcess("dev.yaku.cli.Main", folder, spot);
    assertTrue(used.out().contains("\n1\t1\tAA\t4\t18\t6\t"), used.out());
    assertEquals("", used.err());
    Path damaged = damaged(folder.resolve("other/yaku"));
    Run counted = inProcess("dev.yaku.cli.Main", folder.resolve("other"), spot);
    assertEquals(Run.of(spot).out(), counted.out());
    assertEquals(0, counted.status());
    assertEquals(
        "yaku: not used: "
            + damaged
            + ": expected the checksum of block 168, found another: damaged; delete it\n",
        counted.err().replace("\r", ""));
  }

  /** The table is damaged, so that nothing is solved: questions end when it is first read. */
  @Test
  void allIn_askedAgain_waitsForTheCountThatGoesOn() throws Exception {
    String file = damaged(folder.resolve("counted")).toString();
    Run run = inProcess("dev.yaku.cli.CountsOnce", folder.resolve("none"), file);
    List<String> said = run.out().lines().toList();
    String goesOn =
        "yaku: three hands are being counted, and that goes on: 0 % are done; ask again";
    assertEquals(1, said.stream().filter("counts"::equals).count(), run.out());
    assertEquals(1, said.stream().filter(goesOn::equals).count(), run.out());
    assertEquals(4, said.size(), run.out());
    assertTrue(said.get(2).contains("expected the checksum of block 168"), run.out());
    assertEquals(said.get(2), said.get(3));
  }

  /** As in Python, where a program ends and its process lives on. */
  @Test
  void count_thatNobodyCanAskForAgain_endsWithItsProgram() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    ThreeHandsCount count =
        new ThreeHandsCount(
            (threads, goOn) -> {
              while (goOn.test(new Progress(1, 10))) {
                Thread.onSpinWait();
              }
              ended.countDown();
              throw new CancellationException();
            });
    InputStream none = InputStream.nullInputStream();
    OutputStream nowhere = OutputStream.nullOutputStream();
    Main main = new Main(none, nowhere, nowhere, new Screen(false, false), count);
    assertThrows(CliException.class, () -> main.threeHands(1, progress -> false));
    ended.await();
  }

  @Test
  void matrix_threeThatCannotBeWritten_isReported() throws IOException {
    Run exists = Run.of("matrix", "--three", "--write", table.toString());
    assertEquals(1, exists.status());
    assertEquals("yaku: " + table + ": cannot be written: it already exists\n", exists.err());
    Run nowhere = Run.of("matrix", "--three", "--write", folder.resolve("no/such").toString());
    assertEquals(1, nowhere.status());
    for (String[] others :
        new String[][] {
          {"matrix", "--write", "x"},
          {"matrix", "--three", "AKs"},
          {"matrix", "--three", "--svg", "x"},
          {"matrix", "--three", "--format", "tsv"},
          {"matrix", "--three", "--threads", "0"}
        }) {
      assertEquals(2, Run.of(others).status(), String.join(" ", others));
    }
    Files.copy(table, folder.resolve("renamed.part"));
    Run renamed = Run.of("matrix", "--three", "--write", folder.resolve("renamed").toString());
    assertEquals(folder.resolve("renamed") + ": three hands, 42,578,600 bytes\n", renamed.out());
  }
}
