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
 * <p>Works on all processors, board by board, with one board of each class up to suits. Finished
 * work is in {@code FILE.part}. If a call was stopped in any way, the next call continues from
 * there, and the resulting file is the same.
 */
public final class StrengthTableWriter {
  /*
   * The part has the same length as the file, with the number of finished boards instead of the
   * footer. That number is written after the numbers of the boards, so that those of finished
   * boards are never missing.
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
   * Creates a writer of one file.
   *
   * @param rounds as in {@link Measure#checkRounds}
   * @throws IllegalArgumentException if the rounds are others, or the deck has fewer classes of
   *     hands than the measure has clusters
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

  /** The length of the finished file in bytes. */
  public long length() {
    return header.length();
  }

  /**
   * Writes the file, or continues an unfinished one.
   *
   * @return false if the writing was stopped
   * @throws FileAlreadyExistsException if the file already exists
   * @throws TableFormatException if the part belongs to a file of another kind, or another process
   *     is writing it
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
      throw header.rejection("an unlocked file", "a lock", "another program is writing it");
    }
    return lock;
  }

  /** Creates the part, or reads how many boards are finished. */
  private long start(FileChannel channel) throws IOException {
    if (channel.size() < StrengthHeader.BYTES) { // new, or stopped before anything was done
      channel.truncate(0);
      channel.write(unfinished(0), header.length() - StrengthHeader.FOOTER_BYTES);
      channel.write(header.bytes(), 0);
      return 0;
    }
    StrengthHeader found = StrengthTable.readHeader(part, channel);
    if (!found.isSame(header)) {
      throw header.rejection(header.toString(), found, "an unfinished file of another kind");
    }
    ByteBuffer footer =
        new StrengthFile(channel, header, FileChannel.MapMode.READ_ONLY).readFooter();
    long done = footer.getLong(Long.BYTES);
    if (footer.getLong(0) != StrengthTable.UNFINISHED || done < 0 || done > units()) {
      throw header.rejection("a number of finished boards", "none", "damaged: delete it");
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
