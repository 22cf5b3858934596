package dev.yaku.equity.internal.three;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleClass;
import dev.yaku.Progress;
import dev.yaku.equity.internal.ranks.OrderGroup;
import dev.yaku.internal.file.CheckedFile;
import dev.yaku.internal.file.CheckedWriter;
import dev.yaku.internal.file.FileKind;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

/**
 * The deals of every three classes of two cards before the flop by order, in a file or in memory.
 * Safe for any number of threads; reading allocates nothing but a copy of each block.
 */
public final class ThreeTable {
  /*
   * Classes are numbered in ascending order: that of the ranks h >= l is h * h + 2 * l, and one
   * more if suited. Block z has an entry for every two classes x <= y <= z, at y * (y + 1) / 2 + x:
   * 13 numbers of 4 bytes without sign, the deals by the order of x, y and z: see OrderGroup.
   */
  /** The numbers of an entry: {@value}. */
  public static final int NUMBERS = OrderGroup.COUNT;

  /** The number of boards for three holes. */
  public static final int BOARDS = 1_370_754;

  public static final int ENTRIES =
      HoleClass.SIZE * (HoleClass.SIZE + 1) * (HoleClass.SIZE + 2) / 6;

  public static final long LENGTH =
      64 + (long) ENTRIES * NUMBERS * Integer.BYTES + HoleClass.SIZE * Integer.BYTES;

  static final String RULES = "standard";
  private static final FileKind KIND = new FileKind(2, 3, "a table of three hands");
  private static final byte[][] IN_FILE = inFile(); // by places of x and y in the file, and order
  private static final byte[] WINNERS = winners(); // of each order, as a mask
  private static final int DESCRIPTION_BYTES = 40;
  private static final int NAME_BYTES = 32;
  private static final long UNSIGNED = 0xFFFF_FFFFL;

  private final CheckedFile file; // null if the rows were counted
  private final ByteBuffer[] counted;

  /** Counts the rows of the table: of each class all entries with lesser ones. */
  public interface RowCounter {
    /** The rows of the classes of two ranks: the numbers of all their entries. */
    int[][] count(int high, int low);
  }

  private ThreeTable(CheckedFile file, ByteBuffer... counted) {
    this.file = file;
    this.counted = counted;
  }

  /** The rules: their name, the CRC-32 of their text, and the number of boards. */
  private static byte[] description() {
    ByteBuffer bytes = ByteBuffer.allocate(DESCRIPTION_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    CRC32 crc = new CRC32();
    crc.update(HandEvaluator.of(RULES).ruleSet().text().getBytes(UTF_8));
    bytes.put(0, RULES.getBytes(UTF_8)).position(NAME_BYTES);
    return bytes.putInt((int) crc.getValue()).putInt(BOARDS).array();
  }

  /** The higher rank of the classes around this number. */
  static int high(int number) {
    return (int) Math.sqrt(number);
  }

  /** The first class of the same two ranks. */
  static int first(int number) {
    return high(number) * high(number) + 2 * low(number);
  }

  /** The lower rank of a class. */
  static int low(int number) {
    int high = high(number);
    return (number - high * high) / 2;
  }

  private static long[] lengths() {
    return IntStream.range(0, HoleClass.SIZE)
        .mapToLong(row -> (long) entries(row) * NUMBERS * Integer.BYTES)
        .toArray();
  }

  /**
   * Maps a file, after a check of its header and length. Throws a {@link
   * dev.yaku.TableFormatException} if it is not a whole file of this version and these rules.
   */
  public static ThreeTable open(Path path) throws IOException {
    return new ThreeTable(
        CheckedFile.open(
            path,
            KIND,
            (description, size) -> {
              if (!Arrays.equals(description, description())) {
                throw new IllegalArgumentException("one of older or newer rules");
              }
              return lengths();
            }));
  }

  /** Checks all rows; throws a {@link dev.yaku.TableFormatException} if one is damaged. */
  public void verify() throws IOException {
    if (file != null) {
      file.verify();
    }
  }

  /** Counts all rows; throws a {@link CancellationException} if that is stopped. */
  public static ThreeTable count(RowCounter rows, Predicate<Progress> goOn) {
    ByteBuffer[] counted = new ByteBuffer[HoleClass.SIZE];
    for (int row = 0; row < counted.length; ) {
      for (int[] numbers : rows.count(high(row), low(row))) {
        counted[row] = ByteBuffer.wrap(bytes(numbers)).order(ByteOrder.LITTLE_ENDIAN);
        row++;
      }
      long done = row * (row + 1L) * (row + 2L) / 6; // entries
      if (!goOn.test(new Progress(done, ENTRIES)) && row < counted.length) {
        throw new CancellationException();
      }
    }
    return new ThreeTable(null, counted);
  }

  private ByteBuffer row(int number) {
    return file == null ? counted[number] : file.block(number);
  }

  /** Writes a file, or continues an unfinished one: see {@link CheckedWriter#write}. */
  public static boolean write(Path path, RowCounter rows, Predicate<Progress> goOn)
      throws IOException {
    int[][][] made = new int[1][][]; // the rows of two ranks are counted together
    return new CheckedWriter(path, KIND, description(), lengths())
        .write(row -> block(rows, made, row), goOn);
  }

  private static byte[] block(RowCounter rows, int[][][] made, int row) throws IOException {
    int first = first(row);
    if (made[0] == null || row == first) {
      try {
        made[0] = rows.count(high(row), low(row));
      } catch (CancellationException e) {
        throw new IOException("interrupted", e);
      }
    }
    return bytes(made[0][row - first]);
  }

  private static byte[] bytes(int... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * numbers.length);
    bytes.order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().put(numbers);
    return bytes.array();
  }

