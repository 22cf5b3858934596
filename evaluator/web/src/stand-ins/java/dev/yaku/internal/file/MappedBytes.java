package dev.yaku.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/** In place of the library's: files lie in memory anyway, and nobody changes them. */
public final class MappedBytes {
  private MappedBytes() {}

  public static ByteBuffer map(Path path) throws IOException {
    return ByteBuffer.wrap(Files.readAllBytes(path));
  }

  public static boolean copy(ByteBuffer map, int from, byte[] to) {
    System.arraycopy(map.array(), map.arrayOffset() + from, to, 0, to.length);
    return true;
  }

  public static void throwFault() {}
}
