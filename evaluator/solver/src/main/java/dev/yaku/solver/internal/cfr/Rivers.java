package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.file.CheckedFile;
import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.deals.Deal;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;

/**
 * The rivers of a solution that were left out of its file. What they are worth to the hands before
 * them is in the file; what is done on a river is found again when it is looked at, from the hands
 * that come there: every solution of it is worth the same to each range.
 */
final class Rivers {
  /** The part of a river's pot that is left to exploit, unless it takes too many iterations. */
  private static final double ERROR = 2e-4;

  private static final int FEWEST = 64;
  private static final int MOST = 4096;

  /** No value is greater: of all chips and hands. */
  private static final double MOST_WORTH = 1e30;

  /** A river after one place of the turn. */
  private record Key(int deal, int start) {}

  private final Solve whole;
  private final CheckedFile file;
  private final int first; // block of values
  private final Map<Key, SoftReference<Solve>> solved = new HashMap<>();

  Rivers(Solve whole, CheckedFile file, int first) {
    this.whole = whole;
    this.file = file;
    this.first = first;
  }

  /** The street before them. */
  int levelBefore() {
    return whole.problem.streets() - 2;
  }

  /**
   * The values of rivers to a player, by start of the street and hand of the deal before; twice,
   * since the best answer on them is not known.
   */
  double[][] after(Deal before, int player) {
    ByteBuffer bytes =
        ByteBuffer.wrap(file.read(first + 2 * before.number() + player))
            .order(ByteOrder.LITTLE_ENDIAN);
    double[] after = new double[bytes.remaining() / Double.BYTES];
    for (int i = 0; i < after.length; i++) {
      double found = bytes.getDouble();
      if (!(Math.abs(found) <= MOST_WORTH)) {
        throw SolutionFile.rejection(file, "a value", found);
      }
      after[i] = found;
    }
    return new double[][] {after, after};
  }

  /**
   * The strategies of a river.
   *
   * @param start its place in the tree
   * @param deal its cards
   * @param come by player: how likely the player comes there with each hand
   * @throws CancellationException if the thread is interrupted meanwhile
   */
  synchronized Solve solve(BettingNode start, Deal deal, double[]... come) {
    Key key = new Key(deal.number(), whole.problem.shape(deal).start(start));
    SoftReference<Solve> known = solved.get(key);
    Solve solve = known == null ? null : known.get();
    if (solve == null) {
      solve = solved(problem(start, deal, come), start, deal);
      solved.put(key, new SoftReference<>(solve));
    }
    return solve;
  }

  private Problem problem(BettingNode start, Deal deal, double[]... come) {
    double[][] weights = new double[2][];
    for (int player = 0; player < 2; player++) {
      PlayerHands hands = deal.hands()[player];
      weights[player] = Arrays.copyOf(come[player], hands.count());
      if (Arrays.stream(weights[player]).sum() == 0) { // who never comes might with any hand
        Arrays.fill(weights[player], 1);
      }
    }
    return new Problem(whole.problem.rules, start, whole.problem.deals.only(deal), weights);
  }

  private Solve solved(Problem problem, BettingNode start, Deal deal) {
    Solve solve = new Solve(problem);
    give(start, deal, solve);
    solve.start();
    double goal = ERROR * (problem.rules.pot() + start.put0() + start.put1());
    try (Solve.Run run = solve.run(1)) {
      int due = start.actions().isEmpty() ? 0 : FEWEST;
      while (solve.iterations() < due) {
        if (Thread.currentThread().isInterrupted() || !run.iterate()) {
          throw new CancellationException("interrupted before the river was solved again");
        }
        boolean isDue = solve.iterations() == due && due < MOST;
        if (isDue && run.gauge().exploitability() > goal) {
          due *= 2;
        }
      }
    }
    return solve;
  }

  /** Takes over what is given on the river. */
  private void give(BettingNode node, Deal deal, Solve river) {
    if (!node.actions().isEmpty()) {
      int place = whole.problem.shape(deal).place(node);
      double[][] given = whole.locks.given(deal, node.player(), place);
      if (given != null) {
        Deal own = river.problem.deals.root();
        river.locks.add(own, node.player(), river.problem.shape(own).place(node), given);
      }
    }
    node.children().forEach(child -> give(child, deal, river));
  }
}
