package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.table.MappedBytes;
import dev.yaku.solver.internal.deals.Deal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.List;

/** Numbers in a file, which is mapped: read only. */
final class FileNumbers implements Numbers {
  private static final long MOST_BYTES = 1L << 30; // of one map, unless one deal needs more

  private final Problem problem;
  private final int[][] maps; // by street and deal
  private final int[][] offsets;
  private final List<ByteBuffer> mapped = new ArrayList<>();
  private final ByteBuffer end;
  private final String name;

  /**
   * Maps the numbers.
   *
   * @param position of the first number
   */
  FileNumbers(Problem problem, FileChannel file, long position, String name) throws IOException {
    this.problem = problem;
    this.name = name;
    maps = new int[problem.streets()][];
    offsets = new int[problem.streets()][];
    long start = position;
    long length = 0;
    for (int level = 0; level < maps.length; level++) {
      maps[level] = new int[problem.deals(level).size()];
      offsets[level] = new int[maps[level].length];
      for (Deal deal : problem.deals(level)) {
        long bytes = bytes(problem, level, deal);
        if (length + bytes > MOST_BYTES && length > 0) {
          mapped.add(map(file, start, length));
          start += length;
          length = 0;
        }
        maps[level][deal.number()] = mapped.size();
        offsets[level][deal.number()] = (int) length;
        length += bytes;
      }
    }
    mapped.add(map(file, start, length));
    end = map(file, file.size() - Long.BYTES, Long.BYTES);
  }

  private ByteBuffer map(FileChannel file, long start, long length) throws IOException {
    try {
      return file.map(FileChannel.MapMode.READ_ONLY, start, length);
    } catch (IOException | IllegalArgumentException e) { // the second: a start below 0
      throw changed(e);
    }
  }

  private IOException changed(Exception cause) {
    return new IOException(name + ": changed while it was in use", cause);
  }

  /** The bytes of one deal's numbers of both players. */
  static long bytes(Problem problem, int level, Deal deal) {
    long bytes = 0;
    for (int player = 0; player < 2; player++) {
      long rows = problem.shape(level).players[player].actions();
      bytes += rows * deal.hands()[player].padded() * Float.BYTES;
    }
    return bytes;
  }

  @Override
  public float[][] open(int level, Deal deal, int player, float[][] space) {
    long before = 0;
    int padded = deal.hands()[player].padded();
    if (player == 1) {
      long rows = problem.shape(level).players[0].actions();
      before = rows * deal.hands()[0].padded() * Float.BYTES;
    }
    PlayerShape shape = problem.shape(level).players[player];
    int at = (int) (offsets[level][deal.number()] + before);
    ByteBuffer bytes = mapped.get(maps[level][deal.number()]);
    for (int array = 1; array < shape.arrays; array++) {
      int length = shape.rows(array) * padded;
      copy(bytes, at, length * Float.BYTES).asFloatBuffer().get(space[array], 0, length);
      at += length * Float.BYTES;
    }
    if (copy(end, 0, Long.BYTES).getLong() != SolveFile.END) { // what is missing reads as zeros
      throw new UncheckedIOException(changed(null));
    }
    return space;
  }

  private ByteBuffer copy(ByteBuffer map, int from, int count) {
    byte[] copy = new byte[count];
    if (!MappedBytes.copy(map, from, copy)) {
      throw new UncheckedIOException(changed(null));
    }
    return ByteBuffer.wrap(copy).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public void close(int level, Deal deal, int player, float[][] changed) {
    throw new UnsupportedOperationException("numbers of a file cannot be changed");
  }
}
