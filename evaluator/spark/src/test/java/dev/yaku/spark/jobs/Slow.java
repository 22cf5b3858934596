package dev.yaku.spark.jobs;

import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.RangeJob;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import org.apache.spark.TaskContext;

/** A job that waits for a file before units from some number on. */
final class Slow implements RangeJob {
  private static final long serialVersionUID = 1;

  private final RangeJob job;
  private final String go;
  private final long free;

  Slow(RangeJob job, Path go, long free) {
    this.job = job;
    this.go = go.toString();
    this.free = free;
  }

  @Override
  public SortedMap<String, String> description() {
    return job.description();
  }

  @Override
  public long units() {
    return job.units();
  }

  @Override
  public long unitsPerFile() {
    return job.unitsPerFile();
  }

  @Override
  public Columns columns() {
    return job.columns();
  }

  @Override
  public void rows(long unit, RowSink sink) throws IOException {
    while (unit >= free && !Files.exists(Path.of(go))) {
      TaskContext.get().killTaskIfInterrupted();
      Thread.onSpinWait();
      pause();
    }
    job.rows(unit, sink);
  }

  static void pause() {
    try {
      Thread.sleep(5);
    } catch (InterruptedException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }
}
