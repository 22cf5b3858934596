package dev.yaku.spark.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of a job's results: a file for each finished range, and {@value #DESCRIPTION}, which
 * describes the job.
 *
 * <p>A file is written under another name, and then gets its own, so a file that exists is
 * complete. Several drivers may work in one folder: each run writes to a folder of its own, whose
 * name begins with {@value #TEMPORARY}, and removes only that. Works in any Hadoop file system that
 * the driver and the executors share and that renames atomically.
 */
public final class JobFolder {
  /** Spark does not read files whose names begin with this. */
  private static final String HIDDEN = "_";

  static final String DESCRIPTION = HIDDEN + "job.properties";
  private static final String TEMPORARY = HIDDEN + "temporary-";
  private static final String EQUALS = " = ";

  private final Path path;
  private final String run;
  private final Configuration conf;
  private final FileSystem files;

  /** The name of a run is the same in its driver and its executors, and in no other run. */
  JobFolder(String folder, String run, Configuration conf) throws IOException {
    this.run = run;
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
    files.mkdirs(path);
    if (!has(DESCRIPTION)) {
      FileStatus[] all = files.listStatus(path);
      if (!has(DESCRIPTION)) { // asked again: a driver writes the description before any file
        checkEmpty(all);
        publish(DESCRIPTION, temporary -> write(temporary, job));
      }
    }
    SortedMap<String, String> found = description();
    if (!found.equals(job)) {
      throw new IllegalArgumentException(
          path + " holds the results of another job: " + differences(job, found));
    }
  }

  private void checkEmpty(FileStatus... all) {
    for (FileStatus file : all) {
      String found = file.getPath().getName();
      if (!found.startsWith(HIDDEN)) {
        throw new IllegalArgumentException(
            path + ": expected an empty folder or one of this job, found " + found);
      }
    }
  }

  private static String differences(Map<String, String> job, Map<String, String> found) {
    TreeMap<String, String> all = new TreeMap<>(job);
    all.putAll(found);
    return all.keySet().stream()
        .filter(key -> !Objects.equals(job.get(key), found.get(key)))
        .map(key -> key + ": expected " + text(key, job) + ", found " + text(key, found))
        .collect(Collectors.joining("; "));
  }

  private static String text(String key, Map<String, String> job) {
    return job.getOrDefault(key, "nothing");
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
  public List<UnitRange> finished() throws IOException {
    List<UnitRange> ranges = new ArrayList<>();
    for (FileStatus file : files.listStatus(path)) {
      UnitRange.of(file.getPath().getName()).ifPresent(ranges::add);
    }
    List<UnitRange> sorted = UnitRange.sorted(ranges);
    for (int i = 1; i < sorted.size(); i++) {
      UnitRange one = sorted.get(i - 1);
      UnitRange two = sorted.get(i);
      if (two.from() < one.to()) {
        String both = path + ": " + one.file() + " and " + two.file();
        throw new IllegalArgumentException(
            both + " overlap: delete one of them, and start the job again");
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

  /** Writes a file of a job. */
  public interface FileWriter {
    void write(Path temporary) throws IOException;
  }

  /**
   * Writes a file, which appears completely or not at all. If several tasks or drivers write it at
   * the same time, the first stays.
   */
  public void publish(String name, FileWriter writer) throws IOException {
    Path temporary = new Path(temporary(), UUID.randomUUID() + "-" + new Path(name).getName());
    Path file = file(name);
    files.mkdirs(temporary.getParent());
    files.mkdirs(file.getParent());
    try {
      writer.write(temporary);
      if (!appears(temporary, file) && !files.exists(file)) {
        throw new IOException("cannot rename " + temporary + " to " + file);
      }
    } finally {
      files.delete(temporary, false);
    }
  }

  /** Gives a whole file its name, unless another has it: in one step, which replaces nothing. */
  private boolean appears(Path temporary, Path file) throws IOException {
    if (files.exists(file)) {
      return false;
    }
    if (files instanceof LocalFileSystem local) {
      // The sums that Hadoop keeps beside a file appear in a second step, and could be another's.
      local.getRawFileSystem().delete(local.getChecksumFile(temporary), false);
      local.getRawFileSystem().delete(local.getChecksumFile(file), false);
      try {
        Files.createLink(local.pathToFile(file).toPath(), local.pathToFile(temporary).toPath());
        return true;
      } catch (FileAlreadyExistsException e) {
        return false;
      } catch (FileSystemException | UnsupportedOperationException e) {
        return local.rename(temporary, file); // a file system without links
      }
    }
    return files.rename(temporary, file);
  }

  private Path temporary() {
    return new Path(path, TEMPORARY + run);
  }

  /** Removes what stopped executors of this run have left. */
  public void clean() throws IOException {
    files.delete(temporary(), true);
  }

  String run() {
    return run;
  }

  public Configuration conf() {
    return conf;
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
