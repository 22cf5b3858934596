package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The letters that players write after ranks for suits: {@code AAds} is double suited, though
 * {@code d} and {@code s} are suits. Where such a text may as well be cards, it is read as cards,
 * with a note.
 */
final class OmahaShorthand {
  private static final String RANK = "(?:10|[2-9TJQKA*]|\\[[^\\[\\]/]*\\]|\\$[RBMZNFW])";
  private static final String RANKS = "((?:" + RANK + "\\s*){0,6}" + RANK + ")";
  private static final String END = "(?=\\s*(?:[,;:!$)]|\\[/|$))";

  /** Ranks without suits, and what all cards of the hand are. */
  private static final Pattern SUITS_AFTER_RANKS =
      pattern(RANKS + "(\\s*)(ds|ss|np|" + Property.WORDS + "|r)" + END);

  private static final Pattern UNKNOWN = pattern("[^wxyz]*?(x[x\\s]*)");
  private static final Pattern LETTERS = pattern(RANKS + "([wxyz]{2,})");
  private static final Pattern GIVEN_SUITS = pattern(RANKS + "([cdhs]{2,})");
  private static final Pattern SUITED = pattern(RANKS + "(\\s*)s(?:\\s*\\*){0,6}");
  private static final Pattern PROPERTY =
      pattern("((?:.*[\\s\\]2-9TJQKA*0][cdhs]?)?)(ds|ss)|(ds|ss)\\s*" + RANKS);

  private static final Pattern SUIT_AND_RANK = pattern("([cdhs])(10|[2-9TJQKA])");

  /** Cards with their suits first. */
  private static final Pattern SUIT_FIRST = pattern("(?:[cdhs](?:10|[2-9TJQKA])\\s*)+");

  private OmahaShorthand() {}

  private static Pattern pattern(String text) {
    return Pattern.compile(text, Pattern.CASE_INSENSITIVE);
  }

  /**
   * Where the ranks end that are next and have what all cards of the hand are after them; -1 if it
   * may be cards.
   */
  static int endOfRanks(RangeText text, int cards) {
    Matcher matcher = text.next(SUITS_AFTER_RANKS);
    if (matcher == null) {
      return -1;
    }
    int ranks = ranks(matcher.group(1)).size();
    boolean isSuits = matcher.group(3).matches("(?i)[ds]s");
    boolean mayBeCards = ranks < 2 || !matcher.group(2).isEmpty() && ranks + 2 <= cards;
    return isSuits && mayBeCards ? -1 : matcher.end(1);
  }

  private static List<String> ranks(String text) {
    List<String> ranks = new ArrayList<>();
    for (Matcher rank = pattern(RANK).matcher(text); rank.find(); ) {
      ranks.add(rank.group());
    }
    return ranks;
  }

  /**
   * A note for the writer of a pattern that was read as cards; null if it can be read in no other
   * way.
   */
  static String note(String pattern, String name) {
    if (SUIT_FIRST.matcher(pattern).matches()) {
      return name
          + ": a suit is that of the card before it, and the first one a card; for cards write "
          + SUIT_AND_RANK.matcher(pattern).replaceAll("$2$1");
    }
    Matcher matcher = UNKNOWN.matcher(pattern);
    if (matcher.matches()) {
      String known = name.replaceAll("[xX\\s]+$", "");
      String stars = "*".repeat(matcher.group(1).replaceAll("\\s", "").length());
      return name
          + ": x is a suit, the same one each time, and not any card; for any cards write "
          + (known.isEmpty() ? "random" : known + " or " + known + stars);
    }
    matcher = LETTERS.matcher(pattern);
    if (matcher.matches() && ranks(matcher.group(1)).size() > 1) {
      return name
          + ": w to z are suits, the first that of the card before it, and not any cards; for any"
          + " cards write "
          + matcher.group(1);
    }
    matcher = PROPERTY.matcher(pattern);
    if (matcher.matches()) {
      boolean isFirst = matcher.group(2) == null;
      boolean isDouble = matcher.group(isFirst ? 3 : 2).equalsIgnoreCase("ds");
      String before = (isFirst ? name.substring(2) : name.substring(0, name.length() - 2)).strip();
      return name
          + (isDouble
              ? ": d and s are a diamond and a spade; for double suited write "
              : ": s is a spade each time; for single suited write ")
          + (before.isEmpty() ? "" : before + ":")
          + (isDouble ? "$ds" : "$ss");
    }
    return suitsOfRanks(pattern, name);
  }

