package dev.yaku.cli.io;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

public final class StandardInput {
  private StandardInput() {}

  /** The standard input of this process; reading fails if the parent process closed it. */
  public static InputStream ofProcess() {
    return isTakenByJvm(Path.of("/proc/self/fd/0"))
        ? closed()
        : new FileInputStream(FileDescriptor.in);
  }

  /**
   * Whether the JVM uses the descriptor for its own files, since it opens them as the first free
   * descriptor. Only Linux can tell.
   */
  public static boolean isTakenByJvm(Path descriptor) {
    try {
      return isWithinJvm(descriptor.toRealPath());
    } catch (IOException e) {
      return false; // still closed, or another system: reading will report the error
    }
  }

  /** Whether the file is the JDK's, or on the class path. No streams: they are slow at first. */
  private static boolean isWithinJvm(Path file) {
    String separator = System.getProperty("path.separator");
    String classPath = System.getProperty("java.class.path", "");
    for (String place :
        (System.getProperty("java.home") + separator + classPath).split(separator, 0)) {
      if (!place.isEmpty() && isWithin(place, file)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWithin(String place, Path file) {
    try {
      return file.startsWith(Path.of(place).toRealPath());
    } catch (IOException e) {
      return false; // not there
    }
  }

  private static InputStream closed() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("standard input is closed");
      }

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        return read();
      }
    };
  }
}
