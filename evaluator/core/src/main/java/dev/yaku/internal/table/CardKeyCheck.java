package dev.yaku.internal.table;

import dev.yaku.Card;
import dev.yaku.TableFormatException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;

/**
 * Checks the keys of the cards, which all other reads follow from: each counts one card of its
 * suit, and cards that the rules do not tell apart have the same key.
 *
 * @param keys where the keys begin
 * @param factors where the factors begin; 0 if there are none
 * @param flushes whether the rules have flushes, so that keys count suits
 * @param mayBeWild whether a rank of the deck may be wild
 * @param ofSymbol the keys found so far
 */
record CardKeyCheck(
    TableErrors errors,
    TableHeader header,
    ByteBuffer file,
    int keys,
    int factors,
    boolean flushes,
    boolean mayBeWild,
    Map<Integer, Long> ofSymbol) {
  private static final int ONE_CARD = 1 << KeyLayout.CARDS_SHIFT;
  private static final int COUNTS = KeyLayout.CARD_COUNTER | KeyLayout.COUNTERS;
  private static final int FACTOR_SHIFT = 20;
  private static final int FACTOR = (1 << 16) - 1;
  private static final int SHIFT_BESIDE_FACTORS = 39;
  private static final int SHIFT_WITHOUT_FACTORS = 35;
  private static final int WILD = Card.RANK_COUNT; // a wild card's symbol; others have their ranks

  /** Checks all keys; returns the most cards of one suit, with all wild ones, of a hand. */
  int check() throws TableFormatException {
    int[] bySuit = new int[Card.SUITS.length()];
    int wildRank = -1;
    for (int card = 0; card < Card.JOKER + header.jokers(); card++) {
      long key = file.getLong(keys + Long.BYTES * card);
      boolean joker = Card.isJoker(card);
      if (!joker && (header.deck() >>> card & 1) == 0) {
        expect(card, key == 0, key);
        continue;
      }
      boolean wild = flushes && ((int) key & COUNTS) == (ONE_CARD | KeyLayout.UNITS);
      expect(card, wild || !(joker && flushes) && isPlain(card, key), key);
      if (wild && !joker) {
        expect(card, mayBeWild && (wildRank < 0 || wildRank == Card.rank(card)), key);
        wildRank = Card.rank(card);
      }
      checkRank(card, key, joker || wild ? WILD : Card.rank(card));
      for (int suit = 0; suit < bySuit.length; suit++) {
        boolean counts = wild || !joker && suit == Card.suit(card);
        bySuit[suit] += counts ? joker ? 1 : header.copies() : 0;
      }
    }
    expect(wildRank, !ofSymbol.containsKey(wildRank), 0);
    int most = Arrays.stream(bySuit).max().getAsInt();
    return Math.min(header.maxCards(), most);
  }

  /** Whether a key counts one card of its own suit, or, without flushes, of none. */
  private boolean isPlain(int card, long key) {
    int suit = flushes && !Card.isJoker(card) ? 1 << KeyLayout.BITS * Card.suit(card) : 0;
    return ((int) key & COUNTS) == (ONE_CARD | suit);
  }

  /** Equal ranks have equal keys; between these and the counts is a factor, or nothing. */
  private void checkRank(int card, long key, int symbol) throws TableFormatException {
    int shift = factors == 0 ? SHIFT_WITHOUT_FACTORS : SHIFT_BESIDE_FACTORS;
    long rank = key >>> shift;
    int factor =
        factors == 0 || symbol == WILD
            ? 0
            : file.getInt(factors + Integer.BYTES * Card.suit(card)) * (int) rank & FACTOR;
    expect(card, (key >>> FACTOR_SHIFT & (1L << shift - FACTOR_SHIFT) - 1) == factor, key);
    Long known = ofSymbol.putIfAbsent(symbol, rank);
    expect(card, known == null || known == rank, key);
  }

  private void expect(int card, boolean good, long key) throws TableFormatException {
    if (!good) {
      throw errors.foreign(
          "a key of card " + card + " as its rank and suit have it", "%016x".formatted(key));
    }
  }
}
