package dev.yaku.strength;

import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.index.HandIndex;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A strength file: a number or a histogram for each class of hands and boards, indexed by {@link
 * HandIndex}.
 *
 * <pre>{@code
 * HandIndex flops = HandIndex.of(2, 3);
 * StrengthTable table = StrengthTable.open(Path.of("flop.ehs")).require(Measure.EHS, rules, 2, 3);
 * double ehs = table.value(flops.index(hole, flop));
 * }</pre>
 *
 * <p>Numbers from 0 to 1 are stored in 16 bits: {@link #MOST} is 1. Files of up to {@link
 * #CHECKED_BYTES} are copied when they are opened: whatever happens to the file later, the numbers
 * stay as they are. Larger files are mapped, and copied in blocks of 64 KB on first use; the JVM
 * may drop blocks when memory becomes scarce, and they are copied again. Such a file must not be
 * overwritten in place while it is open; if it is truncated, reading throws an {@link
 * java.io.UncheckedIOException}. Immutable, safe for any number of threads; reading allocates
 * nothing but these blocks.
 */
public final class StrengthTable {
  /** The number that stands for 1: {@value}. */
  public static final int MOST = 0xFFFF;

  /**
   * Files of at most this many bytes are checked completely and copied when they are opened:
   * {@value}.
   */
  public static final long CHECKED_BYTES = 64 << 20;

  /** The magic number of a file that is being written, instead of the footer. */
  static final long UNFINISHED = 0x0A54524150534B59L; // "YKSPART\n"

  private final StrengthHeader header;
  private final StrengthFile file;
  private final long classes;
  private final int values;

  private StrengthTable(StrengthHeader header, StrengthFile file) {
    this.header = header;
    this.file = file;
    classes = header.classes();
    values = header.measure().values();
  }

  /**
   * Opens a file. Checks its header and length, and for files of up to {@link #CHECKED_BYTES} also
   * the checksum; call {@link #verify} for larger files.
   *
   * @param path a file that a {@link StrengthTableWriter} has written
   * @return the table, safe for any number of threads
   * @throws NoSuchFileException if the file does not exist
   * @throws TableFormatException if the file is not a strength file, is damaged or unfinished, or
   *     has another version; the message says what was expected and what was found
   * @throws IOException if the file cannot be read
   */
  public static StrengthTable open(Path path) throws IOException {
    return open(path, CHECKED_BYTES);
  }

  /** Opens a file, and checks and copies one of at most this many bytes. */
  static StrengthTable open(Path path, long checkedBytes) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString(), null, "no such strength file");
    }
    if (!Files.isRegularFile(path)) {
      throw new TableFormatException(path + ": expected a strength file, found no regular file");
    }
    try (FileChannel channel = FileChannel.open(path)) {
      StrengthHeader header = readHeader(path, channel);
      StrengthFile file = StrengthFile.map(channel, header, FileChannel.MapMode.READ_ONLY);
      ByteBuffer footer = file.readFooter();
      if (footer.limit() < StrengthHeader.FOOTER_BYTES) {
        throw header.truncated();
      }
      if (footer.getLong(0) == UNFINISHED) {
        throw header.rejection(
            "a finished file", "an unfinished one", "the program that wrote it was stopped");
      }
      if (header.length() > checkedBytes) {
        return new StrengthTable(header, file);
      }
      StrengthTable table = new StrengthTable(header, file.copy());
      table.check(footer);
      return table;
    }
  }

  static StrengthHeader readHeader(Path path, FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(StrengthHeader.BYTES);
    while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
      // a channel may read fewer bytes than requested
    }
    return StrengthHeader.read(path.toString(), bytes, channel.size());
  }

  private void check(ByteBuffer footer) throws TableFormatException {
    ByteBuffer expected = file.footer();
    if (!footer.equals(expected)) {
      int at = Math.max(0, footer.mismatch(expected));
      String found = "another byte at " + (header.length() - StrengthHeader.FOOTER_BYTES + at);
      throw header.rejection("the checksum of its bytes", found, "damaged");
    }
  }

  /**
   * Reads the whole file and checks its checksum.
   *
   * @param path the path of this file
   * @throws TableFormatException if the file is damaged
   * @throws IOException if the file cannot be read
   */
  public static void verify(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      StrengthHeader header = readHeader(path, channel);
      StrengthFile file = StrengthFile.map(channel, header, FileChannel.MapMode.READ_ONLY);
      new StrengthTable(header, file).check(file.readFooter());
    }
  }

  /**
   * Returns this table if it holds this measure of these rounds, by these rules.
   *
   * @param measure what is measured
   * @param rules the rules by which hands are compared
   * @param rounds the numbers of cards on the board, as in {@link Measure#checkRounds}
   * @return this
   * @throws TableFormatException if the table holds another measure or round, or was made for other
   *     rules
   */
  public StrengthTable require(Measure measure, RuleSet rules, int... rounds)
      throws TableFormatException {
    boolean same =
        header.measure().equals(measure)
            && header.isOf(rules)
            && Arrays.equals(header.rounds(), rounds);
    if (!same) {
      String text = Arrays.toString(rounds);
      throw header.rejection(
          measure + " of rounds " + text.substring(1, text.length() - 1) + " of " + rules.name(),
          header,
          "another file, or older rules");
    }
    return this;
  }

  /** {@return the measure that the table holds for each class} */
  public Measure measure() {
    return header.measure();
  }

  /** {@return the name of the rule set that the table was made for} */
  public String rules() {
    return header.rules();
  }

  /** {@return the index whose last round has the classes of this table} */
  public HandIndex index() {
    return HandIndex.ofDeck(header.deck(), header.rounds());
  }

  /** {@return the number of classes} */
  public long size() {
    return classes;
  }

  /**
   * {@return the number of a class, 0 to {@link #MOST}; for a histogram, that of the first bin}
   *
   * @param index the number of the class of deals, by {@link dev.yaku.index.HandIndex}
   * @throws IllegalArgumentException if there is no such class
   */
  public int of(long index) {
    return of(index, 0);
  }

  /**
   * One of the numbers of a class.
   *
   * @param index the number of the class of deals, by {@link dev.yaku.index.HandIndex}
   * @param value 0, or a bin of the histogram
   * @return the number as it is stored
   * @throws IllegalArgumentException if there is no such class or number
   */
  public int of(long index, int value) {
    if (index < 0 || index >= classes || value < 0 || value >= values) {
      throw new IllegalArgumentException(
          "number "
              + value
              + " of class "
              + index
              + ": expected 0 to "
              + (values - 1)
              + " of 0 to "
              + (classes - 1));
    }
    return file.get(index * values + value);
  }

  /**
   * {@return the number of a class, scaled to 0 to 1}
   *
   * @param index the number of the class of deals, by {@link dev.yaku.index.HandIndex}
   * @throws IllegalArgumentException if there is no such class
   */
  public double value(long index) {
    return of(index) / (double) MOST;
  }

  /** The contents: {@code "ehs of rounds 2, 3 of standard"}. */
  @Override
  public String toString() {
    return header.toString();
  }
}
