/** Tells how strong a poker hand is. */
@SuppressWarnings("module") // those that it exports to are compiled later
module dev.yaku {
  requires dev.yaku.tables;
  requires static org.jspecify;

  exports dev.yaku;

  // How yaku-vector replaces loops, and what other artifacts share.
  uses dev.yaku.internal.hand.VectorLoops;

  exports dev.yaku.internal.cards to
      dev.yaku.cli,
      dev.yaku.equity,
      dev.yaku.solver,
      dev.yaku.strength,
      dev.yaku.videopoker;
  exports dev.yaku.internal.file to
      dev.yaku.equity,
      dev.yaku.solver,
      dev.yaku.strength;
  exports dev.yaku.internal.games to
      dev.yaku.equity;
  exports dev.yaku.internal.hand to
      dev.yaku.equity,
      dev.yaku.vector;
  exports dev.yaku.internal.jit to
      dev.yaku.vector;
  exports dev.yaku.internal.load to
      dev.yaku.equity,
      dev.yaku.videopoker;
  exports dev.yaku.internal.rules to
      dev.yaku.equity;
  exports dev.yaku.internal.table to
      dev.yaku.vector;
  exports dev.yaku.internal.work to
      dev.yaku.equity,
      dev.yaku.solver,
      dev.yaku.strength,
      dev.yaku.videopoker;
}
