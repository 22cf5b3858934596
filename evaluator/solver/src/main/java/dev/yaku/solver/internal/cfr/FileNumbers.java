package dev.yaku.solver.internal.cfr;

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
  }

  private static ByteBuffer map(FileChannel file, long start, long length) throws IOException {
    return file.map(FileChannel.MapMode.READ_ONLY, start, length).order(ByteOrder.LITTLE_ENDIAN);
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
    ByteBuffer bytes = mapped.get(maps[level][deal.number()]).duplicate();
    bytes.order(ByteOrder.LITTLE_ENDIAN);
    bytes.position((int) (offsets[level][deal.number()] + before));
    PlayerShape shape = problem.shape(level).players[player];
    try {
      for (int array = 1; array < shape.arrays; array++) {
        int length = shape.rows(array) * padded;
        bytes.asFloatBuffer().get(space[array], 0, length);
        bytes.position(bytes.position() + length * Float.BYTES);
      }
    } catch (InternalError e) { // what a map of a file throws that was made shorter meanwhile
      throw new UncheckedIOException(new IOException(name + ": changed while it was in use", e));
    }
    return space;
  }

  @Override
  public void close(int level, Deal deal, int player, float[][] changed) {
    throw new UnsupportedOperationException("numbers of a file cannot be changed");
  }
}
