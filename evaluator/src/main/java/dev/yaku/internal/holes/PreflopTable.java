package dev.yaku.internal.holes;

import dev.yaku.Card;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.zip.CRC32;

/**
 * The table of all pairs of hands before the flop, which the generator compiles from the rules
 * {@code standard}: FORMAT.md describes the file. Immutable.
 */
public final class PreflopTable {
  /*
   * An entry is found by the ranks of both hands, the greater number first, and by the pattern of
   * their suits: its index is that of the first entry of these ranks, plus the number of possible
   * patterns before it. A hand's code holds the number of its ranks, then its suits, so the greater
   * code has the greater number.
   */
  private static final String FILE = "META-INF/yaku/standard.preflop";
  private static final long MAGIC = 0x0A1A0A0D554B4159L; // YAKU, CR, LF, 0x1A, LF
  private static final int VERSION = 2;
  private static final int KIND = 4;
  private static final int ENTRIES = 51_064;
  private static final int HEADER_BYTES = 64;
  private static final int FOOTER_BYTES = 16;
  private static final int BYTES = (HEADER_BYTES + 8 * ENTRIES + 63) / 64 * 64 + FOOTER_BYTES;

  /** The number of boards for two holes. */
  public static final int BOARDS = 1_712_304;

  private static final int FIELD = 21; // bits: boards won, tied, lost
  private static final int MASK = (1 << FIELD) - 1;

  private static final int PAIRS = 91;
  private static final String[] PATTERNS = {
    "0000", "0001", "0010", "0011", "0012", "0100", "0101", "0102", "0110", "0111", "0112", "0120",
    "0121", "0122", "0123"
  };

  private static final long[] SUMS;
  private static final char[] STARTS = new char[PAIRS * (PAIRS + 1) / 2];
  private static final char[] POSSIBLE = new char[STARTS.length]; // patterns, as a set
  private static final byte[] PATTERN_OF = new byte[256]; // four suits of two bits
  private static final char[] CODES = new char[Holes.SIZE];

  static {
    SUMS = read();
    for (int hole = 0; hole < CODES.length; hole++) {
      CODES[hole] = code(Holes.hand(hole));
    }
    for (int suits = 0; suits < PATTERN_OF.length; suits++) {
      PATTERN_OF[suits] = (byte) pattern(suits);
    }
    int start = 0;
    for (int a = 0; a < PAIRS; a++) {
      for (int b = 0; b <= a; b++) {
        int at = a * (a + 1) / 2 + b;
        STARTS[at] = (char) start;
        POSSIBLE[at] = possible(a, b);
        start += Integer.bitCount(POSSIBLE[at]);
      }
    }
  }

  private PreflopTable() {}

  /**
   * The numbers of boards that a hole wins, ties and loses, in fields of 21 bits from the lowest
   * up; 0 if the holes share a card.
   */
  public static long sums(int mine, int theirs) {
    int a = CODES[mine];
    int b = CODES[theirs];
    int greater = Math.max(a, b);
    int less = Math.min(a, b);
    int of = greater >>> 4;
    int at = of * (of + 1) / 2 + (less >>> 4);
    int pattern = PATTERN_OF[(greater & 15) << 4 | less & 15];
    int possible = POSSIBLE[at];
    if ((possible >>> pattern & 1) == 0) {
      return 0;
    }
    long sums = SUMS[STARTS[at] + Integer.bitCount(possible & (1 << pattern) - 1)];
    return a >= b
        ? sums
        : sums >>> 2 * FIELD | sums & (long) MASK << FIELD | (sums & MASK) << 2 * FIELD;
  }

  /** The number of boards of {@link #sums} that the first hole wins. */
  public static int win(long sums) {
    return (int) sums & MASK;
  }

  /** The number of boards of {@link #sums} that are tied. */
  public static int tie(long sums) {
    return (int) (sums >>> FIELD) & MASK;
  }

  /** The number of boards of {@link #sums} that the second hole wins. */
  public static int lose(long sums) {
    return (int) (sums >>> 2 * FIELD);
  }

  private static char code(long hand) {
    int a = Long.numberOfTrailingZeros(hand);
    int b = Long.numberOfTrailingZeros(hand & hand - 1);
    int high = Card.rank(a) > Card.rank(b) ? a : b;
    int low = a + b - high;
    int pair = Card.rank(high) * (Card.rank(high) + 1) / 2 + Card.rank(low);
    return (char) (pair << 4 | Card.suit(high) << 2 | Card.suit(low));
  }

  /** The number of the pattern of four suits. */
  private static int pattern(int suits) {
    StringBuilder pattern = new StringBuilder();
    int[] digits = {-1, -1, -1, -1};
    int used = 0;
    for (int shift = 6; shift >= 0; shift -= 2) {
      int suit = suits >>> shift & 3;
      if (digits[suit] < 0) {
        digits[suit] = used++;
      }
      pattern.append(digits[suit]);
    }
    return List.of(PATTERNS).indexOf(pattern.toString());
  }

  /** The patterns in which cards of equal rank have different suits. */
  private static char possible(int a, int b) {
    int[] ranks = {high(a), low(a), high(b), low(b)};
    int possible = 0;
    for (int pattern = 0; pattern < PATTERNS.length; pattern++) {
      boolean differ = true;
      for (int i = 0; i < ranks.length; i++) {
        for (int j = 0; j < i; j++) {
          differ &=
              ranks[i] != ranks[j] || PATTERNS[pattern].charAt(i) != PATTERNS[pattern].charAt(j);
        }
      }
      possible |= (differ ? 1 : 0) << pattern;
    }
    return (char) possible;
  }

  private static int high(int pair) {
    int rank = 0;
    while ((rank + 1) * (rank + 2) / 2 <= pair) {
      rank++;
    }
    return rank;
  }

  private static int low(int pair) {
    return pair - high(pair) * (high(pair) + 1) / 2;
  }

  private static long[] read() {
    try (InputStream in = PreflopTable.class.getClassLoader().getResourceAsStream(FILE)) {
      if (in == null) {
        throw new FileNotFoundException(FILE + ": not in the module dev.yaku.tables");
      }
      byte[] bytes = in.readAllBytes();
      ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      check(file, bytes);
      long[] sums = new long[ENTRIES];
      for (int i = 0; i < ENTRIES; i++) {
        long won = file.getInt(HEADER_BYTES + 8 * i);
        long tied = file.getInt(HEADER_BYTES + 8 * i + 4);
        sums[i] = won | tied << FIELD | BOARDS - won - tied << 2 * FIELD;
      }
      return sums;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void check(ByteBuffer file, byte[] all) throws IOException {
    int bytes = file.capacity();
    expect("bytes", BYTES, bytes);
    expect("magic", MAGIC, file.getLong(0));
    expect("version", VERSION, file.getShort(8));
    expect("kind", KIND, file.getShort(10));
    expect("length", bytes, file.getInt(12));
    expect("entries", ENTRIES, file.getInt(16));
    expect("complement", ~MAGIC, file.getLong(bytes - FOOTER_BYTES));
    CRC32 crc = new CRC32();
    crc.update(all, 0, bytes - 4);
    expect("checksum", crc.getValue(), Integer.toUnsignedLong(file.getInt(bytes - 4)));
  }

  private static void expect(String what, long expected, long found) throws IOException {
    if (expected != found) {
      throw new IOException(
          FILE + ": expected " + what + " " + expected + ", found " + found + ": damaged");
    }
  }
}
