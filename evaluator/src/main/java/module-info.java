/** Tells how strong a poker hand is. */
module dev.yaku {
  requires dev.yaku.tables;

  exports dev.yaku;
  exports dev.yaku.equity;
  exports dev.yaku.index;
  exports dev.yaku.interop;
  exports dev.yaku.strength;
  exports dev.yaku.videopoker;
}
