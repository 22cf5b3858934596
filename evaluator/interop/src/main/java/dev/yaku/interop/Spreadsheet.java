package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;

/**
 * Cards as two arrays, one of numbers and one of suits, and the result as a number from -1 to 7:
 * the coding of a video poker game in a spreadsheet, <a
 * href="https://tdyu.hatenablog.jp/entry/2019/06/15/005303">A program that tells poker hands, in
 * Excel VBA</a> (in Japanese).
 *
 * <pre>
 *   number   1 ace  2 two  3 three  4 four  5 five  6 six  7 seven  8 eight  9 nine  10 ten
 *           11 jack  12 queen  13 king
 *   suit     0 clubs  1 diamonds  2 hearts  3 spades
 *
 *   result  -1 one pair, or nothing      4 full house
 *            0 two pair                  5 four of a kind
 *            1 three of a kind           6 straight flush
 *            2 straight                  7 royal flush
 *            3 flush
 * </pre>
 *
 * <p>The spreadsheet only compares suits for equality; here they are numbered as in {@link Card}.
 * Its hands are evaluated by {@code standard}:
 *
 * <pre>{@code
 * HandEvaluator standard = HandEvaluator.of("standard");
 * int value = standard.evaluateCards(Spreadsheet.cards(numbers, suits));
 * int result = Spreadsheet.result(standard, value);
 * }</pre>
 *
 * <p>A card costs a few additions, a result a few array reads. All methods are pure, and reject
 * what is not in the table as the package says.
 */
public final class Spreadsheet {
  /* A result cannot be converted to a category, since -1 stands for two of them. */
  private static final Coding CODING = new Coding("spreadsheet", "A23456789TJQK", "cdhs");
  private static final int TWO_PAIR = 2; // its place among all results; its own result is 0

  private Spreadsheet() {}

  /**
   * {@return the card of a number and a suit}
   *
   * @param number 1 (ace) to 13 (king)
   * @param suit 0 (clubs), 1 (diamonds), 2 (hearts) or 3 (spades)
   */
  public static int card(int number, int suit) {
    return card(number, suit, Coding.ALONE);
  }

  /**
   * {@return the cards of numbers and suits, in their order}
   *
   * @param numbers the number of each card, 1 to 13
   * @param suits the suit of each card, 0 to 3
   * @throws IllegalArgumentException if the arrays differ in length, too
   */
  public static int[] cards(int[] numbers, int[] suits) {
    Coding.checkPairs(numbers, "numbers", suits, "suits");
    return Coding.each(numbers, "numbers", (number, i) -> card(number, suits[i], i));
  }

  private static int card(int number, int suit, int index) {
    if (!CODING.has(number - 1, suit)) {
      throw Coding.rejection(
          "no spreadsheet card has number " + number + " and suit " + suit,
          index,
          "numbers 1 to 13, suits 0 to 3");
    }
    return CODING.card(number - 1, suit);
  }

  /**
   * {@return the number of a card: 1 (ace) to 13 (king)}
   *
   * @param card 0 to 51
   */
  public static int number(int card) {
    return number(card, Coding.ALONE);
  }

  /**
   * {@return the numbers of cards, in their order}
   *
   * @param cards each 0 to 51
   */
  public static int[] numbers(int... cards) {
    return Coding.each(cards, "cards", Spreadsheet::number);
  }

  private static int number(int card, int index) {
    return CODING.rank(card, index) + 1;
  }

  /**
   * {@return the suit of a card: 0 (clubs), 1 (diamonds), 2 (hearts) or 3 (spades)}
   *
   * @param card 0 to 51
   */
  public static int suit(int card) {
    return CODING.suit(card, Coding.ALONE);
  }

  /**
   * {@return the suits of cards, in their order}
   *
   * @param cards each 0 to 51
   */
  public static int[] suits(int... cards) {
    return Coding.each(cards, "cards", CODING::suit);
  }

  /**
   * {@return the result of a hand: -1 (one pair, or nothing) to 7 (royal flush)}
   *
   * @param evaluator the evaluator that gave the value
   * @param value the hand's value
   * @throws IllegalArgumentException if it is five of a kind, which this coding does not have
   * @throws IndexOutOfBoundsException if this is not a value of the evaluator
   */
  public static int result(HandEvaluator evaluator, int value) {
    Category category = evaluator.category(value);
    int place = category == Category.NONE ? 0 : CODING.result(category, "result");
    return Math.max(-1, place - TWO_PAIR);
  }
}
