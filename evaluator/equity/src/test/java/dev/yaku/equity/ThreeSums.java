package dev.yaku.equity;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * A program that adds up the orders of a table of three hands by who has the best hand, and prints
 * whether the file of these sums has the digest that was recorded when the format had them, in its
 * first container: {@code FILE}. It reads the bytes by itself, as tables/FORMAT.md describes them.
 */
public final class ThreeSums {
  private static final String OLD =
      "bfddcce0e7bd761fae04e636b6a6b3cf2a676451e767495a1f65b95171f5ace9";

  private static final byte[] MAGIC = {'Y', 'A', 'K', 'T', '\r', '\n', 0x1A, '\n'};
  private static final int HEADER = 64;
  private static final int RULES = 20 + 32; // the CRC-32 of their text, in the new header
  private static final long LENGTH = 64 + 818_805L * 28 + 169 * 4;
  private static final int CLASSES = 169;

  /** By order, from 000 to 210, who has the best hand: 1 for x, 2 for y, 4 for z. */
  private static final int[] WINNERS = {7, 3, 5, 1, 1, 1, 6, 2, 2, 4, 4, 2, 4};

  private ThreeSums() {}

  private static int checksum(byte[]... parts) {
    CRC32 crc = new CRC32();
    for (byte[] part : parts) {
      crc.update(part);
    }
    return (int) crc.getValue();
  }

  private static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Compares the sums in a file with those of version 2, all of them. */
  public static void main(String[] args) throws IOException, GeneralSecurityException {
    ByteBuffer file = little(Files.readAllBytes(Path.of(args[0])));
    byte[] header = new byte[HEADER];
    ByteBuffer fields = little(header).put(MAGIC).putShort((short) 1).putShort((short) CLASSES);
    fields.putInt(file.getInt(RULES)).putLong(LENGTH).putInt(ThreeHands.BOARDS);
    fields.putInt(HEADER - 4, checksum(Arrays.copyOf(header, HEADER - 4)));
    file.position(HEADER);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(header);
    for (int z = 0; z < CLASSES; z++) {
      int entries = (z + 1) * (z + 2) / 2;
      byte[] block = new byte[entries * 7 * 4];
      ByteBuffer old = little(block);
      for (int entry = 0; entry < entries; entry++) {
        long[] sums = new long[8];
        for (int winners : WINNERS) {
          sums[winners] += Integer.toUnsignedLong(file.getInt());
        }
        for (int winners = 1; winners < sums.length; winners++) {
          old.putInt((int) sums[winners]);
        }
      }
      file.getInt(); // the checksum
      byte[] number = {(byte) z, 0, 0, 0};
      digest.update(block);
      byte[] checksum = new byte[4];
      little(checksum).putInt(checksum(header, number, block));
      digest.update(checksum);
    }
    String found = HexFormat.of().formatHex(digest.digest());
    if (!found.equals(OLD)) {
      throw new AssertionError("expected " + OLD + ", was " + found);
    }
    System.out.println(
        "the sums by winners have the digest of the old file: all " + CLASSES + " blocks");
  }
}
