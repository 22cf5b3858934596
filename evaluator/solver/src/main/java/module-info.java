/** Solves hold'em for two players from the flop, the turn or the river on. */
module dev.yaku.solver {
  requires transitive dev.yaku;
  requires transitive dev.yaku.equity;
  requires static org.jspecify;

  exports dev.yaku.solver;
}
