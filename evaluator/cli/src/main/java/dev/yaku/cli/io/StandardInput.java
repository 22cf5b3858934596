package dev.yaku.cli.io;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

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
      Path file = descriptor.toRealPath();
      return places().anyMatch(file::startsWith);
    } catch (IOException e) {
      return false; // closed still, or another system: reading says what there is to say
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
