package dev.yaku.spark;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.index.HandIndex;
import java.util.Arrays;

/** Cards as SQL passes them: text, or a BIGINT whose bits are cards, in one or more arguments. */
final class HandArguments {
  private HandArguments() {}

  /**
   * The value of a hand.
   *
   * @param cards a hand, or hole and board
   * @throws IllegalArgumentException if this is not a valid hand of the rules
   */
  static int value(Evaluator evaluator, Object... cards) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return omaha.evaluate(omahaHand(omaha, cards));
    }
    if (cards[0] instanceof Long) {
      long hand = union(cards);
      return evaluator instanceof HandEvaluator hands
          ? hands.evaluate(hand)
          : ((BadugiEvaluator) evaluator).evaluate(hand);
    }
    String text = joined(" ", cards);
    try {
      return evaluator instanceof HandEvaluator hands
          ? hands.evaluateCards(hands.parse(text))
          : ((BadugiEvaluator) evaluator).evaluateCards(((BadugiEvaluator) evaluator).parse(text));
    } catch (CardFormatException e) {
      throw located(e, text);
    }
  }

  private static OmahaHand omahaHand(OmahaEvaluator omaha, Object... cards) {
    if (cards[0] instanceof Long) {
      if (cards.length < 2) {
        throw new CallException(omaha.ruleSet().name() + ": expected hole and board", null);
      }
      return OmahaHand.ofHole(set(cards[0])).withBoard(set(cards[1]));
    }
    String text = joined(" | ", cards);
    try {
      return omaha.parse(text);
    } catch (CardFormatException e) {
      throw located(e, text);
    }
  }

  /** The value given, or the value of the cards given. */
  static int valueOrHand(Evaluator evaluator, Object... value) {
    return value.length == 1 && value[0] instanceof Integer known ? known : value(evaluator, value);
  }

  /**
   * The number of a deal.
   *
   * @param rounds the cards of each round, or of all rounds as one text
   */
  static long index(HandIndex index, Object... rounds) {
    long[] cards =
        rounds.length == 1 && rounds[0] instanceof String text
            ? dealt(index, text)
            : Arrays.stream(rounds).mapToLong(HandArguments::set).toArray();
    return index.index(cards);
  }

  /** Deals cards to rounds in the order of the text; bars may be anywhere. */
  private static long[] dealt(HandIndex index, String text) {
    int[] cards = parsed(text);
    long[] rounds = new long[index.rounds()];
    int from = 0;
    for (int round = 0; round < rounds.length; round++) {
      int to = from + index.cards(round);
      if (to > cards.length) {
        break;
      }
      rounds[round] = Hand.of(Arrays.copyOfRange(cards, from, to));
      from = to;
      if (from == cards.length) {
        return Arrays.copyOf(rounds, round + 1);
      }
    }
    throw new IllegalArgumentException(
        "\"" + text + "\", " + cards.length + " cards: rounds of " + index + " do not end there");
  }

  private static int[] parsed(String text) {
    String cards = text.replace('|', ' ');
    try {
      Hand.parse(cards); // rejects duplicate cards
      return Card.parseAll(cards);
    } catch (CardFormatException e) {
      throw located(e, text);
    }
  }

  private static long union(Object... sets) {
    long all = set(sets[0]);
    for (int i = 1; i < sets.length; i++) {
      long more = set(sets[i]);
      if ((all & more) != 0) {
        throw new IllegalArgumentException("duplicate card: " + Hand.toString(all & more));
      }
      all |= more;
    }
    return all;
  }

  private static long set(Object cards) {
    if (cards instanceof Long set) {
      return set;
    }
    if (cards instanceof String text) {
      return Hand.of(parsed(text));
    }
    throw wrongType(cards, "text or BIGINT");
  }

  private static String joined(String between, Object... texts) {
    for (Object text : texts) {
      if (!(text instanceof String)) {
        throw wrongType(text, "text or BIGINT");
      }
    }
    return texts.length == 1 ? text(texts[0]) : text(texts[0]) + between + text(texts[1]);
  }

  /** An argument that must be text. */
  static String text(Object argument) {
    if (argument instanceof String text) {
      return text;
    }
    throw wrongType(argument, "text");
  }

  private static CallException wrongType(Object argument, String expected) {
    return new CallException(
        "an argument of type "
            + argument.getClass().getSimpleName()
            + ", "
            + argument
            + ": expected "
            + expected,
        null);
  }

  private static IllegalArgumentException located(CardFormatException e, String text) {
    return new IllegalArgumentException(
        "\"" + text + "\", column " + e.column() + ": " + e.getMessage(), e);
  }
}
