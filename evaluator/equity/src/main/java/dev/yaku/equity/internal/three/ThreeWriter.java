package dev.yaku.equity.internal.three;

import dev.yaku.HoleClass;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.PartFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.DoublePredicate;

/** Writes the table of three hands, row by row, so that it can be continued after any stop. */
public final class ThreeWriter {
  /*
   * The part is the beginning of the file: the header, and rows, each with its checksum. Whatever
   * follows the last whole row is cut off. When all rows are there, the part is renamed.
   */
  private final PartFile file;
  private final Path part;
  private final byte[] header = ThreeLayout.header();
  private final Rows counting;

  /** Counts the rows of the table. */
  public interface Rows {
    /**
     * The rows of the classes of two ranks, one after the other: the numbers of all their entries.
     */
    int[][] count(int high, int low);
  }

  public ThreeWriter(Path path, int threads) {
    this(path, new ThreeRows(threads));
  }

  public ThreeWriter(Path path, Rows counting) {
    file = new PartFile(path);
    part = file.part();
    this.counting = counting;
  }

  /**
   * Writes the file, or continues an unfinished one.
   *
   * @param goOn told which part of the work is finished, 0 to 1; returns false to stop
   * @return false if the writing was stopped
   * @throws FileAlreadyExistsException if the file already exists
   * @throws TableFormatException if the part is of another kind, or another program writes it
   * @throws FileSystemException if the part cannot be written; what is finished is kept
   */
  public boolean write(DoublePredicate goOn) throws IOException {
    return file.write(channel -> write(channel, goOn));
  }

  private boolean write(FileChannel channel, DoublePredicate goOn) throws IOException {
    int row = start(channel);
    while (goOn.test(done(row)) && row < HoleClass.SIZE) {
      int high = ThreeRows.high(row);
      int low = ThreeRows.low(row);
      int first = high * high + 2 * low;
      int[][] rows = counting.count(high, low);
      for (; row < first + rows.length; row++) {
        write(channel, ThreeLayout.start(row), bytes(row, rows[row - first]));
      }
    }
    channel.force(true);
    if (row == HoleClass.SIZE && wholeRows(channel) < HoleClass.SIZE) {
      throw ThreeLayout.rejection(
          part.toString(), "what was written", "something else", "another program changed it");
    }
    return row == HoleClass.SIZE;
  }

  /** The work grows with the cube of the number of rows. */
  private static double done(int rows) {
    return (double) ThreeLayout.start(rows) / ThreeLayout.LENGTH;
  }

  private byte[] bytes(int row, int... numbers) {
    int length = ThreeLayout.bytes(row);
    ByteBuffer bytes =
        ByteBuffer.allocate(length + ThreeLayout.CRC_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.asIntBuffer().put(numbers);
    byte[] entries = Arrays.copyOf(bytes.array(), length);
    return bytes.putInt(length, ThreeLayout.checksum(header, row, entries)).array();
  }

  private void write(FileChannel channel, long at, byte[] bytes) throws IOException {
    try {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer, at + buffer.position());
      }
    } catch (IOException e) {
      FileSystemException fault = new FileSystemException(part.toString(), null, e.getMessage());
      fault.initCause(e);
      throw fault;
    }
  }

  /** Writes the header, or finds the first row that is not yet there. */
  private int start(FileChannel channel) throws IOException {
    byte[] begun = ThreeTable.read(channel, 0, header.length);
    boolean ours = Arrays.equals(begun, 0, begun.length, header, 0, begun.length);
    if (ours && begun.length < header.length) {
      write(channel, 0, header);
      return 0;
    }
    ThreeLayout.check(part.toString(), begun, channel.size());
    int row = wholeRows(channel);
    channel.truncate(ThreeLayout.start(row));
    return row;
  }

  /** The number of rows from the first on that have been written. */
  private int wholeRows(FileChannel channel) throws IOException {
    int row = 0;
    while (row < HoleClass.SIZE && isWhole(channel, row)) {
      row++;
    }
    return row;
  }

  private boolean isWhole(FileChannel channel, int row) throws IOException {
    int length = ThreeLayout.bytes(row);
    byte[] found = ThreeTable.read(channel, ThreeLayout.start(row), length + ThreeLayout.CRC_BYTES);
    if (found.length < length + ThreeLayout.CRC_BYTES) {
      return false;
    }
    int checksum = ByteBuffer.wrap(found).order(ByteOrder.LITTLE_ENDIAN).getInt(length);
    return checksum == ThreeLayout.checksum(header, row, Arrays.copyOf(found, length));
  }
}
