package dev.yaku.equity.internal.ranks;

import dev.yaku.Card;
import java.util.Arrays;

/**
 * Counts, for the holes of a {@link RankGroup}, how many of the boards that each player wins have
 * each card: of the cards still to come, not of those known. Not thread-safe.
 */
public final class GroupCards {
  /*
   * Of the ways to deal certain ranks, those with a certain card of rank r are as many as all,
   * times the number of these ranks that are r, divided by the number of live cards of rank r.
   *
   *   boards with a card of rank r and suit s = by ranks, the same for all suits
   *       + the correction for s, by r among the suit's own cards
   *       + the corrections for other suits, by r among the cards of other suits
   *
   * As a correction depends on few things, holes are only noted with each: how many there are, and
   * how many of them have each card, which no board then has. All is summed once, at the end.
   */
  private static final int ROW = Card.RANK_COUNT; // the length of a row by rank
  private static final int BITS = 10;

  /** The most boards of a set of ranks that fit: two other cards are dealt in C(39, 2) ways. */
  private static final int MOST = (1 << BITS) - 1;

  /** The sums for these numbers fit in one long. */
  private static final int FIRST = Long.SIZE / BITS;

  private final RankGroup group;
  private final RankSpace space;
  private final int missing;
  private final int[] winners; // without flushes, by number: the most frequent are first
  private final int[] numbered; // by completion: the best value with that number, a BestValue
  private final long[][] byRank; // by winners and rank: boards with a certain card of the rank
  private final HoleWeights all = new HoleWeights();
  private final Correction[] corrections; // by key

  /** Holes that were noted, as a sum of weights. */
  private static final class HoleWeights {
    private double weight;
    private final double[] held = new double[Card.JOKER]; // by card

