package dev.yaku.cli.io;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

/** The standard input of the process. */
public final class StandardInput {
  private StandardInput() {}

  /** The standard input of this process; reading fails if the parent process closed it. */
  public static InputStream ofProcess() {
    return isTakenByJvm(Path.of("/proc/self/fd/0"))
        ? closed()
        : new FileInputStream(FileDescriptor.in);
  }

  /**
   * Whether the JVM uses the descriptor for its own files, since it opens them as the first free descriptor. Only Linux can tell.
   */
  public static boolean isTakenByJvm(Path descriptor) {
    try {
      Path file = descriptor.toRealPath();
      return places().anyMatch(file::startsWith);
    } catch (IOException e) {
      return false; // still closed, or another system: reading will report the error
    }
  }

  private static Stream<Path> places() {
    String[] classPath =
        System.getProperty("java.class.path", "").split(System.getProperty("path.separator"), 0);
    return Stream.concat(Stream.of(System.getProperty("java.home")), Arrays.stream(classPath))
        .filter(place -> !place.isEmpty())
        .flatMap(StandardInput::real);
  }

  private static Stream<Path> real(String place) {
    try {
      return Stream.of(Path.of(place).toRealPath());
    } catch (IOException e) {
      return Stream.empty();
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
