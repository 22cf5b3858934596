package dev.yaku.internal.file;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The header of a checked file, and the blocks after it.
 *
 * @param starts where each block begins; then the length of the file
 * @param firsts by map: the number of its first block; each map has as many blocks as fit
 */
record Blocks(byte[] header, long[] starts, int[] firsts) {
  /** The bytes after the blocks of an unfinished file. */
  static final int TAIL_BYTES = 16;

  private static final long MOST_MAPPED = 1L << 30; // at once, unless one block needs more

  /** The blocks of a file that is written. */
  static Blocks of(byte[] header, long... lengths) {
    long[] starts = new long[lengths.length + 1];
    starts[0] = header.length;
    for (int i = 0; i < lengths.length; i++) {
      if (lengths[i] < 0 || lengths[i] > Integer.MAX_VALUE - Long.BYTES) {
        throw new IllegalArgumentException("a block of " + lengths[i] + " bytes: too large");
      }
      starts[i + 1] = starts[i] + lengths[i] + Checksum.BYTES;
    }
    return new Blocks(header, starts, firsts(starts));
  }

  /** The blocks of a file of this size; rejects a file of another length. */
  static Blocks read(String file, FileKind kind, byte[] header, FileKind.Layout layout, long size)
      throws IOException {
    try {
      Blocks blocks = of(header, layout.lengths(CheckedHeader.description(header), size));
      blocks.checkLength(file, size);
      return blocks;
    } catch (IllegalArgumentException e) {
      TableFormatException rejection =
          new FileErrors(file)
              .rejection(kind.name(), e.getMessage(), "damaged, or of another question");
      rejection.initCause(e);
      throw rejection;
    }
  }

  private void checkLength(String file, long found) throws IOException {
    FileErrors errors = new FileErrors(file);
    if (found == length() + TAIL_BYTES) {
      throw errors.rejection("a finished file", "an unfinished one", "its writer was stopped");
    }
    if (found != length()) {
      String cause = found < length() ? "truncated, or not finished" : "something was appended";
      throw errors.rejection("a length of " + length(), found, cause);
    }
  }

  /** These blocks in one buffer, instead of maps. */
  Blocks inOneMap() {
    return new Blocks(header, starts, new int[1]);
  }

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

  int count() {
    return starts.length - 1;
  }

  long length() {
    return starts[count()];
  }

  /** The bytes of a block and its checksum. */
  int size(int number) {
    return (int) (starts[number + 1] - starts[number]);
  }

  /** The number of the map that has a block. */
  int map(int block) {
    int map = 0;
    while (map + 1 < firsts.length && firsts[map + 1] <= block) {
      map++;
    }
    return map;
  }

  /** Where a block begins in its map. */
  int placeInMap(int block) {
    return (int) (starts[block] - starts[firsts[map(block)]]);
  }

  /** Whether a block ends with its checksum. */
  boolean isWhole(int number, byte[] block) {
    int length = block.length - Checksum.BYTES;
    return CheckedHeader.little(block).getInt(length) == checksum(number, block, length);
  }

  /** The bytes after a block: its checksum. */
  byte[] checksum(int number, byte... block) {
    return CheckedHeader.little(Checksum.BYTES)
        .putInt(checksum(number, block, block.length))
        .array();
  }

  /** The checksum of a block: the same bytes elsewhere, or in another file, have another one. */
  private int checksum(int number, byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(header, header.length - Checksum.BYTES, Checksum.BYTES);
    crc.update(CheckedHeader.little(Integer.BYTES).putInt(number).array(), 0, Integer.BYTES);
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  /** The exception for a file that has become shorter. */
  TableFormatException truncated(String file) {
    return new FileErrors(file)
        .rejection("a length of " + length(), "less", "truncated since it was opened");
  }
}
