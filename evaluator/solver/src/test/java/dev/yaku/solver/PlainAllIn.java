package dev.yaku.solver;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.Range;
import dev.yaku.equity.ThreeHands;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Push or fold, told plainly: chips are settled one by one, prizes by going through all orders, and
 * strategies judged hand by hand. It shares no code with what it judges.
 */
final class PlainAllIn {
  private final int players;
  private final int[] stacks; // in units, of players and others
  private final int[] posted;
  private final int dead; // the big blind's ante
  private final double[] payouts; // empty for chips

  PlainAllIn(
      int players, int[] stacks, int small, int big, int ante, int bigAnte, double... payouts) {
    this.players = players;
    this.stacks = stacks;
    this.payouts = payouts;
    posted = new int[stacks.length];
    for (int i = 0; i < stacks.length; i++) {
      int blind = i == players - 1 ? big : i == players - 2 ? small : 0;
      int left = stacks[i] - Math.min(ante, stacks[i]);
      posted[i] = stacks[i] - left + Math.min(blind, left);
    }
    dead = Math.min(bigAnte, stacks[players - 1] - posted[players - 1]);
  }

  /** The stacks after the hand: places of those who are in, less is better; null has folded. */
  double[] settle(Integer... places) {
    int[] paid = posted.clone();
    double[] chips = new double[stacks.length];
    for (int i = 0; i < stacks.length; i++) {
      int ante = i == players - 1 ? dead : 0;
      if (i < players && places[i] != null) {
        paid[i] = stacks[i] - ante;
      }
      chips[i] = stacks[i] - ante - paid[i];
    }
    for (int unit = 1; unit <= Arrays.stream(paid).max().orElse(0); unit++) {
      int pot = unit == 1 ? dead : 0;
      for (int of : paid) {
        pot += of >= unit ? 1 : 0;
      }
      int best = Integer.MAX_VALUE;
      int winners = 0;
      for (int i = 0; i < players; i++) {
        if (places[i] != null && paid[i] >= unit) {
          winners = places[i] < best ? 1 : places[i] == best ? winners + 1 : winners;
          best = Math.min(best, places[i]);
        }
      }
      for (int i = 0; i < paid.length; i++) {
        boolean wins = i < players && places[i] != null && paid[i] >= unit && places[i] == best;
        chips[i] += wins ? (double) pot / winners : winners == 0 && paid[i] >= unit ? 1 : 0;
      }
    }
    return chips;
  }

  /** What chips are worth: in units, or in prizes. */
  double[] worth(double... chips) {
    if (payouts.length == 0) {
      return chips;
    }
    double[] worth = new double[chips.length];
    order(0, 1, new boolean[chips.length], chips, worth);
    return worth;
  }

  private void order(int place, double p, boolean[] gone, double[] chips, double[] worth) {
    if (place == chips.length) {
      return;
    }
    double prize = place < payouts.length ? payouts[place] : 0;
    double left = 0;
    for (int i = 0; i < chips.length; i++) {
      left += gone[i] ? 0 : chips[i];
    }
    int most = 0; // of those who have nothing, the greatest stack before
    for (int i = 0; i < chips.length; i++) {
      most = gone[i] ? most : Math.max(most, stacks[i]);
    }
    int same = 0;
    for (int i = 0; i < chips.length; i++) {
      same += !gone[i] && stacks[i] == most ? 1 : 0;
    }
    for (int i = 0; i < chips.length; i++) {
      double part = left > 0 ? chips[i] / left : stacks[i] == most ? 1.0 / same : 0;
      if (!gone[i] && part > 0) {
        worth[i] += p * part * prize;
        gone[i] = true;
        order(place + 1, p * part, gone, chips, worth);
        gone[i] = false;
      }
    }
  }

  /** How many deals of three classes end in each order: see {@link ThreeHands#orders}. */
  interface Table {
    long[] orders(int a, int b, int c);
  }

  /** Gains of best answers, and values, by player. */
  record Judged(double[] gains, double[] values) {}

