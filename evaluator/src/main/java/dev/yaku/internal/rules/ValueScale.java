package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * What the values of one rule set mean.
 *
 * @param packedByValue packed value of each value, ascending
 * @param categories the rules' categories, weakest first
 * @param best of how many cards the best hand consists
 */
public record ValueScale(
    int[] packedByValue, List<Category> categories, int best, boolean low, boolean aceFirst) {
  private static final int CATEGORY_SHIFT = 20;
  private static final int NIBBLES = 5;
  private static final int ACE = Card.RANK_COUNT - 1;

  public int maxValue() {
    return packedByValue.length - 1;
  }

  public int packed(int value) {
    return packedByValue[value];
  }

  public Category category(int value) {
    int place = packedByValue[value] >> CATEGORY_SHIFT;
    return place == 0 ? Category.NONE : categories.get(place - 1);
  }

  public String describe(int value) {
    int[] ranks = ranks(packedByValue[value]);
    return isLow(value)
        ? EnglishWords.describeLow(value == maxValue(), ranks)
        : EnglishWords.describe(category(value), ranks);
  }

  public String describe(int value, Locale locale) {
    if (!locale.getLanguage().equals("ja")) {
      return describe(value);
    }
    int[] ranks = ranks(packedByValue[value]);
    return isLow(value)
        ? JapaneseWords.describeLow(value == maxValue(), ranks)
        : JapaneseWords.describe(category(value), ranks);
  }

  private boolean isLow(int value) {
    return low && category(value) == Category.HIGH_CARD;
  }

  /**
   * The ranks in a packed value's nibbles; the ace at the low end of a straight, too, is an ace.
   */
  private int[] ranks(int packed) {
    int[] ranks = new int[NIBBLES];
    int count = 0;
    for (int i = 0; i < NIBBLES; i++) {
      int nibble = packed >> 4 * (NIBBLES - 1 - i) & 15;
      if (nibble != 0) {
        ranks[count++] = rank(nibble);
      }
    }
    return Arrays.copyOf(ranks, count);
  }

  private int rank(int nibble) {
    int place = low ? Card.RANK_COUNT + 1 - nibble : nibble;
    if (!aceFirst) {
      return place - 1;
    }
    return place == 1 ? ACE : place - 2;
  }

  /** Which cards of a hand have its value, the most telling first. */
  public int[] bestCards(HandEvaluator evaluator, int... cards) {
    int value = evaluator.evaluateCards(cards);
    if (value == 0) {
      return new int[0];
    }
    int[] sorted = mostTellingFirst(cards);
    if (cards.length <= best) {
      return lowAceLast(value, sorted);
    }
    int[] chosen = new int[best];
    if (!choose(evaluator, value, sorted, 0, chosen, 0)) {
      throw new IllegalStateException("no cards of " + Card.toString(cards) + " have its value");
    }
    return lowAceLast(value, mostTellingFirst(chosen));
  }

  /** Cards that make a value, the most telling first. */
  public int[] ordered(int value, int... cards) {
    return lowAceLast(value, mostTellingFirst(cards));
  }

  /** In A-2-3-4-5 the five tells most. */
  private int[] lowAceLast(int value, int... cards) {
    boolean straight =
        category(value) == Category.STRAIGHT || category(value) == Category.STRAIGHT_FLUSH;
    int top = ranks(packedByValue[value])[0];
    if (!straight || Card.isJoker(cards[0]) || Card.rank(cards[0]) != ACE || top == ACE) {
      return cards;
    }
    int[] rotated = Arrays.copyOfRange(cards, 1, cards.length + 1);
    rotated[cards.length - 1] = cards[0];
    return rotated;
  }

  private static boolean choose(
      HandEvaluator evaluator, int value, int[] cards, int from, int[] chosen, int count) {
    if (count == chosen.length) {
      return evaluator.evaluateCards(chosen) == value;
    }
    for (int i = from; i <= cards.length - (chosen.length - count); i++) {
      chosen[count] = cards[i];
      if (choose(evaluator, value, cards, i + 1, chosen, count + 1)) {
        return true;
      }
    }
    return false;
  }

  /** Jokers last; before them the ranks most often held, then the highest, then by suit. */
  private int[] mostTellingFirst(int... cards) {
    int[] held = new int[Card.RANK_COUNT];
    for (int card : cards) {
      if (!Card.isJoker(card)) {
        held[Card.rank(card)]++;
      }
    }
    return Arrays.stream(cards)
        .boxed()
        .sorted(
            (a, b) -> {
              if (Card.isJoker(a) || Card.isJoker(b)) {
                return a - b;
              }
              int rankA = Card.rank(a);
              int rankB = Card.rank(b);
              if (held[rankA] != held[rankB]) {
                return held[rankB] - held[rankA];
              }
              return rankA != rankB ? strength(rankB) - strength(rankA) : b - a;
            })
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private int strength(int rank) {
    return aceFirst && rank == ACE ? -1 : rank;
  }
}
