package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.util.List;
import java.util.Objects;

/**
 * Cards as a struct of suit and rank, and the result as a number from 0 to 8: the coding of a
 * programming exercise.
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
 * <p>A card costs a few additions, a result a few array reads. All methods are pure.
 */
public final class CardStruct {
  /*
   * Competitive programming style C++ problems, no. 15: poker hands (in Japanese), 2021,
   * https://tech.pjin.jp/blog/2021/02/22/cppquest-15
   */
  private static final String SUITS = "schd";

  private static final List<Category> RESULTS =
      List.of(
          Category.HIGH_CARD,
          Category.ONE_PAIR,
          Category.TWO_PAIR,
          Category.THREE_OF_A_KIND,
          Category.STRAIGHT,
          Category.FLUSH,
          Category.FULL_HOUSE,
          Category.FOUR_OF_A_KIND,
          Category.STRAIGHT_FLUSH);

  private CardStruct() {}

  /**
   * {@return the card of a struct}
   *
   * @param suit 0 (spades), 1 (clubs), 2 (hearts) or 3 (diamonds)
   * @param rank 0 (two) to 12 (ace)
   * @throws IllegalArgumentException if there is no such suit or rank
   */
  public static int card(int suit, int rank) {
    return card(suit, rank, Rejection.ALONE);
  }

  /**
   * {@return the cards of many structs, in their order}
   *
   * @param suits the suit of each, 0 to 3
   * @param ranks the rank of each, 0 to 12
   * @throws IllegalArgumentException if the arrays differ in length, or there is no such suit or
   *     rank; the message names both and their index
   */
  public static int[] cards(int[] suits, int[] ranks) {
    Rejection.checkLengths(suits, "suits", ranks, "ranks");
    return Codes.convertAll(suits, ranks, CardStruct::card);
  }

  private static int card(int suit, int rank, int index) {
    if (suit < 0 || suit >= SUITS.length() || rank < 0 || rank >= Card.RANK_COUNT) {
      throw Rejection.of(
          "no card struct has suit " + suit + " and rank " + rank,
          index,
          "suits 0 to 3, ranks 0 to 12");
    }
    return Card.of(rank, Card.SUITS.indexOf(SUITS.charAt(suit)));
  }

  /**
   * {@return the suit of a card: 0 (spades), 1 (clubs), 2 (hearts) or 3 (diamonds)}
   *
   * @param card 0 to 51
   * @throws IllegalArgumentException if this is not a card of 0 to 51
   */
  public static int suit(int card) {
    return suit(card, Rejection.ALONE);
  }

  /**
   * {@return the suits of cards, in their order}
   *
   * @param cards each 0 to 51
   * @throws IllegalArgumentException if one is not a card of 0 to 51; the message names it and its
   *     index
   */
  public static int[] suits(int... cards) {
    return Codes.convertAll(Objects.requireNonNull(cards, "cards"), CardStruct::suit);
  }

  private static int suit(int card, int index) {
    Rejection.checkNatural(card, index, "card struct");
    return SUITS.indexOf(Card.SUITS.charAt(Card.suit(card)));
  }

  /**
   * {@return the rank of a card: 0 (two) to 12 (ace)}
   *
   * @param card 0 to 51
   * @throws IllegalArgumentException if this is not a card of 0 to 51
   */
  public static int rank(int card) {
    return rank(card, Rejection.ALONE);
  }

  /**
   * {@return the ranks of cards, in their order}
   *
   * @param cards each 0 to 51
   * @throws IllegalArgumentException if one is not a card of 0 to 51; the message names it and its
   *     index
   */
  public static int[] ranks(int... cards) {
    return Codes.convertAll(Objects.requireNonNull(cards, "cards"), CardStruct::rank);
  }

  private static int rank(int card, int index) {
    Rejection.checkNatural(card, index, "card struct");
    return Card.rank(card);
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
    return switch (category) {
      case NONE -> RESULTS.indexOf(Category.HIGH_CARD);
      case ROYAL_FLUSH, NATURAL_ROYAL_FLUSH -> RESULTS.indexOf(Category.STRAIGHT_FLUSH);
      case FIVE_OF_A_KIND, FOUR_WILD -> throw Rejection.ofCategory(category, "card struct result");
      default -> RESULTS.indexOf(category);
    };
  }

  /**
   * {@return the category of a result; for 8, which is also the royal flush, the straight flush}
   *
   * @param result 0 to 8
   * @throws IllegalArgumentException if there is no such result
   */
  public static Category category(int result) {
    if (result < 0 || result >= RESULTS.size()) {
      throw Rejection.of("no card struct result is " + result, Rejection.ALONE, "0 to 8");
    }
    return RESULTS.get(result);
  }
}
