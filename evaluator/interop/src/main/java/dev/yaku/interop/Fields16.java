package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.Hand;

/**
 * Sets of cards as four fields of 16 bits, one for each suit, whose lowest 13 bits are the ranks,
 * the deuce first.
 *
 * <pre>
 *    63   61 60     48 47   45 44     32 31   29 28     16 15   13 12      0
 *   +-------+---------+-------+---------+-------+---------+-------+---------+
 *   |   0   | spades  |   0   | hearts  |   0   | diamonds|   0   |  clubs  |
 *   +-------+---------+-------+---------+-------+---------+-------+---------+
 * </pre>
 *
 * <p>So do the later HandEval of Steve Brecher, and <a
 * href="https://github.com/gdejohn/monty">monty</a>; poker-eval and <a
 * href="https://github.com/zekyll/OMPEval">OMPEval</a> have the suits in another order, on which no
 * value of {@code standard} depends, but texts do. The sets of this library have no gaps: see
 * {@link Hand}.
 *
 * <pre>{@code
 * int value = HandEvaluator.of("standard").evaluate(Fields16.set(board | hole));
 * }</pre>
 *
 * <p>A set costs a few shifts. All methods are pure, and reject what is no set of 52 cards as the
 * package says.
 */
public final class Fields16 {
  private static final long RANKS = (1L << Card.RANK_COUNT) - 1;
  private static final long UNUSED = ~(RANKS | RANKS << 16 | RANKS << 32 | RANKS << 48);

  private Fields16() {}

  /**
   * {@return the set of the cards in four fields; see {@link Hand}}
   *
   * @param fields four fields of 16 bits, of which the highest three are 0
   */
  public static long set(long fields) {
    if ((fields & UNUSED) != 0) {
      throw Coding.rejection(
          "no cards have the bits 0x%016X".formatted(fields & UNUSED),
          Coding.ALONE,
          "13 in each field of 16");
    }
    return fields & RANKS
        | fields >>> 3 & RANKS << 13
        | fields >>> 6 & RANKS << 26
        | fields >>> 9 & RANKS << 39;
  }

  /**
   * {@return the four fields of a set}
   *
   * @param set cards of 0 to 51; see {@link Hand}
   */
  public static long fields(long set) {
    if ((set & ~Hand.DECK) != 0) {
      throw Coding.rejection(
          "no four fields hold " + Hand.toString(set), Coding.ALONE, "cards 0 to 51");
    }
    return set & RANKS
        | (set & RANKS << 13) << 3
        | (set & RANKS << 26) << 6
        | (set & RANKS << 39) << 9;
  }
}
