package dev.yaku.internal.file;

import dev.yaku.Progress;
import dev.yaku.TableFormatException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.function.Predicate;

/**
 * Writes a {@link CheckedFile}: block by block, continued after any stop; all at once in the place
 * of another; or in any order. Until it is finished it has another name, {@code FILE.part}, so that
 * nobody takes it for whole, and the next call can continue it. Of several programs that write it
 * at once, one does, and the others are refused. Not thread-safe.
 */
public final class CheckedWriter {
  // What is written block by block begins the file; what follows the last whole block is cut off.

  /** The byte that is locked: far behind the end, since Windows forbids others to read it. */
  private static final long LOCK = Long.MAX_VALUE - 1;

  private final Path path;
  private final FileKind kind;
  private final Blocks blocks;

  /** For tests: is run after each change of a part but those of numbers. */
  Runnable written = () -> {};

  @FunctionalInterface
  public interface Maker {
    byte[] block(int number) throws IOException;
  }

  /** Writes what a part lacks; returns false if that was stopped, and the part is kept. */
  @FunctionalInterface
  interface Writing {
    boolean finish(FileChannel part) throws IOException;
  }

  /** A writer of one file, whose blocks have these lengths in bytes. */
  public CheckedWriter(Path path, FileKind kind, byte[] description, long... lengths) {
    this.path = path;
    this.kind = kind;
    blocks = Blocks.of(CheckedHeader.of(kind, description), lengths);
  }

  public long length() {
    return blocks.length();
  }

  Path part() {
    return path.resolveSibling(path.getFileName() + ".part");
  }

  /** Writes a part, or goes on with it, and gives it its name when it is finished. */
  boolean finish(Writing writing) throws IOException {
    try {
      checkNew();
      try (FileChannel channel =
              FileChannel.open(
                  part(),
                  StandardOpenOption.CREATE,
                  StandardOpenOption.READ,
                  StandardOpenOption.WRITE);
          FileLock lock = lock(channel)) {
        if (lock.isValid() && Files.exists(path)) { // another program has just finished it
          if (channel.size() == 0) {
            Files.deleteIfExists(part());
          }
          checkNew();
        }
        if (!writing.finish(channel)) {
          return false;
        }
        FileReplacement.name(channel, part(), path); // while nobody else can
      }
      return true;
    } catch (IOException e) {
      throw CheckedMaps.fault(part(), e);
    }
  }

  private void checkNew() throws FileAlreadyExistsException {
    if (Files.exists(path)) {
      throw new FileAlreadyExistsException(path.toString());
    }
  }

  private FileLock lock(FileChannel channel) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock(LOCK, 1, false);
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw rejection("an unlocked file", "a lock", "another program is writing it");
    }
    return lock;
  }

  private TableFormatException rejection(String expected, String found, String cause) {
    return new FileErrors(part()).rejection(expected, found, cause);
  }

  /** Whether the part begins with this header; what has only a beginning of it is no part yet. */
  private boolean isBegun(FileChannel part) throws IOException {
    byte[] header = blocks.header();
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
   * @throws FileAlreadyExistsException if the file already exists
   * @throws TableFormatException if the part is of another kind or question, or locked
   * @throws java.nio.file.FileSystemException if the part cannot be written; what is finished stays
   */
  public boolean write(Maker maker, Predicate<Progress> goOn) throws IOException {
    return finish(part -> write(part, maker, goOn));
  }

  private boolean write(FileChannel part, Maker maker, Predicate<Progress> goOn)
      throws IOException {
    if (!isBegun(part)) {
      part.truncate(0);
      CheckedMaps.write(part, 0, blocks.header());
    }
    int number = wholeBlocks(part);
    part.truncate(blocks.starts()[number]);
    while (goOn.test(new Progress(blocks.starts()[number], length())) && number < blocks.count()) {
      writeBlock(part, number, maker.block(number));
      number++;
    }
    part.force(true);
    if (number == blocks.count() && wholeBlocks(part) < number) {
      throw rejection("what was written", "something else", "another program changed it");
    }
    return number == blocks.count();
  }

  private int wholeBlocks(FileChannel part) throws IOException {
    for (int number = 0; number < blocks.count(); number++) {
      int size = blocks.size(number);
      byte[] found = CheckedMaps.read(part, blocks.starts()[number], size);
      if (found.length < size || !blocks.isWhole(number, found)) {
        return number;
      }
    }
    return blocks.count();
  }

  private void writeBlock(FileChannel channel, int number, byte[] bytes) throws IOException {
    long start = blocks.starts()[number];
    CheckedMaps.write(channel, start, bytes);
    CheckedMaps.write(channel, start + bytes.length, blocks.checksum(number, bytes));
  }

  /** Writes the file in the place of what is there, which stays if that fails. */
  public void replace(Maker maker) throws IOException {
    FileReplacement file = new FileReplacement(path);
    try {
      file.write(
          channel -> {
            CheckedMaps.write(channel, 0, blocks.header());
            for (int number = 0; number < blocks.count(); number++) {
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
   * @throws IOException as {@link #write(Maker, Predicate)}; without room for all, there is no part
   */
  public boolean fill(long units, Filling.Filler filler, Predicate<Progress> goOn)
      throws IOException {
    return finish(part -> fill(part, units, filler, goOn));
  }

  private boolean fill(
      FileChannel part, long units, Filling.Filler filler, Predicate<Progress> goOn)
      throws IOException {
    boolean begun = isBegun(part);
    if (begun && part.size() == length()) { // finished, only not yet renamed
      if (wholeBlocks(part) < blocks.count()) {
        throw rejection("a number of finished units", "none", "damaged: delete it");
      }
      return true;
    }
    return new Filling(part(), part, blocks, begun, units, written).fill(filler, goOn);
  }
}
