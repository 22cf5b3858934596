package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.HoleIndex;
import dev.yaku.internal.load.JarFiles;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
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
  private static final int ENTRY_COUNT = 51_064;
  private static final int HEADER_BYTES = 64;
  private static final int FOOTER_BYTES = 16;
  private static final int BYTES = (HEADER_BYTES + 8 * ENTRY_COUNT + 63) / 64 * 64 + FOOTER_BYTES;

  public static final int BOARDS = 1_712_304; // for two holes
  public static final int FIELD = 21; // bits: boards won, tied, lost
  public static final int MASK = (1 << FIELD) - 1;

  public static final int PAIRS = 91; // of ranks
  private static final int[] ENTRIES; // the boards won, those tied, by turns
  private static final char[] STARTS = new char[PAIRS * (PAIRS + 1) / 2];
  private static final char[] POSSIBLE = new char[STARTS.length]; // patterns, as a set
  private static final char[] CODES = new char[HoleIndex.SIZE];

  static {
    ENTRIES = read();
    fillCodes();
    fillStarts(SuitPatterns.possibleByEqualRanks());
  }

  private PreflopTable() {}

  /**
   * The numbers of boards that a hole wins, ties and loses, in fields of 21 bits from the lowest
   * up; 0 if the holes share a card.
   */
  public static long boards(int mine, int theirs) {
    int a = CODES[mine];
    int b = CODES[theirs];
    int greater = Math.max(a, b);
    int less = Math.min(a, b);
    int at = at(greater >>> 4, less >>> 4);
    int pattern = SuitPatterns.OF[(greater & 15) << 4 | less & 15];
    int possible = POSSIBLE[at];
    if ((possible >>> pattern & 1) == 0) {
      return 0;
    }
    int entry = 2 * (STARTS[at] + Integer.bitCount(possible & (1 << pattern) - 1));
    long won = ENTRIES[entry];
    long tied = ENTRIES[entry + 1];
    long sums = won | tied << FIELD | BOARDS - won - tied << 2 * FIELD;
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

  /**
   * Fills in by the pattern of their suits whether there are holes of these ranks, 1 or 0, the
   * boards that the first one wins with half of those tied, and those tied; 0 without such holes.
   */
  public static void fill(int first, int second, double[] possible, double[] pots, double[] ties) {
    int at = at(Math.max(first, second), Math.min(first, second));
    int next = 2 * STARTS[at];
    for (int pattern = 0; pattern < SuitPatterns.COUNT; pattern++) {
      int exists = POSSIBLE[at] >>> pattern & 1;
      int won = ENTRIES[next];
      int tied = ENTRIES[next + 1];
      int pot = exists * (first >= second ? won : BOARDS - won - tied);
      possible[pattern] = exists;
      ties[pattern] = exists * tied;
      pots[pattern] = pot + ties[pattern] / 2;
      next = Math.min(next + 2 * exists, ENTRIES.length - 2);
    }
  }

  /** The place of two ranks among pairs, and of two pairs, the greater first. */
  private static int at(int greater, int less) {
    return greater * (greater + 1) / 2 + less;
  }

  /** Like {@link #boards}, for one board on which the holes have these values. */
  public static long ofOne(int mine, int theirs) {
    return 1L << FIELD * (1 + Integer.signum(theirs - mine));
  }

  private static void fillCodes() {
    int hole = 0;
    for (int b = 1; b < Card.JOKER; b++) {
      for (int a = 0; a < b; a++) {
        boolean bIsHigh = Card.rank(b) >= Card.rank(a);
        int high = bIsHigh ? b : a;
        int low = bIsHigh ? a : b;
        int pair = at(Card.rank(high), Card.rank(low));
        CODES[hole++] = (char) (pair << 4 | Card.suit(high) << 2 | Card.suit(low));
      }
    }
  }

  /** In the order of the entries, with little work for each: it is part of the first answer. */
  private static void fillStarts(char... possible) {
    byte[] counts = new byte[possible.length];
    for (int ranks = 0; ranks < counts.length; ranks++) {
      counts[ranks] = (byte) Integer.bitCount(possible[ranks]);
    }
    int at = 0;
    int start = 0;
    for (int high = 0; high < Card.RANK_COUNT; high++) {
      for (int low = 0; low <= high; low++) {
        for (int otherHigh = 0; otherHigh <= high; otherHigh++) {
          int last = otherHigh == high ? low : otherHigh;
          int equal = equal(high, low, 0) | equal(high, otherHigh, 1) | equal(low, otherHigh, 3);
          for (int otherLow = 0; otherLow <= last; otherLow++) {
            int more = otherLow == high ? 1 << 2 : 0;
            more |= otherLow == low ? 1 << 4 : 0;
            more |= otherLow == otherHigh ? 1 << 5 : 0;
            STARTS[at] = (char) start;
            POSSIBLE[at++] = possible[equal | more];
            start += counts[equal | more];
          }
        }
      }
    }
  }

  /** The bit of two of {@link SuitPatterns#TWO_CARDS} if their ranks are equal. */
  private static int equal(int rank, int other, int two) {
    return (rank == other ? 1 : 0) << two;
  }

  private static int[] read() {
    try {
      byte[] bytes = JarFiles.read(PreflopTable.class.getName(), FILE);
      if (bytes == null) {
        throw new FileNotFoundException(FILE + ": not in the module dev.yaku.equity");
      }
      ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      check(file, bytes);
      int[] entries = new int[2 * ENTRY_COUNT];
      file.position(HEADER_BYTES).asIntBuffer().get(entries);
      return entries;
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
    expect("entries", ENTRY_COUNT, file.getInt(16));
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

  /**
   * The patterns of the suits of two holes: which cards have the same suit, whatever it is. A
   * pattern is four suits in which each new one is the lowest that has not occurred.
   */
  public static final class SuitPatterns {
    public static final int COUNT = 15;

    /** The first hole's high and low card, then the second one's: the places of two of these. */
    static final int[][] TWO_CARDS = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};

    private static final int CARDS = 4;
    private static final int SUIT_BITS = 2;

    /** The number of the pattern of four suits of two bits each. */
    static final byte[] OF = new byte[1 << CARDS * SUIT_BITS];

    private static final byte[] SWAPPED = new byte[OF.length]; // with the second hole's suits first
    private static final int[] PATTERNS = numberPatterns();

    private SuitPatterns() {}

    /**
     * The numbers of the patterns of two holes of these ranks, by the four bits of the first one's
     * code and then the four of the second one's; not to be changed.
     */
    public static byte[] of(int first, int second) {
      return first >= second ? OF : SWAPPED;
    }

    /** Numbers the patterns in ascending order: returns the suits of each. */
    private static int[] numberPatterns() {
      int[] patterns = new int[COUNT];
      int count = 0;
      for (int suits = 0; suits < OF.length; suits++) {
        int pattern = pattern(suits);
        if (pattern == suits) {
          OF[suits] = (byte) count;
          patterns[count++] = suits;
        }
        OF[suits] = OF[pattern]; // which is not greater
        SWAPPED[(suits & 15) << 4 | suits >>> 4] = OF[suits];
      }
      return patterns;
    }

    /** The suits named in the order in which they occur. */
    private static int pattern(int suits) {
      int pattern = 0;
      int names = 0; // two bits for each suit
      int known = 0;
      int count = 0;
      for (int card = 0; card < CARDS; card++) {
        int suit = digit(suits, card);
        if ((known >>> suit & 1) == 0) {
          known |= 1 << suit;
          names |= count++ << SUIT_BITS * suit;
        }
        pattern = pattern << SUIT_BITS | names >>> SUIT_BITS * suit & 3;
      }
      return pattern;
    }

    private static int digit(int suits, int card) {
      return suits >>> SUIT_BITS * (CARDS - 1 - card) & 3;
    }

    /**
     * The patterns in which cards of equal rank have different suits, as a set, by the set of
     * {@link #TWO_CARDS} that have equal ranks.
     */
    static char[] possibleByEqualRanks() {
      char[] possible = new char[1 << TWO_CARDS.length];
      for (int pattern = 0; pattern < COUNT; pattern++) {
        int equal = 0;
        for (int i = 0; i < TWO_CARDS.length; i++) {
          int first = digit(PATTERNS[pattern], TWO_CARDS[i][0]);
          equal |= (first == digit(PATTERNS[pattern], TWO_CARDS[i][1]) ? 1 : 0) << i;
        }
        for (int ranks = 0; ranks < possible.length; ranks++) {
          possible[ranks] |= (char) ((ranks & equal) == 0 ? 1 << pattern : 0);
        }
      }
      return possible;
    }
  }
}
