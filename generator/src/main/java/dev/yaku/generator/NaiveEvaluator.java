package dev.yaku.generator;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * The naive counting evaluator: the definition of every hand's value, and slow.
 *
 * <p>It answers with packed values: the category's place in the rules' order in bits 20 to 23, then
 * five nibbles of ranks; of two hands of one rule set the one with the greater packed value wins.
 * Everything fast is compared with it. Not thread-safe where there are wild cards.
 */
public final class NaiveEvaluator {
  /*
   * Five cards or fewer, none wild: count ranks and suits, name the category, order the ranks.
   * More cards: the best of all subsets. A wild card: the best of all it may stand for.
   *
   * Nibbles: 2 is 1, ... K is 12, A is 13; where the rules put the ace first, A is 1, ... K is 13.
   * In low games the lower rank is better, so a nibble is 14 less that. An ace at the low end of a
   * straight is 0.
   */
  private static final int RANK_COUNT = Rules.RANKS.length();

  private final Rules rules;
  private final boolean countSuits;
  private final int[] ranksDown; // the rules' ranks as numbers, highest first
  private final int[] nibbles; // by rank
  private final Map<Category, Integer> places = new EnumMap<>(Category.class); // from 1
  private final int[] deck;
  private final Long2IntOpenHashMap seen = new Long2IntOpenHashMap();

  public NaiveEvaluator(Rules rules) {
    this(rules, true);
  }

  private NaiveEvaluator(Rules rules, boolean countSuits) {
    this.rules = rules;
    this.countSuits = countSuits;
    int count = rules.ranks().length();
    ranksDown = new int[count];
    nibbles = new int[RANK_COUNT];
    boolean aceFirst = rules.ranks().startsWith("A");
    for (int i = 0; i < count; i++) {
      int rank = Rules.RANKS.indexOf(rules.ranks().charAt(i));
      ranksDown[count - 1 - i] = rank;
      int nibble = !aceFirst ? rank + 1 : rank == Rules.ACE ? 1 : rank + 2;
      nibbles[rank] = rules.low() ? RANK_COUNT + 1 - nibble : nibble;
    }
    for (Category category : rules.categories()) {
      places.put(category, places.size() + 1);
    }
    deck = java.util.stream.IntStream.range(0, Rules.JOKER).filter(rules::hasCard).toArray();
    seen.defaultReturnValue(-1);
  }

  /** The same rules in a world where no two cards share a suit. */
  static NaiveEvaluator withoutSuits(Rules rules) {
    return new NaiveEvaluator(rules, false);
  }

  /**
   * The packed value of a hand: {@code 0xCRRRRR}, or 0 for no cards and for a low hand that does
   * not qualify.
   *
   * @param cards cards of 0 to 51 and jokers of 52 and up, as many as the rules allow
   */
  public int packed(int... cards) {
    return cards.length <= rules.best()
        ? packedOfBest(cards)
        : bestSubset(cards, 0, new int[rules.best()], 0);
  }

  private int bestSubset(int[] cards, int from, int[] chosen, int count) {
    if (count == chosen.length) {
      return packedOfBest(chosen);
    }
    int best = 0;
    for (int i = from; i <= cards.length - (chosen.length - count); i++) {
      chosen[count] = cards[i];
      best = Math.max(best, bestSubset(cards, i + 1, chosen, count + 1));
    }
    return best;
  }

  private int packedOfBest(int[] cards) {
    int wilds = 0;
    for (int card : cards) {
      wilds += rules.isWild(card) ? 1 : 0;
    }
    if (wilds == 0) {
      return packedOfNatural(cards);
    }
    int[] naturals = Arrays.stream(cards).filter(c -> !rules.isWild(c)).sorted().toArray();
    return bestOfWild(naturals, wilds);
  }

  /** The best of all that the wild cards may stand for; {@code naturals} are sorted. */
  private int bestOfWild(int[] naturals, int wilds) {
    if (wilds == 0) {
      return packedOfNatural(naturals);
    }
    long hand = wilds;
    for (int card : naturals) {
      hand = hand << 6 | (card + 1);
    }
    int best = seen.get(hand);
    if (best < 0) {
      best = 0;
      for (int card : deck) {
        int[] more = Arrays.copyOf(naturals, naturals.length + 1);
        more[naturals.length] = card;
        Arrays.sort(more);
        int packed = bestOfWild(more, wilds - 1);
        if (rules.wild() == Rules.Wild.ANY
            || card % RANK_COUNT == Rules.ACE
            || isRunOrSuit(packed)) {
          best = Math.max(best, packed);
        }
      }
      seen.put(hand, best);
    }
    return best;
  }

