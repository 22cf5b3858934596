/** How often each player wins. */
@SuppressWarnings("module") // the one that it exports to is compiled later
module dev.yaku.equity {
  requires transitive dev.yaku;
  requires static org.jspecify;

  exports dev.yaku.equity;
  exports dev.yaku.equity.internal.ranks to
      dev.yaku.strength;
}
