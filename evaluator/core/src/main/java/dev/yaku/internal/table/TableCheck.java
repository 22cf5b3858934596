package dev.yaku.internal.table;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.file.Checksum;
import dev.yaku.internal.file.FileErrors;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;

/** The checks of a table file except its directory, in the order of tables/FORMAT.md. */
record TableCheck(FileErrors errors, ByteBuffer file) {
  /*
   * Length and checksum reveal damage. A file written by another program may be wrong in spite of a
   * correct checksum, so all offsets, lengths and meanings are checked. The values in the large
   * sections are not checked: that would cost more than all other checks. So evaluators return what
   * is there, and what names a value checks it first. But the few keys of cards are, since all sums
   * use them.
   */
  private static final String DAMAGED = "damaged";
  private static final byte[] MAGIC = {'Y', 'A', 'K', 'U', '\r', '\n', 0x1A, '\n'};
  private static final int LETTERS = 4;
  private static final int CRC_32 = 1;
  private static final int MAX_BEST = 5;
  private static final int MIN_HOLE = 2;
  private static final int MAX_HOLE = 7;
  private static final int MAX_BOARD = 5;
  private static final int OMAHA_BEST = 5;
  private static final int BADUGI_BEST = 4;
  private static final int MAX_VALUE = TableFormat.EMPTY_SLOT - 1;
  static final int LEAST_BYTES = TableHeader.BYTES + TableFormat.FOOTER_BYTES; // without sections

  static void check(FileErrors errors, ByteBuffer file) throws TableFormatException {
    new DirectoryCheck(errors, file, new TableCheck(errors, file).header()).check();
  }

  /** Reads the header and checks the whole file except the directory. */
  private TableHeader header() throws TableFormatException {
    checkMagic();
    TableHeader header = TableHeader.read(file);
    errors.expect("format version", TableHeader.VERSION, header.version());
    errors.expectRange(
        "table kind", TableFormat.HAND_TABLE, TableFormat.BADUGI_TABLE, header.kind());
    checkLength(errors, header, file.limit());
    checkFooter();
    int max = header.maxCards();
    errors.expectRange("greatest value", 0, MAX_VALUE, header.maxValue());
    errors.expectRange("cards of the best hand", 1, MAX_BEST, header.best());
    if (header.kind() == TableFormat.HAND_TABLE) {
      errors.expectRange("most cards", header.best(), TableFormat.MAX_CARDS, max);
      errors.expectRange("fewest cards", 0, max, header.minCards());
    } else {
      checkGame(header);
    }
    if (!header.isOmaha()) {
      errors.expect("fewest cards on the board", 0, header.minBoard());
      errors.expect("most cards on the board", 0, header.maxBoard());
    }
    errors.expect("reserved bytes", 0, header.reserved());
    errors.expectRange("copies", 1, max, header.copies());
    errors.expectRange("jokers", 0, max, header.jokers());
    int flags = TableHeader.LOW | TableHeader.ACE_FIRST | TableHeader.FLUSHES_TO_AVOID;
    errors.expectRange("flags", 0, flags, header.flags());
    int cards = Long.bitCount(header.deck()) * header.copies() + header.jokers();
    boolean badugi = header.kind() == TableFormat.BADUGI_TABLE;
    int least = badugi ? Card.JOKER : max + header.maxBoard();
    if ((header.deck() & ~Hand.DECK) != 0 || header.deck() == 0 || cards < least) {
      throw errors.foreign("a deck of " + least + " cards", "%016x".formatted(header.deck()));
    }
    if (!isGrid(header.deck())) {
      throw errors.foreign(
          "a deck of the same ranks in every suit", "%016x".formatted(header.deck()));
    }
    String name = header.ruleSet();
    if (!TableFormat.isName(name) || !header.name().startsWith(name)) { // then zero bytes
      throw errors.foreign("a name of a-z, 0-9 and -", "\"" + name + "\"");
    }
    return header;
  }