  /**
   * Judges strategies by class, in the order of {@link AllInDecision}; free ones may be changed.
   */
  Judged judge(double[][] x, boolean[] free, Table table) {
    double[][] in = new double[6][HoleClass.SIZE]; // by decision: all-in, of all deals
    double[][] fold = new double[6][HoleClass.SIZE];
    double[] values = new double[players];
    double[][] ends = ends();
    double deals = 0;
    for (int a = 0; a < HoleClass.SIZE; a++) {
      int[][] dealt = dealt(a);
      for (int b = 0; b < HoleClass.SIZE; b++) {
        if (players == 2) {
          double w = table == null ? Arrays.stream(dealt[b]).sum() : thirds(table, dealt, a, b);
          w *= HoleClass.combos(a);
          double[] p = w == 0 ? new double[3] : table == null ? two(a, b) : two(table, a, b);
          deals += w;
          add(ends, -1, a, b, p, null, null, null, w, x, in, fold, values);
          continue;
        }
        for (int c = 0; c < HoleClass.SIZE; c++) {
          long[] orders = table.orders(a, b, c);
          if (dealt[b][c] > 0 && has(orders)) {
            double w = (double) HoleClass.combos(a) * dealt[b][c];
            deals += w;
            double[] all = three(orders);
            double[] bc = pair(all, 1, 2);
            double[] ab = pair(all, 0, 1);
            double[] ac = pair(all, 0, 2);
            add(ends, a, b, c, bc, ab, ac, all, w, x, in, fold, values);
          }
        }
      }
    }
    double[] gains = new double[players];
    int[] seats = {0, 1, 1, 2, 2, 2};
    for (int d = 0; d < 6; d++) {
      for (int i = 0; i < HoleClass.SIZE && free[d]; i++) {
        double now = x[d][i] * in[d][i] + (1 - x[d][i]) * fold[d][i];
        gains[seats[d] - 3 + players] += (Math.max(in[d][i], fold[d][i]) - now) / deals;
      }
    }
    for (int i = 0; i < players; i++) {
      values[i] /= deals;
    }
    return new Judged(gains, values);
  }

  private static int hole(int holeClass) {
    int hole = 0;
    while (HoleClass.of(hole) != holeClass) {
      hole++;
    }
    return hole; // its other combos differ in suits alone
  }

  private static final AtomicReferenceArray<int[][]> DEALT =
      new AtomicReferenceArray<>(HoleClass.SIZE);

  private static final long[] HANDS = new long[HoleIndex.SIZE];
  private static final int[] CLASSES = new int[HoleIndex.SIZE];

  static {
    Arrays.setAll(HANDS, HoleIndex::hand);
    Arrays.setAll(CLASSES, HoleClass::of);
  }

  /** How many combos of two other classes are left beside one combo of this class. */
  static int[][] dealt(int first) {
    if (DEALT.get(first) == null) {
      long cards = HANDS[hole(first)];
      int[][] dealt = new int[HoleClass.SIZE][HoleClass.SIZE];
      for (int b = 0; b < HANDS.length; b++) {
        int[] thirds = dealt[CLASSES[b]];
        for (int c = 0; c < HANDS.length && (HANDS[b] & cards) == 0; c++) {
          thirds[CLASSES[c]] += (HANDS[c] & (cards | HANDS[b])) == 0 ? 1 : 0;
        }
      }
      DEALT.set(first, dealt);
    }
    return DEALT.get(first);
  }

  /** Whether a table has these classes: one that was made up may lack some. */
  private static boolean has(long... orders) {
    for (long of : orders) {
      if (of != 0) {
        return true;
      }
    }
    return false;
  }

  /** How many combos of thirds that a table has are left beside two. */
  private static double thirds(Table table, int[][] dealt, int a, int b) {
    double sum = 0;
    for (int c = 0; c < HoleClass.SIZE; c++) {
      sum += has(table.orders(a, b, c)) ? dealt[b][c] : 0;
    }
    return sum;
  }

  /** Wins, ties and losses of a class against another, both combos in turn. */
  private static double[] two(int a, int b) {
    int one = hole(a);
    double[] p = new double[3];
    for (int other = 0; other < HoleIndex.SIZE; other++) {
      if (HoleClass.of(other) == b && (HoleIndex.hand(one) & HoleIndex.hand(other)) == 0) {
        long boards = HeadsUp.preflop(one, other);
        p[0] += HeadsUp.win(boards);
        p[1] += HeadsUp.tie(boards);
        p[2] += HeadsUp.lose(boards);
      }
    }
    double all = Arrays.stream(p).sum();
    return Arrays.stream(p).map(of -> of / all).toArray();
  }

