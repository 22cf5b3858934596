package dev.yaku.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Programs that tests start. They speak English, whatever language the environment names, and even
 * if that language is not installed, of which shells would warn.
 */
final class Started {
  private Started() {}

  static ProcessBuilder program(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(language());
    return builder;
  }

  /** A JVM that has the classes of the tests. */
  static ProcessBuilder java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(arguments));
    return program(command);
  }

  /** UTF-8 stays, without which Java finds no file whose name has an umlaut. */
  private static Map<String, String> language() {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    boolean utf8 = "UTF-8".equals(System.getProperty("sun.jnu.encoding"));
    return Map.of("LC_ALL", linux && utf8 ? "C.UTF-8" : "C", "LANGUAGE", "en");
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
