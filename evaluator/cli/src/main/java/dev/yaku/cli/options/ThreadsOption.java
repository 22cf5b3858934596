package dev.yaku.cli.options;

import picocli.CommandLine.Option;

/** The option for the number of threads. */
public final class ThreadsOption {
  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "The number of threads; default: one for each processor.")
  private int threads = Runtime.getRuntime().availableProcessors();

  public int count() {
    return threads;
  }
}
