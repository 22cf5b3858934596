package dev.yaku.cli;

import dev.yaku.cli.io.Screen;
import dev.yaku.cli.solver.SolutionFiles;
import dev.yaku.web.Assets;
import dev.yaku.web.Listener;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.teavm.jso.JSExport;

/** The entry of JavaScript: it answers as the command line does, byte for byte. */
public final class Web {
  private static final String MISSING = "-1";

  private Web() {}

  /** The compiler begins here; there is nothing to do. */
  public static void main(String[] args) {}

  /**
   * Answers a command of the command line.
   *
   * @param input what it may read
   * @param args those of the command line, the name of the command first
   * @return the exit status; what it wrote; what was wrong. If a file is to be fetched before: -1,
   *     and its name
   */
  @JSExport
  public static String[] ask(String input, String... args) {
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try {
      int status = Main.run(in, out, err, new Screen(false, false), args);
      return new String[] {
        "" + status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8)
      };
    } catch (Assets.Missing e) {
      return new String[] {MISSING, e.getMessage()};
    } catch (RuntimeException e) { // a fault of this program
      return new String[] {"1", "", "yaku: " + e};
    }
  }

  /** Says that there is a file among those that the library has in its jars. */
  @JSExport
  public static void know(String name) {
    Assets.know(name);
  }

  /** Adds such a file. */
  @JSExport
  public static void asset(String name, byte[] bytes) {
    Assets.add(name, bytes);
  }

  /** Adds a file of the user, such as a table. */
  @JSExport
  public static void file(String name, byte[] bytes) throws IOException {
    Files.write(Path.of(name), bytes);
  }

  /** The file that the command line writes of a solution that is kept, or was given as a file. */
  @JSExport
  public static byte[] bytes(String name, boolean withRivers) throws IOException {
    return SolutionFiles.bytes(name, withRivers);
  }

  /** Forgets a solution that was kept. */
  @JSExport
  public static void forget(String name) {
    SolutionFiles.forget(name);
  }

  /** Who hears of long answers, and may stop them. */
  @JSExport
  public static void listen(Listener.Hears function) {
    Listener.listen(function);
  }
}
