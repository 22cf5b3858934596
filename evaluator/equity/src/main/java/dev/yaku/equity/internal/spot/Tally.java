package dev.yaku.equity.internal.spot;

import dev.yaku.Card;
import java.util.Arrays;

/** The numbers of deals by their winners. Not thread-safe; each thread has its own tally. */
public final class Tally {
  private static final int TIMES_TO_A_CHECK = 64; // so asking whether to stop costs nothing

  /**
   * Of sampled deals: in 95 of a hundred samples, what did not occur has a probability of at most
   * this, divided by the number of deals.
   */
  private static final double UNSEEN = 3;

  private final int players;
  private final Stop stop;
  private int times;
  public final long[] counts; // of deals by mask; if they have weights, only kept when sampling
  public final double[] weights; // of deals by mask; null if all weights are 1
  private long deals;
  private long pairs; // of sampled deals that follow from one another
  private final double[] products; // by player: sum over the pairs
  private final char[] parts; // by mask and player; null if there are too many
  private final double[][] dealt; // by player, and combo if there are several: the weight of deals
  private final double[][] won; // likewise: the parts of Masks.POT
  private final CardCounts cards; // null unless deals are counted by these, too

  /**
   * The weights of deals by their winners and by each card that completes the board: a deal counts
   * once for each of these cards.
   */
  public static final class CardCounts {
    /*
     * Split pots have far more masks of winners than occur: only those have a row. Sums of integers
     * are exact: fewer deals are ever counted than the integers that a double can represent.
     */
    private final double[][] byMask; // then by card

    private CardCounts(int masks) {
      byMask = new double[masks][];
    }

    private double[] row(int mask) {
      if (byMask[mask] == null) {
        byMask[mask] = new double[Card.JOKER];
      }
      return byMask[mask];
    }

    /** Counts deals in which these cards complete the board. */
    public void addBoard(long cards, int mask, double weight) {
      double[] row = row(mask);
      for (long rest = cards; rest != 0; rest &= rest - 1) {
        row[Long.numberOfTrailingZeros(rest)] += weight;
      }
    }

    /** Counts deals by winners and card; rows without deals may be null. */
    public void add(double[][] more) {
      for (int mask = 0; mask < more.length; mask++) {
        if (more[mask] != null) {
          Tally.add(row(mask), more[mask]);
        }
      }
    }
  }

  /** A tally, also by the cards that complete the board if {@code byCard}. */
  public Tally(Spot spot, Stop stop, boolean byCard) {
    this(spot, stop, byCard, true);
  }

  private Tally(Spot spot, Stop stop, boolean byCard, boolean byCombo) {
    this.stop = stop;
    players = spot.players();
    boolean split = spot.game().isSplit();
    counts = new long[Masks.count(players, split)];
    parts = Masks.parts(players, split);
    weights = spot.isWeighted() ? new double[counts.length] : null;
    products = new double[players];
    dealt = new double[players][];
    won = new double[players][];
    for (int i = 0; i < players; i++) {
      int combos = spot.seats().get(i).hands().length;
      if (byCombo && combos > 1) {
        dealt[i] = new double[combos];
        won[i] = new double[combos];
      }
    }
    cards = byCard ? new CardCounts(counts.length) : null;
  }

  /** The counts by card, to be added to together with these; null unless there are any. */
  public CardCounts cards() {
    return cards;
  }

  /**
   * The deals of this tally's spot in which a card completes the board, alone or with others,
   * without their combos. Deals with weights have no number.
   */
  public Tally with(Spot spot, int card) {
    Tally part = new Tally(spot, stop, false, false);
    for (int mask = 0; mask < counts.length; mask++) {
      if (cards.byMask[mask] != null) {
        double weight = cards.byMask[mask][card];
        part.add(mask, weight, weights == null ? (long) weight : 0);
      }
    }
    return part;
  }

  /** Frees what is known of combos: nobody will ask for them. */
  public void forgetCombos() {
    Arrays.fill(dealt, null);
    Arrays.fill(won, null);
  }

  /** Called again and again while counting: throws {@link Stop.Stopped} if the work is to end. */
  public void checkStop() {
    if (++times % TIMES_TO_A_CHECK == 0) {
      stop.check();
    }
  }

  /** Counts deals of the same winners and combos, each of this weight. */
  public void add(int[] combos, double weight, int mask, long deals) {
    add(mask, weight * deals, deals);
    for (int i = 0; i < players; i++) {
      if (dealt[i] != null) {
        int won = parts == null ? Masks.parts(mask, players, i) : parts[mask * players + i];
        add(i, combos[i], weight * deals, weight * deals * won);
      }
    }
  }

  /** Counts deals with the same winners, without their combos. */
  public void add(int mask, double weight, long deals) {
    this.deals += deals;
    counts[mask] += deals;
    if (weights != null) {
      weights[mask] += weight;
    }
  }

