package dev.yaku.internal.ranges;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.holes.HoleClasses;
import dev.yaku.internal.holes.HoleSets;
import dev.yaku.internal.holes.Holes;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The holes of two ranks in a deck, and the ways to write some of them: hand by hand, as a card and
 * a rank, or as exclusions from a whole class.
 */
public final class ClassCell {
  /** The shortest way to write some of the holes: an item, then the shortest way for the rest. */
  record Cover(int cost, String item, Cover rest) {
    private static final Cover NOTHING = new Cover(0, null, null);

    void addTo(List<String> items) {
      for (Cover cover = this; cover.item != null; cover = cover.rest) {
        items.add(cover.item);
      }
    }
  }

  /**
   * The text to write besides whole classes.
   *
   * @param items the wanted hands that are in no written class
   * @param exclusions the unwanted hands that are in a written class
   */
  record Rest(Cover items, Cover exclusions) {
    int cost() {
      return items.cost + exclusions.cost;
    }
  }

  /** The holes to write, and those that may be excluded since they are not wanted. */
  record Task(BitSet wanted, BitSet excludable, long deck, int price) {}

  private record Item(int holes, String text) {}

  private final int high;
  private final int low;
  private final int[] holes;
  // Bit i of a mask stands for holes[i].
  private final int suited;
  private final int wanted;
  private final int excludable;
  private final List<Item> items = new ArrayList<>();
  private final Map<Integer, Cover> covers = new HashMap<>();
  private final Map<Integer, Cover> exclusions = new HashMap<>();
  private final int price;

  ClassCell(int high, int low, Task task) {
    this.high = high;
    this.low = low;
    this.price = task.price;
    BitSet all = new BitSet(Holes.SIZE);
    HoleSets.addClass(all, HoleClasses.of(high, low, false), task.deck);
    BitSet sameSuit = new BitSet(Holes.SIZE);
    if (high != low) {
      HoleSets.addClass(sameSuit, HoleClasses.of(high, low, true), task.deck);
    }
    all.or(sameSuit);
    holes = all.stream().toArray();
    suited = maskOf(sameSuit);
    wanted = maskOf(task.wanted);
    excludable = maskOf(task.excludable);
    if (wanted != 0 && wanted != (1 << holes.length) - 1) {
      addItems(task.deck); // whole classes are shorter
    }
  }

  private int maskOf(BitSet some) {
    int mask = 0;
    for (int i = 0; i < holes.length; i++) {
      mask |= some.get(holes[i]) ? 1 << i : 0;
    }
    return mask;
  }

  private void addItems(long deck) {
    for (int i = holes.length - 1; i >= 0; i--) {
      items.add(new Item(1 << i, handText(Holes.hand(holes[i]))));
    }
    addCards(high, low, deck);
    if (high != low) {
      addCards(low, high, deck);
    }
  }

  /** Adds each card of a rank with any card of the other rank. */
  private void addCards(int rank, int other, long deck) {
    for (int card : Hand.cards(deck & HoleSets.ONE_RANK << rank)) {
      int mask = maskOf(HoleSets.with(card, other, deck));
      items.add(new Item(mask, Card.toString(card) + Card.RANKS.charAt(other)));
    }
  }

  /** A hand as text, higher card first. */
  private static String handText(long hand) {
    int a = Long.numberOfTrailingZeros(hand);
    int b = Long.numberOfTrailingZeros(hand & hand - 1);
    boolean ordered = Card.rank(a) > Card.rank(b);
    return Card.toString(ordered ? a : b) + Card.toString(ordered ? b : a);
  }

  boolean isEmpty() {
    return wanted == 0;
  }

  /**
   * The text to write besides all suited holes, all offsuit holes or both, which are written
   * elsewhere; null if that is too much, or if a whole class is left.
   */
  Rest besides(boolean ofSuited, boolean ofOffsuit) {
    int all = (1 << holes.length) - 1;
    int part = (ofSuited ? suited : 0) | (ofOffsuit ? all & ~suited : 0);
    int tooMuch = part & ~wanted;
    boolean impossible = (tooMuch & ~excludable) != 0 || wanted == 0 && tooMuch != 0;
    Cover cover = impossible ? null : cover(wanted & ~part);
    return cover == null ? null : new Rest(cover, exclusion(tooMuch));
  }

  /** Items that do not overlap; each contains the first of the remaining holes. */
  private Cover cover(int rest) {
    if (rest == 0) {
      return Cover.NOTHING;
    }
    Cover best = covers.get(rest);
    if (best == null) {
      for (Item item : items) {
        if ((item.holes & Integer.lowestOneBit(rest)) != 0 && (item.holes & ~rest) == 0) {
          Cover after = cover(rest & ~item.holes);
          best = better(best, item.text.length() + price, item.text, after);
        }
      }
      covers.put(rest, best);
    }
    return best;
  }

  /** Items that may overlap, and may contain other holes that are not wanted. */
  private Cover exclusion(int rest) {
    if (rest == 0) {
      return Cover.NOTHING;
    }
    Cover best = exclusions.get(rest);
    if (best == null) {
      for (Item item : items) {
        if ((item.holes & Integer.lowestOneBit(rest)) != 0 && (item.holes & ~excludable) == 0) {
          String text = "!" + item.text;
          Cover after = exclusion(rest & ~item.holes);
          best = better(best, text.length() + RangeWriter.SEPARATOR.length(), text, after);
        }
      }
      exclusions.put(rest, best);
    }
    return best;
  }

  private static Cover better(Cover best, int cost, String item, Cover rest) {
    int all = cost + rest.cost;
    return best == null || all < best.cost ? new Cover(all, item, rest) : best;
  }

  /** The two ranks, such as {@code AK}. */
  @Override
  public String toString() {
    return "" + Card.RANKS.charAt(high) + Card.RANKS.charAt(low);
  }
}
