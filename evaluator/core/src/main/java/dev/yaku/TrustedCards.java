package dev.yaku;

import dev.yaku.internal.hand.CheckedCards;
import dev.yaku.internal.hand.HandTableCards;

/**
 * Evaluates lists of cards, and trusts the caller: the fastest form for programs that have cards
 * one by one, as ints or as bytes, and neither sets nor keys.
 *
 * <pre>{@code
 * static final TrustedCards CARDS = HOLDEM.trustCards();
 *
 * int value = CARDS.evaluate(c[0], c[1], c[2], c[3], c[4], c[5], c[6]); // of int[] or byte[]
 * }</pre>
 *
 * <p>The caller promises that these are cards which the rules allow together. Nothing of this is
 * checked: for other numbers the value is meaningless, or an {@link IllegalArgumentException} says
 * so. No call reads outside its tables. {@link HandEvaluator#evaluateCards(int, int, int, int,
 * int)} and its forms for six and seven cards, and for bytes, check all, and cost a third more.
 *
 * <p>Keep it in a {@code static final} field. It is immutable, and safe for any number of threads.
 */
public sealed interface TrustedCards permits HandTableCards, CheckedCards {
  /**
   * {@return the value of five cards, 0 to {@link RuleSet#maxValue()}, greater is better, as {@link
   * HandEvaluator#evaluateCards(int, int, int, int, int)} gives it, if the caller keeps the
   * promise} Allocates nothing.
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @throws IllegalArgumentException if the rules have no hands of five cards; possibly, if the
   *     caller does not keep the promise
   */
  int evaluate(int a, int b, int c, int d, int e);

  /**
   * {@return the value of six cards, as {@link #evaluate(int, int, int, int, int)}}
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @param f a card of the hand
   */
  int evaluate(int a, int b, int c, int d, int e, int f);

  /**
   * {@return the value of seven cards, as {@link #evaluate(int, int, int, int, int)}}
   *
   * @param a a card of the hand; see {@link Card}
   * @param b a card of the hand
   * @param c a card of the hand
   * @param d a card of the hand
   * @param e a card of the hand
   * @param f a card of the hand
   * @param g a card of the hand
   */
  int evaluate(int a, int b, int c, int d, int e, int f, int g);
}
