package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.ranges.RangeReader;
import dev.yaku.equity.internal.ranges.RangeWriter;
import dev.yaku.internal.cards.CardName;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The hands of two cards that a player may have, each with a weight from 0 (never) to 1.
 *
 * <p>A range is written as items separated by commas, semicolons or spaces:
 *
 * <pre>
 *   range   item {"," item} [","]
 *   item    term [weight]  or  exclusion
 *
 *   QQ  QQ+  55-  QQ-99     a pair; this pair and higher, and lower; from one to the other
 *   AKs  AKo  AKn  AK       suited, offsuit (o or n), both
 *   ATs+  KT+  K5s-         the same, and with higher kickers: ATs+ is ATs, AJs, AQs, AKs; lower
 *   A5s-A2s                 from one kicker to the other
 *   98s-65s  AQo-86o        from one to the other with the same gap: 98s, 87s, 76s, 65s
 *   Ax  AXs  A*o            this rank and any other, but no pair
 *   QX+  8Xo-               this rank or a higher, or lower, one and any below it, with a note
 *   XXs  XXo                any two suited or offsuit cards
 *   [AK][QJ]s  [A-T][9-7]   one rank of each list
 *   AA-J  AK-T  AK-Ts       AA-JJ, AK-AT, AKs-ATs
 *   AxKx  AxKy              AKs, AKo, with a note
 *   AsKd  "As Kd"  AKsd     one hand; also JJcd, sAdK
 *   8s8h+  AhAs-QhQs        spans of hands of the same suits
 *   AsK                     one ace with any king
 *   15%  top15%             the strongest hands; see below
 *   5%-15%                  15% without 5%
 *   random  *  any two      every hand
 *   [0.5](QQ+, AKs:0.5)     a range, all weights times 0.5; also 0.5(QQ+) and 50%(QQ+)
 *   [30]QQ+, AK[/30]        a range, all weights times 30 per cent
 *
 *   weight      ":0.5"  ":50%"  "@0.5"  "@50%"  "@50", 0 to 1 or 0% to 100%; 1 by default
 *   exclusion   "!" term: without these hands, anywhere in the range
 * </pre>
 *
 * <p>Upper and lower case are equal, spaces are allowed between the parts ({@code QQ +}), {@code
 * 10} is {@code T}, suits may be symbols ({@code A♠}), dashes, commas and letters those of web
 * pages and of Japanese keyboards, and a small number may be written {@code 2e-7}. A weight such as
 * {@code 0,25} is rejected: a comma separates items. The order of items matters only if they
 * overlap: the later item sets the weight, and {@link #overlaps} names both. A range of exclusions
 * only is every other hand. A plus keeps the high card: {@code KJo+} is KJo and KQo, and {@code
 * 98s+} is 98s, with a {@linkplain #notes note}. After {@code @}, a number above 1 is in per cent,
 * and where one is, so is a whole 1: {@code AA@2, 22@1} has AA twice as often; {@code AA@1} alone
 * has a weight of 1, and a note. A text has at most 100,000 characters, which take about a second
 * to read, and groups are nested at most 20 deep.
 *
 * <p><b>Percentages</b> rank hands by their exact equity against a random hand before the flop,
 * wins plus half the ties, by the rules of {@code standard}; hands of equal equity by their text.
 * {@code 15%} is the smallest number of the 169 classes, strongest first, that make up at least 15
 * per cent of the deck's hands of two cards. So a percentage always takes whole classes, and is
 * never less than it says. {@code 15%, 16%-50%} lacks the hands from 15% to 16%: a gap of one per
 * cent or less gets a note.
 *
 * <p><b>Decks</b> of fewer cards have ranges, too: in a deck of 36 cards, {@code A6s+} is all
 * suited aces, {@code random} is the 630 hands, and {@code 15%} the strongest of those; a card that
 * is not in the deck is an error.
 *
 * <p>Ranges are immutable and safe for any number of threads. A range holds 1,326 doubles.
 */
public final class Range {
  private static final Range RANDOM = random(Hand.DECK);

  private final long deck;
  private final double[] weights;
  private final List<Overlap> overlaps;
  private final List<String> notes;

  /**
   * Two items of a text that have hands in common.
   *
   * @param earlier the item whose weight does not count for these hands
   * @param later the item that sets their weight
   * @param combos the number of hands in common
   */
  public record Overlap(String earlier, String later, int combos) {
    /** Such as {@code "AK and AKs:0.5 have 4 combinations in common: AKs:0.5 counts"}. */
    @Override
    public String toString() {
      String common = combos + (combos == 1 ? " combination" : " combinations");
      return earlier + " and " + later + " have " + common + " in common: " + later + " counts";
    }
  }

  /** Neither copies nor checks the array, which must not be changed. */
  private Range(long deck, double[] weights, List<Overlap> overlaps, List<String> notes) {
    this.deck = deck;
    this.weights = weights;
    this.overlaps = List.copyOf(overlaps);
    this.notes = List.copyOf(notes);
  }

  /**
   * {@return the range of a text, from the deck of 52 cards}
   *
   * @param text a range; see the class comment
   * @throws RangeFormatException if the text is not a range; the message says where, and what is
   *     allowed there
   */
  public static Range parse(CharSequence text) {
    return parse(text, Hand.DECK);
  }

  /**
   * {@return the range of a text, from a deck}
   *
   * @param text a range; see the class comment
   * @param deck a set of cards, without jokers
   * @throws RangeFormatException if the text is not a range for this deck; the message says where,
   *     and what is allowed there
   * @throws IllegalArgumentException if the deck is invalid
   */
  public static Range parse(CharSequence text, long deck) {
    HoleSets.checkDeck(deck);
    RangeReader.Items items = new RangeReader(Objects.requireNonNull(text, "text"), deck).read();
    return new Range(deck, items.weights(), items.overlaps(), items.notes());
  }

  /**
   * {@return the range with these weights, from the deck of 52 cards}
   *
   * @param weights by {@link HoleIndex}; copied
   * @throws IllegalArgumentException if there are not 1,326 weights, or one is not 0 to 1
   */
  public static Range of(double[] weights) {
    HoleSets.checkWeights(Objects.requireNonNull(weights, "weights"));
    double[] copy = Arrays.stream(weights).map(weight -> weight + 0.0).toArray(); // no -0.0
    return new Range(Hand.DECK, copy, List.of(), List.of());
  }

  /**
   * {@return the range of one hand, from the deck of 52 cards}
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
   * @throws IllegalArgumentException if this is not a set of two cards of 0 to 51
   */
  public static Range of(long hand) {
    double[] weights = new double[HoleIndex.SIZE];
    weights[HoleIndex.of(hand)] = 1;
    return new Range(Hand.DECK, weights, List.of(), List.of());
  }

  /** {@return every hand of the deck of 52 cards, each with the weight 1} */
  public static Range random() {
    return RANDOM;
  }

  /**
   * {@return every hand of a deck, each with the weight 1}
   *
   * @param deck a set of cards, without jokers
   * @throws IllegalArgumentException if the deck is invalid
   */
  public static Range random(long deck) {
    HoleSets.checkDeck(deck);
    double[] weights = new double[HoleIndex.SIZE]; // not by "*": who reads no text needs no reader
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      weights[hole] = HoleSets.has(deck, hole) ? 1 : 0;
    }
    return new Range(deck, weights, List.of(), List.of());
  }

  /** {@return the deck that the range's hands are from} */
  public long deck() {
    return deck;
  }

  /**
   * {@return the weight of a hand, 0 to 1}
   *
   * @param hole see {@link HoleIndex}
   * @throws IllegalArgumentException if the index is not 0 to 1325
   */
  public double weight(int hole) {
    HoleIndex.check(hole);
    return weights[hole];
  }

  /**
   * {@return the weight of a hand, as a set of two cards}
   *
   * @param hand the cards of the hand, a set; see {@link Hand}
   * @throws IllegalArgumentException if this is not a set of two cards of 0 to 51
   */
  public double weight(long hand) {
    return weights[HoleIndex.of(hand)];
  }

  /** {@return the weights by {@link HoleIndex}: a new array} */
  public double[] weights() {
    return weights.clone();
  }

  /** {@return whether no hand has a weight above 0} */
  public boolean isEmpty() {
    return size() == 0;
  }

  /** {@return the number of hands with a weight above 0} */
  public int size() {
    return (int) Arrays.stream(weights).filter(weight -> weight > 0).count();
  }

  /** {@return the sum of all weights} */
  public double totalWeight() {
    return Arrays.stream(weights).sum();
  }

  /** {@return whether some hand has a weight that is neither 0 nor 1} */
  public boolean isWeighted() {
    return Arrays.stream(weights).anyMatch(weight -> weight > 0 && weight < 1);
  }

  /**
   * {@return the hands with a weight above 0, as sets of two cards, ascending by {@link HoleIndex}:
   * a new array} With {@link #weight(long)}, each combo and its weight.
   */
  public long[] hands() {
    return IntStream.range(0, HoleIndex.SIZE)
        .filter(hole -> weights[hole] > 0)
        .mapToLong(HoleIndex::hand)
        .toArray();
  }

  /**
   * {@return the items of the text that have hands in common: the first 1,000; none if the range
   * was not read from text}
   */
  public List<Overlap> overlaps() {
    return overlaps;
  }

  /**
   * {@return what the writer of the text may not expect, as sentences for people: {@linkplain
   * #overlaps overlaps}, and signs that add nothing, such as the plus of {@code 98s+}; the first
   * 1,000 of each kind}
   */
  public List<String> notes() {
    return notes;
  }

  /**
   * {@return this range without the hands that hold one of these cards; it may be empty}
   *
   * @param dead cards that no hand may hold, a set
   */
  public Range without(long dead) {
    double[] live = weights.clone();
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if ((HoleIndex.hand(hole) & dead) != 0) {
        live[hole] = 0;
      }
    }
    return new Range(deck, live, overlaps, notes);
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public Range without(int card) {
    throw CardName.notASet(card);
  }

  /**
   * {@return this range {@link #without(long)} these cards, which must leave at least one hand}
   *
   * @param dead cards that no hand may hold, a set
   * @throws RangeFormatException if no hand is left: {@code "QQ: all 6 combinations hold Qs, Qh or
   *     Qd"}
   */
  public Range requireWithout(long dead) {
    Range live = without(dead);
    if (live.isEmpty()) {
      String text = isEmpty() ? "" : this + ": ";
      throw new RangeFormatException(
          text + HoleSets.fault(HoleIndex.hands(), this::weight, dead),
          1,
          toString(),
          "a range with at least one possible hand");
    }
    return live;
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public Range requireWithout(int card) {
    throw CardName.notASet(card);
  }

  /** Whether the other is a range of the same deck with the same weights. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Range range
        && deck == range.deck
        && Arrays.equals(weights, range.weights);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(deck) + Arrays.hashCode(weights);
  }

  /**
   * {@return this range as text that other programs read, such as PioSolver, GTO+ and Equilab:
   * {@code "AA,AKs:0.5,AsKd:0.996"}} Classes of which all hands of the deck have one weight, and
   * single hands, higher card first; no spans, groups, exclusions or percentages. {@link #parse}
   * reads it as this range. Empty for an empty range.
   */
  public String plainText() {
    return new RangeWriter(deck, weights).plainText();
  }

  /**
   * A short text that {@link #parse} reads as this range, with the same deck: items that do not
   * overlap, in groups if many have the same weight, with exclusions; or, if that is shorter and
   * the items are not just a few, {@code *}, a percentage, or {@code *} with exclusions. It is
   * rarely longer than the shortest text there is, and then by a few characters.
   */
  @Override
  public String toString() {
    return new RangeWriter(deck, weights).text();
  }
}
