package dev.yaku.equity;

import dev.yaku.Progress;
import dev.yaku.equity.internal.three.ThreeRows;
import dev.yaku.equity.internal.three.ThreeTable;
import dev.yaku.equity.internal.work.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Writes the table that {@link ThreeHands} opens: 818,805 entries, 43 MB, in some minutes of one
 * processor.
 *
 * <p>Finished work is in {@code FILE.part}. If a call was stopped in any way, such as by a full
 * disk, the next call continues from there, and the resulting file is the same, as it is with any
 * number of threads. Of several programs that write the same file at once, one does, and the others
 * are refused. Not thread-safe.
 */
public final class ThreeHandsWriter {
  private final Path path;
  private int threads = 1;

  /**
   * Creates a writer of one file.
   *
   * @param path the file to write
   */
  public ThreeHandsWriter(Path path) {
    this.path = Objects.requireNonNull(path, "path");
  }

  /**
   * {@return this, with so many threads; the default is 1}
   *
   * @param count the number of threads
   * @throws IllegalArgumentException if not 1 to {@value EquitySpot#MOST_THREADS}
   */
  public ThreeHandsWriter threads(int count) {
    threads = Workers.checked(count);
    return this;
  }

  /**
   * Writes the file, or continues an unfinished one.
   *
   * @param goOn told from time to time how many bytes of the file are finished; if it returns
   *     {@code false}, the writing stops
   * @return false if the writing was stopped
   * @throws java.nio.file.FileAlreadyExistsException if the file already exists
   * @throws dev.yaku.TableFormatException if the part belongs to a file of another kind or version,
   *     or another program is writing it
   * @throws java.nio.file.FileSystemException if the part cannot be written, as on a full disk, or
   *     the thread is interrupted; what is finished is kept
   */
  public boolean write(Predicate<Progress> goOn) throws IOException {
    return ThreeTable.write(path, new ThreeRows(threads), Objects.requireNonNull(goOn, "goOn"));
  }
}
