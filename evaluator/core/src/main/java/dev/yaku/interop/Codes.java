package dev.yaku.interop;

import java.util.function.IntBinaryOperator;

/** Converts arrays of codes or of cards, element by element. */
final class Codes {
  private Codes() {}

  /** Converts a pair of codes. */
  @FunctionalInterface
  interface PairConverter {
    /** The meaning of the pair at this index. */
    int convert(int first, int second, int index);
  }

  /**
   * Converts all codes, in their order.
   *
   * @param converter is given a code and its index, which it names if it rejects the code
   */
  static int[] convertAll(int[] codes, IntBinaryOperator converter) {
    int[] converted = new int[codes.length];
    for (int i = 0; i < codes.length; i++) {
      converted[i] = converter.applyAsInt(codes[i], i);
    }
    return converted;
  }

  /**
   * Converts all pairs of codes, in their order.
   *
   * @param firsts as many as there are seconds
   */
  static int[] convertAll(int[] firsts, int[] seconds, PairConverter converter) {
    int[] converted = new int[firsts.length];
    for (int i = 0; i < firsts.length; i++) {
      converted[i] = converter.convert(firsts[i], seconds[i], i);
    }
    return converted;
  }
}
