package dev.yaku.cli.io;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** What a program reads that is given no file. */
public final class StandardInput {
  private StandardInput() {}

  /** That of this process; nothing can be read of it if whoever started the process closed it. */
  public static InputStream ofProcess() {
    return isTakenByJvm(Path.of("/proc/self/fd/0"))
        ? closed()
        : new FileInputStream(FileDescriptor.in);
  }

  /**
   * Whether the JVM reads its own files there: it opens them as the first descriptor that is free.
   * Only Linux tells.
   */
  public static boolean isTakenByJvm(Path descriptor) {
    try {
      return isWithinJvm(descriptor.toRealPath());
    } catch (IOException e) {
      return false; // closed still, or another system: reading says what there is to say
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
