package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.io.Screen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Colour is one question, a terminal another. */
class ScreenTest {
  private static Map<String, String> environment(String variables) {
    return Arrays.stream(variables.split(" ", -1))
        .filter(variable -> !variable.isEmpty())
        .collect(Collectors.toMap(v -> v.split("=", -1)[0], v -> v.split("=", -1)[1]));
  }

  @ParameterizedTest
  @CsvSource({
    "TERM=xterm, true, true",
    "TERM=xterm, false, false",
    "TERM=dumb, true, false",
    "'', true, false",
    "WT_SESSION=1, true, true",
    "TERM=xterm NO_COLOR=1, true, false",
    "TERM=xterm NO_COLOR=, true, true",
    "TERM=xterm CLICOLOR=0, true, false",
    "CLICOLOR_FORCE=1, false, true",
    "TERM=dumb CLICOLOR_FORCE=1, true, true",
    "TERM=xterm CLICOLOR_FORCE=0, false, false",
    "NO_COLOR=1 CLICOLOR_FORCE=1, false, false",
  })
  void colours_areOneQuestion_theTerminalAnother(
      String variables, boolean terminal, boolean colours) {
    assertEquals(new Screen(terminal, colours), Screen.of(environment(variables), terminal));
  }

  private static Run run(Screen screen, String input, String... args) {
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Main.run(in, out, err, screen, args);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void terminalWithoutColours_stillPrompts_andKeepsTheExitStatus() {
    Run plain = run(new Screen(true, false), "z\n", "play", "--seed", "1");
    Run coloured = run(new Screen(true, true), "z\n", "play", "--seed", "1");
    assertEquals(coloured.status(), plain.status());
    assertEquals(0, plain.status());
    assertTrue(plain.out().contains("q quits: "), plain.out());
    assertFalse(plain.out().contains("\u001b"), plain.out());
    assertTrue(coloured.out().contains("\u001b[1m"), coloured.out());
  }

  @Test
  void coloursInPipe_bringNoPrompts() {
    Run run = run(new Screen(false, true), "As Kd\n", "eval");
    assertEquals("", run.err());
    assertTrue(run.out().contains("\u001b[31mKd"), run.out());
  }

  @Test
  void console_hasItsOwnCharset() {
    Charset charset = Charset.forName("windows-31j");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Screen screen = new Screen(true, false, charset);
    InputStream in = InputStream.nullInputStream();
    assertEquals(1, Main.run(in, out, err, screen, "eval", "--lang", "ja", "As Ah", "役"));
    assertTrue(out.toString(charset).contains("ワンペア"), out.toString(charset));
    assertTrue(err.toString(charset).contains("役"), err.toString(charset));
  }

  @Test
  void charset_isUtf8_ifTheConsoleNamesNone() {
    assertEquals(StandardCharsets.UTF_8, Screen.charsetOf(""));
    assertEquals(StandardCharsets.UTF_8, Screen.charsetOf("cp65001x"));
    assertEquals(Charset.forName("IBM437"), Screen.charsetOf("cp437"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"range AKs", "matrix", "matrix AKs", "equity --matrix KK+/QcQd"})
  void grids_areColoured_whereColoursAreAskedFor_notWhereATerminalIs(String arguments) {
    String[] args = arguments.split(" ", -1);
    Run plain = run(new Screen(true, false), "", args);
    Run coloured = run(new Screen(false, true), "", args);
    assertEquals(0, plain.status(), plain.err());
    assertFalse(plain.out().contains("\u001b"), plain.out());
    assertTrue(coloured.out().contains("\u001b["), coloured.out());
  }
}
