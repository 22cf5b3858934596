package dev.yaku.strength;

import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.index.HandIndex;
import dev.yaku.internal.file.CheckedFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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
 * stay as they are. Larger files are mapped, and copied and checked in blocks of 64 KB on first
 * use; the JVM may drop blocks when memory becomes scarce, and they are copied again. If such a
 * file is truncated or overwritten while it is open, reading throws an {@link
 * UncheckedIOException}, and no number is wrong. Immutable, safe for any number of threads; reading
 * allocates nothing but these blocks.
 */
public final class StrengthTable {
  /** The number that stands for 1: {@value}. */
  public static final int MOST = 0xFFFF;

  /**
   * Files of at most this many bytes are checked completely and copied when they are opened:
   * {@value}.
   */
  public static final long CHECKED_BYTES = 64 << 20;

  private final CheckedFile file;
  private final StrengthContents contents;
  private final ByteBuffer @Nullable [] kept; // all blocks; null if the file is large
  private final long classes;
  private final int values;

  private StrengthTable(CheckedFile file, StrengthContents contents, boolean keep) {
    this.file = file;
    this.contents = contents;
    classes = contents.classes();
    values = contents.measure().values();
    kept = keep ? new ByteBuffer[StrengthContents.block(classes * values - 1) + 1] : null;
    for (int block = 0; keep && block < kept.length; block++) {
      kept[block] = file.block(block);
    }
  }

  /**
   * Opens a file. Checks its header and length, and for files of up to {@link #CHECKED_BYTES} also
   * all checksums; those of larger files are checked when numbers are first needed, or by {@link
   * #verify}.
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
    StrengthContents[] found = new StrengthContents[1];
    CheckedFile file =
        CheckedFile.open(
            path,
            StrengthContents.KIND,
            (description, size) -> {
              found[0] = StrengthContents.of(description);
              return found[0].lengths(size);
            });
    try {
      return new StrengthTable(file, found[0], file.length() <= checkedBytes);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Reads the whole file and checks its checksums.
   *
   * @param path the path of this file
   * @throws TableFormatException if the file is damaged
   * @throws IOException if the file cannot be read
   */
  public static void verify(Path path) throws IOException {
    open(path, 0).file.verify();
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
        contents.measure().equals(measure)
            && contents.text().equals(rules.text())
            && contents.deck() == rules.deck()
            && Arrays.equals(contents.rounds(), rounds);
    if (!same) {
      String expected = measure.ofRounds(rounds) + " of " + rules.name();
      String cause = "another file, or older rules";
      throw file.rejection(expected, contents, cause);
    }
    return this;
  }

  /** {@return the measure that the table holds for each class} */
  public Measure measure() {
    return contents.measure();
  }

  /** {@return the name of the rule set that the table was made for} */
  public String rules() {
    return contents.rules();
  }

  /** {@return the index whose last round has the classes of this table} */
  public HandIndex index() {
    return contents.index();
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
      String range = "0 to " + (values - 1) + " of 0 to " + (classes - 1);
      throw new IllegalArgumentException(
          "number " + value + " of class " + index + ": expected " + range);
    }
    long number = index * values + value;
    int block = StrengthContents.block(number);
    ByteBuffer numbers = kept == null ? file.block(block) : kept[block];
    return numbers.getChar(StrengthContents.at(number));
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

  /** Names the contents, as {@code "ehs of rounds 2, 3 of standard"}. */
  @Override
  public String toString() {
    return contents.toString();
  }
}