  /** Counts deals of two players by winner; if they have weights, without their number. */
  public void addOfTwo(double won, double tied, double lost) {
    add(0b01, won, weights == null ? Math.round(won) : 0);
    add(0b11, tied, weights == null ? Math.round(tied) : 0);
    add(0b10, lost, weights == null ? Math.round(lost) : 0);
  }

  /** Adds to the number of deals, for deals already counted by mask. */
  public void addDeals(long more) {
    deals += more;
  }

  /**
   * Counts pairs of sampled deals of which one follows from the other: such deals are not
   * independent. The products are summed by those who win in both deals of a pair, which may stand
   * for several: the parts of {@link Masks#POT} that each wins in one, times those in the other.
   */
  public void addPairs(long count, long... productsByWinners) {
    pairs += count;
    for (int mask = 0; mask < productsByWinners.length; mask++) {
      for (int rest = mask; rest != 0; rest &= rest - 1) {
        products[Integer.numberOfTrailingZeros(rest)] += productsByWinners[mask];
      }
    }
  }

  /** Counts deals of the same combos, by winners. */
  public void add(int[] combos, double weight, long... byMask) {
    for (int mask = 0; mask < byMask.length; mask++) {
      if (byMask[mask] != 0) {
        add(combos, weight, mask, byMask[mask]);
      }
    }
  }

  /** Counts the winnings of one combo of a player, and nothing else. */
  public void add(int player, int combo, double deals, double parts) {
    if (dealt[player] != null) {
      dealt[player][combo] += deals;
      won[player][combo] += parts;
    }
  }

  public void add(Tally other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Math.addExact(counts[i], other.counts[i]);
    }
    deals = Math.addExact(deals, other.deals);
    pairs += other.pairs;
    add(products, other.products);
    add(weights, other.weights);
    for (int i = 0; i < players; i++) {
      add(dealt[i], other.dealt[i]);
      add(won[i], other.won[i]);
    }
    if (cards != null) {
      cards.add(other.cards.byMask);
    }
  }

  private static void add(double[] to, double... more) {
    for (int i = 0; to != null && i < to.length; i++) {
      to[i] += more[i];
    }
  }

  public long deals() {
    return deals;
  }

  /** The weight of the deals with these winners. */
  public double weight(int mask) {
    return weights == null ? counts[mask] : weights[mask];
  }

  /**
   * The average share of the pot that a player wins with the high hand, the low one, or both, 0 to
   * 1. If {@code sampled}, every trial counts once: weights are already in its probability.
   */
  public double share(int player, boolean high, boolean low, boolean sampled) {
    double parts = 0;
    double total = 0;
    for (int mask = 0; mask < counts.length; mask++) {
      double weight = sampled ? counts[mask] : weight(mask);
      total += weight;
      parts += high ? weight * Masks.highParts(mask, players, player) : 0;
      parts += low ? weight * Masks.lowParts(mask, players, player) : 0;
    }
    return parts / total / Masks.POT;
  }

  /** The weight of all deals, and the part of it that each player wins. */
  public double[] weightAndPots() {
    double[] sums = new double[1 + players];
    for (int mask = 0; mask < counts.length; mask++) {
      double weight = weight(mask);
      sums[0] += weight;
      for (int player = 0; weight != 0 && player < players; player++) {
        sums[1 + player] += weight * Masks.parts(mask, players, player) / Masks.POT;
      }
    }
    return sums;
  }

  /**
   * The standard error of a player's share in sampled deals: of fewer than two, infinite; else at
   * least half of what outcomes may make up that did not occur.
   */
  public double standardError(int player) {
    if (deals < 2) {
      return Double.POSITIVE_INFINITY;
    }
    double mean = share(player, true, true, true);
    double squares = 0;
    for (int mask = 0; mask < counts.length; mask++) {
      double difference = (double) Masks.parts(mask, players, player) / Masks.POT - mean;
      squares += counts[mask] * difference * difference;
    }
    double ofDeal = squares / deals;
    if (pairs > 0) {
      double covariance = products[player] / pairs / Masks.POT / Masks.POT - mean * mean;
      ofDeal = Math.max(0, ofDeal + 2 * pairs * covariance / deals);
    }
    double alike = 1 + 2.0 * pairs / deals; // deals that may be of the same cards
    return Math.max(Math.sqrt(ofDeal / (deals - 1)), UNSEEN / 2 * alike / deals);
  }

  /** The average share of the pot that a player wins with a combo; NaN if it was never dealt. */
  public double share(int player, int combo) {
    return won[player][combo] / dealt[player][combo] / Masks.POT;
  }

  /** The weight of the deals in which a player holds a combo. */
  public double dealt(int player, int combo) {
    return dealt[player][combo];
  }

  /** Whether a player's combos were counted one by one. */
  public boolean hasCombos(int player) {
    return dealt[player] != null;
  }
}
