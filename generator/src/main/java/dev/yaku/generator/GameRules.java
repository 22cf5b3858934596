package dev.yaku.generator;

/**
 * The rules of a game whose showdown is not that of one hand of cards, as a rules file with the key
 * {@code game} states them (tables/RULES-SYNTAX.md).
 */
sealed interface GameRules {
  /** The file's name without its ending. */
  String name();

  /** The rules file, word for word. */
  String text();

  /** What the key {@code game} says. */
  String kind();

  /**
   * Two of the hole cards with three of the board.
   *
   * @param high what the best five are worth
   * @param low what the lowest five are worth, or null
   */
  record Omaha(
      String name,
      int minHole,
      int maxHole,
      int minBoard,
      int maxBoard,
      Rules high,
      Rules low,
      String text)
      implements GameRules {
    @Override
    public String kind() {
      return "omaha";
    }
  }

  /**
   * The most cards of different ranks and suits, then the lowest.
   *
   * @param ranks lowest first
   */
  record Badugi(String name, String ranks, int minCards, int maxCards, String text)
      implements GameRules {
    /** So many suits, so many cards. */
    static final int MOST = Rules.SUITS.length();

    @Override
    public String kind() {
      return "badugi";
    }
  }
}
