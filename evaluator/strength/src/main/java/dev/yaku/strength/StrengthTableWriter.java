package dev.yaku.strength;

import dev.yaku.HoleIndex;
import dev.yaku.Progress;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.index.HandIndex;
import dev.yaku.internal.file.CheckedWriter;
import dev.yaku.internal.file.Filling;
import dev.yaku.internal.work.Team;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;

/**
 * Writes strength files: the strengths of all classes of hands and boards against a uniform hand.
 *
 * <p>Works on all processors, board by board, with one board of each class up to suits. Finished
 * work is in {@code FILE.part}. If a call was stopped in any way, such as by a full disk, the next
 * call continues from there, and the resulting file is the same. Of several programs that write the
 * same file at once, one does, and the others are refused.
 */
public final class StrengthTableWriter {
  private static final int BATCH = 64;

  final CheckedWriter writer;
  private final Path path;
  private final StrengthContents contents;
  private final Measurer measurer;
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
    this.path = path;
    RuleSet rules = strength.evaluator().ruleSet();
    contents = new StrengthContents(measure, rounds, rules.deck(), rules.name(), rules.text());
    long[] lengths = contents.lengths(Long.MAX_VALUE);
    writer = new CheckedWriter(path, StrengthContents.KIND, contents.description(), lengths);
    measurer = new Measurer(strength, measure);
    index = contents.index();
    last = rounds.length - 1;
    int[] ofBoard = Arrays.copyOfRange(rounds, 1, last + 1);
    boards = last == 0 ? null : HandIndex.ofDeck(contents.deck(), ofBoard);
  }

  /** {@return the length of the finished file in bytes} */
  public long length() {
    return writer.length();
  }

  /**
   * Writes the file, or continues an unfinished one.
   *
   * @param goOn told many times a second how many boards are finished; returns false to stop
   * @return false if the writing was stopped
   * @throws FileAlreadyExistsException if the file already exists
   * @throws TableFormatException if the part belongs to a file of another kind, or another program
   *     is writing it
   * @throws FileSystemException if the part cannot be written, as on a full disk, or the thread is
   *     interrupted; what is finished is kept
   */
  public boolean write(Predicate<Progress> goOn) throws IOException {
    try (Team team = new Team(Team.useful(), "strength")) {
      return writer.fill(
          units(),
          (file, done) -> {
            int batch = (int) Math.min(BATCH, units() - done);
            team.run(batch, (worker, board) -> add(file, done + board));
            return done + batch;
          },
          goOn);
    }
  }

  private long units() {
    return boards == null ? 1 : boards.size(boards.rounds() - 1);
  }

  /** Stores the numbers of all hands on one board. */
  private void add(Filling file, long number) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException(); // a batch may take seconds
    }
    long[] onBoard = boards == null ? new long[0] : boards.unindex(last - 1, number);
    long[] cards = new long[last + 1];
    System.arraycopy(onBoard, 0, cards, 1, last);
    double[][] numbers = measurer.numbers(Arrays.stream(onBoard).reduce(0, (a, b) -> a | b));
    file.put(
        () -> {
          for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
            if (numbers[hole] != null) {
              cards[0] = HoleIndex.hand(hole);
              put(file, index.index(cards) * numbers[hole].length, numbers[hole]);
            }
          }
        });
  }

  private static void put(Filling file, long from, double... numbers) {
    for (int i = 0; i < numbers.length; i++) {
      long number = from + i;
      char rounded = (char) Math.round(numbers[i] * StrengthTable.MOST); // 0 if it is no number
      file.put(StrengthContents.block(number), StrengthContents.at(number), rounded);
    }
  }

  /** {@return the file and what is written into it} */
  @Override
  public String toString() {
    return path + ": " + contents;
  }
}
