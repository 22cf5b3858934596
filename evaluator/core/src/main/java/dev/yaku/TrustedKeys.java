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
 * key and set are of the same cards. The promise is not checked: for other arguments the value is
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

  /**
   * The values of many holes on one board: {@code values[i]} is that of the board and hole
   * <i>i</i>. The fastest form for them: the board is checked once; where its suits allow no flush,
   * no hole is asked for one; and if there are at least 256 holes of two cards, each pair of ranks
   * is evaluated once. Faster still after {@link HandEvaluator#useVectors}. Keys and sets of the
   * holes are trusted. Allocates less than a kilobyte, with vectors less than three.
   *
   * @param board the cards that all hands share, a set; see {@link Hand}
   * @param keys the {@linkplain HandEvaluator#handKey keys} of the holes
   * @param holes the same holes as sets, each of as many cards as hands have beside the board, and
   *     none that is on the board
   * @param values where the values are stored
   * @throws IllegalArgumentException if the arrays differ in length, or the board has a card that
   *     is not in the deck, or as many cards as the hands; possibly, if the caller does not keep
   *     the promise
   */
  void evaluate(long board, long[] keys, long[] holes, int[] values);

  /** {@return the number of cards of the hands} */
  int handSize();
}
