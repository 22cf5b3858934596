package dev.yaku.equity.internal.ranges;

import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.PreflopOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Reads a range from text. */
public final class RangeReader implements Consumer<String> {
  static final int MAX_DEPTH = 20; // of groups
  private static final int MAX_LENGTH = 100_000;
  private static final int MAX_NOTES = 1000; // and overlaps
  private static final String WEIGHT = "0 to 1, or 0% to 100%";

  /** Limits above which a weight without a sign is in per cent. */
  private static final BigDecimal NEVER = BigDecimal.TEN.pow(RangeText.MAX_NUMBER);

  private static final BigDecimal ALWAYS = BigDecimal.ONE.negate();

  /**
   * Some holes and their weights; those of other holes are meaningless. The percentages are null if
   * the item is not made of them.
   */
  private record Item(BitSet holes, double[] weights, BigDecimal[] span) {}

  /** The range read: weights by hole, the items that overlap, and all that is to be known. */
  public record Items(double[] weights, List<Range.Overlap> overlaps, List<String> notes) {}

  private final RangeText text;
  private final TermReader terms;
  private final long deck;
  private final List<Range.Overlap> overlaps = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final boolean atIsPercent;
  private boolean isLoneNoted;
  private int depth;

  public RangeReader(CharSequence text, long deck) {
    this.text = new RangeText(text, MAX_LENGTH, deck);
    this.terms =
        new TermReader(this.text, deck, this); // no lambda: a program's first one takes long
    this.deck = deck;
    this.atIsPercent = this.text.hasPercentAfterAt();
  }

  public Items read() {
    Item all = items();
    if (!text.isAtEnd()) {
      throw text.unexpected("a comma or the end");
    }
    List<String> allNotes = new ArrayList<>();
    for (Range.Overlap overlap : overlaps) {
      allNotes.add(overlap.toString());
    }
    allNotes.addAll(notes);
    return new Items(all.weights, overlaps, allNotes);
  }

  /** Keeps what a user may not expect. */
  @Override
  public void accept(String note) {
    if (notes.size() < MAX_NOTES) {
      notes.add(note);
    }
  }

  /** Reads items up to the end, or up to something that is not an item. */
  private Item items() {
    Union union = new Union();
    do {
      text.skipSpaces();
      addItem(union);
    } while (text.skipSeparator(true));
    return union.item();
  }

  private void addItem(Union union) {
    int start = text.at();
    int exclusions = text.skipExclusions();
    Item term = term();
    if (exclusions > 0) {
      if (exclusions % 2 == 0) {
        term.holes.flip(0, HoleIndex.SIZE);
      }
      union.excluded.or(term.holes);
      return;
    }
    if (text.skipAfterSpaces(':')) {
      multiply(term, weight(NEVER));
    } else if (text.skipAfterSpaces('@')) {
      multiply(term, weightAfterAt(start));
    }
    union.add(text.name(start), term);
    if (term.span != null) {
      String gap = union.spans.gap(text.name(start), term.span, this::isBetween);
      if (gap != null) {
        accept(gap);
      }
    }
  }

  private boolean isBetween(BigDecimal from, BigDecimal to) {
    return !PreflopOrder.top(from, deck).equals(PreflopOrder.top(to, deck));
  }

  /** Reads a weight after an at: above 1 in per cent, and 1 if another is. */
  private double weightAfterAt(int start) {
    text.skipSpaces();
    int place = text.at();
    double weight = weight(BigDecimal.ONE);
    String number = text.plain(place);
    boolean isOne = number.matches("0*1");
    if (atIsPercent && !isOne && weight > 0 && number.matches("0*(\\.\\d*|1\\.0*)")) {
      accept(text.name(start) + " is no per cent, though others are; " + text.name(start) + "% is");
    }
    if (isOne && !atIsPercent && !isLoneNoted) {
      isLoneNoted = true;
      String term = text.name(start);
      accept(term + " has a weight of 1, which is 100 %; " + term + "% is 1 %");
    }
    return isOne && atIsPercent ? 0.01 : weight;
  }

