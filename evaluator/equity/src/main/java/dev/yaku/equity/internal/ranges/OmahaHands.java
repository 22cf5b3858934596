package dev.yaku.equity.internal.ranges;

import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;

/**
 * The hands of a range of Omaha, as it was read.
 *
 * @param condition whether a hand of that many cards of the deck is in the range
 * @param symbols the number of symbols of the longest pattern: a hand has no fewer cards
 * @param notes what the writer of the text may not expect
 */
public record OmahaHands(
    String text, int cards, long deck, LongPredicate condition, int symbols, List<String> notes) {
  private static final int LEAST_CARDS = 2;
  private static final int MOST_CARDS = 7;
  private static final String HIGH = "omaha";
  private static final String SPLIT = "omaha-hi-lo";

  /** Reads a range for a deck; with percentages by the order of {@code omaha} if it is complete. */
  public static OmahaHands parse(CharSequence text, int cards, long deck) {
    return parse(text, cards, deck, deck == Hand.DECK ? HIGH : null, false);
  }

  /** Reads a range for rules, with percentages by their order. */
  public static OmahaHands parse(CharSequence text, int cards, RuleSet rules) {
    Objects.requireNonNull(rules, "rules");
    return parse(text, cards, rules.deck(), isBuiltIn(rules) ? rules.name() : null, false);
  }

  /** Reads a range before the number of cards is known, to find its longest pattern. */
  public static OmahaHands ahead(CharSequence text, RuleSet rules) {
    return parse(text, rules.maxCards(), rules.deck(), null, true);
  }

  private static boolean isBuiltIn(RuleSet rules) {
    try {
      String name = rules.name();
      return (name.equals(HIGH) || name.equals(SPLIT))
          && OmahaEvaluator.of(name).ruleSet() == rules;
    } catch (IllegalArgumentException e) {
      return false; // the program does not have the built-in ones
    }
  }

  private static OmahaHands parse(
      CharSequence text, int cards, long deck, String rules, boolean ahead) {
    Objects.requireNonNull(text, "text");
    if (cards < LEAST_CARDS || cards > MOST_CARDS) {
      throw new IllegalArgumentException(
          cards + " cards: expected " + LEAST_CARDS + " to " + MOST_CARDS);
    }
    if ((deck & ~Hand.DECK) != 0 || Long.bitCount(deck) < cards) {
      throw new IllegalArgumentException(
          "the deck \"%s\": expected %s cards or more, no jokers"
              .formatted(Hand.toString(deck), cards));
    }
    return new OmahaRangeReader(text, cards, deck, rules, ahead).read();
  }

  public boolean contains(long hole) {
    return Long.bitCount(hole) == cards && (hole & ~deck) == 0 && condition.test(hole);
  }

  /** The hands without those that hold one of these cards. */
  public OmahaHands without(long dead) {
    return new OmahaHands(text, cards, deck & ~dead, condition, symbols, notes);
  }

  /** Calls an action with each hand, ascending. */
  public void forEach(LongConsumer action) {
    if (Long.bitCount(deck) < cards) {
      return;
    }
    Hands.of(deck, cards)
        .forEach(
            hole -> {
              if (condition.test(hole)) {
                action.accept(hole);
              }
            });
  }

  /** All hands, ascending; rejects more than these. */
  public long[] holes(int most) {
    LongStream.Builder holes = LongStream.builder();
    int[] count = {0};
    forEach(
        hole -> {
          if (count[0]++ == most) {
            throw new IllegalArgumentException(
                String.format(
                    Locale.ROOT,
                    "%s: more than %,d hands; expected fewer, more memory (-Xmx), or \"random\"",
                    text,
                    most));
          }
          holes.add(hole);
        });
    return holes.build().toArray();
  }
}
