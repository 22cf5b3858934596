package dev.yaku.cli.io;

import java.io.Console;
import java.lang.reflect.Method;
import java.util.Map;

/**
 * Who reads the answers.
 *
 * @param terminal whether a person is watching: prompts and progress
 * @param colours whether to write in colours, which is another question
 */
public record Screen(boolean terminal, boolean colours) {

  /** What this process knows. */
  public static Screen ofProcess() {
    return of(System.getenv(), isTerminal(System.console()));
  }

  /**
   * No colours where {@code NO_COLOR} is set (https://no-color.org), or in a terminal that knows
   * none; colours in a terminal, or anywhere if {@code CLICOLOR_FORCE} asks for them
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
    // Terminals that understand colours name themselves; the Windows Terminal in its own way.
    String name =
        environment.getOrDefault("TERM", environment.containsKey("WT_SESSION") ? "wt" : "dumb");
    return terminal
        && !name.isEmpty()
        && !name.equals("dumb")
        && !environment.getOrDefault("CLICOLOR", "1").equals("0");
  }

  /** From JDK 22 on there may be a console that is no terminal, and a method that tells. */
  private static boolean isTerminal(Console console) {
    if (console == null) {
      return false;
    }
    try {
      Method isTerminal = Console.class.getMethod("isTerminal");
      return Boolean.TRUE.equals(isTerminal.invoke(console));
    } catch (NoSuchMethodException e) {
      return true; // until JDK 21 there is a console only where there is a terminal
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
