package dev.yaku.strength;

import dev.yaku.TableFormatException;
import dev.yaku.internal.table.MappedBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.CRC32;

/** The numbers of a strength file, in chunks so that any number is possible. */
final class StrengthFile {
  /** The JVM maps at most 2 GB at once. */
  private static final int CHUNK_SHIFT = 29;

  private static final long CHUNK = 1L << CHUNK_SHIFT;
  private static final int BLOCK_SHIFT = 15;
  private static final int BLOCK = 1 << BLOCK_SHIFT;
  private static final int CRC_32 = 1;
  private static final int PART = 1 << 16;

  /** The first bytes of the footer. */
  private static final byte[] COMPLEMENT = new byte[StrengthHeader.MAGIC.length];

  static {
    for (int i = 0; i < COMPLEMENT.length; i++) {
      COMPLEMENT[i] = (byte) ~StrengthHeader.MAGIC[i];
    }
  }

  private final FileChannel channel;
  private final StrengthHeader header;
  private final ByteBuffer[] bytes; // mapped, or one copy
  private final ByteBuffer end; // the footer, mapped; null in a copy
  private final CharBuffer[] numbers;

  /** What has been read of a mapped file; the JVM may clear it when memory becomes scarce. */
  private final AtomicReferenceArray<SoftReference<char[]>> blocks;

  private StrengthFile(
      FileChannel channel, StrengthHeader header, ByteBuffer end, ByteBuffer... bytes) {
    this.channel = channel;
    this.header = header;
    this.end = end;
    this.bytes = bytes;
    numbers = new CharBuffer[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      numbers[i] = bytes[i].order(ByteOrder.LITTLE_ENDIAN).asCharBuffer();
    }
    long count = header.classes() * header.measure().values();
    blocks =
        new AtomicReferenceArray<>(end == null ? 0 : (int) (count + BLOCK - 1 >>> BLOCK_SHIFT));
  }

  /** Maps the numbers. */
  static StrengthFile map(FileChannel channel, StrengthHeader header, FileChannel.MapMode mode)
      throws IOException {
    long count = header.classes() * header.measure().values();
    ByteBuffer[] bytes = new ByteBuffer[(int) ((count + CHUNK - 1) >>> CHUNK_SHIFT)];
    ByteBuffer footer;
    try {
      for (int i = 0; i < bytes.length; i++) {
        long from = i * CHUNK;
        long size = Math.min(CHUNK, count - from) * Character.BYTES;
        bytes[i] = channel.map(mode, StrengthHeader.BYTES + from * Character.BYTES, size);
      }
      int size = StrengthHeader.FOOTER_BYTES;
      footer = channel.map(FileChannel.MapMode.READ_ONLY, header.length() - size, size);
    } catch (IOException e) {
      throw channel.size() < header.length() ? header.truncated() : e;
    }
    return new StrengthFile(channel, header, footer, bytes);
  }

  /** A copy of the numbers of a file that fits in one chunk. */
  StrengthFile copy() throws TableFormatException {
    return new StrengthFile(
        channel, header, null, ByteBuffer.wrap(copy(bytes[0], 0, bytes[0].limit())));
  }

  private byte[] copy(ByteBuffer chunk, int from, int count) throws TableFormatException {
    byte[] copy = new byte[count];
    if (!MappedBytes.copy(chunk, from, copy)) {
      throw header.truncated();
    }
    return copy;
  }

  /**
   * The number in this place.
   *
   * @throws UncheckedIOException if the file has been truncated since it was mapped
   */
  int get(long number) {
    if (end == null) {
      return numbers[0].get((int) number);
    }
    int index = (int) (number >>> BLOCK_SHIFT);
    SoftReference<char[]> known = blocks.get(index);
    char[] block = known == null ? null : known.get();
    return (block == null ? block(index) : block)[(int) (number & BLOCK - 1)];
  }

  /** Copies a block. If two threads do it at once, the copies are equal. */
  private char[] block(int index) {
    long first = (long) index << BLOCK_SHIFT;
    ByteBuffer chunk = bytes[(int) (first >>> CHUNK_SHIFT)];
    int from = (int) (first & CHUNK - 1) * Character.BYTES;
    try {
      byte[] copy = copy(chunk, from, Math.min(BLOCK * Character.BYTES, chunk.limit() - from));
      if (!Arrays.equals(copy(end, 0, COMPLEMENT.length), COMPLEMENT)) {
        throw header.truncated(); // within a page, whose rest then reads as zeros
      }
      char[] block = new char[copy.length / Character.BYTES];
      ByteBuffer.wrap(copy).order(ByteOrder.LITTLE_ENDIAN).asCharBuffer().get(block);
      blocks.set(index, new SoftReference<>(block));
      return block;
    } catch (TableFormatException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Sets a number, if there is room for it: see {@link #checkPuts}. */
  void put(long number, int value) {
    numbers[(int) (number >>> CHUNK_SHIFT)].put((int) (number & CHUNK - 1), (char) value);
  }

  /**
   * Checks that there was room for the numbers that this thread has just put.
   *
   * @throws InternalError if not, unless a put has thrown it already
   */
  static void checkPuts() {
    MappedBytes.throwFault();
  }

  /** Whether the file has its full length. */
  boolean isWhole() throws IOException {
    return channel.size() == header.length();
  }

  void force() throws IOException {
    try {
      for (ByteBuffer chunk : bytes) {
        ((MappedByteBuffer) chunk).force();
      }
    } catch (UncheckedIOException e) {
      throw header.unwritable(e.getCause().getMessage(), e);
    }
  }

  /** The footer that the file should have. */
  ByteBuffer footer() throws TableFormatException {
    CRC32 crc = new CRC32();
    crc.update(header.bytes());
    for (ByteBuffer chunk : bytes) {
      for (int from = 0; from < chunk.limit(); from += PART) {
        crc.update(copy(chunk, from, Math.min(PART, chunk.limit() - from)));
      }
    }
    ByteBuffer footer = littleEndian().put(COMPLEMENT).putInt(CRC_32);
    crc.update(footer.duplicate().flip());
    return footer.putInt((int) crc.getValue()).flip();
  }

  /** The footer that the file has; shorter if the file has been truncated. */
  ByteBuffer readFooter() throws IOException {
    return read(
        channel, header.length() - StrengthHeader.FOOTER_BYTES, StrengthHeader.FOOTER_BYTES);
  }

  /** Reads bytes, fewer if the file ends before. */
  static ByteBuffer read(FileChannel channel, long from, int count) throws IOException {
    ByteBuffer read = ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
    while (read.hasRemaining() && channel.read(read, from + read.position()) >= 0) {
      // a channel may read fewer bytes than requested
    }
    return read.flip();
  }

  void writeFooter(ByteBuffer footer) throws IOException {
    while (footer.hasRemaining()) {
      channel.write(footer, header.length() - footer.remaining());
    }
    channel.force(true);
  }

  static ByteBuffer littleEndian() {
    return ByteBuffer.allocate(StrengthHeader.FOOTER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
  }
}
