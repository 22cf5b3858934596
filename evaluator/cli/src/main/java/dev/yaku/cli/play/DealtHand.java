package dev.yaku.cli.play;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.cli.sheet.Style;
import dev.yaku.cli.text.HandText;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The cards in front of a player, some of them held, none dealt twice. */
final class DealtHand {
  private final Dealer dealer;
  private final int[] cards;
  private int held; // bit i is set if the card at index i is held
  private long seen;

  DealtHand(Dealer dealer, int size) {
    this.dealer = dealer;
    cards = new int[size];
  }

  /** Deals all cards of a new deck. */
  void deal() {
    held = 0;
    seen = 0;
    draw();
  }

  /** Replaces every card that is not held by a card not seen before. */
  void draw() {
    for (int i = 0; i < cards.length; i++) {
      if (!isHeld(i)) {
        long card = dealer.deal(1, seen);
        seen |= card;
        cards[i] = Long.numberOfTrailingZeros(card);
      }
    }
  }

  void toggle(int index) {
    held ^= 1 << index;
  }

  private boolean isHeld(int index) {
    return (held >>> index & 1) != 0;
  }

  int size() {
    return cards.length;
  }

  long cards() {
    return Hand.of(cards);
  }

  long held() {
    long kept = 0;
    for (int i = 0; i < cards.length; i++) {
      kept |= isHeld(i) ? 1L << cards[i] : 0;
    }
    return kept;
  }

  /** The cards dealt so far, which are not dealt again. */
  long seen() {
    return seen;
  }

  String toText(long some) {
    return HandText.some(cards, some);
  }

  /**
   * Three lines, with six columns for a card: the keys that hold the cards, the cards with these
   * words, and the marks of those that are held.
   */
  String toText(String words, String mark) {
    return columns(i -> "  " + (i + 1) + "   ")
        + cardsText(words)
        + (held == 0 ? "" : columns(i -> isHeld(i) ? mark : "      "));
  }

  String cardsText(String words) {
    StringBuilder line = new StringBuilder();
    for (int card : cards) {
      line.append("  ").append(HandText.card(card)).append("  ");
    }
    return line.append("  ").append(Style.bold(words)).append('\n').toString();
  }

  private String columns(IntFunction<String> column) {
    Stream<String> columns = IntStream.range(0, cards.length).mapToObj(column);
    return columns.collect(Collectors.joining()).stripTrailing() + "\n";
  }
}
