package dev.yaku.internal.file;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;

/** How checked files are mapped, read and written: apart, since not every machine can. */
final class CheckedMaps {
  private CheckedMaps() {}

  /** Maps a file, after a check of its header and length. */
  static BlockMaps open(Path path, FileKind kind, FileKind.Layout layout) throws IOException {
    String file = path.toString();
    if (!Files.exists(path)) {
      throw new NoSuchFileException(file, null, "no such " + kind.name().replaceFirst("^an? ", ""));
    }
    if (!Files.isRegularFile(path)) { // opening a pipe would wait for its writer
      String found = Files.isDirectory(path) ? "a folder" : "a pipe or a device";
      throw new FileErrors(file).rejection(kind.name(), found, "not a regular file");
    }
    try (FileChannel channel = FileChannel.open(path)) { // once: it may be replaced meanwhile
      byte[] header = CheckedHeader.read(file, kind, count -> read(channel, 0, count));
      Blocks blocks = Blocks.read(file, kind, header, layout, channel.size());
      return maps(file, channel, FileChannel.MapMode.READ_ONLY, blocks);
    } catch (IOException e) {
      throw fault(path, e);
    }
  }

  static BlockMaps maps(String file, FileChannel channel, FileChannel.MapMode mode, Blocks blocks)
      throws IOException {
    int[] firsts = blocks.firsts();
    ByteBuffer[] maps = new ByteBuffer[firsts.length];
    for (int i = 0; i < maps.length; i++) {
      long from = blocks.starts()[firsts[i]];
      long to = blocks.starts()[i + 1 < firsts.length ? firsts[i + 1] : blocks.count()];
      try {
        maps[i] = channel.map(mode, from, to - from).order(ByteOrder.LITTLE_ENDIAN);
      } catch (IOException e) {
        throw channel.size() < to ? blocks.truncated(file) : e;
      }
    }
    return new BlockMaps(blocks, maps);
  }

  /** The exception with the file's name and a reason, which not all of the JDK's have. */
  static IOException fault(Path file, IOException e) {
    String name = file.toString();
    boolean says = e instanceof FileSystemException f && f.getReason() != null;
    if (says || e instanceof TableFormatException || e instanceof FileAlreadyExistsException) {
      return e;
    }
    FileSystemException fault;
    if (e instanceof NoSuchFileException) {
      fault = new NoSuchFileException(name, null, "no such folder");
    } else if (e instanceof AccessDeniedException) {
      fault = new AccessDeniedException(name, null, "access denied");
    } else if (e instanceof ClosedByInterruptException || isInterrupted(e)) {
      fault = new FileSystemException(name, null, "interrupted");
    } else {
      String reason = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
      fault = new FileSystemException(name, null, reason);
    }
    fault.initCause(e);
    return fault;
  }

  /** Whether an interrupt has closed the channel before this call: only the first one names it. */
  private static boolean isInterrupted(IOException e) {
    return e instanceof ClosedChannelException && Thread.currentThread().isInterrupted();
  }

  /** Reads bytes, fewer if the file ends before. */
  static byte[] read(FileChannel channel, long from, int count) throws IOException {
    ByteBuffer read =
        ByteBuffer.allocate((int) Math.min(count, Math.max(0, channel.size() - from)));
    while (read.hasRemaining() && channel.read(read, from + read.position()) >= 0) {
      // a channel may read fewer bytes than requested
    }
    return Arrays.copyOf(read.array(), read.position());
  }

  static void write(FileChannel channel, long at, byte[] bytes) throws IOException {
    for (ByteBuffer rest = ByteBuffer.wrap(bytes); rest.hasRemaining(); ) {
      channel.write(rest, at + rest.position());
    }
  }
}
