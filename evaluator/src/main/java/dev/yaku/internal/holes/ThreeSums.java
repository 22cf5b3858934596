package dev.yaku.internal.holes;

import java.util.Arrays;

/**
 * Sums over the holes of two other players that share no card with each other or with a given hole,
 * except for holes that both players could have, which the caller must add. Allocates nothing after
 * its creation. Not thread-safe.
 */
final class ThreeSums {
  /*
   * Let S be the sum of one player's weights, C[k] the sum for the holes that have card k, and S',
   * C' those of the other player. The products of all holes that share no card add up to
   *
   *   S S' - sum over k of C[k] C'[k] + sum over holes of w w'
   *
   * since holes that share both cards are subtracted twice. For a hole with the cards a and b, all
   * holes that contain a or b are removed first: C[k] loses the weights of the holes {a, k} and {b,
   * k}.
   */
  private static final int CARDS = 52;

  private final double[] all = new double[2];
  private final double[][] ofCard = new double[2][CARDS];
  private final double[][][] matrix = new double[2][CARDS][CARDS]; // weights by card and card

  void clear() {
    Arrays.fill(all, 0);
    for (int player = 0; player < 2; player++) {
      Arrays.fill(ofCard[player], 0);
      for (double[] row : matrix[player]) {
        Arrays.fill(row, 0);
      }
    }
  }

  /** Adds the weight of a player's hole; each hole once. */
  void add(int player, int hole, double weight) {
    set(player, hole, weight, weight);
  }

  /** Undoes the last addition of a hole. */
  void remove(int player, int hole, double weight) {
    set(player, hole, 0, -weight);
  }

  private void set(int player, int hole, double weight, double more) {
    int a = Holes.low(hole);
    int b = Holes.high(hole);
    all[player] += more;
    ofCard[player][a] += more;
    ofCard[player][b] += more;
    matrix[player][a][b] = weight;
    matrix[player][b][a] = weight;
  }

  /**
   * The sum of products of the two players' weights over holes such that no two of the three share
   * a card, minus the products in which both players have the same hole.
   */
  double products(int hole) {
    int a = Holes.low(hole);
    int b = Holes.high(hole);
    double[] a0 = matrix[0][a];
    double[] b0 = matrix[0][b];
    double[] a1 = matrix[1][a];
    double[] b1 = matrix[1][b];
    double[] c0 = ofCard[0];
    double[] c1 = ofCard[1];
    double even = 0;
    double odd = 0;
    for (int k = 0; k < CARDS; k += 2) {
      even += (c0[k] - a0[k] - b0[k]) * (c1[k] - a1[k] - b1[k]);
      odd += (c0[k + 1] - a0[k + 1] - b0[k + 1]) * (c1[k + 1] - a1[k + 1] - b1[k + 1]);
    }
    // The cards a and b themselves do not count.
    double ofA = (c0[a] - b0[a]) * (c1[a] - b1[a]);
    double ofB = (c0[b] - a0[b]) * (c1[b] - a1[b]);
    double one = all[0] - c0[a] - c0[b] + a0[b];
    double other = all[1] - c1[a] - c1[b] + a1[b];
    return one * other - (even + odd - ofA - ofB);
  }
}
