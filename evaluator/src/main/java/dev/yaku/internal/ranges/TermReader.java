package dev.yaku.internal.ranges;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.holes.HoleClasses;
import dev.yaku.internal.holes.HoleSets;
import dev.yaku.internal.holes.Holes;
import dev.yaku.internal.holes.PreflopOrder;
import java.math.BigDecimal;
import java.util.BitSet;

/** Reads one term of a range that is neither a group nor an exclusion, as a set of holes. */
public final class TermReader {
  private static final String TERMS =
      "a pair QQ, QQ+ or QQ-99, cards AKs, AKo, AK, ATs+, A5s-A2s, AsKd or AsK, a percentage 15% or"
          + " 5%-15%, random, * or [0.5](...)";

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  /** The hands of two different ranks that a term means. */
  private enum Suits {
    SUITED,
    OFFSUIT,
    ALL
  }

  /** Two ranks and their suits: {@code QQ}, {@code AKs}, {@code AKo}, {@code AK}. */
  private record Ranks(int high, int low, Suits suits) {
    static Ranks of(int a, int b, Suits suits) {
      return new Ranks(Math.max(a, b), Math.min(a, b), suits);
    }

    boolean isPair() {
      return high == low;
    }
  }

  private final RangeText text;
  private final long deck;

  TermReader(RangeText text, long deck) {
    this.text = text;
    this.deck = deck;
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
    BigDecimal percent = percent();
    if (percent != null) {
      return percentage(start, percent);
    }
    if (text.isAtEndOfItem()) {
      throw text.fault("an empty item", start, TERMS);
    }
    int sign = text.suitSign();
    int first = rank();
    int suit = sign < 0 ? text.suit() : sign;
    return suit < 0 ? classes(start, first) : withCard(card(start, first, suit));
  }

  /** Reads a number and its per cent sign, or nothing. */
  private BigDecimal percent() {
    int start = text.at();
    BigDecimal number = text.number();
    if (number == null || !text.skip('%')) {
      text.back(start);
      return null;
    }
    if (number.compareTo(HUNDRED) > 0) {
      throw text.fault("more than 100%", start, "0% to 100%");
    }
    return number;
  }

  private BitSet percentage(int start, BigDecimal first) {
    BigDecimal from = BigDecimal.ZERO;
    BigDecimal to = first;
    if (skipSpan()) {
      BigDecimal second = percent();
      if (second == null) {
        throw text.unexpected("a second percentage, as in 5%-15%");
      }
      from = first.min(second);
      to = first.max(second);
    }
    BitSet holes = PreflopOrder.top(to, deck);
    holes.andNot(PreflopOrder.top(from, deck));
    if (holes.isEmpty()) {
      throw text.fault(text.since(start) + " has no class of hands", start, "a larger percentage");
    }
    return holes;
  }

  private int rank() {
    int start = text.at();
    int rank = text.rank();
    if (rank < 0) {
      throw text.unexpected(TERMS);
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

  /** Reads the rest of a term that begins with a card: another card, or a rank. */
  private BitSet withCard(int first) {
    int end = text.at();
    text.skipSpaces();
    int second = text.at();
    int sign = text.suitSign();
    int rank = text.rank();
    if (rank < 0) {
      text.back(end);
      throw text.unexpected("a second card or rank after " + Card.toString(first) + ", as in AsKd");
    }
    checked(second, rank);
    int suit = sign < 0 ? text.suit() : sign;
    if (suit < 0) {
      return HoleSets.with(first, rank, deck);
    }
    int card = card(second, rank, suit);
    if (card == first) {
      throw text.fault(Card.toString(card) + " is a duplicate card", second, "another card");
    }
    return HoleSets.of(Hand.of(first, card));
  }

  /**
   * Reads the rest of a term that begins with a rank: another rank, suits, and the end of a span.
   */
  private BitSet classes(int start, int first) {
    Ranks from = ranks(start, first);
    if (text.skip('+')) {
      return span(from, from.isPair() ? Card.RANK_COUNT - 1 : from.high - 1);
    }
    if (!skipSpan()) {
      return span(from, from.low);
    }
    int second = text.at();
    Ranks to = ranks(second, rank());
    boolean alike =
        from.suits == to.suits
            && from.isPair() == to.isPair()
            && (from.isPair() || from.high == to.high);
    if (!alike) {
      throw text.fault(
          text.since(start) + " is not a span",
          start,
          "two pairs as in QQ-99, or the same high card and the same s or o as in A5s-A2s");
    }
    return from.low < to.low ? span(from, to.low) : span(to, from.low);
  }

  private Ranks ranks(int start, int first) {
    int place = text.at();
    int second = text.rank();
    if (second < 0) {
      throw text.unexpected("a second rank after " + text.since(start) + ", as in AK, or a suit");
    }
    checked(place, second);
    int end = text.at();
    Suits suits = text.skip('s') ? Suits.SUITED : text.skip('o') ? Suits.OFFSUIT : Suits.ALL;
    if (first == second && suits != Suits.ALL) {
      throw text.fault(
          text.since(start) + " does not exist", start, "a pair without s or o, as in AA");
    }
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
    text.back(suits == Suits.ALL ? end : end + 1);
    return Ranks.of(first, second, suits);
  }

  /** Reads the dash of a span, and the spaces around it. */
  private boolean skipSpan() {
    int start = text.at();
    text.skipSpaces();
    if (!text.skip('-')) {
      text.back(start);
      return false;
    }
    text.skipSpaces();
    return true;
  }

  /** All holes from these ranks up to those, with higher pairs or kickers. */
  private BitSet span(Ranks from, int to) {
    BitSet holes = new BitSet(Holes.SIZE);
    for (int low = from.low; low <= to; low++) {
      int high = from.isPair() ? low : from.high;
      if (from.suits != Suits.OFFSUIT) {
        HoleSets.addClass(holes, HoleClasses.of(high, low, true), deck);
      }
      if (from.suits != Suits.SUITED && high != low) {
        HoleSets.addClass(holes, HoleClasses.of(high, low, false), deck);
      }
    }
    return holes;
  }

  private String deckText() {
    return HoleSets.deckText(deck);
  }
}
