/** Video poker machines: returns and best holds. */
module dev.yaku.videopoker {
  requires transitive dev.yaku;
  requires static org.jspecify;

  exports dev.yaku.videopoker;
}
