package dev.yaku.equity.internal.spot;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.equity.internal.ranges.RangeReader;
import dev.yaku.equity.internal.three.ThreeTable;
import dev.yaku.internal.cards.CardReader;
import dev.yaku.internal.rules.TableRuleSet;

/**
 * Each player has two cards, and any cards of the board of five may be used.
 *
 * @param threeHands the table of three hands by these rules; null if there is none
 */
public record HoldemGame(HandEvaluator evaluator, ThreeTable threeHands) implements Game {
  public static final int HOLE = 2;
  public static final int BOARD = 5;

  private static final String STANDARD = "standard";

  /** The game without a table. */
  public HoldemGame(HandEvaluator evaluator) {
    this(evaluator, null);
  }

  /** Whether the game can be played with these rules. */
  public static boolean fits(HandEvaluator evaluator) {
    TableRuleSet rules = TableRuleSet.of(evaluator.ruleSet());
    int cards = HOLE + BOARD;
    return rules.copies() == 1
        && rules.jokers() == 0
        && rules.minCards() <= cards
        && rules.maxCards() >= cards
        && !rules.isLow();
  }

  /** Whether the rules are the built-in ones of this name, for which tables were made. */
  public boolean isStandard() {
    return name().equals(STANDARD) && evaluator == HandEvaluator.of(STANDARD);
  }

  @Override
  public int boardCards() {
    return BOARD;
  }

  @Override
  public int minHole() {
    return HOLE;
  }

  @Override
  public int maxHole() {
    return HOLE;
  }

  /** One or two cards are known; anything else is a range, which holds 1,326 weights. */
  @Override
  public Player player(String text) {
    String given = text.strip();
    int[] cards = CardReader.suited(given);
    if (cards != null && isHand(cards)) {
      return new Player.Known(given, Hand.of(cards), this);
    }
    RangeReader.Items read = new RangeReader(text, deck()).read();
    return new Player.OfRange(given, read.weights(), read.notes());
  }

  private boolean isHand(int... cards) {
    return (cards.length == 1 || cards.length == HOLE && cards[0] != cards[1])
        && (Hand.of(cards) & ~deck()) == 0;
  }

  @Override
  public int high(long hole, long board) {
    return evaluator.evaluate(hole | board);
  }
}
