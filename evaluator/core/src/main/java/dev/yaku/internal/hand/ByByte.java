package dev.yaku.internal.hand;

/**
 * A number of each card, by byte: its key, or its bit in a set. The array has an element for every
 * byte, so that reads need no bounds check, not even while the array is no constant (JIT.md, note
 * 19); bytes that are no card have 0.
 */
record ByByte(long[] ofByte) {
  long sum(int a, int b, int c, int d, int e) {
    long[] k = ofByte;
    return k[a & k.length - 1]
        + k[b & k.length - 1]
        + k[c & k.length - 1]
        + k[d & k.length - 1]
        + k[e & k.length - 1];
  }

  long sum(int a, int b, int c, int d, int e, int f) {
    long[] k = ofByte;
    return k[a & k.length - 1]
        + k[b & k.length - 1]
        + k[c & k.length - 1]
        + k[d & k.length - 1]
        + k[e & k.length - 1]
        + k[f & k.length - 1];
  }

  long sum(int a, int b, int c, int d, int e, int f, int g) {
    long[] k = ofByte;
    return k[a & k.length - 1]
        + k[b & k.length - 1]
        + k[c & k.length - 1]
        + k[d & k.length - 1]
        + k[e & k.length - 1]
        + k[f & k.length - 1]
        + k[g & k.length - 1];
  }

  long union(int a, int b, int c, int d, int e) {
    long[] k = ofByte;
    return k[a & k.length - 1]
        | k[b & k.length - 1]
        | k[c & k.length - 1]
        | k[d & k.length - 1]
        | k[e & k.length - 1];
  }

  long union(int a, int b, int c, int d, int e, int f) {
    long[] k = ofByte;
    return k[a & k.length - 1]
        | k[b & k.length - 1]
        | k[c & k.length - 1]
        | k[d & k.length - 1]
        | k[e & k.length - 1]
        | k[f & k.length - 1];
  }

  long union(int a, int b, int c, int d, int e, int f, int g) {
    long[] k = ofByte;
    return k[a & k.length - 1]
        | k[b & k.length - 1]
        | k[c & k.length - 1]
        | k[d & k.length - 1]
        | k[e & k.length - 1]
        | k[f & k.length - 1]
        | k[g & k.length - 1];
  }
}