  /** The evaluators of games rely on most fields of the header. */
  private void checkGame(TableHeader header) throws TableFormatException {
    int max = header.maxCards();
    if (header.isOmaha()) {
      errors.expect("cards of the best hand", OMAHA_BEST, header.best());
      errors.expectRange("most cards", MIN_HOLE, MAX_HOLE, max);
      errors.expectRange("fewest cards", MIN_HOLE, max, header.minCards());
      errors.expectRange(
          "most cards on the board", TableFormat.MIN_BOARD, MAX_BOARD, header.maxBoard());
      errors.expectRange(
          "fewest cards on the board", TableFormat.MIN_BOARD, header.maxBoard(), header.minBoard());
      errors.expect("flags", 0, header.flags());
    } else {
      errors.expect("cards of the best hand", BADUGI_BEST, header.best());
      errors.expectRange("most cards", BADUGI_BEST, BADUGI_BEST + 1, max);
      errors.expectRange("fewest cards", BADUGI_BEST, max, header.minCards());
      int flags = TableHeader.LOW | TableHeader.ACE_FIRST;
      errors.expectRange("flags", 0, flags, header.flags());
      errors.expect("flag of low rules", TableHeader.LOW, header.flags() & TableHeader.LOW);
    }
    errors.expect("copies", 1, header.copies());
    errors.expect("jokers", 0, header.jokers());
  }

  /** Whether these bytes, at least as many as the shortest table has, may begin a table. */
  static boolean hasMagic(byte[] start) {
    return start.length >= LEAST_BYTES
        && Arrays.equals(MAGIC, 0, MAGIC.length, start, 0, MAGIC.length);
  }

  /** Whether these bytes begin a table that this version of the library reads. */
  static boolean isOfThisVersion(byte[] start) {
    return hasMagic(start)
        && TableHeader.read(ByteBuffer.wrap(start)).version() == TableHeader.VERSION;
  }

  /** Rejects a file of another length than its header states. */
  static void checkLength(FileErrors errors, TableHeader header, long found)
      throws TableFormatException {
    errors.expect("length", header.length(), found, "truncated, or something was appended");
  }

  private static boolean isGrid(long deck) {
    long ranks = 0;
    boolean grid = true;
    for (long rest = deck; rest != 0; rest >>>= Card.RANK_COUNT) {
      long ofSuit = rest & KeyLayout.SUIT_MASK;
      ranks = ranks == 0 ? ofSuit : ranks;
      grid &= ofSuit == 0 || ofSuit == ranks;
    }
    return grid;
  }

  private void checkMagic() throws TableFormatException {
    if (file.limit() < LEAST_BYTES) {
      throw errors.rejection(
          "at least " + LEAST_BYTES + " bytes", file.limit(), "truncated, or not a yaku table");
    }
    byte[] found = new byte[MAGIC.length];
    file.get(0, found);
    boolean letters = Arrays.equals(MAGIC, 0, LETTERS, found, 0, LETTERS);
    String cause = letters ? "line ends were converted, as in a text file" : "not a yaku table";
    expectBytes("the first bytes", MAGIC, found, cause);
  }

  private void checkFooter() throws TableFormatException {
    int footer = file.limit() - TableFormat.FOOTER_BYTES;
    byte[] complement = new byte[MAGIC.length];
    for (int i = 0; i < MAGIC.length; i++) {
      complement[i] = (byte) ~MAGIC[i];
    }
    byte[] found = new byte[MAGIC.length];
    file.get(footer, found);
    expectBytes("the footer", complement, found, DAMAGED);
    errors.expect("checksum kind", CRC_32, file.getInt(footer + MAGIC.length), DAMAGED);
    int stated = file.getInt(file.limit() - Integer.BYTES);
    int actual = Checksum.of(file);
    if (stated != actual) {
      throw errors.rejection("checksum %08x".formatted(stated), "%08x".formatted(actual), DAMAGED);
    }
  }

  private void expectBytes(String what, byte[] expected, byte[] found, String cause)
      throws TableFormatException {
    if (!Arrays.equals(expected, found)) {
      HexFormat hex = HexFormat.ofDelimiter(" ");
      throw errors.rejection(what + " " + hex.formatHex(expected), hex.formatHex(found), cause);
    }
  }
}
