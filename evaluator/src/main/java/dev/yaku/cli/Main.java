package dev.yaku.cli;

import dev.yaku.HandEvaluator;

/** The command line. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    HandEvaluator evaluator = HandEvaluator.of("standard");
    for (String arg : args) {
      int[] cards = evaluator.parse(arg);
      System.out.println(evaluator.describe(evaluator.evaluateCards(cards)));
    }
  }
}
