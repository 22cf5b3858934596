package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.OmahaOrder;
import dev.yaku.equity.internal.ranges.OmahaPattern.Symbol;
import dev.yaku.equity.internal.ranges.OmahaShorthand.Property;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads a range of Omaha from text. */
public final class OmahaRangeReader {
  private static final String PARTS =
      "cards such as AsAhKdQc, AA, AwKw, [T-7] or *, a percentage 15% or 5%-15%, one of $ds, $ss,"
          + " $rb, $np and random, $B, RRON, ! or (...)";

  private static final String SPANS =
      "pairs as in TT+ and AA-TT, or three ranks or more as in JT9+ and KQJ-JT9; of two ranks write"
          + " both, as in K[T-Q]";

  private static final String VARIABLES =
      "R, O, N and P, which are different ranks, without other ranks or suits, as in RRON or"
          + " RROO:$ds; cards of two suits as in AwKx";

  /** Ranks by the letter after a dollar: broadway, big, middle, small, not low, face, wheel. */
  private static final String MACROS = "rbmznfw";

  private static final String[] MACRO_RANKS = {
    "[A-T]", "[A-J]", "[T-7]", "[6-2]", "[K-9]", "[K-J]", "[A5-2]"
  };

  private static final Pattern DIFFERENT_RANKS =
      Pattern.compile("r[ronp]+(?=\\s*(?:[,;:!$)]|$))", Pattern.CASE_INSENSITIVE);

  /** A whole hand of cards with their suits first. */
  private static final Pattern SUIT_FIRST =
      Pattern.compile(
          "(?:[cdhs](?:10|[2-9TJQKA])\\s*){4,7}(?=[,;:!)$]|$)", Pattern.CASE_INSENSITIVE);

  private static final int MAX_LENGTH = 10_000;

  /**
   * The range read: whether a hand of that many cards of the deck is in it, how many symbols the
   * longest pattern has, as a hand has no fewer cards, and what the writer may not expect.
   */
  public record Items(String text, LongPredicate condition, int symbols, List<String> notes) {}

  /** The hands in any of these, or else in all of them: the first that can decides. */
  private record Parts(boolean any, LongPredicate... parts) implements LongPredicate {
    static LongPredicate of(boolean any, List<LongPredicate> parts) {
      return parts.size() == 1 ? parts.get(0) : new Parts(any, parts.toArray(LongPredicate[]::new));
    }

    @Override
    public boolean test(long hole) {
      for (LongPredicate part : parts) {
        if (part.test(hole) == any) {
          return any;
        }
      }
      return !any;
    }
  }

