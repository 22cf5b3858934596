package dev.yaku.interop;

import dev.yaku.Card;

/**
 * Cards as {@code 4 * rank + suit}, the number that most other evaluators have.
 *
 * <pre>
 *   rank    2   3   4   5   6   7   8   9   T   J   Q   K   A
 *   c       0   4   8  12  16  20  24  28  32  36  40  44  48
 *   d       1   5   9  13  17  21  25  29  33  37  41  45  49
 *   h       2   6  10  14  18  22  26  30  34  38  42  46  50
 *   s       3   7  11  15  19  23  27  31  35  39  43  47  51
 * </pre>
 *
 * <p>These are the cards of <a
 * href="https://github.com/HenryRLee/PokerHandEvaluator">PokerHandEvaluator</a>, <a
 * href="https://github.com/b-inary/postflop-solver">postflop-solver</a> and <a
 * href="https://github.com/nikkolasg/slumbot2017">Slumbot</a>. Two others count differently:
 *
 * <ul>
 *   <li>the evaluator of the forum <a
 *       href="https://github.com/tangentforks/TwoPlusTwoHandEvaluator">Two Plus Two</a> from one,
 *       2c is 1 and As 52: {@link #cardsFromOne};
 *   <li><a href="https://github.com/kennethshackleton/SKPokerEval">SpecialK</a> from the best card
 *       down, As is 0 and 2c 51: {@link #cardsReversed}.
 * </ul>
 *
 * <pre>{@code
 * int value = HandEvaluator.of("standard").evaluateCards(RankSuit.cards(51, 47, 43, 39, 35));
 * }</pre>
 *
 * <p>The suits of <a href="https://github.com/zekyll/OMPEval">OMPEval</a> are in another order, s h
 * c d. No value of {@code standard} depends on that, but texts do.
 *
 * <p>A card costs a few additions. All methods are pure, and reject what is not in the table as the
 * package says.
 */
public final class RankSuit {
  private static final Coding CODING = new Coding("rank-suit", Card.RANKS, Card.SUITS);
  private static final int SUIT_COUNT = Card.SUITS.length();
  private static final int LAST = Card.JOKER - 1;

  private RankSuit() {}

  /**
   * {@return the card of a number}
   *
   * @param code 0 (2c) to 51 (As)
   */
  public static int card(int code) {
    return card(code, Coding.ALONE);
  }

  /**
   * {@return the cards of numbers, in their order}
   *
   * @param codes each 0 (2c) to 51 (As)
   */
  public static int[] cards(int... codes) {
    return Coding.each(codes, "codes", RankSuit::card);
  }

  private static int card(int code, int index) {
    return card(code, code, index, "0 to 51");
  }

  private static int card(int code, int fromZero, int index, String expected) {
    if (fromZero < 0 || fromZero > LAST) {
      throw Coding.rejection("no card has the rank-suit code " + code, index, expected);
    }
    return CODING.card(fromZero / SUIT_COUNT, fromZero % SUIT_COUNT);
  }

  /**
   * {@return the cards of numbers that count from one, in their order}
   *
   * @param codes each 1 (2c) to 52 (As)
   */
  public static int[] cardsFromOne(int... codes) {
    return Coding.each(codes, "codes", (code, i) -> card(code, code - 1, i, "1 to 52"));
  }

  /**
   * {@return the cards of numbers that count from the best card down, in their order}
   *
   * @param codes each 0 (As) to 51 (2c)
   */
  public static int[] cardsReversed(int... codes) {
    return Coding.each(codes, "codes", (code, i) -> card(code, LAST - code, i, "0 to 51"));
  }

  /**
   * {@return the number of a card: 0 (2c) to 51 (As)} From one it is one more, reversed it is 51
   * minus this.
   *
   * @param card 0 to 51
   */
  public static int code(int card) {
    return code(card, Coding.ALONE);
  }

  /**
   * {@return the numbers of cards, in their order}
   *
   * @param cards each 0 to 51
   */
  public static int[] codes(int... cards) {
    return Coding.each(cards, "cards", RankSuit::code);
  }

  private static int code(int card, int index) {
    return SUIT_COUNT * CODING.rank(card, index) + CODING.suit(card, index);
  }
}
