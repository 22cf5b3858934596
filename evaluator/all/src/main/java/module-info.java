/** No code: requires every part of the library. */
module dev.yaku.all {
  requires transitive dev.yaku;
  requires transitive dev.yaku.equity;
  requires transitive dev.yaku.strength;
  requires transitive dev.yaku.videopoker;
  requires transitive dev.yaku.interop;
  requires dev.yaku.tables.games;
  requires dev.yaku.tables.omaha;
}
