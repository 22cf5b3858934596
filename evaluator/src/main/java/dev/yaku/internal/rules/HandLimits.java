package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.RuleSet;
import dev.yaku.internal.table.TableHeader;

/** Which cards a hand may hold, and how many; says what is wrong with one that is none. */
public record HandLimits(
    String ruleSet, long deck, int copies, int jokers, int minCards, int maxCards) {

  /** Those of a table. */
  public static HandLimits of(TableHeader header) {
    return new HandLimits(
        header.ruleSet(),
        header.deck(),
        header.copies(),
        header.jokers(),
        header.minCards(),
        header.maxCards());
  }

  /** Those of an evaluator's rules. */
  public static HandLimits of(RuleSet rules) {
    return ((TableRuleSet) rules).limits(); // there are no others
  }

  /** Why this set is no hand of the rule set. */
  public IllegalArgumentException refusalOfSet(long hand) {
    return refusal(Hand.cards(hand));
  }

  /** Why this list is no hand of the rule set. */
  public IllegalArgumentException refusal(int... hand) {
    int wrong = firstWrong(hand);
    if (wrong < hand.length) {
      return new IllegalArgumentException(
          fault(hand, wrong) + ", at index " + wrong + " of " + Card.toString(hand));
    }
    return new IllegalArgumentException(sizeFault(hand.length) + ": " + Card.toString(hand));
  }

  /*
   * The refusals of five, six and seven cards one by one do not ask for the cards: else the JIT would
   * keep them all until the end, for which it has not enough registers. It would cost every hand a
   * fourth to a third.
   */

  /** Refuses a list of so many cards that are this set, if it is as large. */
  public IllegalArgumentException refusalOfList(int size, long set) {
    return Long.bitCount(set) == size
        ? refusalOfSet(set)
        : new IllegalArgumentException("one of these stands twice: " + Hand.toString(set));
  }

  /**
   * Refuses a list of so many cards, one of which is not in the deck: which one is known only to
   * the JVM, if it had to stop at the bounds of an array.
   *
   * @param outside what the JVM says, or null
   */
  public IllegalArgumentException refusalOfUnknown(
      int size, ArrayIndexOutOfBoundsException outside) {
    if (size < minCards || size > maxCards) {
      return new IllegalArgumentException(sizeFault(size), outside);
    }
    // The JVM's message has the card; it leaves it away where compiled code throws very often.
    boolean named = outside != null && outside.getMessage() != null;
    return new IllegalArgumentException(
        "a card that is not in the deck of " + ruleSet + (named ? ": " + outside.getMessage() : ""),
        outside);
  }

  /** Refuses text that is no hand of the rule set. */
  public int[] parse(CharSequence text) {
    int bar = text.toString().indexOf('|');
    if (bar >= 0) {
      throw new CardFormatException(
          "a bar stands between hole and board in Omaha, "
              + ruleSet
              + " takes all cards as one hand",
          bar + 1);
    }
    CardReader reader = new CardReader(text);
    int[] hand = reader.readAll();
    int wrong = firstWrong(hand);
    if (wrong < hand.length) {
      throw new CardFormatException(fault(hand, wrong), reader.column(wrong));
    }
    if (hand.length > maxCards) {
      throw new CardFormatException(sizeFault(hand.length), reader.column(maxCards));
    }
    if (hand.length < minCards) {
      throw new CardFormatException(sizeFault(hand.length), text.length() + 1);
    }
    return hand;
  }

  /** Whether a card of this list is not in the deck, or not so often. */
  public boolean isWrong(int... hand) {
    return firstWrong(hand) < hand.length;
  }

  /** Refuses hands of cards that are not in the deck, or of a wrong size. */
  public void check(Hands hands) {
    long others = (hands.live() | hands.held()) & ~all();
    if (others != 0) {
      throw refusal(Long.numberOfTrailingZeros(others));
    }
    checkSize(hands.chosen() + Long.bitCount(hands.held()));
  }

  /** The set of all cards. */
  public long all() {
    return deck | (1L << jokers) - 1 << Card.JOKER;
  }

  public boolean has(int card) {
    return card >= 0 && (card < Card.JOKER ? (deck >>> card & 1) != 0 : card < Card.JOKER + jokers);
  }

  /** The card itself; refuses one that the deck does not have. */
  public int checked(int card) {
    if (!has(card)) {
      throw refusal(card);
    }
    return card;
  }

  /** The index of the first card that may not be there, or the number of cards. */
  private int firstWrong(int... hand) {
    for (int i = 0; i < hand.length; i++) {
      if (!has(hand[i]) || held(hand, i) > copies || jokersHeld(hand, i) > jokers) {
        return i;
      }
    }
    return hand.length;
  }

  /** How often the card at this index is held up to there. */
  private static int held(int[] hand, int index) {
    int held = 1;
    for (int i = 0; i < index; i++) {
      held += hand[i] == hand[index] ? 1 : 0;
    }
    return held;
  }

  /** How many jokers are held up to this index. */
  private static int jokersHeld(int[] hand, int index) {
    int held = 0;
    for (int i = 0; i <= index; i++) {
      held += Card.isJoker(hand[i]) ? 1 : 0;
    }
    return held;
  }

  private String fault(int[] hand, int wrong) {
    String card = Card.toString(hand[wrong]);
    if (has(hand[wrong]) && held(hand, wrong) > copies) {
      return card
          + " is held "
          + held(hand, wrong)
          + " times, "
          + ruleSet
          + " has it "
          + (copies == 1 ? "once" : copies + " times");
    }
    if (Card.isJoker(hand[wrong]) && jokers > 0) {
      return "more than the " + jokers + " jokers of " + ruleSet;
    }
    return card + " is not in the deck of " + ruleSet;
  }

  /** Rejects hands of so many cards, if the rules have none. */
  public void checkSize(int size) {
    if (size < minCards || size > maxCards) {
      throw new IllegalArgumentException(sizeFault(size));
    }
  }

  private String sizeFault(int size) {
    String range = minCards == maxCards ? "" + maxCards : minCards + " to " + maxCards;
    return size + " cards, " + ruleSet + " takes " + range;
  }
}
