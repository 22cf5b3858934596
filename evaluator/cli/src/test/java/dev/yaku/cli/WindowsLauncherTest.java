package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The launcher for Windows as a text: systems without that shell cannot run it. */
class WindowsLauncherTest {
  private static final Path LAUNCHERS = Path.of("src", "launcher");

  private String posix;
  private String windows;

  @BeforeEach
  void read() throws IOException {
    posix = Files.readString(LAUNCHERS.resolve("yaku"));
    windows = Files.readString(LAUNCHERS.resolve("yaku.cmd"), StandardCharsets.US_ASCII);
  }

  /** Labels are not found in a file with other line ends. */
  @Test
  void lines_endAsTheShellDemands() {
    assertEquals(windows.replaceAll("(?<!\r)\n|\r(?!\n)", ""), windows);
    assertTrue(windows.endsWith("\r\n"), "the last line, too");
  }

  private static SortedSet<String> found(String regex, String text) {
    return Pattern.compile(regex)
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void options_areThoseOfTheOtherLauncher() {
    String option = "-(XX:|Xs|Xl|D)[+\\-\\w.:]+(=[\\w.]+)?";
    assertEquals(found(option, posix), found(option, windows));
    assertTrue(found(option, windows).size() > 10, "options");
  }

  @Test
  void commands_areThoseOfTheOtherLauncher() {
    for (String each : List.of("board compare equity eval hold", "report solve")) {
      String spaced = found(each + "[a-z ]*", windows).first();
      assertTrue(posix.contains(spaced.strip().replace(" ", " | ")), spaced);
    }
  }

  /** The build gives the archive for Java 17 and 18 a name that has its size. */
  @Test
  void archives_haveTheNamesOfTheOtherLauncher() throws IOException {
    String made = Files.readString(Path.of("src", "shade", "Archive.java"));
    assertTrue(made.contains("\"yaku-\" + Files.size(made) + \".jsa\""), "the name");
    assertTrue(windows.contains("if /i \"%%~nxF\"==\"yaku-%%~zF.jsa\""), "the name");
    String kept = "yaku-@{project.version}-java-%major%%kind%.jsa";
    assertTrue(windows.contains(kept), kept);
    assertTrue(posix.contains(kept.replaceAll("%(\\w+)%", "\\$$1")), kept);
  }

  /** The folder of a launcher that was started by its name in quotes is known to subroutines. */
  @Test
  void folder_isAskedInASubroutine() {
    assertEquals(2, windows.split("%~dp0", -1).length, "once");
    assertTrue(windows.contains("\r\n:here\r\nset \"here=%~dp0\"\r\nexit /b\r\n"), "there");
    assertTrue(windows.contains("\r\ncall :here\r\n"), "called");
  }

  /** Oracle's installers put a java.exe without such a file in the PATH. */
  @Test
  void version_isThatOfTheFileElseOfTheProgram() {
    String asked = "if not defined version for /f \"tokens=2,3\" %%U in ('^\"\"%java%\" -version ";
    int file = windows.indexOf("if exist \"%release%\" for /f \"usebackq tokens=1,2 delims==\"");
    assertTrue(file > 0 && windows.indexOf(asked) > file, "first the file");
    assertFalse(windows.contains("findstr"), "no other program");
  }

  /** A status that another command has set would hide that of the program. */
  @Test
  void program_isTheLastCommand() {
    List<String> lines = windows.lines().toList();
    String last = lines.get(lines.size() - 1);
    assertTrue(last.startsWith("\"%java%\" ") && last.endsWith(" %*"), last);
  }
}
