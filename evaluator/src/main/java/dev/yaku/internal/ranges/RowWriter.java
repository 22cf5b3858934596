package dev.yaku.internal.ranges;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Finds the shortest items for the hands of one high card, or for the pairs: single classes, spans
 * of classes, and the missing or unwanted hands of a class.
 */
public final class RowWriter {
  /*
   * A shortest path from the highest kicker to the lowest. For each of the three kinds of items, a
   * state says whether the kicker is in no item, the first in an item, or a later one. Items do not
   * overlap, so an item of both kinds of suits excludes the other kinds.
   *
   *   kinds     s  AKs, base 3    o  AKo, base 3    both  AK or AA, base 2
   *   cost base, and price +1 where a span begins at the top (ATs+), else +1 +base (A5s-A2s)
   *   state     phase of s + 3 * phase of o, or 8 + phase of both
   */

  private static final int STATES = 11;
  private static final int FIRST = 1;
  private static final int LATER = 2;

  private enum Kind {
    BOTH("") {
      @Override
      int phase(int state) {
        return Math.max(0, state - 8);
      }
    },
    SUITED("s") {
      @Override
      int phase(int state) {
        return state > 8 ? 0 : state % 3;
      }
    },
    OFFSUIT("o") {
      @Override
      int phase(int state) {
        return state > 8 ? 0 : state / 3;
      }
    };

    final String suffix;

    Kind(String suffix) {
      this.suffix = suffix;
    }

    abstract int phase(int state);

    int base() {
      return 2 + suffix.length();
    }
  }

  private record Step(int cost, int state, Step previous) {}

  private final List<ClassCell> cells;
  private final int price;

  /**
   * @param cells from the highest pair or kicker down
   * @param price what an item costs besides its characters
   */
  RowWriter(List<ClassCell> cells, int price) {
    this.cells = cells;
    this.price = price;
  }

  /** Adds the items of the row, highest first, and the exclusions from them. */
  void addTo(List<String> items, List<String> exclusions) {
    if (cells.stream().allMatch(ClassCell::isEmpty)) {
      return;
    }
    int[] states = new int[cells.size()];
    Step step = shortest();
    for (int i = states.length - 1; i >= 0; i--) {
      states[i] = step.state;
      step = step.previous;
    }
    for (int i = 0; i < states.length; i++) {
      for (Kind kind : Kind.values()) {
        if (kind.phase(states[i]) == FIRST) {
          items.add(text(kind, states, i));
        }
      }
      ClassCell.Rest rest = rest(i, states[i]);
      rest.items().addTo(items);
      rest.exclusions().addTo(exclusions);
    }
  }

  private Step shortest() {
    Step[] best = new Step[STATES];
    best[0] = new Step(0, 0, null);
    for (int i = 0; i < cells.size(); i++) {
      Step[] next = new Step[STATES];
      for (int state = 0; state < STATES; state++) {
        ClassCell.Rest rest = rest(i, state);
        if (rest == null) {
          continue;
        }
        for (Step before : best) {
          int cost = before == null ? -1 : cost(i, before.state, state);
          if (cost >= 0) {
            cost += before.cost + rest.cost();
            if (next[state] == null || cost < next[state].cost) {
              next[state] = new Step(cost, state, before);
            }
          }
        }
      }
      best = next;
    }
    return Arrays.stream(best)
        .filter(Objects::nonNull)
        .min(Comparator.comparing(Step::cost))
        .orElseThrow();
  }

  /** The text to write for the cell besides the items of this state; null if they do not fit. */
  private ClassCell.Rest rest(int cell, int state) {
    boolean both = Kind.BOTH.phase(state) > 0;
    return cells
        .get(cell)
        .besides(both || Kind.SUITED.phase(state) > 0, both || Kind.OFFSUIT.phase(state) > 0);
  }

  /**
   * The extra cost of the items with this cell, or -1 if the state cannot follow the previous one.
   */
  private int cost(int cell, int before, int state) {
    int cost = 0;
    for (Kind kind : Kind.values()) {
      int phase = kind.phase(state);
      int phaseBefore = kind.phase(before);
      if (phase == LATER && phaseBefore == 0) {
        return -1;
      }
      if (phase == FIRST) {
        cost += kind.base() + price;
      } else if (phase == LATER && phaseBefore == FIRST) {
        cost += 1 + (cell == 1 ? 0 : kind.base());
      }
    }
    return cost;
  }

  /** The item of this kind that begins at this cell. */
  private String text(Kind kind, int[] states, int first) {
    int last = first;
    while (last + 1 < states.length && kind.phase(states[last + 1]) == LATER) {
      last++;
    }
    String lowest = cells.get(last) + kind.suffix;
    if (first == last) {
      return lowest;
    }
    return first == 0 ? lowest + "+" : cells.get(first) + kind.suffix + "-" + lowest;
  }
}
