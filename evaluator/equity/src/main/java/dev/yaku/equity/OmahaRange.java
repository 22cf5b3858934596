package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.equity.internal.ranges.OmahaRangeReader;
import dev.yaku.internal.cards.CardName;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * The hands of two to seven cards that a player of Omaha may have.
 *
 * <p>A range is written as patterns of cards and properties:
 *
 * <pre>
 *   range all {"," all} [","]  what is in one of them
 *   all       part {":" part}                what is in each of them
 *   part      pattern | property | "(" range ")" | "!" part
 *   pattern   symbol {symbol}                no more than the hand has cards; the others are any
 *   symbol    ranks [suit] | suit
 *   ranks     "A"   one rank
 *             "[T-7]"  "[AK9-7]"             one of several
 *             "*"   any
 *             "$R" "$B" "$M" "$Z" "$N" "$F" "$W"   [A-T] [A-J] [T-7] [6-2] [K-9] [K-J] [A5-2]
 *   suit      "c" "d" "h" "s"                that suit
 *             "w" "x" "y" "z"                a suit: the same letter the same, another one another
 *   property  "$ds"  two suits or more of two cards or more each
 *             "$ss"  one suit only of two cards or more
 *             "$rb"  no two cards of a suit
 *             "$np"  no two cards of a rank
 *             "random"  every hand
 *             "15%" "top 15%" "5%-15%"  the strongest hands
 *             "RRON"  a pair and two other ranks: a letter of R, O, N, P is a rank of its own
 *
 *   AsAhKdQc           one hand of four cards
 *   AA                 two aces or more       AAA:!AAAA   three aces
 *   AwAxJwTx           two aces, suited with a jack and a ten
 *   AA:$ds             two aces or more, double suited
 *   [A-T][A-T][A-T][A-T]:$np:!$rb     four different ranks from the ten up, not of four suits
 *   xxx                three cards of a suit or more
 *   KsQs*, (AA, KK):$ss
 *   TT+   AA-TT   AA-T   55-          pairs: this and higher, from one to the other, and lower
 *   JT98+   AKQ-JT9                   three ranks or more, and the same some ranks higher
 *   AAds   KQss   JT98r   AA rainbow  AA:$ds, KQ:$ss, JT98:$rb, AA:$rb
 * </pre>
 *
 * <p>Each symbol of a pattern stands for another card of the hand. A suit directly after ranks
 * belongs to them; after a space it is a separate symbol: {@code AAxx} is an ace, the ace of a suit
 * and another card of that suit; {@code AA xx} is two aces and two cards of a suit. The letters w
 * to z have a meaning only within their pattern. The colon may be omitted before {@code !} and
 * {@code $}: {@code AA$ds!KK}. Upper and lower case are equal, {@code 10} is {@code T}, suits may
 * be symbols such as {@code ♠}, and a text has at most 10,000 characters.
 *
 * <p>{@code ds} and {@code ss} mean double and single suited directly after two ranks or more, and
 * after a space if the hand has no room for two cards more; elsewhere they are suits. The words
 * {@code double-suited}, {@code single-suited}, {@code rainbow} and {@code no pair} may stand for
 * {@code $ds}, {@code $ss}, {@code $rb} and {@code $np}. What may be meant otherwise is one of the
 * {@link #notes}, with what to write instead: {@code AKs} is an ace and the king of spades.
 *
 * <p><b>Percentages</b> rank hands by their exact equity against a random hand before the flop:
 * over all boards and all hands of the opponent, by {@code omaha}, or by {@code omaha-hi-lo} if the
 * range was read for these rules. That orders hands for what they win at showdown, not for how they
 * play. {@code 10%} is the smallest number of the strongest classes, of hands that differ in the
 * names of suits only, that make up at least 10 per cent of all hands; {@code 10%-30%} is {@code
 * 30%} without {@code 10%}. Known for hands of four and of five cards; rejected for others, and for
 * rules of one's own.
 *
 * <p>Immutable, and safe for any number of threads. Testing one hand takes a few nanoseconds for
 * each symbol and each way to choose the suits of letters, and allocates nothing.
 */
public final class OmahaRange {
  private static final int LEAST_CARDS = 2;
  private static final int MOST_CARDS = 7;
  private static final String HIGH = "omaha";
  private static final String SPLIT = "omaha-hi-lo";

  private final int cards;
  private final long deck;
  private final OmahaRangeReader.Items hands;

  private OmahaRange(int cards, long deck, OmahaRangeReader.Items hands) {
    this.cards = cards;
    this.deck = deck;
    this.hands = hands;
  }

  /**
   * {@return the range of a text, from the deck of 52 cards}
   *
   * @param text a range; see the class comment
   * @param cards the number of cards of a hand: 2 to 7; 4 to 6 in the built-in rules
   * @throws RangeFormatException if the text is not a range; the message says where, and what is
   *     allowed there
   * @throws IllegalArgumentException if hands cannot have this number of cards
   */
  public static OmahaRange parse(CharSequence text, int cards) {
    return parse(text, cards, Hand.DECK);
  }

  /**
   * {@return the range of a text, from a deck}
   *
   * @param text a range; see the class comment
   * @param cards the number of cards of a hand: 2 to 7; 4 to 6 in the built-in rules
   * @param deck a set of cards, without jokers
   * @throws RangeFormatException if the text is not a range for this deck; the message says where,
   *     and what is allowed there
   * @throws IllegalArgumentException if hands cannot have this number of cards, or the deck is
   *     invalid
   */
  public static OmahaRange parse(CharSequence text, int cards, long deck) {
    return parse(text, cards, deck, deck == Hand.DECK ? HIGH : null);
  }

  /**
   * {@return the range of a text, from the deck of rules, and with percentages by their order}
   *
   * @param text a range; see the class comment
   * @param cards the number of cards of a hand: 2 to 7; 4 to 6 in the built-in rules
   * @param rules rules of Omaha; percentages are known for the built-in {@code omaha} and {@code
   *     omaha-hi-lo} only
   * @throws RangeFormatException if the text is not a range for these rules; the message says
   *     where, and what is allowed there
   * @throws IllegalArgumentException if hands cannot have this number of cards
   */
  public static OmahaRange parse(CharSequence text, int cards, RuleSet rules) {
    Objects.requireNonNull(rules, "rules");
    return parse(text, cards, rules.deck(), isBuiltIn(rules) ? rules.name() : null);
  }

  private static boolean isBuiltIn(RuleSet rules) {
    try {
      String name = rules.name();
      return (name.equals(HIGH) || name.equals(SPLIT))
          && OmahaEvaluator.of(name).ruleSet() == rules;
    } catch (IllegalArgumentException e) {
      return false; // the program does not have the built-in ones
    }
  }

  private static OmahaRange parse(CharSequence text, int cards, long deck, @Nullable String rules) {
    Objects.requireNonNull(text, "text");
    if (cards < LEAST_CARDS || cards > MOST_CARDS) {
      throw new IllegalArgumentException(
          cards + " cards: expected " + LEAST_CARDS + " to " + MOST_CARDS);
    }
    if ((deck & ~Hand.DECK) != 0 || Long.bitCount(deck) < cards) {
      throw new IllegalArgumentException(
          "the deck \"%s\": expected %s cards or more, no jokers"
              .formatted(Hand.toString(deck), cards));
    }
    OmahaRangeReader reader = new OmahaRangeReader(text, cards, deck, rules, false);
    return new OmahaRange(cards, deck, reader.read());
  }

  /** {@return the number of cards of each hand} */
  public int cards() {
    return cards;
  }

  /**
   * {@return what the writer of the text may not expect, as sentences for people: patterns such as
   * {@code AAxx}, whose letters are a suit and not any cards, and {@code AAds} or {@code AKs}}
   */
  public List<String> notes() {
    return hands.notes();
  }

  /** {@return the deck that the range's hands are from} */
  public long deck() {
    return deck;
  }

  /**
   * {@return whether a set of cards is one of the range's hands; false if it has another number of
   * cards}
   *
   * @param hole a hand, a set of cards
   */
  public boolean contains(long hole) {
    return Long.bitCount(hole) == cards && (hole & ~deck) == 0 && hands.condition().test(hole);
  }

  /**
   * {@return this range without the hands that hold one of these cards; it may be empty}
   *
   * @param dead cards that no hand may hold, a set
   */
  public OmahaRange without(long dead) {
    return new OmahaRange(cards, deck & ~dead, hands);
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public OmahaRange without(int card) {
    throw CardName.notASet(card);
  }

  /**
   * Calls an action with each hand, in ascending order of the sets. Tests every hand of the deck:
   * of 52 cards there are 270,725 hands of four, 2,598,960 of five, 20,358,520 of six, 133,784,560
   * of seven.
   *
   * @param action called with each hand, a set of cards
   */
  public void forEach(LongConsumer action) {
    Objects.requireNonNull(action, "action");
    if (Long.bitCount(deck) < cards) {
      return;
    }
    Hands.of(deck, cards)
        .forEach(
            hole -> {
              if (hands.condition().test(hole)) {
                action.accept(hole);
              }
            });
  }

  /** {@return all hands, ascending: a new array} Costs as much as {@link #forEach}. */
  public long[] holes() {
    LongStream.Builder holes = LongStream.builder();
    forEach(holes);
    return holes.build().toArray();
  }

  /** {@return whether no hand is in this range} Costs as much as {@link #forEach}. */
  public boolean isEmpty() {
    boolean[] found = new boolean[1];
    forEach(hole -> found[0] = true);
    return !found[0];
  }

  /** The text from which this range was read. */
  @Override
  public String toString() {
    return hands.text();
  }
}
