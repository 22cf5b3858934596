package dev.yaku.cli.equity;

import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.options.Converters;
import dev.yaku.equity.EquitySpot;
import java.time.Duration;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** The options for the way to find an answer, of which one may be given. */
final class EffortOptions {
  @Option(
      names = "--exact",
      description = "Counts every deal; fails if that takes half an hour or more.")
  private boolean exact;

  @Option(names = "--trials", paramLabel = "N", description = "Samples this many deals.")
  private Long trials;

  @Option(
      names = "--error",
      paramLabel = "E",
      converter = Converters.PotPart.class,
      description = "Samples until every standard error is at most E, such as 1e-4 or 0.01%%.")
  private Double error;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = Converters.Times.class,
      description =
          "Counts every deal if that takes no longer, by estimate, or else samples for this time:"
              + " 10s, 500ms, 2m.")
  private Duration time;

  void configure(EquitySpot question) {
    if (exact) {
      question.exact();
    } else if (trials != null) {
      question.sample(trials);
    } else if (error != null) {
      question.untilError(error);
    } else if (time != null) {
      question.within(time);
    }
  }

  /** Answers a question, with a line that shows its progress. */
  <T> T run(
      Program program,
      EquitySpot question,
      Interruption interruption,
      Function<EquitySpot, T> answering) {
    double limit = time == null ? 0 : time.toNanos() / 1e9;
    StatusLine line = program.statusLine();
    question.onProgress(
        progress -> {
          line.show(progress, limit, error == null ? 0 : error);
          return !interruption.isAsked();
        });
    T result = answering.apply(question);
    Thread.interrupted(); // by the interruption: the answer is to be written all the same
    line.erase();
    return result;
  }
}
