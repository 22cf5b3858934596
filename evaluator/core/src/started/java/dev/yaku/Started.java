package dev.yaku;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Programs that tests start. They speak English, whatever language the environment names, and even
 * if that language is not installed, of which shells would warn. The tests of several artifacts are
 * compiled with this.
 */
public final class Started {
  private Started() {}

  public static ProcessBuilder program(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(language());
    return builder;
  }

  /**
   * How a JVM runs that lives for seconds: a second compiler and threads that collect would take
   * longer than they save.
   */
  public static final List<String> SHORTLY = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  /** A JVM that has the classes of the tests, and lives for seconds. */
  public static ProcessBuilder java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(SHORTLY);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(arguments));
    return program(command);
  }

  /** The variables that name it: UTF-8 stays, or else Java finds no file with an umlaut. */
  public static Map<String, String> language() {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    boolean utf8 = "UTF-8".equals(System.getProperty("sun.jnu.encoding"));
    return Map.of("LC_ALL", linux && utf8 ? "C.UTF-8" : "C", "LANGUAGE", "en");
  }
}
