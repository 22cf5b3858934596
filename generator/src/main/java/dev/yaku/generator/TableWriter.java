package dev.yaku.generator;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/** Writes a table as tables/FORMAT.md says. */
final class TableWriter {
  /** What a section holds. */
  private enum Kind {
    RULES(1),
    CATEGORIES(2),
    PACKED(3),
    CARD_KEYS(4),
    FACTORS(5),
    SUIT_KEYS(6),
    FLUSHES(7),
    ROWS(8),
    VALUES(9),
    FLUSH_ROWS(10),
    FLUSH_VALUES(11);

    private final int code;

    Kind(int code) {
      this.code = code;
    }
  }

  private static final byte[] MAGIC = {'Y', 'A', 'K', 'U', '\r', '\n', 0x1A, '\n'};
  private static final short VERSION = 1;
  private static final short HAND_TABLE = 1;
  private static final int HEADER_BYTES = 64;
  private static final int DECK_AT = 32;
  private static final int NAME_AT = 40;
  private static final int ENTRY_BYTES = 16;
  private static final int ALIGNMENT = 64;
  private static final int FOOTER_BYTES = 16;
  private static final int CRC_32 = 1;
  private static final int LOW = 1;
  private static final int ACE_FIRST = 2;

  private record Section(Kind kind, int cards, PerfectHash hash, ByteBuffer bytes) {}

  private final Table table;
  private final List<Section> sections = new ArrayList<>();

  private TableWriter(Table table) {
    this.table = table;
  }

  static byte[] bytes(Table table) {
    TableWriter writer = new TableWriter(table);
    writer.addSections();
    return writer.file();
  }

  private void addSections() {
    Rules rules = table.rules();
    add(Kind.RULES, utf8(rules.text()));
    add(
        Kind.CATEGORIES,
        utf8(rules.categories().stream().map(Category::text).collect(Collectors.joining("\n"))));
    add(Kind.PACKED, ints(table.values().packedByValue()));
    CardKeys keys = CardKeys.of(rules, table.keys());
    add(Kind.CARD_KEYS, longs(keys.cards()));
    if (keys.factors() != null) {
      add(Kind.FACTORS, ints(keys.factors()));
    }
    if (table.hasSets()) {
      add(Kind.SUIT_KEYS, ints(CardKeys.ofSuits(rules, table.keys())));
      add(Kind.FLUSHES, chars(flushes()));
    }
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      add(Kind.ROWS, Kind.VALUES, cards, table.hands(cards));
      add(Kind.FLUSH_ROWS, Kind.FLUSH_VALUES, cards, table.suited(cards));
    }
  }

  /** By set of ranks of one suit: the value of its best flush, or 0. */
  private char[] flushes() {
    char[] flushes = new char[1 << Rules.RANKS.length()];
    HandValues values = table.values();
    for (int cards = 0; cards <= table.rules().maxCards(); cards++) {
      HandValues.Level level = values.suited(cards);
      for (int i = 0; i < level.size(); i++) {
        int set = 0;
        for (int card : RankMultisets.cards(level.multisets().getLong(i), cards, 0)) {
          set |= 1 << card;
        }
        flushes[set] = (char) values.value(level.packed().getInt(i));
      }
    }
    return flushes;
  }

  private void add(Kind kind, ByteBuffer bytes) {
    sections.add(new Section(kind, 0, null, bytes));
  }

  private void add(Kind rows, Kind values, int cards, PerfectHash hash) {
    if (hash != null) {
      sections.add(new Section(rows, cards, hash, chars(hash.rows())));
      sections.add(new Section(values, cards, hash, chars(hash.values())));
    }
  }

  private byte[] file() {
    int end = HEADER_BYTES + ENTRY_BYTES * sections.size();
    int[] offsets = new int[sections.size()];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = aligned(end);
      end = offsets[i] + sections.get(i).bytes().capacity();
    }
    end = aligned(end);
    byte[] bytes = new byte[end + FOOTER_BYTES];
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    putHeader(file);
    for (int i = 0; i < offsets.length; i++) {
      putEntry(file, sections.get(i), offsets[i]);
    }
    for (int i = 0; i < offsets.length; i++) {
      file.position(offsets[i]).put(sections.get(i).bytes());
    }
    putFooter(file.position(end));
    return bytes;
  }

  private void putHeader(ByteBuffer file) {
    Rules rules = table.rules();
    int flags = (rules.low() ? LOW : 0) | (rules.ranks().startsWith("A") ? ACE_FIRST : 0);
    long deck = 0;
    for (int card = 0; card < Rules.JOKER; card++) {
      deck |= rules.hasCard(card) ? 1L << card : 0;
    }
    file.put(MAGIC).putShort(VERSION).putShort(HAND_TABLE).putInt(file.capacity());
    file.putInt(table.values().packedByValue().length - 1).putShort((short) sections.size());
    file.put((byte) rules.minCards()).put((byte) rules.maxCards()).put((byte) rules.best());
    file.put((byte) rules.copies()).put((byte) rules.jokers()).put((byte) flags);
    file.putLong(DECK_AT, deck);
    file.position(NAME_AT).put(utf8(rules.name())).position(HEADER_BYTES);
  }

  private static void putEntry(ByteBuffer file, Section section, int offset) {
    file.put((byte) section.kind().code).put((byte) section.cards());
    PerfectHash hash = section.hash();
    file.put((byte) (hash == null ? 0 : hash.rowBits()));
    file.put((byte) (hash == null ? 0 : hash.columnBits()));
    file.put((byte) (hash == null ? 0 : hash.step())).put(new byte[3]);
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

  private static ByteBuffer allocate(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static ByteBuffer utf8(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private static ByteBuffer chars(char[] values) {
    ByteBuffer bytes = allocate(Character.BYTES * values.length);
    bytes.asCharBuffer().put(values);
    return bytes;
  }

  private static ByteBuffer ints(int[] values) {
    ByteBuffer bytes = allocate(Integer.BYTES * values.length);
    bytes.asIntBuffer().put(values);
    return bytes;
  }

  private static ByteBuffer longs(long[] values) {
    ByteBuffer bytes = allocate(Long.BYTES * values.length);
    bytes.asLongBuffer().put(values);
    return bytes;
  }
}
