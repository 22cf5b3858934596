package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.yaku.Started;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher of POSIX systems, beside the jar that the build has just made. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@Execution(ExecutionMode.CONCURRENT)
class LauncherIT {
  private static final Path BUILT = Path.of("target", "yaku").toAbsolutePath();
  private static final String PAIR = "As Kd                 High card, ace, king kicker\n";
  private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
  private static final boolean KEEPS = Runtime.version().feature() >= 19; // an archive by itself

  @TempDir private Path folder;
  private Path cache;

  @BeforeEach
  void name() {
    cache = folder.resolve("cache");
  }

  /** Starts the launcher with a home and a cache folder that are not the user's. */
  private ProcessBuilder builder(Path launcher, String... arguments) {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = Started.program(command).directory(folder.toFile());
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(name -> name.startsWith("J") || name.startsWith("_J"));
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("XDG_CACHE_HOME", cache.toString());
    environment.put("HOME", folder.toString());
    return builder;
  }

  private static Run run(ProcessBuilder builder, String... changes) throws Exception {
    for (String each : changes) {
      String[] sides = each.split("=", 2);
      builder.environment().put(sides[0], sides[1]);
    }
    builder.environment().values().removeIf(String::isEmpty);
    return Run.finish(builder.start(), "");
  }

  private void assertAnswers(Path launcher, String... changes) throws Exception {
    assertEquals(new Run(0, PAIR, ""), run(builder(launcher, "eval", "As Kd"), changes));
  }

  /** Launcher and jar in a folder of this name. */
  private Path installed(String name) throws IOException {
    Path place = Files.createDirectories(folder.resolve(name));
    for (String each : List.of("yaku", "yaku.jar")) {
      Path from = BUILT.resolveSibling(each);
      Files.copy(from, place.resolve(each), StandardCopyOption.COPY_ATTRIBUTES);
    }
    return place.resolve("yaku");
  }

  /** A Java of this version that only prints its arguments. */
  private Path home(String release) throws IOException {
    Path home = folder.resolve("java " + release);
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertTrue(java.toFile().setExecutable(true));
    Files.writeString(home.resolve("release"), "A=B\nJAVA_VERSION=\"" + release + "\"\n");
    return home;
  }

  /** With what Java of a version is started. */
  private List<String> started(String release, List<String> arguments, String... changes)
      throws Exception {
    ProcessBuilder builder = builder(BUILT, arguments.toArray(String[]::new));
    builder.environment().put("JAVA_HOME", home(release).toString());
    Run run = run(builder, changes);
    assertEquals("", run.err());
    assertEquals(0, run.status());
    List<String> started = run.out().lines().toList();
    int jar = started.indexOf("-jar");
    assertEquals(BUILT.resolveSibling("yaku.jar").toRealPath().toString(), started.get(jar + 1));
    assertEquals(arguments, started.subList(jar + 2, started.size()));
    return started.subList(0, jar);
  }

