package dev.yaku.solver.internal.betting;

/**
 * What a player does.
 *
 * @param amount the chips that the player has bet on this street after the action; 0 for a fold or
 *     a check
 */
public record Action(Kind kind, int amount) {
  /** The kinds of actions, in the order in which they are listed. */
  public enum Kind {
    FOLD("fold"),
    CHECK("check"),
    CALL("call"),
    BET("bet"),
    RAISE("raise"),
    ALL_IN("all-in");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  /** Such as {@code "bet 120"}; a fold, a check and a call have no amount. */
  @Override
  public String toString() {
    return amount == 0 || kind == Kind.CALL ? kind.word : kind.word + " " + amount;
  }

  /**
   * Whether a text means this action: as {@link #toString}, or a bet or raise of everything as
   * {@code "all-in"}, {@code "bet 900"} or {@code "raise 900"}.
   */
  public boolean isCalled(String text) {
    String words = text.strip().replaceAll("\\s+", " ").toLowerCase(java.util.Locale.ROOT);
    return words.equals(toString())
        || words.equals(kind.word + " " + amount) && kind == Kind.CALL
        || kind == Kind.ALL_IN
            && (words.equals("all-in")
                || words.equals("bet " + amount)
                || words.equals("raise " + amount));
  }
}
