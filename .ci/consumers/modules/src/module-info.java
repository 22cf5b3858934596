/** The same program as a module. */
module consumer {
  requires dev.yaku.equity;
  requires dev.yaku.videopoker;
}
