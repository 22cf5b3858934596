package dev.yaku.cli.io;

import java.io.Console;
import java.lang.reflect.Method;
import java.util.Map;

/**
 * The reader of the answers.
 *
 * @param terminal whether a person is watching: prompts and progress
 * @param colours whether to write in colours, which does not depend on the terminal alone
 */
public record Screen(boolean terminal, boolean colours) {

  /** The screen of this process. */
  public static Screen ofProcess() {
    return of(System.getenv(), isTerminal(System.console()));
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
      Method isTerminal = Console.class.getMethod("isTerminal");
      return Boolean.TRUE.equals(isTerminal.invoke(console));
    } catch (NoSuchMethodException e) {
      return true; // up to JDK 21, there is a console only in a terminal
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
