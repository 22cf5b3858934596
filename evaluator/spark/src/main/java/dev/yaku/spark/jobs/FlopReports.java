package dev.yaku.spark.jobs;

import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopReport;
import dev.yaku.solver.FlopRow;
import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.RangeJob;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.network.util.JavaUtils;
import org.apache.spark.sql.SparkSession;

/**
 * A question to the solver on many flops: the rows of {@link FlopReport}, with the names of the
 * columns of {@code yaku report}. What an action's columns say where it is not possible, and what
 * is never done, is NaN.
 *
 * <p>A unit is a flop, in the order of the list. A flop whose solution is not as good as asked for,
 * because its task was told to end, has no rows.
 */
public final class FlopReports implements RangeJob {
  private static final long serialVersionUID = 1;
  private static final String[] PLAYERS = {"oop", "ip"};

  /** The part of an executor's memory that solutions may take. */
  private static final double USABLE = 0.8;

  private static final int MEGABYTE = 1_000_000;

  private final String question;
  private final List<String> cards = new ArrayList<>();
  private final double[] weights;
  private final List<String> places;
  private final double error;
  private final int bits;
  private final boolean byHands;
  private final List<String> actions; // of any place

  /**
   * Creates a job that reports on flops.
   *
   * @param question as {@link FlopReport#of} takes it
   * @param flops at least one
   * @param places as {@link FlopReport#at} takes them
   * @param error as {@link FlopReport#untilError} takes it
   * @param bits 16 or 32
   * @param byHands whether there are rows of classes of hands
   * @throws IllegalArgumentException if the question, a place or a number is invalid
   */
  public FlopReports(
      String question,
      List<Flop> flops,
      List<String> places,
      double error,
      int bits,
      boolean byHands) {
    this.question = question;
    flops.forEach(flop -> cards.add(flop.cards()));
    weights = flops.stream().mapToDouble(Flop::weight).toArray();
    this.places = List.copyOf(places);
    this.error = error;
    this.bits = bits;
    this.byHands = byHands;
    actions = report().actions(flops.get(0)).stream().flatMap(List::stream).distinct().toList();
  }

  private FlopReport report() {
    FlopReport report = FlopReport.of(question).at(places.toArray(String[]::new));
    report.untilError(error).bits(bits);
    return byHands ? report.byHands() : report;
  }

  private Flop flop(int unit) {
    return new Flop(cards.get(unit), weights[unit]);
  }

  /** Each key of the question is one of the description: lines must not break it. */
  @Override
  public SortedMap<String, String> description() {
    SortedMap<String, String> job = new TreeMap<>();
    job.put("job", "flop-report");
    for (String line : question.lines().map(String::strip).toList()) {
      int equals = line.indexOf('=');
      if (equals > 0 && !line.startsWith("#")) {
        String key = "question." + line.substring(0, equals).strip();
        job.put(key, line.substring(equals + 1).strip());
      }
    }
    job.put("flops", cards.size() + ", digest " + digest(cards + Arrays.toString(weights)));
    job.put("places", places.toString());
    job.put("error", Double.toString(error));
    job.put("bits", Integer.toString(bits));
    job.put("hands", Boolean.toString(byHands));
    return job;
  }

