package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.PreflopOrder;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** Writes a range as text, as specified by the public {@code Range.toString}. */
public final class RangeWriter {
  /*
   * Row by row of the grid of classes: the pairs, then the hands of each high card. A row is
   * written twice, and the shorter text counts: with suited and offsuit hands apart, and with
   * classes of both kinds first. A run of classes is one span. A class of which few hands are
   * missing is written with exclusions, one of which few hands are wanted by these hands.
   */
  private static final String SEPARATOR = ", ";
  private static final int SHORT = 20; // up to this length no percentage is sought
  private static final int CLASS = 4; // about the characters of a class and an exclusion's sign

  /** Items, and exclusions from them. */
  private record Items(List<String> items, List<String> exclusions) {
    Items() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    /** The items, each with a suffix, then the exclusions. */
    String text(String suffix) {
      String text = String.join(suffix + SEPARATOR, items) + suffix;
      return exclusions.isEmpty() ? text : text + SEPARATOR + String.join(SEPARATOR, exclusions);
    }
  }

  private final long deck;
  private final List<List<ClassCell>> rows = new ArrayList<>(); // pairs; by high card, descending
  private final TreeMap<Double, BitSet> byWeight = new TreeMap<>(Comparator.reverseOrder());
  private final BitSet excludable; // the holes of weight 0

