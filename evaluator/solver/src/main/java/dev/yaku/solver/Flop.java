package dev.yaku.solver;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Hand;
import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.SuitExchange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Three cards that a report is about. Immutable.
 *
 * @param cards as they are to be named: {@code "As 9s 6h"}
 * @param weight how often they come, beside the other flops of a report; above 0
 */
public record Flop(String cards, double weight) {
  private static final int CARDS = 3;
  private static final String SAMPLE = "sample:";

  /** Cards, and perhaps a colon, a tab or blanks and a weight. */
  private static final Pattern LINE =
      Pattern.compile("(.*?)(?:[:\\t ]\\s*([0-9]+\\.?[0-9]*(?:[eE]-?[0-9]{1,3})?))?\\s*");

  /**
   * Creates a flop that a report weighs.
   *
   * @param cards as they are to be named: {@code "As 9s 6h"}
   * @param weight how often they come, beside the other flops of a report; above 0
   * @throws IllegalArgumentException if there are not three different cards, or the weight is not
   *     above 0
   */
  public Flop {
    int found = Card.parseAll(cards).length;
    if (found != CARDS || Long.bitCount(Hand.parse(cards)) != CARDS) {
      throw new IllegalArgumentException(
          Quote.of(cards) + ": expected a flop, three cards, found " + found);
    }
    if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(cards + ": weight " + weight + ": expected above 0");
    }
  }

  /** {@return the cards, as a set} */
  public long set() {
    return Hand.parse(cards);
  }

  /**
   * Reads a flop with or without a weight, which is 1 by default: {@code "As 9s 6h"}, {@code
   * "As9s6h:0.5"}, or with a tab or a blank before the weight.
   *
   * @param text one line
   * @return the flop, its cards as {@link Card} writes them, in the order of the text
   * @throws IllegalArgumentException if the text is something else; the message says what
   */
  public static Flop parse(String text) {
    Matcher line = LINE.matcher(Objects.requireNonNull(text));
    boolean hasWeight = line.matches() && line.group(2) != null && line.group(1).length() > CARDS;
    String cards = hasWeight ? line.group(1) : text;
    try {
      double weight = hasWeight ? Double.parseDouble(line.group(2)) : 1;
      return new Flop(Card.toString(Card.parseAll(cards)), weight);
    } catch (CardFormatException e) {
      throw new IllegalArgumentException(Quote.of(text) + ": " + e.getMessage(), e);
    }
  }

  /**
   * Reads flops: {@code "all"}, {@code "sample:95"} with any size, or flops with commas or line
   * breaks between, as {@link #parse} reads them; what follows a {@code #} at the beginning of one
   * does not count.
   *
   * @param text at least one flop
   * @return the flops in the order of the text
   * @throws IllegalArgumentException if the text is something else; the message says what
   */
  public static List<Flop> list(String text) {
    if (text.equals("all")) {
      return all();
    }
    if (text.startsWith(SAMPLE)) {
      try {
        return sample(Integer.parseInt(text.substring(SAMPLE.length())));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(Quote.of(text) + ": expected sample:N", e);
      }
    }
    List<Flop> flops = new ArrayList<>();
    for (String flop : text.split(",|\\R", -1)) {
      if (!flop.isBlank() && !flop.strip().startsWith("#")) {
        flops.add(parse(flop.strip()));
      }
    }
    if (flops.isEmpty()) {
      throw new IllegalArgumentException("no flop");
    }
    return flops;
  }

  /**
   * All flops of 52 cards that differ in more than suits, each with the number of flops that differ
   * from it in suits only: 1,755, with weights of 22,100 in all. Paired and high ones come last.
   *
   * @return a new list, always in the same order
   */
  public static List<Flop> all() {
    List<Flop> all = new ArrayList<>();
    for (int a = 0; a < Card.JOKER; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          long set = 1L << a | 1L << b | 1L << c;
          if (SuitExchange.greatest(set) == set) {
            all.add(new Flop(byRank(set), SuitExchange.images(set)));
          }
        }
      }
    }
    all.sort(Comparator.comparingLong(Flop::order));
    return all;
  }

  /** The cards, the highest rank first. */
  private static String byRank(long set) {
    return Card.toString(
        Arrays.stream(Hand.cards(set))
            .boxed()
            .sorted(Comparator.comparingInt(card -> -Card.rank(card) * 4 - Card.suit(card)))
            .mapToInt(Integer::intValue)
            .toArray());
  }

  /** Paired or not, then suits, then ranks. */
  private long order() {
    long ranks = 0;
    long suits = 0;
    long key = 0;
    for (int card : Card.parseAll(cards)) {
      ranks |= 1L << Card.rank(card);
      suits |= 1L << Card.suit(card);
      key = key * Card.RANK_COUNT + Card.rank(card);
    }
    int pairs = CARDS - Long.bitCount(ranks);
    long kind = (long) pairs * CARDS + Long.bitCount(suits);
    return kind << 32 | key << 8 | suits;
  }

  /**
   * A fixed choice of flops that stands for all: their ranks, pairs of ranks and suits are there as
   * nearly as possible as often as among all. How near means over them come to means over all, the
   * artifact's README says.
   *
   * @param count 1 to 1,755; a flop that is chosen twice has twice the weight
   * @return a new list in the order of {@link #all}, whose weights are 22,100 in all; always the
   *     same
   * @throws IllegalArgumentException if the number is another
   */
  public static List<Flop> sample(int count) {
    return new Sample().of(count);
  }

  /**
   * Chooses flops that stand for all, one after the other: always the one whose ranks, pairs of
   * ranks and suits are together the furthest from being there as often as among all flops. So what
   * depends on these comes near the mean of all much sooner than by chance. The idea is kernel
   * herding (Chen, Welling and Smola, <a href="https://arxiv.org/abs/1203.3472">Super-samples from
   * kernel herding</a>, 2010), here with whole numbers.
   */
  private static final class Sample {
    private static final int MARKS = 11;
    private static final int VALUES = Card.RANK_COUNT * Card.RANK_COUNT;

    private final List<Flop> all = Flop.all();
    private final int[][] marks = all.stream().map(Sample::marks).toArray(int[][]::new);
    private final long[] among = new long[MARKS * VALUES]; // all flops: how many have each mark
    private long flops;

    Sample() {
      for (int i = 0; i < marks.length; i++) {
        long weight = (long) all.get(i).weight();
        flops += weight;
        for (int mark : marks[i]) {
          among[mark] += weight;
        }
      }
    }

    /** The marks by which flops are compared. */
    private static int[] marks(Flop flop) {
      int[] cards = Card.parseAll(flop.cards());
      int high = Card.rank(cards[0]);
      int middle = Card.rank(cards[1]);
      int low = Card.rank(cards[2]);
      boolean first = Card.suit(cards[0]) == Card.suit(cards[1]);
      boolean last = Card.suit(cards[1]) == Card.suit(cards[2]);
      boolean ends = Card.suit(cards[0]) == Card.suit(cards[2]);
      int suits = (first ? 1 : 0) + (last ? 2 : 0) + (ends ? 4 : 0);
      int kind = Integer.signum(Integer.bitCount(suits) - 1) + 1; // rainbow, two suits, one
      int equal = (high == middle ? 1 : 0) + (middle == low ? 2 : 0);
      int[] values = {
        high,
        middle,
        low,
        equal,
        suits,
        pair(high, middle),
        pair(middle, low),
        pair(high, low),
        pair(kind, high),
        pair(kind, middle),
        pair(kind, low)
      };
      for (int mark = 0; mark < MARKS; mark++) {
        values[mark] += mark * VALUES;
      }
      return values;
    }

    private static int pair(int one, int other) {
      return one * Card.RANK_COUNT + other;
    }

    List<Flop> of(int count) {
      if (count < 1 || count > all.size()) {
        throw new IllegalArgumentException(
            "a sample of " + count + " flops: expected 1 to " + all.size());
      }
      int[] times = new int[all.size()];
      long[] owed = new long[among.length]; // by mark: how often it should be there, less how often
      for (int chosen = 0; chosen < count; chosen++) {
        for (int mark = 0; mark < owed.length; mark++) {
          owed[mark] += among[mark];
        }
        int next = mostOwed(owed);
        times[next]++;
        for (int mark : marks[next]) {
          owed[mark] -= flops;
        }
      }
      List<Flop> sample = new ArrayList<>();
      for (int i = 0; i < times.length; i++) {
        if (times[i] > 0) {
          sample.add(new Flop(all.get(i).cards(), (double) times[i] * flops / count));
        }
      }
      return sample;
    }

    private int mostOwed(long... owed) {
      int next = 0;
      long most = Long.MIN_VALUE;
      for (int i = 0; i < marks.length; i++) {
        long sum = 0;
        for (int mark : marks[i]) {
          sum += owed[mark];
        }
        if (sum > most) {
          most = sum;
          next = i;
        }
      }
      return next;
    }
  }
}
