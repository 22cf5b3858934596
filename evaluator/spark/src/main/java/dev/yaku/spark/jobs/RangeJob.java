package dev.yaku.spark.jobs;

import java.io.IOException;
import java.io.Serializable;
import java.util.SortedMap;

/**
 * A job whose work is numbered from 0: each number, a unit, has rows of its own, whichever executor
 * makes them, and however often. Immutable.
 */
public interface RangeJob extends Serializable {
  /** What decides which rows come out: parameters and their values. */
  SortedMap<String, String> description();

  /** How many units there are. */
  long units();

  /** How many units one file has, unless told otherwise: for about a minute's work. */
  long unitsPerFile();

  /** The columns of all rows. */
  Columns columns();

  /** Makes the rows of one unit, in executors. */
  void rows(long unit, RowSink sink) throws IOException;
}
