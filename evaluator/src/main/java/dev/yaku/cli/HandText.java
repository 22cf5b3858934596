package dev.yaku.cli;

import dev.yaku.Card;
import java.util.Locale;

/** Writes a hand for people: its cards, what it is, and which of them make it so. */
final class HandText {
  private static final String RED = "\u001b[31m";
  private static final String BOLD = "\u001b[1m";
  private static final String PLAIN = "\u001b[0m";

  /** Room for seven cards; longer hands push what follows to the right. */
  private static final int WIDTH = 20;

  private static final String GAP = "  ";
  private static final String BAR = " " + OmahaShowdown.BAR + " ";
  private static final String NO_CARDS = "(no cards)";

  private final boolean colours;
  private final Locale language;

  HandText(boolean colours, Locale language) {
    this.colours = colours;
    this.language = language;
  }

  /** Appends a line, or where the pot is split, one for each half. */
  void append(StringBuilder text, String label, EvaluatedHand hand) {
    int width = appendHand(text.append(label), hand);
    text.append(" ".repeat(Math.max(0, WIDTH - width))).append(GAP);
    if (hand.low() == null) {
      append(text, hand.high(), hand.size());
      return;
    }
    append(text.append("High: "), hand.high(), hand.size());
    int indent = label.length() + Math.max(WIDTH, width) + GAP.length();
    append(text.append(" ".repeat(indent)).append("Low:  "), hand.low(), hand.size());
  }

  /** Appends the cards; returns how many columns they have. */
  private int appendHand(StringBuilder text, EvaluatedHand hand) {
    if (hand.size() == 0) {
      text.append(NO_CARDS);
      return NO_CARDS.length();
    }
    appendCards(text, hand.cards());
    if (!hand.hasBoard()) {
      return width(hand.cards());
    }
    appendCards(text.append(BAR), hand.board());
    return width(hand.cards()) + BAR.length() + width(hand.board());
  }

  private static int width(int... cards) {
    return 3 * cards.length - 1;
  }

  private void append(StringBuilder text, HandResult worth, int cards) {
    appendBold(text, worth.describe(language));
    int[] best = worth.best();
    if (best.length > 0 && best.length < cards) {
      appendCards(text.append(GAP).append('('), best);
      text.append(')');
    }
    text.append('\n');
  }

  void appendBold(StringBuilder text, String words) {
    text.append(colours ? BOLD : "").append(words).append(colours ? PLAIN : "");
  }

  private void appendCards(StringBuilder text, int... cards) {
    for (int i = 0; i < cards.length; i++) {
      text.append(i == 0 ? "" : " ");
      appendCard(text, cards[i]);
    }
  }

  void appendCard(StringBuilder text, int card) {
    boolean red = colours && !Card.isJoker(card) && "dh".indexOf(suit(card)) >= 0;
    text.append(red ? RED : "").append(Card.toString(card)).append(red ? PLAIN : "");
  }

  private static char suit(int card) {
    return Card.SUITS.charAt(Card.suit(card));
  }
}
