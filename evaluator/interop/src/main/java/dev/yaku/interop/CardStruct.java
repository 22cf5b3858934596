package dev.yaku.interop;

import dev.yaku.Category;
import dev.yaku.HandEvaluator;

/**
 * Cards as a struct of suit and rank, and the result as a number from 0 to 8: the coding of a
 * programming exercise, <a href="https://tech.pjin.jp/blog/2021/02/22/cppquest-15">Competitive
 * programming style C++ problems, no. 15: poker hands</a> (in Japanese).
 *
 * <pre>
 *   suit    0 spades  1 clubs  2 hearts  3 diamonds
 *   rank    0 two  1 three  2 four  3 five  4 six  5 seven  6 eight  7 nine  8 ten
 *           9 jack  10 queen  11 king  12 ace
 *
 *   result  0 high card, or no cards     5 flush
 *           1 one pair                   6 full house
 *           2 two pair                   7 four of a kind
 *           3 three of a kind            8 straight flush, also the royal flush
 *           4 straight
 * </pre>
 *
 * <p>Many structs are given as two arrays, of suits and of ranks. A hand of the exercise has any
 * number of cards and may repeat a card, so {@code multi-deck} evaluates it:
 *
 * <pre>{@code
 * HandEvaluator multiDeck = HandEvaluator.of("multi-deck");
 * int value = multiDeck.evaluateCards(CardStruct.cards(suits, ranks));
 * int result = CardStruct.result(multiDeck, value);
 * }</pre>
 *
 * <p>A card costs a few additions, a result a few array reads. All methods are pure, and reject
 * what is in neither table as the package says.
 */
public final class CardStruct {
  private static final Coding CODING = new Coding("card struct", "23456789TJQKA", "schd");

  private CardStruct() {}

  /**
   * {@return the card of a struct}
   *
   * @param suit 0 (spades), 1 (clubs), 2 (hearts) or 3 (diamonds)
   * @param rank 0 (two) to 12 (ace)
   */
  public static int card(int suit, int rank) {
    return card(suit, rank, Coding.ALONE);
  }

  /**
   * {@return the cards of many structs, in their order}
   *
   * @param suits the suit of each, 0 to 3
   * @param ranks the rank of each, 0 to 12
   * @throws IllegalArgumentException if the arrays differ in length, too
   */
  public static int[] cards(int[] suits, int[] ranks) {
    Coding.checkPairs(suits, "suits", ranks, "ranks");
    return Coding.each(suits, "suits", (suit, i) -> card(suit, ranks[i], i));
  }

  private static int card(int suit, int rank, int index) {
    if (!CODING.has(rank, suit)) {
      throw Coding.rejection(
          "no card struct has suit " + suit + " and rank " + rank,
          index,
          "suits 0 to 3, ranks 0 to 12");
    }
    return CODING.card(rank, suit);
  }

  /**
   * {@return the suit of a card: 0 (spades), 1 (clubs), 2 (hearts) or 3 (diamonds)}
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
   * {@return the rank of a card: 0 (two) to 12 (ace)}
   *
   * @param card 0 to 51
   */
  public static int rank(int card) {
    return CODING.rank(card, Coding.ALONE);
  }

  /**
   * {@return the ranks of cards, in their order}
   *
   * @param cards each 0 to 51
   */
  public static int[] ranks(int... cards) {
    return Coding.each(cards, "cards", CODING::rank);
  }

  /**
   * {@return the result of a hand: 0 (high card, or no cards) to 8 (straight flush)}
   *
   * @param evaluator the evaluator that gave the value
   * @param value the hand's value
   * @throws IllegalArgumentException if it is five of a kind, which this coding does not have
   * @throws IndexOutOfBoundsException if this is not a value of the evaluator
   */
  public static int result(HandEvaluator evaluator, int value) {
    Category category = evaluator.category(value);
    return category == Category.NONE
        ? 0
        : Math.min(CODING.result(category, "result"), Coding.STRAIGHT_FLUSH);
  }

  /**
   * {@return the category of a result; for 8, which is also the royal flush, the straight flush}
   *
   * @param result 0 to 8
   */
  public static Category category(int result) {
    if (result < 0 || result > Coding.STRAIGHT_FLUSH) {
      throw Coding.rejection("no card struct result is " + result, Coding.ALONE, "0 to 8");
    }
    return Coding.RESULTS.get(result);
  }
}
