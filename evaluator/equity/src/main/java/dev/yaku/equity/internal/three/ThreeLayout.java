package dev.yaku.equity.internal.three;

import dev.yaku.HandEvaluator;
import dev.yaku.HoleClass;
import dev.yaku.TableFormatException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/** What is where in a file of all three hands before the flop. */
public final class ThreeLayout {
  /*
   * ThreeFile -> Header Row*169, little-endian, without padding
   *
   *    0  8  magic: YAKT, CR, LF, 0x1A, LF, which conversion as text would change
   *    8  2  version of the format, 1
   *   10  2  the number of classes, 169
   *   12  4  CRC-32 of the text of the rules "standard"
   *   16  8  length of the file
   *   24  4  boards for three holes, 1370754
   *   28 32  zeros
   *   60  4  CRC-32 of the 60 bytes before
   *
   * Classes are numbered in ascending order: that of the ranks h >= l is h * h + 2 * l, and one
   * more if suited. Row z has an entry for every two classes x <= y <= z, at y * (y + 1) / 2 + x,
   * and then, in 4 bytes, the CRC-32 of the header, the number z in 4 bytes, and the entries. An
   * entry has 7 numbers of 4 bytes without sign: the deals by winners 1 to 7, bit 0 for x, bit 1
   * for y, bit 2 for z.
   *
   * While the file is being written, it ends after the last finished row.
   */
  public static final int HEADER_BYTES = 64;

  /** The numbers of an entry: {@value}. */
  public static final int NUMBERS = 7;

  static final int CRC_BYTES = 4;

  /** The number of boards for three holes. */
  public static final int BOARDS = 1_370_754;

  /** The number of entries. */
  public static final int ENTRIES =
      HoleClass.SIZE * (HoleClass.SIZE + 1) * (HoleClass.SIZE + 2) / 6;

  /** The length of the file. */
  public static final long LENGTH =
      HEADER_BYTES + (long) ENTRIES * NUMBERS * Integer.BYTES + HoleClass.SIZE * CRC_BYTES;

  static final String RULES = "standard";

  private static final byte[] MAGIC = {'Y', 'A', 'K', 'T', '\r', '\n', 0x1A, '\n'};
  private static final int LETTERS = 4;
  private static final int VERSION = 1;
  private static final int CHECKED = HEADER_BYTES - CRC_BYTES;

  private ThreeLayout() {}

  /** The number of a class of {@link HoleClass} in the file. */
  public static int number(int holeClass) {
    int row = holeClass / 13;
    int column = holeClass % 13;
    int high = 12 - Math.min(row, column);
    int low = 12 - Math.max(row, column);
    return high * high + 2 * low + (row < column ? 1 : 0);
  }

  /** The number of entries of a row. */
  static int entries(int row) {
    return (row + 1) * (row + 2) / 2;
  }

  /** The place of the entry of two classes in the row of a third. */
  static int entry(int least, int middle) {
    return middle * (middle + 1) / 2 + least;
  }

  /** The length of a row's entries in bytes. */
  static int bytes(int row) {
    return entries(row) * NUMBERS * Integer.BYTES;
  }

  /** Where a row begins; for 169 the length of the file. */
  static long start(int row) {
    long before = (long) row * (row + 1) * (row + 2) / 6;
    return HEADER_BYTES + before * NUMBERS * Integer.BYTES + (long) row * CRC_BYTES;
  }

  /** The header that the file has. */
  static byte[] header() {
    ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    header.put(MAGIC).putShort((short) VERSION).putShort((short) HoleClass.SIZE);
    CRC32 rules = new CRC32();
    String text = HandEvaluator.of(RULES).ruleSet().text();
    rules.update(text.getBytes(StandardCharsets.UTF_8));
    header.putInt((int) rules.getValue()).putLong(LENGTH).putInt(BOARDS);
    CRC32 crc = new CRC32();
    crc.update(header.array(), 0, CHECKED);
    return header.putInt(CHECKED, (int) crc.getValue()).array();
  }

  /** The checksum of a row. */
  static int checksum(byte[] header, int row, byte[] entries) {
    CRC32 crc = new CRC32();
    crc.update(header);
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      crc.update(row >>> shift);
    }
    crc.update(entries);
    return (int) crc.getValue();
  }

  /**
   * Checks the first bytes of a file.
   *
   * @param found fewer than a header has if the file is shorter
   * @throws TableFormatException if they are not the header
   */
  static void check(String file, byte[] found, long length) throws TableFormatException {
    if (!Arrays.equals(found, 0, Math.min(found.length, LETTERS), MAGIC, 0, LETTERS)) {
      String cause = "not a table of three hands";
      throw rejection(file, "YAKT and line ends", Arrays.toString(first(found)), cause);
    }
    if (found.length < HEADER_BYTES) {
      throw rejection(file, HEADER_BYTES + " bytes or more", found.length, "truncated");
    }
    if (!Arrays.equals(first(found), MAGIC)) {
      String cause = "line ends were converted, as in a text file";
      throw rejection(file, "YAKT and line ends", Arrays.toString(first(found)), cause);
    }
    byte[] header = header();
    int at = Arrays.mismatch(header, found);
    if (at >= 0) {
      ByteBuffer bytes = ByteBuffer.wrap(found).order(ByteOrder.LITTLE_ENDIAN);
      CRC32 crc = new CRC32();
      crc.update(found, 0, CHECKED);
      if ((int) crc.getValue() != bytes.getInt(CHECKED)) {
        throw rejection(file, "the checksum of its header", "another", "damaged");
      }
      throw at < 12
          ? rejection(file, "version " + VERSION, bytes.getShort(8), "of another version")
          : rejection(file, "a table of these rules", "one of others", "older or newer rules");
    }
    if (length > LENGTH) {
      throw rejection(file, "a length of " + LENGTH, length, "something was appended");
    }
  }

  private static byte[] first(byte[] found) {
    return Arrays.copyOf(found, Math.min(found.length, MAGIC.length));
  }

  static TableFormatException rejection(String file, String expected, Object found, String cause) {
    return new TableFormatException(
        file + ": expected " + expected + ", found " + found + ": " + cause);
  }
}
