package dev.yaku.internal.ranges;

import dev.yaku.Card;
import dev.yaku.internal.holes.HoleClasses;
import dev.yaku.internal.holes.HoleSets;
import dev.yaku.internal.holes.Holes;
import dev.yaku.internal.holes.PreflopOrder;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Writes a range as text, as specified by the public {@code Range.toString}. */
public final class RangeWriter {
  static final String SEPARATOR = ", ";

  private record Items(List<String> items, List<String> exclusions) {
    String text(String suffix) {
      String text = String.join(suffix + SEPARATOR, items) + suffix;
      return exclusions.isEmpty() ? text : text + SEPARATOR + String.join(SEPARATOR, exclusions);
    }
  }

  private final long deck;

  /** The holes of each weight except 0, greatest weight first. */
  private final TreeMap<Double, BitSet> byWeight = new TreeMap<>(Comparator.reverseOrder());

  public RangeWriter(long deck, double[] weights) {
    this.deck = deck;
    for (int hole = 0; hole < Holes.SIZE; hole++) {
      if (weights[hole] > 0) {
        byWeight.computeIfAbsent(weights[hole], weight -> new BitSet()).set(hole);
      }
    }
  }

  /** The shortest of several texts; if several are equally short, the first. */
  public String text() {
    if (byWeight.isEmpty()) {
      return "*:0";
    }
    List<String> texts = new ArrayList<>();
    List<String> parts = new ArrayList<>();
    byWeight.forEach((weight, holes) -> parts.add(text(holes, weight)));
    texts.add(String.join(SEPARATOR, parts));
    if (byWeight.size() == 1) {
      addUniform(texts, byWeight.firstEntry().getValue(), weightText(byWeight.firstKey()));
    }
    return texts.stream().min(Comparator.comparing(String::length)).orElseThrow();
  }

  /** Adds the texts for holes of one weight that name no single class. */
  private void addUniform(List<String> texts, BitSet holes, String weight) {
    BitSet others = HoleSets.all(deck);
    others.andNot(holes);
    if (others.isEmpty()) {
      texts.add("*" + weight);
      return;
    }
    String percentage = percentage(holes);
    if (percentage != null) {
      texts.add(percentage + weight);
    }
    Items excluded = items(others, new BitSet(), SEPARATOR.length() + 1);
    String all = weight.isEmpty() ? "" : "*" + weight + SEPARATOR;
    texts.add(all + "!" + String.join(SEPARATOR + "!", excluded.items));
  }

  /** Items with separate weights, or in a group. */
  private String text(BitSet holes, double weight) {
    BitSet excludable = HoleSets.all(deck);
    byWeight.values().forEach(excludable::andNot);
    String suffix = weightText(weight);
    String single = items(holes, excludable, SEPARATOR.length() + suffix.length()).text(suffix);
    if (suffix.isEmpty()) {
      return single;
    }
    String grouped = items(holes, excludable, SEPARATOR.length()).text("");
    String group = "[" + suffix.substring(1) + "](" + grouped + ")";
    return group.length() < single.length() ? group : single;
  }

  private Items items(BitSet holes, BitSet excludable, int price) {
    ClassCell.Task task = new ClassCell.Task(holes, excludable, deck, price);
    Items items = new Items(new ArrayList<>(), new ArrayList<>());
    List<ClassCell> pairs = new ArrayList<>();
    for (int rank : ranksBelow(Card.RANK_COUNT)) {
      pairs.add(new ClassCell(rank, rank, task));
    }
    new RowWriter(pairs, price).addTo(items.items, items.exclusions);
    for (int high : ranksBelow(Card.RANK_COUNT)) {
      List<ClassCell> row = new ArrayList<>();
      for (int low : ranksBelow(high)) {
        row.add(new ClassCell(high, low, task));
      }
      new RowWriter(row, price).addTo(items.items, items.exclusions);
    }
    return items;
  }

  /** The ranks of the deck below this one, highest first. */
  private List<Integer> ranksBelow(int end) {
    List<Integer> ranks = new ArrayList<>();
    for (int rank = end - 1; rank >= 0; rank--) {
      if ((deck >>> rank & HoleSets.ONE_RANK) != 0) {
        ranks.add(rank);
      }
    }
    return ranks;
  }

  private static String weightText(double weight) {
    return weight == 1
        ? ""
        : ":" + new BigDecimal(Double.toString(weight)).stripTrailingZeros().toPlainString();
  }

  /** {@code 15%} or {@code 5%-15%} if that means these holes, or null. */
  private String percentage(BitSet holes) {
    int all = HoleSets.all(deck).cardinality();
    BitSet span = new BitSet(Holes.SIZE);
    String from = "";
    int before = 0;
    int count = 0;
    for (int place = 0; place < HoleClasses.SIZE && !span.equals(holes); place++) {
      BitSet one = new BitSet(Holes.SIZE);
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
}
