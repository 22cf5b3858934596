package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.TrustedCards;
import dev.yaku.TrustedKeys;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Questions about a random hand in each of its forms. The evaluator is a constant: {@code
 * standard}, or the rule set of the property {@code yaku.rules}; or in a variable that several rule
 * sets use.
 */
final class HandQuestions {
  /** Too many for a branch predictor to learn; their sets and keys are beyond the first caches. */
  private static final int HANDS = 1 << 18;

  /** The number of hands whose sets and keys stay in a cache. */
  private static final int FEW = 1 << 15;

  /** In a cache together with those of other rules. */
  private static final int SOME = 1 << 12;

  private static final int BOARDS = 1 << 6;

  /** The rule sets that a server of several games asks in one loop. */
  private static final List<String> SEVERAL_RULES =
      List.of("standard", "joker-wild", "ace-to-five", "wild-five", "deuces-wild", "multi-deck");

  private static final HandEvaluator CONSTANT =
      HandEvaluator.of(System.getProperty("yaku.rules", "standard"));

  /** The most cards that a hand may have, up to seven. */
  private static final int MOST = Math.min(7, CONSTANT.ruleSet().maxCards());

  private static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha-hi-lo");

  private HandQuestions() {}

  static void addTo(List<Question> all) {
    for (int size = Math.max(3, CONSTANT.ruleSet().minCards()); size <= MOST; size++) {
      add(all, size, "sets", HANDS, HandQuestions::sets);
      add(all, size, "keys", HANDS, HandQuestions::keys);
      add(all, size, "keys in a cache", FEW, HandQuestions::keys);
      add(all, size, "ints", HANDS, HandQuestions::ints);
      add(all, size, "lists", HANDS, HandQuestions::lists);
      add(all, size, "packed", HANDS, HandQuestions::packed);
      add(all, size, "arrays", HANDS, HandQuestions::arrays);
    }
    add(all, MOST, "trusted keys", HANDS, Trusted::keys);
    add(all, MOST, "trusted keys in a cache", FEW, Trusted::keys);
    add(all, MOST, "trusted keys beside their sets", HANDS, Trusted::besideSets);
    if (MOST == 7) {
      add(all, 7, "trusted ints", FEW, Lists::trustedInts);
      add(all, 7, "bytes one by one", FEW, Lists::bytes);
      add(all, 7, "trusted bytes", FEW, Lists::trustedBytes);
    }
    for (int hole : new int[] {4, 5, 6}) {
      all.add(new Question("omaha " + hole + ": hole and board", HANDS, () -> omaha(hole)));
      all.add(new Question("omaha " + hole + ": on a board", HANDS, () -> onBoard(hole, false)));
      all.add(new Question("omaha " + hole + ": by key", HANDS, () -> onBoard(hole, true)));
    }
    addSeveralRules(all);
  }

  private static void add(
      List<Question> all, int size, String form, int hands, Function<Deals, LongSupplier> of) {
    String name = "constant " + size + " cards: " + form;
    all.add(new Question(name, hands, () -> of.apply(new Deals(CONSTANT, size, hands))));
  }

  private static LongSupplier sets(Deals deals) {
    long[] sets = deals.sets;
    return () -> {
      int sum = 0;
      for (long set : sets) {
        sum += CONSTANT.evaluate(set);
      }
      return sum;
    };
  }

  private static LongSupplier keys(Deals deals) {
    long[] keys = deals.keys;
    long[] sets = deals.sets;
    return () -> {
      int sum = 0;
      for (int i = 0; i < keys.length; i++) {
        sum += CONSTANT.evaluateKey(keys[i], sets[i]);
      }
      return sum;
    };
  }

  /** Of {@link #MOST} cards: a class of its own, for its constant. */
  private static final class Trusted {
    private static final TrustedKeys KEYS = CONSTANT.trustKeys(MOST);

    private Trusted() {}

