package dev.yaku.cli.io;

import java.io.File;
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
   * Whether the JVM uses the descriptor for a file of the JDK or of the class path, since it opens
   * them as the first free descriptor. Only Linux can tell. No streams: they are slow at first.
   */
  public static boolean isTakenByJvm(Path descriptor) {
    String classPath = System.getProperty("java.class.path", "");
    String places = System.getProperty("java.home") + File.pathSeparator + classPath;
    try {
      Path file = descriptor.toRealPath();
      for (String place : places.split(File.pathSeparator, 0)) {
        if (!place.isEmpty() && isWithin(place, file)) {
          return true;
        }
      }
    } catch (IOException e) {
      // still closed, or another system: reading will report the error
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