  public RangeWriter(long deck, double[] weights) {
    this.deck = deck;
    excludable = HoleSets.all(deck);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (weights[hole] > 0) {
        byWeight.computeIfAbsent(weights[hole], weight -> new BitSet()).set(hole);
        excludable.clear(hole);
      }
    }
    List<Integer> ranks = new ArrayList<>();
    for (int rank = Card.RANK_COUNT - 1; rank >= 0; rank--) {
      if ((deck >>> rank & HoleSets.ONE_RANK) != 0) {
        ranks.add(rank);
      }
    }
    rows.add(ranks.stream().map(rank -> new ClassCell(rank, rank, deck)).toList());
    for (int high : ranks) {
      rows.add(
          ranks.stream()
              .filter(low -> low < high)
              .map(low -> new ClassCell(high, low, deck))
              .toList());
    }
  }

  public String text() {
    if (byWeight.isEmpty()) {
      return "*:0";
    }
    List<String> parts = new ArrayList<>();
    byWeight.forEach((weight, holes) -> parts.add(text(holes, weight)));
    String text = String.join(SEPARATOR, parts);
    return byWeight.size() > 1
        ? text
        : uniform(text, byWeight.firstEntry().getValue(), weightText(byWeight.firstKey()));
  }

  /** Classes and hands one by one, each with its weight, as other programs read them. */
  public String plainText() {
    List<String> parts = new ArrayList<>();
    for (List<ClassCell> row : rows) {
      for (ClassCell cell : row) {
        cell.addPlain(parts, byWeight);
      }
    }
    return String.join(",", parts);
  }

  private static String plain(double weight) {
    return weight == 1
        ? ""
        : ":" + new BigDecimal(Double.toString(weight)).stripTrailingZeros().toPlainString();
  }

  /** The text for holes of one weight, unless one that names no single class is better. */
  private String uniform(String text, BitSet holes, String weight) {
    if (excludable.isEmpty()) {
      return "*" + weight;
    }
    String best = text;
    String percentage = text.length() > SHORT ? percentage(holes) : null;
    if (percentage != null && percentage.length() + weight.length() < best.length()) {
      best = percentage + weight;
    }
    Items others = items(excludable, new BitSet());
    String all = weight.isEmpty() ? "" : "*" + weight + SEPARATOR;
    String excluded = all + "!" + String.join(SEPARATOR + "!", others.items);
    return excluded.length() < best.length() ? excluded : best;
  }

  /** Items with separate weights, or in a group. */
  private String text(BitSet holes, double weight) {
    String suffix = weightText(weight);
    Items items = items(holes, excludable);
    String single = items.text(suffix);
    if (suffix.isEmpty()) {
      return single;
    }
    String group = "[" + suffix.substring(1) + "](" + items.text("") + ")";
    return group.length() < single.length() ? group : single;
  }

  /** The items of these holes; those that may be excluded are not wanted anywhere. */
  private Items items(BitSet holes, BitSet excludable) {
    Items items = new Items();
    for (List<ClassCell> row : rows) {
      int[] wanted = row.stream().mapToInt(cell -> cell.maskOf(holes)).toArray();
      if (Arrays.stream(wanted).anyMatch(mask -> mask != 0)) {
        int[] free = row.stream().mapToInt(cell -> cell.maskOf(excludable)).toArray();
        Items apart = row(row, wanted.clone(), free, false);
        Items both = row(row, wanted, free, true);
        Items shorter = both.text("").length() <= apart.text("").length() ? both : apart;
        items.items.addAll(shorter.items);
        items.exclusions.addAll(shorter.exclusions);
      }
    }
    return items;
  }

  /** The items of a row, either with classes of both kinds first, or of one kind each only. */
  private static Items row(List<ClassCell> row, int[] wanted, int[] free, boolean both) {
    Items items = new Items();
    boolean pairs = row.get(0).high == row.get(0).low;
    if (both || pairs) {
      addSpans(items, row, wanted, free, cell -> cell.suited | cell.offsuit, "");
    }
    if (!pairs) {
      addSpans(items, row, wanted, free, cell -> cell.suited, "s");
      addSpans(items, row, wanted, free, cell -> cell.offsuit, "o");
    }
    for (int i = 0; i < wanted.length; i++) {
      items.items.addAll(row.get(i).texts(wanted[i], 0));
    }
    return items;
  }

  /** Adds the classes of one kind, and takes their holes off those that are wanted. */
  private static void addSpans(
      Items items,
      List<ClassCell> row,
      int[] wanted,
      int[] free,
      ToIntFunction<ClassCell> kind,
      String suffix) {
    int from = -1;
    for (int i = 0; i <= wanted.length; i++) {
      boolean isIn = i < wanted.length && isClass(row.get(i), wanted[i], free[i], kind);
      if (isIn) {
        int part = kind.applyAsInt(row.get(i));
        for (String text : row.get(i).texts(part & ~wanted[i], free[i])) {
          items.exclusions.add("!" + text);
        }
        wanted[i] &= ~part;
        from = from < 0 ? i : from;
      } else if (from >= 0) {
        String last = row.get(i - 1) + suffix;
        boolean one = from == i - 1;
        items.items.add(one ? last : from == 0 ? last + "+" : row.get(from) + suffix + "-" + last);
        from = -1;
      }
    }
  }

  /** Whether the holes of a kind are best written as a class, perhaps with exclusions. */
  private static boolean isClass(
      ClassCell cell, int wanted, int free, ToIntFunction<ClassCell> kind) {
    int part = kind.applyAsInt(cell);
    int missing = part & ~wanted;
    if ((part & wanted) == 0 || (missing & ~free) != 0) {
      return false;
    }
    return missing == 0
        || length(cell.texts(missing, free)) + CLASS < length(cell.texts(part & wanted, 0));
  }

  private static int length(List<String> texts) {
    return texts.stream().mapToInt(text -> text.length() + SEPARATOR.length()).sum();
  }

  /** A weight as text, in the shorter of two ways to write a number. */
  private static String weightText(double weight) {
    if (weight == 1) {
      return "";
    }
    BigDecimal number = new BigDecimal(Double.toString(weight)).stripTrailingZeros();
    String plain = number.toPlainString();
    String scaled = number.unscaledValue() + "e-" + number.scale();
    return ":" + (scaled.length() < plain.length() ? scaled : plain);
  }

  /** {@code 15%} or {@code 5%-15%} if that means these holes, or null. */
  private String percentage(BitSet holes) {
    int all = HoleSets.all(deck).cardinality();
    BitSet span = new BitSet(HoleIndex.SIZE);
    String from = "";
    int before = 0;
    int count = 0;
    for (int place = 0; place < HoleClass.SIZE && !span.equals(holes); place++) {
      BitSet one = new BitSet(HoleIndex.SIZE);
      HoleSets.addClass(one, PreflopOrder.at(place), deck);
      if (span.isEmpty() && !one.isEmpty() && !one.intersects(holes)) {
        from = percent(count, count + one.cardinality(), all) + "-";
      } else {
        span.or(one);
      }
      before = one.isEmpty() ? before : count;
      count += one.cardinality();
    }
    return span.equals(holes) ? from + percent(before, count, all) : null;
  }

  /** The shortest percentage that means more than {@code below} and at most {@code count} holes. */
  private static String percent(int below, int count, int all) {
    for (int digits = 0; ; digits++) {
      BigDecimal least =
          BigDecimal.valueOf(100L * below)
              .divide(BigDecimal.valueOf(all), digits, RoundingMode.FLOOR)
              .add(BigDecimal.ONE.movePointLeft(digits));
      if (least.multiply(BigDecimal.valueOf(all)).compareTo(BigDecimal.valueOf(100L * count))
          <= 0) {
        return least.toPlainString() + "%";
      }
    }
  }

  /**
   * The holes of two ranks in a deck, and the texts of some of them: hands, or a card and a rank.
   */
  private static final class ClassCell {
    /** A text, and its holes as a mask: bit <i>i</i> is the hole of index <i>i</i> of the cell. */
    private record Item(int holes, String text) {}

    private final int high;
    private final int low;
    private final int[] holes;
    private final int suited; // holes, as a mask
    private final int offsuit; // or those of a pair
    private List<Item> items; // the shortest first; made when needed

    ClassCell(int high, int low, long deck) {
      this.high = high;
      this.low = low;
      BitSet all = TwoRanks.of(high, low, TwoRanks.Suitedness.ALL).holes(deck);
      holes = all.stream().toArray();
      BitSet sameSuit = TwoRanks.of(high, low, TwoRanks.Suitedness.SUITED).holes(deck);
      suited = high == low ? 0 : maskOf(sameSuit);
      offsuit = maskOf(all) & ~suited;
    }

    /** Adds what is suited and what is not, or a pair, as a whole class or hand by hand. */
    void addPlain(List<String> parts, Map<Double, BitSet> byWeight) {
      for (int kind : new int[] {suited, offsuit}) {
        String name = this + (high == low ? "" : kind == suited ? "s" : "o");
        byWeight.forEach(
            (weight, some) -> {
              int mask = maskOf(some) & kind;
              if (mask == kind && kind != 0) {
                parts.add(name + plain(weight));
                return;
              }
              for (int i = holes.length - 1; i >= 0; i--) {
                if ((mask >>> i & 1) != 0) {
                  parts.add(handText(HoleIndex.hand(holes[i])) + plain(weight));
                }
              }
            });
      }
    }

    int maskOf(BitSet some) {
      int mask = 0;
      for (int i = 0; i < holes.length; i++) {
        mask |= some.get(holes[i]) ? 1 << i : 0;
      }
      return mask;
    }

    /** Items that name these holes, and perhaps others: the one that names most of them first. */
    List<String> texts(int some, int others) {
      List<String> texts = new ArrayList<>();
      int rest = some;
      while (rest != 0) {
        Item best = null;
        for (Item item : items()) {
          boolean fits = (item.holes & ~(rest | others)) == 0;
          int count = Integer.bitCount(item.holes & rest);
          if (fits && (best == null || count > Integer.bitCount(best.holes & rest))) {
            best = item;
          }
        }
        texts.add(best.text); // each hole is an item by itself
        rest &= ~best.holes;
      }
      return texts;
    }

    private List<Item> items() {
      if (items == null) {
        items = new ArrayList<>();
        for (int i = holes.length - 1; i >= 0; i--) {
          items.add(new Item(1 << i, handText(HoleIndex.hand(holes[i]))));
        }
        addCards(high, low);
        if (high != low) {
          addCards(low, high);
        }
        items.sort(Comparator.comparing(item -> item.text.length()));
      }
      return items;
    }

    /** Adds each card of a rank with any card of the other rank. */
    private void addCards(int rank, int other) {
      for (int suit = Card.SUITS.length() - 1; suit >= 0; suit--) {
        int card = Card.of(rank, suit);
        int mask = maskOf(HoleSets.with(card, other, Hand.DECK));
        if (mask != 0) {
          items.add(new Item(mask, Card.toString(card) + Card.RANKS.charAt(other)));
        }
      }
    }

    /** A hand as text, higher card first. */
    private static String handText(long hand) {
      int a = Long.numberOfTrailingZeros(hand);
      int b = Long.numberOfTrailingZeros(hand & hand - 1);
      boolean ordered = Card.rank(a) > Card.rank(b);
      return Card.toString(ordered ? a : b) + Card.toString(ordered ? b : a);
    }

    /** The two ranks, such as {@code AK}. */
    @Override
    public String toString() {
      return "" + Card.RANKS.charAt(high) + Card.RANKS.charAt(low);
    }
  }
}
