package dev.yaku;

import dev.yaku.internal.games.OmahaLowEvaluator;
import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.load.BuiltInEvaluators;
import dev.yaku.internal.load.BuiltInNames;
import dev.yaku.internal.load.OpenedEvaluators;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Tells how strong an Omaha hand is: the best five cards of which exactly two are from the hole and
 * exactly three from the board.
 *
 * <p>Hole and board are sets of cards, see {@link Hand}: two to seven cards in the hole, three,
 * four or five on the board. The value is that of the best five by the rules of the high hand: for
 * {@code omaha} the same as {@code HandEvaluator.of("standard")} has. Where the pot is split, the
 * low hand has values of its own, 0 if it does not qualify. Of two values the greater is better,
 * also of the low hand.
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
 * number of threads, and the evaluating methods allocate nothing. They reject invalid hands with an
 * {@link IllegalArgumentException} that names the fault.
 */
public sealed interface OmahaEvaluator extends Evaluator
    permits OmahaTableEvaluator, OmahaLowEvaluator {

  /**
   * The evaluator of built-in rules, loaded when first asked for.
   *
   * @param name such as {@code omaha} or {@code omaha-hi-lo}; see {@link #names()}
   * @throws IllegalArgumentException if there is no such rule set, or it is for another type of
   *     evaluator; names the available rule sets, or that type
   * @throws java.io.UncheckedIOException if the table is damaged
   */
  static OmahaEvaluator of(String name) {
    return BuiltInEvaluators.evaluator(name, OmahaEvaluator.class);
  }

  /**
   * Maps a table file that the generator has made of Omaha rules: see {@link
   * HandEvaluator#open(Path)}.
   *
   * @throws java.nio.file.NoSuchFileException if it is absent
   * @throws TableFormatException if it is not a table, damaged, of a version not known here, or for
   *     another type of evaluator; says what was expected and what was found
   * @throws IOException if it cannot be read
   */
  static OmahaEvaluator open(Path table) throws IOException {
    return OpenedEvaluators.open(table, OmahaEvaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table that is a resource or comes over a network. Reads the stream
   * to its end, and does not close it.
   *
   * @throws TableFormatException as {@link #open(Path)}
   * @throws IOException if the stream cannot be read
   */
  static OmahaEvaluator open(InputStream table) throws IOException {
    return OpenedEvaluators.open(table, OmahaEvaluator.class);
  }

  /**
   * As {@link #open(Path)}, of a table in memory, from the buffer's position to its limit. The
   * bytes are copied, and the buffer stays as it is.
   *
   * @throws TableFormatException as {@link #open(Path)}
   */
  static OmahaEvaluator open(ByteBuffer table) throws TableFormatException {
    return OpenedEvaluators.open(table, OmahaEvaluator.class);
  }

  /** The names of the built-in rules, in alphabetical order. */
  static List<String> names() {
    return BuiltInNames.of(OmahaEvaluator.class);
  }

  /**
   * The value of a hand; where the pot is split, in the high half.
   *
   * @return 1 to {@link RuleSet#maxValue()}, greater is better; of the low half also 0, which does
   *     not qualify
   * @throws IllegalArgumentException if the rules do not allow these numbers of cards, a card is
   *     both in the hole and on the board, or not in the deck
   */
  public int evaluate(OmahaHand hand);

  @Override
  OmahaEvaluator lowHalf();

  /**
   * Prepares a board for many hole hands of one size. Preparing costs as much as evaluating more
   * than a thousand hands, more with more cards in the hole, and almost nothing in the low half.
   *
   * @throws IllegalArgumentException if the rules do not allow this number of cards, or a card is
   *     not in the deck
   */
  OmahaBoard board(long board, int holeCards);

  /**
   * Calls an action with each of these holes and its value on one board. Prepares the board, and
   * then allocates nothing.
   *
   * <pre>{@code
   * OMAHA.forEach(Hands.of(Hand.DECK & ~(board | mine), 4), board, (hole, value) -> ...);
   * }</pre>
   *
   * @throws IllegalArgumentException as {@link #board(long, int)}, or if a card is both on the
   *     board and in a hole
   */
  default void forEach(Hands holes, long board, ValueAction action) {
    Objects.requireNonNull(action, "action");
    OmahaBoard prepared = board(board, holes.chosen() + Long.bitCount(holes.held()));
    holes.forEach(hole -> action.accept(hole, prepared.evaluate(hole)));
  }

  /**
   * How many of these holes have each value on one board.
   *
   * @return the number of holes by value, from 0 to {@link RuleSet#maxValue()}
   * @throws IllegalArgumentException as {@link #forEach}
   */
  default long[] countByValue(Hands holes, long board) {
    long[] counts = new long[ruleSet().maxValue() + 1];
    forEach(holes, board, (hole, value) -> counts[value]++);
    return counts;
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  default OmahaBoard board(int card, int holeCards) {
    throw Hand.notASet(card);
  }

  /**
   * The key of one card, for {@link OmahaBoard#evaluateKey}. Keys are added, in any order, and
   * subtracted again. They mean something to this evaluator and its boards only.
   *
   * @throws IllegalArgumentException if the deck does not have the card
   */
  int cardKey(int card);

  /**
   * Which cards make the value: {@code bestHand & hole} are two, {@code bestHand & board} three; 0
   * if a low hand does not qualify. Allocates.
   *
   * @throws IllegalArgumentException as {@link #evaluate}
   */
  default long bestHand(OmahaHand hand) {
    return Hand.of(bestCards(hand));
  }

  /** The cards of {@link #bestHand}, the most telling first. Allocates. */
  public int[] bestCards(OmahaHand hand);

  /**
   * Reads hole and board from text, with a bar between them: {@code "As Kh Qd Jc | Ts 9s 8d"}.
   *
   * @throws CardFormatException if this is not a hand of the rules; says what is wrong, and where
   */
  OmahaHand parse(CharSequence text);

  @Override
  default EvaluatedHand judge(CharSequence text) {
    OmahaHand hand = parse(text);
    String all = text.toString();
    int bar = all.indexOf('|'); // sets do not know the order in which cards were named
    return new EvaluatedHand(
        Card.parseAll(all.substring(0, bar)),
        Card.parseAll(all.substring(bar + 1)),
        result(this, hand),
        isSplit() ? Optional.of(result(lowHalf(), hand)) : Optional.empty());
  }

  private static HandResult result(OmahaEvaluator half, OmahaHand hand) {
    return new HandResult(half, half.evaluate(hand), half.bestCards(hand));
  }

  /** What the rules say; the numbers of cards are those in the hole. */
  @Override
  RuleSet ruleSet();
}
