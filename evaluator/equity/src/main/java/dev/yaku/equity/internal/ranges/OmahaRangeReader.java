package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.equity.internal.holes.OmahaOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/** Reads a range of Omaha from text. */
public final class OmahaRangeReader {
  private static final String PARTS =
      "cards such as AsAhKdQc, AA, AwKw, [T-7] or *, a percentage 15% or 5%-15%, one of $ds, $ss,"
          + " $rb, $np and random, ! or (...)";

  /** The most characters of a text. */
  private static final int MAX_LENGTH = 10_000;

  private static final int ALL_RANKS = (1 << Card.RANK_COUNT) - 1;

  private record OneOf(LongPredicate... parts) implements LongPredicate {
    @Override
    public boolean test(long hole) {
      for (LongPredicate part : parts) {
        if (part.test(hole)) {
          return true;
        }
      }
      return false;
    }
  }

  private record AllOf(LongPredicate... parts) implements LongPredicate {
    @Override
    public boolean test(long hole) {
      for (LongPredicate part : parts) {
        if (!part.test(hole)) {
          return false;
        }
      }
      return true;
    }
  }

  /** The classes of hands from one place of an order to before another. */
  private record Places(OmahaOrder order, int from, int to) implements LongPredicate {
    @Override
    public boolean test(long hole) {
      int place = order.place(hole);
      return place >= from && place < to;
    }
  }

  private final RangeText text;
  private final List<String> notes = new ArrayList<>();
  private int symbols;
  private final int cards;
  private final long deck;
  private final String rules;
  private final boolean ahead;

  /**
   * @param rules the name of the built-in rules whose order percentages mean; null if there is none
   * @param ahead whether hands may have fewer cards in the end: percentages then mean any hands
   */
  public OmahaRangeReader(CharSequence text, int cards, long deck, String rules, boolean ahead) {
    this.text = new RangeText(text, MAX_LENGTH);
    this.cards = cards;
    this.deck = deck;
    this.rules = rules;
    this.ahead = ahead;
  }

  public LongPredicate read() {
    LongPredicate range = range(0);
    if (!text.isAtEnd()) {
      throw text.unexpected("more cards, a comma, a colon or the end");
    }
    return range;
  }

  /** The number of symbols of the longest pattern. */
  public int symbols() {
    return symbols;
  }

  public List<String> notes() {
    return notes;
  }

  private LongPredicate range(int depth) {
    List<LongPredicate> any = new ArrayList<>();
    do {
      any.add(all(depth));
    } while (skipSeparator());
    return any.size() == 1 ? any.get(0) : new OneOf(any.toArray(LongPredicate[]::new));
  }

  /** Reads a comma or semicolon, and whether another item follows. */
  private boolean skipSeparator() {
    boolean separated = text.skip(',') || text.skip(';');
    text.skipSpaces();
    return separated && !text.isAtEndOfItems();
  }

  private LongPredicate all(int depth) {
    List<LongPredicate> all = new ArrayList<>();
    do {
      all.add(part(depth));
    } while (text.skip(':') || text.peek() == '!' || text.peek() == '$');
    return all.size() == 1 ? all.get(0) : new AllOf(all.toArray(LongPredicate[]::new));
  }

  /** Reads a part, and the spaces around it. */
  private LongPredicate part(int depth) {
    text.skipSpaces();
    boolean negated = false;
    while (text.skip('!')) {
      negated = !negated;
      text.skipSpaces();
    }
    LongPredicate part = positivePart(depth);
    text.skipSpaces();
    return negated ? part.negate() : part;
  }

