package dev.yaku.cli.text;

import dev.yaku.Card;
import dev.yaku.EvaluatedHand;
import dev.yaku.HandResult;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Style;
import dev.yaku.cli.sheet.Words;

/** Writes a hand for people: the cards, the value in words, and the best cards. */
public final class HandText {
  /** Room for seven cards; longer hands push the rest of the line to the right. */
  private static final int WIDTH = 20;

  private static final String GAP = "  ";

  private final Words words;

  public HandText(Words words) {
    this.words = words;
  }

  /** A line, or, if the pot is split, one line for each half; without an end. */
  public String of(String label, EvaluatedHand hand) {
    String start = start(label, hand);
    int size = hand.cards().length + hand.board().length;
    if (hand.low().isEmpty()) {
      return start + result(hand.high(), size);
    }
    String low = " ".repeat(Columns.width(start)) + words.say("hand.low");
    return start
        + words.say("hand.high")
        + result(hand.high(), size)
        + "\n"
        + low
        + result(hand.low().get(), size);
  }

  /** Spaces up to the words. */
  public String indent(String label, EvaluatedHand hand) {
    return " ".repeat(Columns.width(start(label, hand)));
  }

  private String start(String label, EvaluatedHand hand) {
    String board = hand.board().length == 0 ? "" : " | " + cards(hand.board());
    String cards =
        hand.cards().length + hand.board().length == 0
            ? words.say("hand.none")
            : cards(hand.cards()) + board;
    return label + Columns.left(cards, WIDTH) + GAP;
  }

  private String result(HandResult result, int cards) {
    int[] best = result.best();
    String shown = best.length > 0 && best.length < cards ? GAP + "(" + cards(best) + ")" : "";
    return Style.bold(result.describe(words.language())) + shown;
  }

  private static String cards(int[] cards) {
    StringBuilder text = new StringBuilder();
    for (int card : cards) {
      text.append(text.isEmpty() ? "" : " ").append(card(card));
    }
    return text.toString();
  }

  /** A card, diamonds and hearts in red. */
  public static String card(int card) {
    boolean red = !Card.isJoker(card) && "dh".indexOf(Card.SUITS.charAt(Card.suit(card))) >= 0;
    return red ? Style.red(Card.toString(card)) : Card.toString(card);
  }
}