  /** The same with all hands of a third, who has folded. */
  private static double[] two(Table table, int a, int b) {
    double[] orders = new double[ThreeHands.ORDERS];
    for (int c = 0; c < HoleClass.SIZE; c++) {
      long[] of = table.orders(a, b, c);
      Arrays.setAll(orders, order -> orders[order] + of[order]);
    }
    double[] p = pair(orders, 0, 1);
    double all = Arrays.stream(p).sum();
    return Arrays.stream(p).map(of -> of / all).toArray();
  }

  private static double[] three(long... orders) {
    double sum = 0;
    for (long of : orders) {
      sum += of;
    }
    double[] p = new double[orders.length];
    for (int o = 0; o < p.length; o++) {
      p[o] = orders[o] / sum;
    }
    return p;
  }

  private static final int[][] PLACES = new int[3][ThreeHands.ORDERS];

  static {
    for (int player = 0; player < 3; player++) {
      int of = player;
      Arrays.setAll(PLACES[player], order -> ThreeHands.place(order, of));
    }
  }

  /** Wins, ties and losses of one player against another. */
  private static double[] pair(double[] orders, int one, int other) {
    double[] p = new double[3];
    for (int o = 0; o < orders.length; o++) {
      int difference = PLACES[one][o] - PLACES[other][o];
      p[difference < 0 ? 0 : difference == 0 ? 1 : 2] += orders[o];
    }
    return p;
  }

  /** What each way in which the hand ends is worth, player by player: see the indices in add. */
  private double[][] ends() {
    Integer n = null;
    Integer[][] two = {{0, 1}, {0, 0}, {1, 0}};
    double[][] ends = new double[30][];
    int at = 0;
    boolean three = players == 3;
    for (Integer[] of : two) {
      ends[at++] = worth(three ? settle(n, of[0], of[1]) : settle(of[0], of[1]));
    }
    ends[at++] = worth(three ? settle(n, 0, n) : settle(0, n));
    ends[at++] = worth(three ? settle(n, n, 0) : settle(n, 0));
    if (three) {
      for (Integer[] of : two) {
        ends[at++] = worth(settle(of[0], of[1], n));
      }
      for (Integer[] of : two) {
        ends[at++] = worth(settle(of[0], n, of[1]));
      }
      ends[at++] = worth(settle(0, n, n));
      for (int o = 0; o < ThreeHands.ORDERS; o++) {
        ends[at++] =
            worth(settle(ThreeHands.place(o, 0), ThreeHands.place(o, 1), ThreeHands.place(o, 2)));
      }
    }
    return ends;
  }

  private static double mean(double[][] ends, int from, double[] p, int player) {
    double sum = 0;
    for (int i = 0; i < p.length; i++) {
      sum += p[i] * ends[from + i][player];
    }
    return sum;
  }

