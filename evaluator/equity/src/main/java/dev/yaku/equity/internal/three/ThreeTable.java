package dev.yaku.equity.internal.three;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleClass;
import dev.yaku.Progress;
import dev.yaku.internal.table.CheckedFile;
import dev.yaku.internal.table.CheckedWriter;
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
 * The deals of every three classes of two cards before the flop by winners, in a file. Safe for any
 * number of threads; reading allocates nothing but a copy of each block.
 */
public final class ThreeTable {
  /*
   * Classes are numbered in ascending order: that of the ranks h >= l is h * h + 2 * l, and one
   * more if suited. Block z has an entry for every two classes x <= y <= z, at y * (y + 1) / 2 + x:
   * 7 numbers of 4 bytes without sign, the deals by winners 1 to 7, bit 0 for x, bit 1 for y, bit 2
   * for z.
   */
  /** The numbers of an entry: {@value}. */
  public static final int NUMBERS = 7;

  /** The number of boards for three holes. */
  public static final int BOARDS = 1_370_754;

  public static final int ENTRIES =
      HoleClass.SIZE * (HoleClass.SIZE + 1) * (HoleClass.SIZE + 2) / 6;

  public static final long LENGTH =
      64 + (long) ENTRIES * NUMBERS * Integer.BYTES + HoleClass.SIZE * Integer.BYTES;

  static final String RULES = "standard";
  private static final CheckedFile.Kind KIND = new CheckedFile.Kind(2, 2, "a table of three hands");
  private static final int DESCRIPTION_BYTES = 40;
  private static final int NAME_BYTES = 32;
  private static final long UNSIGNED = 0xFFFF_FFFFL;

  private final CheckedFile file;

  /** Counts the rows of the table: of each class all entries with lesser ones. */
  public interface RowCounter {
    /** The rows of the classes of two ranks: the numbers of all their entries. */
    int[][] count(int high, int low);
  }

  private ThreeTable(CheckedFile file) {
    this.file = file;
  }

  /** The rules: their name, the CRC-32 of their text, and the number of boards. */
  private static byte[] description() {
    ByteBuffer bytes = ByteBuffer.allocate(DESCRIPTION_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    CRC32 crc = new CRC32();
    crc.update(HandEvaluator.of(RULES).ruleSet().text().getBytes(UTF_8));
    bytes.put(0, RULES.getBytes(UTF_8)).position(NAME_BYTES);
    return bytes.putInt((int) crc.getValue()).putInt(BOARDS).array();
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
    file.verify();
  }

  /** Writes a file, or continues an unfinished one: see {@link CheckedWriter#write}. */
  public static boolean write(Path path, RowCounter rows, Predicate<Progress> goOn)
      throws IOException {
    int[][][] made = new int[1][][]; // the rows of two ranks are counted together
    return new CheckedWriter(path, KIND, description(), lengths())
        .write(row -> block(rows, made, row), goOn);
  }

  private static byte[] block(RowCounter rows, int[][][] made, int row) throws IOException {
    int first = ThreeRows.first(row);
    if (made[0] == null || row == first) {
      try {
        made[0] = rows.count(ThreeRows.high(row), ThreeRows.low(row));
      } catch (CancellationException e) {
        throw new IOException("interrupted", e);
      }
    }
    int[] numbers = made[0][row - first];
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

  /**
   * Fills in the deals of three classes of {@link HoleClass} by winners, bit 0 for the first class,
   * bit 1 for the second, bit 2 for the third; the element of 0 is left as it is. Throws an {@link
   * java.io.UncheckedIOException} if the file has changed since it was opened, or is damaged.
   */
  public void read(int a, int b, int c, long[] counts) {
    int x = number(a);
    int y = number(b);
    int z = number(c);
    ByteBuffer row = file.block(Math.max(x, Math.max(y, z)));
    int from = from(x, y, z);
    for (int winners = 1; winners <= NUMBERS; winners++) {
      counts[winners] = row.getInt(from + inFile(x, y, z, winners)) & UNSIGNED;
    }
  }

  /** The deals of three classes that have these winners: as {@link #read}. */
  public long count(int a, int b, int c, int winners) {
    int x = number(a);
    int y = number(b);
    int z = number(c);
    ByteBuffer row = file.block(Math.max(x, Math.max(y, z)));
    return row.getInt(from(x, y, z) + inFile(x, y, z, winners)) & UNSIGNED;
  }

  /** Where an entry is in its row. */
  private static int from(int x, int y, int z) {
    int least = Math.min(x, Math.min(y, z));
    int most = Math.max(x, Math.max(y, z));
    return Integer.BYTES * NUMBERS * entry(least, x + y + z - least - most);
  }

  /** Where the winners are in an entry: in ascending order of classes, equal ones as they come. */
  private static int inFile(int x, int y, int z, int winners) {
    int ofX = (x > y ? 1 : 0) + (x > z ? 1 : 0);
    int ofY = (y >= x ? 1 : 0) + (y > z ? 1 : 0);
    int ofZ = 3 - ofX - ofY;
    int sorted = (winners & 1) << ofX | (winners >>> 1 & 1) << ofY | (winners >>> 2) << ofZ;
    return Integer.BYTES * (sorted - 1);
  }

  /** The name of the file. */
  @Override
  public String toString() {
    return file.toString();
  }
}
