package dev.yaku.generator.rules;

/** The rules of one game's showdown, as a rules file states them (tables/RULES-SYNTAX.md). */
public sealed interface GameRules permits Rules, GameRules.Omaha, GameRules.Badugi {
  /** The file's name without its ending. */
  String name();

  /** The rules file, word for word. */
  String text();

  /** The name, and for another game than one of hands of cards what the key {@code game} says. */
  default String indexEntry() {
    return name();
  }

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
    public String indexEntry() {
      return name + " omaha";
    }
  }

  /**
   * The most cards of different ranks and suits, then the lowest.
   *
   * @param ranks lowest first
   */
  record Badugi(String name, String ranks, int minCards, int maxCards, String text)
      implements GameRules {
    /** The most cards that count: one of each suit. */
    public static final int MOST = Rules.SUITS.length();

    @Override
    public String indexEntry() {
      return name + " badugi";
    }
  }
}
