package dev.yaku.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.yaku.Evaluator;
import dev.yaku.Progress;
import dev.yaku.Started;
import dev.yaku.equity.ThreeHands;
import dev.yaku.equity.internal.three.ThreeTable;
import dev.yaku.solver.Solution;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Strength;
import dev.yaku.strength.StrengthTable;
import dev.yaku.strength.StrengthTableWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever happens to a program that writes a file, there is what was there, or the whole new file:
 * the disk is full, the program is killed, two programs write at once.
 */
@Tag("proof")
class WriterFaultsTest {
  private static final String RULES =
      "title = Test\nranks = 2468QA\ncards = 5-7\ncategories = high-card one-pair two-pair"
          + " three-of-a-kind straight flush full-house four-of-a-kind straight-flush"
          + " royal-flush\n";

  private static final String SPOT =
      """
      board = Td 9d 6h Qc 2s
      oop = 22+, AT+
      ip = 22+, AT+, KQ
      pot = 100
      stack = 150
      bets = 60%
      raises = all-in
      """;

  /** How often each of two programs writes. */
  private static final int TIMES = Integer.getInteger("yaku.step", 1) == 1 ? 20 : 7;

  @TempDir private static Path common;

  private static Path threeHands; // written without a fault

  @TempDir private Path folder;

  @BeforeAll
  static void writeThreeHands() throws IOException {
    threeHands = common.resolve("whole");
    write("three-hands", threeHands, done -> true);
  }

  @BeforeEach
  void writeRules() throws IOException {
    Files.writeString(folder.resolve("small.rules"), RULES);
  }

  /** Writes a file again and again, and says so each time. */
  static final class Writer {
    private Writer() {}

    /**
     * Writes.
     *
     * @param arguments the kind of file, its path, and how often
     */
    public static void main(String... arguments) throws Exception {
      Path file = Path.of(arguments[1]);
      System.out.println("begins");
      for (int times = Integer.parseInt(arguments[2]); times > 0; times--) {
        try {
          write(arguments[0], file, WriterFaultsTest::printed);
        } catch (IOException e) {
          System.out.println(e.getMessage());
          System.exit(1);
        }
        System.out.println("written");
      }
    }
  }

  private static void write(String kind, Path file, Predicate<Progress> goOn) throws IOException {
    switch (kind) {
      case "table" -> {
        Path rules = file.resolveSibling("small.rules");
        if (dev.yaku.generator.Main.run(rules.toString(), file.toString()) != 0) {
          throw new IOException("not compiled");
        }
      }
      case "solution" -> Solver.of(SolverSpot.parse(SPOT)).iterations(3).run().write(file);
      case "three-hands" -> ThreeTable.write(file, WriterFaultsTest::rows, goOn);
      default ->
          new StrengthTableWriter(file, Strength.of("short-deck"), Measure.EHS, 2, 3)
              .write(progress -> true);
    }
  }

  /** Numbers that need no counting: by order. */
  private static int[][] rows(int high, int low) {
    int[][] rows = new int[high == low ? 1 : 2][];
    for (int i = 0; i < rows.length; i++) {
      int row = high * high + 2 * low + i;
      rows[i] = new int[(row + 1) * (row + 2) / 2 * 13];
      Arrays.setAll(rows[i], place -> place % 13 + row);
    }
    return rows;
  }

  private static boolean printed(Progress done) {
    System.out.println("done: " + done);
    return true;
  }

  private static void open(String kind, Path file) throws IOException {
    switch (kind) {
      case "table" -> assertEquals("small", Evaluator.open(file, Evaluator.class).ruleSet().name());
      case "solution" -> assertEquals(SPOT, Solution.open(file).spot().toString());
      case "three-hands" -> ThreeHands.open(file).verify();
      default -> assertEquals(Measure.EHS, StrengthTable.open(file).measure());
    }
  }

