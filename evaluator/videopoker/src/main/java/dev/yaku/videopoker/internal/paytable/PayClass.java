package dev.yaku.videopoker.internal.paytable;

import dev.yaku.Card;
import dev.yaku.Category;

/**
 * Hands with the same pay: those of a category, possibly with certain ranks, with a certain kicker,
 * or with or without wild cards.
 *
 * @param ranks the ranks that may decide, as a set
 * @param kickers the ranks that the kicker of four of a kind may have, as a set
 */
public record PayClass(Category category, int ranks, int kickers, Wilds wilds) {
  static final int ALL_RANKS = (1 << Card.RANK_COUNT) - 1;

  /** The condition on a hand's wild cards, with its text after the category. */
  public enum Wilds {
    /** No condition. */
    ANY(""),
    /** The hand holds none. */
    NATURAL(" natural"),
    /** The hand holds one or more. */
    WILD(" wild"),
    /** The hand holds all four cards of the wild rank. */
    FOUR(" of ");

    private final String text;

    Wilds(String text) {
      this.text = text;
    }
  }

  public boolean has(HandKind kind) {
    return switch (wilds) {
      case FOUR -> kind.wildRanked() == Card.SUITS.length() && isIn(kind.wildRank(), ranks);
      case NATURAL -> kind.wild() == 0 && hasRanks(kind);
      case WILD -> kind.wild() > 0 && hasRanks(kind);
      case ANY -> hasRanks(kind);
    };
  }

  private boolean hasRanks(HandKind kind) {
    return kind.category() == category && isIn(kind.rank(), ranks) && isIn(kind.kicker(), kickers);
  }

  private static boolean isIn(int rank, int set) {
    return set == ALL_RANKS || (rank >= 0 && (set >>> rank & 1) != 0);
  }

  /** The class as in a pay table: {@code four-of-a-kind A with 2-4}. */
  @Override
  public String toString() {
    if (wilds == Wilds.FOUR) {
      return category.text() + wilds.text + RankSet.plural(Integer.numberOfTrailingZeros(ranks));
    }
    String of = ranks == ALL_RANKS ? "" : " " + RankSet.toString(ranks);
    String beside = kickers == ALL_RANKS ? "" : " with " + RankSet.toString(kickers);
    return category.text() + of + beside + wilds.text;
  }
}
