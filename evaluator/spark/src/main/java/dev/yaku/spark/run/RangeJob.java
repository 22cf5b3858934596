package dev.yaku.spark.run;

import java.io.IOException;
import java.io.Serializable;
import java.util.SortedMap;

/**
 * A job whose work is divided into units, numbered from 0. Each unit has its own rows, which do not
 * depend on the executor that makes them, or on repetitions. Immutable.
 */
public interface RangeJob extends Serializable {
  /** The parameters that determine the rows, and their values. */
  SortedMap<String, String> description();

  /** The number of units. */
  long units();

  /** The default number of units in a file, about a minute's work: 1 if jobs say nothing else. */
  default long unitsPerFile() {
    return 1;
  }

  /** The columns of all rows. */
  Columns columns();

  /** Receives the rows of a job; who adds them may reuse the arrays. */
  interface RowSink {
    /** Adds a row without texts. */
    default void add(long[] longs, double... doubles) throws IOException {
      add(new String[0], longs, doubles);
    }

    /** Adds a row to the file. */
    void add(String[] texts, long[] longs, double... doubles) throws IOException;
  }

  /** Makes the rows of one unit, in executors. */
  void rows(long unit, RowSink sink) throws IOException;
}
