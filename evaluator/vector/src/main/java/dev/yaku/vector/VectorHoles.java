package dev.yaku.vector;

import static jdk.incubator.vector.VectorOperators.L2I;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;

import dev.yaku.internal.jit.HoleLoop;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Finds the places of many holes at once. Nothing else may use the class, since it needs a JVM that
 * was started with the module.
 */
final class VectorHoles implements HoleLoop {
  private static final VectorShape SHAPE =
      VectorShape.forBitSize(Math.min(512, VectorShape.preferredShape().vectorBitSize()));

  private static final VectorSpecies<Long> LONGS = VectorSpecies.of(long.class, SHAPE);

  /** As many ints as a vector has longs. */
  private static final VectorSpecies<Integer> HALF =
      VectorSpecies.of(int.class, VectorShape.forBitSize(SHAPE.vectorBitSize() / 2));

  @Override
  public void findPlaces(int factor, int bit, long[] keys, int[] places) {
    int end = LONGS.loopBound(keys.length);
    if (bit == NO_BIT) {
      ofRanks(factor, keys, places, end);
    } else {
      ofSuit(factor, bit, keys, places, end);
    }
    for (int i = end; i < keys.length; i++) {
      places[i] = HoleLoop.of(keys[i], factor, bit);
    }
  }

  private static void ofRanks(int factor, long[] keys, int[] places, int end) {
    for (int i = 0; i < end; i += LONGS.length()) {
      ranks(LongVector.fromArray(LONGS, keys, i), factor).intoArray(places, i);
    }
  }

  private static void ofSuit(int factor, int bit, long[] keys, int[] places, int end) {
    for (int i = 0; i < end; i += LONGS.length()) {
      LongVector key = LongVector.fromArray(LONGS, keys, i);
      IntVector suited = ints(key).lanewise(LSHR, bit).and(1).lanewise(LSHL, BITS);
      ranks(key, factor).or(suited).intoArray(places, i);
    }
  }

  /** The places of pairs of ranks. */
  private static IntVector ranks(LongVector keys, int factor) {
    return ints(keys.lanewise(LSHR, Integer.SIZE)).mul(factor).lanewise(LSHR, Integer.SIZE - BITS);
  }

  /** Keeps the lower half of each. */
  private static IntVector ints(LongVector longs) {
    return (IntVector) longs.convertShape(L2I, HALF, 0);
  }
}
