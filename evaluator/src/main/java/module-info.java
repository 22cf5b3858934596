/** Tells how strong a poker hand is. */
module dev.yaku {
  requires dev.yaku.tables;
  requires static info.picocli;

  exports dev.yaku;
  exports dev.yaku.codes;
  exports dev.yaku.equity;

  opens dev.yaku.cli to
      info.picocli;
}