  private static ProcessBuilder writer(String kind, Path file, int times, String... before) {
    List<String> command = new ArrayList<>(List.of(before));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:-UsePerfData");
    command.addAll(Started.SHORTLY);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Writer.class.getName()));
    command.addAll(List.of(kind, file.toString(), "" + times));
    return Started.program(command).redirectErrorStream(true);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.equals("small.rules"))
          .sorted()
          .toList();
    }
  }

  /** No file may be larger than 4 KB: writing more fails, as on a full disk. */
  @ParameterizedTest
  @ValueSource(strings = {"table", "solution", "strength"})
  void write_withoutRoom_saysSoAndLeavesWhatWasThere(String kind) throws Exception {
    assumeTrue(Files.exists(Path.of("/bin/bash")));
    String[] limit = {"/bin/bash", "-c", "ulimit -f 4 && exec \"$@\"", "bash"};
    Path file = folder.resolve("small.file");
    boolean replaces = !kind.equals("strength");
    if (replaces) {
      Files.writeString(file, "old");
    }
    Process process = writer(kind, file, 1, limit).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(1, process.waitFor(), printed);
    assertTrue(printed.contains("small.file") && !printed.contains("\tat "), printed);
    assertTrue(printed.contains("File too large"), printed);
    assertEquals(replaces ? List.of("small.file") : List.of(), files());
    if (replaces) {
      assertEquals("old", Files.readString(file));
    }
  }

  @ParameterizedTest
  @CsvSource({"table, 0", "table, 3", "solution, 0", "solution, 2", "solution, 7"})
  void write_killedWhenever_leavesAWholeFile(String kind, int lines) throws Exception {
    Path file = folder.resolve("small.yaku");
    write(kind, file, done -> true);
    long length = Files.size(file);
    Process process = writer(kind, file, Integer.MAX_VALUE).start();
    try (BufferedReader reader = process.inputReader()) {
      String line = reader.readLine();
      for (int i = 0; i < lines && line != null; i++) {
        line = reader.readLine();
      }
      process.destroyForcibly().waitFor();
    }
    assertEquals(length, Files.size(file));
    open(kind, file);
    write(kind, file, done -> true); // whatever was left
    open(kind, file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"table", "solution"})
  void write_byTwoProgramsAtOnce_isAlwaysAWholeFile(String kind) throws Exception {
    Path file = folder.resolve("small.yaku");
    write(kind, file, done -> true);
    Process[] writers = {writer(kind, file, TIMES).start(), writer(kind, file, TIMES).start()};
    while (writers[0].isAlive() || writers[1].isAlive()) {
      open(kind, file);
    }
    for (Process each : writers) {
      String printed = new String(each.getInputStream().readAllBytes(), UTF_8);
      assertEquals(0, each.waitFor(), printed);
    }
    assertEquals(List.of("small.yaku"), files());
  }

  /** Two programs never share an unfinished file, or each would write into the other's. */
  @ParameterizedTest
  @ValueSource(strings = {"table", "solution"})
  void write_besideAnUnfinishedFileOfAnother_leavesIt(String kind) throws IOException {
    Path file = folder.resolve("small.yaku");
    Path other = Files.writeString(folder.resolve("small.yaku.part"), "of another");
    write(kind, file, done -> true);
    open(kind, file);
    assertEquals("of another", Files.readString(other));
    assertEquals(List.of("small.yaku", "small.yaku.part"), files());
  }

  /** What is finished is kept, and nothing but what is missing is done again. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 4, 5_000, 22_389})
  void threeHands_withoutRoom_saySoAndContinueLater(int kilobytes) throws Exception {
    assumeTrue(Files.exists(Path.of("/bin/bash")));
    String[] limit = {"/bin/bash", "-c", "ulimit -f " + kilobytes + " && exec \"$@\"", "bash"};
    Path file = folder.resolve("small.three");
    Process process = writer("three-hands", file, 1, limit).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(1, process.waitFor(), printed);
    assertTrue(printed.contains("small.three.part: File too large"), printed);
    assertEquals(List.of("small.three.part"), files());
    assertTrue(Files.size(folder.resolve("small.three.part")) <= 1024L * kilobytes);
    assertThreeHandsContinue(file);
  }

  private void assertThreeHandsContinue(Path file) throws IOException {
    write("three-hands", file, done -> true);
    assertEquals(-1, Files.mismatch(threeHands, file));
    assertEquals(List.of(file.getFileName().toString()), files());
  }

  @Test
  void matrixThree_withoutRoom_saysSoAndKeepsWhatIsFinished() throws Exception {
    assumeTrue(Files.exists(Path.of("/bin/bash")));
    Path file = folder.resolve("small.three");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> limited = List.of("/bin/bash", "-c", "ulimit -f 1 && exec \"$@\"", "bash", java);
    ProcessBuilder yaku = Started.program(new ArrayList<>(limited));
    String path = System.getProperty("java.class.path");
    yaku.command().addAll(Started.SHORTLY);
    yaku.command().addAll(List.of("-XX:-UsePerfData", "-cp", path, "dev.yaku.cli.Main"));
    yaku.command().addAll(List.of("matrix", "--three", "--write", file.toString()));
    Process process = yaku.redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals("yaku: " + file + ": cannot be written: File too large\n", printed);
    assertEquals(1, process.waitFor());
    assertEquals(List.of("small.three.part"), files());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 45, 90, 91})
  void threeHands_killedWhenever_continueToTheSameBytes(int lines) throws Exception {
    Path file = folder.resolve("small.three");
    Process process = writer("three-hands", file, 1).start();
    try (BufferedReader reader = process.inputReader()) {
      String line = reader.readLine();
      for (int i = 0; i < lines && line != null; i++) {
        line = reader.readLine();
      }
      process.destroyForcibly().waitFor();
    }
    if (Files.exists(file)) { // it was faster than we were
      open("three-hands", file);
    } else {
      assertThreeHandsContinue(file);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"strength", "three-hands"})
  void write_byTwoProgramsAtOnce_isDoneByOne(String kind) throws Exception {
    Path file = folder.resolve("small.ehs");
    Process[] writers = {writer(kind, file, 1).start(), writer(kind, file, 1).start()};
    int[] status = new int[2];
    String printed = "";
    for (int i = 0; i < 2; i++) {
      printed += new String(writers[i].getInputStream().readAllBytes(), UTF_8);
      status[i] = writers[i].waitFor();
    }
    assertEquals(1, status[0] + status[1], printed);
    assertNotEquals(-1, printed.indexOf("small.ehs"));
    open(kind, file);
    assertEquals(List.of("small.ehs"), files());
  }
}
