package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.ranks.RankSpace;
import dev.yaku.internal.rules.TableRuleSet;
import java.util.Arrays;

/**
 * The values of all holes on a board: first those of their ranks, from the rank space, then those
 * of flushes. Immutable, and safe for any number of threads.
 */
public final class HoleValues {
  private static final int SUITS = Card.SUITS.length();
  private static final int FLUSH = 5; // cards
  private static final int BOARD = 5;
  private static final long SUIT = (1L << Card.RANK_COUNT) - 1;
  private static final int HOLE = 2;

  /** The number of the first hole with this higher card; the others follow by their lower one. */
  private static final int[] FIRST = new int[Card.JOKER];

  static {
    for (int high = 1; high < Card.JOKER; high++) {
      FIRST[high] = high * (high - 1) / 2;
    }
  }

  final RankSpace space;
  private final char[] flushes;
  final byte[] pairs = new byte[HoleIndex.SIZE]; // the number of each hole's ranks
  private final int[] foreign; // the holes that the deck does not have
  private final int[] places = new int[Card.JOKER]; // each card's rank among the deck's, as a set
  final HolePlanes planes; // where the deck's holes lie by suits

  private HoleValues(RankSpace space) {
    this.space = space;
    flushes = space.flushes().byRanks();
    int[] outside = new int[HoleIndex.SIZE];
    int count = 0;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long hand = HoleIndex.hand(hole);
      if ((hand & ~space.deck()) == 0) {
        pairs[hole] = (byte) space.pair(hand);
      } else {
        outside[count++] = hole;
      }
    }
    foreign = Arrays.copyOf(outside, count);
    planes = new HolePlanes(space);
    for (int card = 0; card < places.length; card++) {
      places[card] = space.suited(1L << card, Card.suit(card));
    }
  }

  /** The values by rules for high hands of seven natural cards; rejects others. */
  public static HoleValues of(HandEvaluator evaluator) {
    TableRuleSet rules = TableRuleSet.of(evaluator.ruleSet());
    HoleValues known = rules.derived(HoleValues.class);
    if (known != null) {
      return known;
    }
    if (!RankSpace.fits(evaluator)) {
      throw new IllegalArgumentException(
          rules.name() + ": expected rules of high hands of seven natural cards");
    }
    return rules.keepDerived(HoleValues.class, new HoleValues(RankSpace.of(evaluator)));
  }

  /** Rejects a board that is not five cards of the deck. */
  public long checked(long board) {
    if (Long.bitCount(board) != BOARD || (board & ~space.deck()) != 0) {
      throw new IllegalArgumentException(
          "expected five cards of the deck on the board, found " + Hand.toString(board));
    }
    return board;
  }

  /** The suit that has three cards or more on a board; -1 if there is none. */
  int flushSuit(long board) {
    int found = -1;
    for (int suit = 0; suit < SUITS; suit++) {
      found = Integer.bitCount(space.suited(board, suit)) >= FLUSH - HOLE ? suit : found;
    }
    return found;
  }

  /** The deck's cards of a suit. */
  long cardsOf(int suit) {
    return space.deck() & SUIT << Card.RANK_COUNT * suit;
  }

  /** The value of the best hand of one suit. */
  int flush(long cards, int suit) {
    return flushes[space.suited(cards, suit)];
  }

  /** Fills in every hole's value on a board; 0 if a card is on the board or not in the deck. */
  public void values(long board, char[] values) {
    fill(space.board(board), values);
    for (int suit = 0; suit < SUITS; suit++) {
      int suited = space.suited(board, suit);
      int count = Integer.bitCount(suited);
      if (count >= FLUSH - HOLE) {
        flush(suit, suited, FLUSH - count, values);
      }
    }
    for (int hole : foreign) {
      values[hole] = 0;
    }
    for (long rest = board; rest != 0; rest &= rest - 1) {
      remove(Long.numberOfTrailingZeros(rest), values);
    }
  }

  /** Fills in the values without flushes. */
  private void fill(int board, char[] values) {
    // Clubs and diamonds have all pairs of ranks.
    for (int high = Card.RANK_COUNT; high < 2 * Card.RANK_COUNT; high++) {
      for (int low = 0; low <= high - Card.RANK_COUNT; low++) {
        char value = (char) space.value(board, pairs[FIRST[high] + low]);
        values[FIRST[high] + low] = value;
        values[FIRST[low + Card.RANK_COUNT] + high - Card.RANK_COUNT] = value;
      }
    }
    for (int high = 1; high < Card.JOKER; high++) {
      int suit = Card.suit(high);
      int from = FIRST[Card.RANK_COUNT + Card.rank(high)];
      for (int other = suit == 1 ? 1 : 0; other <= suit; other++) {
        int count = other == suit ? Card.rank(high) : Card.RANK_COUNT;
        System.arraycopy(values, from, values, FIRST[high] + Card.RANK_COUNT * other, count);
      }
    }
  }

  private static void remove(int card, char[] values) {
    for (int low = 0; low < card; low++) {
      values[FIRST[card] + low] = 0;
    }
    for (int high = card + 1; high < Card.JOKER; high++) {
      values[FIRST[high] + card] = 0;
    }
  }

  /** Raises the values of holes that have a flush. */
  private void flush(int suit, int suited, int needed, char[] values) {
    int first = Card.RANK_COUNT * suit;
    int end = first + Card.RANK_COUNT;
    if (needed == 0) {
      for (int hole = 0; hole < values.length; hole++) {
        values[hole] = (char) Math.max(values[hole], flushes[suited]);
      }
    }
    for (int card = first; card < end; card++) {
      int withOne = suited | places[card];
      for (int low = first; low < card; low++) {
        raise(FIRST[card] + low, flushes[withOne | places[low]], values);
      }
      if (needed < 2) {
        int value = flushes[withOne];
        for (int low = 0; low < first; low++) {
          raise(FIRST[card] + low, value, values);
        }
        for (int high = end; high < Card.JOKER; high++) {
          raise(FIRST[high] + card, value, values);
        }
      }
    }
  }

  private static void raise(int hole, int value, char[] values) {
    if (values[hole] < value) {
      values[hole] = (char) value;
    }
  }
}
