package dev.yaku.cli.text;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.EvaluatedHand;
import dev.yaku.Hand;
import dev.yaku.HandResult;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Style;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.NextCards;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

/** Writes hands for people: the cards, the value in words, the best cards; and what helps. */
public record HandText(Words words) {
  /** Room for seven cards; longer hands push the rest of the line to the right. */
  private static final int WIDTH = 20;

  private static final int TERMINAL = 79;
  private static final String GAP = "  ";

  /** A line, or, if the pot is split, one line for each half; without an end. */
  public String of(String label, EvaluatedHand hand) {
    String start = start(label, hand);
    int size = hand.cards().length + hand.board().length;
    if (hand.low().isEmpty()) {
      return start + result(hand.high(), size);
    }
    String high = start + words.say("hand.high") + result(hand.high(), size);
    String low = " ".repeat(Columns.width(start)) + words.say("hand.low");
    return high + "\n" + low + result(hand.low().get(), size);
  }

  /** Spaces up to the words. */
  public String indent(EvaluatedHand hand) {
    return " ".repeat(Columns.width(start("", hand)));
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

  /** Those cards that are in a set, in their order. */
  public static String some(int[] cards, long set) {
    return Card.toString(Arrays.stream(cards).filter(card -> (set >>> card & 1) != 0).toArray());
  }

  /** Cards, the highest rank first; of one rank spades, hearts, diamonds, clubs. */
  public static String byRank(long cards) {
    Comparator<Integer> order = Comparator.comparingInt(Card::rank);
    return Arrays.stream(Hand.cards(cards))
        .boxed()
        .sorted(order.thenComparingInt(Card::suit).reversed())
        .map(Card::toString)
        .collect(Collectors.joining(" "));
  }

  /** A hand that cards make, how many, what follows, and which; in several lines if needed. */
  public static String outs(String indent, NextCards.Outs out, Words words) {
    Category made = out.category();
    String name = made == null ? words.say("next.other") : ClassText.of(made.text(), words);
    String shown = indent + Columns.left(name, words.width("category.width"));
    String line = words.say("next.out", shown, Long.bitCount(out.cards()), 100 * out.share());
    return Columns.wrapped(line + byRank(out.cards()), TERMINAL, Columns.width(line));
  }
}
