package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.internal.cards.CardName;
import dev.yaku.internal.table.TableHeader;

/** The cards that a hand may hold, and how many. Describes the fault of an invalid hand. */
public record HandLimits(
    String ruleSet, long deck, int copies, int jokers, int minCards, int maxCards) {
  static HandLimits of(TableHeader header) {
    return new HandLimits(
        header.ruleSet(),
        header.deck(),
        header.copies(),
        header.jokers(),
        header.minCards(),
        header.maxCards());
  }

  public IllegalArgumentException rejection(int... hand) {
    int wrong = firstWrong(hand);
    if (wrong < hand.length) {
      String fault = fault(hand, wrong, CardName.of(hand[wrong]));
      return new IllegalArgumentException(
          "%s, at index %s of %s".formatted(fault, wrong, CardName.list(hand)));
    }
    boolean isSize = hand.length >= minCards && hand.length <= maxCards;
    return new IllegalArgumentException(
        isSize // which only a table that somebody has forged can lead to
            ? ruleSet + " has no value for " + CardName.list(hand) + ": a table that is forged"
            : sizeFault(hand.length) + ": " + CardName.list(hand));
  }

  /*
   * The rejections of five, six and seven separate cards do not have the cards as parameters, which
   * would have to be kept in registers for them.
   */

  /** Rejects a list of cards that make this smaller set. */
  public IllegalArgumentException rejectionOfList(long set) {
    return new IllegalArgumentException("one of these cards is given twice: " + Hand.toString(set));
  }

  /**
   * Rejects a list of {@code size} cards, one of which is not in the deck. Only the JVM may know
   * which one, from the bounds of an array.
   */
  public IllegalArgumentException rejectionOfUnknown(
      int size, ArrayIndexOutOfBoundsException outside) {
    if (size < minCards || size > maxCards) {
      return new IllegalArgumentException(sizeFault(size), outside);
    }
    int card =
        outside instanceof MissingCardException missing
            ? missing.card()
            : unknown(outside.getMessage());
    return new IllegalArgumentException(
        has(card) ? "a card is not in the deck of " + ruleSet : notInDeck(card, CardName.of(card)),
        outside);
  }

  /** Rejects a list of bytes that make this smaller set, of which so many are in the deck. */
  public IllegalArgumentException rejectionOfBytes(long set, int size, int inDeck) {
    return inDeck == size
        ? rejectionOfList(set)
        : new IllegalArgumentException("a card is not in the deck of " + ruleSet);
  }

  /**
   * The card that is not in the deck, taken from the JVM's message, which may be missing if the
   * exception is frequent, or be about another array than those by card; then any card of the deck.
   */
  private int unknown(String message) {
    String start = "Index ";
    String end = " out of bounds for length " + (Card.JOKER + jokers);
    return message != null && message.startsWith(start) && message.endsWith(end)
        ? Integer.parseInt(message.substring(start.length(), message.length() - end.length()))
        : Long.numberOfTrailingZeros(deck);
  }

  /** Reads a hand of the rule set from text, and rejects any other. */
  public int[] parse(CharSequence text) {
    CardText cards = CardText.parse(text);
    int[] hand = cards.cards();
    if (cards.parts() > 1) {
      throw new CardFormatException(
          "a bar separates hole and board in Omaha, but %s takes all cards as one hand"
              .formatted(ruleSet),
          cards.bar(0));
    }
    int wrong = firstWrong(hand);
    if (wrong < hand.length) {
      int column = cards.column(wrong);
      throw new CardFormatException(
          jokers == 0 && Character.toUpperCase(text.charAt(column - 1)) == 'X'
              ? CardName.noJoker(text.subSequence(column - 1, column), ruleSet)
              : fault(hand, wrong, Card.toString(hand[wrong])), // the text has no joker numbers
          column);
    }
    if (hand.length < minCards || hand.length > maxCards) {
      throw cards.fault(sizeFault(hand.length), Math.min(hand.length, maxCards));
    }
    return hand;
  }

  /** Whether a card of this list is not in the deck, or is given too often. */
  public boolean isWrong(int... hand) {
    return firstWrong(hand) < hand.length;
  }

  /** Rejects hands with cards that are not in the deck, or of a wrong size. */
  public void check(Hands hands) {
    long others = (hands.live() | hands.held()) & ~all();
    if (others != 0) {
      throw rejection(Long.numberOfTrailingZeros(others));
    }
    checkSize(hands.chosen() + Long.bitCount(hands.held()));
  }

  /** The set of all cards that a hand may hold. */
  public long all() {
    return deck | (1L << jokers) - 1 << Card.JOKER;
  }

  public boolean has(int card) {
    return card >= 0 && (card < Card.JOKER ? (deck >>> card & 1) != 0 : card < Card.JOKER + jokers);
  }

  /** Returns the card if it is in the deck, and rejects it otherwise. */
  public int checked(int card) {
    if (!has(card)) {
      throw rejection(card);
    }
    return card;
  }

  /** The index of the first card that is not allowed, or the number of cards. */
  int firstWrong(int... hand) {
    if (isPlain(hand)) {
      return hand.length;
    }
    for (int i = 0; i < hand.length; i++) {
      if (!has(hand[i]) || held(hand, i) > copies || jokersHeld(hand, i) > jokers) {
        return i;
      }
    }
    return hand.length;
  }

  /** Whether these are different cards of the deck without jokers. */
  private boolean isPlain(int... hand) {
    long set = 0;
    for (int card : hand) {
      if (card < 0 || card >= Card.JOKER) {
        return false;
      }
      set |= 1L << card;
    }
    return (set & ~deck) == 0 && Long.bitCount(set) == hand.length;
  }

  /** The number of times that the card at this index is given up to that index. */
  private static int held(int[] hand, int index) {
    int held = 1;
    for (int i = 0; i < index; i++) {
      held += hand[i] == hand[index] ? 1 : 0;
    }
    return held;
  }

  /** The number of jokers up to this index. */
  private static int jokersHeld(int[] hand, int index) {
    int held = 0;
    for (int i = 0; i <= index; i++) {
      held += Card.isJoker(hand[i]) ? 1 : 0;
    }
    return held;
  }

  String fault(int[] hand, int wrong, String card) {
    if (has(hand[wrong]) && held(hand, wrong) > copies) {
      return "%s is held %s times, %s has it %s"
          .formatted(card, held(hand, wrong), ruleSet, copies == 1 ? "once" : copies + " times");
    }
    if (has(hand[wrong])) {
      return jokersHeld(hand, wrong) + " jokers, " + ruleSet + " has " + jokers;
    }
    return notInDeck(hand[wrong], card);
  }

  private String notInDeck(int card, String name) {
    String fault = name + " is not in the deck of " + ruleSet;
    if (Card.isJoker(card) && jokers > 0) {
      return fault + ", which has " + (jokers == 1 ? "one joker" : jokers + " jokers");
    }
    return fault;
  }

  public void checkSize(int size) {
    if (size < minCards || size > maxCards) {
      throw new IllegalArgumentException(sizeFault(size));
    }
  }

  private String sizeFault(int size) {
    return sizeFault(size, "card", ruleSet, minCards, maxCards);
  }

  /** Says that rules do not take this number of cards, jokers or decks. */
  public static String sizeFault(int size, String kind, String ruleSet, int least, int most) {
    String upper = most == Integer.MAX_VALUE ? " or more" : " to " + most;
    String range = least + (least == most ? "" : upper);
    return size + " " + kind + (size == 1 ? ", " : "s, ") + ruleSet + " takes " + range;
  }
}
