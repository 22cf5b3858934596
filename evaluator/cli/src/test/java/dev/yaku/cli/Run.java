package dev.yaku.cli;

import dev.yaku.cli.io.Screen;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The output and the exit status of one run of the command line. */
record Run(int status, String out, String err) {
  static final Screen PIPE = new Screen(false, false);

  static Run of(String... args) {
    return withInput("", args);
  }

  static Run withInput(String input, String... args) {
    InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    return run(in, false, args);
  }

  static Run onTerminal(String... args) {
    return run(InputStream.nullInputStream(), true, args);
  }

  static Run typed(String input, String... args) {
    return run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), true, args);
  }

  private static Run run(InputStream in, boolean terminal, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Main.run(in, out, err, new Screen(terminal, terminal), args);
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Gives a program its input, and waits for its end. */
  static Run finish(Process process, String input) throws IOException, InterruptedException {
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, err);
  }
}
