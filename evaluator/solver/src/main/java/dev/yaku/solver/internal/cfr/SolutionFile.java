package dev.yaku.solver.internal.cfr;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.internal.table.CheckedFile;
import dev.yaku.internal.table.CheckedWriter;
import dev.yaku.solver.internal.deals.Deal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * A solution in a file, as tables/FORMAT.md describes it: the question and what was found, then a
 * block for the regrets of each street, deal and player, and one for the sums of strategies.
 * Numbers are read when they are needed.
 */
public final class SolutionFile {
  private static final CheckedFile.Kind KIND = new CheckedFile.Kind(3, 3, "a solution");
  private static final int FIXED = 2 * Integer.BYTES + 5 * Double.BYTES;

  /** No regret that iterations find is greater: of all chips in all of them. */
  private static final float MOST = 1e30f;

  /**
   * What a file says beside its numbers.
   *
   * @param text the question
   * @param bits of a number in memory
   * @param seconds of the last run
   */
  public record Contents(
      String text, int bits, int iterations, Solve.Result result, double seconds) {
    /** Rejects what no solver writes. */
    public Contents {
      double[] values = result.values();
      double[] best = result.best();
      boolean possible = (bits == Short.SIZE || bits == Float.SIZE) && iterations > 0;
      for (int player = 0; player < 2; player++) {
        possible &= Math.abs(values[player]) < MOST && Math.abs(best[player]) < MOST;
      }
      if (!possible || !(seconds >= 0 && seconds < MOST)) {
        throw new IllegalArgumentException(
            "%d iterations of %d bits, values %s, of best answers %s, %s seconds"
                .formatted(
                    iterations, bits, Arrays.toString(values), Arrays.toString(best), seconds));
      }
    }

    private static Contents of(byte[] description) {
      if (description.length < FIXED) {
        throw new IllegalArgumentException("a description of " + description.length + " bytes");
      }
      ByteBuffer bytes = ByteBuffer.wrap(description).order(ByteOrder.LITTLE_ENDIAN);
      int bits = bytes.getInt();
      int iterations = bytes.getInt();
      double[] values = {bytes.getDouble(), bytes.getDouble()};
      double[] best = {bytes.getDouble(), bytes.getDouble()};
      double seconds = bytes.getDouble();
      String text = new String(description, FIXED, description.length - FIXED, UTF_8);
      return new Contents(text, bits, iterations, new Solve.Result(values, best), seconds);
    }

    private byte[] description() {
      byte[] question = text.getBytes(UTF_8);
      ByteBuffer bytes = ByteBuffer.allocate(FIXED + question.length);
      bytes.order(ByteOrder.LITTLE_ENDIAN).putInt(bits).putInt(iterations);
      bytes.putDouble(result.values()[0]).putDouble(result.values()[1]);
      bytes.putDouble(result.best()[0]).putDouble(result.best()[1]);
      return bytes.putDouble(seconds).put(question).array();
    }
  }

  /** The numbers of one player's decisions with one deal. */
  private record Block(int level, Deal deal, int player) {}

  private SolutionFile() {}

  /** The blocks of regrets; those of sums follow in the same order. */
  private static List<Block> blocks(Problem problem) {
    List<Block> blocks = new ArrayList<>();
    for (int level = 0; level < problem.streets(); level++) {
      for (Deal deal : problem.deals(level)) {
        blocks.add(new Block(level, deal, 0));
        blocks.add(new Block(level, deal, 1));
      }
    }
    return blocks;
  }

  private static long[] lengths(Problem problem) {
    List<Block> blocks = blocks(problem);
    long[] lengths = new long[2 * blocks.size()];
    for (int i = 0; i < lengths.length; i++) {
      Block of = blocks.get(i % blocks.size());
      long rows = problem.shape(of.level).players[of.player].actions();
      lengths[i] = rows * of.deal.hands()[of.player].padded() * Float.BYTES;
    }
    return lengths;
  }

  /** Writes a file in place of what is there; what is there stays if that fails. */
  public static void write(Path file, Solve solve, String text, double seconds, Solve.Result result)
      throws IOException {
    Contents contents = new Contents(text, solve.bits(), solve.iterations(), result, seconds);
    List<Block> blocks = blocks(solve.problem());
    new CheckedWriter(file, KIND, contents.description(), lengths(solve.problem()))
        .replace(
            number -> {
              Numbers numbers = number < blocks.size() ? solve.regrets() : solve.sums();
              return bytes(solve.problem(), numbers, blocks.get(number % blocks.size()));
            });
  }

  private static byte[] bytes(Problem problem, Numbers numbers, Block of) {
    PlayerShape shape = problem.shape(of.level).players[of.player];
    int padded = of.deal.hands()[of.player].padded();
    float[][] space = shape.space(padded);
    float[][] arrays = numbers.open(of.level, of.deal, of.player, space);
    ByteBuffer bytes = ByteBuffer.allocate(shape.actions() * padded * Float.BYTES);
    FloatBuffer floats = bytes.order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    for (int array = 1; array < shape.arrays; array++) {
      floats.put(arrays[array], 0, shape.rows(array) * padded);
    }
    return bytes.array();
  }

  /**
   * Opens a file.
   *
   * @param questions makes what is solved from a question
   * @return what it says; what is solved has got its numbers
   * @throws IOException if it is no solution, or damaged; says how
   */
  public static Contents open(Path path, Function<Contents, Solve> questions) throws IOException {
    Contents[] contents = new Contents[1];
    Solve[] solve = new Solve[1];
    CheckedFile file =
        CheckedFile.open(
            path,
            KIND,
            (description, size) -> {
              contents[0] = Contents.of(description);
              solve[0] = questions.apply(contents[0]);
              return lengths(solve[0].problem());
            });
    file.verify();
    int sums = blocks(solve[0].problem()).size();
    solve[0].read(
        new FileNumbers(solve[0].problem(), file, 0, true),
        new FileNumbers(solve[0].problem(), file, sums, false),
        contents[0]);
    return contents[0];
  }

  /**
   * Numbers in a file: read only.
   *
   * @param first the first block
   * @param signed whether they may be below 0
   */
  record FileNumbers(Problem problem, CheckedFile file, int first, boolean signed)
      implements FixedNumbers {
    @Override
    public float[][] open(int level, Deal deal, int player, float[][] space) {
      int number = first + 2 * deal.number() + player;
      for (int before = 0; before < level; before++) {
        number += 2 * problem.deals(before).size();
      }
      PlayerShape shape = problem.shape(level).players[player];
      FloatBuffer floats =
          ByteBuffer.wrap(file.read(number)).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
      for (int array = 1; array < shape.arrays; array++) {
        int length = shape.rows(array) * deal.hands()[player].padded();
        floats.get(space[array], 0, length);
        for (int i = 0; i < length; i++) {
          float found = space[array][i];
          if (!(found <= MOST && found >= (signed ? -MOST : 0))) {
            throw new UncheckedIOException(
                CheckedFile.rejection(
                    file.toString(),
                    signed ? "a regret" : "a number of 0 or more",
                    found,
                    "another program has written it"));
          }
        }
      }
      return space;
    }
  }
}
