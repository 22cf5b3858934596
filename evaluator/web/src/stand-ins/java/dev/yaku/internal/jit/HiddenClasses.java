package dev.yaku.internal.jit;

import java.util.Map;

/** In place of the library's: there are no copies of classes here. */
public final class HiddenClasses {
  /*
   * Not simply null: what the compiler makes of a branch that cannot be taken is rejected by its
   * own check ("Variable used before definition").
   */
  private static final Map<String, Object> COPIES = Map.of();

  private HiddenClasses() {}

  public static Object copy(Class<?> neighbor, String className, Object constant) {
    return COPIES.get(className);
  }
}
