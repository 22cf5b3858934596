package dev.yaku.internal.cards;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Arrays;

/** Names cards in messages. */
public final class CardName {
  private static final int MOST_LISTED = 10; // more than a hand has

  private CardName() {}

  /** A card as text, jokers with their numbers: {@code "As"}, {@code "joker 2 (card 53)"}. */
  public static String of(int card) {
    return Card.isJoker(card)
        ? "joker " + (card - Card.JOKER + 1L) + " (card " + card + ")"
        : Card.toString(card);
  }

  /** The first cards of a set as text, and how many others there are. */
  public static String listOfSet(long set) {
    return list(Hand.cards(set));
  }

  /** The first of these cards as text, and how many others there are. */
  public static String list(int[] cards) {
    int others = cards.length - MOST_LISTED;
    return others <= 0
        ? Card.toString(cards)
        : Card.toString(Arrays.copyOf(cards, MOST_LISTED)) + " and " + others + " more";
  }

  /** Says that the deck has no jokers, of which X is one, to somebody who means any card. */
  public static String noJoker(CharSequence joker, String ruleSet) {
    return "%s is a joker, and not in the deck of %s; an unknown card is left out"
        .formatted(Quote.of(joker), ruleSet);
  }

  public static IllegalArgumentException notASet(int card) {
    return new IllegalArgumentException(
        "%s is a card (%s), not a set of cards: use Hand.of(%1$s), or Hand.EMPTY for no cards"
            .formatted(card, of(card)));
  }
}
