package dev.yaku.cli.io;

import java.io.Console;
import java.io.File;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The reader of the answers; whether there are colours does not depend on the terminal alone. */
public record Screen(boolean terminal, boolean colours, Charset charset) {
  /** A screen that reads UTF-8. */
  public Screen(boolean terminal, boolean colours) {
    this(terminal, colours, StandardCharsets.UTF_8);
  }

  public static Screen ofProcess() {
    Screen screen = of(System.getenv(), isTerminal(System.console()));
    if (!screen.terminal || File.separatorChar != '\\') {
      return screen;
    }
    // Windows' consoles rarely have UTF-8. Before JDK 19 the property had the other name.
    String console =
        System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding", ""));
    return new Screen(true, screen.colours, charsetOf(console));
  }

  /** The charset of this name, or UTF-8 if this JDK has none. */
  public static Charset charsetOf(String name) {
    try {
      return Charset.forName(name);
    } catch (IllegalArgumentException e) {
      return StandardCharsets.UTF_8;
    }
  }

  /**
   * No colours if {@code NO_COLOR} is set (https://no-color.org) or the terminal has none;
   * otherwise colours in a terminal, or everywhere if {@code CLICOLOR_FORCE} is set
   * (https://bixense.com/clicolors).
   */
  public static Screen of(Map<String, String> environment, boolean terminal) {
    return new Screen(terminal, colours(environment, terminal));
  }

  private static boolean colours(Map<String, String> environment, boolean terminal) {
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
      return false;
    }
    if (!environment.getOrDefault("CLICOLOR_FORCE", "0").equals("0")) {
      return true;
    }
    // Terminals with colours give their name in TERM; Windows Terminal uses another variable.
    String name =
        environment.getOrDefault("TERM", environment.containsKey("WT_SESSION") ? "wt" : "dumb");
    return terminal
        && !name.isEmpty()
        && !name.equals("dumb")
        && !environment.getOrDefault("CLICOLOR", "1").equals("0");
  }

  /** From JDK 22 on, a console may not be a terminal, and a method says whether it is. */
  private static boolean isTerminal(Console console) {
    if (console == null) {
      return false;
    }
    try {
      return Boolean.TRUE.equals(Console.class.getMethod("isTerminal").invoke(console));
    } catch (NoSuchMethodException e) {
      return true; // up to JDK 21, there is a console only in a terminal
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
