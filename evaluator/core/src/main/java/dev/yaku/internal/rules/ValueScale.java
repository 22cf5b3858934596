package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.internal.table.PackedValue;
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

  /** The value of the best possible hand. */
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
    if (isLow(value)) {
      boolean best = value == maxValue();
      return japanese
          ? JapaneseWords.describeLow(best, ranks)
          : EnglishWords.describeLow(best, ranks);
    }
    Category category = category(value);
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

  private boolean isLow(int value) {
    return low && category(value) == Category.HIGH_CARD;
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

  /** The number of cards of each rank that make a value without wild cards: {@link RankCounts}. */
  public long rankCounts(int value) {
    int packed = packedByValue[value];
    Category category = category(value);
    long counts = 0;
    int decided = 0;
    int index = 0;
    for (int i = 0; i < PackedValue.RANKS; i++) {
      int nibble = PackedValue.rank(packed, i);
      if (nibble != 0) {
        int times = RankCounts.times(category, index++, best);
        counts += RankCounts.times(rank(nibble), times);
        decided += times;
      }
    }
    // The packed value does not contain the low ace of A-2-3-4-5.
    return counts + RankCounts.times(ACE, Math.max(0, best - decided));
  }

  /** The rank of a nibble of a packed value that is not 0. */
  int rank(int nibble) {
    int place = low ? Card.RANK_COUNT + 1 - nibble : nibble;
    if (!aceFirst) {
      return place - 1;
    }
    return place == 1 ? ACE : place - 2;
  }
}
