package dev.yaku.solver;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.equity.Range;
import dev.yaku.solver.internal.cfr.Solve;
import dev.yaku.solver.internal.spot.ParsedSpot;
import dev.yaku.solver.internal.spot.SpotReader;
import java.util.List;

/**
 * A question to a solver: two players with ranges of hands, a board of three to five cards, pot,
 * stacks, and what the players may bet.
 *
 * <pre>
 *   board = Td 9d 6h Qc
 *   oop   = 66+, A8s+, KQo       # the player who acts first on each street: a range, see Range
 *   ip    = QQ-22, AQs-A2s       # the other
 *   pot   = 200                  # whole chips
 *   stack = 900                  # of each player, behind the pot
 *   bets  = 33%, 75%, all-in     # of the pot; or chips: 120; or e, 2e; all-in is also allin, a
 *   raises = 2.5x                # of the bet faced; or of the pot after calling: 60%; or all-in, e, 2e
 *   river.oop.bets = 50%         # optional: by street, by player, or by both
 *   turn.donks = 33%             # optional: where oop may bet although ip bet or raised last
 *   rake  = 5%, 3                # optional: part of the pot, cap
 *   all-in-below = 15%           # optional
 *   merge = 10%                  # optional
 *   rules = short-deck           # optional; standard by default
 *   lock  = bet 120 : fold = 22-55; call = 66+   # optional
 * </pre>
 *
 * <p>A line is a key, an equals sign and a value; {@code #} starts a comment, and a line that ends
 * with a backslash goes on in the next one.
 *
 * <p><b>Sizes</b> are rounded to whole chips, half up. A bet is at least 1 chip; a raise is at
 * least the last bet or raise on top of the bet faced; both are at most the stack, and what reaches
 * the stack is all-in. Equal sizes are one action. {@code e} is the part of the pot that, bet on
 * all streets left, ends all-in on the last one; {@code 2e} the same for two streets. {@code none},
 * or no key, allows no bet or no raise. The key that says most counts: street and player, then
 * street, then player. Without {@code donks} the usual bets count.
 *
 * <p>With {@code all-in-below}, a bet or raise is all-in if, once called, no more than this part of
 * the pot is left behind. With {@code merge}, from the largest size down, sizes are left out that
 * are close to a larger one: X and Y of the pot if (100 + X) / (100 + Y) is less than 1 plus this
 * part.
 *
 * <p><b>Weights</b> of a range matter up to a factor. All pairs of hands that share no card must
 * make up at least 1 / 10,000 of all pairs, by weight: below that, sums are no longer exact.
 *
 * <p><b>Rake</b> is taken from what both players have put into the pot, however the hand ends.
 *
 * <p><b>Locks</b> ({@code lock}, or {@code lock.NAME} for several) give a player's strategy at one
 * decision: the actions and cards that lead there, separated by slashes, a colon, and for each
 * action the hands that take it, with their frequencies as weights. The frequencies of a hand are
 * scaled to a sum of 1; hands that are in none of the ranges stay free. Another lock of the same
 * decision must be for other hands.
 *
 * <p>Immutable and thread-safe. Questions of the same text are equal.
 */
public final class SolverSpot {
  private final String text;
  private final ParsedSpot parsed;

  private SolverSpot(String text) {
    this.text = text;
    parsed = SpotReader.read(text, SolverSpotException::new);
  }

  /**
   * Reads the text of a spot.
   *
   * @param text one key a line; see the class comment. At most 1,000,000 characters
   * @return the question
   * @throws SolverSpotException if the text is invalid; the message names line, key, and what is
   *     allowed
   */
  public static SolverSpot parse(CharSequence text) {
    return new SolverSpot(text.toString());
  }

  /** {@return the cards on the board, as a set} */
  public long board() {
    return Hand.of(parsed.cards());
  }

  /**
   * {@return the cards on the board in the order of the text: of a turn or a river, first those of
   * the flop} A new array.
   */
  public int[] boardCards() {
    return parsed.cards().clone();
  }

  /**
   * {@return the hands that a player may have on the board}
   *
   * @param player 0 for the player out of position, 1 for the other
   * @throws IndexOutOfBoundsException if the player is neither
   */
  public Range range(int player) {
    return parsed.ranges().get(player);
  }

  /** {@return what evaluates hands by the rules of the question} */
  public HandEvaluator evaluator() {
    return parsed.evaluator();
  }

  /** {@return the chips in the pot} */
  public int pot() {
    return parsed.rules().pot();
  }

  /**
   * {@return what the writer of the text may not expect, as sentences for people: {@linkplain
   * Range#notes those of the ranges}, and sizes of bets in chips that look like parts of the pot}
   */
  public List<String> notes() {
    return parsed.notes();
  }

  /** {@return the chips that each player has behind the pot} */
  public int stack() {
    return parsed.rules().stack();
  }

  /** The question as it was read. */
  ParsedSpot parsed() {
    return parsed;
  }

  /** Prepares the solver of this spot. */
  Solve solve() {
    return parsed.solve();
  }

  /** {@return the board and the chips} */
  String describe() {
    return Card.toString(parsed.cards()) + ", pot " + pot() + ", stack " + stack();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SolverSpot same && text.equals(same.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The text, as given. */
  @Override
  public String toString() {
    return text;
  }
}
