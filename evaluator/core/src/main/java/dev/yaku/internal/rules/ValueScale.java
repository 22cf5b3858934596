package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.internal.table.PackedValue;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The meaning of the values of one rule set.
 *
 * @param packedByValue packed value of each value, ascending
 * @param categories the rules' categories, weakest first
 * @param best the number of cards that count
 */
public record ValueScale(
    int[] packedByValue, List<Category> categories, int best, boolean low, boolean aceFirst) {
  private static final int ACE = Card.RANK_COUNT - 1;
  private static final int COUNT_MASK = 15; // of the count of one rank
  private static final int CARD_BITS = 6;
  private static final int CARD_MASK = (1 << CARD_BITS) - 1;
  private static final int STRENGTH_BITS = 4;

  public int maxValue() {
    return packedByValue.length - 1;
  }

  public int packed(int value) {
    return packedByValue[value];
  }

  public Category category(int value) {
    int place = PackedValue.category(packedByValue[value]);
    return place == 0 ? Category.NONE : categories.get(place - 1);
  }

  /** The categories of the rules, weakest first, with the number of hands, given that by value. */
  public Map<Category, Long> byCategory(long[] counts) {
    Map<Category, Long> hands = new LinkedHashMap<>();
    if (counts[0] > 0) {
      hands.put(Category.NONE, counts[0]);
    }
    for (Category category : categories) {
      hands.put(category, 0L);
    }
    for (int value = 1; value < counts.length; value++) {
      hands.merge(category(value), counts[value], Long::sum);
    }
    return hands;
  }

  /** A value in words of the locale's language: Japanese or English. */
  public String describe(int value, Locale locale) {
    boolean japanese = Objects.requireNonNull(locale, "locale").getLanguage().equals("ja");
    int[] ranks = ranks(value);
    Category category = category(value);
    if (low && category == Category.HIGH_CARD) {
      boolean best = value == maxValue();
      return japanese
          ? JapaneseWords.describeLow(best, ranks)
          : EnglishWords.describeLow(best, ranks);
    }
    if (isSecondWheel(value)) {
      return japanese
          ? JapaneseWords.describeWheel(category, ranks)
          : EnglishWords.describeWheel(category, ranks);
    }
    return japanese
        ? JapaneseWords.describe(category, ranks)
        : EnglishWords.describe(category, ranks);
  }

  /** Whether a straight begins with an ace, and is not the best one: A-5-4-3-2. */
  private boolean isSecondWheel(int value) {
    Category category = category(value);
    return switch (category) {
      case STRAIGHT, STRAIGHT_FLUSH ->
          topRank(value) == ACE
              && (category == Category.STRAIGHT_FLUSH && categories.contains(Category.ROYAL_FLUSH)
                  || value < maxValue()
                      && category(value + 1) == category
                      && topRank(value + 1) == ACE);
      default -> false;
    };
  }

  /**
   * The ranks that decide a value, most significant first; the low end of A-2-3-4-5 counts as an
   * ace, too.
   */
  public int[] ranks(int value) {
    int packed = packedByValue[value];
    int[] ranks = new int[PackedValue.rankCount(packed)];
    int count = 0;
    for (int i = 0; i < PackedValue.RANKS; i++) {
      int nibble = PackedValue.rank(packed, i);
      if (nibble != 0) {
        ranks[count++] = rank(nibble);
      }
    }
    return ranks;
  }

  /** The most significant rank, or -1 if there is none. */
  int topRank(int value) {
    int nibble = PackedValue.rank(packedByValue[value], 0);
    return nibble == 0 ? -1 : rank(nibble);
  }

  /** Where the count of a rank is among the counts of all ranks, each of four bits. */
  public static int countShift(int rank) {
    return 4 * rank;
  }

  /** The number of cards of each rank that make a value without wild cards. */
  public long rankCounts(int value) {
    long counts = 0;
    for (int rank : cardRanks(value)) {
      counts += 1L << countShift(rank);
    }
    return counts;
  }

  /** The ranks of the cards that make a value without wild cards, most significant first. */
  int[] cardRanks(int value) {
    int[] deciding = ranks(value);
    int[] ranks = new int[best];
    int count = 0;
    for (int i = 0; i < deciding.length; i++) {
      int end = Math.min(best, count + times(category(value), i));
      Arrays.fill(ranks, count, end, deciding[i]);
      count = end;
    }
    Arrays.fill(ranks, count, best, ACE); // that of A-2-3-4-5, which no packed value contains
    return ranks;
  }

  /** The number of cards that a category has of the deciding rank with this index. */
  private int times(Category category, int index) {
    return switch (category) {
      case ONE_PAIR -> index == 0 ? 2 : 1;
      case TWO_PAIR -> index < 2 ? 2 : 1;
      case THREE_OF_A_KIND -> index == 0 ? 3 : 1;
      case FULL_HOUSE -> index == 0 ? 3 : 2;
      case FOUR_OF_A_KIND -> index == 0 ? 4 : 1;
      case FIVE_OF_A_KIND -> best;
      default -> 1;
    };
  }

  /** The rank of a nibble of a packed value that is not 0. */
  private int rank(int nibble) {
    int place = low ? Card.RANK_COUNT + 1 - nibble : nibble;
    if (!aceFirst) {
      return place - 1;
    }
    return place == 1 ? ACE : place - 2;
  }

  /** Sorts cards that make a value, most significant first. */
  public int[] ordered(int value, int[] cards) {
    return lowAceLast(value, mostTellingFirst(cards));
  }

  /** In A-2-3-4-5 the five is the most significant. */
  int[] lowAceLast(int value, int[] cards) {
    Category category = category(value);
    boolean straight = category == Category.STRAIGHT || category == Category.STRAIGHT_FLUSH;
    if (!straight
        || cards.length == 0 // of a forged table
        || Card.isJoker(cards[0])
        || Card.rank(cards[0]) != ACE
        || topRank(value) == ACE) {
      return cards;
    }
    int[] rotated = Arrays.copyOfRange(cards, 1, cards.length + 1);
    rotated[cards.length - 1] = cards[0];
    return rotated;
  }

  /** Sorts cards: first the ranks most often held, then by rank and suit, highest first. */
  int[] mostTellingFirst(int[] cards) {
    long held = 0; // the counts of ranks
    for (int card : cards) {
      held += Card.isJoker(card) ? 0 : 1L << countShift(Card.rank(card));
    }
    int[] sorted = new int[cards.length];
    for (int i = 0; i < cards.length; i++) {
      sorted[i] = place(cards[i], held);
    }
    Arrays.sort(sorted);
    for (int i = 0; i < sorted.length; i++) {
      sorted[i] = sorted[i] < 0 ? -sorted[i] & CARD_MASK : sorted[i];
    }
    return sorted;
  }

  /** The sort key: minus how often the rank is held, the rank and the card; of jokers the card. */
  private int place(int card, long held) {
    if (Card.isJoker(card)) {
      return card;
    }
    int rank = Card.rank(card);
    int strength = aceFirst && rank == ACE ? 0 : rank + 1;
    int times = (int) (held >>> countShift(rank)) & COUNT_MASK;
    return -((times << STRENGTH_BITS | strength) << CARD_BITS | card);
  }
}
