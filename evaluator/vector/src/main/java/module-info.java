/** Evaluates arrays of hands with vectors. A program needs it on its path, and nothing else. */
module dev.yaku.vector {
  requires dev.yaku;
  requires jdk.incubator.vector;

  provides dev.yaku.internal.hand.VectorLoops with
      dev.yaku.vector.VectorLoop.Provider;
}
