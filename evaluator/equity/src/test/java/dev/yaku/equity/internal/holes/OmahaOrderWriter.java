package dev.yaku.equity.internal.holes;

import dev.yaku.internal.file.CheckedWriter;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the file that an {@link OmahaOrder} is read from. */
public final class OmahaOrderWriter {
  private OmahaOrderWriter() {}

  /** Writes one file: the place of each class. */
  public static void write(Path file, String rules, int cards, int... places) throws IOException {
    int size = OmahaOrder.placeBytes(places.length);
    byte[] block = new byte[size * places.length];
    for (int i = 0; i < block.length; i++) {
      block[i] = (byte) (places[i / size] >>> Byte.SIZE * (i % size));
    }
    new CheckedWriter(file, OmahaOrder.KIND, OmahaOrder.description(rules, cards), block.length)
        .replace(none -> block);
  }
}
