package dev.yaku;

import dev.yaku.internal.games.LowBoard;
import dev.yaku.internal.games.PreparedBoard;

/**
 * A board prepared for many hole hands of one size, in one half of the pot: see {@link
 * OmahaEvaluator#board}.
 *
 * <p>Immutable, and safe for any number of threads. The evaluating methods allocate nothing, and
 * cost a few array reads. They reject another number of cards, and a card that is on the board or
 * not in the deck, by an {@link IllegalArgumentException}.
 */
public sealed interface OmahaBoard permits PreparedBoard, LowBoard {
  /**
   * {@return the value of a hand, greater is better; 0 if a low hand does not qualify}
   *
   * @param hole the hole cards as a set
   */
  int evaluate(long hole);

  /**
   * {@return the value of a hand, from the sum of the {@linkplain OmahaEvaluator#cardKey keys} of
   * the hole cards: faster if many hands share cards}
   *
   * <p>The key is trusted: a key of other cards gives a meaningless value.
   *
   * @param key the sum of the keys of the hole cards
   * @param hole the hole cards, a set
   */
  int evaluateKey(int key, long hole);

  /** {@return the cards on the board} */
  long board();

  /** {@return the number of hole cards that the board was prepared for} */
  int holeCards();
}
