package dev.yaku.internal.file;

import dev.yaku.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;

/** A file that is filled in, in any order, by any number of threads. */
public final class Filling {
  /*
   * The part has the length of the file and a tail: TAIL, and the number of finished units, which
   * is written after their numbers. It begins with the header, then zeros: so there is room on the
   * disk before any work is done. When all units are done, the checksums of blocks are written, and
   * then the tail is cut off.
   */
  private static final int TAIL_BYTES = Blocks.TAIL_BYTES;
  private static final long TAIL = 0x0A54524150464B59L; // "YKFPART\n"
  private static final int ZEROS = 1 << 16;
  private static final long SAVE_NANOS = 5_000_000_000L;

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

  private final Path path;
  private final FileChannel part;
  private final long units;
  private final Runnable written;
  private final long length;
  private final BlockMaps maps;
  private long done;

  /**
   * Begins, or reads how many units are done.
   *
   * @param begun whether the part has its header
   * @param written is run after each change of the part but those of numbers
   */
  Filling(Path path, FileChannel part, Blocks blocks, boolean begun, long units, Runnable written)
      throws IOException {
    this.path = path;
    this.part = part;
    this.units = units;
    this.written = written;
    length = blocks.length();
    byte[] end = CheckedMaps.read(part, length, TAIL_BYTES);
    if (!begun || Arrays.equals(end, new byte[end.length])) {
      create(blocks.header()); // there is no tail, or it was not yet written
      end = CheckedMaps.read(part, length, TAIL_BYTES);
    }
    ByteBuffer tail = CheckedHeader.little(Arrays.copyOf(end, TAIL_BYTES));
    done = tail.getLong(Long.BYTES);
    boolean right = part.size() == length + TAIL_BYTES && tail.getLong(0) == TAIL;
    if (!right || done < 0 || done > units) {
      throw new FileErrors(path)
          .rejection("a number of finished units", "none", "damaged: delete it");
    }
    FileChannel.MapMode mode = FileChannel.MapMode.READ_WRITE;
    maps = CheckedMaps.maps(path.toString(), part, mode, blocks);
  }

  /** Takes the room for the whole file on the disk, or else leaves none of it. */
  private void create(byte[] header) throws IOException {
    try {
      part.truncate(0);
      CheckedMaps.write(part, 0, header);
      written.run();
      long end = length + TAIL_BYTES; // never the length of a finished file
      for (long at = header.length; at < end; at += ZEROS) {
        CheckedMaps.write(part, at, new byte[(int) Math.min(ZEROS, end - at)]);
        written.run();
      }
      writeTail();
    } catch (IOException e) {
      Files.deleteIfExists(path);
      throw e;
    }
  }

  private void writeTail() throws IOException {
    byte[] tail = CheckedHeader.little(TAIL_BYTES).putLong(TAIL).putLong(done).array();
    CheckedMaps.write(part, length, tail);
    part.force(true);
    written.run();
  }

  boolean fill(Filler filler, Predicate<Progress> goOn) throws IOException {
    for (long saved = System.nanoTime(); done < units; ) {
      try {
        done = filler.fill(this, done);
      } catch (UncheckedIOException e) {
        save();
        throw e.getCause();
      } catch (CancellationException e) {
        Thread.currentThread().interrupt(); // that is why; below what is done is saved
      }
      if (Thread.interrupted()) { // else no channel could be written to
        try {
          save();
        } finally {
          Thread.currentThread().interrupt();
        }
        throw new ClosedByInterruptException();
      }
      boolean goesOn = goOn.test(new Progress(done, units));
      if (!goesOn || System.nanoTime() - saved > SAVE_NANOS) {
        save();
        saved = System.nanoTime();
      }
      if (!goesOn) {
        return false;
      }
    }
    finish();
    return true;
  }

  private void finish() throws IOException {
    save();
    Blocks blocks = maps.blocks();
    for (int number = 0; number < blocks.count(); number++) {
      long start = blocks.starts()[number];
      int size = blocks.size(number) - Checksum.BYTES;
      byte[] block = CheckedMaps.read(part, start, size);
      byte[] checksum = blocks.checksum(number, Arrays.copyOf(block, size));
      CheckedMaps.write(part, start + size, checksum);
    }
    part.force(true);
    written.run();
    checkLength();
    part.truncate(length);
    written.run();
  }

  /** Saves how many units are done, unless the numbers of some have been cut off. */
  private void save() throws IOException {
    checkLength();
    try {
      for (ByteBuffer map : maps.maps()) {
        ((MappedByteBuffer) map).force();
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    writeTail();
  }

  private void checkLength() throws IOException {
    if (part.size() < length + TAIL_BYTES) {
      throw noRoom(null);
    }
  }

  private FileSystemException noRoom(Throwable cause) {
    String reason = "no room for numbers: the disk is full, or the file was truncated";
    FileSystemException e = new FileSystemException(path.toString(), null, reason);
    e.initCause(cause);
    return e;
  }

  /** Puts numbers; throws an {@link UncheckedIOException} if there is no room for them. */
  public void put(Runnable puts) {
    try {
      puts.run();
      MappedBytes.throwFault();
    } catch (InternalError e) {
      throw new UncheckedIOException(noRoom(e));
    }
  }

  /** Puts one number of 16 bits, within {@link #put(Runnable)}. */
  public void put(int block, int at, char number) {
    maps.of(block).putChar(maps.blocks().placeInMap(block) + at, number);
  }
}
