package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The properties that the hands of a range may have, besides their cards. */
enum OmahaProperty {
  DOUBLE_SUITED("$ds", "double[- ]?suited", hole -> suits(hole) >= 2),
  SINGLE_SUITED("$ss", "single[- ]?suited", hole -> suits(hole) == 1),
  RAINBOW("$rb", "rainbow|rb", hole -> suits(hole) == 0),
  NO_PAIR("$np", "no[- ]?pairs?|np", OmahaProperty::hasNoPair),
  RANDOM(
      "random",
      "any(?:\\s+(?:two|three|four|five|six|[2-7]))?(?:\\s+(?:cards|hand))?",
      hole -> true);

  private static final long SUIT = (1L << Card.RANK_COUNT) - 1;

  /** The words for any of the properties of a hand's suits and ranks. */
  static final String WORDS =
      Stream.of(DOUBLE_SUITED, SINGLE_SUITED, RAINBOW, NO_PAIR)
          .map(each -> each.words.pattern())
          .collect(Collectors.joining("|"));

  final String text;

  @SuppressWarnings("ImmutableEnumChecker") // each has no state
  final LongPredicate hands; // those that have it

  private final Pattern words;

  OmahaProperty(String text, String words, LongPredicate hands) {
    this.text = text;
    this.hands = hands;
    this.words = Pattern.compile(words, Pattern.CASE_INSENSITIVE);
  }

  /** Reads a property, of which letters are enough after ranks, as in {@code AAds}; or null. */
  static OmahaProperty next(RangeText text, boolean afterRanks) {
    for (OmahaProperty property : values()) {
      Matcher named = text.next(property.words);
      if (named != null) {
        text.back(named.end());
        return property;
      }
      if (text.skip(property.text) || afterRanks && text.skip(property.text.substring(1))) {
        return property;
      }
    }
    return afterRanks && text.skip('r') ? RAINBOW : null;
  }

  /** The property that is next, without reading it. */
  static OmahaProperty at(RangeText text) {
    int start = text.at();
    OmahaProperty property = next(text, false);
    text.back(start);
    return property;
  }

  /** The number of suits with two or more cards. */
  private static int suits(long hole) {
    int suits = 0;
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      suits += Long.bitCount(hole >>> Card.RANK_COUNT * suit & SUIT) >= 2 ? 1 : 0;
    }
    return suits;
  }

  private static boolean hasNoPair(long hole) {
    long ranks = hole | hole >>> 26;
    ranks |= ranks >>> 13;
    return Long.bitCount(ranks & SUIT) == Long.bitCount(hole);
  }
}