    void note(long cards, double more) {
      weight += more;
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        held[Long.numberOfTrailingZeros(rest)] += more;
      }
    }
  }

  /** The change that flushes of a suit make; rows are null where there is none. */
  private static final class Correction {
    private final long[] all; // by winners
    private final long[][] own; // by winners and rank: with a card of the suit
    private final long[][] other; // with a certain card of another suit
    private final HoleWeights[] noted = new HoleWeights[RankGroup.SUITS]; // by suit

    Correction(int masks) {
      all = new long[masks];
      own = new long[masks][];
      other = new long[masks][];
    }
  }

  /**
   * The boards with a flush in one suit that certain players win, by those who have the best hand
   * without it, and by the ranks of the board's missing cards.
   */
  private final class FlushWins {
    private final int[] weights; // the ways to deal each choice of ranks of the other suits
    private final int[] sets; // by winners and rest: how many sets of ranks of the suit
    private final long[] all = new long[winners.length]; // boards by number of the winners
    private final long[] own = new long[all.length * ROW]; // then by rank: with the suit's card
    private final long[] other = new long[all.length * ROW]; // cards of other suits on these boards

    FlushWins(int... weights) {
      this.weights = weights;
      sets = new int[all.length * weights.length];
    }

    /**
     * Adds the boards with a set of ranks of the suit, whose completions have the numbers from a
     * place on, if the flush of this value is the better hand.
     */
    void add(int set, char[] numbers, int from, int value) {
      int limit = BestValue.of(value, 0);
      long ofFirst = 0; // boards by the first numbers
      for (int rest = 0; rest < weights.length; rest++) {
        int best = numbered[numbers[from + rest]];
        int number = BestValue.winners(best);
        int moved = best - limit >> Integer.SIZE - 1; // all bits, or none
        sets[number * weights.length + rest] -= moved;
        if (number < FIRST) {
          ofFirst += (long) (weights[rest] & moved) << BITS * number;
        } else {
          add(set, number, weights[rest] & moved);
        }
      }
      for (int number = 0; ofFirst != 0; number++) {
        add(set, number, (int) ofFirst & MOST);
        ofFirst >>>= BITS;
      }
    }

    private void add(int set, int number, int boards) {
      all[number] += boards;
      for (int ranks = boards == 0 ? 0 : set; ranks != 0; ranks &= ranks - 1) {
        own[number * ROW + Integer.numberOfTrailingZeros(ranks)] += boards;
      }
    }

    /** Sums up by the ranks of so many cards of other suits, when all sets have been added. */
    void sum(int cards) {
      int[] ranks = new int[cards];
      for (int rest = 0; rest < weights.length; rest++) {
        for (int number = 0; number < all.length; number++) {
          long boards = (long) sets[number * weights.length + rest] * weights[rest];
          for (int rank : ranks) {
            other[number * ROW + rank] += boards;
          }
        }
        Multisets.next(ranks);
      }
    }
  }

  /** Counts for a group, to which no holes have been added yet. */
  public GroupCards(RankGroup group) {
    this.group = group;
    space = group.boards.space;
    missing = group.boards.missing;
    int[] numbers = new int[group.masks];
    winners = number(group.best, numbers);
    numbered = new int[group.best.length];
    for (int i = 0; i < numbered.length; i++) {
      int best = group.best[i];
      numbered[i] = BestValue.of(BestValue.value(best), numbers[BestValue.winners(best)]);
    }
    byRank = byRank();
    corrections = new Correction[group.corrections.length];
  }

  /** Numbers the winners that occur, the most frequent first; returns them by number. */
  private static int[] number(int[] best, int... numbers) {
    int[] completions = new int[numbers.length];
    for (int one : best) {
      completions[BestValue.winners(one)]++;
    }
    int[] winners = new int[numbers.length];
    for (int number = 0; number < winners.length; number++) {
      int most = 0;
      for (int mask = 0; mask < numbers.length; mask++) {
        most = completions[mask] > completions[most] ? mask : most;
      }
      if (completions[most] == 0) {
        return Arrays.copyOf(winners, number);
      }
      completions[most] = 0;
      numbers[most] = number;
      winners[number] = most;
    }
    return winners;
  }

  private long[][] byRank() {
    int ranks = space.rankCount();
    int[] weights = group.boards.weights(group.live);
    long[] sums = new long[winners.length * ranks];
    int[] completion = new int[missing];
    for (int i = 0; i < weights.length; i++) {
      int row = BestValue.winners(numbered[i]) * ranks;
      for (int rank : completion) {
        sums[row + rank] += weights[i];
      }
      Multisets.next(completion);
    }
    long[][] rows = new long[group.masks][];
    for (int number = 0; number < winners.length; number++) {
      add(rows, winners[number], ranks, sums, number * ranks, 1);
    }
    divide(rows, group.live);
    return rows;
  }

  /** Adds a part of some sums to the row of a mask. */
  private static void add(long[][] rows, int mask, int length, long[] sums, int from, int sign) {
    if (rows[mask] == null) {
      rows[mask] = new long[length];
    }
    for (int i = 0; i < length; i++) {
      rows[mask][i] += sign * sums[from + i];
    }
  }

  /** Divides the boards with a card of a rank among the cards of the rank. */
  private static void divide(long[][] rows, int... live) {
    for (long[] row : rows) {
      for (int rank = 0; row != null && rank < row.length; rank++) {
        row[rank] = row[rank] == 0 ? 0 : row[rank] / live[rank];
      }
    }
  }

  /** Adds the boards for holes; what is found is kept for {@link RankGroup#count}, too. */
  public void add(int[] suits, long[] holes, double weight) {
    long cards = 0;
    for (long hole : holes) {
      cards |= hole;
    }
    all.note(cards, weight);
    for (int suit = 0; suit < RankGroup.SUITS; suit++) {
      int key = group.key(suit, suits);
      if (corrections[key] == null) {
        corrections[key] = correction(suit, holes);
        group.corrections[key] = corrections[key].all;
      }
      HoleWeights[] noted = corrections[key].noted;
      if (noted[suit] == null) {
        noted[suit] = new HoleWeights();
      }
      noted[suit].note(cards, weight);
    }
  }

  private Correction correction(int suit, long... holes) {
    group.choose(suit, holes);
    Correction correction = new Correction(group.masks);
    for (int cards = group.least; cards <= missing; cards++) {
      move(cards, correction);
    }
    divide(correction.other, group.others);
    return correction;
  }

  /** Moves the boards that get this many more cards of the suit. */
  private void move(int cards, Correction into) {
    Completions completions = space.completions(missing, cards);
    char[] sets = completions.suited();
    char[] numbers = completions.numbers();
    int[] weights = new int[completions.rests()];
    Multisets.weighFew(group.others, missing - cards, weights);
    FlushWins[] byFlush = new FlushWins[group.allPlayers + 1]; // by those who have the best one
    for (int i = 0; i < sets.length; i++) {
      int flush = (sets[i] & ~group.free) == 0 ? group.flush(sets[i]) : 0;
      int flushed = BestValue.winners(flush);
      if (flushed != 0) {
        if (byFlush[flushed] == null) {
          byFlush[flushed] = new FlushWins(weights);
        }
        byFlush[flushed].add(sets[i], numbers, i * weights.length, BestValue.value(flush));
      }
    }
    for (int flushed = 1; flushed < byFlush.length; flushed++) {
      if (byFlush[flushed] != null) {
        byFlush[flushed].sum(missing - cards);
        addTo(into, byFlush[flushed], flushed);
      }
    }
  }

  private void addTo(Correction into, FlushWins moves, int flushed) {
    int ranks = space.rankCount();
    for (int number = 0; number < winners.length; number++) {
      int before = winners[number];
      int after = before & ~group.allPlayers | flushed;
      if (moves.all[number] != 0 && before != after) {
        into.all[before] -= moves.all[number];
        into.all[after] += moves.all[number];
        add(into.own, before, ranks, moves.own, number * ROW, -1);
        add(into.own, after, ranks, moves.own, number * ROW, 1);
        add(into.other, before, ranks, moves.other, number * ROW, -1);
        add(into.other, after, ranks, moves.other, number * ROW, 1);
      }
    }
  }

  /** The boards by winners and card; null where nobody wins so. */
  public double[][] counts() {
    double[][] counts = new double[group.masks][];
    for (int suit = 0; suit < RankGroup.SUITS; suit++) {
      addTo(counts, byRank, all, suit);
    }
    for (Correction correction : corrections) {
      for (int of = 0; correction != null && of < RankGroup.SUITS; of++) {
        HoleWeights noted = correction.noted[of];
        for (int suit = 0; noted != null && suit < RankGroup.SUITS; suit++) {
          addTo(counts, suit == of ? correction.own : correction.other, noted, suit);
        }
      }
    }
    return counts;
  }

  /** Adds to the counts of the cards of a suit. */
  private void addTo(double[][] counts, long[][] rows, HoleWeights noted, int suit) {
    int live = space.suited(group.boards.cards(), suit);
    for (int mask = 0; mask < rows.length; mask++) {
      long[] row = rows[mask];
      if (row != null) {
        if (counts[mask] == null) {
          counts[mask] = new double[Card.JOKER];
        }
        for (int rest = live; rest != 0; rest &= rest - 1) {
          int place = Integer.numberOfTrailingZeros(rest);
          int card = Card.of(space.rank(place), suit);
          counts[mask][card] += row[place] * (noted.weight - noted.held[card]);
        }
      }
    }
  }
}
