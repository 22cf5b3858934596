package dev.yaku.cli;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import java.util.Locale;

/** Writes a hand for people: its cards, what it is, and which of them make it so. */
final class HandText {
  private static final String RED = "\u001b[31m";
  private static final String BOLD = "\u001b[1m";
  private static final String PLAIN = "\u001b[0m";

  /** Room for seven cards; longer hands push what follows to the right. */
  private static final int WIDTH = 20;

  private static final String NO_CARDS = "(no cards)";

  private final HandEvaluator evaluator;
  private final boolean colours;
  private final Locale language;

  HandText(HandEvaluator evaluator, boolean colours, Locale language) {
    this.evaluator = evaluator;
    this.colours = colours;
    this.language = language;
  }

  String describe(int value) {
    return evaluator.describe(value, language);
  }

  void append(StringBuilder line, int[] cards, int value) {
    int width = 3 * cards.length - 1;
    if (cards.length == 0) {
      line.append(NO_CARDS);
      width = NO_CARDS.length();
    }
    appendCards(line, cards);
    line.append(" ".repeat(Math.max(0, WIDTH - width))).append("  ");
    appendBold(line, describe(value));
    int[] best = evaluator.bestCards(cards);
    if (best.length > 0 && best.length < cards.length) {
      line.append("  (");
      appendCards(line, best);
      line.append(')');
    }
  }

  void appendBold(StringBuilder line, String text) {
    line.append(colours ? BOLD : "").append(text).append(colours ? PLAIN : "");
  }

  private void appendCards(StringBuilder line, int... cards) {
    for (int i = 0; i < cards.length; i++) {
      line.append(i == 0 ? "" : " ");
      appendCard(line, cards[i]);
    }
  }

  void appendCard(StringBuilder line, int card) {
    boolean red = colours && !Card.isJoker(card) && "dh".indexOf(suit(card)) >= 0;
    line.append(red ? RED : "").append(Card.toString(card)).append(red ? PLAIN : "");
  }

  private static char suit(int card) {
    return Card.SUITS.charAt(Card.suit(card));
  }
}
