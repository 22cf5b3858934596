package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.PreflopOrder;
import java.math.BigDecimal;
import java.util.BitSet;

/** Reads one term of a range that is neither a group nor an exclusion, as a set of holes. */
public final class TermReader {
  private static final String TERMS =
      "a pair QQ, QQ+ or QQ-99, cards AKs, AKo, AK, ATs+, A5s-A2s, 98s-65s, AsKd or AsK, a"
          + " percentage 15% or 5%-15%, random, * or [0.5](...)";

  private static final String UNKNOWN =
      "cards or a range; an unknown card is left out, and any two cards are random";

  private static final int ANY_SUIT = -1;
  private static final int LOWEST = 0;

  /** The hands of two ranks that a term means: with these suits, suited, offsuit, or all. */
  private enum Suits {
    SUITED,
    OFFSUIT,
    ALL,
    CARDS
  }

  /**
   * Two ranks and their suits: {@code QQ}, {@code AKs}, {@code AKo}, {@code AK}, {@code AhKd}.
   *
   * @param highSuit the suit of the higher rank; of a pair, the greater suit
   */
  private record Ranks(int high, int low, Suits suits, int highSuit, int lowSuit) {
    static Ranks of(int a, int b, Suits suits) {
      return new Ranks(Math.max(a, b), Math.min(a, b), suits, ANY_SUIT, ANY_SUIT);
    }

    static Ranks of(int card, int other) {
      int a = Card.rank(card) * 4 + Card.suit(card);
      int b = Card.rank(other) * 4 + Card.suit(other);
      int high = Math.max(a, b);
      int low = Math.min(a, b);
      return new Ranks(high / 4, low / 4, Suits.CARDS, high % 4, low % 4);
    }

    boolean isPair() {
      return high == low;
    }

    int gap() {
      return high - low;
    }

    /** Whether a span can lead from one to the other. */
    boolean isAlike(Ranks other) {
      return suits == other.suits
          && highSuit == other.highSuit
          && lowSuit == other.lowSuit
          && isPair() == other.isPair()
          && (high == other.high || gap() == other.gap());
    }
  }

  private final RangeText text;
  private final long deck;
  private final RangeReader notes;

  /**
   * @param notes told what a user may not expect
   */
  TermReader(RangeText text, long deck, RangeReader notes) {
    this.text = text;
    this.deck = deck;
    this.notes = notes;
  }

  /** The holes of the term; at least one. */
  BitSet read() {
    int start = text.at();
    BitSet holes = holes();
    if (holes.isEmpty()) {
      throw text.fault(text.since(start) + " has no combination", start, "one in " + deckText());
    }
    return holes;
  }

  private BitSet holes() {
    if (text.skip('*') || text.skip("random")) {
      return HoleSets.all(deck);
    }
    int start = text.at();
    BigDecimal[] percentages = text.percentages();
    if (percentages != null) {
      return between(start, percentages);
    }
    if (text.isAtEndOfItem()) {
      throw text.fault("an empty item", start, TERMS);
    }
    int sign = text.suitSign();
    int first = rank();
    int suit = sign < 0 ? text.suit() : sign;
    return suit < 0 ? classes(start, first) : withCard(start, card(start, first, suit));
  }

  private BitSet between(int start, BigDecimal[] percentages) {
    BitSet holes = PreflopOrder.top(percentages[1], deck);
    holes.andNot(PreflopOrder.top(percentages[0], deck));
    if (holes.isEmpty()) {
      throw text.fault(text.since(start) + " has no class of hands", start, "a larger percentage");
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
      throw text.fault(Card.RANKS.charAt(rank) + " is not in the deck", start, deckText());
    }
    return rank;
  }

  private int card(int start, int rank, int suit) {
    int card = Card.of(rank, suit);
    if ((deck >>> card & 1) == 0) {
      throw text.fault(Card.toString(card) + " is not in the deck", start, deckText());
    }
    return card;
  }

  /**
   * Reads the rest of a term that begins with a card: another card and perhaps a span, or a rank.
   */
  private BitSet withCard(int start, int first) {
    int end = text.at();
    text.skipSpaces();
    int second = text.at();
    int sign = text.suitSign();
    int rank = text.rank();
    if (rank < 0) {
      boolean unknown = text.peek() == 'x';
      text.back(unknown ? text.at() : end);
      throw text.unexpected(
          "a second card or rank after "
              + Card.toString(first)
              + ", as in AsKd"
              + (unknown
                  ? "; an unknown card of a player is left out, and AsK is As with any king"
                  : ""));
    }
    checked(second, rank);
    int suit = sign < 0 ? text.suit() : sign;
    if (suit < 0) {
      return HoleSets.with(first, rank, deck);
    }
    return spans(start, Ranks.of(first, cardAfter(first, second, rank, suit)));
  }

  private int cardAfter(int first, int start, int rank, int suit) {
    int card = card(start, rank, suit);
    if (card == first) {
      throw text.fault(Card.toString(card) + " is a duplicate card", start, "another card");
    }
    return card;
  }

