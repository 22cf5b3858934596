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
    FLUSH_VALUES(11),
    BOARDS(12),
    LOW_CATEGORIES(13),
    LOW_PACKED(14),
    LOWS(15);

    private final int code;

    Kind(int code) {
      this.code = code;
    }
  }

  private static final byte[] MAGIC = {'Y', 'A', 'K', 'U', '\r', '\n', 0x1A, '\n'};
  private static final short VERSION = 1;
  private static final short HAND_TABLE = 1;
  private static final short OMAHA_TABLE = 2;
  private static final short BADUGI_TABLE = 3;
  private static final short PREFLOP_TABLE = 4;
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

  private record Header(
      short kind,
      int maxValue,
      int minCards,
      int maxCards,
      int best,
      int copies,
      int jokers,
      int flags,
      int minBoard,
      int maxBoard,
      long deck,
      String name) {}

  private final List<Section> sections = new ArrayList<>();

  private TableWriter() {}

  static byte[] bytes(Table table) {
    TableWriter writer = new TableWriter();
    writer.addSections(table);
    return writer.file(header(table));
  }

  static byte[] bytes(OmahaTable table) {
    TableWriter writer = new TableWriter();
    writer.addSections(table);
    return writer.file(header(table));
  }

  static byte[] bytes(BadugiTable table) {
    TableWriter writer = new TableWriter();
    writer.add(Kind.RULES, utf8(table.game().text()));
    writer.add(Kind.CATEGORIES, utf8(String.join("\n", BadugiTable.CATEGORIES)));
    writer.add(Kind.PACKED, ints(table.packedByValue()));
    writer.add(Kind.FLUSHES, chars(table.values()));
    return writer.file(header(table));
  }

  /** The file of a table of hands before the flop: no sections, but a header of its own. */
  static byte[] bytes(PreflopTable table) {
    int[] entries = table.entries();
    int end = aligned(HEADER_BYTES + Integer.BYTES * entries.length);
    byte[] bytes = new byte[end + FOOTER_BYTES];
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    file.put(MAGIC).putShort(VERSION).putShort(PREFLOP_TABLE).putInt(file.capacity());
    file.putInt(entries.length / 2).position(HEADER_BYTES);
    file.asIntBuffer().put(entries);
    putFooter(file.position(end));
    return bytes;
  }

  private void addSections(OmahaTable table) {
    Game.Omaha game = table.game();
    add(Kind.RULES, utf8(game.text()));
    add(Kind.CATEGORIES, categories(game.high()));
    add(Kind.PACKED, ints(table.packedByValue()));
    add(Kind.SUIT_KEYS, ints(table.suitKeys()));
    add(Kind.FLUSHES, chars(table.flushes()));
    if (game.low() != null) {
      add(Kind.LOW_CATEGORIES, categories(game.low()));
      add(Kind.LOW_PACKED, ints(table.lowPackedByValue()));
      add(Kind.LOWS, ByteBuffer.wrap(table.lows()));
    }
    for (int cards = OmahaTable.SMALLEST_BOARD; cards <= table.most(); cards++) {
      add(Kind.ROWS, Kind.VALUES, cards, table.numbers(cards));
      if (cards <= game.maxBoard()) {
        sections.add(new Section(Kind.BOARDS, cards, null, chars(table.board(cards))));
      }
    }
  }

  private static ByteBuffer categories(Rules rules) {
    return utf8(rules.categories().stream().map(Category::text).collect(Collectors.joining("\n")));
  }

  private void addSections(Table table) {
    Rules rules = table.rules();
    add(Kind.RULES, utf8(rules.text()));
    add(Kind.CATEGORIES, categories(rules));
    add(Kind.PACKED, ints(table.values().packedByValue()));
    CardKeys keys = CardKeys.of(rules, table.keys());
    add(Kind.CARD_KEYS, longs(keys.cards()));
    if (keys.factors() != null) {
      add(Kind.FACTORS, ints(keys.factors()));
    }
    if (rules.hasNaturalSets()) {
      add(Kind.SUIT_KEYS, ints(CardKeys.ofSuits(rules, table.keys())));
      add(Kind.FLUSHES, chars(flushes(table)));
    }
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      addHands(cards, table.hands(cards), table.hands(cards + 1));
      add(Kind.FLUSH_ROWS, Kind.FLUSH_VALUES, cards, table.suited(cards));
    }
  }

  /** By set of ranks of one suit: the value of its best flush, or 0. */
  private static char[] flushes(Table table) {
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

  /** Without the values, if they are among those of larger hands. */
  private void addHands(int cards, PerfectHash hash, PerfectHash ofLarger) {
    if (hash != null && ofLarger != null && hash.values() == ofLarger.values()) {
      sections.add(new Section(Kind.ROWS, cards, hash, chars(hash.rows())));
    } else {
      add(Kind.ROWS, Kind.VALUES, cards, hash);
    }
  }

  private void add(Kind rows, Kind values, int cards, PerfectHash hash) {
    if (hash != null) {
      sections.add(new Section(rows, cards, hash, chars(hash.rows())));
      sections.add(new Section(values, cards, hash, chars(hash.values())));
    }
  }

  private byte[] file(Header header) {
    int end = HEADER_BYTES + ENTRY_BYTES * sections.size();
    int[] offsets = new int[sections.size()];
    for (int i = 0; i < offsets.length; i++) {
      offsets[i] = aligned(end);
      end = offsets[i] + sections.get(i).bytes().capacity();
    }
    end = aligned(end);
    byte[] bytes = new byte[end + FOOTER_BYTES];
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    putHeader(header, file);
    for (int i = 0; i < offsets.length; i++) {
      putEntry(file, sections.get(i), offsets[i]);
    }
    for (int i = 0; i < offsets.length; i++) {
      file.position(offsets[i]).put(sections.get(i).bytes());
    }
    putFooter(file.position(end));
    return bytes;
  }

  private static Header header(Table table) {
    Rules rules = table.rules();
    int flags = (rules.low() ? LOW : 0) | (rules.ranks().startsWith("A") ? ACE_FIRST : 0);
    long deck = 0;
    for (int card = 0; card < Rules.JOKER; card++) {
      deck |= rules.hasCard(card) ? 1L << card : 0;
    }
    return new Header(
        HAND_TABLE,
        table.values().packedByValue().length - 1,
        rules.minCards(),
        rules.maxCards(),
        rules.best(),
        rules.copies(),
        rules.jokers(),
        flags,
        0,
        0,
        deck,
        rules.name());
  }

  /** The numbers of cards are those in the hole; those on the board have bytes of their own. */
  private static Header header(OmahaTable table) {
    Game.Omaha game = table.game();
    return new Header(
        OMAHA_TABLE,
        table.packedByValue().length - 1,
        game.minHole(),
        game.maxHole(),
        game.high().best(),
        1,
        0,
        0,
        game.minBoard(),
        game.maxBoard(),
        (1L << Rules.JOKER) - 1,
        game.name());
  }

  private static Header header(BadugiTable table) {
    Game.Badugi game = table.game();
    return new Header(
        BADUGI_TABLE,
        table.packedByValue().length - 1,
        game.minCards(),
        game.maxCards(),
        Game.Badugi.MOST,
        1,
        0,
        LOW | (game.ranks().startsWith("A") ? ACE_FIRST : 0),
        0,
        0,
        (1L << Rules.JOKER) - 1,
        game.name());
  }

  private void putHeader(Header header, ByteBuffer file) {
    file.put(MAGIC).putShort(VERSION).putShort(header.kind()).putInt(file.capacity());
    file.putInt(header.maxValue()).putShort((short) sections.size());
    file.put((byte) header.minCards()).put((byte) header.maxCards()).put((byte) header.best());
    file.put((byte) header.copies()).put((byte) header.jokers()).put((byte) header.flags());
    file.put((byte) header.minBoard()).put((byte) header.maxBoard());
    file.putLong(DECK_AT, header.deck());
    file.position(NAME_AT).put(utf8(header.name())).position(HEADER_BYTES);
  }

  private static void putEntry(ByteBuffer file, Section section, int offset) {
    file.put((byte) section.kind().code).put((byte) section.cards());
    PerfectHash hash = section.hash();
    file.put((byte) (hash == null ? 0 : hash.rowBits()));
    file.put((byte) (hash == null ? 0 : hash.columnBits()));
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
