package dev.yaku.jmh;

import dev.yaku.HandEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * What do hands of one rule set cost in loops that have the evaluator in a variable, which others
 * use, too?
 */
final class SeveralRules {
  private static final int HANDS = 1 << 12;
  private static final int SIZE = 7;

  private SeveralRules() {}

  static List<Question> all() {
    List<Question> all = new ArrayList<>();
    for (String form : new String[] {"sets", "keys", "lists"}) {
      for (String rules : Questions.SEVERAL_RULES) {
        all.add(new Question(form + " of " + rules, HANDS, () -> prepare(form, rules)));
      }
    }
    return all;
  }

  private static LongSupplier prepare(String form, String rules) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    Deals deals = new Deals(evaluator, Math.min(SIZE, evaluator.ruleSet().maxCards()), HANDS);
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
