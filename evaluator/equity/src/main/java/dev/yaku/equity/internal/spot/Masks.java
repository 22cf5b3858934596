package dev.yaku.equity.internal.spot;

/**
 * The winners of a deal, as a number: bit <i>i</i> is set if player <i>i</i> has, or shares, the
 * best hand; where the pot is split, bit {@code players + i} if player <i>i</i> has, or shares, the
 * best low hand.
 */
public final class Masks {
  /** The parts of a pot: each half can be divided equally among one to nine players. */
  public static final int POT = 5040;

  private static final int MOST_KEPT = 1 << 10; // masks
  private static final Parts[][] KEPT = new Parts[2][10]; // by whether the pot is split; by players

  /** A record, so that other threads see its component as it was created. */
  private record Parts(char[] parts) {}

  private Masks() {}

  /**
   * The share of the pot that each player wins, in parts of {@link #POT}, by {@code mask * players
   * + player}; null if there are too many masks. Not to be changed.
   */
  static char[] parts(int players, boolean split) {
    if (count(players, split) > MOST_KEPT) {
      return null;
    }
    Parts known = KEPT[split ? 1 : 0][players];
    if (known == null) { // if two threads create it at once, the contents are equal
      char[] parts = new char[players * count(players, split)];
      for (int i = 0; i < parts.length; i++) {
        parts[i] = (char) parts(i / players, players, i % players);
      }
      known = new Parts(parts);
      KEPT[split ? 1 : 0][players] = known;
    }
    return known.parts;
  }

  static int count(int players, boolean split) {
    return 1 << (split ? 2 * players : players);
  }

  /** The winners by these values: all players with the greatest value, if it is above 0. */
  public static int winners(int... values) {
    int best = 1;
    int mask = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] > best) {
        best = values[i];
        mask = 0;
      }
      mask |= values[i] == best ? 1 << i : 0;
    }
    return mask;
  }

  /** The winners of one deal, high and low; the values are room for one of each player. */
  public static int winners(Game game, long[] holes, long board, int[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = game.high(holes[i], board);
    }
    int mask = winners(values);
    if (game.isSplit()) {
      for (int i = 0; i < values.length; i++) {
        values[i] = game.low(holes[i], board);
      }
      mask |= winners(values) << values.length;
    }
    return mask;
  }

  /** The part of the pot that a player wins with the high hand, out of {@link #POT}. */
  static int highParts(int mask, int players, int player) {
    int pot = mask >>> players == 0 ? POT : POT / 2;
    return partsOf(mask & (1 << players) - 1, player, pot);
  }

  static int lowParts(int mask, int players, int player) {
    return partsOf(mask >>> players, player, POT / 2);
  }

  static int parts(int mask, int players, int player) {
    return highParts(mask, players, player) + lowParts(mask, players, player);
  }

  private static int partsOf(int winners, int player, int pot) {
    return (winners >>> player & 1) == 0 ? 0 : pot / Integer.bitCount(winners);
  }
}
