package dev.yaku.spark;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.board.Boards;
import dev.yaku.equity.Equity;
import dev.yaku.index.HandIndex;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Measurer;
import dev.yaku.strength.Strength;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The objects that functions and jobs share in one JVM: tables are read from the jar once, for the
 * first task of an executor that needs them. All methods throw {@link IllegalArgumentException} if
 * there is nothing of a name, or its rules do not support what is asked for. Safe for any number of
 * threads.
 */
public final class Loaded {
  private static final Map<String, Evaluator> EVALUATORS = new ConcurrentHashMap<>();
  private static final Map<String, Equity> EQUITIES = new ConcurrentHashMap<>();
  private static final Map<String, Boards> BOARDS = new ConcurrentHashMap<>();
  private static final Map<String, Strength> STRENGTHS = new ConcurrentHashMap<>();
  private static final Map<String, Measurer> MEASURERS = new ConcurrentHashMap<>();
  private static final Map<String, HandIndex> INDEXES = new ConcurrentHashMap<>();
  private static final AtomicInteger LOADS = new AtomicInteger();

  private Loaded() {}

  /** The evaluator of a built-in rule set. */
  public static Evaluator evaluator(String rules) {
    return get(EVALUATORS, rules, () -> Evaluator.of(rules));
  }

  /** Equity by a built-in rule set. */
  public static Equity equity(String rules) {
    return get(EQUITIES, rules, () -> Equity.of(rules));
  }

  /** Words for hands on boards by a built-in rule set. */
  public static Boards boards(String rules) {
    Evaluator evaluator = evaluator(rules);
    return get(BOARDS, rules, () -> Boards.of(evaluator));
  }

  /** Strength by a built-in rule set. */
  public static Strength strength(String rules) {
    return get(STRENGTHS, rules, () -> Strength.of(rules));
  }

  /** What measures all hands on boards by a built-in rule set. */
  public static Measurer measurer(String rules, Measure measure) {
    Strength strength = strength(rules);
    return get(MEASURERS, measure + " of " + rules, () -> new Measurer(strength, measure));
  }

  /**
   * The index of rounds of cards, from 52 cards.
   *
   * @param rounds numbers of cards, separated by commas: {@code "2, 3, 1, 1"}
   */
  public static HandIndex index(String rounds) {
    return index(rounds, Hand.DECK);
  }

  /** The index of rounds of cards, from a deck. */
  public static HandIndex index(String rounds, long deck) {
    String name = deck == Hand.DECK ? rounds : rounds + " of " + Long.toHexString(deck);
    return get(INDEXES, name, () -> HandIndex.ofDeck(deck, rounds(rounds)));
  }

  /** The number of objects created in this JVM: one for each name requested. */
  public static int loads() {
    return LOADS.get();
  }

  private static <T> T get(Map<String, T> known, String name, Supplier<T> load) {
    T found = known.get(name); // without the lock of what follows
    return found != null ? found : known.computeIfAbsent(name, absent -> load(load));
  }

  private static <T> T load(Supplier<T> load) {
    LOADS.incrementAndGet();
    try {
      return load.get();
    } catch (IllegalArgumentException e) {
      throw new CallException(e.getMessage(), e);
    }
  }

  /** Reads numbers of cards. */
  public static int[] rounds(String text) {
    try {
      return Arrays.stream(text.split(",", -1))
          .map(String::strip)
          .mapToInt(Integer::parseInt)
          .toArray();
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "rounds \"" + text + "\": expected numbers of cards such as 2,3,1,1", e);
    }
  }
}
