package dev.yaku.vector;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Finds whether vectors are faster on this computer: by what the JVM says of itself and of the
 * processor, and by the clock only where that does not decide, so that nearly everywhere each start
 * has the same answer.
 */
final class Trial {
  /** The pace that is known without a clock. */
  enum Pace {
    SLOWER,
    UNKNOWN,
    FASTER
  }

  private static final double FASTER = 7 / 8.0; // nearly equal is no reason, and would be a coin

  private static final int COMPILED = 2; // what is slower by so much is not compiled yet

  private static final int ROUNDS = 16;
  private static final int WINS = 3;

  /** The least time without a change after which no other is expected; then as long as before. */
  private static final long CALM = TimeUnit.MILLISECONDS.toNanos(300);

  private static final long NAP = TimeUnit.MILLISECONDS.toNanos(3);

  private final LongSupplier clock;
  private final long deadline;

  /** Creates a trial that gives up after ten seconds; the clock has nanoseconds. */
  Trial(LongSupplier clock) {
    this.clock = clock;
    deadline = clock.getAsLong() + TimeUnit.SECONDS.toNanos(10);
  }

  /**
   * Decides without a clock whether vectors pay, where that is known. Without the second compiler
   * each operation makes an object. Vectors of 128 bits never pay; those of 256 do not where the
   * processor takes them in two halves, which the JVM does not tell; processors with 512 bits have
   * whole units for 256.
   *
   * @param mode what the JVM says of its compilers, and {@code java -version} prints
   * @param bits the length of the vectors that it prefers
   */
  static Pace known(String mode, int bits) {
    if (bits < 256 || mode.contains("interpreted") || mode.contains("client")) {
      return Pace.SLOWER;
    }
    return bits < 512 ? Pace.UNKNOWN : Pace.FASTER;
  }

  /**
   * Does the same in two ways by turns, until the first is clearly faster, or gets no faster any
   * more. Of a series the least times count, since whatever else the computer does only adds to the
   * others; between series the compiler may need the processor.
   */
  boolean isFaster(Runnable withVectors, Runnable without) {
    long begin = clock.getAsLong();
    long now = begin;
    long changed = begin;
    double best = Double.MAX_VALUE;
    int wins = 0;
    boolean ends = false;
    while (wins < WINS && !ends && now - deadline < 0) {
      long vectors = Long.MAX_VALUE;
      long plain = Long.MAX_VALUE;
      for (int round = 0; round < ROUNDS; round++) {
        long start = clock.getAsLong();
        withVectors.run();
        long middle = clock.getAsLong();
        without.run();
        vectors = Math.min(vectors, middle - start);
        plain = Math.min(plain, clock.getAsLong() - middle);
      }
      LockSupport.parkNanos(NAP);
      now = clock.getAsLong();
      if (vectors < FASTER * best) {
        best = vectors;
        changed = now;
      }
      wins = vectors < FASTER * plain ? wins + 1 : 0;
      boolean compiled = vectors < COMPILED * plain;
      ends = wins == 0 && compiled && now - changed > Math.max(CALM, changed - begin);
    }
    return wins == WINS;
  }
}