  /** Hands with so many cards of one rank, so many of another, and so on; descending. */
  private record Ranks(int... counts) implements LongPredicate {
    @Override
    public boolean test(long hole) {
      int[] held = new int[Card.SUITS.length() + 1]; // ranks with that many cards or more
      for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
        for (int count = Long.bitCount(hole >>> rank & HoleSets.ONE_RANK); count > 0; count--) {
          held[count]++;
        }
      }
      for (int i = 0; i < counts.length; i++) {
        if (held[counts[i]] <= i) {
          return false;
        }
      }
      return true;
    }
  }

  private final RangeText text;
  private final List<String> notes = new ArrayList<>();
  private final PercentSpans spans = new PercentSpans();
  private int symbols; // of the longest pattern
  private final int cards;
  private final long deck;
  private final String rules;
  private final boolean ahead;

  /**
   * Percentages mean the order by the built-in rules of this name, null if there is none; or any
   * hands, if they are read ahead and may have fewer cards in the end.
   */
  public OmahaRangeReader(CharSequence text, int cards, long deck, String rules, boolean ahead) {
    this.text = new RangeText(text, MAX_LENGTH, deck);
    this.cards = cards;
    this.deck = deck;
    this.rules = rules;
    this.ahead = ahead;
  }

  public Items read() {
    LongPredicate range = range(0);
    if (!text.isAtEnd()) {
      throw text.unexpected(
          "more cards, a comma, a colon or the end" + (isVariable() ? "; " + VARIABLES : ""));
    }
    return new Items(text.since(0).strip(), range, symbols, List.copyOf(notes));
  }

  private LongPredicate range(int depth) {
    List<LongPredicate> any = new ArrayList<>();
    do {
      any.add(all(depth));
    } while (text.skipSeparator(false));
    return Parts.of(true, any);
  }

  private LongPredicate all(int depth) {
    List<LongPredicate> all = new ArrayList<>();
    do {
      all.add(part(depth));
    } while (text.skip(':') || text.peek() == '!' || text.peek() == '$' && macro() < 0);
    return Parts.of(false, all);
  }

  /** Reads a part, and the spaces around it. */
  private LongPredicate part(int depth) {
    text.skipSpaces();
    int negations = text.skipExclusions();
    LongPredicate part = positivePart(depth);
    text.skipSpaces();
    return negations % 2 == 0 ? part : part.negate();
  }

  private LongPredicate positivePart(int depth) {
    int start = text.at();
    if (text.isAtEndOfItem() || text.peek() == ':') {
      throw text.fault("an empty item", start, PARTS);
    }
    Property property = Property.next(text, false);
    if (property != null) {
      return property.hands;
    }
    if (text.skip('(')) {
      if (depth == RangeReader.MAX_DEPTH) {
        throw text.fault("groups nested too deeply", start, "at most " + RangeReader.MAX_DEPTH);
      }
      LongPredicate range = range(depth + 1);
      if (!text.skip(')')) {
        throw text.unexpected("more cards, a comma, a colon or )");
      }
      return range;
    }
    BigDecimal[] percentages = text.percentages();
    if (percentages != null) {
      String gap = spans.gap(text.name(start), percentages, this::isBetween);
      notes.addAll(gap == null ? List.of() : List.of(gap));
      return between(start, percentages);
    }
    if (text.next(SUIT_FIRST) != null) {
      return suitFirst(start);
    }
    return text.next(DIFFERENT_RANKS) == null ? pattern(start) : differentRanks(start);
  }

  /** Also true if the number of cards, and so the order of hands, is not known yet. */
  private boolean isBetween(BigDecimal from, BigDecimal to) {
    if (ahead || rules == null || !OmahaOrder.isKnown(rules, cards)) {
      return true;
    }
    OmahaOrder order = OmahaOrder.of(rules, cards);
    return order.top(from) != order.top(to);
  }

  private LongPredicate between(int start, BigDecimal[] percentages) {
    if (ahead) {
      return hole -> true;
    }
    if (rules == null || !OmahaOrder.isKnown(rules, cards)) {
      throw text.fault(
          "no order of hands of " + cards + " cards" + (rules == null ? " by these rules" : ""),
          start,
          "a pattern; " + OmahaOrder.KNOWN_FOR);
    }
    OmahaOrder order = OmahaOrder.of(rules, cards);
    int from = order.top(percentages[0]);
    int to = order.top(percentages[1]);
    if (from == to) {
      throw text.fault(text.since(start) + " has no class of hands", start, "a larger percentage");
    }
    return hole -> {
      int place = order.place(hole);
      return place >= from && place < to;
    };
  }

  /** Reads cards with their suits first, as in {@code SA DK HQ C9}. */
  private LongPredicate suitFirst(int start) {
    int end = text.next(SUIT_FIRST).end();
    List<Symbol> symbols = new ArrayList<>();
    for (long held = 0; text.at() < end; text.skipSpaces()) {
      int place = text.at();
      int suit = text.suit();
      symbols.add(new Symbol(1 << text.rank(), suit));
      requireCards(symbols.size(), start);
      held = withCard(held, symbols.get(symbols.size() - 1), place);
    }
    return pattern(symbols, start);
  }

  /** Reads letters for ranks, as in {@code RRON}. */
  private LongPredicate differentRanks(int start) {
    text.moveTo(text.next(DIFFERENT_RANKS).end());
    String letters = text.plain(start).toLowerCase(Locale.ROOT);
    requireCards(letters.length(), start);
    int[] counts =
        letters
            .chars()
            .distinct()
            .map(letter -> -(int) letters.chars().filter(other -> other == letter).count())
            .sorted()
            .map(count -> -count)
            .toArray();
    if (counts[0] > Card.SUITS.length()) {
      throw text.fault("no hand has " + text.since(start), start, "four of a rank, or fewer");
    }
    return new Ranks(counts);
  }

  private LongPredicate pattern(int start) {
    int endOfRanks = OmahaShorthand.endOfRanks(text, cards);
    List<Symbol> symbols = new ArrayList<>();
    int end = readSymbols(symbols, start, endOfRanks);
    text.moveTo(end);
    if (end == endOfRanks) {
      return pattern(symbols, start).and(afterRanks(start).hands);
    }
    if (text.skipAfterSpaces('+')) {
      int above = Card.RANK_COUNT - 1 - rank(start, symbols, true);
      if (above == 0) {
        notes.add(text.since(start) + ": nothing is above it, the plus adds nothing");
      }
      return suited(span(symbols, 0, above));
    }
    if (text.skipSpan()) {
      return isAtEndOfPart()
          ? span(symbols, -rank(start, symbols, false), 0)
          : suited(spanTo(start, symbols));
    }
    String note = OmahaShorthand.note(text.plain(start), text.name(start));
    if (note != null) {
      notes.add(note);
    }
    return pattern(symbols, start);
  }

  /** Reads symbols up to this place, if it is not -1; returns where they end. */
  private int readSymbols(List<Symbol> symbols, int start, int endOfRanks) {
    long held = 0;
    int end;
    do {
      int place = text.at();
      Symbol symbol = symbol(endOfRanks);
      if (symbol == null) {
        throw text.unexpected(isVariable() ? VARIABLES : PARTS);
      }
      symbols.add(symbol);
      requireCards(symbols.size(), start);
      held = withCard(held, symbol, place);
      end = text.at();
      text.skipSpaces();
    } while (end != endOfRanks && !isAtEndOfPart() && isSymbol());
    return end;
  }

  private boolean isVariable() {
    return "ronp".indexOf(text.peek()) >= 0;
  }

  private void requireCards(int count, int start) {
    if (count > cards) {
      throw text.fault("more than " + cards + " cards", start, cards + " cards or fewer");
    }
    symbols = Math.max(symbols, count);
  }

  private OmahaPattern pattern(List<Symbol> symbols, int start) {
    OmahaPattern pattern = new OmahaPattern(symbols, deck);
    if (pattern.isImpossible()) {
      throw text.fault(
          "no hand has " + text.since(start), start, "cards out of " + HoleSets.deckText(deck));
    }
    return pattern;
  }

  /** Reads what all cards of the hand are, directly after ranks: {@code AAds}. */
  private Property afterRanks(int start) {
    String ranks = text.name(start);
    text.skipSpaces();
    int place = text.at();
    Property property = Property.next(text, true);
    String note = OmahaShorthand.noteOfRead(ranks, text.since(place), property, cards);
    if (note != null) {
      notes.add(note);
    }
    return property;
  }

  /** Reads what all cards are, directly after a span: {@code TT+ds}. */
  private LongPredicate suited(LongPredicate span) {
    text.skipSpaces();
    Property property = Property.next(text, true);
    return property == null ? span : span.and(property.hands);
  }

  /** Reads the other end of a span: {@code AA-TT}, {@code AA-T} or {@code KQJ-JT9}. */
  private LongPredicate spanTo(int start, List<Symbol> from) {
    List<Symbol> to = new ArrayList<>();
    int top = rank(start, from, true);
    text.moveTo(readSymbols(to, text.at(), OmahaShorthand.endOfRanks(text, 1)));
    if (to.size() == 1 && from.size() == 2) {
      to.add(to.get(0));
    }
    int moved = rank(start, to, true) - top;
    if (!moved(from, moved).equals(to)) {
      throw text.fault(text.since(start) + " is not a span", start, SPANS);
    }
    return span(from, Math.min(0, moved), Math.max(0, moved));
  }

  /** The highest or lowest rank of one end of a span. */
  private int rank(int start, List<Symbol> symbols, boolean highest) {
    int ranks = 0;
    boolean isSpan = symbols.size() > 1;
    for (Symbol symbol : symbols) {
      isSpan &= Integer.bitCount(symbol.ranks()) == 1 && symbol.suit() == OmahaPattern.ANY_SUIT;
      ranks |= symbol.ranks();
    }
    if (!isSpan || symbols.size() == 2 && Integer.bitCount(ranks) == 2) {
      throw text.fault(text.since(start) + " is not a span", start, SPANS);
    }
    return highest
        ? Integer.SIZE - 1 - Integer.numberOfLeadingZeros(ranks)
        : Integer.numberOfTrailingZeros(ranks);
  }

  private static List<Symbol> moved(List<Symbol> symbols, int ranks) {
    return symbols.stream()
        .map(
            symbol ->
                new Symbol(
                    ranks < 0 ? symbol.ranks() >> -ranks : symbol.ranks() << ranks, symbol.suit()))
        .toList();
  }

  /**
   * Accepts hands of these ranks, or of ranks some steps below or above, as far as the deck has
   * them.
   */
  private LongPredicate span(List<Symbol> symbols, int lowest, int highest) {
    return new Parts(
        true,
        IntStream.rangeClosed(lowest, highest)
            .mapToObj(ranks -> new OmahaPattern(moved(symbols, ranks), deck))
            .filter(pattern -> !pattern.isImpossible())
            .toArray(LongPredicate[]::new));
  }

  private boolean isAtEndOfPart() {
    return text.isAtEndOfItem()
        || ":!".indexOf(text.peek()) >= 0
        || text.peek() == '$' && macro() < 0;
  }

  private boolean isSymbol() {
    int start = text.at();
    boolean isSymbol =
        macro() >= 0 || text.skip('[') || text.skip('*') || text.rank() >= 0 || suit() >= 0;
    text.moveTo(start);
    return isSymbol;
  }

  /** Adds the card if the symbol is a certain one. */
  private long withCard(long held, Symbol symbol, int start) {
    boolean isCard =
        Integer.bitCount(symbol.ranks()) == 1
            && symbol.suit() >= 0
            && symbol.suit() < Card.SUITS.length();
    if (!isCard) {
      return held;
    }
    int rank = Integer.numberOfTrailingZeros(symbol.ranks());
    return held | 1L << text.card(rank, symbol.suit(), held, start);
  }

  /** Reads ranks, a suit or both, but no suit at this place; null if there is neither. */
  private Symbol symbol(int endOfRanks) {
    int sign = text.suitSign();
    int ranks = ranks();
    int suit = sign >= 0 || text.at() == endOfRanks ? sign : suit();
    if (ranks == 0 && suit == OmahaPattern.ANY_SUIT) {
      return null;
    }
    return new Symbol(ranks == 0 ? RangeText.ALL_RANKS : ranks, suit);
  }

  /** Reads ranks, as a set; 0 if there are none. */
  private int ranks() {
    if (text.skip('*')) {
      return RangeText.ALL_RANKS;
    }
    int start = text.at();
    int macro = macro();
    text.moveTo(macro < 0 ? start : start + 2);
    RangeText from = macro < 0 ? text : new RangeText(MACRO_RANKS[macro], MAX_LENGTH, deck);
    int ranks = from.rankSet();
    if (ranks != 0 && (ranks * HoleSets.ONE_RANK & deck) == 0) {
      throw text.notInDeck(text.since(start), start);
    }
    return ranks;
  }

  /** Which of the sets of ranks with a name, such as $B, is next; -1 if there is none. */
  private int macro() {
    boolean isMacro = text.peek() == '$' && Property.at(text) == null;
    return isMacro ? MACROS.indexOf(text.peek(1)) : -1;
  }

  /** Reads a suit or a letter for one, or nothing. */
  private int suit() {
    int suit = text.suit();
    int letter = suit < 0 ? text.letter(OmahaPattern.LETTERS) : -1;
    return letter < 0 ? suit : Card.SUITS.length() + letter;
  }
}
