package dev.yaku.internal.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32;

/**
 * Takes a table file apart and puts it together again, with the right offsets, length and checksum,
 * so that tests can put in whatever is wrong. Written after tables/FORMAT.md, not after TableFile.
 */
public final class TableBytes {
  static final int HEADER = 64;
  static final int ENTRY = 16;
  static final int FOOTER = 16;

  /** The first half of a directory entry, and what the section holds. */
  static final class Part {
    final byte[] entry;
    byte[] content;

    private Part(byte[] entry, byte[] content) {
      this.entry = entry;
      this.content = content;
    }

    int kind() {
      return entry[0];
    }

    int cards() {
      return entry[1];
    }

    ByteBuffer buffer() {
      return littleEndian(content);
    }

    Part copy() {
      return new Part(entry.clone(), content.clone());
    }
  }

  final byte[] header;
  final List<Part> parts = new ArrayList<>();

  private TableBytes(byte[] header) {
    this.header = header;
  }

  /** The file of a built-in rule set. */
  public static byte[] file(String name) {
    try (InputStream in =
        TableBytes.class.getResourceAsStream("/META-INF/yaku/" + name + ".yaku")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static TableBytes parse(byte[] bytes) {
    ByteBuffer file = littleEndian(bytes);
    byte[] header = new byte[HEADER];
    file.get(header);
    TableBytes table = new TableBytes(header);
    for (int i = 0; i < file.getShort(20); i++) {
      byte[] entry = new byte[8];
      file.get(HEADER + ENTRY * i, entry);
      byte[] content = new byte[file.getInt(HEADER + ENTRY * i + 12)];
      file.get(file.getInt(HEADER + ENTRY * i + 8), content);
      table.parts.add(new Part(entry, content));
    }
    return table;
  }

  Part part(int kind, int cards) {
    return parts.stream()
        .filter(p -> p.kind() == kind && p.cards() == cards)
        .findFirst()
        .orElseThrow();
  }

  byte[] bytes() {
    int end = HEADER + ENTRY * parts.size();
    List<Integer> offsets = new ArrayList<>();
    for (Part part : parts) {
      offsets.add(aligned(end));
      end = aligned(end) + part.content.length;
    }
    byte[] bytes = new byte[aligned(end) + FOOTER];
    ByteBuffer file =
        littleEndian(bytes).put(header).putInt(12, bytes.length).putShort(20, (short) parts.size());
    for (int i = 0; i < parts.size(); i++) {
      file.put(parts.get(i).entry).putInt(offsets.get(i)).putInt(parts.get(i).content.length);
    }
    for (int i = 0; i < parts.size(); i++) {
      file.put(offsets.get(i), parts.get(i).content);
    }
    long complement = ~0x0A1A0A0D554B4159L;
    file.putLong(bytes.length - FOOTER, complement).putInt(bytes.length - 8, 1);
    return withChecksum(bytes);
  }

  /**
   * The file with one to three bytes before an end set to anything, and the right checksum.
   *
   * @param changes is told which bytes
   */
  public static byte[] withRandomChanges(
      byte[] file, int end, SplittableRandom random, StringBuilder changes) {
    byte[] bytes = file.clone();
    for (int k = random.nextInt(1, 4); k > 0; k--) {
      int at = random.nextInt(end);
      bytes[at] = (byte) random.nextInt(256);
      changes.append(" byte ").append(at).append(" set to ").append(bytes[at]);
    }
    return withChecksum(bytes);
  }

  /** Sets the checksum to what it must be. */
  public static byte[] withChecksum(byte[] file) {
    CRC32 crc = new CRC32();
    crc.update(file, 0, file.length - 4);
    littleEndian(file).putInt(file.length - 4, (int) crc.getValue());
    return file;
  }

  public static int aligned(int offset) {
    return offset + 63 & -64;
  }

  public static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
