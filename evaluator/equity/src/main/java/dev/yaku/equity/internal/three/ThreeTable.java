package dev.yaku.equity.internal.three;

import dev.yaku.HoleClass;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.MappedBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The deals of every three classes of two cards before the flop by winners, in a mapped file of
 * which only checked copies are read: whatever is done to the file, no number is wrong. Safe for
 * any number of threads; reading allocates nothing but a copy of each row.
 */
public final class ThreeTable {
  private static final long UNSIGNED = 0xFFFF_FFFFL;

  private final String file;
  private final byte[] header;
  private final ByteBuffer map;

  /** What has been read; the JVM may clear it when memory becomes scarce. */
  private final AtomicReferenceArray<SoftReference<int[]>> rows =
      new AtomicReferenceArray<>(HoleClass.SIZE);

  private ThreeTable(String file, byte[] header, ByteBuffer map) {
    this.file = file;
    this.header = header;
    this.map = map;
  }

  /**
   * Maps a file, after a check of its header and length.
   *
   * @throws TableFormatException if it is not a whole file of this version and these rules
   */
  public static ThreeTable open(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString(), null, "no such table of three hands");
    }
    if (!Files.isRegularFile(path)) {
      throw new TableFormatException(
          path + ": expected a table of three hands, found no regular file");
    }
    try (FileChannel channel = FileChannel.open(path)) {
      String file = path.toString();
      byte[] header = read(channel, 0, ThreeLayout.HEADER_BYTES);
      ThreeLayout.check(file, header, channel.size());
      if (channel.size() < ThreeLayout.LENGTH) {
        throw truncated(file, channel.size());
      }
      ByteBuffer map;
      try {
        map = channel.map(FileChannel.MapMode.READ_ONLY, 0, ThreeLayout.LENGTH);
      } catch (IOException e) {
        throw channel.size() < ThreeLayout.LENGTH ? truncated(file, channel.size()) : e;
      }
      return new ThreeTable(file, header, map);
    }
  }

  private static TableFormatException truncated(String file, Object length) {
    return ThreeLayout.rejection(
        file, "a length of " + ThreeLayout.LENGTH, length, "truncated, or not finished");
  }

  /** Reads bytes, fewer if the file ends before. */
  static byte[] read(FileChannel channel, long from, int count) throws IOException {
    ByteBuffer read = ByteBuffer.allocate(count);
    while (read.hasRemaining() && channel.read(read, from + read.position()) >= 0) {
      // a channel may read fewer bytes than requested
    }
    byte[] bytes = new byte[read.position()];
    read.flip().get(bytes);
    return bytes;
  }

  /**
   * The deals of three classes that have these winners.
   *
   * @param a a class of {@link HoleClass}
   * @param winners bit 0 for the first class, bit 1 for the second, bit 2 for the third; not 0
   * @throws UncheckedIOException if the file has been changed since it was opened, or is damaged
   */
  public long count(int a, int b, int c, int winners) {
    int x = ThreeLayout.number(a);
    int y = ThreeLayout.number(b);
    int z = ThreeLayout.number(c);
    return row(x, y, z)[from(x, y, z) + inFile(x, y, z, winners)] & UNSIGNED;
  }

  /**
   * Fills in the deals of three classes by winners, as {@link #count} gives them.
   *
   * @param counts by winners; the element of 0 is left as it is
   */
  public void read(int a, int b, int c, long[] counts) {
    int x = ThreeLayout.number(a);
    int y = ThreeLayout.number(b);
    int z = ThreeLayout.number(c);
    int[] row = row(x, y, z);
    int from = from(x, y, z);
    for (int winners = 1; winners <= ThreeLayout.NUMBERS; winners++) {
      counts[winners] = row[from + inFile(x, y, z, winners)] & UNSIGNED;
    }
  }

  private int[] row(int x, int y, int z) {
    int number = Math.max(x, Math.max(y, z));
    SoftReference<int[]> known = rows.get(number);
    int[] row = known == null ? null : known.get();
    return row == null ? read(number) : row;
  }

  /** Where an entry is in its row, before the number of the first winners. */
  private static int from(int x, int y, int z) {
    int least = Math.min(x, Math.min(y, z));
    int most = Math.max(x, Math.max(y, z));
    return ThreeLayout.entry(least, x + y + z - least - most) * ThreeLayout.NUMBERS - 1;
  }

  /** The winners by the places of three numbers in ascending order, equal ones as they come. */
  private static int inFile(int x, int y, int z, int winners) {
    int ofX = (x > y ? 1 : 0) + (x > z ? 1 : 0);
    int ofY = (y >= x ? 1 : 0) + (y > z ? 1 : 0);
    int ofZ = 3 - ofX - ofY;
    return (winners & 1) << ofX | (winners >>> 1 & 1) << ofY | (winners >>> 2) << ofZ;
  }

  /** Copies a row and checks the copy. If two threads do it at once, the copies are equal. */
  private int[] read(int row) {
    try {
      byte[] entries = copy(ThreeLayout.start(row), ThreeLayout.bytes(row));
      byte[] end = copy(ThreeLayout.start(row + 1) - ThreeLayout.CRC_BYTES, ThreeLayout.CRC_BYTES);
      if (littleEndian(end).getInt() != ThreeLayout.checksum(header, row, entries)) {
        String expected = "the checksum of row " + row;
        throw ThreeLayout.rejection(file, expected, "another", "damaged; delete it");
      }
      int[] numbers = new int[entries.length / Integer.BYTES];
      littleEndian(entries).asIntBuffer().get(numbers);
      rows.set(row, new SoftReference<>(numbers));
      return numbers;
    } catch (TableFormatException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] copy(long from, int count) throws TableFormatException {
    byte[] copy = new byte[count];
    if (!MappedBytes.copy(map, (int) from, copy)) {
      throw truncated(file, "less");
    }
    return copy;
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * Reads and checks all rows.
   *
   * @throws TableFormatException if one is damaged
   */
  public void verify() throws TableFormatException {
    try {
      for (int row = 0; row < HoleClass.SIZE; row++) {
        read(row);
      }
    } catch (UncheckedIOException e) {
      throw (TableFormatException) e.getCause();
    }
  }

  /** The name of the file. */
  @Override
  public String toString() {
    return file;
  }
}
