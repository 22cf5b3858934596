package dev.yaku.equity.internal.ranks;

import dev.yaku.Card;

/** Counts how many boards each player wins, for holes of certain ranks. Not thread-safe. */
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
  static final int SUITS = 4;

  final RankBoards boards;
  private final RankSpace space;
  private final int players;
  final int allPlayers; // as a mask
  final int[] live; // cards by rank
  final int[] best; // by completion, without flushes: a BestValue
  private final long[] withoutFlushes; // the number of boards by winners
  // the first suit with the same dead ranks and the same ranks on the board
  private final int[] deadSuits = new int[SUITS];
  final long[][] corrections; // by the holes' ranks in a suit, and the suit's dead cards
  private final char[][] flushes; // of each hole, in one suit
  // the ranks of each hole that are looked up together with the board's
  private final int[] inHoles;
  private final int[] rests;
  // the boards that get a flush, by the winners with flushes, then by those before, in two parts:
  // JIT.md, note 15; the first half of each array is for boards that are not moved
  private final int[][] moved;
  final int masks; // of winners
  // of the suit that a correction is for
  int[] others; // live cards of other suits by rank
  int free; // its ranks that a board may have
  int least; // how many more of its cards a board needs for a flush

  /**
   * A group of holes, one of each player. The others, if not null, are by completion the winners of
   * another pot to which flushes do not matter: their mask is kept above the players'.
   */
  public RankGroup(RankBoards boards, long[] holes, int[] others) {
    this.boards = boards;
    space = boards.space;
    players = holes.length;
    allPlayers = (1 << players) - 1;
    flushes = new char[players][];
    inHoles = new int[players];
    rests = new int[space.pairCount()];
    corrections = new long[SUITS << 2 * players][];
    live = space.counts(boards.cards());
    masks = 1 << (others == null ? players : 2 * players);
    moved = new int[1 << players][];
    int[] first = boards.values(holes[0]);
    best = new int[first.length];
    for (int board = 0; board < best.length; board++) {
      best[board] = BestValue.ofFirst(first[board]);
    }
    subtract(space.counts(holes[0]));
    for (int i = 1; i < players; i++) {
      subtract(space.counts(holes[i]));
      compare(i, boards.values(holes[i]));
    }
    for (int board = 0; board < best.length; board++) {
      best[board] &= BestValue.ofSome(best[board]);
    }
    for (int board = 0; others != null && board < best.length; board++) {
      best[board] |= others[board] << players;
    }
    for (int suit = 0; suit < SUITS; suit++) {
      while (!boards.isAlike(deadSuits[suit], suit)) {
        deadSuits[suit]++;
      }
    }
    withoutFlushes = countBoards();
  }

  private void subtract(int... counts) {
    for (int rank = 0; rank < live.length; rank++) {
      live[rank] -= counts[rank];
    }
  }

  /** Compares the values of one more player. */
  private void compare(int player, int... values) {
    for (int board = 0; board < best.length; board++) {
      best[board] = BestValue.with(best[board], values[board], 1 << player);
    }
  }

  private long[] countBoards() {
    int[] weights = boards.weights(live);
    int[] parts = new int[2 * masks];
    for (int board = 0; board < weights.length; board++) {
      parts[2 * BestValue.winners(best[board]) | board & 1] += weights[board];
    }
    long[] counts = new long[masks];
    for (int mask = 0; mask < masks; mask++) {
      counts[mask] = (long) parts[2 * mask] + parts[2 * mask + 1];
    }
    return counts;
  }

  /**
   * Counts boards by winners, for the {@link #suits} of holes of two cards of the constructor's
   * ranks; or, if no others are counted, null for its holes themselves, of any number of cards.
   */
  public void count(int[] suits, long[] holes, long[] counts) {
    System.arraycopy(withoutFlushes, 0, counts, 0, counts.length);
    for (int suit = 0; suit < SUITS; suit++) {
      int key = key(suit, suits);
      if (corrections[key] == null) {
        corrections[key] = correction(suit, holes);
      }
      add(corrections[key], counts);
    }
  }

  /** The number of what a suit's correction depends on. */
  int key(int suit, int... suits) {
    if (suits == null) {
      return suit;
    }
    int key = deadSuits[suit];
    for (int i = players - 1; i >= 0; i--) {
      key = key << 2 | suits[i] >>> 2 * suit & 3;
    }
    return key;
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
    choose(suit, holes);
    int missing = boards.missing;
    for (int cards = least; cards <= missing; cards++) {
      Multisets.weighFew(others, missing - cards, rests);
      move(cards);
    }
    return takeMoved();
  }

  /** Chooses the suit to make a correction for. */
  void choose(int suit, long... holes) {
    int onBoard = space.suited(boards.known, suit);
    int used = space.suited(boards.dead, suit) | onBoard;
    int needed = RankValues.BOARD + 1;
    for (int i = 0; i < players; i++) {
      int held = space.suited(holes[i], suit);
      used |= held;
      int ofHole = space.flushes().needed(Integer.bitCount(held));
      flushes[i] = ofHole > RankValues.BOARD ? null : space.flushes().ofHole(held);
      inHoles[i] = space.flushes().withBoard(held) | onBoard;
      needed = Math.min(needed, ofHole);
    }
    free = space.suited(space.deck(), suit) & ~used;
    others = live.clone();
    for (int rank = 0; rank < others.length; rank++) {
      others[rank] -= free >>> rank & 1;
    }
    least = Math.max(0, needed - Integer.bitCount(onBoard));
  }

  /** Moves the boards that get this many more cards of the suit. */
  private void move(int cards) {
    Completions completions = space.completions(boards.missing, cards);
    char[] sets = completions.suited();
    char[] numbers = completions.numbers();
    int count = completions.rests();
    for (int i = 0; i < sets.length; i++) {
      int suited = sets[i];
      if ((suited & ~free) == 0) {
        int flush = flush(suited);
        int flushed = BestValue.winners(flush);
        if (moved[flushed] == null) {
          moved[flushed] = new int[4 * masks];
        }
        move(numbers, i * count, count, BestValue.value(flush), moved[flushed]);
      }
    }
  }

  /** A player's flush of the suit if a board gets these of its ranks; 0 without one. */
  int flush(int player, int suited) {
    return flushes[player] == null ? 0 : flushes[player][inHoles[player] | suited];
  }

  /** The greatest flush of the suit if a board gets these of its ranks, and who has it. */
  int flush(int suited) {
    int value = 0;
    int flushed = 0;
    for (int player = 0; player < players; player++) {
      int flush = flush(player, suited);
      flushed = (flush > value ? 0 : flushed) | (flush > 0 && flush >= value ? 1 << player : 0);
      value = Math.max(value, flush);
    }
    return BestValue.of(value, flushed);
  }

  /**
   * Moves the boards with a set of ranks of a suit to the winners with flushes. A value that is not
   * greater than that without flushes moves nothing: if both are equal, as by rules in which cards
   * of one suit are worth nothing, the players have it without flushes, too.
   */
  private void move(char[] numbers, int from, int count, int value, int... row) {
    int half = row.length / 2;
    for (int rest = 0; rest < count; rest++) {
      int before = best[numbers[from + rest]];
      int part = half & BestValue.lessThan(before, value);
      row[part | 2 * BestValue.winners(before) | rest & 1] += rests[rest];
    }
  }

  /** The change of the counts by all that was moved, which is cleared. */
  private long[] takeMoved() {
    long[] correction = new long[masks];
    for (int flushed = 1; flushed <= allPlayers; flushed++) {
      int[] row = moved[flushed];
      for (int before = 0; row != null && before < masks; before++) {
        int at = 2 * (masks + before);
        int count = row[at] + row[at + 1];
        correction[before] -= count;
        correction[before & ~allPlayers | flushed] += count;
        row[at] = 0;
        row[at + 1] = 0;
      }
    }
    return correction;
  }
}
