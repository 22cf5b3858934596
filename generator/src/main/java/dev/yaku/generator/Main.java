package dev.yaku.generator;

import dev.yaku.generator.proof.TableProof;
import dev.yaku.generator.rules.GameReader;
import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.RulesException;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.tables.CompiledTable;
import dev.yaku.generator.tables.PreflopTable;
import dev.yaku.generator.tables.TableWriter;
import dev.yaku.generator.values.HandValues;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The generator's command line. */
@Command(
    name = "yaku-generator",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Compiles a rules file into a table file for yaku.")
public final class Main implements Callable<Integer> {
  private static final String ENDING = ".rules";
  private static final String TABLE_ENDING = ".yaku";
  private static final String PREFLOP = ".preflop";

  /** As many as Linux follows. */
  private static final int MOST_LINKS = 40;

  @Spec private CommandSpec spec;

  @Option(
      names = "--all",
      description = "RULES and TABLE are directories: compile every *.rules file in the first.")
  private boolean all;

  @Option(
      names = "--digests",
      paramLabel = "FILE",
      description = {
        "With --all: fail unless the tables have the SHA-256 digests in this file.",
        "Tables that have them, younger than it, the rules and the generator, are kept;",
        "others in TABLE are deleted."
      })
  private Path digests;

  @Parameters(index = "0", paramLabel = "RULES", description = "The rules file to read.")
  private Path rules;

  @Parameters(index = "1", paramLabel = "TABLE", description = "The table file to write.")
  private Path table;

  private Main() {}

  /**
   * Runs the command line, and ends the JVM with its exit status.
   *
   * @param args see {@code --help}
   */
  public static void main(String[] args) {
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // the same digits in every country
    System.exit(run(args));
  }

  /**
   * Runs the command line.
   *
   * @param args see {@code --help}
   * @return its exit status: 0, or 1 or 2 after an error, which is reported on standard error
   */
  public static int run(String... args) {
    return commandLine().execute(args);
  }

  /**
   * Compiles a rules file, without output and without writing the table. Takes up to half a minute.
   *
   * @param rules a file as RULES-SYNTAX.md describes it
   * @return the table, as it would be written
   * @throws RulesException if the file is invalid
   * @throws IOException if the file cannot be read
   */
  public static byte[] table(Path rules) throws IOException {
    return make(rules, rules, false).bytes();
  }

  static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main());
    line.setExecutionExceptionHandler(
        (e, command, result) -> {
          boolean isInternal = e instanceof IllegalStateException; // a check of the compiler failed
          if (!isInternal && !(e instanceof RulesException) && !(e instanceof IOException)) {
            throw e;
          }
          String message = isInternal ? "nothing was written: " + e.getMessage() : message(e);
          command.getErr().println("yaku-generator: " + message);
          return 1;
        });
    return line;
  }

  private static String message(Exception e) {
    if (e instanceof FileSystemException f && f.getReason() == null) {
      // Only the exception's name says what is wrong: NoSuchFileException.
      String words = f.getClass().getSimpleName().replaceAll("Exception$|(?<=[a-z])(?=[A-Z])", " ");
      return f.getFile() + ": " + words.strip().toLowerCase(Locale.ROOT);
    }
    return e.getMessage();
  }

  @Override
  public Integer call() throws IOException {
    if (digests != null && !all) {
      throw new ParameterException(spec.commandLine(), "--digests is allowed only with --all");
    }
    if (!all) {
      if (Files.exists(table) && Files.exists(rules) && Files.isSameFile(rules, table)) {
        throw new RulesException(table + ": the table would overwrite its own rules");
      }
      write(make(rules, table, true));
      return 0;
    }
    List<String> names = names(rules, ENDING);
    if (names.isEmpty()) {
      throw new RulesException(rules + ": no *.rules files in this directory");
    }
    if (digests != null && Digests.areUpToDate(digests, rules, table)) {
      spec.commandLine().getOut().println(table + ": nothing has changed");
      return 0;
    }
    Files.createDirectories(table);
    if (digests != null) {
      for (String old : names(table, TABLE_ENDING)) {
        if (!names.contains(old)) {
          Files.delete(table.resolve(old + TABLE_ENDING));
        }
      }
    }
    compileAll(names);
    return 0;
  }

  /** A table in memory, with what is said of it. */
  private record Made(Path to, byte[] bytes, List<String> warnings, String line) {}

  /** Compiles as many tables at a time as there are processors; writes them in order. */
  private void compileAll(List<String> names) throws IOException {
    Instant begun = Instant.now();
    Digests found = new Digests();
    StringBuilder index = new StringBuilder();
    ExecutorService workers =
        Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    try {
      List<Future<Made>> tables = new ArrayList<>();
      for (String name : names) {
        Path from = rules.resolve(name + ENDING);
        tables.add(workers.submit(() -> make(from, table.resolve(name + TABLE_ENDING), false)));
        if (name.equals(PreflopTable.RULES)) {
          tables.add(workers.submit(() -> preflop(from, table.resolve(name + PREFLOP))));
        }
      }
      for (Future<Made> made : tables) {
        Made one = result(made);
        found.add(one.to().getFileName().toString(), write(one));
      }
    } finally {
      workers.shutdownNow();
    }
    for (String name : names) {
      index.append(GameReader.read(rules.resolve(name + ENDING)).indexEntry()).append('\n');
    }
    write(table.resolve(Digests.INDEX), index.toString().getBytes(StandardCharsets.UTF_8));
    Files.setLastModifiedTime(table.resolve(Digests.INDEX), FileTime.from(begun));
    if (digests != null) {
      found.compareWith(digests);
    }
  }

  private static Made result(Future<Made> made) throws IOException {
    try {
      return made.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while tables were compiled");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException unreadable) {
        throw unreadable;
      }
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  /** The table of hands before the flop. */
  private static Made preflop(Path from, Path to) throws IOException {
    long start = System.nanoTime();
    byte[] bytes = TableWriter.bytes(new PreflopTable(new HandValues(RulesReader.read(from))));
    return new Made(to, bytes, List.of(), line(to.getFileName().toString(), "", bytes, start));
  }

  /** Files of a directory with this ending: their names without it, in alphabetical order. */
  private static List<String> names(Path directory, String ending) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(ending))
          .map(file -> file.substring(0, file.length() - ending.length()))
          .sorted()
          .toList();
    }
  }

  private static Made make(Path from, Path to, boolean progress) throws IOException {
    long start = System.nanoTime();
    GameRules read = GameReader.read(from);
    CompiledTable compiled = compile(read, progress);
    List<String> warnings =
        compiled.warnings().stream()
            .map(warning -> "yaku-generator: " + from + ": warning: " + warning)
            .toList();
    byte[] bytes = TableWriter.bytes(compiled);
    TableProof.prove(read, bytes);
    String contents = " " + compiled.contents() + ",";
    return new Made(to, bytes, warnings, line(read.name(), contents, bytes, start));
  }

  private static String line(String name, String contents, byte[] bytes, long start) {
    double seconds = (System.nanoTime() - start) / 1e9;
    return String.format(
        Locale.ROOT, "%s:%s %,d bytes, %.1f s", name, contents, bytes.length, seconds);
  }

  private byte[] write(Made made) throws IOException {
    made.warnings().forEach(spec.commandLine().getErr()::println);
    write(made.to(), made.bytes());
    spec.commandLine().getOut().println(made.line());
    return made.bytes();
  }

  private static CompiledTable compile(GameRules read, boolean progress) {
    // The progress bar is for people; in a log it would be noise.
    if (!progress || !CommandLine.Help.Ansi.AUTO.enabled()) {
      return CompiledTable.of(read, stage -> {});
    }
    ProgressBarBuilder bar =
        ProgressBar.builder()
            .setTaskName(read.name())
            .setInitialMax(CompiledTable.stages(read))
            .clearDisplayOnFinish();
    try (ProgressBar shown = bar.build()) {
      return CompiledTable.of(read, stage -> shown.step().setExtraMessage(stage));
    }
  }

  /**
   * Replaces the old file by a finished one. The old file stays unchanged for evaluators that have
   * mapped it. Of several programs that write the same file at once, the last one wins.
   */
  private static void write(Path to, byte[] bytes) throws IOException {
    try {
      replace(to, bytes);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) { // such as a full disk, which the JDK tells without the file
      throw new FileSystemException(to.toString(), null, e.getMessage());
    }
  }

  private static void replace(Path to, byte[] bytes) throws IOException {
    // a pipe, or something that will be rejected
    if (Files.exists(to) && !Files.isRegularFile(to)) {
      Files.write(to, bytes);
      return;
    }
    Path file = target(to);
    if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
      throw new FileSystemException(to.toString(), null, "no such directory to write it to");
    }
    String own = Long.toHexString(ThreadLocalRandom.current().nextLong());
    Path part = file.resolveSibling(file.getFileName() + "." + own + ".part");
    try {
      // On the disk before it has its name, or a loss of power leaves an empty file there.
      Files.write(
          part,
          bytes,
          StandardOpenOption.CREATE_NEW,
          StandardOpenOption.SYNC,
          StandardOpenOption.WRITE);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** The file that a symbolic link leads to, whether it exists or not; other paths as they are. */
  private static Path target(Path path) throws IOException {
    Path target = path;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(path.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  /** The version that the jar's manifest states. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"yaku-generator " + Main.class.getPackage().getImplementationVersion()};
    }
  }
}
