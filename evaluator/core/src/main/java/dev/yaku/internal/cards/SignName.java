package dev.yaku.internal.cards;

/** The names of characters, for those who are to find the one that they mistook for another. */
final class SignName {
  private SignName() {}

  /**
   * The text after a character's number: a comma and the character's name; empty if it has none.
   */
  static String of(int sign) {
    return ", " + Character.getName(sign);
  }
}
