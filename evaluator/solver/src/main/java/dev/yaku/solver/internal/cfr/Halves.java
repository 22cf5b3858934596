package dev.yaku.solver.internal.cfr;

/**
 * Makes floats of 16 bits and back, some in a row; a multiple of {@code PlayerHands.LANES}. One
 * number after another: the JIT of 25 makes vectors of these loops; that of 17 cannot.
 */
class Halves {
  /** The greatest part of a half. */
  static final int MOST = Short.MAX_VALUE;

  /** Multiplies parts by their scale. */
  void decode(short[] parts, float scale, float[] into, int from, int to) {
    for (int i = from; i < to; i++) {
      into[i] = parts[i] * scale;
    }
  }

  /** The greatest absolute value. */
  float most(float[] numbers, int from, int to) {
    float most = 0;
    for (int i = from; i < to; i++) {
      most = Math.max(most, Math.abs(numbers[i]));
    }
    return most;
  }

  /**
   * Divides numbers by their scale, and rounds to the nearest part.
   *
   * @param inverse of the scale
   */
  void encode(float[] numbers, float inverse, short[] parts, int from, int to) {
    // A cast rounds towards 0: it rounds to the nearest what is above 0 and has a half added.
    for (int i = from; i < to; i++) {
      parts[i] = (short) ((int) (numbers[i] * inverse + (MOST + 0.5f)) - MOST);
    }
  }
}
