package dev.yaku.cli;

import dev.yaku.cli.io.Screen;
import dev.yaku.cli.io.StandardInput;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes an archive of the classes that the command line loads, with which the JVM starts faster. It
 * is a program of its own, so that no command waits for it.
 */
final class ClassArchive {
  /*
   * The launcher names the file after the jar and the JVM, and sets the property where the file
   * does not exist or is older than the jar. The JVM checks both again when it maps the file. The
   * file appears at once and complete, so that the launcher needs no lock; a lock keeps programs
   * that start at the same time from making it more than once. An empty file says that it cannot be
   * made, so that not every command tries.
   */
  private static final String PROPERTY = "yaku.archive";

  private static final String TEMPORARY = "making";

  /** From this version on, the JVM makes an archive from one run, with more in it than classes. */
  private static final int AOT_VERSION = 25;

  /** Archives of jars that are no longer used are deleted; others are made again. */
  private static final Duration OLD = Duration.ofDays(60);

  private ClassArchive() {}

  /** Begins to make the archive that the launcher asks for, if any; never fails. */
  static void begin() {
    String file = System.getProperty(PROPERTY);
    if (file != null) {
      try {
        Path folder = Files.createDirectories(Path.of(file).getParent());
        start(folder, "-cp", jar(), ClassArchive.class.getName(), file);
      } catch (IOException | RuntimeException e) {
        return; // no such place: the program works without
      }
    }
  }

  private static String jar() {
    return System.getProperty("java.class.path");
  }

  /** Starts a JVM that leaves nothing behind but what it is asked for. */
  private static Process start(Path folder, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:-CreateCoredumpOnCrash");
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
    Process process = builder.start();
    process.getOutputStream().close();
    return process;
  }

  private static void run(Path folder, String... arguments)
      throws IOException, InterruptedException {
    start(folder, arguments).waitFor();
  }

  /** With the name of a file, makes it; with none, runs commands whose classes are to be in it. */
  public static void main(String[] args) throws Exception {
    if (args.length == 0) {
      rehearse();
      return;
    }
    Path file = Path.of(args[0]);
    Path lock = file.resolveSibling("lock");
    try (FileChannel channel =
            FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock held = channel.tryLock()) {
      Path jar = Path.of(jar());
      if (held != null && !(Files.exists(file) && !isOlder(file, modified(jar)))) {
        clean(file.getParent());
        make(file, jar);
      }
    }
  }

  private static Instant modified(Path file) throws IOException {
    return Files.getLastModifiedTime(file).toInstant();
  }

  private static boolean isOlder(Path file, Instant time) throws IOException {
    return modified(file).isBefore(time);
  }

  private static void make(Path file, Path jar) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(file.getParent(), TEMPORARY);
    try {
      Path made = folder.resolve("archive");
      String path = jar.toString();
      String main = ClassArchive.class.getName();
      if (Runtime.version().feature() >= AOT_VERSION) {
        run(folder, "-XX:AOTCacheOutput=" + made, "-cp", path, main);
      } else {
        Path list = folder.resolve("classes");
        run(folder, "-XX:DumpLoadedClassList=" + list, "-cp", path, main);
        List<String> classes = new ArrayList<>(Files.readAllLines(list));
        classes.removeIf(line -> line.startsWith("@lambda-proxy")); // some make JDK 17.0.15 crash
        Files.write(list, classes);
        String from = "-XX:SharedClassListFile=" + list;
        run(folder, "-Xshare:dump", from, "-XX:SharedArchiveFile=" + made, "-cp", path);
      }
      if (!Files.exists(made)) {
        Files.createFile(made);
      }
      Instant time = Instant.now();
      if (isOlder(made, modified(jar))) { // a clock was wrong
        time = modified(jar);
      }
      made.toFile().setWritable(true);
      Files.setLastModifiedTime(made, FileTime.from(time));
      Files.move(made, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      delete(folder.toFile());
    }
  }

  /** Deletes what programs left that were killed, and old archives. */
  private static void clean(Path folder) throws IOException {
    Instant old = Instant.now().minus(OLD);
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        if (name.startsWith(TEMPORARY) || name.endsWith(".jsa") && isOlder(file, old)) {
          delete(file.toFile());
        }
      }
    }
  }

  private static void delete(File file) {
    File[] inside = file.listFiles();
    for (File each : inside == null ? new File[0] : inside) {
      delete(each);
    }
    file.delete();
  }

  private static void rehearse() {
    StandardInput.ofProcess();
    Screen.ofProcess();
    rehearse("As Ks Qs Js Ts\n", "eval");
    rehearse("As Ks Qs Js Ts 2c 2d\nx\n", "eval", "--format", "tsv");
    rehearse("", "eval", "--format", "json", "As Ah Kd Kc Qs");
    rehearse("", "eval", "--rules", "omaha", "As Kh Qd Jc | Ts 9s 8d 2c 2h");
    rehearse("", "compare", "As Ah Kd Kc Qs", "As Ah Kd Kc Js");
    rehearse("", "equity", "As Ah / Kd Kc / Qs Js");
    rehearse("", "equity", "--trials", "1000", "As Ah / KK+, AKs:0.5 / random | 2c 4c 5h");
    rehearse("", "range", "15%");
    rehearse("", "strength", "As Kd | 2c 7d Th");
    rehearse("", "index", "As Kd | 2c 7d Th");
    rehearse("", "hold", "jacks-9-6", "As Ks Qs Js 2c");
    rehearse("", "machine");
    rehearse("", "rules");
    rehearse("", "deal");
    rehearse("", "--help");
  }

  private static void rehearse(String input, String... args) {
    byte[] bytes = input.getBytes(StandardCharsets.US_ASCII);
    OutputStream nowhere = OutputStream.nullOutputStream();
    Main.run(new ByteArrayInputStream(bytes), nowhere, nowhere, new Screen(false, true), args);
  }
}
