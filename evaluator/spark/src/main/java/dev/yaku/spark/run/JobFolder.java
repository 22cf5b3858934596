package dev.yaku.spark.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of a job's results: a file for each finished range, and {@value #DESCRIPTION}, which
 * describes the job.
 *
 * <p>A file is written under another name, and then renamed, so a file that exists is complete.
 * Works in any Hadoop file system that the driver and the executors share and that renames
 * atomically.
 */
public final class JobFolder {
  /** Spark does not read files whose names begin with this. */
  private static final String HIDDEN = "_";

  static final String DESCRIPTION = HIDDEN + "job.properties";
  private static final String TEMPORARY = HIDDEN + "temporary";
  private static final String EQUALS = " = ";

  private final Path path;
  private final Configuration conf;
  private final FileSystem files;

  JobFolder(String folder, Configuration conf) throws IOException {
    this.conf = conf;
    Path given = new Path(folder);
    files = given.getFileSystem(conf);
    path = files.makeQualified(given);
  }

  /**
   * Creates the folder for this job, or checks that it belongs to this job.
   *
   * @throws IllegalArgumentException if the folder holds something else
   */
  public void claim(SortedMap<String, String> job) throws IOException {
    Path file = new Path(path, DESCRIPTION);
    files.mkdirs(path);
    if (!files.exists(file)) {
      for (FileStatus found : files.listStatus(path)) {
        if (!found.getPath().getName().startsWith(HIDDEN)) {
          throw new IllegalArgumentException(
              path
                  + ": expected an empty folder or one of this job, found "
                  + found.getPath().getName());
        }
      }
      publish(DESCRIPTION, temporary -> write(temporary, job));
    }
    SortedMap<String, String> found = description();
    if (!found.equals(job)) {
      throw new IllegalArgumentException(
          path + " holds the results of another job: " + differences(job, found));
    }
  }

  private static String differences(Map<String, String> job, Map<String, String> found) {
    TreeSet<String> keys = new TreeSet<>(job.keySet());
    keys.addAll(found.keySet());
    List<String> lines = new ArrayList<>();
    for (String key : keys) {
      String expected = job.getOrDefault(key, "nothing");
      String was = found.getOrDefault(key, "nothing");
      if (!expected.equals(was)) {
        lines.add(key + ": expected " + expected + ", found " + was);
      }
    }
    return String.join("; ", lines);
  }

  private void write(Path file, Map<String, String> job) throws IOException {
    StringBuilder text = new StringBuilder();
    job.forEach((key, value) -> text.append(key).append(EQUALS).append(value).append('\n'));
    try (OutputStream out = files.create(file)) {
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  /**
   * The description of the folder's job.
   *
   * @throws IllegalArgumentException if the folder is not that of a job
   */
  public SortedMap<String, String> description() throws IOException {
    Path file = new Path(path, DESCRIPTION);
    if (!files.exists(file)) {
      throw new IllegalArgumentException(
          path + ": expected the results of a job, found no " + DESCRIPTION);
    }
    SortedMap<String, String> job = new TreeMap<>();
    try (FSDataInputStream in = files.open(file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        int equals = line.indexOf(EQUALS);
        if (equals < 0) {
          throw new IllegalArgumentException(file + ": damaged: \"" + line + "\"");
        }
        job.put(line.substring(0, equals), line.substring(equals + EQUALS.length()));
      }
    }
    return job;
  }

  /** The finished ranges, in order. */
  public List<Range> finished() throws IOException {
    List<Range> ranges = new ArrayList<>();
    for (FileStatus file : files.listStatus(path)) {
      Range.of(file.getPath().getName()).ifPresent(ranges::add);
    }
    List<Range> sorted = Range.sorted(ranges);
    for (int i = 1; i < sorted.size(); i++) {
      if (sorted.get(i).from() < sorted.get(i - 1).to()) {
        throw new IllegalArgumentException(
            path + ": " + sorted.get(i - 1).file() + " and " + sorted.get(i).file() + " overlap");
      }
    }
    return sorted;
  }

  public boolean has(String name) throws IOException {
    return files.exists(file(name));
  }

  public Path file(String name) {
    return new Path(path, name);
  }

  /** Writes a file. */
  public interface FileWriter {
    void write(Path temporary) throws IOException;
  }

  /**
   * Writes a file, which appears completely or not at all. If two tasks write it at the same time,
   * one of the files remains.
   */
  public void publish(String name, FileWriter writer) throws IOException {
    Path temporary =
        new Path(new Path(path, TEMPORARY), UUID.randomUUID() + "-" + new Path(name).getName());
    Path file = file(name);
    files.mkdirs(temporary.getParent());
    files.mkdirs(file.getParent());
    try {
      writer.write(temporary);
      if (!files.exists(file) && !files.rename(temporary, file) && !files.exists(file)) {
        throw new IOException("cannot rename " + temporary + " to " + file);
      }
    } finally {
      files.delete(temporary, false);
    }
  }

  /** Removes the files that stopped executors have left. */
  void clean() {
    try {
      files.delete(new Path(path, TEMPORARY), true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Configuration conf() {
    return conf;
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
