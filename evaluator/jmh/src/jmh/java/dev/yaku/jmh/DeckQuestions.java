package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.TrustedKeys;
import dev.yaku.ValueAction;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * Questions about many hands: all hands of the deck, all holes of a board, random hands; by the
 * library and by a caller's own loops.
 */
final class DeckQuestions {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final TrustedKeys SEVENS = STANDARD.trustKeys(7);
  private static final int BOARDS = 1 << 10;
  private static final int FEW_BOARDS = 1 << 5; // whose arrays are in a cache
  private static final int HOLES = 47 * 46 / 2;
  private static final int DEALS = 1 << 16;
  private static final int PAIRS = Card.JOKER * (Card.JOKER - 1) / 2;
  private static final long[] CARD_KEYS = new long[Card.JOKER];
  private static final long[] PAIR_KEYS = new long[PAIRS]; // in the order of their lower cards
  private static final long[] PAIR_SETS = new long[PAIRS];

  static {
    Arrays.setAll(CARD_KEYS, STANDARD::cardKey);
    int pairs = 0;
    for (int a = 0; a < Card.JOKER; a++) {
      for (int b = a + 1; b < Card.JOKER; b++) {
        PAIR_KEYS[pairs] = CARD_KEYS[a] + CARD_KEYS[b];
        PAIR_SETS[pairs++] = 1L << a | 1L << b;
      }
    }
  }

  private DeckQuestions() {}

  static void addTo(List<Question> all) {
    for (int size : new int[] {5, 7}) {
      Hands hands = Hands.of(Hand.DECK, size);
      add(all, hands, "forEach", () -> sum(hands));
      add(all, hands, "forEachEqualHands", () -> sumByRun(hands));
      add(
          all,
          hands,
          "countByValue",
          () -> STANDARD.countByValue(hands)[STANDARD.ruleSet().maxValue()]);
      add(all, hands, "loops over sets", () -> sumBySet(0, 0, size));
      add(all, hands, "loops over keys", () -> sumByKey(false, 0, 0, 0, size));
    }
    Hands sevens = Hands.of(Hand.DECK, 7);
    add(all, sevens, "loops over trusted keys", () -> sumByKey(true, 0, 0, 0, 7));
    add(all, sevens, "loops over trusted keys of pairs", () -> sumByPair(0, 0, 0, 5));
    String among = "all hands of 7: forEach among other actions";
    all.add(new Question(among, (int) sevens.count(), () -> amongOtherActions(sevens)));
    all.add(new Question("all holes of a board: forEach", BOARDS * HOLES, () -> holes(false)));
    all.add(new Question("all holes of a board: keys", BOARDS * HOLES, () -> holes(true)));
    all.add(
        new Question("all holes of a board: arrays", FEW_BOARDS * HOLES, DeckQuestions::arrays));
    for (int cards : new int[] {2, 5, 7}) {
      Dealer dealer = Dealer.of(new SplittableRandom(52), Hand.DECK);
      String name = "a random hand of " + cards;
      all.add(new Question(name, DEALS, () -> () -> sumOfDeals(dealer, cards)));
      all.add(new Question(name + ": two are dead", DEALS, () -> besideDead(dealer, cards)));
    }
  }

  /** All ways to add up the values of the same hands must agree: callers may compare them. */
  private static void add(List<Question> all, Hands hands, String way, LongSupplier sum) {
    String name = "all hands of " + hands.chosen() + ": " + way;
    all.add(new Question(name, (int) hands.count(), () -> checked(hands, way, sum)));
  }

  private static LongSupplier checked(Hands hands, String way, LongSupplier sum) {
    if (!way.equals("countByValue") && sum.getAsLong() != sum(hands)) {
      throw new IllegalStateException(way + ": another sum");
    }
    return sum;
  }

  private static long sum(Hands hands) {
    long[] sum = new long[1];
    STANDARD.forEach(hands, (hand, value) -> sum[0] += value);
    return sum[0];
  }

  private static long sumByRun(Hands hands) {
    long[] sum = new long[1];
    STANDARD.forEachEqualHands(hands, run -> sum[0] += (long) run.value() * run.count());
    return sum[0];
  }

  private static LongSupplier amongOtherActions(Hands hands) {
    long[] found = new long[4];
    ValueAction[] actions = {
      (hand, value) -> found[0] = Math.max(found[0], hand),
      (hand, value) -> found[1] = Math.max(found[1], value),
      (hand, value) -> found[2] ^= hand,
      (hand, value) -> found[3] += value > 5000 ? 1 : 0,
    };
    for (int i = 0; i < 200; i++) {
      STANDARD.forEach(Hands.of(Hand.DECK, 5), actions[i % actions.length]);
    }
    return () -> sum(hands);
  }

