package dev.yaku.strength;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.index.HandIndex;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.util.Arrays;
import java.util.zip.CRC32;

/** The header of a strength file. */
final class StrengthHeader {
  /*
   * StrengthFile -> Header Number* Footer, little-endian, without padding
   *
   *    0  8  magic: YAKS, CR, LF, 0x1A, LF, which conversion as text would change
   *    8  2  version of the format, 1
   *   10  2  HandIndex.VERSION
   *   12  4  CRC-32 of the rules' text
   *   16  8  length of the file
   *   24  8  classes: HandIndex.size of the last round
   *   32  8  deck, as a set of cards
   *   40  1  measure: 1 EHS, 2 EHS2, 3 histogram, 4 potential, 5 OCHS
   *   41  1  the number of rounds
   *   42  2  values: the number of numbers of each class
   *   44  9  cards of each round, then zeros up to the name
   *   64 32  name of the rule set, padded with zeros
   *   96     numbers: 2 bytes each, 65535 is 1; the numbers of a class are consecutive
   *
   * The footer has 16 bytes: the complement of the magic, 1 for CRC-32 in 4 bytes, the CRC-32 of
   * everything before it. While the file is being written, the footer is YKSPART and LF, then the
   * number of finished boards in 8 bytes.
   */
  static final int BYTES = 96;
  static final int FOOTER_BYTES = 16;
  static final byte[] MAGIC = {'Y', 'A', 'K', 'S', '\r', '\n', 0x1A, '\n'};
  private static final int LETTERS = 4;

  private static final int VERSION = 1;
  private static final int LENGTH = 16;
  private static final int ROUNDS = 44;
  private static final int NAME = 64;
  private static final int NAME_BYTES = BYTES - NAME;

  private final String file;
  private final ByteBuffer bytes;

  private StrengthHeader(String file, ByteBuffer bytes) {
    this.file = file;
    this.bytes = bytes.order(ByteOrder.LITTLE_ENDIAN);
  }

  /** The header of a file to be written. */
  static StrengthHeader of(String file, HandEvaluator evaluator, Measure measure, int... rounds) {
    RuleSet rules = evaluator.ruleSet();
    HandIndex index = HandIndex.ofDeck(rules.deck(), rounds);
    long classes = index.size(rounds.length - 1);
    ByteBuffer bytes = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.put(MAGIC).putShort((short) VERSION).putShort((short) HandIndex.VERSION);
    bytes.putInt(checksum(rules));
    bytes.putLong(BYTES + classes * measure.values() * Character.BYTES + FOOTER_BYTES);
    bytes.putLong(classes).putLong(rules.deck());
    bytes.put((byte) measure.kind().code()).put((byte) rounds.length);
    bytes.putShort((short) measure.values());
    for (int cards : rounds) {
      bytes.put((byte) cards);
    }
    byte[] name = rules.name().getBytes(StandardCharsets.US_ASCII);
    if (name.length > NAME_BYTES) {
      throw new IllegalArgumentException(
          rules.name() + ": expected a name of at most " + NAME_BYTES + " letters");
    }
    bytes.put(NAME, name);
    return new StrengthHeader(file, bytes);
  }

  private static int checksum(RuleSet rules) {
    CRC32 crc = new CRC32();
    crc.update(rules.text().getBytes(StandardCharsets.UTF_8));
    return (int) crc.getValue();
  }

  /**
   * Reads a header and checks it.
   *
   * @param length the length of the file
   */
  static StrengthHeader read(String file, ByteBuffer bytes, long length)
      throws TableFormatException {
    StrengthHeader header = new StrengthHeader(file, bytes);
    if (length < BYTES + FOOTER_BYTES) {
      String least = "at least " + (BYTES + FOOTER_BYTES) + " bytes";
      throw header.rejection(least, length, "truncated, or not a strength file");
    }
    byte[] magic = new byte[MAGIC.length];
    bytes.get(0, magic);
    if (!Arrays.equals(MAGIC, magic)) {
      boolean letters = Arrays.equals(MAGIC, 0, LETTERS, magic, 0, LETTERS);
      String cause =
          letters ? "line ends were converted, as in a text file" : "not a strength file";
      throw header.rejection("YAKS and line ends", Arrays.toString(magic), cause);
    }
    header.expect("format version", VERSION, bytes.getShort(8));
    header.expect("index version", HandIndex.VERSION, bytes.getShort(10));
    if (header.length() != length) {
      String expected = "a length of " + header.length();
      throw header.rejection(expected, length, "truncated, or something was appended");
    }
    header.checkMeaning();
    return header;
  }

  /** Rejects a damaged header, with which numbers would be read from the wrong place. */
  private void checkMeaning() throws TableFormatException {
    int kind = bytes.get(40);
    int values = bytes.getShort(42);
    if (kind < 1 || kind > Measure.Kind.values().length) {
      throw rejection("measure 1 to " + Measure.Kind.values().length, kind, "damaged");
    }
    try {
      measure();
    } catch (IllegalArgumentException e) {
      throw rejection("values of " + Measure.Kind.of(kind), e.getMessage(), "damaged");
    }
    expect("first round", 2, bytes.get(ROUNDS));
    HandIndex index;
    try {
      index = HandIndex.ofDeck(deck(), rounds());
    } catch (IllegalArgumentException e) {
      throw rejection("rounds of a deck", e.getMessage(), "damaged");
    }
    expect("classes", index.size(index.rounds() - 1), classes());
    long most = BYTES + classes() * values * Character.BYTES + FOOTER_BYTES;
    expect("length for these classes", most, length());
  }

  private void expect(String what, long expected, long found) throws TableFormatException {
    if (expected != found) {
      throw rejection(what + " " + expected, found, "damaged, or written by another version");
    }
  }

  TableFormatException rejection(String expected, Object found, String cause) {
    return new TableFormatException(
        file + ": expected " + expected + ", found " + found + ": " + cause);
  }

  TableFormatException truncated() {
    return rejection("a length of " + length(), "less", "truncated since it was opened");
  }

  FileSystemException unwritable(String reason, Throwable cause) {
    FileSystemException e = new FileSystemException(file, null, reason);
    e.initCause(cause);
    return e;
  }

  ByteBuffer bytes() {
    return bytes.duplicate().clear();
  }

  long length() {
    return bytes.getLong(LENGTH);
  }

  long classes() {
    return bytes.getLong(24);
  }

  long deck() {
    return bytes.getLong(32);
  }

  Measure measure() {
    return new Measure(Measure.Kind.of(bytes.get(40)), bytes.getShort(42));
  }

  int[] rounds() {
    int count = Math.min(HandIndex.MAX_CARDS, Math.max(0, bytes.get(41)));
    int[] rounds = new int[count];
    Arrays.setAll(rounds, i -> bytes.get(ROUNDS + i));
    return rounds;
  }

  String rules() {
    byte[] name = new byte[NAME_BYTES];
    bytes.get(NAME, name);
    return new String(name, StandardCharsets.US_ASCII).replace("\0", "");
  }

  /** Whether the file was made with these rules. */
  boolean isOf(RuleSet rules) {
    return bytes.getInt(12) == checksum(rules) && deck() == rules.deck();
  }

  boolean isSame(StrengthHeader other) {
    return bytes().equals(other.bytes());
  }

  /** The contents of the file, in words. */
  @Override
  public String toString() {
    String rounds = Arrays.toString(rounds());
    return measure()
        + " of rounds "
        + rounds.substring(1, rounds.length() - 1)
        + " of "
        + rules()
        + (deck() == Hand.DECK ? "" : ", " + Long.bitCount(deck()) + " cards");
  }
}