    static LongSupplier keys(Deals deals) {
      check(deals);
      long[] keys = deals.keys;
      long[] sets = deals.sets;
      return () -> {
        int sum = 0;
        for (int i = 0; i < keys.length; i++) {
          sum += KEYS.evaluate(keys[i], sets[i]);
        }
        return sum;
      };
    }

    static LongSupplier besideSets(Deals deals) {
      check(deals);
      long[] both = new long[2 * deals.keys.length];
      for (int i = 0; i < deals.keys.length; i++) {
        both[2 * i] = deals.keys[i];
        both[2 * i + 1] = deals.sets[i];
      }
      return () -> {
        int sum = 0;
        for (int i = 0; i < both.length - 1; i += 2) {
          sum += KEYS.evaluate(both[i], both[i + 1]);
        }
        return sum;
      };
    }

    private static void check(Deals deals) {
      for (int i = 0; i < deals.sets.length; i++) {
        int value = CONSTANT.evaluate(deals.sets[i]);
        Deals.check("trusted", deals.sets[i], value, KEYS.evaluate(deals.keys[i], deals.sets[i]));
      }
    }
  }

  /** Seven cards one by one, from one array. */
  private static final class Lists {
    private static final TrustedCards CARDS = CONSTANT.trustCards();

    private Lists() {}

    static LongSupplier trustedInts(Deals deals) {
      int[] c = deals.cards;
      return () -> {
        int sum = 0;
        for (int i = 0; i <= c.length - 7; i += 7) {
          sum += CARDS.evaluate(c[i], c[i + 1], c[i + 2], c[i + 3], c[i + 4], c[i + 5], c[i + 6]);
        }
        return sum;
      };
    }

    static LongSupplier trustedBytes(Deals deals) {
      byte[] c = deals.packed;
      return () -> {
        int sum = 0;
        for (int i = 0; i <= c.length - 7; i += 7) {
          sum += CARDS.evaluate(c[i], c[i + 1], c[i + 2], c[i + 3], c[i + 4], c[i + 5], c[i + 6]);
        }
        return sum;
      };
    }

    static LongSupplier bytes(Deals deals) {
      byte[] c = deals.packed;
      return () -> {
        int sum = 0;
        for (int i = 0; i <= c.length - 7; i += 7) {
          sum +=
              CONSTANT.evaluateCards(
                  c[i], c[i + 1], c[i + 2], c[i + 3], c[i + 4], c[i + 5], c[i + 6]);
        }
        return sum;
      };
    }
  }