  /** The number of a class of {@link HoleClass} in the file. */
  public static int number(int holeClass) {
    int row = holeClass / 13;
    int column = holeClass % 13;
    int high = 12 - Math.min(row, column);
    int low = 12 - Math.max(row, column);
    return high * high + 2 * low + (row < column ? 1 : 0);
  }

  static int entries(int row) {
    return (row + 1) * (row + 2) / 2;
  }

  /** The place of the entry of two classes in the row of a third. */
  static int entry(int least, int middle) {
    return middle * (middle + 1) / 2 + least;
  }

  private static byte[][] inFile() {
    byte[][] inFile = new byte[9][NUMBERS];
    for (int ofX = 0; ofX < 3; ofX++) {
      for (int ofY = 0; ofY < 3; ofY++) {
        for (int order = 0; ofX != ofY && order < NUMBERS; order++) {
          int[] values = new int[3];
          values[ofX] = -place(order, 0);
          values[ofY] = -place(order, 1);
          values[3 - ofX - ofY] = -place(order, 2);
          inFile[3 * ofX + ofY][order] = (byte) OrderGroup.number(values[0], values[1], values[2]);
        }
      }
    }
    return inFile;
  }

  private static byte[] winners() {
    byte[] winners = new byte[NUMBERS];
    for (int order = 0; order < NUMBERS; order++) {
      for (int player = 0; player < 3; player++) {
        winners[order] |= (byte) (place(order, player) == 0 ? 1 << player : 0);
      }
    }
    return winners;
  }

  /** The place of a player in an order: 0 if nobody is better, then 1, then 2. */
  public static int place(int order, int player) {
    return OrderGroup.place(order, player);
  }

  /** The players who win in an order, as a mask. */
  public static int winners(int order) {
    return WINNERS[order];
  }

  /**
   * Fills in the deals of three classes of {@link HoleClass} by order. Throws an {@link
   * java.io.UncheckedIOException} if the file has changed since it was opened, or is damaged.
   */
  public void readOrders(int a, int b, int c, long[] counts) {
    int x = number(a);
    int y = number(b);
    int z = number(c);
    int least = Math.min(x, Math.min(y, z));
    int most = Math.max(x, Math.max(y, z));
    int from = Integer.BYTES * NUMBERS * entry(least, x + y + z - least - most);
    ByteBuffer row = row(most);
    int ofX = (x > y ? 1 : 0) + (x > z ? 1 : 0); // equal classes as they come
    int ofY = (y >= x ? 1 : 0) + (y > z ? 1 : 0);
    byte[] inFile = IN_FILE[3 * ofX + ofY];
    for (int order = 0; order < NUMBERS; order++) {
      counts[order] = row.getInt(from + Integer.BYTES * inFile[order]) & UNSIGNED;
    }
  }

  /** The name of the file, or that there is none. */
  @Override
  public String toString() {
    return file == null ? "three hands, counted" : file.toString();
  }
}
