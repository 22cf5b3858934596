package dev.yaku.strength;

import dev.yaku.HoleIndex;
import dev.yaku.TableFormatException;
import dev.yaku.index.HandIndex;
import dev.yaku.internal.table.PartFile;
import dev.yaku.internal.work.Team;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Writes strength files: the strengths of all classes of hands and boards against a uniform hand.
 *
 * <p>Works on all processors, board by board, with one board of each class up to suits. Finished
 * work is in {@code FILE.part}. If a call was stopped in any way, such as by a full disk, the next
 * call continues from there, and the resulting file is the same. Of several programs that write the
 * same file at once, one does, and the others are refused.
 */
public final class StrengthTableWriter {
  /*
   * The part has the same length as the file, with the number of finished boards instead of the
   * footer. That number is written after the numbers of the boards, so that those of finished
   * boards are never missing.
   *
   * A new part begins with the header, then zeros fill it: so there is room on the disk before any
   * work is done. The footer comes last, so nothing is finished in a part that is shorter. When
   * all is done, the footer of the finished file replaces that of the part, and then the part is
   * renamed: whoever finds such a footer only renames.
   */
  private static final int BATCH = 64;
  private static final long SAVE_NANOS = 5_000_000_000L;
  private static final int ZEROS = 1 << 16;

  private final PartFile partFile;
  private final Path part;
  private final Measurer measurer;
  private final StrengthHeader header;
  private final HandIndex index;
  private final HandIndex boards; // null before the flop
  private final int last;

  /**
   * Creates a writer of one file.
   *
   * @param path the file to write
   * @param strength decides the rules
   * @param measure what is measured
   * @param rounds as in {@link Measure#checkRounds}
   * @throws IllegalArgumentException if the rounds are others, or the deck has fewer classes of
   *     hands than the measure has clusters
   */
  public StrengthTableWriter(Path path, Strength strength, Measure measure, int... rounds) {
    measure.checkRounds(rounds);
    partFile = new PartFile(path);
    part = partFile.part();
    measurer = new Measurer(strength, measure);
    header = StrengthHeader.of(part.toString(), strength.evaluator(), measure, rounds);
    long deck = header.deck();
    index = HandIndex.ofDeck(deck, rounds);
    last = rounds.length - 1;
    boards = last == 0 ? null : HandIndex.ofDeck(deck, Arrays.copyOfRange(rounds, 1, last + 1));
  }

  /** {@return the length of the finished file in bytes} */
  public long length() {
    return header.length();
  }

  /**
   * Writes the file, or continues an unfinished one.
   *
   * @param progress told from time to time how far the work is
   * @return false if the writing was stopped
   * @throws FileAlreadyExistsException if the file already exists
   * @throws TableFormatException if the part belongs to a file of another kind, or another program
   *     is writing it
   * @throws FileSystemException if the part cannot be written, as on a full disk; what is finished
   *     is kept
   */
  public boolean write(StrengthProgress progress) throws IOException {
    return write(progress, () -> {});
  }

  /**
   * Writes the file.
   *
   * @param written is called after each change of the part but those of numbers
   */
  boolean write(StrengthProgress progress, Runnable written) throws IOException {
    return partFile.write(channel -> isFinished(channel) || write(channel, progress, written));
  }

  private boolean write(FileChannel channel, StrengthProgress progress, Runnable written)
      throws IOException {
    long done = start(channel, written);
    StrengthFile file = StrengthFile.map(channel, header, FileChannel.MapMode.READ_WRITE);
    try (Team team = new Team(Team.useful(), "strength")) {
      if (!work(file, done, progress, written, team)) {
        return false;
      }
    }
    file.force();
    file.writeFooter(file.footer());
    written.run();
    return true;
  }

  /** Whether the part is the finished file, only not yet renamed. */
  private boolean isFinished(FileChannel channel) throws IOException {
    if (channel.size() != header.length() || !isOurs(channel)) {
      return false;
    }
    StrengthFile file = StrengthFile.map(channel, header, FileChannel.MapMode.READ_ONLY);
    ByteBuffer footer = file.readFooter();
    return footer.getLong(0) != StrengthTable.UNFINISHED && footer.equals(file.footer());
  }

  /** Whether the part begins with our header. */
  private boolean isOurs(FileChannel channel) throws IOException {
    return StrengthFile.read(channel, 0, StrengthHeader.BYTES).equals(header.bytes());
  }

