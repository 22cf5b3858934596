package dev.yaku.equity.internal.counting;

import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.PreflopTable;
import dev.yaku.equity.internal.holes.PreflopTable.SuitPatterns;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import java.util.Arrays;

/** Two players of hold'em by the rules {@code standard}, without a board: a sum of look-ups. */
public final class PairCounting extends Counting {
  /*
   * For each two pairs of ranks, the table has what holes win by the pattern of their suits: few
   * numbers for up to 256 choices of holes. If no suit is special in either range, as in nearly all
   * ranges, all suited holes of two ranks win the same, and so do all others: one of each is
   * compared with the other player's holes, and counts for all.
   */
  private static final double NANOSECONDS = 2_000;
  private static final double NANOSECONDS_A_COMBO = 12; // of both players together
  private static final double NANOSECONDS_A_GROUP = 80;
  private static final double NANOSECONDS_A_PAIR = 3;
  private static final int BLOCK = 128; // combos of the first player
  private static final int SUITS = 16; // of two cards

  private final boolean weighted;
  private final Player first;
  private final Player second;

  /** The combos of a player: 16 places for each two ranks of which there is a combo. */
  private static final class Player {
    private final byte[] ranks;
    private final char[] places; // of each combo
    private final double[] weights; // by place
    private final char[] like; // by place: the first of the same kind; it is compared for all
    private final double[] copies; // by place: how many are like it; 0 if another is compared

    /** All suited combos of two ranks are of one kind, and all others, unless {@code apart}. */
    Player(Seat seat, boolean apart) {
      byte[] groups = new byte[PreflopTable.PAIRS];
      byte[] found = new byte[PreflopTable.PAIRS];
      int filled = 0;
      places = new char[seat.hands().length];
      for (int i = 0; i < places.length; i++) {
        int code = PreflopTable.code(HoleIndex.of(seat.hands()[i]));
        int pair = code / SUITS;
        if (groups[pair] == 0) {
          found[filled++] = (byte) pair;
          groups[pair] = (byte) filled;
        }
        places[i] = (char) ((groups[pair] - 1) * SUITS + code % SUITS);
      }
      ranks = Arrays.copyOf(found, filled);
      weights = new double[filled * SUITS];
      like = new char[weights.length];
      copies = new double[weights.length];
      char[] firsts = new char[weights.length];
      for (int i = 0; i < places.length; i++) {
        char place = places[i];
        weights[place] = seat.weight(i);
        int alike = place / SUITS * SUITS + (PreflopTable.isSuited(place % SUITS) ? 1 : 0);
        int kind = apart ? place : alike;
        firsts[kind] = firsts[kind] == 0 ? (char) (place + 1) : firsts[kind];
        like[place] = (char) (firsts[kind] - 1);
        copies[like[place]]++;
      }
    }
  }

  PairCounting(Spot spot) {
    super(spot, cost(spot));
    weighted = spot.isWeighted();
    Seat one = spot.seats().get(0);
    Seat other = spot.seats().get(1);
    boolean apart = !one.isSymmetric() || !other.isSymmetric();
    first = new Player(one, apart);
    second = new Player(other, apart);
  }

  static boolean fits(Spot spot) {
    return spot.players() == 2
        && spot.game() instanceof Game.Holdem game
        && (spot.board() | spot.dead()) == 0
        && game.isStandard();
  }

  static double cost(Spot spot) {
    double groups = 1;
    for (Seat seat : spot.seats()) {
      groups *= Math.min(seat.hands().length, PreflopTable.PAIRS);
    }
    return NANOSECONDS
        + spot.combos() * NANOSECONDS_A_COMBO
        + groups * NANOSECONDS_A_GROUP
        + spot.choices() * NANOSECONDS_A_PAIR;
  }

  @Override
  public int blocks() {
    return Math.min(first.ranks.length, (first.places.length - 1) / BLOCK + 1);
  }

  @Override
  public void count(int block, Tally tally) {
    PairSums sums = new PairSums();
    for (int mine = block; mine < first.ranks.length; mine += blocks()) {
      for (int theirs = 0; theirs < second.ranks.length; theirs++) {
        sums.add(mine, theirs);
      }
    }
    sums.addTo(tally);
  }

  /** The sums for some of the first player's ranks. */
  private final class PairSums {
    private final double[] pots = new double[SuitPatterns.COUNT];
    private final double[] ties = new double[SuitPatterns.COUNT];
    private final double[] possible = new double[SuitPatterns.COUNT];
    private final double[] myPots = new double[first.weights.length]; // by place
    private final double[] myTies = new double[first.weights.length];
    private final double[] met = new double[first.weights.length]; // the other's weights
    private final double[] lost = new double[second.weights.length]; // pots
    private final double[] theyMet = new double[second.weights.length];
    private long pairs;

    void add(int mine, int theirs) {
      int place = mine * SUITS;
      int ranks = first.ranks[mine];
      PreflopTable.fill(ranks, second.ranks[theirs], possible, pots, ties);
      byte[] patterns = SuitPatterns.of(ranks, second.ranks[theirs]);
      for (int suits = 0; suits < SUITS; suits++) {
        if (first.copies[place + suits] > 0) {
          add(place + suits, theirs * SUITS, patterns, suits * SUITS);
        }
      }
    }

    /** Adds one combo of the first player against 16 of the second. */
    private void add(int mine, int theirs, byte[] patterns, int from) {
      double weight = first.weights[mine] * first.copies[mine];
      double sum = 0;
      double tied = 0;
      double dealt = 0;
      for (int suits = 0; suits < SUITS; suits++) {
        int pattern = patterns[from + suits];
        double other = second.weights[theirs + suits];
        sum += other * pots[pattern];
        tied += other * ties[pattern];
        dealt += other * possible[pattern];
        lost[theirs + suits] += weight * pots[pattern];
        theyMet[theirs + suits] += weight * possible[pattern];
      }
      myPots[mine] += sum;
      myTies[mine] += tied;
      met[mine] += dealt;
      if (weighted) {
        int others = 0;
        for (int suits = 0; suits < SUITS; suits++) {
          others += second.weights[theirs + suits] * possible[patterns[from + suits]] > 0 ? 1 : 0;
        }
        pairs += others * (long) first.copies[mine];
      }
    }

    void addTo(Tally tally) {
      double pots = 0;
      double tied = 0;
      double deals = 0;
      for (int i = 0; i < first.places.length; i++) {
        int place = first.like[first.places[i]];
        double weight = first.weights[place];
        double dealt = weight * met[place] * PreflopTable.BOARDS;
        tally.add(0, i, dealt, weight * myPots[place] * Masks.POT);
        pots += weight * myPots[place];
        tied += weight * myTies[place];
        deals += dealt;
      }
      double[] lostByKind = byKind(lost);
      double[] metByKind = byKind(theyMet);
      for (int i = 0; i < second.places.length; i++) {
        int place = second.like[second.places[i]];
        double weight = second.weights[place] / second.copies[place];
        double dealt = weight * metByKind[place] * PreflopTable.BOARDS;
        tally.add(1, i, dealt, (dealt - weight * lostByKind[place]) * Masks.POT);
      }
      double won = pots - tied / 2;
      tally.addOfTwo(won, tied, deals - won - tied);
      tally.addDeals(weighted ? pairs * PreflopTable.BOARDS : 0);
    }

    /** Sums over the second player's places of a kind. */
    private double[] byKind(double[] sums) {
      double[] byKind = new double[sums.length];
      for (char place : second.places) {
        byKind[second.like[place]] += sums[place];
      }
      return byKind;
    }
  }
}
