package dev.yaku;

/**
 * Who wins a pot, and which part of it each player gets. Players are numbered from 0, in the order
 * in which their hands or values were given; a number that none has is rejected by an {@link
 * IndexOutOfBoundsException}. Immutable.
 *
 * <pre>{@code
 * Showdown showdown = HOLDEM.showdown(board, hole0, hole1, hole2); // or Showdown.of(value0, ...)
 * showdown.wins(1);      // whether player 1 has, or shares, the best hand
 * showdown.share(1);     // 1, 0.5, ...: exactly parts(1) of allParts()
 * showdown.chips(1_001); // whole chips for each player
 * }</pre>
 *
 * <p>The value 0 never wins: it is no hand, or one that does not qualify. If nobody has another
 * value, nobody wins. In a split pot the best high and the best low hand get half each, and the
 * whole if nobody wins the other half. Players that tie divide what they win equally.
 *
 * <p>With players who are all-in for less, each pot is a showdown of its own. Whoever has folded or
 * has no part in a pot has the value 0 there, and everybody keeps the number:
 *
 * <pre>{@code
 * long[] main = Showdown.of(v0, v1, v2).chips(300); // 100 of each
 * long[] side = Showdown.of(v0, 0, v2).chips(200);  // 100 more of players 0 and 2
 * }</pre>
 *
 * @param players the number of players: 1 to {@value #MOST_PLAYERS}
 * @param winners the players that have, or share, the best hand, or the best high hand if the pot
 *     is split: bit <i>i</i> for player <i>i</i>
 * @param lowWinners the players that have, or share, the best low hand; 0 if no hand qualifies, or
 *     if the pot is not split
 */
public record Showdown(int players, long winners, long lowWinners) {
  /** The most players: {@value}. */
  public static final int MOST_PLAYERS = 64;

  /**
   * A showdown with these winners.
   *
   * @param players the number of players
   * @param winners bit <i>p</i> is set if player <i>p</i> wins, or wins the high half
   * @param lowWinners bit <i>p</i> is set if player <i>p</i> wins the low half; 0 if there is none
   * @throws IllegalArgumentException if there are too few or many players, or a winner is none of
   *     them
   */
  public Showdown {
    if (players < 1 || players > MOST_PLAYERS) {
      throw new IllegalArgumentException(players + " players: expected 1 to " + MOST_PLAYERS);
    }
    long others = (winners | lowWinners) & ~(-1L >>> Long.SIZE - players);
    if (others != 0) {
      throw new IllegalArgumentException(
          "player " + Long.numberOfTrailingZeros(others) + " wins: expected 0 to " + (players - 1));
    }
  }

  /**
   * {@return the showdown of hands with these values}
   *
   * @param values for each player, by one rule set: the greatest wins; 0 cannot win
   * @throws IllegalArgumentException if there are no players or too many, or a value is negative
   */
  public static Showdown of(int... values) {
    return new Showdown(values.length, best(values), 0);
  }

  /**
   * {@return the showdown of hands in a split pot}
   *
   * @param high for each player, the value of the high hand
   * @param low for each player, the value of the low hand, greater for a better one; 0 if none
   *     qualifies
   * @throws IllegalArgumentException as {@link #of}, or if the arrays differ in length
   */
  public static Showdown ofHalves(int[] high, int[] low) {
    if (high.length != low.length) {
      throw new IllegalArgumentException(
          high.length + " high values and " + low.length + " low values");
    }
    return new Showdown(high.length, best(high), best(low));
  }

  private static long best(int[] values) {
    int best = 1;
    long winners = 0;
    for (int player = 0; player < values.length; player++) {
      if (values[player] < 0) {
        throw new IllegalArgumentException(
            "value " + values[player] + " of player " + player + ": expected 0 or more");
      }
      if (values[player] > best) {
        best = values[player];
        winners = 0;
      }
      if (values[player] == best && player < Long.SIZE) { // the constructor rejects more
        winners |= 1L << player;
      }
    }
    return winners;
  }

