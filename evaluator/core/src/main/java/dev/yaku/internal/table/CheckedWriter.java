package dev.yaku.internal.table;

import dev.yaku.Progress;
import dev.yaku.TableFormatException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * Writes a {@link CheckedFile}: block by block, continued after any stop; all at once in the place
 * of another; or in any order. Not thread-safe.
 */
public final class CheckedWriter {
  // What is written block by block is the beginning of the file: whatever follows the last whole
  // block is cut off.
  private final Path path;
  private final CheckedFile.Kind kind;
  final byte[] header;
  final long[] starts;

  /** For tests: is run after each change of a part but those of numbers. */
  Runnable written = () -> {};

  /** Makes blocks, one after the other. */
  @FunctionalInterface
  public interface Maker {
    byte[] block(int number) throws IOException;
  }

  /** Does units of work whose numbers lie anywhere in the file. */
  @FunctionalInterface
  public interface Filler {
    /**
     * Does the next units after those that are done; returns how many are done then.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted before that
     */
    long fill(Filling into, long done);
  }

  /** A writer of one file, whose blocks have these lengths in bytes. */
  public CheckedWriter(Path path, CheckedFile.Kind kind, byte[] description, long... lengths) {
    this.path = path;
    this.kind = kind;
    header = CheckedHeader.of(kind, description);
    starts = CheckedFile.starts(header.length, lengths);
  }

  /** The length of the finished file. */
  public long length() {
    return starts[blocks()];
  }

  int blocks() {
    return starts.length - 1;
  }

  Path part() {
    return new PartFile(path).part();
  }

  /** Writes a part, or goes on with it, and gives it its name when it is finished. */
  private boolean finish(PartFile.Writing writing) throws IOException {
    try {
      return new PartFile(path).write(writing);
    } catch (IOException e) {
      throw CheckedMaps.fault(part(), e);
    }
  }

  TableFormatException rejection(String expected, String found, String cause) {
    return CheckedFile.rejection(part().toString(), expected, found, cause);
  }

  /** Whether the part begins with this header; what has only a beginning of it is no part yet. */
  boolean isBegun(FileChannel part) throws IOException {
    byte[] begun = CheckedMaps.read(part, 0, header.length);
    if (Arrays.equals(begun, header)) {
      return true;
    }
    boolean zeros = Arrays.equals(begun, new byte[begun.length]);
    if (zeros || Arrays.equals(begun, Arrays.copyOf(header, begun.length))) {
      return false;
    }
    CheckedHeader.read(part().toString(), kind, count -> CheckedMaps.read(part, 0, count));
    throw rejection(kind.name() + " of this question", "of another", "an unfinished file");
  }

  /**
   * Writes the file block by block, or continues an unfinished one.
   *
   * @param goOn told how many bytes are written; returns false to stop
   * @return false if it was stopped
   * @throws java.nio.file.FileAlreadyExistsException if the file already exists
   * @throws TableFormatException if the part is of another kind or question, or another program
   *     writes it
   * @throws java.nio.file.FileSystemException if the part cannot be written; what is finished stays
   */
  public boolean write(Maker maker, Predicate<Progress> goOn) throws IOException {
    return finish(part -> write(part, maker, goOn));
  }

  private boolean write(FileChannel part, Maker maker, Predicate<Progress> goOn)
      throws IOException {
    if (!isBegun(part)) {
      part.truncate(0);
      write(part, 0, header);
    }
    int number = wholeBlocks(part);
    part.truncate(starts[number]);
    while (goOn.test(new Progress(starts[number], length())) && number < blocks()) {
      writeBlock(part, number, maker.block(number));
      number++;
    }
    part.force(true);
    if (number == blocks() && wholeBlocks(part) < number) {
      throw rejection("what was written", "something else", "another program changed it");
    }
    return number == blocks();
  }

  private int wholeBlocks(FileChannel part) throws IOException {
    int number = 0;
    while (number < blocks() && isWhole(part, number)) {
      number++;
    }
    return number;
  }

  private boolean isWhole(FileChannel part, int number) throws IOException {
    int size = (int) (starts[number + 1] - starts[number]);
    int length = size - CheckedFile.CRC_BYTES;
    byte[] found = CheckedMaps.read(part, starts[number], size);
    return found.length == size
        && CheckedFile.little(found).getInt(length)
            == CheckedFile.checksum(header, number, found, length);
  }

  private void writeBlock(FileChannel channel, int number, byte[] bytes) throws IOException {
    write(channel, starts[number], bytes);
    write(channel, starts[number] + bytes.length, checksum(number, bytes));
  }

  byte[] checksum(int number, byte... bytes) {
    int checksum = CheckedFile.checksum(header, number, bytes, bytes.length);
    return CheckedFile.little(CheckedFile.CRC_BYTES).putInt(checksum).array();
  }

  static void write(FileChannel channel, long at, byte[] bytes) throws IOException {
    for (ByteBuffer rest = ByteBuffer.wrap(bytes); rest.hasRemaining(); ) {
      channel.write(rest, at + rest.position());
    }
  }

  /**
   * Writes the file in the place of what is there, which stays if that fails.
   *
   * @throws java.nio.file.FileSystemException if it cannot be written; names it, and the reason
   */
  public void replace(Maker maker) throws IOException {
    FileReplacement file = new FileReplacement(path);
    try {
      file.write(
          channel -> {
            write(channel, 0, header);
            for (int number = 0; number < blocks(); number++) {
              writeBlock(channel, number, maker.block(number));
            }
          });
    } catch (IOException e) {
      throw CheckedMaps.fault(path, e);
    }
  }

  /**
   * Fills in the file in any order, or goes on with an unfinished one.
   *
   * @param units the work as a whole
   * @param goOn told how many units are done; returns false to stop
   * @return false if it was stopped
   * @throws IOException as {@link #write(Maker, Predicate)}; if there is no room from the start,
   *     there is no part
   */
  public boolean fill(long units, Filler filler, Predicate<Progress> goOn) throws IOException {
    return finish(part -> fill(part, units, filler, goOn));
  }

  private boolean fill(FileChannel part, long units, Filler filler, Predicate<Progress> goOn)
      throws IOException {
    if (isBegun(part) && part.size() == length()) { // finished, only not yet renamed
      if (wholeBlocks(part) < blocks()) {
        throw rejection("a number of finished units", "none", "damaged: delete it");
      }
      return true;
    }
    return new Filling(this, part, units).fill(filler, goOn);
  }
}
