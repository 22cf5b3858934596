package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.yaku.Started;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program that is told to end answers with what it has. */
@DisabledOnOs(OS.WINDOWS) // where a process is ended without being told
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class InterruptionTest {
  private static final int OF_SIGNAL = 128 + 15; // Ctrl-C is 128 + 2, unless the shell ignores it

  @TempDir private Path folder;

  /** Starts a command that takes very long, and waits until it shows how far it is. */
  private static Process started(String... arguments) throws IOException {
    Process process = command(arguments).start();
    int shown = 0;
    while (shown != '%') { // the progress
      shown = process.getErrorStream().read();
      assertTrue(shown >= 0, "ended by itself");
    }
    return process;
  }

  private static ProcessBuilder command(String... arguments) {
    ProcessBuilder builder = Started.java("-Dfile.encoding=UTF-8", TerminalRun.class.getName());
    builder.command().addAll(List.of(arguments));
    return builder;
  }

  /** Whether this ignores a signal, as what a shell starts in the background, or nohup, may. */
  static boolean ignores(String signal) throws IOException {
    int bit = List.of("HUP", "INT").indexOf(signal); // number 1, number 2
    Path status = Path.of("/proc/self/status");
    return bit >= 0
        && Files.exists(status)
        && Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .anyMatch(
                line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) >>> bit & 1) != 0);
  }

  /** What was found is kept, whatever tells the program to end. */
  @ParameterizedTest
  @CsvSource({"TERM, 15", "INT, 2"})
  void solve_toldToEnd_writesTheSolutionReached(String signal, int number) throws Exception {
    assumeFalse(ignores(signal));
    Path spot = folder.resolve("spot");
    Path solution = folder.resolve("solution");
    Files.writeString(
        spot,
        """
        board = Td 9d 6h Qc
        oop   = 66+, A8s+, KQo
        ip    = QQ-22, ATs+, KJo+
        pot   = 200
        stack = 900
        bets  = 60%
        """);
    String[] solve = {
      "solve", spot.toString(), "--write", solution.toString(), "--iterations", "100000000"
    };
    Process process = started(solve);
    String[] kill = {"kill", "-s", signal, Long.toString(process.pid())};
    assertEquals(0, Started.program(List.of(kill)).start().waitFor());
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(out.startsWith("Stopped. Exploitability "), out);
    assertEquals(128 + number, process.waitFor());
    Run kept = Run.of("solve", "--open", solution.toString());
    assertEquals(figures(out.substring("Stopped. ".length())), figures(kept.out()), kept.err());
  }

  /** Exploitability, iterations and values: the lines before the place, which has colours. */
  private static List<String> figures(String answer) {
    return answer.lines().limit(2).toList();
  }

  /** What a report has is kept, and the next call goes on from there: no flop is solved twice. */
  @Test
  void report_toldToEnd_keepsWholeFlops_andIsGoneOnWith() throws Exception {
    Path spot = folder.resolve("spot");
    Path rows = folder.resolve("rows");
    Files.writeString(spot, "oop = AA, 76s\nip = QQ\npot = 10\nstack = 20\nbets = 100%\n");
    String[] report = {
      "report", spot.toString(), "--flops", "all", "--error", "100%", "--write", rows.toString()
    };
    ProcessBuilder builder = command(report);
    Process process = builder.redirectErrorStream(true).start();
    while (!Files.exists(rows) || Files.readString(rows).lines().count() < 4) {
      assertTrue(process.isAlive(), () -> "ended by itself");
      Thread.sleep(50);
    }
    process.toHandle().destroy();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(OF_SIGNAL, process.waitFor(), out);
    assertTrue(out.contains("Stopped. "), out);
    String kept = Files.readString(rows);
    int flops = (int) kept.lines().count() - 2;
    assertTrue(kept.endsWith("\n") && flops >= 2 && flops < 1755, kept);
    String more = Integer.toString(flops + 1);
    String[] next = {"--to", more, "--format", "tsv"};
    Run run = Run.of(Stream.of(report, next).flatMap(Stream::of).toArray(String[]::new));
    assertEquals(0, run.status(), run.err());
    String all = Files.readString(rows);
    assertTrue(all.startsWith(kept), all);
    assertEquals(flops + 3, all.lines().count());
  }

  @Test
  void equity_toldToEnd_printsTheStateReached() throws Exception {
    Process process = started("equity", "--trials", "1000000000000", "AA / KK", "AA / QQ");
    process.toHandle().destroy(); // and keep the streams open
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(out.matches("(?s)1: AA / KK\\n  AA .* ± .*\\nStopped after [0-9,]+ deals; .*"), out);
    assertEquals(1, out.split("Stopped after", -1).length - 1, out);
    assertEquals(OF_SIGNAL, process.waitFor());
  }

  @Test
  void equity_toldToEnd_saysWhatCannotBeWritten() throws Exception {
    String picture = folder.resolve("none").resolve("picture").toString();
    Process process = started("equity", "--trials", "1000000000000", "--svg", picture, "AA / KK");
    process.toHandle().destroy();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(out.contains("Stopped after "), out);
    assertTrue(err.contains("cannot be written"), err);
    assertEquals(OF_SIGNAL, process.waitFor());
  }
}
