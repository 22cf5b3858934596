package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Hands;
import java.lang.reflect.Constructor;

/**
 * Chooses how to sweep: with vectors if the JVM was started with the module for them, but not at
 * once. Until the second compiler has had them they take much longer than plain ones, so that a
 * river would wait for them; the sums are the same.
 */
final class Sweeps {
  /** How much is swept without vectors: some rivers, or the beginning of a turn. */
  private static final long FIRST = 5_000_000; // ends by hands

  private static final Constructor<?> VECTORS = vectors();

  /** What this JVM has swept so far, about: threads may forget what others have counted. */
  private static long swept;

  private Sweeps() {}

  /**
   * @param most the most hands of a player, padded
   */
  static Sweep create(int most) {
    return VECTORS == null || swept >= FIRST ? fastest(most) : new Changing(most);
  }

  /** Sweeps without vectors first. */
  private static final class Changing implements Sweep {
    private final int most;
    private Sweep sweep;
    private boolean hasChanged;

    Changing(int most) {
      this.most = most;
      sweep = new PlainSweep(most);
    }

    @Override
    public void add(
        PlayerShape shape, Hands mine, Hands theirs, float[][] reach, float[][] values) {
      if (!hasChanged) {
        swept += (long) shape.ends.size() * (mine.count() + theirs.count());
        if (swept >= FIRST) {
          hasChanged = true;
          sweep = fastest(most);
        }
      }
      sweep.add(shape, mine, theirs, reach, values);
    }
  }

  /** The fastest once it is compiled. */
  static Sweep fastest(int most) {
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
