package dev.yaku.internal.ranks;

import dev.yaku.Card;
import java.util.Arrays;

/**
 * Counts how many of the possible boards each player wins, for holes of certain ranks and any
 * suits.
 *
 * <p>Not thread-safe.
 */
public final class RankGroup {
  /*
   * First all boards are counted by their ranks, as if there were no flushes. Only one suit can
   * have three or more of a board's cards, so each suit can then be corrected separately: boards on
   * which some hole has a flush in the suit are moved from the winners by ranks to the winners with
   * flushes. The correction depends only on the ranks that each hole has in the suit, so it is kept
   * for all holes of the group with the same ranks.
   *
   * Winners are sets of players, as bit masks.
   */
  private static final int SUITS = 4;

  private static final int BOARD = 5;

  /**
   * The counts of the three outcomes of two players are packed in one long: one addition counts.
   */
  private static final int FIELD = 21; // bits

  private static final int ENDS_OF_TWO = 4; // masks of two players

  private final RankBoards boards;
  private final RankSpace space;
  private final int players;
  private final int allPlayers; // as a mask
  private final int[] live; // cards by rank
  private final char[] best; // the best value of all holes by completion, without flushes
  private final int[] winners; // by completion, without flushes
  private final long[] withoutFlushes; // the number of boards by winners
  // the first suit with the same dead ranks and the same ranks on the board
  private final int[] deadSuits = new int[SUITS];
  private final long[][] corrections; // by the holes' ranks in a suit, and the suit's dead cards
  private final char[][] flushes; // of each hole, in one suit
  // the ranks of each hole that are looked up together with the board's
  private final int[] inHoles;
  private final int[] rests;

  /**
   * A group of holes.
   *
   * @param holes the hole of each player, as a set of cards
   * @param others by completion, the winners of another pot to which flushes do not matter, as a
   *     mask above the players'; or null
   */
  public RankGroup(RankBoards boards, long[] holes, int[] others) {
    this.boards = boards;
    space = boards.space();
    players = holes.length;
    allPlayers = (1 << players) - 1;
    flushes = new char[players][];
    inHoles = new int[players];
    rests = new int[space.pairCount()];
    corrections = new long[SUITS << 2 * players][];
    live = boards.live();
    best = boards.values(holes[0]).clone();
    winners = new int[best.length];
    Arrays.fill(winners, 1);
    subtract(space.counts(holes[0]));
    for (int i = 1; i < players; i++) {
      subtract(space.counts(holes[i]));
      compare(i, boards.values(holes[i]));
    }
    for (int board = 0; others != null && board < winners.length; board++) {
      winners[board] |= others[board] << players;
    }
    for (int suit = 0; suit < SUITS; suit++) {
      while (!boards.isAlike(deadSuits[suit], suit)) {
        deadSuits[suit]++;
      }
    }
    withoutFlushes = boards(new long[1 << (others == null ? players : 2 * players)]);
  }

  private void subtract(int... counts) {
    for (int rank = 0; rank < live.length; rank++) {
      live[rank] -= counts[rank];
    }
  }

  /** Compares the values of one more player. */
  private void compare(int player, char... values) {
    for (int board = 0; board < best.length; board++) {
      int value = values[board];
      int than = best[board];
      int before = value > than ? 0 : winners[board];
      winners[board] = value < than ? before : before | 1 << player;
      best[board] = (char) Math.max(value, than);
    }
  }

  private long[] boards(long[] counts) {
    int[] weights = boards.weights(live);
    if (counts.length == ENDS_OF_TWO) {
      long sum = 0;
      for (int board = 0; board < weights.length; board++) {
        sum += (long) weights[board] << FIELD * (winners[board] - 1);
      }
      for (int mask = 1; mask < ENDS_OF_TWO; mask++) {
        counts[mask] = sum >>> FIELD * (mask - 1) & (1 << FIELD) - 1;
      }
      return counts;
    }
    for (int board = 0; board < weights.length; board++) {
      counts[winners[board]] += weights[board];
    }
    return counts;
  }

  /** Adds the fields of a sum to the counts of two players; each field is signed. */
  private static void unpack(long sum, long[] counts) {
    long rest = sum;
    for (int mask = 1; mask < ENDS_OF_TWO; mask++) {
      long field = rest << Long.SIZE - FIELD >> Long.SIZE - FIELD;
      counts[mask] += field;
      rest = rest - field >> FIELD;
    }
  }