  private static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, Long.BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JVM has it
    }
  }

  @Override
  public long units() {
    return cards.size();
  }

  @Override
  public Columns columns() {
    List<String> texts = new ArrayList<>(List.of("flop", "node"));
    if (byHands) {
      texts.add("hands");
    }
    List<String> doubles = new ArrayList<>(List.of("weight", "global"));
    for (String player : PLAYERS) {
      doubles.addAll(List.of(player + "_equity", player + "_value", player + "_eqr"));
    }
    for (String action : actions) {
      doubles.addAll(List.of("frequency:" + action, "value:" + action));
    }
    doubles.add("exploitability");
    return new Columns(texts, List.of("iterations"), doubles, "");
  }

  /**
   * Finds out on the driver whether flops fit into the memory of executors.
   *
   * @throws IllegalArgumentException if they do not; says which options to set
   */
  public void checkMemory(SparkSession spark) {
    checkMemory(spark.sparkContext().getConf(), spark.sparkContext().isLocal());
  }

  /** Checks the memory that a session's settings give. */
  void checkMemory(SparkConf conf, boolean isLocal) {
    long needed = 0;
    for (int unit : ofEachKind()) {
      needed = Math.max(needed, report().threads(threads(conf)).memory(flop(unit)));
    }
    long perTask = memoryOfTask(conf, isLocal);
    if (needed > perTask) {
      long heap = (long) (needed / USABLE);
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a flop needs %,d MB, and a task may take %,d: set spark.executor.memory (or, in one"
                  + " JVM, spark.driver.memory) to %,d MB for each task that an executor runs at a"
                  + " time; spark.task.cpus makes these fewer, and gives each more threads",
              needed / MEGABYTE,
              perTask / MEGABYTE,
              heap / MEGABYTE));
    }
  }

  /** A flop of each kind of suits and ranks, which decide how much memory one needs. */
  private Collection<Integer> ofEachKind() {
    Map<List<Integer>, Integer> units = new LinkedHashMap<>(); // by where each letter stands first
    for (int unit = 0; unit < cards.size(); unit++) {
      String letters = cards.get(unit).replace(" ", "");
      units.putIfAbsent(letters.chars().map(letters::indexOf).boxed().toList(), unit);
    }
    return units.values();
  }

  private static int threads(SparkConf conf) {
    return conf.getInt("spark.task.cpus", 1);
  }

  private static long memoryOfTask(SparkConf conf, boolean isLocal) {
    Runtime here = Runtime.getRuntime();
    String memory = conf.get("spark.executor.memory", "1g");
    long heap = isLocal ? here.maxMemory() : JavaUtils.byteStringAsBytes(memory);
    int cores = isLocal ? here.availableProcessors() : conf.getInt("spark.executor.cores", 1);
    return (long) (heap * USABLE) / Math.max(1, cores / threads(conf));
  }

  @Override
  public void rows(long unit, RowSink sink) throws IOException {
    TaskContext task = TaskContext.get(); // null outside of Spark
    List<FlopRow> rows = new ArrayList<>();
    FlopReport report = report().onProgress(done -> task == null || !task.isInterrupted());
    if (task != null) {
      report.threads(threads(SparkEnv.get().conf()));
    }
    boolean isWhole = report.run(List.of(flop((int) unit)), rows::addAll);
    if (task != null) {
      task.killTaskIfInterrupted();
    }
    if (!isWhole || rows.isEmpty()) { // what is not solved as well as asked for is never written
      throw new InterruptedIOException(
          cards.get((int) unit) + ": told to end before it was solved");
    }
    for (FlopRow row : rows) {
      add(row, sink);
    }
  }

  private void add(FlopRow row, RowSink sink) throws IOException {
    List<String> texts = new ArrayList<>(List.of(row.flop().cards(), row.node()));
    if (byHands) {
      texts.add(row.hands());
    }
    List<Double> doubles = new ArrayList<>(List.of(row.flop().weight(), row.global()));
    for (int player = 0; player < PLAYERS.length; player++) {
      doubles.add(row.equities().get(player));
      doubles.add(row.values().get(player));
      doubles.add(100 * row.realized(player));
    }
    for (String action : actions) {
      int at = row.actions().indexOf(action);
      doubles.add(at < 0 ? Double.NaN : row.frequencies().get(at));
      doubles.add(at < 0 ? Double.NaN : row.actionValues().get(at));
    }
    doubles.add(row.exploitability());
    sink.add(
        texts.toArray(String[]::new),
        new long[] {row.iterations()},
        doubles.stream().mapToDouble(Double::doubleValue).toArray());
  }

  /** The work of the job: {@code "1755 flops, places [, check]"}. */
  @Override
  public String toString() {
    return cards.size() + " flops, places " + places;
  }
}
