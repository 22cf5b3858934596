package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher of POSIX systems, beside the jar that the build has just made. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class LauncherIT {
  private static final String PAIR = "As Kd                 High card, ace, king kicker\n";

  @TempDir private Path folder;
  private Path launcher;
  private Path jar;
  private Path cache;

  /** A launcher in a folder with a blank. */
  @BeforeEach
  void install() throws IOException {
    Path place = Files.createDirectories(folder.resolve("my programs"));
    launcher = place.resolve("yaku");
    jar = place.resolve("yaku.jar");
    Files.copy(Path.of("target", "yaku"), launcher);
    assertTrue(launcher.toFile().setExecutable(true));
    Files.copy(Path.of("target", "yaku.jar"), jar);
    cache = folder.resolve("cache");
  }

  /** Classes of older versions are left out of archives. */
  @Test
  void jar_everyClass_hasOurVersion() throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<ZipEntry> classes =
          zip.stream().<ZipEntry>map(e -> e).filter(e -> e.getName().endsWith(".class")).toList();
      assertTrue(classes.stream().anyMatch(e -> e.getName().startsWith("picocli/")));
      for (ZipEntry each : classes) {
        byte[] bytes = zip.getInputStream(each).readNBytes(8);
        assertEquals(61, ByteBuffer.wrap(bytes).getInt(4), each::getName);
      }
    }
  }

  private Process start(Map<String, String> environment, Path program, String... arguments)
      throws IOException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("J") || name.equals("LC_ALL"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    builder.environment().putAll(environment);
    builder.environment().values().removeIf(String::isEmpty);
    return builder.start();
  }

  private static Run finish(Process process, String input) throws Exception {
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, err);
  }

  private Run run(String... arguments) throws Exception {
    return finish(start(Map.of(), launcher, arguments), "");
  }

  private List<Path> archives() throws IOException {
    if (!Files.isDirectory(cache.resolve("yaku"))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(cache.resolve("yaku"))) {
      return files.filter(file -> file.toString().endsWith(".jsa")).toList();
    }
  }

  /** Waits until there are so many archives, and nothing else is made. */
  private Path archive(int count) throws Exception {
    while (archives().size() != count || Files.exists(cache.resolve("yaku/making"))) {
      Thread.sleep(50);
    }
    return archives().stream()
        .max(Comparator.comparing(file -> file.toFile().lastModified()))
        .get();
  }

  /** Runs a command, which must print what it always does; returns the line that starts Java. */
  private String started(Map<String, String> environment) throws Exception {
    Run run = finish(start(environment, Path.of("sh"), "-x", launcher + "", "eval", "As Kd"), "");
    assertEquals(PAIR, run.out());
    assertEquals(0, run.status());
    return run.err().lines().filter(line -> line.startsWith("+ exec ")).findFirst().orElseThrow();
  }

  @Test
  void command_isThatOfTheJar() throws Exception {
    Files.writeString(folder.resolve("cache"), "a file, where no folder can be made");
    assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"));
    assertEquals(new Run(0, PAIR + PAIR, ""), run("eval", "As Kd", "As Kd"));
    Process reader = start(Map.of(), launcher, "eval");
    assertEquals(new Run(0, PAIR, ""), finish(reader, "As Kd\n"));
    assertEquals(Run.of("eval", "As * $HOME", ""), run("eval", "As * $HOME", ""));
    assertEquals(2, run("evil").status());
    Path link = Files.createSymbolicLink(folder.resolve("link"), launcher);
    Path other = Files.createSymbolicLink(folder.resolve("other"), Path.of("link"));
    assertEquals(new Run(0, PAIR, ""), finish(start(Map.of(), link, "eval", "As Kd"), ""));
    assertEquals(new Run(0, PAIR, ""), finish(start(Map.of(), other, "eval", "As Kd"), ""));
  }

  @Test
  void cache_nowhere_isNotNeeded() throws Exception {
    Map<String, String> none = Map.of("XDG_CACHE_HOME", "", "HOME", "");
    assertEquals(new Run(0, PAIR, ""), finish(start(none, launcher, "eval", "As Kd"), ""));
    Map<String, String> wrong = Map.of("XDG_CACHE_HOME", "cache", "HOME", "");
    for (Map<String, String> each : List.of(none, wrong)) {
      Run run = finish(start(each, Path.of("sh"), "-x", launcher + "", "eval", "As Kd"), "");
      assertEquals(PAIR, run.out());
      assertFalse(run.err().contains("jsa") || run.err().contains("kill -0"), run.err());
    }
    assertFalse(Files.exists(cache));
  }

  @Test
  void archive_isMadeOnce_used_andMadeAgainForAnotherJar() throws Exception {
    List<Process> first = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      first.add(start(Map.of(), launcher, "eval", "As Kd"));
    }
    for (Process each : first) {
      assertEquals(new Run(0, PAIR, ""), finish(each, ""));
    }
    Path archive = archive(1);
    assertTrue(Files.size(archive) > 0, "the JVM makes none");
    String option = "-XX:SharedArchiveFile=" + archive;
    String name = nameInCache();
    assertTrue(started(Map.of()).contains(option));
    assertTrue(started(Map.of()).contains(" -jar " + name + " "));
    Run server = finish(start(Map.of(), Path.of("sh"), "-x", launcher + "", "mcp"), "");
    assertEquals(0, server.status());
    assertFalse(server.err().contains(name), server.err());
    // Elsewhere, and in another language, it is the same.
    Map<String, String> elsewhere =
        Map.of("TZ", "Asia/Kathmandu", "LC_ALL", "tr_TR.UTF-8", "LANG", "ja_JP.UTF-8");
    assertTrue(started(elsewhere).contains(option));
    // The JVM must use it, or fail, and has all of our classes in it.
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String[] strict = {option, "-Xshare:on", "-jar", name, "eval", "As Kd"};
    assertEquals(new Run(0, PAIR, ""), finish(start(Map.of(), java, strict), ""));
    String[] loads = {option, "-Xlog:class+load", "-jar", name, "eval", "As Kd"};
    String loaded = finish(start(Map.of(), java, loads), "").out();
    assertTrue(loaded.contains(" dev.yaku.cli.Main source: shared objects file"), loaded);
    assertFalse(loaded.contains(" source: file:"), loaded);

    Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(3600)));
    assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"));
    strict[0] = "-XX:SharedArchiveFile=" + archive(2);
    assertEquals(name, nameInCache());
    assertEquals(new Run(0, PAIR, ""), finish(start(Map.of(), java, strict), ""));

    // Another file gets another name, and that of a file that is gone is deleted.
    Path other = folder.resolve("other");
    Files.copy(jar, other);
    Files.delete(jar);
    Files.move(other, jar);
    assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"));
    archive(3);
    assertTrue(Files.isSameFile(jar, Path.of(nameInCache())));
  }

  /** The only name in the cache of a jar whose folder has a blank. */
  private String nameInCache() throws IOException {
    try (Stream<Path> files = Files.list(cache.resolve("yaku"))) {
      List<Path> names = files.filter(file -> file.toString().endsWith(".jar")).toList();
      assertEquals(1, names.size(), names::toString);
      return names.get(0).toString();
    }
  }

  /** A jar that has a plain name, or can get none, is started by its own. */
  @Test
  void jar_withoutNameInCache_isUsedByItsOwn() throws Exception {
    cache = folder.resolve("my cache");
    assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"));
    archive(1);
    assertTrue(started(Map.of()).contains(jar.toString()), started(Map.of()));
    cache = folder.resolve("cache");
    launcher = Files.move(launcher, folder.resolve("yaku"));
    jar = Files.move(jar, folder.resolve("yaku.jar"));
    assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"));
    archive(1);
    assertTrue(started(Map.of()).contains(jar.toString()), started(Map.of()));
    try (Stream<Path> files = Files.list(cache.resolve("yaku"))) {
      assertTrue(files.noneMatch(file -> file.toString().endsWith(".jar")));
    }
  }

  /** Cut, flipped, empty, foreign: {@code -Dyaku.damages} says how many bytes are flipped. */
  @Test
  void archive_damaged_harmsNothingAndIsMadeAnew() throws Exception {
    assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"));
    Path archive = archive(1);
    byte[] right = Files.readAllBytes(archive);
    SplittableRandom random = new SplittableRandom(1);
    int flips = Integer.getInteger("yaku.damages", 3);
    for (int damage = 0; damage < flips + 4; damage++) {
      byte[] bytes =
          switch (damage) {
            case 0 -> new byte[0];
            case 1 -> Arrays.copyOf(right, random.nextInt(right.length));
            case 2 -> Arrays.copyOf(right, right.length + 1);
            case 3 -> "a program of another kind".getBytes(StandardCharsets.UTF_8);
            default -> right.clone();
          };
      if (damage >= 4) {
        int place = random.nextInt(damage % 2 == 0 ? 4096 : bytes.length);
        bytes[place] ^= (byte) (1 << random.nextInt(Byte.SIZE));
      }
      assertTrue(archive.toFile().setWritable(true));
      Files.write(archive, bytes);
      assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"), "damage " + damage);
      if (damage <= 4) {
        archive = archive(1); // anew
        right = Files.readAllBytes(archive);
      } else {
        archive = Files.write(archive, right);
      }
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertTrue(files.noneMatch(file -> file.toString().contains("hs_err")));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "true|eval|As Kd",
        "true|eval|--rules|short-deck|As Kd",
        "true|eval|--words|As Kd",
        "true|eval|--format=tsv|As Kd",
        "true|equity|AA / KK",
        "true|machine",
        "true|rules|standard",
        "false|eval",
        "false|eval|--format|tsv",
        "false|equity|--trials|1000|AA / KK",
        "false|equity|--time=1s|AA / KK",
        "false|solve|spot.txt",
        "false|count|--cards|7",
        "false|strength|As Kd",
        "false|matrix|--three|--write|file",
        "false|--help",
        "false|"
      })
  void compilers_bothUnlessTheCommandEndsSoon(String line) throws Exception {
    String[] words = line.split("\\|", -1);
    List<String> arguments = Arrays.asList(words).subList(1, words.length);
    List<String> options = options(Map.of(), arguments);
    assertEquals(words[0].equals("true"), options.contains("-XX:TieredStopAtLevel=1"), line);
    assertEquals(arguments, options.subList(options.indexOf(jar + "") + 1, options.size()));
  }

  @Test
  void solve_ofARiverOfFewSizes_hasTheFirstCompilerAlone() throws Exception {
    String river = "# one\noop = AA\n board= Ts 9s6h Qc 2d # odd\nbets = 33%, 75%\n";
    for (String board : List.of("Ts 9s 6h Qc", "10s 10h 9c 8d", "T♠ 9♠ 6♥ Q♣", "")) {
      assertSolves(false, river.replace("Ts 9s6h Qc 2d", board));
    }
    assertSolves(true, river);
    assertSolves(true, "bets = 50%\nboard = 2c3c4c5c6c");
    assertSolves(false, river.replace("33%, 75%", "20%, 33%, 50%, 75%, 100%"));
    assertSolves(false, "");
    assertSolves(false, "\0".repeat(5000) + "\nboard = 2c3c4c5c6c\n"); // as in a solution
  }

  private void assertSolves(boolean hasTheFirstAlone, String question) throws Exception {
    Path file = Files.writeString(folder.resolve("a question"), question);
    List<String> options = options(Map.of(), List.of("solve", file + "", "--error", "1%"));
    assertEquals(hasTheFirstAlone, options.contains("-XX:TieredStopAtLevel=1"), question);
    assertFalse(options.contains("-XX:CompileThresholdScaling=10"), question);
    assertTrue(options.contains("-XX:Tier4BackEdgeThreshold=400000"), question);
  }

  @Test
  void heap_isSmall_unlessTheUserHasChosen() throws Exception {
    assertTrue(options(Map.of(), List.of("eval")).contains("-XX:+UseSerialGC"));
    for (String each : List.of("-Xmx1g", "-ea -XX:+UseG1GC")) {
      List<String> options = options(Map.of("JAVA_TOOL_OPTIONS", each), List.of("eval"));
      assertFalse(options.contains("-XX:+UseSerialGC"), each);
      assertFalse(options.contains("-Dyaku.launcher=true"), each);
    }
  }

  /** With what it starts Java. */
  private List<String> options(Map<String, String> more, List<String> arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(launcher + ""));
    command.addAll(arguments);
    // Says with what it is started, and ends.
    Path home = folder.resolve("home");
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"\n");
    assertTrue(java.toFile().setExecutable(true));
    Map<String, String> place =
        new HashMap<>(
            Map.of(
                "JAVA_HOME", home + "",
                "XDG_CACHE_HOME", "",
                "HOME", "",
                "JAVA_TOOL_OPTIONS", "",
                "JDK_JAVA_OPTIONS", "",
                "_JAVA_OPTIONS", ""));
    place.putAll(more);
    return finish(start(place, Path.of("sh"), command.toArray(String[]::new)), "")
        .out()
        .lines()
        .toList();
  }

  @Test
  void java_noneOrTooOld_isSaid() throws Exception {
    Map<String, String> none = Map.of("JAVA_HOME", "", "PATH", folder.toString());
    Run absent = finish(start(none, launcher, "eval", "As Kd"), "");
    assertEquals(1, absent.status());
    assertEquals(
        "yaku: no Java found: install Java 17 or later, or set JAVA_HOME to its folder\n",
        absent.err());
    Path home = folder.resolve("old");
    Run wrong = finish(start(Map.of("JAVA_HOME", home + ""), launcher, "eval"), "");
    assertEquals(1, wrong.status());
    assertTrue(wrong.err().startsWith("yaku: JAVA_HOME is " + home + ","), wrong.err());
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\necho 'java version \"1.8.0_292\"' >&2\n");
    assertTrue(java.toFile().setExecutable(true));
    for (String release : new String[] {null, "IMPLEMENTOR=x\nJAVA_VERSION=\"11.0.2\"\n"}) {
      if (release != null) {
        Files.writeString(home.resolve("release"), release);
      }
      Run old = finish(start(Map.of("JAVA_HOME", home + ""), launcher, "eval"), "");
      String version = release == null ? "1.8.0_292" : "11.0.2";
      assertEquals(1, old.status());
      String fault = "yaku: " + java + " is Java " + version + ": expected 17 or later;";
      assertTrue(old.err().startsWith(fault), old.err());
    }
  }
}