  /** Of the hands with these cards and this many more from there on. */
  private static long sumBySet(long held, int from, int more) {
    long sum = 0;
    for (int a = from; a <= Card.JOKER - more; a++) {
      long hand = held | 1L << a;
      if (more > 2) {
        sum += sumBySet(hand, a + 1, more - 1);
        continue;
      }
      for (int b = a + 1; b < Card.JOKER; b++) {
        sum += STANDARD.evaluate(hand | 1L << b);
      }
    }
    return sum;
  }

  private static long sumByKey(boolean trusted, long heldKey, long held, int from, int more) {
    long sum = 0;
    for (int a = from; a <= Card.JOKER - more; a++) {
      long key = heldKey + CARD_KEYS[a];
      long hand = held | 1L << a;
      if (more > 2) {
        sum += sumByKey(trusted, key, hand, a + 1, more - 1);
        continue;
      }
      for (int b = a + 1; b < Card.JOKER; b++) {
        long seven = hand | 1L << b;
        long sevenKey = key + CARD_KEYS[b];
        sum += trusted ? SEVENS.evaluate(sevenKey, seven) : STANDARD.evaluateKey(sevenKey, seven);
      }
    }
    return sum;
  }

  /** A loop for each of the lowest five cards, and one over the pairs above them. */
  private static long sumByPair(long heldKey, long held, int from, int more) {
    if (more == 0) {
      int rest = Card.JOKER - from;
      return sumOfPairs(heldKey, held, PAIRS - rest * (rest - 1) / 2);
    }
    long sum = 0;
    for (int a = from; a < Card.JOKER; a++) {
      sum += sumByPair(heldKey + CARD_KEYS[a], held | 1L << a, a + 1, more - 1);
    }
    return sum;
  }

  private static long sumOfPairs(long heldKey, long held, int first) {
    int sum = 0;
    for (int i = first; i < PAIR_KEYS.length; i++) {
      sum += SEVENS.evaluate(heldKey + PAIR_KEYS[i], held | PAIR_SETS[i]);
    }
    return sum;
  }

  /**
   * The holes of each board in arrays of their keys and sets, which a program keeps; by vectors in
   * a JVM that has the module for them.
   */
  private static LongSupplier arrays() {
    HandQuestions.useVectors(STANDARD, 7);
    long[] boards = new long[FEW_BOARDS];
    Dealer.of(new SplittableRandom(5), Hand.DECK).deal(5, boards);
    long[][] holes = new long[FEW_BOARDS][];
    Arrays.setAll(holes, i -> HoleIndex.hands(Hand.DECK & ~boards[i]));
    long[][] keys = new long[FEW_BOARDS][];
    Arrays.setAll(keys, i -> Arrays.stream(holes[i]).map(STANDARD::handKey).toArray());
    int[] values = new int[HOLES];
    for (int i = 0; i < FEW_BOARDS; i++) {
      SEVENS.evaluate(boards[i], keys[i], holes[i], values);
      for (int k = 0; k < HOLES; k++) {
        int value = STANDARD.evaluate(boards[i] | holes[i][k]);
        Deals.check("arrays", boards[i] | holes[i][k], value, values[k]);
      }
    }
    return () -> {
      long sum = 0;
      for (int i = 0; i < FEW_BOARDS; i++) {
        SEVENS.evaluate(boards[i], keys[i], holes[i], values);
        sum += values[0];
      }
      return sum;
    };
  }

  private static LongSupplier holes(boolean byKey) {
    long[] boards = new long[BOARDS];
    Dealer.of(new SplittableRandom(5), Hand.DECK).deal(5, boards);
    int[][] rests = new int[BOARDS][];
    Arrays.setAll(rests, i -> Hand.cards(Hand.DECK & ~boards[i]));
    return () -> {
      long sum = 0;
      for (int i = 0; i < BOARDS; i++) {
        long board = boards[i];
        sum += byKey ? holes(board, rests[i]) : sum(Hands.of(~board & Hand.DECK, 2).with(board));
      }
      return sum;
    };
  }

  private static long holes(long board, int... rest) {
    long boardKey = STANDARD.handKey(board);
    long sum = 0;
    for (int a = 0; a < rest.length; a++) {
      long six = board | 1L << rest[a];
      long sixKey = boardKey + CARD_KEYS[rest[a]];
      for (int b = a + 1; b < rest.length; b++) {
        sum += STANDARD.evaluateKey(sixKey + CARD_KEYS[rest[b]], six | 1L << rest[b]);
      }
    }
    return sum;
  }

  private static long sumOfDeals(Dealer dealer, int cards) {
    long sum = 0;
    for (int i = 0; i < DEALS; i++) {
      sum += dealer.deal(cards);
    }
    return sum;
  }

  private static LongSupplier besideDead(Dealer dealer, int cards) {
    long[] holes = new long[DEALS];
    dealer.deal(2, holes);
    return () -> {
      long sum = 0;
      for (long hole : holes) {
        sum += dealer.deal(cards, hole);
      }
      return sum;
    };
  }
}
