package dev.yaku.spark.jobs;

import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.index.HandIndex;
import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.spark.Loaded;
import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.RangeJob;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Omaha before the flop: exactly how often one class of hole cards beats another, for all pairs of
 * classes, or one class against all. Classes are numbered by {@code HandIndex.of(4)}, or 5, or 6.
 *
 * <p>A row is the result of one hand of class {@code a} against all possible hands of class {@code
 * b}, over all boards: the number of {@code deals}, the high hands {@code won} and {@code tied},
 * and {@code equity}, the average share of the pot. If all hands of {@code b} contain a card of
 * {@code a}, there are no deals, and equity is NaN. For all pairs, there are only rows with {@code
 * a <= b}: the equity of {@code b} against {@code a} is 1 minus that of {@code a} against {@code
 * b}.
 */
public final class OmahaPreflop implements RangeJob {
  private static final long serialVersionUID = 1;
  private static final long UNITS_PER_FILE = 10_000;

  private final String rules;
  private final int cards;
  private final long against; // -1: all pairs
  private final long classes;

  /**
   * Creates a job that computes equities before the flop.
   *
   * @param rules {@code omaha} or {@code omaha-hi-lo}
   * @param cards the number of hole cards, 4 to 6
   * @param against the class {@code a} to compare with all others; empty for all pairs
   * @throws IllegalArgumentException if the rules, the number of cards or the class is invalid
   */
  public OmahaPreflop(String rules, int cards, OptionalLong against) {
    this.rules = rules;
    this.cards = cards;
    this.against = against.orElse(-1);
    var ruleSet = OmahaEvaluator.of(rules).ruleSet();
    if (cards < ruleSet.minCards() || cards > ruleSet.maxCards()) {
      throw new IllegalArgumentException(
          cards + " hole cards: expected " + ruleSet.minCards() + " to " + ruleSet.maxCards());
    }
    classes = HandIndex.of(cards).size(0);
    if (against.isPresent() && (this.against < 0 || this.against >= classes)) {
      throw new IllegalArgumentException(
          "class " + this.against + ": expected 0 to " + (classes - 1));
    }
  }

  @Override
  public SortedMap<String, String> description() {
    SortedMap<String, String> job = new TreeMap<>();
    job.put("job", "omaha-preflop");
    job.put("rules", rules);
    job.put("cards", Integer.toString(cards));
    job.put("against", against < 0 ? "all" : Long.toString(against));
    job.put("index", Integer.toString(HandIndex.VERSION));
    return job;
  }

  @Override
  public long units() {
    return against < 0 ? classes * (classes + 1) / 2 : classes;
  }

  @Override
  public long unitsPerFile() {
    return UNITS_PER_FILE;
  }

  @Override
  public Columns columns() {
    return Columns.of(List.of("a", "b", "deals", "won", "tied"), List.of("equity"));
  }

  @Override
  public void rows(long unit, RowSink sink) throws IOException {
    long a = against;
    long b = unit;
    if (against < 0) {
      b = larger(unit);
      a = unit - b * (b + 1) / 2;
    }
    HandIndex index = Loaded.index(Hand.DECK, cards);
    long hand = index.unindex(0, a)[0];
    long other = index.unindex(0, b)[0];
    Equity equity = Loaded.equity(rules);
    long[] counts = {a, b, 0, 0, 0};
    double shares = 0;
    for (Map.Entry<Long, Integer> held : opponents(hand, other).entrySet()) {
      EquityResult result = equity.spot().player(hand).player(held.getKey()).exact().run();
      long times = held.getValue();
      counts[2] += times * result.deals();
      counts[3] += times * (long) result.win(0);
      counts[4] += times * (long) result.tie(0);
      shares += times * result.deals() * result.share(0);
    }
    sink.add(counts, shares / counts[2]);
  }

  /**
   * The hands that equal another up to suits and do not share a card with this hand. Hands that are
   * equal by an exchange of suits which does not change this hand are represented by one of them,
   * with their number.
   */
  static SortedMap<Long, Integer> opponents(long hand, long other) {
    List<SuitExchange> same = SuitExchange.keeping(hand);
    SortedMap<Long, Integer> opponents = new TreeMap<>();
    SuitExchange.ALL.stream()
        .map(way -> way.image(other))
        .distinct()
        .filter(held -> (held & hand) == 0)
        .forEach(held -> opponents.merge(SuitExchange.least(held, same), 1, Integer::sum));
    return opponents;
  }

  /** The larger number of a pair: pairs are (0, 0), (0, 1), (1, 1), (0, 2), ... */
  static long larger(long pair) {
    return (long) ((Math.sqrt(8.0 * pair + 1) - 1) / 2); // exact: there are far fewer than 2^50
  }

  /** The work of the job: {@code "omaha, 4 cards, class 7 (2c 2d 2h 2s) against all"}. */
  @Override
  public String toString() {
    String text = rules + ", " + cards + " cards, ";
    if (against < 0) {
      return text + "all pairs";
    }
    String hand = Hand.toString(HandIndex.of(cards).unindex(0, against)[0]);
    return text + "class " + against + " (" + hand + ") against all";
  }
}
