package dev.yaku.cli.text;

import dev.yaku.Card;
import dev.yaku.EvaluatedHand;
import dev.yaku.HandResult;
import dev.yaku.cli.sheet.Columns;
import java.util.Locale;

/** Writes a hand for people: the cards, the value in words, and the best cards. */
public final class HandText {
  private static final String RED = "\u001b[31m";
  private static final String BOLD = "\u001b[1m";
  private static final String PLAIN = "\u001b[0m";

  /** Room for seven cards; longer hands push the rest of the line to the right. */
  private static final int WIDTH = 20;

  private static final String GAP = "  ";
  private static final String BAR = " | ";

  private final boolean colours;
  private final Locale language;

  public HandText(boolean colours, Locale language) {
    this.colours = colours;
    this.language = language;
  }

  /**
   * Appends a line, or, if the pot is split, one line for each half.
   *
   * @return the column of the words, from 0
   */
  public int append(StringBuilder text, String label, EvaluatedHand hand) {
    int width = appendHand(text.append(label), hand);
    text.append(" ".repeat(Math.max(0, WIDTH - width))).append(GAP);
    int size = hand.cards().length + hand.board().length;
    if (hand.low().isEmpty()) {
      append(text, hand.high(), size);
      return Columns.width(label) + Math.max(WIDTH, width) + GAP.length();
    }
    append(text.append(isJapanese() ? "ハイ: " : "High: "), hand.high(), size);
    int indent = Columns.width(label) + Math.max(WIDTH, width) + GAP.length();
    text.append(" ".repeat(indent)).append(isJapanese() ? "ロー: " : "Low:  ");
    append(text, hand.low().get(), size);
    return indent;
  }

  /** Appends the cards; returns the number of their columns. */
  private int appendHand(StringBuilder text, EvaluatedHand hand) {
    if (hand.cards().length + hand.board().length == 0) {
      String none = isJapanese() ? "（カードなし）" : "(no cards)";
      text.append(none);
      return Columns.width(none);
    }
    appendCards(text, hand.cards());
    if (hand.board().length == 0) {
      return width(hand.cards());
    }
    appendCards(text.append(BAR), hand.board());
    return width(hand.cards()) + BAR.length() + width(hand.board());
  }

  private boolean isJapanese() {
    return language.getLanguage().equals("ja");
  }

  private static int width(int[] cards) {
    return 3 * cards.length - 1;
  }

  private void append(StringBuilder text, HandResult result, int cards) {
    appendBold(text, result.describe(language));
    int[] best = result.best();
    if (best.length > 0 && best.length < cards) {
      appendCards(text.append(GAP).append('('), best);
      text.append(')');
    }
    text.append('\n');
  }

  public void appendBold(StringBuilder text, String words) {
    text.append(colours ? BOLD : "").append(words).append(colours ? PLAIN : "");
  }

  private void appendCards(StringBuilder text, int[] cards) {
    for (int i = 0; i < cards.length; i++) {
      text.append(i == 0 ? "" : " ");
      appendCard(text, cards[i]);
    }
  }

  public void appendCard(StringBuilder text, int card) {
    boolean red = colours && !Card.isJoker(card) && "dh".indexOf(suit(card)) >= 0;
    text.append(red ? RED : "").append(Card.toString(card)).append(red ? PLAIN : "");
  }

  private static char suit(int card) {
    return Card.SUITS.charAt(Card.suit(card));
  }
}
