package dev.yaku.solver.internal.cfr;

/** Makes floats of 16 bits and back, some in a row; a multiple of {@code Hands.LANES}. */
interface Halves {
  /** The greatest part. */
  int MOST = Short.MAX_VALUE;

  /** Multiplies parts by their scale. */
  void decode(short[] parts, float scale, float[] into, int from, int to);

  /** The greatest absolute value. */
  float most(float[] numbers, int from, int to);

  /**
   * Divides numbers by their scale, and rounds to the nearest part.
   *
   * @param inverse of the scale
   */
  void encode(float[] numbers, float inverse, short[] parts, int from, int to);
}
