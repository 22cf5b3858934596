package dev.yaku.equity.order;

import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.internal.holes.OmahaOrder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.zip.CRC32;

/**
 * Makes the file of an order of Omaha's hands: {@code RULES CARDS FILE [THREADS]}, such as {@code
 * omaha-hi-lo 5 omaha-hi-lo-5.order}. FORMAT.md describes it.
 */
public final class OmahaOrderMaker {
  private static final long MAGIC = 0x0A1A0A0D554B4159L; // YAKU, CR, LF, 0x1A, LF
  private static final int HEADER_BYTES = 64;
  private static final int FOOTER_BYTES = 16;

  private OmahaOrderMaker() {}

  /** Makes one file. */
  public static void main(String[] args) throws IOException {
    int cards = Integer.parseInt(args[1]);
    int threads =
        args.length > 3 ? Integer.parseInt(args[3]) : Runtime.getRuntime().availableProcessors();
    long start = System.nanoTime();
    OmahaAgainstRandom all = OmahaAgainstRandom.of(OmahaEvaluator.of(args[0]), cards, threads);
    long[] classes = OmahaOrder.classes(cards);
    long[] points = Arrays.stream(classes).map(all::points).toArray();
    Files.write(Path.of(args[2]), file(args[0], cards, places(classes, points)));
    System.out.printf(
        "%s: %,d classes, %,d different equities, %.0f s%n",
        args[2],
        classes.length,
        Arrays.stream(points).distinct().count(),
        (System.nanoTime() - start) / 1e9);
  }

  /** The place of each class, the one with the most points first; of equal ones the greatest. */
  static int[] places(long[] classes, long[] points) {
    int[] sorted =
        IntStream.range(0, classes.length)
            .boxed()
            .sorted(
                Comparator.comparingLong((Integer i) -> -points[i])
                    .thenComparingLong(i -> -classes[i]))
            .mapToInt(i -> i)
            .toArray();
    int[] places = new int[classes.length];
    for (int place = 0; place < sorted.length; place++) {
      places[sorted[place]] = place;
    }
    return places;
  }

  static byte[] file(String rules, int cards, int... places) {
    int size = OmahaOrder.placeBytes(places.length);
    int length = (HEADER_BYTES + size * places.length + 63) / 64 * 64 + FOOTER_BYTES;
    ByteBuffer file = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    file.putLong(MAGIC).putShort((short) 2).putShort((short) 5).putInt(length);
    file.putInt(places.length).put((byte) cards).put((byte) size);
    file.put(40, rules.getBytes(StandardCharsets.US_ASCII));
    for (int i = 0; i < places.length; i++) {
      for (int j = 0; j < size; j++) {
        file.put(HEADER_BYTES + size * i + j, (byte) (places[i] >>> Byte.SIZE * j));
      }
    }
    file.putLong(length - FOOTER_BYTES, ~MAGIC).putInt(length - 8, 1);
    CRC32 crc = new CRC32();
    crc.update(file.array(), 0, length - 4);
    return file.putInt(length - 4, (int) crc.getValue()).array();
  }
}
