package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.Percentile;
import dev.yaku.RuleSet;
import dev.yaku.cli.options.Rows;
import java.util.Arrays;
import java.util.Locale;

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

  /** A line for people, or one for each half. */
  String text(boolean japanese) {
    String text = line(high, japanese);
    return low == null ? text : text + line(low, japanese);
  }

  private static String line(Percentile of, boolean japanese) {
    if (!japanese) {
      return "  " + of + "\n";
    }
    return String.format(
        Locale.ROOT,
        "  全%,d通りのうち %.4f %% に勝ち、%.4f %% と引き分け\n",
        of.all(),
        100 * of.beats(),
        100 * of.ties());
  }

  /** Adds the columns. */
  void add(Rows row) {
    row.value("beats", String.format(Locale.ROOT, NUMBER, high.beats()));
    row.value("ties", String.format(Locale.ROOT, NUMBER, high.ties()));
  }
}
