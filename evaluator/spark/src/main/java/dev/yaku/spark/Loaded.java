package dev.yaku.spark;

import dev.yaku.board.Boards;
import dev.yaku.equity.Equity;
import dev.yaku.index.HandIndex;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Measurer;
import dev.yaku.strength.Strength;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The objects that functions and jobs share in one JVM: tables are read from the jar once, for the
 * first task of an executor that needs them. All methods throw {@link IllegalArgumentException} if
 * there is nothing of a name, or its rules do not support what is asked for. Safe for any number of
 * threads.
 */
public final class Loaded {
  private record Key(Class<?> type, String name) {}

  private static final Map<Key, Object> KNOWN = new ConcurrentHashMap<>();

  private Loaded() {}

  /** Equity by a built-in rule set. */
  public static Equity equity(String rules) {
    return get(Equity.class, rules, () -> Equity.of(rules));
  }

  /** Words for hands on boards by a built-in rule set. */
  public static Boards boards(String rules) {
    return get(Boards.class, rules, () -> Boards.of(rules));
  }

  /** The measurer of all hands on boards by a built-in rule set. */
  public static Measurer measurer(String rules, Measure measure) {
    Strength strength = get(Strength.class, rules, () -> Strength.of(rules));
    return get(Measurer.class, measure + " of " + rules, () -> new Measurer(strength, measure));
  }

  /** The index of rounds of cards, from a deck. */
  public static HandIndex index(long deck, int... rounds) {
    String name = Arrays.toString(rounds) + " of " + Long.toHexString(deck);
    return get(HandIndex.class, name, () -> HandIndex.ofDeck(deck, rounds));
  }

  private static <T> T get(Class<T> type, String name, Supplier<T> load) {
    Key key = new Key(type, name);
    Object found = KNOWN.get(key); // without the lock of what follows
    return type.cast(found != null ? found : KNOWN.computeIfAbsent(key, absent -> load.get()));
  }

  /** Reads numbers of cards, separated by commas: {@code "2, 3, 1, 1"}. */
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
