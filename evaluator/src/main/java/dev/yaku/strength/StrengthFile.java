package dev.yaku.strength;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.util.zip.CRC32;

/** The numbers of a strength file, mapped in chunks so that any number is possible. */
final class StrengthFile {
  /** The JVM maps at most 2 GB at once. */
  private static final int CHUNK_SHIFT = 29;

  private static final long CHUNK = 1L << CHUNK_SHIFT;
  private static final int CRC_32 = 1;

  private final FileChannel channel;
  private final StrengthHeader header;
  private final MappedByteBuffer[] bytes;
  private final CharBuffer[] numbers;

  StrengthFile(FileChannel channel, StrengthHeader header, FileChannel.MapMode mode)
      throws IOException {
    this.channel = channel;
    this.header = header;
    long count = header.classes() * header.measure().values();
    bytes = new MappedByteBuffer[(int) ((count + CHUNK - 1) >>> CHUNK_SHIFT)];
    numbers = new CharBuffer[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      long from = i * CHUNK;
      long size = Math.min(CHUNK, count - from) * Character.BYTES;
      bytes[i] = channel.map(mode, StrengthHeader.BYTES + from * Character.BYTES, size);
      numbers[i] = bytes[i].order(ByteOrder.LITTLE_ENDIAN).asCharBuffer();
    }
  }

  int get(long number) {
    return numbers[(int) (number >>> CHUNK_SHIFT)].get((int) (number & CHUNK - 1));
  }

  void put(long number, int value) {
    numbers[(int) (number >>> CHUNK_SHIFT)].put((int) (number & CHUNK - 1), (char) value);
  }

  void force() {
    for (MappedByteBuffer chunk : bytes) {
      chunk.force();
    }
  }

  /** The footer that the file should have. */
  ByteBuffer footer() {
    CRC32 crc = new CRC32();
    crc.update(header.bytes());
    for (MappedByteBuffer chunk : bytes) {
      crc.update(chunk.duplicate().clear());
    }
    ByteBuffer footer = littleEndian();
    for (byte letter : StrengthHeader.MAGIC) {
      footer.put((byte) ~letter);
    }
    footer.putInt(CRC_32);
    crc.update(footer.duplicate().flip());
    return footer.putInt((int) crc.getValue()).flip();
  }

  /** The footer that the file has. */
  ByteBuffer readFooter() throws IOException {
    ByteBuffer footer = littleEndian();
    while (footer.hasRemaining()
        && channel.read(footer, header.length() - footer.remaining()) >= 0) {
      // a channel may read fewer bytes than requested
    }
    return footer.flip();
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
