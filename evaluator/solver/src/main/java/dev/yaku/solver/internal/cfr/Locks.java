package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Decisions whose strategy is given, for some hands or all. */
public final class Locks {
  /**
   * One decision of a player.
   *
   * @param place of its first action
   * @param frequencies by action and hand; negative for hands that are free
   */
  private record Lock(int place, double[][] frequencies) {}

  private final List<Map<Deal, List<Lock>>> byPlayer =
      List.of(new IdentityHashMap<>(), new IdentityHashMap<>());

  /**
   * Locks a decision, and forgets what was given there: {@code frequencies} by action and hand of
   * the deal, negative if free.
   */
  void add(Deal deal, int player, int place, double[][] frequencies) {
    List<Lock> there = byPlayer.get(player).computeIfAbsent(deal, none -> new ArrayList<>());
    there.removeIf(lock -> lock.place() == place);
    there.add(new Lock(place, frequencies));
  }

  /** Replaces strategies by those that are given. */
  void apply(Deal deal, int player, float[][] strategy) {
    for (Lock lock : of(deal, player)) {
      int at = RowPlace.row(lock.place()) * deal.padded(player);
      for (int action = 0; action < lock.frequencies().length; action++) {
        float[] into = strategy[RowPlace.array(lock.place()) + action];
        double[] given = lock.frequencies()[action];
        for (int hand = 0; hand < given.length; hand++) {
          into[at + hand] = given[hand] < 0 ? into[at + hand] : (float) given[hand];
        }
      }
    }
  }

  /** Replaces exact strategies by the locked ones. */
  void apply(Deal deal, int player, double[][] strategy) {
    for (Lock lock : of(deal, player)) {
      int at = RowPlace.row(lock.place()) * deal.padded(player);
      for (int action = 0; action < lock.frequencies().length; action++) {
        double[] into = strategy[RowPlace.array(lock.place()) + action];
        double[] given = lock.frequencies()[action];
        for (int hand = 0; hand < given.length; hand++) {
          into[at + hand] = given[hand] < 0 ? into[at + hand] : given[hand];
        }
      }
    }
  }

  /**
   * The locked frequencies by action and hand, negative for hands that are free; null if the
   * decision has no lock. The place is that of the decision's first action.
   */
  double[][] given(Deal deal, int player, int place) {
    for (Lock lock : of(deal, player)) {
      if (lock.place() == place) {
        return lock.frequencies();
      }
    }
    return null;
  }

  private List<Lock> of(Deal deal, int player) {
    return byPlayer.get(player).getOrDefault(deal, List.of());
  }
}
