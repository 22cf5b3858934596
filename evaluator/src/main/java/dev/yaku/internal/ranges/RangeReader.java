package dev.yaku.internal.ranges;

import dev.yaku.internal.holes.HoleSets;
import dev.yaku.internal.holes.Holes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Reads a range from text. */
public final class RangeReader {
  /** The greatest nesting depth of groups. */
  static final int MAX_DEPTH = 20;

  private static final int NO_ITEM = -1;

  /** Some holes and their weights; the weights of an exclusion are meaningless. */
  private record Item(String text, boolean exclusion, BitSet holes, double[] weights) {}

  /** The range read: weights by hole, and the items that overlap. */
  public record Items(double[] weights, List<Overlap> overlaps) {}

  /** Two items that have this many holes in common. */
  public record Overlap(String earlier, String later, int combinations) {}

  private final RangeText text;
  private final TermReader terms;
  private final long deck;
  private final List<Overlap> overlaps = new ArrayList<>();
  private int depth;

  public RangeReader(CharSequence text, long deck) {
    this.text = new RangeText(text);
    this.terms = new TermReader(this.text, deck);
    this.deck = deck;
  }

  public Items read() {
    Item all = items();
    if (!text.isAtEnd()) {
      throw text.unexpected("a comma or the end");
    }
    return new Items(all.weights, overlaps);
  }

  /** Reads items up to the end, or up to something that is not an item. */
  private Item items() {
    int start = text.at();
    List<Item> items = new ArrayList<>();
    do {
      text.skipSpaces();
      items.add(item());
      text.skipSpaces();
    } while (text.skip(','));
    return union(items, text.since(start));
  }

  private Item item() {
    int start = text.at();
    int exclusions = 0;
    while (text.skip('!')) {
      exclusions++;
      text.skipSpaces();
    }
    Item term = term();
    if (exclusions > 0) {
      if (exclusions % 2 == 0) {
        term.holes.flip(0, Holes.SIZE);
      }
      return new Item(text.since(start), true, term.holes, term.weights);
    }
    int end = text.at();
    text.skipSpaces();
    if (text.skip(':') || text.skip('@')) {
      text.skipSpaces();
      double weight = weight();
      Arrays.setAll(term.weights, hole -> weight * term.weights[hole]);
    } else {
      text.back(end);
    }
    return new Item(text.since(start), false, term.holes, term.weights);
  }

  private Item term() {
    int start = text.at();
    if (text.skip('[')) {
      return group(start);
    }
    BitSet holes = terms.read();
    double[] weights = new double[Holes.SIZE];
    holes.stream().forEach(hole -> weights[hole] = 1);
    return new Item(text.since(start), false, holes, weights);
  }

  /** Reads the rest of a group, such as {@code 0.5](QQ+, AKs)}. */
  private Item group(int start) {
    if (++depth > MAX_DEPTH) {
      throw text.fault("groups nested too deeply", start, "at most " + MAX_DEPTH);
    }
    text.skipSpaces();
    double weight = weight();
    text.skipSpaces();
    if (!text.skip(']')) {
      throw text.unexpected("] after a group's weight, as in [0.5](QQ+)");
    }
    text.skipSpaces();
    if (!text.skip('(')) {
      throw text.unexpected("( after a group's weight, as in [0.5](QQ+)");
    }
    Item items = items();
    if (!text.skip(')')) {
      throw text.unexpected("a comma or )");
    }
    depth--;
    Arrays.setAll(items.weights, hole -> weight * items.weights[hole]);
    return items;
  }

  /** Reads a number from 0 to 1 or from 0% to 100%. */
  private double weight() {
    int start = text.at();
    BigDecimal number = text.number();
    if (number == null) {
      throw text.unexpected("a weight of 0 to 1, or 0% to 100%");
    }
    BigDecimal weight = text.skip('%') ? number.movePointLeft(2) : number;
    if (weight.compareTo(BigDecimal.ONE) > 0) {
      throw text.fault("the weight " + text.since(start), start, "0 to 1, or 0% to 100%");
    }
    return weight.doubleValue();
  }

  /** The union of items: later items set the weight, and exclusions apply last. */
  private Item union(List<Item> items, String name) {
    BitSet holes = new BitSet(Holes.SIZE);
    double[] weights = new double[Holes.SIZE];
    int[] setBy = new int[Holes.SIZE];
    Arrays.fill(setBy, NO_ITEM);
    if (items.stream().allMatch(Item::exclusion)) {
      holes = HoleSets.all(deck);
      holes.stream().forEach(hole -> weights[hole] = 1);
    }
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      if (!item.exclusion) {
        addOverlaps(items, setBy, i);
        holes.or(item.holes);
        for (int hole : item.holes.stream().toArray()) {
          weights[hole] = item.weights[hole];
          setBy[hole] = i;
        }
      }
    }
    for (Item item : items) {
      if (item.exclusion) {
        holes.andNot(item.holes);
        item.holes.stream().forEach(hole -> weights[hole] = 0);
      }
    }
    return new Item(name, false, holes, weights);
  }

  private void addOverlaps(List<Item> items, int[] setBy, int later) {
    int[] counts = new int[later];
    items.get(later).holes.stream()
        .filter(hole -> setBy[hole] != NO_ITEM)
        .forEach(hole -> counts[setBy[hole]]++);
    for (int i = 0; i < later; i++) {
      if (counts[i] > 0) {
        overlaps.add(new Overlap(items.get(i).text, items.get(later).text, counts[i]));
      }
    }
  }
}
