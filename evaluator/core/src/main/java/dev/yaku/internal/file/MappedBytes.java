package dev.yaku.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** Maps files and copies their bytes, which other programs may truncate at any time. */
public final class MappedBytes {
  /*
   * To access a page that the file no longer has is a fault. Native code, such as that of a
   * checksum, would end the JVM. For accesses by buffers the JVM makes an InternalError of it, but
   * only notes it: compiled code goes on, with any value for what it read, until the thread enters
   * the VM in certain ways. JDK 17 has few of them; Thread.holdsLock is none. One is to notify an
   * object without its lock, which takes microseconds. Between access and notifying there must be no
   * branch: where compiled code has never taken one, it is left there, and no handler is found.
   */
  private static final Object NEVER_LOCKED = new Object();

  private MappedBytes() {}

  /** Maps a file, or as much of it as a buffer can have. */
  public static ByteBuffer map(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      long size = Math.min(Integer.MAX_VALUE, channel.size());
      try {
        return channel.map(FileChannel.MapMode.READ_ONLY, 0, size);
      } catch (IOException e) {
        throw channel.size() < size ? new FileErrors(path).truncated(size) : e;
      }
    }
  }

  /** Copies bytes of a map; false if the file no longer has them: the copy is worthless. */
  public static boolean copy(ByteBuffer map, int from, byte[] to) {
    try {
      map.get(from, to);
      throwFault();
      return true;
    } catch (InternalError e) {
      return false;
    }
  }

  /** Throws the {@link InternalError} of this thread's accesses to maps, if one had a fault. */
  @SuppressWarnings("NotifyNotInSynchronizedContext") // that is what enters the VM
  public static void throwFault() {
    try {
      NEVER_LOCKED.notify();
    } catch (IllegalMonitorStateException e) {
      return; // no fault: its error would have replaced this exception
    }
  }
}
