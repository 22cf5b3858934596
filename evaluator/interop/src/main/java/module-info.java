/** Cards and results as other programs code them. */
module dev.yaku.interop {
  requires transitive dev.yaku;
  requires static org.jspecify;

  exports dev.yaku.interop;
}
