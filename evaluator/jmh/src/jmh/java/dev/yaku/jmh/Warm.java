package dev.yaku.jmh;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Asks a question for a while, and takes the least time of an answer. The least of twenty slices of
 * a tenth of a second, or of twenty answers if these take longer, in CPU time of the thread, which
 * other programs disturb less than the clock. Questions follow each other in one JVM.
 */
final class Warm {
  private static final int SLICES = 20;
  static final long SLICE = 100_000_000;
  private static final long WATCHED = 40_000_000;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Warm() {}

  /**
   * The least times of the questions.
   *
   * @param nanos how long a slice is
   */
  static Table table(List<Question> questions, long nanos) {
    Table table = new Table(List.of(Jvm.VERSION, "an operation"));
    for (Question question : questions) {
      table.add(List.of(question.name(), text(least(question, nanos))));
    }
    return table;
  }

  static double least(Question question, long nanos) {
    return least(question.preparation().get(), SLICES, nanos) / question.operations();
  }

  /** The least time of an answer in some slices. */
  static double least(LongSupplier ask, int slices, long nanos) {
    double least = Double.POSITIVE_INFINITY;
    for (int slice = 0; slice < slices; slice++) {
      least = Math.min(least, slice(ask, nanos));
    }
    return least;
  }

  /** A name and nanoseconds a line, for {@link Compare}. */
  static void printNanos(List<Question> questions) {
    for (Question question : questions) {
      System.out.printf(Locale.ROOT, "%s\t%.3f%n", question.name(), least(question, WATCHED));
    }
  }

  /** Asks for some nanoseconds; the time of an answer. */
  static double slice(LongSupplier ask, long nanos) {
    long answers = 0;
    long sum = 0;
    long together = 1; // asking for the time takes time, too
    long start = THREADS.getCurrentThreadCpuTime();
    long end;
    do {
      for (long i = 0; i < together; i++) {
        sum |= ask.getAsLong();
      }
      answers += together;
      end = THREADS.getCurrentThreadCpuTime();
      together = (end - start) / answers < nanos / 1000 ? 2 * together : together;
    } while (end - start < nanos);
    if (sum == 0) {
      throw new IllegalStateException("no answer");
    }
    return (double) (end - start) / answers;
  }

  /** A time with three digits that mean something. */
  static String text(double nanos) {
    if (nanos < 1e3) {
      return String.format(Locale.ROOT, "%.2f ns", nanos);
    }
    return nanos < 1e6
        ? String.format(Locale.ROOT, "%.1f µs", nanos / 1e3)
        : String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
  }
}
