package dev.yaku.internal.paytable;

/** What a class of pays asks of a hand's wild cards. */
public enum Wilds {
  /** Nothing. */
  ANY(""),
  /** The hand holds none. */
  NATURAL(" natural"),
  /** The hand holds one or more. */
  WILD(" wild"),
  /** The hand holds all four cards of the wild rank. */
  FOUR(" of ");

  /** How it is written after the category. */
  final String text;

  Wilds(String text) {
    this.text = text;
  }
}
