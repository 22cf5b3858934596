package dev.yaku.cli;

import dev.yaku.cli.io.Screen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Commands that Python asks in its own process: nothing is printed. */
public final class Python {
  private Python() {}

  /**
   * Runs a command with arguments.
   *
   * @param input the text that it may read
   * @param colours whether the answer is for a terminal
   * @param args the arguments of the command line, the name of the command first
   * @return the exit status; the answer; the messages
   */
  public static String[] ask(String input, boolean colours, String... args) {
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Main.run(in, out, err, new Screen(colours, colours), args);
    return new String[] {
      "" + status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8)
    };
  }
}
