package dev.yaku.solver.internal.cfr;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/** A vector of numbers after another: the same as {@link Halves}, bit by bit. */
final class VectorHalves extends Halves {
  private static final VectorSpecies<Float> FLOATS = VectorSweep.FLOATS;
  private static final VectorSpecies<Integer> INTS = FLOATS.withLanes(int.class);
  private static final VectorSpecies<Short> SHORTS =
      VectorSpecies.of(short.class, VectorShape.forBitSize(FLOATS.vectorBitSize() / 2));
  private static final int LANES = FLOATS.length();

  /** Added to a number below it, this rounds it, and leaves it in the low bits. */
  private static final float UNIT = 1 << 23;

  @Override
  void decode(short[] parts, float scale, float[] into, int from, int to) {
    for (int i = from; i < to; i += LANES) {
      ShortVector of = ShortVector.fromArray(SHORTS, parts, i);
      FloatVector numbers = (FloatVector) of.convertShape(VectorOperators.S2F, FLOATS, 0);
      numbers.mul(scale).intoArray(into, i);
    }
  }

  @Override
  float most(float[] numbers, int from, int to) {
    FloatVector most = FloatVector.zero(FLOATS);
    for (int i = from; i < to; i += LANES) {
      most = most.max(FloatVector.fromArray(FLOATS, numbers, i).abs());
    }
    return most.reduceLanes(VectorOperators.MAX);
  }

  @Override
  void encode(float[] numbers, float inverse, short[] parts, int from, int to) {
    // What is rounded up is one too many: the conversion that rounds towards 0 is slow on 17.
    for (int i = from; i < to; i += LANES) {
      FloatVector above = FloatVector.fromArray(FLOATS, numbers, i).mul(inverse).add(MOST + 0.5f);
      FloatVector rounded = above.add(UNIT);
      IntVector found = rounded.viewAsIntegralLanes().sub(MOST);
      found = found.sub(1, rounded.sub(UNIT).compare(VectorOperators.GT, above).cast(INTS));
      ((ShortVector) found.convertShape(VectorOperators.I2S, SHORTS, 0)).intoArray(parts, i);
    }
  }
}