  private void add(
      double[][] ends,
      int a,
      int b,
      int c,
      double[] bc,
      double[] ab,
      double[] ac,
      double[] all,
      double w,
      double[][] x,
      double[][] in,
      double[][] fold,
      double[] values) {
    boolean three = players == 3;
    double pa = three ? x[0][a] : 0;
    double bp = x[2][b];
    double cb = x[5][c];
    int offset = players - 3;
    for (int p = 0; p < players; p++) {
      double showdown = mean(ends, 0, bc, p);
      double pushed = cb * showdown + (1 - cb) * ends[3][p];
      double folded = bp * pushed + (1 - bp) * ends[4][p];
      if (p - offset == 1) {
        in[2][b] += w * (1 - pa) * pushed;
        fold[2][b] += w * (1 - pa) * ends[4][p];
      } else if (p - offset == 2) {
        in[5][c] += w * (1 - pa) * bp * showdown;
        fold[5][c] += w * (1 - pa) * bp * ends[3][p];
      }
      double value = folded;
      if (three) {
        double both = mean(ends, 12, all, p);
        double ofAb = mean(ends, 5, ab, p);
        double ofAc = mean(ends, 8, ac, p);
        double call = x[3][c] * both + (1 - x[3][c]) * ofAb;
        double alone = x[4][c] * ofAc + (1 - x[4][c]) * ends[11][p];
        double push = x[1][b] * call + (1 - x[1][b]) * alone;
        value = pa * push + (1 - pa) * folded;
        if (p == 0) {
          in[0][a] += w * push;
          fold[0][a] += w * folded;
        } else if (p == 1) {
          in[1][b] += w * pa * call;
          fold[1][b] += w * pa * alone;
        } else {
          in[3][c] += w * pa * x[1][b] * both;
          fold[3][c] += w * pa * x[1][b] * ofAb;
          in[4][c] += w * pa * (1 - x[1][b]) * ofAc;
          fold[4][c] += w * pa * (1 - x[1][b]) * ends[11][p];
        }
      }
      values[p] += w * value;
    }
  }

  /** By decision and class what a solution does. */
  static double[][] strategies(AllInSolution solution) {
    double[][] x = new double[6][HoleClass.SIZE];
    for (AllInDecision decision : solution.game().decisions()) {
      int d = List.of(AllInDecision.values()).indexOf(decision);
      Arrays.setAll(x[d], of -> solution.frequency(decision, of));
    }
    return x;
  }

  static boolean[] free(AllInGame game) {
    boolean[] free = new boolean[6];
    for (AllInDecision decision : game.decisions()) {
      int d = List.of(AllInDecision.values()).indexOf(decision);
      free[d] = !game.isForced(decision) && !game.isLocked(decision);
    }
    return free;
  }

  /** Judges three players with a table of three hands: {@code FILE}. */
  public static void main(String[] args) throws IOException {
    ThreeHands table = ThreeHands.open(Path.of(args[0]));
    foldedButton(table);
    double[][] games = {{10, 10, 10}, {4, 10, 7}, {10, 3, 20}};
    for (int prizes = 0; prizes < 2; prizes++) {
      for (double[] of : games) {
        AllInGame.Builder builder = AllInGame.of(of);
        double[] payouts = prizes == 0 ? new double[0] : new double[] {50, 30, 20};
        AllInGame game = prizes == 0 ? builder.build() : builder.payouts(payouts).build();
        AllInSolution solution = AllInSolver.of(game).threeHands(table).run();
        int[] units = Arrays.stream(of).mapToInt(stack -> (int) (2 * stack)).toArray();
        Judged judged =
            new PlainAllIn(3, units, 1, 2, 0, 0, payouts)
                .judge(strategies(solution), free(game), table::orders);
        for (int p = 0; p < 3; p++) {
          double unit = prizes == 0 ? 2 : 1;
          double before = prizes == 0 ? of[p] : 0;
          System.out.printf(
              "%s %d: gain %.9f, plain %.9f; value %.9f, plain %.9f%n",
              game,
              p,
              solution.gain(p),
              judged.gains[p] / unit,
              solution.value(p),
              judged.values[p] / unit - before);
        }
      }
    }
  }

  /** With a button that always folds, blinds play as two players. */
  private static void foldedButton(ThreeHands table) {
    AllInGame three =
        AllInGame.of(10, 8, 10).lock("button", Range.of(new double[HoleIndex.SIZE])).build();
    AllInSolution blinds = AllInSolver.of(three).threeHands(table).untilError(1e-7).run();
    AllInSolution two = AllInSolver.of(AllInGame.of(8, 10).build()).untilError(1e-7).run();
    System.out.printf(
        "button folds: %.9f, two players: %.9f; greatest difference of a hand's gain %.9f%n",
        blinds.chips(1), two.chips(0), differ(blinds, two));
  }

  private static double differ(AllInSolution one, AllInSolution other) {
    double most = 0;
    for (int of = 0; of < HoleClass.SIZE; of++) {
      AllInDecision push = AllInDecision.SMALL_BLIND;
      most = Math.max(most, Math.abs(one.gain(push, of) - other.gain(push, of)));
    }
    return most;
  }
}
