package dev.yaku.spark.run;

import java.io.IOException;

/** Receives the rows of a job. */
public interface RowSink {
  /** Adds a row; the caller may reuse the arrays. */
  void add(long[] longs, double... doubles) throws IOException;
}