  private LongPredicate positivePart(int depth) {
    int start = text.at();
    if (text.isAtEndOfItem() || text.peek() == ':') {
      throw text.fault("an empty item", start, PARTS);
    }
    for (OmahaProperty property : OmahaProperty.values()) {
      if (text.skip(property.text)) {
        return property;
      }
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
    return percentages == null ? pattern(start) : between(start, percentages);
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
    return new Places(order, from, to);
  }

  private LongPredicate pattern(int start) {
    List<OmahaPattern.Symbol> symbols = new ArrayList<>();
    long held = 0;
    int end;
    do {
      int place = text.at();
      OmahaPattern.Symbol symbol = symbol();
      if (symbol == null) {
        throw text.unexpected(PARTS);
      }
      symbols.add(symbol);
      if (symbols.size() > cards) {
        throw text.fault("more than " + cards + " cards", start, cards + " cards or fewer");
      }
      held = withCard(held, symbol, place);
      end = text.at();
      text.skipSpaces();
    } while (!isAtEndOfPattern());
    text.back(end);
    this.symbols = Math.max(this.symbols, symbols.size());
    noteUnknown(symbols, start);
    OmahaPattern pattern = new OmahaPattern(symbols, deck);
    if (pattern.isImpossible()) {
      throw text.fault(
          "no hand has " + text.since(start), start, "cards out of " + HoleSets.deckText(deck));
    }
    return pattern;
  }

  /** Notes a suit x at the end of a pattern, which many write for any card. */
  private void noteUnknown(List<OmahaPattern.Symbol> symbols, int start) {
    int unknown = OmahaPattern.LETTERS.indexOf('x') + Card.SUITS.length();
    int first = 0;
    while (first < symbols.size() && symbols.get(first).suit() < Card.SUITS.length()) {
      first++;
    }
    boolean atEnd = first < symbols.size() && symbols.get(first).suit() == unknown;
    for (int i = first + 1; i < symbols.size(); i++) {
      atEnd &= symbols.get(i).equals(new OmahaPattern.Symbol(ALL_RANKS, unknown));
    }
    if (atEnd) {
      String pattern = text.name(start);
      String known = pattern.replaceAll("[xX\\s]+$", "");
      String stars = "*".repeat(symbols.size() - first - (known.isEmpty() ? 0 : 1) + 1);
      notes.add(
          pattern
              + ": x is a suit, the same one each time, and not any card; for any cards write "
              + (known.isEmpty() ? "random" : known + " or " + known + stars));
    }
  }

  private boolean isAtEndOfPattern() {
    return text.isAtEndOfItem() || ":!$".indexOf(text.peek()) >= 0 || !isSymbol();
  }

  private boolean isSymbol() {
    int start = text.at();
    boolean isSymbol = text.skip('[') || text.skip('*') || text.rank() >= 0 || suit() >= 0;
    text.back(start);
    return isSymbol;
  }

  /** Adds the card if the symbol is a certain one. */
  private long withCard(long held, OmahaPattern.Symbol symbol, int start) {
    boolean isCard =
        Integer.bitCount(symbol.ranks()) == 1
            && symbol.suit() >= 0
            && symbol.suit() < Card.SUITS.length();
    if (!isCard) {
      return held;
    }
    int card = Card.of(Integer.numberOfTrailingZeros(symbol.ranks()), symbol.suit());
    if ((deck >>> card & 1) == 0) {
      throw text.fault(Card.toString(card) + " is not in the deck", start, HoleSets.deckText(deck));
    }
    if ((held >>> card & 1) != 0) {
      throw text.fault(Card.toString(card) + " is a duplicate card", start, "another card");
    }
    return held | 1L << card;
  }

  /** Reads ranks, a suit or both; null if there is neither. */
  private OmahaPattern.Symbol symbol() {
    int sign = text.suitSign();
    int ranks = ranks();
    int suit = sign >= 0 ? sign : suit();
    if (ranks == 0 && suit == OmahaPattern.ANY_SUIT) {
      return null;
    }
    return new OmahaPattern.Symbol(ranks == 0 ? ALL_RANKS : ranks, suit);
  }

  /** Reads ranks, as a set; 0 if there are none. */
  private int ranks() {
    if (text.skip('*')) {
      return ALL_RANKS;
    }
    int start = text.at();
    if (!text.skip('[')) {
      int rank = text.rank();
      return rank < 0 ? 0 : inDeck(1 << rank, start);
    }
    int ranks = 0;
    do {
      int first = oneOf();
      int last = text.skip('-') ? oneOf() : first;
      ranks |= (2 << Math.max(first, last)) - (1 << Math.min(first, last));
      text.skip(',');
    } while (!text.skip(']'));
    return inDeck(ranks, start);
  }

  private int oneOf() {
    text.skipSpaces();
    int rank = text.rank();
    if (rank < 0) {
      throw text.unexpected("ranks and ], as in [T-7] or [AK]");
    }
    text.skipSpaces();
    return rank;
  }

  private int inDeck(int ranks, int start) {
    if ((ranks * HoleSets.ONE_RANK & deck) == 0) {
      throw text.fault(text.since(start) + " is not in the deck", start, HoleSets.deckText(deck));
    }
    return ranks;
  }

  /** Reads a suit or a letter for one, or nothing. */
  private int suit() {
    int suit = text.suit();
    if (suit >= 0) {
      return suit;
    }
    for (int letter = 0; letter < OmahaPattern.LETTERS.length(); letter++) {
      if (text.skip(OmahaPattern.LETTERS.charAt(letter))) {
        return Card.SUITS.length() + letter;
      }
    }
    return OmahaPattern.ANY_SUIT;
  }
}
