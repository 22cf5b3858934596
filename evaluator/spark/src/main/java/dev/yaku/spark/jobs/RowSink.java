package dev.yaku.spark.jobs;

import java.io.IOException;

/** Where a job's rows go. */
public interface RowSink {
  /** Adds a row; the arrays may be used again. */
  void add(long[] longs, double... doubles) throws IOException;
}
