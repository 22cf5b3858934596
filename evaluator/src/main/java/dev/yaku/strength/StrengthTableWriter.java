package dev.yaku.strength;

import dev.yaku.TableFormatException;
import dev.yaku.equity.HoleIndex;
import dev.yaku.index.HandIndex;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.LongStream;

/**
 * Writes strength files: the strengths of all classes of hands and boards against a uniform hand.
 *
 * <p>Works on all processors, one board of those that differ only in suits after the other. What is
 * done lies in {@code FILE.part}; a second call, after the first was stopped in whatever way, goes
 * on from there. The same file comes out.
 */
public final class StrengthTableWriter {
  /*
   * The part has the file's length; in place of the footer it says how many boards are done. That is
   * written after the boards' numbers, so that those of boards counted as done are never missing.
   */
  private static final int BATCH = 64;
  private static final long SAVE_NANOS = 5_000_000_000L;

  private final Path path;
  private final Path part;
  private final Measurer measurer;
  private final StrengthHeader header;
  private final HandIndex index;
  private final HandIndex boards; // null before the flop
  private final int last;

  /**
   * A writer of one file.
   *
   * @param rounds as in {@link Measure#checkRounds}
   * @throws IllegalArgumentException if they are others, or the deck has not as many classes of
   *     hands as the measure has clusters
   */
  public StrengthTableWriter(Path path, Strength strength, Measure measure, int... rounds) {
    measure.checkRounds(rounds);
    this.path = path;
    part = path.resolveSibling(path.getFileName() + ".part");
    measurer = new Measurer(strength, measure);
    header = StrengthHeader.of(part.toString(), strength.evaluator(), measure, rounds);
    long deck = header.deck();
    index = HandIndex.ofDeck(deck, rounds);
    last = rounds.length - 1;
    boards = last == 0 ? null : HandIndex.ofDeck(deck, Arrays.copyOfRange(rounds, 1, last + 1));
  }

  /** How many bytes the file will have. */
  public long length() {
    return header.length();
  }

  /**
   * Writes the file, or goes on with it.
   *
   * @return false if it was stopped
   * @throws FileAlreadyExistsException if the file is there already
   * @throws TableFormatException if the part is of another file, or another process writes it
   */
  public boolean write(StrengthProgress progress) throws IOException {
    if (Files.exists(path)) {
      throw new FileAlreadyExistsException(path.toString());
    }
    try (FileChannel channel =
            FileChannel.open(
                part,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        FileLock lock = lock(channel)) {
      long done = lock.isValid() ? start(channel) : 0;
      StrengthFile file = new StrengthFile(channel, header, FileChannel.MapMode.READ_WRITE);
      if (!work(file, done, progress)) {
        return false;
      }
      file.force();
      file.writeFooter(file.footer());
    }
    Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
    return true;
  }

  private FileLock lock(FileChannel channel) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw header.rejection("a file of ours", "a lock", "another writer is at work");
    }
    return lock;
  }

  /** Makes the part, or finds out how many boards are done. */
  private long start(FileChannel channel) throws IOException {
    if (channel.size() < StrengthHeader.BYTES) { // new, or stopped before anything was done
      channel.truncate(0);
      channel.write(unfinished(0), header.length() - StrengthHeader.FOOTER_BYTES);
      channel.write(header.bytes(), 0);
      return 0;
    }
    StrengthHeader found = StrengthTable.readHeader(part, channel);
    if (!found.isSame(header)) {
      throw header.rejection(header.toString(), found, "the part of another file");
    }
    ByteBuffer footer =
        new StrengthFile(channel, header, FileChannel.MapMode.READ_ONLY).readFooter();
    long done = footer.getLong(Long.BYTES);
    if (footer.getLong(0) != StrengthTable.UNFINISHED || done < 0 || done > units()) {
      throw header.rejection("boards that are done", "none", "damaged: delete it");
    }
    return done;
  }

  private static ByteBuffer unfinished(long done) {
    return StrengthFile.littleEndian().putLong(StrengthTable.UNFINISHED).putLong(done).flip();
  }

  private long units() {
    return boards == null ? 1 : boards.size(boards.rounds() - 1);
  }

  private boolean work(StrengthFile file, long from, StrengthProgress progress) throws IOException {
    long units = units();
    long saved = System.nanoTime();
    for (long done = from; done < units; ) {
      long end = Math.min(units, done + BATCH);
      LongStream.range(done, end).parallel().forEach(board -> add(file, board));
      done = end;
      boolean goesOn = progress.made(done, units);
      if (!goesOn || System.nanoTime() - saved > SAVE_NANOS) {
        file.force();
        file.writeFooter(unfinished(done));
        saved = System.nanoTime();
      }
      if (!goesOn) {
        return false;
      }
    }
    return true;
  }

  /** Puts the numbers of all hands on a board where they belong. */
  private void add(StrengthFile file, long number) {
    long[] cards = new long[last + 1];
    long board = 0;
    if (boards != null) {
      long[] rounds = boards.unindex(last - 1, number);
      System.arraycopy(rounds, 0, cards, 1, last);
      board = Arrays.stream(rounds).reduce(0, (a, b) -> a | b);
    }
    double[][] numbers = measurer.numbers(board);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if (numbers[hole] != null) {
        cards[0] = HoleIndex.hand(hole);
        long at = index.index(cards) * numbers[hole].length;
        for (double value : numbers[hole]) {
          file.put(at++, rounded(value));
        }
      }
    }
  }

  /** 0, too, if it is no number. */
  private static int rounded(double value) {
    return (int) Math.round(value * StrengthTable.MOST);
  }
}
