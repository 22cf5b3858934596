package dev.yaku.generator.values;

import dev.yaku.generator.rules.Category;
import dev.yaku.generator.rules.PackedValue;
import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The naive counting evaluator: the definition of every hand's value. Slow.
 *
 * <p>It returns packed values: see section 1 of the package's description. All fast code is
 * compared with this evaluator. Not thread-safe if there are wild cards.
 */
public final class NaiveEvaluator {
  /*
   * Natural cards, at most as many as count: count ranks and suits, name the category, order the
   * ranks. More cards: the best of all subsets. Wild cards: the best of all choices of natural
   * cards for all of them. As the bug, they may all be aces, or any cards that make the hand a
   * straight, flush or straight flush. No choice is rejected before the hand is complete. Hands of
   * many wild cards have a value besides.
   *
   * Nibbles: 2 is 1, ... K is 12, A is 13; if the rules put the ace first, A is 1, ... K is 13. In
   * low games the lower rank is better, so a nibble is 14 minus that. An ace at the low end of a
   * straight is 0; if A-2-3-4-5 is the second straight, its ace is 13, and decides first.
   */
  private static final int RANK_COUNT = Rules.RANKS.length();

  private final Rules rules;
  private final boolean countSuits;
  private final int[] placeOfRank; // in the rules' order, from 0
  private final int[] nibbles; // by the rank's place
  private final Map<Category, Integer> placeOfCategory = new EnumMap<>(Category.class); // from 1
  private final int run; // the places of the lowest consecutive ranks, as a set
  private final int wheel; // those of A-2-3-4-5 if it is a straight, or 0
  private final int royal; // those of T-J-Q-K-A, or 0
  private final boolean flushMayRepeat;
  private final Choices anyCards;
  private final Choices aces;
  private final Choices runsAndSuits;

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
    wheel = rules.wheel() == Rules.Wheel.NONE ? 0 : 1 << (count - 1) | run >> 1;
    royal = rules.ranks().endsWith("A") ? run << (count - rules.best()) : 0;
    flushMayRepeat = rules.copies() > 1 || rules.wildDoubles();
    IntStream cards = IntStream.range(0, Rules.JOKER).filter(rules::hasCard);
    int[] deck = (countSuits ? cards : cards.map(card -> card % RANK_COUNT).distinct()).toArray();
    anyCards = new Choices(deck, packed -> true);
    aces =
        new Choices(
            Arrays.stream(deck).filter(card -> card % RANK_COUNT == Rules.ACE).toArray(),
            packed -> true);
    runsAndSuits = new Choices(deck, this::isRunOrSuit);
  }

  /** An evaluator of the same rules that treats all suits as different. */
  public static NaiveEvaluator withoutSuits(Rules rules) {
    return new NaiveEvaluator(rules, false);
  }

  /**
   * The packed value of a hand: {@code 0xCRRRRR}, or 0 for no cards and for a low hand that does
   * not qualify.
   *
   * @param cards cards of the deck, 0 to 51, and jokers, 52 and up; a number that the rules allow
   */
  public int packed(int... cards) {
    return cards.length <= rules.best()
        ? packedOfBest(cards)
        : bestSubset(cards, 0, new int[rules.best()], 0);
  }

  /** In one half of an Omaha pot: of the best two cards of the hole and three of the board. */
  public int packedOfOmaha(int[] hole, int[] board) {
    int best = 0;
    for (int a = 0; a < hole.length; a++) {
      for (int b = 0; b < a; b++) {
        for (int p = 0; p < board.length; p++) {
          for (int q = 0; q < p; q++) {
            for (int r = 0; r < q; r++) {
              best = Math.max(best, packed(hole[a], hole[b], board[p], board[q], board[r]));
            }
          }
        }
      }
    }
    return best;
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
      return packedOfNatural(cards, true);
    }
    int[] naturals = {};
    for (int card : cards) {
      naturals = rules.isWild(card) ? naturals : with(card, naturals);
    }
    int best =
        rules.wild() == Rules.Wild.ANY
            ? anyCards.best(naturals, wilds)
            : Math.max(aces.best(naturals, wilds), runsAndSuits.best(naturals, wilds));
    return wilds < Category.MANY_WILD ? best : Math.max(best, packedOfManyWild(naturals));
  }

  /** The cards with one more, in the order of their ranks, as the others are. */
  private static int[] with(int card, int... others) {
    int[] cards = Arrays.copyOf(others, others.length + 1);
    int place = others.length;
    for (; place > 0 && others[place - 1] % RANK_COUNT > card % RANK_COUNT; place--) {
      cards[place] = others[place - 1];
    }
    cards[place] = card;
    return cards;
  }

  /** The packed value of many wild cards: the highest of the other cards decides, or the ace. */
  private int packedOfManyWild(int[] naturals) {
    int place = placeOfCategory.getOrDefault(Category.FOUR_WILD, 0);
    int highest = naturals.length == 0 ? nibbles.length - 1 : 0;
    for (int card : naturals) {
      highest = Math.max(highest, placeOfRank[card % RANK_COUNT]);
    }
    int shift = PackedValue.CATEGORY_SHIFT;
    return place == 0 ? 0 : place << shift | nibbles[highest] << shift - PackedValue.RANK_BITS;
  }

  private boolean isRunOrSuit(int packed) {
    Category category = rules.categories().get(PackedValue.category(packed) - 1);
    return category.isStraight() || category.isFlush();
  }

  /**
   * Every choice of natural cards for all of a hand's wild cards.
   *
   * <p>Results are cached, since the same hands are evaluated over and over. Suits are alike in all
   * rules, so hands are the same that differ in nothing but which suit is which.
   */
  private final class Choices {
    private final int[] cards; // that a wild card may stand for
    private final IntPredicate allowed; // whether the choice with a packed value counts
    private final Long2IntOpenHashMap seen = new Long2IntOpenHashMap();

    Choices(int[] cards, IntPredicate allowed) {
      this.cards = cards;
      this.allowed = allowed;
    }

    /** The greatest packed value that counts, or 0; {@code naturals} are in the order of ranks. */
    int best(int[] naturals, int wilds) {
      if (wilds == 0) {
        int packed = packedOfNatural(naturals, false);
        return allowed.test(packed) ? packed : 0;
      }
      long hand = name(naturals, wilds);
      int best = seen.getOrDefault(hand, -1);
      if (best < 0) {
        best = 0;
        for (int card : cards) {
          best = Math.max(best, best(with(card, naturals), wilds - 1));
        }
        seen.put(hand, best);
      }
      return best;
    }

    /** A number of a hand; its suits are 1, 2, ... in the order in which they come. */
    private static long name(int[] naturals, int wilds) {
      int[] suits = new int[Rules.SUITS.length()];
      int named = 0;
      long name = wilds;
      for (int card : naturals) {
        int suit = card / RANK_COUNT;
        if (suits[suit] == 0) {
          named++;
          suits[suit] = named;
        }
        name = name << 7 | card % RANK_COUNT << 3 | suits[suit];
      }
      return name;
    }
  }

  /**
   * The packed value of natural cards, at most as many as count.
   *
   * @param all whether none of them stands for a wild card
   */
  private int packedOfNatural(int[] cards, boolean all) {
    if (cards.length == 0) {
      return 0;
    }
    Count count = new Count(cards);
    if (rules.qualifier() != Rules.NONE
        && (count.times[1] < rules.best() || count.places >> placeOfRank[rules.qualifier()] > 1)) {
      return 0;
    }
    Category category = category(count, all);
    int packed = placeOfCategory.get(category);
    int free = PackedValue.RANKS;
    if (category == Category.FLUSH) {
      for (int place = nibbles.length - 1; place >= 0; place--) {
        for (int i = 0; i < count.held[place]; i++) {
          packed = packed << PackedValue.RANK_BITS | nibbles[place];
          free--;
        }
      }
    } else {
      boolean lowAce = count.places == wheel && rules.wheel() == Rules.Wheel.LOWEST;
      int lowAces = category.isStraight() && lowAce ? 1 : 0;
      for (int times = cards.length; times > 0; times--) {
        if (count.times[times] > 0) {
          packed =
              packed << PackedValue.RANK_BITS * count.times[times] | count.ranks(times, lowAces);
          free -= count.times[times];
        }
      }
    }
    return packed << PackedValue.RANK_BITS * free;
  }

  /** The best category of the hand in a high game, and the worst in a low game. */
  private Category category(Count count, boolean all) {
    boolean straight =
        count.places == wheel || count.places == run << Integer.numberOfTrailingZeros(count.places);
    int best = placeOfCategory.get(count.ofAKind());
    if (straight) {
      best = better(best, Category.STRAIGHT);
    }
    if (count.flush) {
      best = better(best, Category.FLUSH);
    }
    if (straight && count.flush) {
      best = better(best, Category.STRAIGHT_FLUSH);
    }
    if (count.places == royal && count.flush) {
      best = better(best, Category.ROYAL_FLUSH);
      best = all ? better(best, Category.NATURAL_ROYAL_FLUSH) : best;
    }
    return rules.categories().get(best - 1);
  }

  /** The place of the better of two categories in a high game, and of the worse in a low game. */
  private int better(int place, Category category) {
    int other = placeOfCategory.getOrDefault(category, place);
    return rules.low() ? Math.min(place, other) : Math.max(place, other);
  }

  /** How often the ranks of a hand occur, and whether it is a flush. */
  private final class Count {
    final int[] held = new int[nibbles.length]; // by the rank's place
    final int[] times = new int[PackedValue.RANKS + 1]; // how many ranks are held 1, 2, ... times
    final int places; // of the ranks held, as a set
    final boolean flush; // whether these are all the cards of a hand, of one suit

    Count(int[] cards) {
      int ranks = 0;
      int suits = 0;
      long different = 0;
      for (int card : cards) {
        int place = placeOfRank[card % RANK_COUNT];
        times[held[place]]--;
        held[place]++;
        times[held[place]]++;
        ranks |= 1 << place;
        suits |= 1 << card / RANK_COUNT;
        different |= 1L << card;
      }
      places = ranks;
      flush =
          countSuits
              && cards.length == rules.best()
              && Integer.bitCount(suits) == 1
              && (flushMayRepeat || Long.bitCount(different) == cards.length);
    }

    /** The nibbles of the ranks held this many times, highest first; a low ace is last, and 0. */
    int ranks(int often, int lowAces) {
      int ranks = 0;
      for (int place = nibbles.length - 1 - lowAces; place >= 0; place--) {
        ranks = held[place] == often ? ranks << PackedValue.RANK_BITS | nibbles[place] : ranks;
      }
      return ranks << PackedValue.RANK_BITS * lowAces;
    }

    Category ofAKind() {
      if (times[5] == 1) {
        return Category.FIVE_OF_A_KIND;
      }
      if (times[4] == 1) {
        return Category.FOUR_OF_A_KIND;
      }
      if (times[3] == 1) {
        return times[2] == 1 ? Category.FULL_HOUSE : Category.THREE_OF_A_KIND;
      }
      return switch (times[2]) {
        case 2 -> Category.TWO_PAIR;
        case 1 -> Category.ONE_PAIR;
        default -> Category.HIGH_CARD;
      };
    }
  }
}