  /** What is below a folder: names, kinds, times and contents, links as links. */
  private static Map<String, String> tree(Path root) throws IOException {
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path each : all.toList()) {
        String text =
            Files.isSymbolicLink(each)
                ? Files.readSymbolicLink(each).toString()
                : Files.isDirectory(each)
                    ? ""
                    : Files.readString(each, StandardCharsets.ISO_8859_1);
        Object number = Files.getAttribute(each, "unix:ino", LinkOption.NOFOLLOW_LINKS);
        found.put(root.relativize(each).toString(), number + " " + text.hashCode());
      }
    }
    return found;
  }

  private Path archive(String command) throws IOException {
    try (Stream<Path> files = Files.list(cache.resolve("yaku"))) {
      String end = "-java-" + Runtime.version().feature() + command + ".jsa";
      return files.filter(file -> file.toString().endsWith(end)).findFirst().orElseThrow();
    }
  }

  /** The archive that the build has made; Java 17 wants the jar to be where it was then. */
  private static Path built() throws IOException {
    try (Stream<Path> files = Files.list(BUILT.toRealPath().getParent())) {
      return files.filter(file -> file.toString().endsWith(".jsa")).findFirst().orElseThrow();
    }
  }

  /** Classes of older versions are left out of archives. */
  @Test
  void jar_everyClass_hasOurVersion() throws IOException {
    try (ZipFile zip = new ZipFile(BUILT.resolveSibling("yaku.jar").toFile())) {
      List<ZipEntry> classes =
          zip.stream().<ZipEntry>map(e -> e).filter(e -> e.getName().endsWith(".class")).toList();
      assertTrue(classes.stream().anyMatch(e -> e.getName().startsWith("picocli/")));
      for (ZipEntry each : classes) {
        byte[] bytes = zip.getInputStream(each).readNBytes(8);
        assertEquals(61, ByteBuffer.wrap(bytes).getInt(4), each::getName);
      }
    }
  }

  @Test
  void command_isThatOfTheJar() throws Exception {
    assertEquals(new Run(0, PAIR + PAIR, ""), run(builder(BUILT, "eval", "As Kd", "As Kd")));
    Process reader = builder(BUILT, "eval").start();
    assertEquals(new Run(0, PAIR, ""), Run.finish(reader, "As Kd\n"));
    assertEquals(Run.of("eval", "As * $HOME", ""), run(builder(BUILT, "eval", "As * $HOME", "")));
    assertEquals(2, run(builder(BUILT, "evil")).status());
    Path link = Files.createSymbolicLink(folder.resolve("link"), BUILT);
    assertAnswers(Files.createSymbolicLink(folder.resolve("other"), link.getFileName()));
  }

  /** The first start of several at once, and the next, which must have all classes from there. */
  @Test
  void archive_isMadeOrThereAndUsed() throws Exception {
    List<Process> first = new ArrayList<>();
    for (int i = 0; i < (KEEPS ? 4 : 1); i++) {
      first.add(builder(BUILT, "eval", "As Kd").start());
    }
    for (Process each : first) {
      assertEquals(new Run(0, PAIR, ""), Run.finish(each, ""));
    }
    Path archive = KEEPS ? archive("-eval") : built();
    assertEquals(KEEPS, Files.exists(cache));
    byte[] made = Files.readAllBytes(archive);
    assertAnswers(BUILT);
    assertTrue(Arrays.equals(made, Files.readAllBytes(archive)), "made twice");
    ProcessBuilder strict = builder(JAVA, "-XX:SharedArchiveFile=" + archive, "-Xshare:on");
    String jar = BUILT.resolveSibling("yaku.jar").toRealPath().toString();
    strict.command().addAll(List.of("-Xlog:class+load", "-jar", jar, "eval", "As Kd"));
    Run loaded = run(strict);
    assertEquals(0, loaded.status(), loaded.err());
    // Java 17 compares a jar's path with its address, in which a blank or an umlaut is escaped.
    boolean escaped = !Path.of(jar).toUri().getRawPath().equals(jar);
    boolean used = loaded.out().contains(" dev.yaku.cli.Main source: shared objects file");
    assertEquals(KEEPS || !escaped, used, jar);
    assertEquals(KEEPS, run(builder(BUILT, "rules")).status() == 0 && Files.exists(cache));
  }

  /** Empty, cut, with a byte flipped in its head or anywhere, or of another kind. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void archive_damaged_isNotUsed(int damage) throws Exception {
    Path launcher = installed("place");
    Path archive;
    if (KEEPS) {
      assertAnswers(launcher);
      archive = archive("-eval");
    } else {
      String jar = launcher.resolveSibling("yaku.jar").toRealPath().toString();
      Path made = folder.resolve("made");
      ProcessBuilder make = builder(JAVA, "-XX:ArchiveClassesAtExit=" + made, "-Xlog:disable");
      make.command().addAll(List.of("-XX:TieredStopAtLevel=1", "-cp", jar));
      make.command().addAll(List.of("dev.yaku.cli.Main", "eval", "As Kd"));
      assertEquals(new Run(0, PAIR, ""), run(make));
      archive = Files.move(made, launcher.resolveSibling("yaku-" + Files.size(made) + ".jsa"));
    }
    byte[] right = Files.readAllBytes(archive);
    SplittableRandom random = new SplittableRandom(damage);
    byte[] wrong = right.clone();
    switch (damage) {
      case 0 -> wrong = new byte[0];
      case 1 -> wrong = Arrays.copyOf(right, random.nextInt(right.length));
      case 2 -> wrong = "a program of another kind".getBytes(StandardCharsets.UTF_8);
      case 3 -> wrong[random.nextInt(4096)] ^= 1;
      default -> wrong[4096 + random.nextInt(right.length - 4096)] ^= 1;
    }
    assertTrue(archive.toFile().setWritable(true));
    Files.write(archive, wrong);
    for (int i = 0; i < (KEEPS ? 2 : 1); i++) {
      assertAnswers(launcher);
    }
  }

  /** In a folder with a blank and an umlaut, where the language may know none. */
  @ParameterizedTest
  @ValueSource(strings = {"LC_ALL=C", "LC_ALL=xx_XX.UTF-8", "LC_ALL=C.UTF-8"})
  void folder_withBlankAndUmlaut_isFound(String language) throws Exception {
    assumeTrue("UTF-8".equals(System.getProperty("sun.jnu.encoding")), "no such folder here");
    assertAnswers(installed("my tåbles"), language);
  }

  @Test
  void folder_withColon_isRefusedWithAReason() throws Exception {
    Path launcher = installed("a:b");
    String message =
        "yaku: %s: Java starts no jar in a folder with a colon in its path: move the program\n";
    assertEquals(
        new Run(1, "", message.formatted(launcher.getParent().toRealPath())),
        run(builder(launcher, "eval", "As Kd")));
  }

  /** As after a build that has made the folder anew: Java would print where it failed. */
  @Test
  void currentFolder_gone_isSaid() throws Exception {
    String line = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" eval 'As Kd'";
    Run run = run(builder(Path.of("sh"), "-c", line, BUILT.toString()));
    String said = "yaku: the current folder is gone: change to another one\n";
    assertEquals(1, run.status());
    assertTrue(run.err().endsWith(said), run.err()); // after what the shell may say
    assertFalse(run.err().contains("\tat "), run.err());
  }

  /** Files of others in the folder, with names as if they were ours, and a link in its place. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void cache_foreignFiles_stayAsTheyAre(boolean link) throws Exception {
    Path victim = link ? folder.resolve("victim") : cache.resolve("yaku");
    Files.createDirectories(victim.resolve("making"));
    Files.createDirectories(victim.resolve("deep/making"));
    for (String each : List.of("app.jar", "123.jar", "17-1.2.3.jsa", "x.jsa", "making/archive")) {
      Path file = Files.writeString(victim.resolve(each), each);
      assertTrue(file.toFile().setLastModified(1_000_000_000_000L));
      Files.writeString(victim.resolve("deep").resolve(file.getFileName()), each);
    }
    Path other = Files.writeString(folder.resolve("other"), "of another program");
    if (link) {
      Files.createDirectories(cache);
      Files.createSymbolicLink(cache.resolve("yaku"), victim);
    }
    Map<String, String> before = tree(victim);
    assertAnswers(BUILT);
    if (!link && KEEPS) {
      Path archive = archive("-eval");
      Files.delete(archive);
      Files.createSymbolicLink(archive, other);
      assertAnswers(BUILT);
      Files.delete(archive);
    }
    assertEquals(before, tree(victim));
    assertEquals("of another program", Files.readString(other));
  }

  @Test
  void cache_nowhereOrNoFolder_isNotNeeded() throws Exception {
    String file = Files.writeString(folder.resolve("file"), "").toString();
    Map<String, String> before = tree(folder);
    String[][] places = {
      {"XDG_CACHE_HOME=", "HOME="},
      {"XDG_CACHE_HOME=relative", "HOME="},
      {"XDG_CACHE_HOME=", "HOME=/"}, // of the system, unless that is who we are
      {"XDG_CACHE_HOME=" + file},
      {"XDG_CACHE_HOME=" + folder + ":" + folder},
      {"XDG_CACHE_HOME=/proc/none"},
    };
    for (String[] each : places) {
      if (each.length < 2 || !each[1].endsWith("/") || !isOurs(Path.of("/"))) {
        List<String> options = started("25", List.of("eval", "As Kd"), each);
        assertFalse(options.toString().contains("SharedArchive"), options::toString);
      }
    }
    before.keySet().forEach(name -> assertTrue(Files.exists(folder.resolve(name))));
    assertFalse(Files.exists(folder.resolve("relative")));
    assertAnswers(BUILT, places[0]);
    assertAnswers(BUILT, places[3]);
  }

  private static boolean isOurs(Path path) throws IOException {
    return Files.getOwner(path).equals(Files.getOwner(BUILT));
  }

  @Test
  void archive_isOfProgramJavaAndCommand() throws Exception {
    for (String each : List.of("eval", "hold", "solve", "../x", "machine/..")) {
      String kind = each.equals("eval") || each.equals("hold") ? "-" + each : "";
      List<String> options = started("25.0.1", List.of(each));
      String name = cache + "/yaku/yaku-" + version() + "-java-25" + kind + ".jsa";
      assertTrue(options.contains("-XX:SharedArchiveFile=" + name), options::toString);
      assertTrue(options.contains("-XX:+AutoCreateSharedArchive"), options::toString);
    }
    List<String> home = started("19", List.of("eval"), "XDG_CACHE_HOME=");
    String name = folder + "/.cache/yaku/yaku-" + version() + "-java-19-eval.jsa";
    assertTrue(home.contains("-XX:SharedArchiveFile=" + name), home::toString);
    assertFalse(started("18.0.2", List.of("eval")).contains("-XX:+AutoCreateSharedArchive"));
  }

  private static String version() throws IOException {
    String jar = BUILT.resolveSibling("yaku.jar").toString();
    try (JarFile file = new JarFile(jar)) {
      return file.getManifest().getMainAttributes().getValue("Implementation-Version");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "true|eval|As Kd",
        "true|equity|AA / KK",
        "true|machine|jacks-9-6",
        "true|rules|standard",
        "false|eval",
        "false|eval|--format|tsv",
        "false|equity|--trials|1000|AA / KK",
        "false|equity|AA / KK|--time=1s",
        "false|solve|spot.txt",
        "false|count|--cards|7",
        "false|strength|As Kd",
        "false|--help",
        "false|evaluate|As Kd",
        "false|"
      })
  void compilers_bothUnlessAllArgumentsAreHands(String line) throws Exception {
    String[] words = line.split("\\|", -1);
    List<String> options = started("17", Arrays.asList(words).subList(1, words.length));
    assertEquals(words[0].equals("true"), options.contains("-XX:TieredStopAtLevel=1"), line);
    boolean solver = words[1].equals("solve");
    assertEquals(solver, options.contains("-XX:Tier4BackEdgeThreshold=400000"), line);
    assertEquals(!solver, options.contains("-XX:CompileThresholdScaling=10"), line);
  }

  /** The question of a solve is a pipe here, whose reader would wait for ever. */
  @Test
  void argument_isNeitherReadNorExpanded() throws Exception {
    Path pipe = folder.resolve("spot.txt");
    assertEquals(0, Started.program(List.of("mkfifo", pipe.toString())).start().waitFor());
    started("17", List.of("solve", "spot.txt", "--error", "1%"));
    Files.delete(pipe);
    Files.writeString(pipe, "board = /*/*/*/*\noop = `touch a`\nip = $(touch b)\n");
    started("17", List.of("solve", "spot.txt", "/*/*", "*", "$(touch c)", "`touch d`", "a  b"));
    started("25", List.of("*/../*", "$HOME", "-e", "--", "\\n"));
    ProcessBuilder traced =
        builder(Path.of("sh"), "-x", BUILT.toString(), "solve", "spot.txt", "*");
    traced.environment().put("JAVA_HOME", home("17").toString());
    assertFalse(run(traced).err().contains("/usr"), "expanded");
    for (String each : List.of("a", "b", "c", "d")) {
      assertFalse(Files.exists(folder.resolve(each)), each);
    }
  }

  @Test
  void heap_isSmall_unlessTheUserHasChosen() throws Exception {
    assertTrue(started("17", List.of("eval")).contains("-XX:+UseSerialGC"));
    for (String each : List.of("-Xmx1g", "-ea -XX:+UseG1GC")) {
      List<String> options = started("17", List.of("eval"), "JAVA_TOOL_OPTIONS=" + each);
      assertFalse(options.contains("-XX:+UseSerialGC"), each);
      assertFalse(options.contains("-Dyaku.launcher=true"), each);
    }
  }

  @Test
  void java_noneOrTooOld_isSaid() throws Exception {
    // Only what the launcher itself starts.
    Path bin = Files.createDirectories(folder.resolve("bin"));
    for (String each : List.of("readlink", "sed", "sh")) {
      Path tool =
          Files.exists(Path.of("/bin", each)) ? Path.of("/bin", each) : Path.of("/usr/bin", each);
      Files.createSymbolicLink(bin.resolve(each), tool);
    }
    Run absent = run(builder(BUILT, "eval", "As Kd"), "JAVA_HOME=", "PATH=" + bin);
    String message =
        "yaku: no Java found: install Java 17 or later, or set JAVA_HOME to its folder\n";
    assertEquals(new Run(1, "", message), absent);
    Run wrong = run(builder(BUILT, "eval"), "JAVA_HOME=/none");
    assertEquals(1, wrong.status());
    assertTrue(wrong.err().startsWith("yaku: JAVA_HOME is /none, which has no bin/java"));
    Path home = home("11.0.2");
    Path java = home.resolve("bin/java");
    String old = "yaku: %s is Java %s: expected 17 or later; set JAVA_HOME to its folder\n";
    assertEquals(
        new Run(1, "", old.formatted(java, "11.0.2")),
        run(builder(BUILT, "eval"), "JAVA_HOME=" + home));
    Files.delete(home.resolve("release"));
    Files.writeString(java, "#!/bin/sh\necho 'java version \"1.8.0_292\"' >&2\n");
    assertEquals(
        new Run(1, "", old.formatted(java, "1.8.0_292")),
        run(builder(BUILT, "eval"), "JAVA_HOME=" + home));
  }
}
