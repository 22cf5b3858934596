package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** A program that is told to end answers with what it has. */
@DisabledOnOs(OS.WINDOWS) // where a process is ended without being told
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class InterruptionTest {
  private static final int OF_SIGNAL = 128 + 15; // Ctrl-C is 128 + 2, unless the shell ignores it

  @Test
  void equity_toldToEnd_printsTheStateReached() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    String[] command = {
      java, "-Dfile.encoding=UTF-8", "-cp", classes, TerminalRun.class.getName(), "equity"
    };
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.command().addAll(List.of("--trials", "1000000000000", "AA / KK", "AA / QQ"));
    Process process = builder.start();
    int shown = 0;
    while (shown != '%') { // the progress
      shown = process.getErrorStream().read();
      assertTrue(shown >= 0, "ended by itself");
    }
    process.toHandle().destroy(); // and keep the streams open
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(out.matches("(?s)AA / KK\\n  AA .* ± .*\\nStopped after [0-9,]+ deals; .*"), out);
    assertEquals(1, out.split("Stopped after", -1).length - 1, out);
    assertEquals(OF_SIGNAL, process.waitFor());
  }
}