  /**
   * Counts the boards for holes of two cards of the group's ranks.
   *
   * @param suits the {@link #suits} of each hole
   * @param holes the same holes
   * @param counts receives the number of boards by winners
   */
  public void count(int[] suits, long[] holes, long[] counts) {
    System.arraycopy(withoutFlushes, 0, counts, 0, counts.length);
    for (int suit = 0; suit < SUITS; suit++) {
      int key = deadSuits[suit];
      for (int i = players - 1; i >= 0; i--) {
        key = key << 2 | suits[i] >>> 2 * suit & 3;
      }
      if (corrections[key] == null) {
        corrections[key] = correction(suit, holes);
      }
      add(corrections[key], counts);
    }
  }

  /** Counts the boards for the holes of the constructor, of any number of cards. */
  public long[] count(long... holes) {
    long[] counts = withoutFlushes.clone();
    for (int suit = 0; suit < SUITS; suit++) {
      add(correction(suit, holes), counts);
    }
    return counts;
  }

  private static void add(long[] more, long[] counts) {
    for (int mask = 0; mask < counts.length; mask++) {
      counts[mask] += more[mask];
    }
  }

  /**
   * The suits of a hole's ranks: two bits for each suit, for the lower and the higher rank; for a
   * pair one bit.
   */
  public static int suits(long hole) {
    int a = Long.numberOfTrailingZeros(hole);
    int b = Long.numberOfTrailingZeros(hole & hole - 1);
    int low = Card.rank(a) < Card.rank(b) ? a : b;
    int high = a + b - low;
    boolean pair = Card.rank(a) == Card.rank(b);
    return 1 << 2 * Card.suit(low) | 1 << 2 * Card.suit(high) + (pair ? 0 : 1);
  }

  /** The change of the counts by boards with a flush in a suit. */
  private long[] correction(int suit, long... holes) {
    int onBoard = boards.onBoard(suit);
    int used = boards.dead(suit) | onBoard;
    int needed = BOARD + 1;
    for (int i = 0; i < players; i++) {
      int held = space.suited(holes[i], suit);
      used |= held;
      int ofHole = space.suitedNeeded(Integer.bitCount(held));
      flushes[i] = ofHole > BOARD ? null : space.flushesOf(held);
      inHoles[i] = space.withBoard(held) | onBoard;
      needed = Math.min(needed, ofHole);
    }
    int free = space.suited(space.deck(), suit) & ~used;
    int[] others = live.clone(); // cards of other suits by rank
    for (int rank = 0; rank < others.length; rank++) {
      others[rank] -= free >>> rank & 1;
    }
    long[] correction = new long[withoutFlushes.length];
    int missing = boards.missing();
    for (int cards = Math.max(0, needed - Integer.bitCount(onBoard)); cards <= missing; cards++) {
      Multisets.weighFew(others, missing - cards, rests);
      correct(cards, free, correction);
    }
    return correction;
  }

  /** Corrects for the boards that get this many more cards of a suit. */
  private void correct(int cards, int free, long[] correction) {
    Completions completions = boards.completions();
    char[] sets = completions.suited(cards);
    char[] numbers = completions.numbers(cards);
    int count = completions.rests(cards);
    long moved = 0;
    for (int i = 0; i < sets.length; i++) {
      int suited = sets[i];
      if ((suited & ~free) == 0) {
        int value = 0;
        int flushed = 0;
        for (int player = 0; player < players; player++) {
          int flush = flushes[player] == null ? 0 : flushes[player][inHoles[player] | suited];
          flushed = (flush > value ? 0 : flushed) | (flush > 0 && flush >= value ? 1 << player : 0);
          value = Math.max(value, flush);
        }
        if (correction.length == ENDS_OF_TWO) {
          moved += moveOfTwo(numbers, i * count, count, value, flushed);
        } else {
          move(numbers, i * count, count, value, flushed, correction);
        }
      }
    }
    if (correction.length == ENDS_OF_TWO) {
      unpack(moved, correction);
    }
  }

  /** Moves the boards that have a suit's set of ranks to the winners with flushes. */
  private void move(
      char[] numbers, int from, int count, int value, int flushed, long[] correction) {
    for (int rest = 0; rest < count; rest++) {
      int board = numbers[from + rest];
      int before = winners[board];
      int without = best[board];
      int high = (without < value ? 0 : before & allPlayers) | (without > value ? 0 : flushed);
      correction[before] -= rests[rest];
      correction[before & ~allPlayers | high] += rests[rest];
    }
  }

  /** Like {@link #move}, for two players and one pot, with counts in fields of one long. */
  private long moveOfTwo(char[] numbers, int from, int count, int value, int flushed) {
    long moved = 0;
    for (int rest = 0; rest < count; rest++) {
      int board = numbers[from + rest];
      int before = winners[board];
      int without = best[board];
      int after = (without < value ? 0 : before) | (without > value ? 0 : flushed);
      long ways = rests[rest];
      moved += (ways << FIELD * (after - 1)) - (ways << FIELD * (before - 1));
    }
    return moved;
  }
}
