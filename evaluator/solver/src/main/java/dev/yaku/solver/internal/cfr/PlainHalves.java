package dev.yaku.solver.internal.cfr;

/** One number after another. The JIT of 25 makes vectors of these loops; that of 17 cannot. */
final class PlainHalves implements Halves {
  @Override
  public void decode(short[] parts, float scale, float[] into, int from, int to) {
    for (int i = from; i < to; i++) {
      into[i] = parts[i] * scale;
    }
  }

  @Override
  public float most(float[] numbers, int from, int to) {
    float most = 0;
    for (int i = from; i < to; i++) {
      most = Math.max(most, Math.abs(numbers[i]));
    }
    return most;
  }

  @Override
  public void encode(float[] numbers, float inverse, short[] parts, int from, int to) {
    // A cast rounds towards 0: it rounds to the nearest what is above 0 and has a half added.
    for (int i = from; i < to; i++) {
      parts[i] = (short) ((int) (numbers[i] * inverse + (MOST + 0.5f)) - MOST);
    }
  }
}
