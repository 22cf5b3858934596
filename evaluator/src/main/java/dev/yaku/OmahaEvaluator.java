package dev.yaku;

import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.load.BuiltInEvaluators;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Tells how strong an Omaha hand is: the best five cards of which exactly two are from the hole and
 * exactly three from the board.
 *
 * <p>Hole and board are sets of cards, see {@link Hand}: four, five or six cards in the hole,
 * three, four or five on the board. The value is that of the best five by the rules of the high
 * hand: for {@code omaha} the same as {@code HandEvaluator.of("standard")} has. Where the pot is
 * split, the low hand has values of its own, 0 if it does not qualify. Of two values the greater is
 * better, also of the low hand.
 *
 * <pre>{@code
 * static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha");
 *
 * int value = OMAHA.evaluate(Hand.parse("As Kh Qd Jc"), Hand.parse("Ts 9s 8d 2c 2h"));
 * }</pre>
 *
 * <p>Where many hole cards meet one board, prepare the {@linkplain #board board}.
 *
 * <p>Keep an evaluator in a {@code static final} field where you can. It is immutable, safe for any
 * number of threads, and the evaluating methods allocate nothing. They refuse what is no hand with
 * an {@link IllegalArgumentException} that names the fault.
 */
public sealed interface OmahaEvaluator extends Evaluator permits OmahaTableEvaluator {

  /**
   * The evaluator of built-in rules, loaded when first asked for.
   *
   * @param name such as {@code omaha} or {@code omaha-hi-lo}; see {@link #names()}
   * @throws IllegalArgumentException if there is no such rule set, or it is for another type of
   *     evaluator; names those that there are, or that type
   * @throws java.io.UncheckedIOException if the table is damaged
   */
  static OmahaEvaluator of(String name) {
    return BuiltInEvaluators.evaluator(name, OmahaEvaluator.class);
  }

  /**
   * Maps a table file that the generator has made of Omaha rules.
   *
   * @throws java.nio.file.NoSuchFileException if it is absent
   * @throws TableFormatException if it is not a table, damaged, of a version not known here, or for
   *     another type of evaluator; says what was expected and what was found
   * @throws IOException if it cannot be read
   */
  static OmahaEvaluator open(Path table) throws IOException {
    return BuiltInEvaluators.open(table, OmahaEvaluator.class);
  }

  /** The names of the built-in rules, in alphabetical order. */
  static List<String> names() {
    return BuiltInEvaluators.names(OmahaEvaluator.class);
  }

  /**
   * The value of the high hand.
   *
   * @return 1 to {@link RuleSet#maxValue()}, greater is better
   * @throws IllegalArgumentException if the number of cards is none of the rules', a card is both
   *     in the hole and on the board, or not in the deck
   */
  int evaluate(long hole, long board);

  /**
   * The value of the low hand.
   *
   * @return greater is better; 0 if it does not qualify
   * @throws IllegalArgumentException as {@link #evaluate}
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  int low(long hole, long board);

  /** Whether the rules split the pot with the low hand. */
  boolean hasLow();

  /**
   * Prepares a board for many hole hands of so many cards, for high and low. That costs as much as
   * evaluating more than a thousand hands, and the more the more cards are in the hole.
   *
   * @throws IllegalArgumentException if the number of cards is none of the rules', or a card is not
   *     in the deck
   */
  OmahaBoard board(long board, int holeCards);

  /**
   * The key of one card, for {@link OmahaBoard#evaluateKey}. Keys are added, in any order, and
   * subtracted again. They mean something to this evaluator and its boards only.
   *
   * @throws IllegalArgumentException if the deck does not have the card
   */
  int cardKey(int card);

  /**
   * A low value in words: "8-6-4-2-A low"; "Nothing" for 0.
   *
   * @throws IndexOutOfBoundsException if this is no value of the low hand
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  default String describeLow(int low) {
    return describeLow(low, Locale.ENGLISH);
  }

  /**
   * A low value in words of the locale's language, as {@link #describe(int, Locale)}:
   * "8-6-4-2-Aロー".
   *
   * @throws IndexOutOfBoundsException if this is no value of the low hand
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  String describeLow(int low, Locale locale);

  /**
   * The deciding ranks of a low value in nibbles, as its own rule set has them.
   *
   * @throws IndexOutOfBoundsException if this is no value of the low hand
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  int packedLow(int low);

  /**
   * Which cards make the high hand: {@code bestHand & hole} are two, {@code bestHand & board}
   * three. Allocates.
   *
   * @throws IllegalArgumentException as {@link #evaluate}
   */
  default long bestHand(long hole, long board) {
    return Hand.of(bestCards(hole, board));
  }

  /** The cards of {@link #bestHand}, the most telling first. Allocates. */
  int[] bestCards(long hole, long board);

  /**
   * Which cards make the low hand; 0 if it does not qualify. Allocates.
   *
   * @throws IllegalArgumentException as {@link #evaluate}
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  default long lowHand(long hole, long board) {
    return Hand.of(lowCards(hole, board));
  }

  /** The cards of {@link #lowHand}, the highest first; none if it does not qualify. Allocates. */
  int[] lowCards(long hole, long board);

  /**
   * Reads hole and board from text, with a bar between them: {@code "As Kh Qd Jc | Ts 9s 8d"}.
   *
   * @throws CardFormatException if this is no hand; says what is wrong, and where
   */
  OmahaHand parse(CharSequence text);

  /** What the rules say; the numbers of cards are those in the hole. */
  @Override
  RuleSet ruleSet();

  /** The fewest cards on the board. */
  int minBoard();

  /** The most cards on the board. */
  int maxBoard();

  /**
   * The value of the best low hand there is.
   *
   * @throws UnsupportedOperationException if the rules do not split the pot
   */
  int maxLow();
}
