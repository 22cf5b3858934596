package dev.yaku.generator.tables;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;

/** Writes a compiled table of any kind, as tables/FORMAT.md says. */
public final class TableWriter {
  private static final byte[] MAGIC = {'Y', 'A', 'K', 'U', '\r', '\n', 0x1A, '\n'};
  private static final short VERSION = 2;
  private static final int HEADER_BYTES = 64;
  private static final int DECK_AT = 32;
  private static final int NAME_AT = 40;
  private static final int ENTRY_BYTES = 16;
  private static final int ALIGNMENT = 64;
  private static final int FOOTER_BYTES = 16;
  private static final int CRC_32 = 1;

  private TableWriter() {}

  /** The file of a table of hands before the flop, which has no sections and a different header. */
  public static byte[] bytes(PreflopTable table) {
    int[] entries = table.entries();
    int end = aligned(HEADER_BYTES + Integer.BYTES * entries.length);
    ByteBuffer file = ByteBuffer.allocate(end + FOOTER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    file.put(MAGIC).putShort(VERSION).putShort(PreflopTable.KIND).putInt(file.capacity());
    file.putInt(entries.length / 2).position(HEADER_BYTES);
    file.asIntBuffer().put(entries);
    putFooter(file.position(end));
    return file.array();
  }

  /** The bytes of the table's file. */
  public static byte[] bytes(CompiledTable table) {
    List<Section> sections = table.sections();
    int end = HEADER_BYTES + ENTRY_BYTES * sections.size();
    int[] offsets = new int[sections.size()];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = aligned(end);
      end = offsets[i] + sections.get(i).bytes().capacity();
    }
    end = aligned(end);
    ByteBuffer file = ByteBuffer.allocate(end + FOOTER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    putHeader(file, table.header(), sections.size());
    for (int i = 0; i < offsets.length; i++) {
      ByteBuffer bytes = sections.get(i).bytes();
      putEntry(file, sections.get(i), offsets[i]);
      file.put(offsets[i], bytes, 0, bytes.capacity());
    }
    putFooter(file.position(end));
    return file.array();
  }

  private static void putHeader(ByteBuffer file, CompiledTable.Header header, int sections) {
    file.put(MAGIC).putShort(VERSION).putShort((short) header.kind());
    file.putInt(file.capacity()).putInt(header.maxValue()).putShort((short) sections);
    file.put((byte) header.minCards()).put((byte) header.maxCards()).put((byte) header.best());
    file.put((byte) header.copies()).put((byte) header.jokers()).put((byte) header.flags());
    file.put((byte) header.minBoard()).put((byte) header.maxBoard());
    file.putLong(DECK_AT, header.deck());
    byte[] name = header.name().getBytes(StandardCharsets.US_ASCII);
    file.position(NAME_AT).put(name).position(HEADER_BYTES);
  }

  private static void putEntry(ByteBuffer file, Section section, int offset) {
    file.put((byte) section.kind().code).put((byte) section.cards());
    file.put((byte) section.rowBits()).put((byte) section.columnBits());
    file.put(new byte[4]);
    file.putInt(offset).putInt(section.bytes().capacity());
  }

  private static void putFooter(ByteBuffer file) {
    for (byte b : MAGIC) {
      file.put((byte) ~b);
    }
    file.putInt(CRC_32);
    CRC32 crc = new CRC32();
    crc.update(file.duplicate().flip());
    file.putInt((int) crc.getValue());
  }

  private static int aligned(int offset) {
    return (offset + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }
}
