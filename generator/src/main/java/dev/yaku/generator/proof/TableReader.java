package dev.yaku.generator.proof;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Looks up hands in the bytes of a table, slowly and without checks, as tables/FORMAT.md says.
 * Shares no code with the writer of the bytes.
 */
public final class TableReader {
  static final int PACKED = 3;
  private static final int CARD_KEYS = 4;
  private static final int FACTORS = 5;
  static final int SUIT_KEYS = 6;
  static final int FLUSHES = 7;
  static final int ROWS = 8;
  private static final int FLUSH_ROWS = 10;
  static final int BOARDS = 12;
  static final int LOW_PACKED = 14;
  static final int LOWS = 15;
  static final int LOW_BOARDS = 16;
  private static final int FLUSHES_TO_AVOID = 4; // a flag

  private final ByteBuffer file;
  private final int best;
  private final boolean low;
  private final int[] deck;

  public TableReader(byte[] bytes) {
    file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    best = file.get(24);
    low = (file.get(27) & 1) != 0;
    int keys = entry(CARD_KEYS, 0);
    int cards = keys < 0 ? 0 : file.getInt(keys + 12) / Long.BYTES;
    deck = IntStream.range(0, cards).filter(card -> sum(card) != 0).toArray();
  }

  /** The place of the directory's entry, or -1. */
  public int entry(int kind, int cards) {
    for (int i = 0; i < file.getShort(20); i++) {
      if (file.get(64 + 16 * i) == kind && file.get(65 + 16 * i) == cards) {
        return 64 + 16 * i;
      }
    }
    return -1;
  }

  /** The position of a byte of the section. */
  private int at(int entry, int bytes) {
    if (entry < 0 || bytes < 0 || bytes >= file.getInt(entry + 12)) {
      throw new IllegalStateException("entry " + entry + " has no byte " + bytes);
    }
    return file.getInt(entry + 8) + bytes;
  }

  /** Whether the table has keys of sets of ranks. */
  boolean hasSets() {
    return entry(SUIT_KEYS, 0) >= 0;
  }

  /** The packed value of a list of cards. */
  public int packedOfList(int[] cards) {
    if ((file.get(27) & FLUSHES_TO_AVOID) != 0 && cards.length > best) {
      return IntStream.range(0, cards.length)
          .map(i -> packedOfList(without(i, cards)))
          .max()
          .orElseThrow();
    }
    return packed(sum(cards), suit -> flushOfList(suit, cards));
  }

  /** Whether the ranks of a flush follow from the sum of card keys alone. */
  boolean hasFactors() {
    return entry(FACTORS, 0) >= 0;
  }

  /** The packed value of a sum of card keys with factors, without knowing the cards. */
  int packedOfKey(long key) {
    return packed(key, suit -> flushOfKey(suit, key));
  }

  private int packed(long key, IntUnaryOperator flushOfSuit) {
    int value = value(ROWS, (int) (key >>> 16) & 15, (int) (key >>> 32));
    for (int suit = 0; suit < 4; suit++) {
      if ((key >>> 4 * suit & 15) >= best) {
        value = withFlush(value, flushOfSuit.applyAsInt(suit));
      }
    }
    return int32(PACKED, value);
  }

  /** Removes none, one or two natural cards of other suits, until none can be left. */
  private int flushOfKey(int suit, long key) {
    int[] others =
        Arrays.stream(deck).filter(card -> card / 13 != suit && !isWild(sum(card))).toArray();
    if (isOfSuit(suit, key)) {
      return suitedValue(key);
    }
    for (int one : others) {
      long less = key - sum(one);
      if (isOfSuit(suit, less)) {
        return suitedValue(less);
      }
      for (int two : others) {
        if (isOfSuit(suit, less - sum(two))) {
          return suitedValue(less - sum(two));
        }
      }
    }
    throw new IllegalStateException("%016x is no hand's key".formatted(key));
  }

  private int suitedValue(long key) {
    return value(FLUSH_ROWS, (int) (key >>> 16) & 15, (int) (key >>> 32));
  }

