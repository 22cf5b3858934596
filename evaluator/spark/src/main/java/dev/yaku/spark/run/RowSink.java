package dev.yaku.spark.run;

import java.io.IOException;

/** Receives the rows of a job. */
public interface RowSink {
  /** Adds a row without texts; the caller may reuse the arrays. */
  default void add(long[] longs, double... doubles) throws IOException {
    add(new String[0], longs, doubles);
  }

  /** Adds a row; the caller may reuse the arrays. */
  void add(String[] texts, long[] longs, double... doubles) throws IOException;
}
