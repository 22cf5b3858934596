package dev.yaku.equity.internal.spot;

import dev.yaku.Card;

/**
 * The weights of deals by their winners and by each card that completes the board: a deal counts
 * once for each of these cards. Not thread-safe.
 */
public final class CardCounts {
  /*
   * Split pots have far more masks of winners than occur: only those have a row. Sums of integers
   * are exact: fewer deals are ever counted than the integers that a double can represent.
   */
  final double[][] byMask; // then by card

  CardCounts(int masks) {
    byMask = new double[masks][];
  }

  private double[] row(int mask) {
    if (byMask[mask] == null) {
      byMask[mask] = new double[Card.JOKER];
    }
    return byMask[mask];
  }

  /** Counts deals in which this card completes the board, alone or with others. */
  public void add(int card, int mask, double weight) {
    row(mask)[card] += weight;
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
      for (int card = 0; more[mask] != null && card < Card.JOKER; card++) {
        row(mask)[card] += more[mask][card];
      }
    }
  }

  /** The weight of the deals with these winners and this card. */
  double weight(int mask, int card) {
    return byMask[mask] == null ? 0 : byMask[mask][card];
  }
}
