package dev.yaku.internal.table;

import dev.yaku.Progress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
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
  static final int TAIL_BYTES = 16;
  private static final long TAIL = 0x0A54524150464B59L; // "YKFPART\n"
  private static final int ZEROS = 1 << 16;
  private static final long SAVE_NANOS = 5_000_000_000L;

  private final CheckedWriter writer;
  private final FileChannel part;
  private final long units;
  private final long length;
  private final int[] firsts;
  private final ByteBuffer[] maps;
  private long done;

  /** Begins, or reads how many units are done. */
  Filling(CheckedWriter writer, FileChannel part, long units) throws IOException {
    this.writer = writer;
    this.part = part;
    this.units = units;
    length = writer.length();
    byte[] end = CheckedMaps.read(part, length, TAIL_BYTES);
    if (!writer.isBegun(part) || Arrays.equals(end, new byte[end.length])) {
      create(); // there is no tail, or it was not yet written
      end = CheckedMaps.read(part, length, TAIL_BYTES);
    }
    ByteBuffer tail = CheckedFile.little(Arrays.copyOf(end, TAIL_BYTES));
    done = tail.getLong(Long.BYTES);
    boolean right = part.size() == length + TAIL_BYTES && tail.getLong(0) == TAIL;
    if (!right || done < 0 || done > units) {
      throw writer.rejection("a number of finished units", "none", "damaged: delete it");
    }
    firsts = CheckedFile.firsts(writer.starts);
    FileChannel.MapMode mode = FileChannel.MapMode.READ_WRITE;
    maps = CheckedMaps.maps(writer.part().toString(), part, mode, writer.starts, firsts);
  }

  /** Takes the room for the whole file on the disk, or else leaves none of it. */
  private void create() throws IOException {
    try {
      part.truncate(0);
      CheckedWriter.write(part, 0, writer.header);
      writer.written.run();
      long end = length + TAIL_BYTES; // never the length of a finished file
      for (long at = writer.header.length; at < end; at += ZEROS) {
        CheckedWriter.write(part, at, new byte[(int) Math.min(ZEROS, end - at)]);
        writer.written.run();
      }
      writeTail();
    } catch (IOException e) {
      Files.deleteIfExists(writer.part());
      throw e;
    }
  }

  private void writeTail() throws IOException {
    byte[] tail = CheckedFile.little(TAIL_BYTES).putLong(TAIL).putLong(done).array();
    CheckedWriter.write(part, length, tail);
    part.force(true);
    writer.written.run();
  }

  boolean fill(CheckedWriter.Filler filler, Predicate<Progress> goOn) throws IOException {
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
    for (int number = 0; number < writer.blocks(); number++) {
      long end = writer.starts[number + 1] - CheckedFile.CRC_BYTES;
      int size = (int) (end - writer.starts[number]);
      byte[] block = CheckedMaps.read(part, writer.starts[number], size);
      CheckedWriter.write(part, end, writer.checksum(number, Arrays.copyOf(block, size)));
    }
    part.force(true);
    writer.written.run();
    checkLength();
    part.truncate(length);
    writer.written.run();
  }

  /** Saves how many units are done, unless the numbers of some have been cut off. */
  private void save() throws IOException {
    checkLength();
    try {
      for (ByteBuffer map : maps) {
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
    FileSystemException e = new FileSystemException(writer.part().toString(), null, reason);
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
    int map = CheckedFile.map(firsts, block);
    maps[map].putChar((int) (writer.starts[block] - writer.starts[firsts[map]]) + at, number);
  }
}
