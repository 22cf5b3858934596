/** Tells how strong a poker hand is. */
@SuppressWarnings("module") // those that it exports to are compiled later
module dev.yaku {
  requires dev.yaku.tables;

  exports dev.yaku;
  exports dev.yaku.equity;
  exports dev.yaku.index;
  exports dev.yaku.interop;
  exports dev.yaku.strength;
  exports dev.yaku.videopoker;

  // How yaku-vector replaces loops.
  uses dev.yaku.internal.hand.VectorLoops;

  exports dev.yaku.internal.hand to
      dev.yaku.vector;
  exports dev.yaku.internal.jit to
      dev.yaku.vector;
  exports dev.yaku.internal.table to
      dev.yaku.vector;
}
