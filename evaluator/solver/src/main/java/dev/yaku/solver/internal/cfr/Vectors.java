package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.PlayerHands;
import java.lang.reflect.Constructor;

/**
 * Chooses how to sweep, and to keep numbers in 16 bits: with vectors if the JVM was started with
 * the module for them, but not at once. Until the second compiler has had them they take much
 * longer than plain ones, so that a river would wait for them; the numbers are the same.
 */
final class Vectors {
  /** How much is swept without vectors: some rivers, or the beginning of a turn. */
  private static final long FIRST = 5_000_000; // ends by hands

  private static final Constructor<?> SWEEP = constructor("VectorSweep", int.class);
  private static final Halves PLAIN = new Halves();

  /**
   * The number of hands that this JVM has swept so far, roughly: threads may miss each other's
   * counts.
   */
  private static long swept;

  private Vectors() {}

  /** For at most so many hands of a player, padded. */
  static Sweep sweep(int most) {
    return SWEEP == null || swept >= FIRST ? fastestSweep(most) : new Changing(most);
  }

  /** For now: to be asked for again and again. */
  static Halves halves() {
    return swept >= FIRST ? fastestHalves() : PLAIN;
  }

  /** Sweeps without vectors first. */
  private static final class Changing extends Sweep {
    private Sweep fastest; // null at first

    Changing(int most) {
      super(most, 1);
    }

    @Override
    void add(
        PlayerShape shape,
        PlayerHands mine,
        PlayerHands theirs,
        float[][] reach,
        float[][] values) {
      if (fastest == null) {
        swept += (long) shape.ends.size() * (mine.count() + theirs.count());
        fastest = swept >= FIRST ? fastestSweep(lead.length) : null;
      }
      if (fastest == null) {
        super.add(shape, mine, theirs, reach, values);
      } else {
        fastest.add(shape, mine, theirs, reach, values);
      }
    }
  }

  /** The fastest once it is compiled. */
  static Sweep fastestSweep(int most) {
    return SWEEP == null ? new Sweep(most, 1) : (Sweep) make(SWEEP, most);
  }

  /** The fastest once they are compiled. */
  static Halves fastestHalves() {
    return SWEEP == null ? PLAIN : Made.HALVES;
  }

  /** Made when they are needed: a river ends before that, and vectors take a while to begin. */
  private static final class Made {
    static final Halves HALVES = (Halves) make(constructor("VectorHalves"));
  }

  /** Whether there are vectors. */
  static boolean areThere() {
    return SWEEP != null;
  }

  /** Null without vectors. The module descriptor does not mention theirs: not all JVMs have it. */
  private static Constructor<?> constructor(String name, Class<?>... parameters) {
    Module module = ModuleLayer.boot().findModule("jdk.incubator.vector").orElse(null);
    if (module == null) {
      return null;
    }
    Vectors.class.getModule().addReads(module);
    try {
      return Class.forName(Vectors.class.getPackageName() + "." + name)
          .getDeclaredConstructor(parameters);
    } catch (ReflectiveOperationException | LinkageError e) {
      return null;
    }
  }

  private static Object make(Constructor<?> of, Object... arguments) {
    try {
      return of.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("vectors do not work", e);
    }
  }
}