  /**
   * Reads the rest of a term that begins with a rank: another rank, suits, and the end of a span.
   */
  private BitSet classes(int start, int first) {
    if (text.skip('x')) {
      return anyKicker(first, suits());
    }
    return spans(start, ranks(start, first));
  }

  /** All hands of a rank and another one, as in {@code AXs}. */
  private BitSet anyKicker(int rank, Suits suits) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int other = 0; other < Card.RANK_COUNT; other++) {
      if (other != rank) {
        add(holes, Ranks.of(rank, other, suits));
      }
    }
    return holes;
  }

  /** Reads what may follow two ranks or cards: a plus, a minus, or a dash and the other end. */
  private BitSet spans(int start, Ranks from) {
    if (text.skip('+')) {
      int top = from.isPair() ? Card.RANK_COUNT - 1 : from.high - 1;
      if (from.low == top) {
        notes.note(
            text.since(start)
                + (from.isPair()
                    ? ": nothing is above it, the plus adds nothing"
                    : ": a plus raises the lower card only, and adds nothing; for several"
                        + " connectors write, say, JTs-65s"));
      }
      return span(from, from.low, top);
    }
    if (!text.skipSpan()) {
      return span(from, from.low, from.low);
    }
    if (text.isAtEndOfItem() || text.peek() == ':' || text.peek() == '@') {
      return span(from, LOWEST, from.low);
    }
    Ranks to = end(from);
    if (!from.isAlike(to)) {
      throw text.fault(
          text.since(start) + " is not a span",
          start,
          "two pairs as in QQ-99, or the same s or o and the same high card as in A5s-A2s or the"
              + " same gap as in 98s-65s");
    }
    return from.low < to.low ? diagonal(to, from) : diagonal(from, to);
  }

  /** Reads the other end of a span. */
  private Ranks end(Ranks from) {
    int start = text.at();
    int sign = text.suitSign();
    int first = rank();
    if (from.suits != Suits.CARDS && sign < 0) {
      return ranks(start, first);
    }
    int suit = sign < 0 ? text.suit() : sign;
    text.skipSpaces();
    int second = text.at();
    int secondSign = text.suitSign();
    int rank = rank();
    int secondSuit = secondSign < 0 ? text.suit() : secondSign;
    if (suit < 0 || secondSuit < 0) {
      throw text.unexpected("two cards, as in AhAs-QhQs");
    }
    int card = card(start, first, suit);
    return Ranks.of(card, cardAfter(card, second, rank, secondSuit));
  }

  private Ranks ranks(int start, int first) {
    int place = text.at();
    int second = text.rank();
    if (second < 0) {
      throw text.unexpected("a second rank after " + text.since(start) + ", as in AK, or a suit");
    }
    checked(place, second);
    Suits suits = suits();
    if (first == second && suits != Suits.ALL) {
      throw text.fault(
          text.since(start) + " does not exist", start, "a pair without s or o, as in AA");
    }
    int end = text.at();
    if (suits == Suits.ALL && text.suit() >= 0) {
      String card = text.since(place);
      throw text.fault(
          text.since(start) + " is not a hand",
          start,
          "s, o or nothing after two ranks, or "
              + card
              + Card.RANKS.charAt(first)
              + " for this card and any "
              + Card.RANKS.charAt(first));
    }
    text.back(end);
    return Ranks.of(first, second, suits);
  }

  /** Reads s for suited, o or n for offsuit and not suited, or nothing. */
  private Suits suits() {
    return text.skip('s')
        ? Suits.SUITED
        : text.skip('o') || text.skip('n') ? Suits.OFFSUIT : Suits.ALL;
  }

  /** All holes of a high card with these lower ones, or of these pairs. */
  private BitSet span(Ranks of, int lowest, int highest) {
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int low = lowest; low <= highest; low++) {
      int high = of.isPair() ? low : of.high;
      add(holes, new Ranks(high, low, of.suits, of.highSuit, of.lowSuit));
    }
    return holes;
  }

  /** All holes between two ends with the same high card or gap. */
  private BitSet diagonal(Ranks from, Ranks to) {
    if (from.high == to.high) {
      return span(from, to.low, from.low);
    }
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int low = to.low; low <= from.low; low++) {
      add(holes, new Ranks(low + from.gap(), low, from.suits, from.highSuit, from.lowSuit));
    }
    return holes;
  }

  private void add(BitSet holes, Ranks ranks) {
    if (ranks.suits == Suits.CARDS) {
      long hand = Hand.of(Card.of(ranks.high, ranks.highSuit), Card.of(ranks.low, ranks.lowSuit));
      if ((hand & ~deck) == 0) {
        holes.set(HoleIndex.of(hand));
      }
      return;
    }
    if (ranks.suits != Suits.OFFSUIT) {
      HoleSets.addClass(holes, HoleClass.of(ranks.high, ranks.low, true), deck);
    }
    if (ranks.suits != Suits.SUITED && !ranks.isPair()) {
      HoleSets.addClass(holes, HoleClass.of(ranks.high, ranks.low, false), deck);
    }
  }

  private String deckText() {
    return HoleSets.deckText(deck);
  }
}
