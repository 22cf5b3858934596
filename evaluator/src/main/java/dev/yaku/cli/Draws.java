package dev.yaku.cli;

import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts what held cards can become. */
final class Draws {
  private Draws() {}

  /** How many of these hands are of each category that there is among them, strongest first. */
  static Map<Category, Long> byCategory(HandEvaluator evaluator, Hands hands) {
    long[] counts = evaluator.countByValue(hands);
    Map<Category, Long> draws = new LinkedHashMap<>();
    for (int value = counts.length - 1; value >= 0; value--) {
      if (counts[value] > 0) {
        draws.merge(evaluator.category(value), counts[value], Long::sum);
      }
    }
    return draws;
  }
}
