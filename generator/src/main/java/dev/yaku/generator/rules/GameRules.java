package dev.yaku.generator.rules;

/** The rules of one game's showdown, as a rules file states them (tables/RULES-SYNTAX.md). */
public sealed interface GameRules permits Rules, GameRules.Omaha, GameRules.Badugi {
  /** The file's name without its extension. */
  String name();

  /** The text of the rules file. */
  String text();

  /** The name, followed by the key {@code game} if the game is not one of plain hands. */
  default String indexEntry() {
    return name();
  }

  /**
   * Two of the hole cards with three of the board.
   *
   * @param high the rules of the best five cards
   * @param low the rules of the lowest five cards, or null
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
   * The hand with the most cards of different ranks and suits wins, then the lowest.
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
