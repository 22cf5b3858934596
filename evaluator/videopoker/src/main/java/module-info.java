/** Video poker machines: returns and best holds. */
module dev.yaku.videopoker {
  requires transitive dev.yaku;

  exports dev.yaku.videopoker;
}
