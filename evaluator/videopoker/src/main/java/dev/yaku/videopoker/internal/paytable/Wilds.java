package dev.yaku.videopoker.internal.paytable;

/** The condition of a class of a pay table on a hand's wild cards. */
public enum Wilds {
  /** No condition. */
  ANY(""),
  /** The hand holds none. */
  NATURAL(" natural"),
  /** The hand holds one or more. */
  WILD(" wild"),
  /** The hand holds all four cards of the wild rank. */
  FOUR(" of ");

  /** The text after the category. */
  final String text;

  Wilds(String text) {
    this.text = text;
  }
}
