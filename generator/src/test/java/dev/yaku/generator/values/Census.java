package dev.yaku.generator.values;

import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.ints.Int2LongMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongRBTreeMap;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;

/** Counts hands by packed value, and shows them by category, to be compared with golden tables. */
public final class Census {
  private final Rules rules;
  private final Int2LongOpenHashMap hands = new Int2LongOpenHashMap();

  Census(Rules rules) {
    this.rules = rules;
  }

  void add(int packed, long count) {
    hands.addTo(packed, count);
  }

  /** How many values some hand has. */
  long values() {
    return hands.values().longStream().filter(n -> n != 0).count();
  }

  long total() {
    return hands.values().longStream().sum();
  }

  /** In the order of values. */
  Int2LongRBTreeMap byPacked() {
    return new Int2LongRBTreeMap(hands);
  }

  /** The category of a packed value in the rule files' spelling. */
  String category(int packed) {
    return packed == 0 ? "none" : rules.categories().get((packed >> 20) - 1).text();
  }

  /** One line for each category, weakest first: {@code flush 5108}. */
  String byCategory() {
    return lines(byPacked(), this::category, false);
  }

  /** The same with the weakest and the strongest value: {@code flush 5108 664321 6DCBA8}. */
  String byCategoryWithEnds() {
    return lines(byPacked(), this::category, true);
  }

  /** One line for each kind of hand within a category, in the order of values. */
  String linesOf(String category, IntFunction<String> kind) {
    Int2LongRBTreeMap some = new Int2LongRBTreeMap();
    hands.forEach(
        (packed, count) -> {
          if (category(packed).equals(category)) {
            some.put(packed, count);
          }
        });
    return lines(some, kind, false);
  }

  private static String lines(Int2LongRBTreeMap hands, IntFunction<String> kind, boolean withEnds) {
    Map<String, long[]> counts = new LinkedHashMap<>(); // count, weakest, strongest
    for (Int2LongMap.Entry entry : hands.int2LongEntrySet()) {
      if (entry.getLongValue() != 0) {
        int packed = entry.getIntKey();
        long[] count = counts.computeIfAbsent(kind.apply(packed), k -> new long[] {0, packed, 0});
        count[0] += entry.getLongValue();
        count[2] = packed;
      }
    }
    StringBuilder lines = new StringBuilder();
    counts.entrySet().stream()
        .sorted(Comparator.comparingLong(e -> e.getValue()[1]))
        .forEach(
            e -> {
              long[] count = e.getValue();
              lines.append(e.getKey()).append(' ').append(count[0]);
              if (withEnds) {
                lines.append(" %06X %06X".formatted(count[1], count[2]));
              }
              lines.append('\n');
            });
    return lines.toString();
  }
}
