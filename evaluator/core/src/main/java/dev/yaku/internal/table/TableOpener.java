package dev.yaku.internal.table;

import dev.yaku.TableFormatException;
import dev.yaku.internal.file.Checksum;
import dev.yaku.internal.file.FileErrors;
import dev.yaku.internal.file.MappedBytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Opens tables given by users: files, streams, buffers. Names are those in messages. */
public final class TableOpener {
  private TableOpener() {}

  /** Opens a file: maps it into memory, or reads it if its file system cannot map files. */
  public static TableFile open(Path path) throws IOException {
    checkFile(path);
    if (path.getFileSystem() != FileSystems.getDefault()) {
      try (InputStream in = Files.newInputStream(path)) {
        return read(path.toString(), in);
      }
    }
    String name = path.toString();
    ByteBuffer map = MappedBytes.map(path);
    byte[] start = copy(name, map, Math.min(map.limit(), TableCheck.LEAST_BYTES));
    ByteBuffer bytes = ByteBuffer.wrap(start);
    if (!TableCheck.isOfThisVersion(start)) {
      return new TableFile(name, bytes); // says why not
    }
    TableCheck.checkLength(new FileErrors(name), TableHeader.read(bytes), map.limit());
    bytes = ByteBuffer.wrap(copy(name, map, map.limit()));
    return new TableFile(new Mapped(name, map, Checksum.stated(bytes)), bytes, false);
  }

  /** Copies the first bytes: the file may change while it is checked and read. */
  private static byte[] copy(String name, ByteBuffer map, int count) throws IOException {
    byte[] copy = new byte[count];
    if (!MappedBytes.copy(map, 0, copy)) {
      throw new FileErrors(name).truncated(map.limit());
    }
    return copy;
  }

  private static void checkFile(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString(), null, "no such table file");
    }
    if (!Files.isRegularFile(path)) { // opening a pipe would wait for its writer
      String found = Files.isDirectory(path) ? "a directory" : "a pipe or device";
      throw new TableFormatException(path + ": expected a table file, found " + found);
    }
  }

  /** Reads a table from a stream; at most one more byte is read, and rejected. */
  public static TableFile read(String name, InputStream in) throws IOException {
    byte[] start = in.readNBytes(TableCheck.LEAST_BYTES);
    ByteBuffer bytes = ByteBuffer.wrap(start);
    if (TableCheck.hasMagic(start)) {
      long length = Math.min(Integer.MAX_VALUE - Long.BYTES, TableHeader.read(bytes).length());
      byte[] rest = in.readNBytes((int) Math.max(0, length - start.length) + 1);
      bytes = ByteBuffer.allocate(start.length + rest.length).put(start).put(rest).flip();
    }
    return new TableFile(name, bytes);
  }

  /** Copies a table from a buffer, from its position to its limit. */
  public static TableFile copy(String name, ByteBuffer bytes) throws TableFormatException {
    return new TableFile(
        name, ByteBuffer.allocate(bytes.remaining()).put(bytes.duplicate()).flip());
  }

  /** A mapped table, and its checksum when it was opened: rare parts are read later. */
  private record Mapped(String path, ByteBuffer map, int checksum) implements Supplier<TableFile> {
    /** Checks a copy of the file, so that it cannot change between check and use. */
    @Override
    public TableFile get() {
      byte[] copy = new byte[map.limit()];
      TableFormatException damage = null;
      if (MappedBytes.copy(map, 0, copy)) {
        try {
          TableFile again = new TableFile(this, ByteBuffer.wrap(copy), true);
          if (again.checksum() == checksum) {
            return again;
          }
        } catch (TableFormatException e) {
          damage = e;
        }
      }
      String expected = "checksum %08x".formatted(checksum);
      TableFormatException rejection =
          new FileErrors(path).rejection(expected, "another", "overwritten since it was opened");
      rejection.initCause(damage);
      throw new UncheckedIOException(rejection);
    }

    @Override
    public String toString() {
      return path;
    }
  }
}
