package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
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

  /** Pairs of ranks: {@value}. */
  public static final int PAIRS = 91;

  /** Patterns of four suits: {@value}. */
  public static final int PATTERN_COUNT = 15;

  private static final String[] PATTERNS = {
    "0000", "0001", "0010", "0011", "0012", "0100", "0101", "0102", "0110", "0111", "0112", "0120",
    "0121", "0122", "0123"
  };

  private static final long[] SUMS;
  private static final char[] STARTS = new char[PAIRS * (PAIRS + 1) / 2];
  private static final char[] POSSIBLE = new char[STARTS.length]; // patterns, as a set
  private static final byte[] PATTERN_OF = new byte[256]; // four suits of two bits
  private static final byte[] SWAPPED_PATTERN_OF = new byte[256];
  private static final char[] CODES = new char[HoleIndex.SIZE];

  static {
    SUMS = read();
    for (int hole = 0; hole < CODES.length; hole++) {
      CODES[hole] = codeOf(HoleIndex.hand(hole));
    }
    for (int suits = 0; suits < PATTERN_OF.length; suits++) {
      PATTERN_OF[suits] = (byte) pattern(suits);
      SWAPPED_PATTERN_OF[(suits & 15) << 4 | suits >>> 4] = PATTERN_OF[suits];
    }
    int start = 0;
    for (int a = 0; a < PAIRS; a++) {
      for (int b = 0; b <= a; b++) {
        int at = at(a, b);
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
    int at = at(greater >>> 4, less >>> 4);
    int pattern = PATTERN_OF[(greater & 15) << 4 | less & 15];
    int possible = POSSIBLE[at];
    if ((possible >>> pattern & 1) == 0) {
      return 0;
    }
    long sums = SUMS[STARTS[at] + Integer.bitCount(possible & (1 << pattern) - 1)];
    long swapped = (long) (a - b >> Integer.SIZE - 1) & (sums ^ sums >>> 2 * FIELD) & MASK;
    return sums ^ swapped ^ swapped << 2 * FIELD; // no branch: nobody could foresee it
  }

  /** Ranks and suits of a hole: 16 codes for each of {@value #PAIRS} pairs of ranks. */
  public static int code(int hole) {
    return CODES[hole];
  }

  /** Whether both cards have one suit, by the four bits of a code that are suits. */
  public static boolean isSuited(int suits) {
    return suits >>> 2 == (suits & 3);
  }

  /** The number of holes of these ranks that are suited, or that are not, as this one. */
  public static int copies(int ranks, int suits) {
    if (high(ranks) == low(ranks)) {
      return 6;
    }
    return isSuited(suits) ? 4 : 12;
  }

  /**
   * The numbers of the patterns of two holes' suits, by the four bits of the first one's code and
   * then the four of the second one's; not to be changed.
   *
   * @param first the first hole's ranks
   * @param second the second hole's ranks
   */
  public static byte[] patterns(int first, int second) {
    return first >= second ? PATTERN_OF : SWAPPED_PATTERN_OF;
  }

  /**
   * Fills in what holes of these ranks win by the pattern of their suits; 0 where there are no such
   * holes.
   *
   * @param possible 1 where there are such holes
   * @param pots the boards won, and half of those tied
   * @param ties the boards tied
   */
  public static void fill(int first, int second, double[] possible, double[] pots, double[] ties) {
    int at = at(Math.max(first, second), Math.min(first, second));
    int next = STARTS[at];
    for (int pattern = 0; pattern < PATTERN_COUNT; pattern++) {
      int exists = POSSIBLE[at] >>> pattern & 1;
      long sums = SUMS[next] * exists;
      next = Math.min(next + exists, SUMS.length - 1);
      possible[pattern] = exists;
      ties[pattern] = tie(sums);
      pots[pattern] = (first >= second ? win(sums) : lose(sums)) + ties[pattern] / 2;
    }
  }

  private static int at(int greater, int less) {
    return greater * (greater + 1) / 2 + less;
  }

  /** Like {@link #sums}, for one board on which the holes have these values; a dead one has 0. */
  public static long ofOne(int mine, int theirs) {
    return theirs == 0 ? 0 : 1L << FIELD * (1 + Integer.signum(theirs - mine));
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

  /** The number of boards of {@link #sums}. */
  public static int boards(long sums) {
    return win(sums) + tie(sums) + lose(sums);
  }

  private static char codeOf(long hand) {
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
