package dev.yaku.strength;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.Hand;
import dev.yaku.index.HandIndex;
import dev.yaku.internal.file.FileKind;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The contents of a strength file: the numbers of all classes, one class after the other, two bytes
 * each, in blocks.
 *
 * @param rounds the cards of each round
 * @param rules the name of the rules
 * @param text their text
 */
record StrengthContents(Measure measure, int[] rounds, long deck, String rules, String text) {
  static final FileKind KIND = new FileKind(1, 2, "a strength file");

  private static final int BLOCK_SHIFT = 15; // the numbers of a block, as a power of two

  private static final long MOST_BLOCKS = 1L << 24;
  private static final int FIELDS = 5; // of the first line

  /** Reads the description of a file; an exception says why it is none. */
  static StrengthContents of(byte[] description) {
    String[] lines = new String(description, UTF_8).split("\n", 2);
    String[] fields = lines[0].split(" ", FIELDS);
    if (lines.length < 2 || fields.length < FIELDS) {
      throw new IllegalArgumentException("no line of " + FIELDS + " words and a text");
    }
    if (!fields[2].equals("" + HandIndex.VERSION)) {
      throw new IllegalArgumentException("an index of version " + fields[2]);
    }
    int[] rounds = Arrays.stream(fields[1].split(",", -1)).mapToInt(Integer::parseInt).toArray();
    Measure measure = Measure.parse(fields[0]);
    measure.checkRounds(rounds);
    long deck = Long.parseLong(fields[3], 16);
    return new StrengthContents(measure, rounds, deck, fields[4], lines[1]);
  }

  byte[] description() {
    String cards = Arrays.stream(rounds).mapToObj(n -> "" + n).collect(Collectors.joining(","));
    int version = HandIndex.VERSION;
    String line =
        String.format(Locale.ROOT, "%s %s %d %x %s", measure, cards, version, deck, rules);
    return (line + "\n" + text).getBytes(UTF_8);
  }

  /** The bytes of each block of a file of at most this size. */
  long[] lengths(long size) {
    long count = classes() * measure.values();
    if (count * Character.BYTES > size) {
      throw new IllegalArgumentException(this + " in only " + size + " bytes: truncated");
    }
    long blocks = (count - 1 >>> BLOCK_SHIFT) + 1;
    if (blocks > MOST_BLOCKS) {
      throw new IllegalArgumentException(this + " needs a terabyte");
    }
    long[] lengths = new long[(int) blocks];
    Arrays.fill(lengths, Character.BYTES << BLOCK_SHIFT);
    long before = (long) (lengths.length - 1) << BLOCK_SHIFT;
    lengths[lengths.length - 1] = Character.BYTES * (count - before);
    return lengths;
  }

  /** The block of a number. */
  static int block(long number) {
    return (int) (number >>> BLOCK_SHIFT);
  }

  /** The place of a number in its block, in bytes. */
  static int at(long number) {
    return Character.BYTES * (int) (number & (1 << BLOCK_SHIFT) - 1);
  }

  HandIndex index() {
    return HandIndex.ofDeck(deck, rounds);
  }

  long classes() {
    return index().size(rounds.length - 1);
  }

  /** The contents of the file, in words. */
  @Override
  public String toString() {
    String cards = deck == Hand.DECK ? "" : ", " + Long.bitCount(deck) + " cards";
    return measure.ofRounds(rounds) + " of " + rules + cards;
  }
}