  /**
   * A note about a suit, or suits, after several ranks: it is the suit of the last rank only; null
   * if there is none.
   */
  private static String suitsOfRanks(String pattern, String name) {
    Matcher matcher = SUITED.matcher(pattern);
    List<String> suited = matcher.matches() ? ranks(matcher.group(1)) : List.of();
    if (suited.size() > 1 // and no rank three times: players call them suited
        && suited.stream().allMatch(r -> r.equals("*") || Collections.frequency(suited, r) < 3)) {
      String last = suited.get(suited.size() - 1);
      boolean isPair = suited.stream().distinct().count() < suited.size();
      return name
          + (matcher.group(2).isEmpty()
              ? ": s is the suit of the card before it, " + last + "s"
              : ": s is a spade")
          + "; for suited cards write "
          + (isPair
              ? matcher.group(1) + ":$ss or " + matcher.group(1) + ":$ds"
              : suited.stream().map(rank -> rank + "w").collect(Collectors.joining()));
    }
    matcher = GIVEN_SUITS.matcher(pattern);
    if (!matcher.matches() || ranks(matcher.group(1)).size() < 2) {
      return null;
    }
    List<String> ranks = ranks(matcher.group(1));
    String suits = matcher.group(2);
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < ranks.size() && i < suits.length(); i++) {
      cards.add(ranks.get(i) + suits.charAt(i));
    }
    boolean isCards =
        ranks.size() == suits.length() && cards.stream().distinct().count() == ranks.size();
    String these = isCards ? String.join("", cards) + ", or " : "";
    return ("%s: the first suit is that of the card before it, the others are cards; write %s%s %s"
            + " for other cards of these suits")
        .formatted(name, these, matcher.group(1), suits);
  }

  /** The note for ranks with letters that are read as what all cards are; null if they must be. */
  static String noteOfRead(String ranks, String letters, Property property, int cards) {
    boolean mayBeCards =
        letters.matches("(?i)[ds]s") && ranks(ranks).size() + letters.length() <= cards;
    return !mayBeCards
        ? null
        : "%s%s is read as %1$s:%s; for cards write %1$s %s %s"
            .formatted(
                ranks, letters, property.text, letters.substring(0, 1), letters.substring(1));
  }

  /** The properties that the hands of a range may have, besides their cards. */
  enum Property {
    DOUBLE_SUITED("$ds", "double[- ]?suited", hole -> suits(hole) >= 2),
    SINGLE_SUITED("$ss", "single[- ]?suited", hole -> suits(hole) == 1),
    RAINBOW("$rb", "rainbow|rb", hole -> suits(hole) == 0),
    NO_PAIR("$np", "no[- ]?pairs?|np", Property::hasNoPair),
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

    Property(String text, String words, LongPredicate hands) {
      this.text = text;
      this.hands = hands;
      this.words = Pattern.compile(words, Pattern.CASE_INSENSITIVE);
    }

    /** Reads a property, of which letters are enough after ranks, as in {@code AAds}; or null. */
    static Property next(RangeText text, boolean afterRanks) {
      for (Property property : values()) {
        Matcher named = text.next(property.words);
        if (named != null) {
          text.moveTo(named.end());
          return property;
        }
        if (text.skip(property.text) || afterRanks && text.skip(property.text.substring(1))) {
          return property;
        }
      }
      return afterRanks && text.skip('r') ? RAINBOW : null;
    }

    /** The property that is next, without reading it. */
    static Property at(RangeText text) {
      int start = text.at();
      Property property = next(text, false);
      text.moveTo(start);
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
}
