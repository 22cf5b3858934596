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
 * A strength file: a number, or a histogram, for each class of hands and boards, by the class's
 * number in {@link HandIndex}.
 *
 * <pre>{@code
 * HandIndex flops = HandIndex.of(2, 3);
 * StrengthTable table = StrengthTable.open(Path.of("flop.ehs")).require(Measure.EHS, rules, 2, 3);
 * double ehs = table.value(flops.index(hole, flop));
 * }</pre>
 *
 * <p>Numbers from 0 to 1 lie in 16 bits: {@link #MOST} is 1. The file is mapped, so that it is read
 * from disk as it is asked for, and shared by all processes; it must not be overwritten meanwhile.
 * Immutable, safe for any number of threads; reading allocates nothing.
 */
public final class StrengthTable {
  /** The number that stands for 1: {@value}. */
  public static final int MOST = 0xFFFF;

  /** Files of at most so many bytes are read whole and checked when they are opened: {@value}. */
  public static final long CHECKED_BYTES = 64 << 20;

  /** What stands in place of the footer of a file that is being written. */
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
   * Maps a file. Checks its header and length, and of files of up to {@link #CHECKED_BYTES} the
   * checksum; call {@link #verify} for larger ones.
   *
   * @throws NoSuchFileException if it is absent
   * @throws TableFormatException if it is no strength file, damaged, unfinished or of another
   *     version; says what was expected and what was found
   * @throws IOException if it cannot be read
   */
  public static StrengthTable open(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString(), null, "no such strength file");
    }
    if (!Files.isRegularFile(path)) {
      throw new TableFormatException(path + ": expected a strength file, found no regular file");
    }
    try (FileChannel channel = FileChannel.open(path)) {
      StrengthHeader header = readHeader(path, channel);
      StrengthFile file = new StrengthFile(channel, header, FileChannel.MapMode.READ_ONLY);
      ByteBuffer footer = file.readFooter();
      if (footer.getLong(0) == UNFINISHED) {
        throw header.rejection(
            "a finished file", "a part", "the program that writes it was stopped");
      }
      StrengthTable table = new StrengthTable(header, file);
      if (header.length() <= CHECKED_BYTES) {
        table.check(footer);
      }
      return table;
    }
  }

  static StrengthHeader readHeader(Path path, FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(StrengthHeader.BYTES);
    while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
      // a channel may read less than it is asked for
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
   * Reads the whole file and compares its checksum.
   *
   * @param path where it was opened
   * @throws TableFormatException if it is damaged
   * @throws IOException if it cannot be read
   */
  public static void verify(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      StrengthHeader header = readHeader(path, channel);
      StrengthFile file = new StrengthFile(channel, header, FileChannel.MapMode.READ_ONLY);
      new StrengthTable(header, file).check(file.readFooter());
    }
  }

  /**
   * This table, if it holds what the caller is going to ask for.
   *
   * @throws TableFormatException if it holds another measure or round, or was made for other rules
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

  /** What it holds of each class. */
  public Measure measure() {
    return header.measure();
  }

  /** The name of the rule set that it was made for. */
  public String rules() {
    return header.rules();
  }

  /** The index of its classes; the last round's are those that it holds. */
  public HandIndex index() {
    return HandIndex.ofDeck(header.deck(), header.rounds());
  }

  /** How many classes there are. */
  public long size() {
    return classes;
  }

  /**
   * The number of a class, 0 to {@link #MOST}; of a histogram, its first bin's.
   *
   * @throws IllegalArgumentException if there is no such class
   */
  public int of(long index) {
    return of(index, 0);
  }

  /**
   * One of the numbers of a class.
   *
   * @param value 0, or the bin of a histogram
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
   * The number of a class from 0 to 1.
   *
   * @throws IllegalArgumentException if there is no such class
   */
  public double value(long index) {
    return of(index) / (double) MOST;
  }

  /** What it holds: {@code "ehs of rounds 2, 3 of standard"}. */
  @Override
  public String toString() {
    return header.toString();
  }
}
