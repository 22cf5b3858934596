/** The same program as a module. */
module consumer {
  requires dev.yaku.equity;
  requires dev.yaku.solver;
  requires dev.yaku.strength;
  requires dev.yaku.videopoker;
}
