package dev.yaku.internal.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32;

/** The checksum of bytes, which is stated after them, little-endian. */
public final class Checksum {
  static final int BYTES = Integer.BYTES;

  private Checksum() {}

  /** The checksum of all bytes before the checksum field. */
  public static int of(ByteBuffer bytes) {
    CRC32 crc = new CRC32();
    crc.update(bytes.array(), bytes.arrayOffset(), bytes.limit() - BYTES);
    return (int) crc.getValue();
  }

  /** The checksum that these bytes state, whether they are a file of ours or not. */
  public static int stated(ByteBuffer bytes) {
    int at = bytes.limit() - BYTES;
    return at < 0 ? 0 : bytes.order(ByteOrder.LITTLE_ENDIAN).getInt(at);
  }
}
