/** Evaluates arrays of hands with vectors. A program needs it on its path, and nothing else. */
module dev.yaku.vector {
  requires dev.yaku;
  requires jdk.incubator.vector;

  opens dev.yaku.vector to
      dev.yaku; // copies a loop

  provides dev.yaku.internal.hand.VectorLoops with
      dev.yaku.vector.VectorLoop.Provider;
}
