package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.PreflopOrder;
import dev.yaku.equity.internal.ranges.TwoRanks.Suitedness;
import java.math.BigDecimal;
import java.util.BitSet;
import java.util.function.Consumer;

/** Reads one term of a range that is neither a group nor an exclusion, as a set of holes. */
public final class TermReader {
  private static final String TERMS =
      "a pair QQ, QQ+ or QQ-99, cards AKs, AKo, AK, ATs+, A5s-A2s, 98s-65s, AsKd or AsK, a"
          + " percentage 15% or 5%-15%, random, * or [0.5](...)";

  private static final String UNKNOWN =
      "cards or a range; an unknown card is left out, and any two cards are random";

  private static final String ONE_UNKNOWN =
      "; an unknown card of a player is left out, and AsK is As with any king";

  private static final String SPANS =
      "two pairs as in QQ-99, or the same s or o and the same high card as in A5s-A2s or the same"
          + " gap as in 98s-65s";

  private final RangeText text;
  private final long deck;
  private final Consumer<String> notes; // told what a user may not expect
  private BigDecimal[] span;

  TermReader(RangeText text, long deck, Consumer<String> notes) {
    this.text = text;
    this.deck = deck;
    this.notes = notes;
  }

  /** The holes of the term; at least one. */
  BitSet read() {
    span = null;
    int start = text.at();
    BitSet holes = holes();
    if (holes.isEmpty()) {
      throw text.fault(
          text.since(start) + " has no combination", start, "one in " + HoleSets.deckText(deck));
    }
    return holes;
  }

  /** The percentages of the term that was read last; null if it has none. */
  BigDecimal[] span() {
    return span;
  }

  private BitSet holes() {
    int start = text.at();
    if (isUnknown(text.peek()) && isUnknown(text.peek(1))) { // as in XXs
      text.moveTo(start + 2);
      return oneOfEach(RangeText.ALL_RANKS, RangeText.ALL_RANKS, suits());
    }
    if (text.skip("random") || text.skip('*') || text.skipAny()) {
      return HoleSets.all(deck);
    }
    BigDecimal[] percentages = text.percentages();
    if (percentages != null) {
      return between(start, percentages);
    }
    if (text.isAtEndOfItem()) {
      throw text.fault("an empty item", start, TERMS);
    }
    if (text.peek() == '[') {
      return oneOfEach(start, text.rankSet());
    }
    int sign = text.suitBefore();
    int first = rank();
    int suit = sign < 0 ? text.suit() : sign;
    return suit < 0 ? classes(start, first) : withCard(start, text.card(first, suit, 0, start));
  }

  private static boolean isUnknown(char sign) {
    return sign == 'x' || sign == '*';
  }

  private BitSet between(int start, BigDecimal[] percentages) {
    span = percentages;
    BitSet holes = PreflopOrder.top(percentages[1], deck);
    holes.andNot(PreflopOrder.top(percentages[0], deck));
    if (holes.isEmpty()) {
      throw text.fault(text.since(start) + " has no class of hands", start, "a larger percentage");
    }
    return holes;
  }

  /** Reads the rest of a term of one of several ranks and another, as in {@code [AK][QJ]s}. */
  private BitSet oneOfEach(int start, int first) {
    int second = text.rankSet();
    if (second == 0) {
      throw text.unexpected("a second rank or ranks, as in [AK][QJ]s");
    }
    BitSet holes = oneOfEach(first, second, suits());
    if (holes.isEmpty()) {
      throw text.fault(
          text.since(start) + " does not exist", start, "pairs without s or o, as in [AK][AK]");
    }
    return holes;
  }

