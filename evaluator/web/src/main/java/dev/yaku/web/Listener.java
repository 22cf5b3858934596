package dev.yaku.web;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Hears of long answers, and may stop them. */
public final class Listener {
  /** A function of JavaScript. */
  @JSFunctor
  @FunctionalInterface
  public interface Hears extends JSObject {
    /** {@return whether to go on} */
    boolean goesOn(String progress, double part);
  }

  private static Hears hears; // null for nobody
  private static boolean stopped;

  private Listener() {}

  /** Who hears from now on; null for nobody. */
  public static void listen(Hears function) {
    hears = function;
    stopped = false;
  }

  /** {@return whether anybody hears} */
  public static boolean isThere() {
    return hears != null;
  }

  /**
   * Tells how far an answer is, in words, and which part of it is done; NaN if that is not known.
   */
  public static void progress(String text, double part) {
    stopped |= !hears.goesOn(text, part);
  }

  /** {@return whether the answer is to end} */
  public static boolean isStopped() {
    return stopped;
  }
}
