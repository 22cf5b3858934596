/** How strong a hand is on a board, what it is called, and a number for each class of hands. */
module dev.yaku.strength {
  requires transitive dev.yaku;
  requires dev.yaku.equity;
  requires static org.jspecify;

  exports dev.yaku.board;
  exports dev.yaku.index;
  exports dev.yaku.strength;
}
