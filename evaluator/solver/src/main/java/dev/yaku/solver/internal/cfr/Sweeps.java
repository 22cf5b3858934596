package dev.yaku.solver.internal.cfr;

import java.lang.reflect.Constructor;

/** Chooses how to sweep: with vectors if the JVM was started with the module for them. */
final class Sweeps {
  private static final Constructor<?> VECTORS = vectors();

  private Sweeps() {}

  /**
   * @param most the most hands of a player, padded
   */
  static Sweep create(int most) {
    if (VECTORS == null) {
      return new PlainSweep(most);
    }
    try {
      return (Sweep) VECTORS.newInstance(most);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("vectors do not work", e);
    }
  }

  /** Whether there are vectors. */
  static boolean useVectors() {
    return VECTORS != null;
  }

  /** Null without vectors. The module descriptor does not mention theirs: not all JVMs have it. */
  private static Constructor<?> vectors() {
    Module module = ModuleLayer.boot().findModule("jdk.incubator.vector").orElse(null);
    if (module == null) {
      return null;
    }
    Sweeps.class.getModule().addReads(module);
    try {
      return Class.forName(Sweeps.class.getPackageName() + ".VectorSweep")
          .getDeclaredConstructor(int.class);
    } catch (ReflectiveOperationException | LinkageError e) {
      return null;
    }
  }
}
