package dev.yaku;

import dev.yaku.internal.hand.HandTableKeys;

/**
 * Evaluates hands of one size by their keys, and trusts the caller: the fastest form for programs
 * that prepare keys, such as those of a board and of all holes, and add them up.
 *
 * <pre>{@code
 * static final TrustedKeys SEVENS = HOLDEM.trustKeys(7);
 *
 * long boardKey = HOLDEM.handKey(board); // once
 * SEVENS.evaluate(boardKey + holeKeys[i], board | holes[i]);
 * }</pre>
 *
 * <p>The caller promises that the hand has {@link #handSize} cards, which the rules allow, and that
 * key and set are of the same cards. Nothing of this is checked: for other arguments the value is
 * meaningless, or an {@link IllegalArgumentException} says so. No call reads outside its tables.
 * {@link HandEvaluator#evaluateKey(long, long)} checks the size, and costs a few instructions more.
 *
 * <p>Keep it in a {@code static final} field. It is immutable, and safe for any number of threads.
 */
public sealed interface TrustedKeys permits HandTableKeys {
  /**
   * {@return the value of a hand, 0 to {@link RuleSet#maxValue()}, greater is better, as {@link
   * HandEvaluator#evaluateKey(long, long)} gives it, if the caller keeps the promise} Allocates
   * nothing.
   *
   * <p>In most rules the set is looked at only if the key says that there is a flush. So keys and
   * sets of millions of hands, which are not in a cache, are best kept beside each other in one
   * array; where they lie in two, {@link HandEvaluator#evaluateKey(long, long)}, which reads every
   * set, and in order, is the faster form.
   *
   * @param key the sum of the {@linkplain HandEvaluator#cardKey keys} of the hand's cards
   * @param hand the same cards as a set
   * @throws IllegalArgumentException possibly, if the caller does not keep the promise
   */
  int evaluate(long key, long hand);

  /** {@return the number of cards of the hands} */
  int handSize();
}
