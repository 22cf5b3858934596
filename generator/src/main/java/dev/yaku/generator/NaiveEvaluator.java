package dev.yaku.generator;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;

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

  /** How many nibbles there are, and cards in the best hand at the most. */
  private static final int MOST = 5;

  private final Rules rules;
  private final boolean countSuits;
  private final int[] placeOfRank; // in the rules' order, from 0
  private final int[] nibbles; // by the rank's place
  private final Map<Category, Integer> placeOfCategory = new EnumMap<>(Category.class); // from 1
  private final int run; // the places of the lowest ranks side by side, as a set
  private final int wheel; // those of A-2-3-4-5 where it is a straight, or 0
  private final int royal; // those of T-J-Q-K-A, or 0
  private final boolean flushMayRepeat;
  private final int[] deck;
  private final Long2IntOpenHashMap seen = new Long2IntOpenHashMap();

  public NaiveEvaluator(Rules rules) {
    this(rules, true);
  }

  private NaiveEvaluator(Rules rules, boolean countSuits) {
    this.rules = rules;
    this.countSuits = countSuits;
    int count = rules.ranks().length();
    boolean aceFirst = rules.ranks().startsWith("A");
    placeOfRank = new int[RANK_COUNT];
    nibbles = new int[count];
    for (int place = 0; place < count; place++) {
      int rank = Rules.RANKS.indexOf(rules.ranks().charAt(place));
      int nibble = !aceFirst ? rank + 1 : rank == Rules.ACE ? 1 : rank + 2;
      placeOfRank[rank] = place;
      nibbles[place] = rules.low() ? RANK_COUNT + 1 - nibble : nibble;
    }
    for (Category category : rules.categories()) {
      placeOfCategory.put(category, placeOfCategory.size() + 1);
    }
    run = (1 << rules.best()) - 1;
    wheel = rules.wheel() ? 1 << (count - 1) | run >> 1 : 0;
    royal = rules.ranks().endsWith("A") ? run << (count - rules.best()) : 0;
    flushMayRepeat = rules.copies() > 1 || rules.wildDoubles();
    IntStream cards = IntStream.range(0, Rules.JOKER).filter(rules::hasCard);
    deck = (countSuits ? cards : cards.map(card -> card % RANK_COUNT).distinct()).toArray();
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
   * @param cards cards of the deck, 0 to 51, and jokers, 52 and up; as many as the rules allow
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
    int[] held = new int[RANK_COUNT]; // how often, by the rank's place
    int places = 0; // of the ranks held, as a set
    int suits = 0; // the same
    long different = 0; // the same, of cards
    for (int card : cards) {
      int place = placeOfRank[card % RANK_COUNT];
      held[place]++;
      places |= 1 << place;
      suits |= 1 << card / RANK_COUNT;
      different |= 1L << card;
    }
    int[] ranks = new int[MOST + 1]; // by how often they are held: their nibbles, highest first
    int[] ranksHeld = new int[MOST + 1]; // and how many ranks these are
    for (int place = nibbles.length - 1; place >= 0; place--) {
      ranks[held[place]] = ranks[held[place]] << 4 | nibbles[place];
      ranksHeld[held[place]]++;
    }
    if (rules.qualifier() != Rules.NONE
        && (ranksHeld[1] < rules.best() || places >> placeOfRank[rules.qualifier()] > 1)) {
      return 0;
    }

    boolean straight = places == wheel || places == run << Integer.numberOfTrailingZeros(places);
    boolean flush =
        countSuits
            && cards.length == rules.best()
            && Integer.bitCount(suits) == 1
            && (flushMayRepeat || Long.bitCount(different) == cards.length);
    int best = placeOfCategory.get(ofAKind(ranksHeld));
    if (straight) {
      best = better(best, Category.STRAIGHT);
    }
    if (flush) {
      best = better(best, Category.FLUSH);
    }
    if (straight && flush) {
      best = better(best, Category.STRAIGHT_FLUSH);
    }
    if (places == royal && flush) {
      best = better(best, Category.ROYAL_FLUSH);
    }

    Category category = rules.categories().get(best - 1);
    int packed = best;
    int free = MOST;
    if (category == Category.FLUSH) {
      for (int place = nibbles.length - 1; place >= 0; place--) {
        for (int i = 0; i < held[place]; i++) {
          packed = packed << 4 | nibbles[place];
          free--;
        }
      }
    } else {
      if (category.isStraight() && places == wheel) {
        ranks[1] = ranks[1] << 4 & ((1 << 4 * cards.length) - 1); // the ace last, as 0
      }
      for (int times = MOST; times > 0; times--) {
        packed = packed << 4 * ranksHeld[times] | ranks[times];
        free -= ranksHeld[times];
      }
    }
    return packed << 4 * free;
  }

  /** The place of the better of two categories in a high game, of the worse in a low one. */
  private int better(int place, Category category) {
    int other = placeOfCategory.getOrDefault(category, place);
    return rules.low() ? Math.min(place, other) : Math.max(place, other);
  }

  private static Category ofAKind(int[] ranksHeld) {
    if (ranksHeld[5] == 1) {
      return Category.FIVE_OF_A_KIND;
    }
    if (ranksHeld[4] == 1) {
      return Category.FOUR_OF_A_KIND;
    }
    if (ranksHeld[3] == 1) {
      return ranksHeld[2] == 1 ? Category.FULL_HOUSE : Category.THREE_OF_A_KIND;
    }
    return switch (ranksHeld[2]) {
      case 2 -> Category.TWO_PAIR;
      case 1 -> Category.ONE_PAIR;
      default -> Category.HIGH_CARD;
    };
  }
}
