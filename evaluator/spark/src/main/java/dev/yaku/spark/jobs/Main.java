package dev.yaku.spark.jobs;

import dev.yaku.solver.Flop;
import dev.yaku.solver.Solver;
import dev.yaku.spark.Loaded;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeRunner;
import dev.yaku.strength.Measure;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The jobs, for spark-submit. */
@Command(
    name = "yaku-spark.jar",
    description =
        "Jobs of yaku for a Spark cluster. A job that was stopped continues when run again.",
    subcommands = {
      Main.OmahaCommand.class,
      Main.StrengthCommand.class,
      Main.BucketsCommand.class,
      Main.FlopReportCommand.class
    },
    mixinStandardHelpOptions = true)
public final class Main {
  private Main() {}

  /** Runs a job: see {@code --help}. Ends the JVM if the job fails. */
  public static void main(String... args) {
    Charset charset = Charset.defaultCharset(); // what terminals expect
    int exit =
        run(
            new PrintWriter(System.out, true, charset),
            new PrintWriter(System.err, true, charset),
            args);
    if (exit != CommandLine.ExitCode.OK) {
      System.exit(exit);
    }
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new Main())
        .setOut(out)
        .setErr(err)
        .setExecutionExceptionHandler(Main::report)
        .execute(args);
  }

  /** Reports the jobs' own errors in one line; Spark has already logged its errors. */
  private static int report(Exception e, CommandLine commandLine, CommandLine.ParseResult result) {
    Throwable cause = e;
    while (cause.getCause() != null && !(cause instanceof IllegalArgumentException)) {
      cause = cause.getCause();
    }
    commandLine
        .getErr()
        .println(result.subcommand().commandSpec().name() + ": " + cause.getMessage());
    return cause instanceof IllegalArgumentException
        ? CommandLine.ExitCode.USAGE
        : CommandLine.ExitCode.SOFTWARE;
  }

  /** The options of all jobs. */
  abstract static class JobCommand implements Callable<Integer> {
    @Spec CommandSpec spec;

    @Option(
        names = "--out",
        required = true,
        paramLabel = "FOLDER",
        description = "The folder of the results, shared by all machines of the cluster.")
    String folder;

    @Option(names = "--from", paramLabel = "UNIT", description = "The first unit; default: 0.")
    long from;

    @Option(
        names = "--to",
        paramLabel = "UNIT",
        description = "The unit after the last; default: the end of the job.")
    long to = Long.MAX_VALUE;

    @Option(
        names = "--per-file",
        paramLabel = "N",
        description = "The number of units in a file; default: a minute's work.")
    long perFile;

    @Option(
        names = "--partitions",
        paramLabel = "N",
        description = "The number of tasks; default: one for each file.")
    int partitions;

    @Override
    public Integer call() throws IOException {
      JobOptions options = new JobOptions(folder, from, to, perFile, partitions);
      SparkSession spark = SparkSession.builder().appName("yaku " + spec.name()).getOrCreate();
      JobResult result = run(spark, options);
      spec.commandLine()
          .getOut()
          .printf(
              Locale.ROOT,
              "%s: %,d files were there, %,d written, %,d rows%n",
              folder,
              result.filesBefore(),
              result.filesWritten(),
              result.rowsWritten());
      return CommandLine.ExitCode.OK;
    }

    abstract JobResult run(SparkSession spark, JobOptions options) throws IOException;
  }

  @Command(
      name = "omaha-preflop",
      description = "Exact equities of classes of Omaha hands before the flop.",
      mixinStandardHelpOptions = true)
  static final class OmahaCommand extends JobCommand {
    @Option(
        names = "--rules",
        paramLabel = "NAME",
        description = "omaha or omaha-hi-lo; default: omaha.")
    String rules = "omaha";

    @Option(
        names = "--cards",
        paramLabel = "N",
        description = "The number of hole cards, 4 to 6; default: 4.")
    int cards = 4;

    @Option(
        names = "--against",
        paramLabel = "CLASS",
        description = "The number of one class to compare with all others; default: all pairs.")
    Long against;

    @Override
    JobResult run(SparkSession spark, JobOptions options) throws IOException {
      OptionalLong one = against == null ? OptionalLong.empty() : OptionalLong.of(against);
      return RangeRunner.run(spark, new OmahaPreflop(rules, cards, one), options);
    }
  }

  @Command(
      name = "strength",
      description = "The strength of every class of hands and boards.",
      mixinStandardHelpOptions = true)
  static final class StrengthCommand extends JobCommand {
    @Option(
        names = "--rules",
        paramLabel = "NAME",
        description = "The rule set; default: standard.")
    String rules = "standard";

    @Option(
        names = "--rounds",
        paramLabel = "N,N",
        description = "The cards of each round, such as 2,3,1 for turns; default: 2,3, for flops.")
    String rounds = "2,3";

    @Option(
        names = "--what",
        paramLabel = "WHAT",
        description = {
          "ehs, ehs2, potential, histogram16 with any number of bins,",
          "or ochs8 with any number of clusters; default: ehs."
        })
    String what = "ehs";

    @Override
    JobResult run(SparkSession spark, JobOptions options) throws IOException {
      return RangeRunner.run(
          spark, new StrengthOfAll(rules, Measure.parse(what), Loaded.rounds(rounds)), options);
    }
  }

  @Command(
      name = "flop-report",
      description = "Solves one question on many flops: see yaku report.",
      mixinStandardHelpOptions = true)
  static final class FlopReportCommand extends JobCommand {
    @Option(
        names = "--spot",
        required = true,
        paramLabel = "FILE",
        description = "The question, without a board; only the driver reads it.")
    Path spot;

    @Option(
        names = "--flops",
        required = true,
        paramLabel = "FLOPS",
        description = "all, sample:95, or flops with commas between.")
    String flops;

    @Option(
        names = "--node",
        paramLabel = "PATH",
        description = "A place to tell of; may be given several times; default: the start.")
    List<String> nodes = List.of("");

    @Option(
        names = "--error",
        paramLabel = "PART",
        description = "Solves until this part of the pot is left to exploit; default: 0.005.")
    double error = Solver.DEFAULT_ERROR;

    @Option(names = "--bits", paramLabel = "16|32", description = "Of a number; default: 32.")
    int bits = Float.SIZE;

    @Option(names = "--hands", description = "Adds a row for each class of hands.")
    boolean hands;

    @Override
    JobResult run(SparkSession spark, JobOptions options) throws IOException {
      FlopReports job =
          new FlopReports(Files.readString(spot), Flop.list(flops), nodes, error, bits, hands);
      job.checkMemory(spark);
      return RangeRunner.run(spark, job, options);
    }
  }

  @Command(
      name = "buckets",
      description = "Puts classes with similar histograms into buckets: k-means.",
      mixinStandardHelpOptions = true)
  static final class BucketsCommand extends JobCommand {
    @Option(
        names = "--histograms",
        required = true,
        paramLabel = "FOLDER",
        description = "The folder with the results of strength --what histogram16.")
    String histograms;

    @Option(names = "-k", required = true, paramLabel = "N", description = "The number of buckets.")
    int buckets;

    @Option(
        names = "--seed",
        paramLabel = "N",
        description = "The seed that chooses the first centres; default: 0.")
    long seed;

    @Option(
        names = "--iterations",
        paramLabel = "N",
        description = "The most times that the centres are moved; default: 20.")
    int iterations = 20;

    @Override
    JobResult run(SparkSession spark, JobOptions options) throws IOException {
      return new Buckets(histograms, buckets, seed, iterations).run(spark, options);
    }
  }
}
