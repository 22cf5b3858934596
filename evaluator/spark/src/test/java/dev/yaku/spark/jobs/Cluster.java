package dev.yaku.spark.jobs;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/**
 * A standalone cluster on the loopback address: a master and two workers, each a process, on ports
 * that are free. They have Spark's jars, and of ours only what an application sends them.
 */
final class Cluster implements AutoCloseable {
  private static final String LOCAL = "127.0.0.1";
  private static final String LOG =
      """
      rootLogger.level = info
      rootLogger.appenderRef.console.ref = console
      appender.console.type = Console
      appender.console.name = console
      appender.console.target = SYSTEM_OUT
      appender.console.layout.type = PatternLayout
      appender.console.layout.pattern = %m%n
      """;

  private final Path home;
  private final String url;
  private final Process master;
  private final List<Process> workers = new ArrayList<>();

  Cluster(Path folder) throws IOException {
    home = Files.createDirectories(folder.resolve("spark"));
    linkJars(Files.createDirectories(home.resolve("jars")));
    Files.writeString(
        Files.createDirectories(home.resolve("conf")).resolve("log4j2.properties"), LOG);
    master =
        java(
                "org.apache.spark.deploy.master.Master",
                "--host",
                LOCAL,
                "--port",
                "0",
                "--webui-port",
                "0")
            .start();
    url = await(master, "Starting Spark master at (spark://\\S+)");
    for (String work : List.of("work1", "work2")) {
      Process worker =
          java(
                  "org.apache.spark.deploy.worker.Worker",
                  "--host",
                  LOCAL,
                  "--port",
                  "0",
                  "--webui-port",
                  "0",
                  "--cores",
                  "1",
                  "--memory",
                  "700M",
                  "--work-dir",
                  folder.resolve(work).toString(),
                  url)
              .start();
      workers.add(worker);
      await(worker, "(Successfully registered with master)");
    }
  }

  /** The jars of the class path, but for our own: what Spark's distribution has. */
  private static void linkJars(Path jars) throws IOException {
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    for (String entry : path.split(File.pathSeparator, -1)) {
      Path file = Path.of(entry).toAbsolutePath();
      String name = file.getFileName().toString();
      if (name.endsWith(".jar") && !name.matches("(yaku|junit|picocli|surefire).*")) {
        Files.createSymbolicLink(jars.resolve(name), file);
      }
    }
  }

  /** A program with Spark's jars, as its scripts start one. */
  ProcessBuilder java(String mainClass, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // short runs
    command.addAll(List.of("-Xmx600m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    // 3.5 has them as one text only
    command.addAll(Arrays.asList(JavaModuleOptions.defaultModuleOptions().split(" ")));
    command.addAll(
        List.of("-cp", home.resolve("conf") + File.pathSeparator + home.resolve("jars") + "/*"));
    command.add(mainClass);
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_LOCAL_IP", LOCAL);
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    return builder;
  }

  /** Waits until a process has written a line, and goes on reading what it writes. */
  private static String await(Process process, String line) throws IOException {
    Pattern pattern = Pattern.compile(line);
    StringBuilder log = new StringBuilder();
    BufferedReader reader =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String text = reader.readLine(); text != null; text = reader.readLine()) {
      Matcher matcher = pattern.matcher(text);
      if (matcher.find()) {
        Thread rest = new Thread(() -> reader.lines().forEach(ignored -> {}));
        rest.setDaemon(true);
        rest.start();
        return matcher.group(1);
      }
      log.append(text).append('\n');
    }
    throw new IOException("ended without \"" + line + "\":\n" + log);
  }

  String url() {
    return url;
  }

  /** Kills a worker and its executors, none of which can say anything any more. */
  void kill(int worker) {
    destroy(workers.get(worker));
  }

  private static void destroy(Process process) {
    try (Stream<ProcessHandle> children = process.descendants()) {
      List<ProcessHandle> all = children.toList();
      process.destroyForcibly();
      all.forEach(ProcessHandle::destroyForcibly);
    }
    process.onExit().join();
  }

  @Override
  public void close() {
    workers.forEach(Cluster::destroy);
    destroy(master);
  }
}