  /** Creates the part, or reads how many boards are finished. */
  private long start(FileChannel channel, Runnable written) throws IOException {
    if (isBarelyBegun(channel)) {
      create(channel, written);
      return 0;
    }
    StrengthHeader found = StrengthTable.readHeader(part, channel);
    if (!found.isSame(header)) {
      throw header.rejection(header.toString(), found, "an unfinished file of another kind");
    }
    ByteBuffer footer =
        StrengthFile.read(
            channel, header.length() - StrengthHeader.FOOTER_BYTES, StrengthHeader.FOOTER_BYTES);
    long done = footer.getLong(Long.BYTES);
    if (footer.getLong(0) != StrengthTable.UNFINISHED || done < 0 || done > units()) {
      throw header.rejection("a number of finished boards", "none", "damaged: delete it");
    }
    return done;
  }

  /** Whether the part is new, or its writing was stopped before anything was done. */
  private boolean isBarelyBegun(FileChannel channel) throws IOException {
    long size = channel.size();
    ByteBuffer start = StrengthFile.read(channel, 0, (int) Math.min(size, StrengthHeader.BYTES));
    boolean ours = start.equals(header.bytes().limit(start.limit()));
    return size < header.length() && ours || start.equals(ByteBuffer.allocate(start.limit()));
  }

  /** Writes a new part; if there is no room, there is none. */
  private void create(FileChannel channel, Runnable written) throws IOException {
    try {
      channel.truncate(0);
      write(channel, header.bytes(), 0);
      written.run();
      long end = header.length() - StrengthHeader.FOOTER_BYTES;
      for (long at = StrengthHeader.BYTES; at < end; at += ZEROS) {
        write(channel, ByteBuffer.allocate((int) Math.min(ZEROS, end - at)), at);
        written.run();
      }
      write(channel, unfinished(0), end);
      written.run();
    } catch (IOException e) {
      Files.deleteIfExists(part);
      throw header.unwritable(e.getMessage(), e);
    }
  }

  private static void write(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes, at + bytes.position());
    }
  }

  private static ByteBuffer unfinished(long done) {
    return StrengthFile.littleEndian().putLong(StrengthTable.UNFINISHED).putLong(done).flip();
  }

  private long units() {
    return boards == null ? 1 : boards.size(boards.rounds() - 1);
  }

  private boolean work(
      StrengthFile file, long from, StrengthProgress progress, Runnable written, Team team)
      throws IOException {
    long units = units();
    long saved = System.nanoTime();
    for (long done = from; done < units; ) {
      long start = done;
      long end = Math.min(units, done + BATCH);
      try {
        team.run((int) (end - done), (worker, piece) -> add(file, start + piece));
      } catch (UncheckedIOException e) {
        save(file, done);
        throw e.getCause();
      }
      done = end;
      boolean goesOn = progress.made(done, units);
      if (!goesOn || System.nanoTime() - saved > SAVE_NANOS) {
        save(file, done);
        written.run();
        saved = System.nanoTime();
      }
      if (!goesOn) {
        return false;
      }
    }
    return true;
  }

  /** Saves how many boards are finished, unless the numbers of some have been cut off. */
  private static void save(StrengthFile file, long done) throws IOException {
    if (file.isWhole()) {
      file.force();
      file.writeFooter(unfinished(done));
    }
  }

  /** Stores the numbers of all hands on one board. */
  private void add(StrengthFile file, long number) {
    long[] cards = new long[last + 1];
    long board = 0;
    if (boards != null) {
      long[] rounds = boards.unindex(last - 1, number);
      System.arraycopy(rounds, 0, cards, 1, last);
      board = Arrays.stream(rounds).reduce(0, (a, b) -> a | b);
    }
    double[][] numbers = measurer.numbers(board);
    try {
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        if (numbers[hole] != null) {
          cards[0] = HoleIndex.hand(hole);
          put(file, index.index(cards) * numbers[hole].length, numbers[hole]);
        }
      }
      StrengthFile.checkPuts();
    } catch (InternalError e) {
      throw new UncheckedIOException(
          header.unwritable("no room for numbers: the disk is full, or the file was truncated", e));
    }
  }

  private static void put(StrengthFile file, long from, double... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      file.put(from + i, rounded(numbers[i]));
    }
  }

  /** 0, too, if it is no number. */
  private static int rounded(double value) {
    return (int) Math.round(value * StrengthTable.MOST);
  }

  /** {@return the file and what is written into it} */
  @Override
  public String toString() {
    return partFile.path() + ": " + header;
  }
}