  /** The loops go by the place of a hand's first card: so its bounds are checked once. */
  private static LongSupplier ints(Deals deals) {
    int[] c = deals.cards;
    return switch (deals.size) {
      case 5 ->
          () -> {
            int sum = 0;
            for (int at = 0; at <= c.length - 5; at += 5) {
              sum += CONSTANT.evaluateCards(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4]);
            }
            return sum;
          };
      case 7 ->
          () -> {
            int sum = 0;
            for (int at = 0; at <= c.length - 7; at += 7) {
              sum +=
                  CONSTANT.evaluateCards(
                      c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4], c[at + 5], c[at + 6]);
            }
            return sum;
          };
      default -> lists(deals);
    };
  }

  private static LongSupplier lists(Deals deals) {
    int[][] lists = deals.lists();
    return () -> {
      int sum = 0;
      for (int[] list : lists) {
        sum += CONSTANT.evaluateCards(list);
      }
      return sum;
    };
  }

  private static LongSupplier packed(Deals deals) {
    return values(deals, values -> CONSTANT.evaluate(deals.packed, deals.size, values));
  }

  private static LongSupplier arrays(Deals deals) {
    return values(deals, values -> CONSTANT.evaluate(deals.sets, values));
  }

  /** Uses vectors in a JVM that has the module for them. */
  static void useVectors(HandEvaluator evaluator, int size) {
    boolean possible = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    if (possible && !evaluator.useVectors(size)) {
      throw new IllegalStateException("vectors are not faster here, or were not compiled in time");
    }
  }

  /** All hands at once. */
  private static LongSupplier values(Deals deals, Consumer<int[]> evaluate) {
    useVectors(CONSTANT, deals.size);
    int[] values = new int[deals.sets.length];
    return () -> {
      evaluate.accept(values);
      return values[0];
    };
  }

  private static LongSupplier omaha(int cards) {
    Dealer dealer = Dealer.of(new SplittableRandom(cards), Hand.DECK);
    long[] boards = new long[HANDS];
    long[] holes = new long[HANDS];
    dealer.deal(5, boards);
    for (int i = 0; i < HANDS; i++) {
      holes[i] = dealer.deal(cards, boards[i]);
    }
    return () -> {
      int sum = 0;
      for (int i = 0; i < HANDS; i++) {
        sum += OMAHA.evaluate(OmahaHand.ofHole(holes[i]).withBoard(boards[i]));
      }
      return sum;
    };
  }

  /** Many holes on each of some boards, which are prepared. */
  private static LongSupplier onBoard(int cards, boolean byKey) {
    Dealer dealer = Dealer.of(new SplittableRandom(cards), Hand.DECK);
    OmahaBoard[] boards = new OmahaBoard[BOARDS];
    long[][] holes = new long[BOARDS][HANDS / BOARDS];
    int[][] keys = new int[BOARDS][HANDS / BOARDS];
    for (int i = 0; i < BOARDS; i++) {
      boards[i] = OMAHA.board(dealer.deal(5), cards);
      for (int k = 0; k < holes[i].length; k++) {
        long hole = dealer.deal(cards, boards[i].board());
        holes[i][k] = hole;
        for (int card : Hand.cards(hole)) {
          keys[i][k] += OMAHA.cardKey(card);
        }
        int value = OMAHA.evaluate(OmahaHand.ofHole(hole).withBoard(boards[i].board()));
        Deals.check("board", hole, value, boards[i].evaluate(hole));
        Deals.check("key", hole, value, boards[i].evaluateKey(keys[i][k], hole));
      }
    }
    return () -> {
      int sum = 0;
      for (int i = 0; i < BOARDS; i++) {
        sum += byKey ? byKey(boards[i], keys[i], holes[i]) : onBoard(boards[i], holes[i]);
      }
      return sum;
    };
  }

  private static int onBoard(OmahaBoard board, long[] holes) {
    int sum = 0;
    for (long hole : holes) {
      sum += board.evaluate(hole);
    }
    return sum;
  }

  private static int byKey(OmahaBoard board, int[] keys, long[] holes) {
    int sum = 0;
    for (int k = 0; k < holes.length; k++) {
      sum += board.evaluateKey(keys[k], holes[k]);
    }
    return sum;
  }

  /** Seven cards, or fewer, in loops that have the evaluator in a variable, as others have. */
  static void addSeveralRules(List<Question> all) {
    for (String form : new String[] {"sets", "keys", "lists"}) {
      for (String rules : SEVERAL_RULES) {
        all.add(new Question(form + " of " + rules, SOME, () -> inVariable(form, rules)));
      }
    }
  }

  private static LongSupplier inVariable(String form, String rules) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    Deals deals = new Deals(evaluator, Math.min(7, evaluator.ruleSet().maxCards()), SOME);
    int[][] lists = deals.lists();
    return switch (form) {
      case "sets" -> () -> sets(evaluator, deals.sets);
      case "keys" -> () -> keys(evaluator, deals.keys, deals.sets);
      default -> () -> lists(evaluator, lists);
    };
  }

  private static long sets(HandEvaluator evaluator, long[] sets) {
    long sum = 0;
    for (long set : sets) {
      sum += evaluator.evaluate(set);
    }
    return sum;
  }

  private static long keys(HandEvaluator evaluator, long[] keys, long[] sets) {
    long sum = 0;
    for (int i = 0; i < keys.length; i++) {
      sum += evaluator.evaluateKey(keys[i], sets[i]);
    }
    return sum;
  }

  private static long lists(HandEvaluator evaluator, int[][] lists) {
    long sum = 0;
    for (int[] list : lists) {
      sum += evaluator.evaluateCards(list);
    }
    return sum;
  }
}
