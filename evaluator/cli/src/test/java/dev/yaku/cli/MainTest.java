package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {
  @Test
  void help_namesEveryCommand() {
    Run run = Run.of("--help");
    assertEquals(0, run.status());
    for (String command : new String[] {"eval", "compare", "count", "rules", "deal", "play"}) {
      assertTrue(run.out().contains("\n  " + command + " "), run.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"eval", "compare", "count", "rules", "deal", "play"})
  void commandHelp_givesExamples(String command) {
    Run run = Run.of(command, "--help");
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("Usage: yaku " + command + " "), run.out());
    String help = run.out().replace("\r\n", "\n"); // picocli writes the system's line ends
    assertTrue(help.contains("\nExamples:\n  yaku " + command), help);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void version_isOneLine(String option) {
    Run run = Run.of(option);
    assertEquals(0, run.status());
    assertTrue(run.out().matches("yaku \\S+\\R"), run.out());
  }

  @Command
  private static final class Glutton implements Runnable {
    @Override
    public void run() {
      throw new OutOfMemoryError();
    }
  }

  @Test
  void memory_thatIsNotEnough_isAMessage() {
    StringWriter err = new StringWriter();
    CommandLine line = new CommandLine(new Glutton()).setErr(new PrintWriter(err, true));
    assertEquals(1, Main.execute(line));
    assertEquals(
        "yaku: not enough memory: give the JVM more with -Xmx, or ask for less",
        err.toString().strip());
  }

  @Test
  void helpCommand_isHelpOfTheCommand() {
    assertEquals(Run.of("eval", "--help"), Run.of("help", "eval"));
    assertEquals(Run.of("--help"), Run.of("help"));
  }

  @Test
  void noCommand_isUsageError() {
    Run run = Run.of();
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().startsWith("yaku: Missing required subcommand"), run.err());
    assertTrue(run.err().contains("Try: yaku --help"), run.err());
  }

  @Test
  void unknownCommand_isUsageError_withSuggestion() {
    Run run = Run.of("evil");
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains("'evil'; did you mean eval?"), run.err());
  }
}
