package dev.yaku.examples;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.List;

/** Several games in one server: a small class each, with its evaluator in a constant. */
public final class SeveralGames {
  private SeveralGames() {}

  /** A game as the rest of the server sees it. */
  interface Game {
    /** The place of the best hand. */
    int best(long[] hands);
  }

  /** The JIT compiles this loop for hold'em alone. */
  static final class Holdem implements Game {
    private static final HandEvaluator RULES = HandEvaluator.of("standard");

    @Override
    public int best(long[] hands) {
      int best = 0;
      for (int i = 1; i < hands.length; i++) {
        best = RULES.evaluate(hands[i]) > RULES.evaluate(hands[best]) ? i : best;
      }
      return best;
    }
  }

  /** A loop of its own for razz, whose better low hands have greater values, too. */
  static final class Razz implements Game {
    private static final HandEvaluator RULES = HandEvaluator.of("ace-to-five");

    @Override
    public int best(long[] hands) {
      int best = 0;
      for (int i = 1; i < hands.length; i++) {
        best = RULES.evaluate(hands[i]) > RULES.evaluate(hands[best]) ? i : best;
      }
      return best;
    }
  }

  /** Prints the best of three hands in both games. */
  public static void main(String[] arguments) {
    List<String> texts =
        List.of("As Ah Ad Kc Qc 7h 2c", "8s 6h 4d 3c 2c Kh Kd", "9s 9h 9d 9c Ac 2h 3d");
    long[] hands = texts.stream().mapToLong(Hand::parse).toArray();
    System.out.println("hold'em: " + texts.get(new Holdem().best(hands)));
    System.out.println("razz: " + texts.get(new Razz().best(hands)));
  }
}
