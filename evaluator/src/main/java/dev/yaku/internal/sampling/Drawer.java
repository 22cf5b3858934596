package dev.yaku.internal.sampling;

import dev.yaku.internal.spot.Seat;
import java.util.Arrays;

/**
 * Draws a combination of one player's range, or two combinations of two players' ranges at once,
 * which share no card, so that fewer draws fail. Immutable.
 */
final class Drawer {
  /** More choices of two combinations would take longer to list than they save. */
  private static final int MOST_CHOICES = 1 << 17;

  final int first; // player
  final int second; // player; -1 if there is only one
  private final AliasTable table;

  /** By choice: the first player's combination; null if there is only one player. */
  private final char[] firsts;

  private final char[] seconds;

  /** One player. */
  Drawer(int player, Seat seat) {
    first = player;
    second = -1;
    firsts = null;
    seconds = null;
    double[] weights = new double[seat.hands().length];
    Arrays.setAll(weights, seat::weight);
    table = new AliasTable(weights);
  }

  /** Two players, whose combinations {@link #fits}. */
  Drawer(int first, Seat one, int second, Seat other) {
    this.first = first;
    this.second = second;
    int most = one.hands().length * other.hands().length;
    double[] weights = new double[most];
    firsts = new char[most];
    seconds = new char[most];
    int choices = 0;
    for (int i = 0; i < one.hands().length; i++) {
      for (int j = 0; j < other.hands().length; j++) {
        if ((one.hands()[i] & other.hands()[j]) == 0) {
          firsts[choices] = (char) i;
          seconds[choices] = (char) j;
          weights[choices++] = one.weight(i) * other.weight(j);
        }
      }
    }
    table = new AliasTable(Arrays.copyOf(weights, choices));
  }

  /**
   * Whether two players can be drawn at once, that is, some of their combinations share no card.
   */
  static boolean fits(Seat one, Seat other) {
    if ((long) one.hands().length * other.hands().length > MOST_CHOICES) {
      return false;
    }
    for (long hand : one.hands()) {
      for (long another : other.hands()) {
        if ((hand & another) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** A choice, by a random number. */
  int choose(long random) {
    return table.choose(random);
  }

  int ofFirst(int choice) {
    return firsts == null ? choice : firsts[choice];
  }

  int ofSecond(int choice) {
    return seconds[choice];
  }
}
