package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.Percentile;
import dev.yaku.RuleSet;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import java.util.Arrays;

/**
 * Where a hand stands among all hands of as many cards.
 *
 * @param high of the high hand
 * @param low of the low hand; null if there is none
 */
record HandPercentile(Percentile high, Percentile low) {
  private static final String NUMBER = "%.10f";

  /**
   * Counts the hands, if they have not been counted before.
   *
   * @throws IllegalArgumentException if hands of this size cannot be counted; says why
   */
  static HandPercentile of(Evaluator evaluator, EvaluatedHand hand) {
    RuleSet rules = evaluator.ruleSet();
    int cards = hand.cards().length + (rules.maxBoard() == 0 ? hand.board().length : 0);
    int held = (int) Arrays.stream(hand.cards()).filter(Card::isJoker).count();
    int jokers = rules.hasUnlimitedJokers() ? held : rules.jokers();
    boolean hasLow = hand.low().isPresent() && hand.low().get().value() > 0;
    return new HandPercentile(
        evaluator.percentile(hand.high().value(), cards, jokers),
        hasLow ? evaluator.lowHalf().percentile(hand.low().get().value(), cards, jokers) : null);
  }

  /** Adds a line for people, or one for each half, and the columns. */
  void add(Sheet sheet, Members row, Words words) {
    sheet.line(line(high, words));
    if (low != null) {
      sheet.line(line(low, words));
    }
    row.put("beats", Members.figure(NUMBER, high.beats()));
    row.put("ties", Members.figure(NUMBER, high.ties()));
  }

  private static String line(Percentile of, Words words) {
    return words.say("eval.percentile", 100 * of.beats(), 100 * of.ties(), of.all());
  }
}
