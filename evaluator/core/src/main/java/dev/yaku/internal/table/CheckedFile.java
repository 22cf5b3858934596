package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.CRC32;

/**
 * A large file of blocks, each with its checksum: mapped, and copied and checked block by block
 * when a block is first needed. So whatever is done to the file, no number is wrong. A {@link
 * CheckedWriter} writes it; tables/FORMAT.md describes it. Safe for any number of threads.
 */
public final class CheckedFile {
  static final int CRC_BYTES = 4;
  private static final long MOST_MAPPED = 1L << 30; // at once, unless one block needs more

  /**
   * A kind of files: its number among all kinds, the version of its description and blocks, and its
   * name for messages, such as "a strength file".
   */
  public record FileKind(int number, int version, String name) {}

  /** Tells the lengths of a file's blocks from its description. */
  @FunctionalInterface
  public interface Layout {
    /**
     * The bytes of each block.
     *
     * @param size the bytes of the file: with more it is not whole, and they need not be listed
     * @throws IllegalArgumentException if the description is not one of this kind; says why
     */
    long[] lengths(byte[] description, long size) throws IOException;
  }

  private final String file;
  private final byte[] header;
  private final long[] starts;
  private final ByteBuffer[] maps;
  private final int[] firsts; // by map: the number of its first block
  private final AtomicReferenceArray<SoftReference<ByteBuffer>> blocks;

  CheckedFile(String file, byte[] header, long[] starts, int[] firsts, ByteBuffer... maps) {
    this.file = file;
    this.header = header;
    this.starts = starts;
    this.firsts = firsts;
    this.maps = maps;
    blocks = new AtomicReferenceArray<>(starts.length - 1);
  }

  /**
   * Maps a file, after a check of its header and length.
   *
   * @throws NoSuchFileException if there is no such file
   * @throws TableFormatException if it is not a whole file of this kind and version; says why
   * @throws FileSystemException if it cannot be read; names it, and the reason
   */
  public static CheckedFile open(Path path, FileKind kind, Layout layout) throws IOException {
    return CheckedMaps.open(path, kind, layout);
  }

  /**
   * A file that has been read.
   *
   * @param name for messages
   * @throws TableFormatException if these bytes are not a whole file of this kind and version
   */
  public static CheckedFile of(String name, byte[] bytes, FileKind kind, Layout layout)
      throws IOException {
    byte[] header =
        CheckedHeader.read(
            name, kind, count -> Arrays.copyOf(bytes, Math.min(bytes.length, count)));
    long[] starts = starts(name, kind, header, layout, bytes.length);
    ByteBuffer rest = ByteBuffer.wrap(bytes, header.length, bytes.length - header.length).slice();
    return new CheckedFile(name, header, starts, new int[1], rest);
  }

  /** Where each block of a file of this size begins; rejects a file of another length. */
  static long[] starts(String file, FileKind kind, byte[] header, Layout layout, long size)
      throws IOException {
    try {
      byte[] description = CheckedHeader.description(header);
      long[] starts = starts(header.length, layout.lengths(description, size));
      checkLength(file, starts, size);
      return starts;
    } catch (IllegalArgumentException e) {
      TableFormatException rejection =
          rejection(file, kind.name, e.getMessage(), "damaged, or of another question");
      rejection.initCause(e);
      throw rejection;
    }
  }

  /** Where each block begins; then the length of the file. */
  static long[] starts(int header, long... lengths) {
    long[] starts = new long[lengths.length + 1];
    starts[0] = header;
    for (int i = 0; i < lengths.length; i++) {
      if (lengths[i] < 0 || lengths[i] > Integer.MAX_VALUE - Long.BYTES) {
        throw new IllegalArgumentException("a block of " + lengths[i] + " bytes: too large");
      }
      starts[i + 1] = starts[i] + lengths[i] + CRC_BYTES;
    }
    return starts;
  }

  private static void checkLength(String file, long[] starts, long found) throws IOException {
    long length = starts[starts.length - 1];
    if (found == length + Filling.TAIL_BYTES) {
      throw rejection(file, "a finished file", "an unfinished one", "its writer was stopped");
    }
    if (found != length) {
      String cause = found < length ? "truncated, or not finished" : "something was appended";
      throw rejection(file, "a length of " + length, found, cause);
    }
  }

  /** The numbers of the first blocks of maps: each map has as many blocks as fit. */
  static int[] firsts(long... starts) {
    int[] firsts = new int[starts.length];
    int count = 0;
    for (int block = 0; block < starts.length - 1; block++) {
      if (count == 0 || starts[block + 1] - starts[firsts[count - 1]] > MOST_MAPPED) {
        firsts[count++] = block;
      }
    }
    return Arrays.copyOf(firsts, count);
  }

  /**
   * A block, read only, little-endian; its position is 0 and never changed.
   *
   * @throws UncheckedIOException if it is damaged, or the file has been changed since it was opened
   */
  public ByteBuffer block(int number) {
    SoftReference<ByteBuffer> known = blocks.get(number);
    ByteBuffer block = known == null ? null : known.get();
    if (block == null) { // if two threads copy it at once, the copies are equal
      block = ByteBuffer.wrap(read(number)).asReadOnlyBuffer().order(ByteOrder.LITTLE_ENDIAN);
      blocks.set(number, new SoftReference<>(block));
    }
    return block;
  }

  /** A copy of a block, checked; it is not kept. Throws as {@link #block}. */
  public byte[] read(int number) {
    try {
      return copy(number);
    } catch (TableFormatException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] copy(int number) throws TableFormatException {
    int map = map(firsts, number);
    byte[] bytes = new byte[(int) (starts[number + 1] - starts[number])];
    if (!MappedBytes.copy(maps[map], (int) (starts[number] - starts[firsts[map]]), bytes)) {
      throw truncated(file, starts);
    }
    if (!isWhole(header, number, bytes)) {
      String expected = "the checksum of block " + number;
      throw rejection(file, expected, "another", "damaged; delete it");
    }
    return Arrays.copyOf(bytes, bytes.length - CRC_BYTES);
  }

  /** Whether a block ends with its checksum. */
  static boolean isWhole(byte[] header, int number, byte[] block) {
    int length = block.length - CRC_BYTES;
    return little(block).getInt(length) == checksum(header, number, block, length);
  }

  /** The number of the map that has a block. */
  static int map(int[] firsts, int block) {
    int map = 0;
    while (map + 1 < firsts.length && firsts[map + 1] <= block) {
      map++;
    }
    return map;
  }

  /** Reads and checks all blocks; rejects one that is damaged. */
  public void verify() throws TableFormatException {
    for (int number = 0; number < blocks.length(); number++) {
      copy(number);
    }
  }

  public long length() {
    return starts[starts.length - 1];
  }

  static TableFormatException truncated(String file, long... starts) {
    String expected = "a length of " + starts[starts.length - 1];
    return rejection(file, expected, "less", "truncated since it was opened");
  }

  /** The exception for a fault in the contents of a file. */
  public static TableFormatException rejection(
      String file, String expected, Object found, String cause) {
    return new TableFormatException(
        file + ": expected " + expected + ", found " + found + ": " + cause);
  }

  /** The checksum of a block: the same bytes elsewhere, or in another file, have another one. */
  static int checksum(byte[] header, int number, byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(header, header.length - CRC_BYTES, CRC_BYTES);
    crc.update(little(Integer.BYTES).putInt(number).array(), 0, Integer.BYTES);
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  static ByteBuffer little(int capacity) {
    return little(new byte[capacity]);
  }

  static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public String toString() {
    return file;
  }
}