  private static void multiply(Item item, double factor) {
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      item.weights[hole] *= factor;
    }
  }

  private Item term() {
    int start = text.at();
    if (!text.isRankSet() && text.skip('[')) {
      return isWeightBefore(']') ? group(start) : tagged(start);
    }
    if (isWeightBefore('(')) {
      return group(start);
    }
    BitSet holes = terms.read();
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 1);
    return new Item(holes, weights, terms.span());
  }

  /** Whether a number is next, then this sign, then a parenthesis. */
  private boolean isWeightBefore(char sign) {
    int start = text.at();
    text.skipSpaces();
    boolean isWeight = text.number() != null;
    text.skipAfterSpaces('%');
    isWeight &= (sign == '(' || text.skipAfterSpaces(sign)) && text.skipAfterSpaces('(');
    text.moveTo(start);
    return isWeight;
  }

  /** Reads the rest of a group, such as {@code 0.5](QQ+, AKs)}. */
  private Item group(int start) {
    deeper(start);
    double weight = weight(NEVER);
    text.skipAfterSpaces(']');
    text.skipAfterSpaces('(');
    Item items = items();
    if (!text.skip(')')) {
      throw text.unexpected("a comma or )");
    }
    depth--;
    multiply(items, weight);
    return items;
  }

  /** Reads the rest of a group with its weight in per cent, such as {@code 30]QQ+, AKs[/30]}. */
  private Item tagged(int start) {
    deeper(start);
    text.skipSpaces();
    int place = text.at();
    double weight = weight(ALWAYS);
    String number = text.plain(place);
    text.skipSpaces();
    if (!text.skip(']')) {
      throw text.unexpected("] after a group's weight, as in [0.5](QQ+) or [50]QQ+[/50]");
    }
    Item items = items();
    if (!text.skip("[/" + number + "]")) {
      throw text.unexpected("[/" + number + "] at the end, or ( after [" + number + "]");
    }
    if (weight > 0 && weight <= 0.01 && !number.endsWith("%")) {
      accept("%s has a weight of %s %%; [%2$s](...) is %2$s".formatted(text.name(start), number));
    }
    depth--;
    multiply(items, weight);
    return items;
  }

  private void deeper(int start) {
    if (++depth > MAX_DEPTH) {
      throw text.fault("groups nested too deeply", start, "at most " + MAX_DEPTH);
    }
  }

  /** Reads 0 to 1 or 0% to 100%; above a limit, a number is in per cent without the sign, too. */
  private double weight(BigDecimal percentAbove) {
    text.skipSpaces();
    int start = text.at();
    BigDecimal number = text.number();
    if (number == null) {
      throw text.unexpected("a weight of " + WEIGHT);
    }
    text.rejectDecimalComma(start);
    boolean percent = text.skipAfterSpaces('%') || number.compareTo(percentAbove) > 0;
    BigDecimal weight = percent ? number.movePointLeft(2) : number;
    if (weight.compareTo(BigDecimal.ONE) > 0) {
      throw text.fault("the weight " + text.since(start), start, WEIGHT);
    }
    return weight.doubleValue();
  }

  /** Items as they are read: later ones set the weight, and exclusions apply last. */
  private final class Union {
    private final BitSet holes = new BitSet(HoleIndex.SIZE);
    private final BitSet excluded = new BitSet(HoleIndex.SIZE);
    private final double[] weights = new double[HoleIndex.SIZE];
    private final int[] setBy = new int[HoleIndex.SIZE]; // item, from 1 on; 0 if none
    private final PercentSpans spans = new PercentSpans();
    private final List<String> names = new ArrayList<>(); // of items other than exclusions

    void add(String name, Item item) {
      names.add(name);
      Map<Integer, Integer> common = new TreeMap<>(); // by earlier item
      for (int hole = item.holes.nextSetBit(0); hole >= 0; hole = item.holes.nextSetBit(hole + 1)) {
        if (setBy[hole] > 0) {
          common.put(setBy[hole], common.getOrDefault(setBy[hole], 0) + 1);
        }
        weights[hole] = item.weights[hole];
        setBy[hole] = names.size();
      }
      for (Map.Entry<Integer, Integer> entry : common.entrySet()) {
        if (overlaps.size() < MAX_NOTES) {
          String earlier = names.get(entry.getKey() - 1);
          overlaps.add(new Range.Overlap(earlier, name, entry.getValue()));
        }
      }
      holes.or(item.holes);
    }

    Item item() {
      if (names.isEmpty()) {
        holes.or(HoleSets.all(deck));
        Arrays.fill(weights, 1);
      }
      holes.andNot(excluded);
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        weights[hole] = holes.get(hole) ? weights[hole] : 0;
      }
      return new Item(holes, weights, null);
    }
  }
}
