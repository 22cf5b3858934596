package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.internal.cards.CardReader;

/** Reads hands of one rule set. */
final class HandReader {
  private HandReader() {}

  /** Reads a hand of the rule set from text, and rejects any other. */
  static int[] read(HandLimits limits, CharSequence text) {
    CardReader reader = new CardReader(text);
    int[] hand = readAll(limits, reader, text);
    int wrong = limits.firstWrong(hand);
    if (wrong < hand.length) {
      String name = Card.toString(hand[wrong]); // the text has no joker numbers
      throw new CardFormatException(limits.fault(hand, wrong, name), reader.column(wrong));
    }
    if (hand.length > limits.maxCards()) {
      throw new CardFormatException(
          limits.sizeFault(hand.length), reader.column(limits.maxCards()));
    }
    if (hand.length < limits.minCards()) {
      throw new CardFormatException(limits.sizeFault(hand.length), text.length() + 1);
    }
    return hand;
  }

  private static int[] readAll(HandLimits limits, CardReader reader, CharSequence text) {
    try {
      return reader.readAll();
    } catch (CardFormatException e) {
      int bar = text.toString().indexOf('|');
      if (bar < 0) {
        throw e;
      }
      throw new CardFormatException(
          "a bar separates hole and board in Omaha, but "
              + limits.ruleSet()
              + " takes all cards as one hand",
          bar + 1);
    }
  }
}