  /** Rejects hands that cannot meet: unequal sizes, or a card twice. */
  static void check(boolean oneDeck, long board, long[] holes) {
    long taken = board;
    for (int player = 0; player < holes.length; player++) {
      long hole = holes[player];
      if (Long.bitCount(hole) != Long.bitCount(holes[0])) {
        throw new IllegalArgumentException(
            "players with " + Long.bitCount(holes[0]) + " and " + Long.bitCount(hole) + " cards");
      }
      long twice = hole & taken;
      if (twice != 0) {
        String where =
            twice == (twice & board) ? " is on the board, too" : " is held or dealt twice";
        throw new IllegalArgumentException(Hand.toString(twice) + " of player " + player + where);
      }
      taken |= oneDeck ? hole : 0;
    }
  }

  /**
   * {@return whether a player has, or shares, the best hand, in a split pot the best high hand}
   *
   * @param player the number of a player
   */
  public boolean wins(int player) {
    return isIn(winners, player);
  }

  /**
   * {@return whether a player has, or shares, the best low hand of a split pot}
   *
   * @param player the number of a player
   */
  public boolean winsLow(int player) {
    return isIn(lowWinners, player);
  }

  private boolean isIn(long set, int player) {
    if (player < 0 || player >= players) {
      throw new IndexOutOfBoundsException("player " + player + ": expected 0 to " + (players - 1));
    }
    return (set >>> player & 1) != 0;
  }

  /** {@return the number of equal parts into which the pot is divided; 1 if nobody wins} */
  public int allParts() {
    int high = Long.bitCount(winners);
    int low = Long.bitCount(lowWinners);
    return high == 0 || low == 0 ? Math.max(1, high + low) : 2 * high * low;
  }

  /**
   * {@return how many of {@link #allParts} a player gets}
   *
   * @param player the number of a player
   */
  public int parts(int player) {
    int high = wins(player) ? 1 : 0;
    int low = winsLow(player) ? 1 : 0;
    return winners == 0 || lowWinners == 0
        ? high + low
        : high * Long.bitCount(lowWinners) + low * Long.bitCount(winners);
  }

  /**
   * {@return the part of the pot that a player gets, 0 to 1: {@link #parts} of {@link #allParts}}
   *
   * @param player the number of a player
   */
  public double share(int player) {
    return (double) parts(player) / allParts();
  }

  /**
   * A pot in whole chips. Of a pot that is split, an odd chip goes to the high half. Winners that
   * tie divide equally; the chips that remain go, one each, to the first of them in the order of
   * players, so number players from the seat after the button. Allocates.
   *
   * @param pot the number of chips, 0 or more
   * @return the chips of each player; their sum is the pot, or 0 if nobody wins
   * @throws IllegalArgumentException if the pot is negative
   */
  public long[] chips(long pot) {
    if (pot < 0) {
      throw new IllegalArgumentException("a pot of " + pot + ": expected 0 or more");
    }
    long low = lowWinners == 0 ? 0 : winners == 0 ? pot : pot / 2;
    long[] chips = new long[players];
    divide(pot - low, winners, chips);
    divide(low, lowWinners, chips);
    return chips;
  }

  private static void divide(long pot, long among, long[] chips) {
    int count = Long.bitCount(among);
    int place = 0;
    for (long rest = among; rest != 0; rest &= rest - 1) {
      chips[Long.numberOfTrailingZeros(rest)] += pot / count + (place < pot % count ? 1 : 0);
      place++;
    }
  }

  /** The shares of those who win: {@code "player 0: 3/4, player 2: 1/4"}; or {@code "nobody"}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int player = 0; player < players; player++) {
      int parts = parts(player);
      if (parts > 0) {
        text.append(text.length() == 0 ? "" : ", ").append("player ").append(player).append(": ");
        int common = common(parts, allParts());
        text.append(parts / common);
        text.append(parts == allParts() ? "" : "/" + allParts() / common);
      }
    }
    return text.length() == 0 ? "nobody" : text.toString();
  }

  private static int common(int a, int b) {
    return b == 0 ? a : common(b, a % b);
  }
}
