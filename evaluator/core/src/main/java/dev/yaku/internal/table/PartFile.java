package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file whose writing takes long: until it is finished it has another name, {@code FILE.part}, so
 * that nobody takes it for whole, and the next call can continue it. Of several programs that write
 * it at once, one does, and the others are refused.
 *
 * @param path the name of the finished file
 */
public record PartFile(Path path) {
  /**
   * The byte that is locked: one far behind the end, since Windows forbids others to read those.
   */
  private static final long LOCK = Long.MAX_VALUE - 1;

  /** What the part is to become. */
  @FunctionalInterface
  public interface Writing {
    /** Writes what is missing; returns false if that was stopped, and the part is kept. */
    boolean finish(FileChannel part) throws IOException;
  }

  /** The name of the unfinished file. */
  public Path part() {
    return path.resolveSibling(path.getFileName() + ".part");
  }

  /**
   * Writes the file, or continues an unfinished one.
   *
   * @return false if the writing was stopped
   * @throws FileAlreadyExistsException if the file already exists
   * @throws TableFormatException if another program writes it
   */
  public boolean write(Writing writing) throws IOException {
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
      Files.move(part(), path, StandardCopyOption.ATOMIC_MOVE); // while nobody else can
    }
    return true;
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
      throw new TableFormatException(
          part() + ": expected an unlocked file, found a lock: another program is writing it");
    }
    return lock;
  }
}