  /** Whether all counted cards are of the suit, or wild, and the factors do not deny it. */
  private boolean isOfSuit(int suit, long key) {
    long cards = key >>> 16 & 15;
    long wilds = cards - (key >>> 4 * suit & 15) == 0 ? key >>> 4 * (suit ^ 1) & 15 : -1;
    boolean counted = wilds >= 0;
    for (int other = 0; other < 4; other++) {
      counted &= other == suit || (key >>> 4 * other & 15) == wilds;
    }
    int factor = int32(FACTORS, suit);
    long natural = key - Math.max(0, wilds) * wildKey();
    return counted && ((natural >>> 20) - factor * (natural >>> 39) & 0xFFFF) == 0;
  }

  private long wildKey() {
    return Arrays.stream(deck).mapToLong(this::sum).filter(TableReader::isWild).max().orElse(0);
  }

  private static boolean isWild(long key) {
    return (key & 0xFFFF) == 0x1111;
  }

  private static int[] without(int at, int[] cards) {
    return IntStream.range(0, cards.length).filter(i -> i != at).map(i -> cards[i]).toArray();
  }

  /** The packed value of a set of natural cards, for rules without other cards. */
  int packedOfSet(long hand) {
    int key = 0;
    int flush = 0;
    for (int suit = 0; suit < 4; suit++) {
      int ranks = (int) (hand >>> 13 * suit) & 0x1FFF;
      key += int32(SUIT_KEYS, ranks);
      flush = Math.max(flush, int16(FLUSHES, 0, ranks));
    }
    int value = value(ROWS, Long.bitCount(hand), key);
    return int32(PACKED, (key & 7) == 0 ? value : withFlush(value, flush));
  }

  private int withFlush(int value, int flush) {
    return low && flush > 0 ? flush : Math.max(value, flush);
  }

  /** The sum of the cards' keys. */
  long sum(int... cards) {
    return Arrays.stream(cards).mapToLong(c -> file.getLong(at(entry(CARD_KEYS, 0), 8 * c))).sum();
  }

  /** The value of the flush of a suit; the suit's cards and wild cards count in its counter. */
  private int flushOfList(int suit, int[] cards) {
    int[] suited = Arrays.stream(cards).filter(c -> (sum(c) >>> 4 * suit & 15) == 1).toArray();
    if (hasSets()) {
      int ranks = Arrays.stream(suited).map(c -> 1 << c % 13).sum();
      return int16(FLUSHES, 0, ranks);
    }
    return value(FLUSH_ROWS, suited.length, (int) (sum(suited) >>> 32));
  }

  /** The value of the sum of a rank multiset's keys. */
  int value(int rowsKind, int cards, int sum) {
    int rows = entry(rowsKind, cards);
    int rowBits = file.get(rows + 2);
    int columnBits = file.get(rows + 3);
    long bits = Integer.toUnsignedLong(sum);
    long column = bits >>> 32 - rowBits - columnBits;
    int own = entry(rowsKind + 1, cards);
    int values = own < 0 && rowsKind == ROWS && cards == 6 ? entry(ROWS + 1, 7) : own;
    int slots = file.getInt(values + 12) / 2;
    long row = file.getChar(at(rows, 2 * (int) (bits >>> 32 - rowBits)));
    boolean oneByOne = rowsKind == ROWS && cards >= 4 && cards <= 7;
    long unit = oneByOne ? 1 : Math.max(1, slots >> 16);
    long slot = (row * unit + column) % slots;
    return file.getChar(at(values, 2 * (int) slot));
  }

  /** An element of a section of 32-bit numbers. */
  int int32(int kind, int at) {
    return file.getInt(at(entry(kind, 0), Integer.BYTES * at));
  }

  /** An element of a section of 16-bit numbers. */
  int int16(int kind, int cards, int at) {
    return file.getChar(at(entry(kind, cards), Character.BYTES * at));
  }

  /** An element of a section of bytes. */
  int int8(int kind, int at) {
    return Byte.toUnsignedInt(file.get(at(entry(kind, 0), at)));
  }
}
