package dev.yaku.spark.jobs;

import dev.yaku.spark.run.RangeJob;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Rows of units, without Spark. */
record RowList(List<String[]> texts, List<long[]> longs, List<double[]> doubles) {
  static RowList of(RangeJob job, long... units) throws IOException {
    RowList rows = new RowList(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (long unit : units) {
      job.rows(
          unit,
          (texts, longs, doubles) -> {
            rows.texts.add(texts.clone());
            rows.longs.add(longs.clone());
            rows.doubles.add(doubles.clone());
          });
    }
    return rows;
  }
}
