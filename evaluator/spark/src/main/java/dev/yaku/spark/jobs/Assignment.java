package dev.yaku.spark.jobs;

import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.ListReader;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RowSink;
import java.io.IOException;
import java.util.List;
import java.util.SortedMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.mllib.clustering.KMeansModel;
import org.apache.spark.mllib.linalg.Vector;
import org.apache.spark.util.SerializableConfiguration;

/** Finds the nearest centre of each histogram; a unit is a file of histograms. */
final class Assignment implements RangeJob {
  private static final long serialVersionUID = 1;

  private final SortedMap<String, String> description;
  private final SerializableConfiguration conf;
  private final String[] files;
  private final KMeansModel centers;

  Assignment(
      SortedMap<String, String> description,
      Histograms histograms,
      Configuration conf,
      Vector... centers) {
    this.description = description;
    this.conf = new SerializableConfiguration(conf);
    files = histograms.paths();
    this.centers = new KMeansModel(centers);
  }

  @Override
  public SortedMap<String, String> description() {
    return description;
  }

  @Override
  public long units() {
    return files.length;
  }

  @Override
  public long unitsPerFile() {
    return 1;
  }

  @Override
  public Columns columns() {
    return Columns.of(List.of("index", "bucket"), List.of());
  }

  @Override
  public void rows(long unit, RowSink sink) throws IOException {
    ListReader.read(
        new Path(files[(int) unit]),
        conf.value(),
        Histograms.COLUMNS,
        (index, bins) -> sink.add(new long[] {index, centers.predict(Histograms.vector(bins))}));
  }
}