  private BitSet oneOfEach(int first, int second, Suitedness suits) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int a = 0; a < Card.RANK_COUNT; a++) {
      for (int b = 0; b < Card.RANK_COUNT; b++) {
        if ((first >>> a & second >>> b & 1) != 0 && (a != b || suits == Suitedness.ALL)) {
          holes.or(TwoRanks.of(a, b, suits).holes(deck));
        }
      }
    }
    return holes;
  }

  private int rank() {
    int start = text.at();
    int rank = text.rank();
    if (rank < 0) {
      throw text.unexpected(text.peek() == 'x' ? UNKNOWN : TERMS);
    }
    return checked(start, rank);
  }

  private int checked(int start, int rank) {
    if ((deck >>> rank & HoleSets.ONE_RANK) == 0) {
      throw text.notInDeck("" + Card.RANKS.charAt(rank), start);
    }
    return rank;
  }

  /** Reads the rest after a card: another card and perhaps a span, or a rank. */
  private BitSet withCard(int start, int first) {
    int end = text.at();
    text.skipSpaces();
    int second = text.at();
    int sign = text.suitBefore();
    int rank = text.rank();
    if (rank < 0) {
      boolean unknown = isUnknown(text.peek());
      text.moveTo(unknown ? text.at() : end);
      throw text.unexpected(
          "a second card or rank after %s, as in AsKd%s"
              .formatted(Card.toString(first), unknown ? ONE_UNKNOWN : ""));
    }
    checked(second, rank);
    int suit = sign < 0 ? text.suit() : sign;
    if (suit < 0) {
      return HoleSets.with(first, rank, deck);
    }
    return spans(start, TwoRanks.of(first, text.card(rank, suit, 1L << first, second)));
  }

  /** Reads the rest after a rank: another rank, suits, and the end of a span. */
  private BitSet classes(int start, int first) {
    if (text.peek() == '[' && text.peek(1) != '/') {
      return oneOfEach(start, 1 << first);
    }
    int place = text.at();
    int letter = text.letter(OmahaPattern.LETTERS);
    int second = letter < 0 ? -1 : text.rank();
    int other = second < 0 ? -1 : text.letter(OmahaPattern.LETTERS);
    if (other >= 0) {
      return spans(start, sameOrOther(start, first, second, letter == other));
    }
    text.moveTo(place);
    if (text.skip('x') || text.skip('*')) {
      return withAny(start, first, suits());
    }
    return spans(start, ranks(start, first));
  }

  /** Reads the rest after a rank and any other: {@code KXs+} has a king or an ace, no pair. */
  private BitSet withAny(int start, int first, Suitedness suits) {
    boolean isUp = text.skipAfterSpaces('+');
    if (!isUp && !text.skipAfterSpaces('-')) {
      return oneOfEach(1 << first, RangeText.ALL_RANKS & ~(1 << first), suits);
    }
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int high = isUp ? first : 0; high <= (isUp ? Card.RANK_COUNT - 1 : first); high++) {
      holes.or(oneOfEach(1 << high, (1 << high) - 1, suits));
    }
    notes.accept(
        "%s has every hand whose higher card is %s or %s, without pairs"
            .formatted(text.name(start), Card.RANKS.charAt(first), isUp ? "higher" : "lower"));
    return holes;
  }

  /** Two ranks with letters for their suits: {@code AxKx} is suited, {@code AxKy} offsuit. */
  private TwoRanks sameOrOther(int start, int first, int second, boolean same) {
    checked(start, second);
    if (first == second && same) {
      String other = "AxAy, which is AA".replace('A', Card.RANKS.charAt(first));
      throw text.fault(text.since(start) + " does not exist", start, other);
    }
    if (first == second) {
      return TwoRanks.of(first, second, Suitedness.ALL);
    }
    String ranks = "" + Card.RANKS.charAt(first) + Card.RANKS.charAt(second);
    String suits = same ? "s: one letter is one suit" : "o: two letters are two suits";
    notes.accept(text.name(start) + " is " + ranks + suits + "; of any suits write " + ranks);
    return TwoRanks.of(first, second, same ? Suitedness.SUITED : Suitedness.OFFSUIT);
  }

  /** Reads what may follow two ranks or cards: a plus, a minus, or a dash and the other end. */
  private BitSet spans(int start, TwoRanks from) {
    if (text.skipAfterSpaces('+')) {
      int top = from.isPair() ? Card.RANK_COUNT - 1 : from.high() - 1;
      if (from.low() == top) {
        notes.accept(
            text.since(start)
                + (from.isPair()
                    ? ": nothing is above it, the plus adds nothing"
                    : ": a plus raises the lower card only, and adds nothing; for several"
                        + " connectors write, say, JTs-65s"));
      }
      noteUnion(start);
      return from.to(from.withLow(top), deck);
    }
    if (!text.skipSpan()) {
      return from.holes(deck);
    }
    if (text.isAtEndOfItem() || text.peek() == ':' || text.peek() == '@') {
      return from.to(from.withLow(0), deck);
    }
    TwoRanks near = shortEnd(start, from);
    if (near != null) {
      return from.withSuits(near.suits()).to(near, deck);
    }
    TwoRanks to = end(from);
    if (!from.spansTo(to)) {
      throw text.fault(text.since(start) + " is not a span", start, SPANS);
    }
    return from.to(to, deck);
  }

  /** Notes a plus between blanks, which some mean to join two items. */
  private void noteUnion(int start) {
    int end = text.at();
    String read = text.plain(start);
    text.skipSpaces();
    boolean isBetween = read.endsWith(" +") && text.at() > end && !text.isAtEndOfItem();
    text.moveTo(end);
    if (isBetween) {
      notes.accept(
          text.name(start) + " is read as " + read.replace(" ", "") + "; a comma joins items");
    }
  }

  /** Reads the other end of a span. */
  private TwoRanks end(TwoRanks from) {
    int start = text.at();
    int sign = text.suitBefore();
    int first = rank();
    if (from.suits() != Suitedness.CARDS && sign < 0) {
      return ranks(start, first);
    }
    int suit = sign < 0 ? text.suit() : sign;
    text.skipSpaces();
    int second = text.at();
    int secondSign = text.suitBefore();
    int rank = rank();
    int secondSuit = secondSign < 0 ? text.suit() : secondSign;
    if (suit < 0 || secondSuit < 0) {
      throw text.unexpected("two cards, as in AhAs-QhQs");
    }
    int card = text.card(first, suit, 0, start);
    return TwoRanks.of(card, text.card(rank, secondSuit, 1L << card, second));
  }

  /**
   * The other end where only its lower rank is given, as in {@code AA-J} and {@code AK-Ts}; null if
   * another rank or a suit follows.
   */
  private TwoRanks shortEnd(int start, TwoRanks from) {
    int place = text.at();
    int rank = from.suits() == Suitedness.CARDS ? -1 : text.rank();
    Suitedness suits = suits();
    if (rank < 0 || !text.isAtEndOfItem() && ":@ ".indexOf(text.peek()) < 0) {
      text.moveTo(place);
      return null;
    }
    boolean isEnd = from.isPair() ? suits == Suitedness.ALL : checked(place, rank) < from.high();
    if (!isEnd
        || suits != Suitedness.ALL && from.suits() != Suitedness.ALL && suits != from.suits()) {
      throw text.fault(text.since(start) + " is not a span", start, SPANS);
    }
    TwoRanks end = from.withLow(checked(place, rank));
    return suits == Suitedness.ALL ? end : end.withSuits(suits);
  }

  private TwoRanks ranks(int start, int first) {
    int place = text.at();
    int second = text.rank();
    if (second < 0) {
      throw text.unexpected("a second rank after " + text.since(start) + ", as in AK, or a suit");
    }
    checked(place, second);
    TwoRanks cards = suitsOfBoth(start, first, second);
    if (cards != null) {
      return cards;
    }
    Suitedness suits = suits();
    if (first == second && suits != Suitedness.ALL) {
      throw text.fault(
          text.since(start) + " does not exist", start, "a pair without s or o, as in AA");
    }
    if (suits == Suitedness.ALL && text.suit() >= 0) {
      throw text.fault(
          text.since(start) + " is not a hand",
          start,
          "s, o or nothing after two ranks, or %s%s for this card and any %2$s"
              .formatted(text.since(place), Card.RANKS.charAt(first)));
    }
    return TwoRanks.of(first, second, suits);
  }

  /** Reads the suits of both ranks after them, as in {@code AKhd}; null if there are not two. */
  private TwoRanks suitsOfBoth(int start, int first, int second) {
    int place = text.at();
    int suit = text.suit();
    int secondSuit = suit < 0 ? -1 : text.suit();
    if (secondSuit < 0) {
      text.moveTo(place);
      return null;
    }
    int card = text.card(first, suit, 0, start);
    return TwoRanks.of(card, text.card(second, secondSuit, 1L << card, start));
  }

  /** Reads s for suited, o or n for offsuit, or nothing; blanks may stand before the letter. */
  private Suitedness suits() {
    int place = text.at();
    if (text.skipAfterSpaces('s')) {
      boolean isOfNext = text.at() > place + 1 && text.isRank(0); // as in AK sAdK
      text.moveTo(isOfNext ? place : text.at());
      return isOfNext ? Suitedness.ALL : Suitedness.SUITED;
    }
    return text.skipAfterSpaces('o') || text.skipAfterSpaces('n')
        ? Suitedness.OFFSUIT
        : Suitedness.ALL;
  }
}