  private boolean isRunOrSuit(int packed) {
    Category category = rules.categories().get((packed >> 20) - 1);
    return category.isStraight() || category.isFlush();
  }

  /** Counts ranks and suits of at most as many natural cards as make the best hand. */
  private int packedOfNatural(int[] cards) {
    if (cards.length == 0) {
      return 0;
    }
    int[] held = new int[RANK_COUNT];
    boolean oneSuit = countSuits;
    boolean repeated = false;
    for (int i = 0; i < cards.length; i++) {
      held[cards[i] % RANK_COUNT]++;
      oneSuit &= cards[i] / RANK_COUNT == cards[0] / RANK_COUNT;
      for (int j = 0; j < i; j++) {
        repeated |= cards[i] == cards[j];
      }
    }
    int[] ranks = new int[cards.length]; // distinct, the most often held first, then the highest
    int distinct = 0;
    for (int count = cards.length; count > 0; count--) {
      for (int rank : ranksDown) {
        if (held[rank] == count) {
          ranks[distinct++] = rank;
        }
      }
    }
    boolean whole = cards.length == rules.best();
    if (rules.qualifier() != Rules.NONE
        && (distinct < rules.best() || nibbles[ranks[0]] < nibbles[rules.qualifier()])) {
      return 0;
    }
    boolean wheel = whole && distinct == cards.length && isWheel(ranks);
    boolean straight = whole && distinct == cards.length && (wheel || isRun(ranks, distinct));
    boolean flush = whole && oneSuit && (!repeated || rules.copies() > 1 || rules.wildDoubles());

    int place = places.get(ofAKind(held, ranks, distinct));
    if (straight) {
      place = stronger(place, Category.STRAIGHT);
    }
    if (flush) {
      place = stronger(place, Category.FLUSH);
    }
    if (straight && flush) {
      place = stronger(place, Category.STRAIGHT_FLUSH);
    }
    if (straight && flush && ranks[0] == Rules.ACE && !wheel) {
      place = stronger(place, Category.ROYAL_FLUSH);
    }
    Category category = rules.categories().get(place - 1);
    int packed = place;
    if (category == Category.FLUSH) {
      for (int rank : ranksDown) {
        for (int i = 0; i < held[rank]; i++) {
          packed = packed << 4 | nibbles[rank];
        }
      }
      return packed << 4 * (5 - cards.length);
    }
    if (wheel && category.isStraight()) {
      for (int i = 1; i < distinct; i++) {
        packed = packed << 4 | nibbles[ranks[i]];
      }
      return packed << 4 * (6 - distinct);
    }
    for (int i = 0; i < distinct; i++) {
      packed = packed << 4 | nibbles[ranks[i]];
    }
    return packed << 4 * (5 - distinct);
  }

  /** The place of the better of two categories in a high game, of the worse in a low one. */
  private int stronger(int place, Category category) {
    Integer other = places.get(category);
    if (other == null) {
      return place;
    }
    return rules.low() ? Math.min(place, other) : Math.max(place, other);
  }

  private static Category ofAKind(int[] held, int[] ranks, int distinct) {
    int second = distinct > 1 ? held[ranks[1]] : 0;
    return switch (held[ranks[0]]) {
      case 1 -> Category.HIGH_CARD;
      case 2 -> second == 2 ? Category.TWO_PAIR : Category.ONE_PAIR;
      case 3 -> second == 2 ? Category.FULL_HOUSE : Category.THREE_OF_A_KIND;
      case 4 -> Category.FOUR_OF_A_KIND;
      default -> Category.FIVE_OF_A_KIND;
    };
  }

  /** Whether the ranks, highest first, stand side by side in the rules' order. */
  private boolean isRun(int[] ranks, int count) {
    int top = 0;
    while (ranksDown[top] != ranks[0]) {
      top++;
    }
    return top + count <= ranksDown.length
        && Arrays.equals(ranksDown, top, top + count, ranks, 0, count);
  }

  /** Whether the ranks are the ace and the lowest ranks of the deck. */
  private boolean isWheel(int[] ranks) {
    int lows = ranks.length - 1;
    return rules.wheel()
        && ranks[0] == Rules.ACE
        && Arrays.equals(
            ranksDown, ranksDown.length - lows, ranksDown.length, ranks, 1, ranks.length);
  }
}
