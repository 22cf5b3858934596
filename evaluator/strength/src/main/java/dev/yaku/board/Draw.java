package dev.yaku.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The draws of a hand: the better hands that it may become on the next cards. A hand has any number
 * of draws: a set of them is an int, the sum of their {@linkplain #bit bits}. On a river there are
 * none.
 */
public enum Draw implements Word {
  /**
   * A flush draw with which every card of the suit makes the best flush: the hole has the highest
   * card of the suit that is not on the board.
   */
  NUT_FLUSH_DRAW,
  /**
   * Four cards of a suit, at least one of them in the hole, and no nut flush draw; in Omaha two or
   * more cards of the suit in the hole and two on the board.
   */
  FLUSH_DRAW,
  /**
   * On the flop, both cards of the hole and one of the board are of one suit; in Omaha two or more
   * of the hole.
   */
  BACKDOOR_FLUSH_DRAW,
  /** Three or more ranks make a straight; only in Omaha. */
  WRAP,
  /** Four ranks in a row, and the rank at either end makes a straight; two ranks and no more. */
  OPEN_ENDED,
  /** Two ranks make a straight, but they are not the ends of four ranks in a row. */
  DOUBLE_GUTSHOT,
  /** One rank makes a straight. */
  GUTSHOT,
  /**
   * On the flop, two cards of the hole and one or more of the board are of three different ranks of
   * one straight, and there is no other straight draw.
   */
  BACKDOOR_STRAIGHT_DRAW,
  /**
   * The hole gives kickers only, two of its cards are higher than every card of the board, a card
   * is to come, and a pair of either is better: not with four of a kind on the board, nor in Omaha
   * with three.
   */
  OVERCARDS,
  /** A flush draw, nut or not, and a straight draw that is not backdoor. */
  COMBO_DRAW;

  /** The draws to a flush with one card, as a set. */
  public static final int FLUSHES = NUT_FLUSH_DRAW.bit() | FLUSH_DRAW.bit();

  /** The draws to a straight with one card, as a set. */
  public static final int STRAIGHTS =
      WRAP.bit() | OPEN_ENDED.bit() | DOUBLE_GUTSHOT.bit() | GUTSHOT.bit();

  private static final Draw[] ALL = values();

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  @Override
  public String text() {
    return text;
  }

  /** {@return the set of this draw alone} */
  @SuppressWarnings("EnumOrdinal") // the order is that of the definitions
  public int bit() {
    return 1 << ordinal();
  }

  /**
   * {@return whether a set has this draw}
   *
   * @param draws a sum of bits
   */
  public boolean isIn(int draws) {
    return (draws & bit()) != 0;
  }

  /**
   * {@return the draws of a set, in the order of this class}
   *
   * @param draws a sum of bits; others are ignored
   */
  public static List<Draw> list(int draws) {
    List<Draw> list = new ArrayList<>();
    for (Draw draw : ALL) {
      if (draw.isIn(draws)) {
        list.add(draw);
      }
    }
    return list;
  }
}
