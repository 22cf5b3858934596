package dev.yaku.board;

import dev.yaku.Card;
import java.util.Locale;
import java.util.Objects;

/**
 * The texture of a board.
 *
 * @param suits its suits
 * @param pairing its equal ranks
 * @param straights how many different straights a hole can make with it
 * @param highRank its highest rank, as {@link Card#rank}
 */
public record Texture(Suits suits, Pairing pairing, int straights, int highRank) {
  /**
   * Creates a texture of its parts.
   *
   * @param suits its suits
   * @param pairing its equal ranks
   * @param straights how many different straights a hole can make with it
   * @param highRank its highest rank, as {@link Card#rank}
   * @throws IllegalArgumentException if the number of straights is not 0 to 10, or there is no such
   *     rank
   */
  public Texture {
    Objects.requireNonNull(suits, "suits");
    Objects.requireNonNull(pairing, "pairing");
    if (straights < 0
        || straights > MOST_STRAIGHTS
        || highRank < 0
        || highRank >= Card.RANK_COUNT) {
      throw new IllegalArgumentException(
          straights + " straights, rank " + highRank + ": expected 0 to 10, and 0 to 12");
    }
  }

  private static final int MOST_STRAIGHTS = 10;

  /** The suits of a board: exactly one of these. */
  public enum Suits implements Word {
    /** All cards are of different suits; on the river, no suit has three or more. */
    RAINBOW,
    /** On the flop or turn, two cards are of one suit, and the others of other suits. */
    TWO_TONE,
    /** On the turn, two cards are of one suit, and two of another. */
    DOUBLE_TWO_TONE,
    /** On the turn or river, exactly three cards are of one suit: a flush is possible. */
    THREE_SUITED,
    /** On the river, exactly four cards are of one suit: one card of it makes a flush. */
    FOUR_SUITED,
    /** All cards are of one suit. */
    MONOTONE;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @Override
    public String text() {
      return text;
    }

    /** The word by how many cards are of the commonest suit, and of the next one. */
    static Suits of(int cards, int most, int second) {
      if (most == cards) {
        return MONOTONE;
      }
      if (most > 2) {
        return most == 3 ? THREE_SUITED : FOUR_SUITED;
      }
      if (most == 1 || cards == 5) {
        return RAINBOW;
      }
      return second == 2 ? DOUBLE_TWO_TONE : TWO_TONE;
    }
  }

  /** The equal ranks of a board: exactly one of these. */
  public enum Pairing implements Word {
    /** All ranks are different. */
    UNPAIRED,
    /** Two cards are of one rank, and the others of different ranks. */
    PAIRED,
    /** Two cards are of one rank, and two of another. */
    TWO_PAIRED,
    /** Three cards are of one rank, and the others of different ranks. */
    TRIPS_ON_BOARD,
    /** Three cards are of one rank, and two of another. */
    FULL_HOUSE_ON_BOARD,
    /** Four cards are of one rank. */
    QUADS_ON_BOARD;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @Override
    public String text() {
      return text;
    }

    /** The word by how many cards are of the commonest rank, and of the next one. */
    static Pairing of(int most, int second) {
      return switch (most) {
        case 1 -> UNPAIRED;
        case 2 -> second == 2 ? TWO_PAIRED : PAIRED;
        case 3 -> second == 2 ? FULL_HOUSE_ON_BOARD : TRIPS_ON_BOARD;
        default -> QUADS_ON_BOARD;
      };
    }
  }

  /** Such as {@code two-tone, unpaired, 9 high, 0 straights}. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s, %s, %c high, %d straight%s",
        suits.text(),
        pairing.text(),
        Card.RANKS.charAt(highRank),
        straights,
        straights == 1 ? "" : "s");
  }
}
