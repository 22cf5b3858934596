package dev.yaku.jmh;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.OmahaRiver;
import dev.yaku.index.HandIndex;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.HoldFinder;
import dev.yaku.videopoker.VideoPoker;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntToLongFunction;
import java.util.function.LongSupplier;

/** Questions about the primitives that solvers and trainers call in inner loops. */
final class HoleQuestions {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final int MANY = 1 << 10;
  private static final long HOLE = Hand.parse("Js Ts");
  private static final long FLOP = Hand.parse("9s 8d 2s");

  private static long[] dealt(int cards, long... without) {
    long[] hands = new long[MANY];
    Dealer dealer = Dealer.of(new SplittableRandom(6), Hand.DECK);
    for (int i = 0; i < MANY; i++) {
      hands[i] = dealer.deal(cards, without.length == 0 ? 0 : without[i]);
    }
    return hands;
  }

  private HoleQuestions() {}

  static void addTo(List<Question> all) {
    all.add(new Question("HeadsUp: a look-up", MANY, HoleQuestions::preflop));
    all.add(new Question("River: values of all holes", MANY, HoleQuestions::values));
    for (String board : new String[] {"2c 7h Ts Qc 3d", "2c 7h Ts Qc", "2c 7h Ts"}) {
      all.add(new Question("River: both players on " + board, 1, () -> river(board)));
    }
    all.add(new Question("OmahaRiver: all holes on a board", 1, HoleQuestions::omahaRiver));
    for (int cards : new int[] {3, 5}) {
      all.add(new Question("index of a hole and " + cards, MANY, () -> index(cards, false)));
      all.add(new Question("hole and " + cards + " of an index", MANY, () -> index(cards, true)));
    }
    for (String game : new String[] {"standard", "omaha"}) {
      all.add(new Question("words of a hole on a flop: " + game, MANY, () -> words(game)));
    }
    addStrengths(all);
    all.add(new Question("best hold of a random deal", MANY, HoleQuestions::holds));
  }

  private static void addStrengths(List<Question> all) {
    Strength strength = Strength.of(STANDARD);
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.setAll(weights, hole -> hole % 7);
    add(all, "one hand", () -> bits(strength.hand(HOLE, FLOP).ehs()));
    add(all, "potential of one hand", () -> bits(strength.potential(HOLE, FLOP).positive()));
    add(all, "all hands", () -> bits(strength.board(FLOP).ehs(0)));
    add(all, "with weighted opponents", () -> bits(strength.against(weights).board(FLOP).ehs(0)));
    add(all, "histograms of 16 bars", () -> bits(strength.histograms(FLOP, 16)[0][0]));
    add(all, "potential of all hands", () -> bits(strength.potentials(FLOP)[0].positive()));
    all.add(new Question("strength: against eight clusters", 1, () -> clusters(strength)));
    HandIndex flops = HandIndex.of(3);
    add(all, "all hands on all flops", () -> all(strength, flops));
  }

  private static LongSupplier clusters(Strength strength) {
    double[][] clusters = OpponentClusters.of(strength, 8).weights();
    return () -> bits(strength.clusters(FLOP, clusters)[0][0]);
  }

  private static long all(Strength strength, HandIndex flops) {
    double ehs = 0;
    for (long i = 0; i < flops.size(0); i++) {
      ehs += strength.board(flops.unindex(0, i)[0]).ehs(HoleIndex.SIZE / 2);
    }
    return bits(ehs);
  }

  private static void add(List<Question> all, String name, LongSupplier answer) {
    all.add(new Question("strength: " + name, 1, () -> answer));
  }

  private static long bits(double number) {
    return Double.doubleToLongBits(number) | 1;
  }

  /** Answers to each of many, beside which calls that the JIT does not inline take little. */
  private static LongSupplier each(IntToLongFunction answer) {
    return () -> {
      long sum = 0;
      for (int i = 0; i < MANY; i++) {
        sum += answer.applyAsLong(i);
      }
      return sum | 1;
    };
  }

  private static LongSupplier preflop() {
    long[] mine = dealt(2);
    int[] first = Arrays.stream(mine).mapToInt(HoleIndex::of).toArray();
    int[] second = Arrays.stream(dealt(2, mine)).mapToInt(HoleIndex::of).toArray();
    return () -> {
      long sum = 0;
      for (int i = 0; i < MANY; i++) {
        sum += HeadsUp.preflop(first[i], second[i]);
      }
      return sum;
    };
  }

  private static LongSupplier values() {
    long[] boards = dealt(5);
    char[] values = new char[HoleIndex.SIZE];
    return () -> {
      for (long board : boards) {
        HoldemRiver.values(STANDARD, board, values);
      }
      return 1L + values[0];
    };
  }

  private static LongSupplier river(String text) {
    long board = Hand.parse(text);
    HoldemRiver river = HoldemRiver.of(STANDARD);
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 1);
    double[][] sums = new double[4][HoleIndex.SIZE];
    return () -> {
      river.weighRunouts(board, weights, weights, sums[0], sums[1], sums[2], sums[3]);
      return bits(sums[0][0]);
    };
  }

  private static LongSupplier omahaRiver() {
    OmahaRiver river = OmahaRiver.of(OmahaEvaluator.of("omaha"));
    long[] boards = dealt(5);
    double[] ones = new double[OmahaRiver.SIZE];
    Arrays.fill(ones, 1);
    double[] win = new double[OmahaRiver.SIZE];
    double[] tie = new double[OmahaRiver.SIZE];
    int[] next = {0};
    return () -> {
      river.setBoard(boards[next[0]++ % MANY]);
      river.weigh(ones, win, tie);
      return bits(win[0]);
    };
  }

  private static LongSupplier index(int cards, boolean back) {
    HandIndex index = HandIndex.of(2, cards);
    long[] holes = dealt(2);
    long[] rest = dealt(cards, holes);
    long[] indices = new long[MANY];
    Arrays.setAll(indices, i -> index.index(holes[i], rest[i]));
    long[] found = new long[2];
    return back
        ? each(
            i -> {
              index.unindex(1, indices[i], found);
              return found[0];
            })
        : each(i -> index.index(holes[i], rest[i]));
  }

  private static LongSupplier words(String game) {
    BoardHands board = Boards.of(game).board(FLOP);
    long[] flops = new long[MANY];
    Arrays.fill(flops, FLOP);
    long[] holes = dealt(game.equals("omaha") ? 4 : 2, flops);
    return () -> {
      long sum = 0;
      for (long hole : holes) {
        sum += board.words(hole);
      }
      return sum | 1;
    };
  }

  private static LongSupplier holds() {
    HoldFinder finder = VideoPoker.of("jacks-9-6").finder();
    long[] deals = dealt(5);
    return each(i -> finder.best(deals[i]));
  }
}
