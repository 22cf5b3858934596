package dev.yaku.solver.internal.cfr;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.yaku.internal.file.CheckedFile;
import dev.yaku.internal.file.CheckedWriter;
import dev.yaku.internal.file.FileKind;
import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.deals.Deal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/**
 * A solution in a file, as tables/FORMAT.md describes it: the question and what was found, then a
 * block for the regrets of each street, deal and player, and one for the means of strategies; or
 * those of all streets but the river, and what rivers are worth. Numbers are read when they are
 * needed.
 */
public final class SolutionFile {
  private static final FileKind KIND = new FileKind(3, 5, "a solution");
  private static final int FIXED = 3 * Integer.BYTES + 5 * Double.BYTES;

  /** No regret that iterations find is greater: of all chips in all of them. */
  private static final float MOST = 1e30f;

  /** But for rounding, 1. */
  private static final float MOST_OFTEN = 1.001f;

  /**
   * The contents of a file beside its numbers.
   *
   * @param text the question
   * @param bits of a number in memory
   * @param seconds of the last run
   * @param hasRivers whether the strategies of rivers are there
   */
  public record Contents(
      String text,
      int bits,
      int iterations,
      Solve.Result result,
      double seconds,
      boolean hasRivers) {
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
            String.format(
                Locale.ROOT,
                "%d iterations of %d bits, values %s, of best answers %s, %s seconds",
                iterations,
                bits,
                Arrays.toString(values),
                Arrays.toString(best),
                seconds));
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
      int leftOut = bytes.getInt();
      if (leftOut != 0 && leftOut != 1) {
        throw new IllegalArgumentException(leftOut + " streets left out");
      }
      String text = new String(description, FIXED, description.length - FIXED, UTF_8);
      Solve.Result result = new Solve.Result(values, best);
      return new Contents(text, bits, iterations, result, seconds, leftOut == 0);
    }

    private byte[] description() {
      byte[] question = text.getBytes(UTF_8);
      ByteBuffer bytes = ByteBuffer.allocate(FIXED + question.length);
      bytes.order(ByteOrder.LITTLE_ENDIAN).putInt(bits).putInt(iterations);
      bytes.putDouble(result.values()[0]).putDouble(result.values()[1]);
      bytes.putDouble(result.best()[0]).putDouble(result.best()[1]);
      bytes.putDouble(seconds).putInt(hasRivers ? 0 : 1);
      return bytes.put(question).array();
    }
  }

  /** A block: the numbers of one player's decisions with one deal. */
  private record Block(What what, Deal deal, int player) {
    /** The contents of a block. */
    private enum What {
      REGRETS,
      MEANS,
      /** The values of the rivers after the deal. */
      RIVERS
    }

    /** The quantity that its numbers are, except those of rivers. */
    Quantity quantity() {
      return what == What.REGRETS ? Quantity.REGRETS : Quantity.MEANS;
    }

    long length(Problem problem) {
      StreetShape street = problem.shape(deal);
      long hands = deal.padded(player);
      return what == What.RIVERS
          ? street.next.length * hands * Double.BYTES
          : street.players[player].rows(quantity()) * hands * Float.BYTES;
    }
  }

  private SolutionFile() {}

  /** All blocks: regrets, then means; without rivers means, then what these are worth. */
  private static List<Block> blocks(Problem problem, boolean hasRivers) {
    List<Block> blocks = new ArrayList<>();
    int last = problem.streets() - 1;
    if (hasRivers) {
      add(problem, Block.What.REGRETS, 0, last, blocks);
      add(problem, Block.What.MEANS, 0, last, blocks);
    } else {
      add(problem, Block.What.MEANS, 0, last - 1, blocks);
      add(problem, Block.What.RIVERS, last - 1, last - 1, blocks);
    }
    return blocks;
  }

  private static void add(Problem problem, Block.What what, int from, int to, List<Block> blocks) {
    for (int level = from; level <= to; level++) {
      for (Deal deal : problem.deals(level)) {
        blocks.add(new Block(what, deal, 0));
        blocks.add(new Block(what, deal, 1));
      }
    }
  }

  private static long[] lengths(Problem problem, List<Block> blocks) {
    return blocks.stream().mapToLong(block -> block.length(problem)).toArray();
  }

  /** Writes a file in place of what is there; what is there stays if that fails. */
  public static void write(Path file, Solve solve, Contents contents) throws IOException {
    List<Block> blocks = blocks(solve.problem, contents.hasRivers());
    double[][][] rivers = contents.hasRivers() ? null : rivers(file, solve);
    new CheckedWriter(file, KIND, contents.description(), lengths(solve.problem, blocks))
        .replace(
            number -> {
              Block of = blocks.get(number);
              return switch (of.what) {
                case REGRETS -> bytes(solve.problem, solve.regrets, of);
                case MEANS -> bytes(solve.problem, solve.means, of);
                case RIVERS -> bytes(rivers[of.player][of.deal.number()]);
              };
            });
  }

  /** By player and deal before: what the rivers are worth. */
  private static double[][][] rivers(Path file, Solve solve) throws IOException {
    int before = solve.problem.streets() - 2;
    double[][][] rivers = new double[2][solve.problem.deals(before).size()][];
    try (Team team = new Team(solve.threads, "solver")) {
      for (int player = 0; player < 2; player++) {
        double[][] into = rivers[player];
        Evaluation.Answers taken =
            (deal, best, after) -> {
              if (deal.level() == before) {
                into[deal.number()] = after;
              }
            };
        new Evaluation(solve, taken).start(player, team);
      }
    } catch (CancellationException e) {
      throw new FileSystemException(file.toString(), null, "interrupted");
    }
    return rivers;
  }

  private static byte[] bytes(double[] numbers) {
    ByteBuffer bytes =
        ByteBuffer.allocate(numbers.length * Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (double number : numbers) {
      bytes.putDouble(number);
    }
    return bytes.array();
  }

  private static byte[] bytes(Problem problem, ActionNumbers numbers, Block of) {
    PlayerShape shape = problem.shape(of.deal, of.player);
    int padded = of.deal.padded(of.player);
    float[][] space = shape.space(of.quantity(), padded);
    float[][] arrays = numbers == null ? space : numbers.open(of.deal, of.player, space);
    ByteBuffer bytes = ByteBuffer.allocate(shape.rows(of.quantity()) * padded * Float.BYTES);
    FloatBuffer floats = bytes.order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
    for (int array : shape.kept(of.quantity())) {
      floats.put(arrays[array], 0, shape.rows[array] * padded);
    }
    return bytes.array();
  }

  /**
   * Opens a file and restores the solver that wrote it.
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
              Problem problem = solve[0].problem;
              if (problem.streets() == 1 && !contents[0].hasRivers()) {
                throw new IllegalArgumentException("a river without its river");
              }
              return lengths(problem, blocks(problem, contents[0].hasRivers()));
            });
    file.verify();
    Problem problem = solve[0].problem;
    boolean hasRivers = contents[0].hasRivers();
    int first = 0; // of the means
    int rivers = 0;
    for (Block block : blocks(problem, hasRivers)) {
      first += block.what == Block.What.REGRETS ? 1 : 0;
      rivers += block.what == Block.What.RIVERS ? 0 : 1;
    }
    solve[0].read(
        hasRivers ? new FileNumbers(problem, file, 0, Quantity.REGRETS) : null,
        new FileNumbers(problem, file, first, Quantity.MEANS),
        hasRivers ? null : new Rivers(solve[0], file, rivers),
        contents[0]);
    return contents[0];
  }

  /** The exception for contents that no solver writes. */
  static UncheckedIOException rejection(CheckedFile file, String expected, Number found) {
    String cause = "another program has written it";
    return new UncheckedIOException(file.rejection(expected, found, cause));
  }

  /** Numbers in a file, from the first block of one quantity on: read only. */
  record FileNumbers(Problem problem, CheckedFile file, int first, Quantity quantity)
      implements ActionNumbers.Fixed {
    @Override
    public float[][] open(Deal deal, int player, float[][] space) {
      int number = first + 2 * deal.number() + player;
      for (int before = 0; before < deal.level(); before++) {
        number += 2 * problem.deals(before).size();
      }
      PlayerShape shape = problem.shape(deal, player);
      FloatBuffer floats =
          ByteBuffer.wrap(file.read(number)).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer();
      boolean signed = quantity == Quantity.REGRETS;
      for (int array : shape.kept(quantity)) {
        int length = shape.rows[array] * deal.padded(player);
        floats.get(space[array], 0, length);
        for (int i = 0; i < length; i++) {
          float found = space[array][i];
          if (!(found <= (signed ? MOST : MOST_OFTEN) && found >= (signed ? -MOST : 0))) {
            throw rejection(file, signed ? "a regret" : "a frequency of 0 to 1", found);
          }
        }
      }
      return space;
    }
  }
}
