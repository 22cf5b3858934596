package dev.yaku.generator.proof;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Looks hands up in the bytes of a hand table as tables/FORMAT.md says, slowly and without checks.
 * It shares no code with what makes the bytes.
 */
public final class TableReader {
  private static final int CARD_KEYS = 4;
  private static final int SUIT_KEYS = 6;
  private static final int FLUSHES = 7;
  private static final int ROWS = 8;
  private static final int FLUSH_ROWS = 10;
  private static final int PACKED = 3;
  private static final int FLUSHES_TO_AVOID = 4;
  private static final int MASK = (1 << 13) - 1;

  private final ByteBuffer file;
  private final int best;
  private final boolean low;

  public TableReader(byte[] bytes) {
    file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    best = file.get(24);
    low = (file.get(27) & 1) != 0;
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

  /** Where a byte of the section is. */
  int at(int entry, int bytes) {
    if (entry < 0 || bytes < 0 || bytes >= file.getInt(entry + 12)) {
      throw new IllegalStateException("entry %d has no byte %d".formatted(entry, bytes));
    }
    return file.getInt(entry + 8) + bytes;
  }

  /** Whether the table has keys of sets of ranks. */
  boolean hasSets() {
    return entry(SUIT_KEYS, 0) >= 0;
  }

  /** The packed value of a list of cards. */
  public int packedOfList(int... cards) {
    if ((file.get(27) & FLUSHES_TO_AVOID) != 0 && cards.length > best) {
      return IntStream.range(0, cards.length)
          .map(i -> packedOfList(without(i, cards)))
          .max()
          .orElseThrow();
    }
    long key = sum(cards);
    int value = value(ROWS, cards.length, (int) (key >>> 32));
    for (int suit = 0; suit < 4; suit++) {
      if ((key >>> 4 * suit & 15) >= best) {
        value = withFlush(value, flushOfList(suit, cards));
      }
    }
    return packed(value);
  }

  private static int[] without(int at, int... cards) {
    return IntStream.range(0, cards.length).filter(i -> i != at).map(i -> cards[i]).toArray();
  }

  /** The packed value of a set of natural cards, where there are no others. */
  int packedOfSet(long hand) {
    int key = 0;
    int flush = 0;
    for (int suit = 0; suit < 4; suit++) {
      int ranks = (int) (hand >>> 13 * suit) & MASK;
      key += file.getInt(at(entry(SUIT_KEYS, 0), 4 * ranks));
      flush = Math.max(flush, file.getChar(at(entry(FLUSHES, 0), 2 * ranks)));
    }
    int value = value(ROWS, Long.bitCount(hand), key);
    return packed((key & 7) == 0 ? value : withFlush(value, flush));
  }

  private int withFlush(int value, int flush) {
    return low && flush > 0 ? flush : Math.max(value, flush);
  }

  private long sum(int... cards) {
    return Arrays.stream(cards).mapToLong(c -> file.getLong(at(entry(CARD_KEYS, 0), 8 * c))).sum();
  }

  /** The value of the flush of a suit; its cards and the wild ones count in the suit's counter. */
  private int flushOfList(int suit, int... cards) {
    int[] suited = Arrays.stream(cards).filter(c -> (sum(c) >>> 4 * suit & 15) == 1).toArray();
    if (hasSets()) {
      int ranks = Arrays.stream(suited).map(c -> 1 << c % 13).sum();
      return file.getChar(at(entry(FLUSHES, 0), 2 * ranks));
    }
    return value(FLUSH_ROWS, suited.length, (int) (sum(suited) >>> 32));
  }

  private int value(int rowsKind, int cards, int sum) {
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

  private int packed(int value) {
    return file.getInt(at(entry(PACKED, 0), 4 * value));
  }
}
