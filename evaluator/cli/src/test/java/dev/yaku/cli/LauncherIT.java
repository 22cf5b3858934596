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
import java.util.List;
import java.util.Map;
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

  /** Waits until there is an archive that is not older than the jar, and nothing else is made. */
  private Path archive() throws Exception {
    while (true) {
      for (Path each : archives()) {
        boolean isNew =
            Files.getLastModifiedTime(each).compareTo(Files.getLastModifiedTime(jar)) >= 0;
        try (Stream<Path> files = Files.list(cache.resolve("yaku"))) {
          if (isNew && files.noneMatch(file -> file.toString().contains("making"))) {
            return each;
          }
        }
      }
      Thread.sleep(50);
    }
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
    Path archive = archive();
    assertEquals(List.of(archive), archives());
    assertTrue(Files.size(archive) > 0, "the JVM makes none");
    Run used = finish(start(Map.of(), Path.of("sh"), "-x", launcher + "", "eval", "As Kd"), "");
    assertEquals(PAIR, used.out());
    assertTrue(used.err().contains("=" + archive), used.err());
    // The JVM must use it, or fail.
    boolean aot = Runtime.version().feature() >= 25;
    String name = aot ? "-XX:AOTCache=" : "-XX:SharedArchiveFile=";
    String demand = aot ? "-XX:AOTMode=on" : "-Xshare:on";
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String[] strict = {name + archive, demand, "-jar", jar.toString(), "eval", "As Kd"};
    assertEquals(new Run(0, PAIR, ""), finish(start(Map.of(), java, strict), ""));

    Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(3600)));
    Run changed = run("eval", "As Kd");
    assertEquals(new Run(0, PAIR, ""), changed);
    Path next = archive();
    assertEquals(0, finish(start(Map.of(), java, strict(strict, name + next)), "").status());
    assertEquals(new Run(0, PAIR, ""), run("eval", "As Kd"));
  }

  private static String[] strict(String[] arguments, String first) {
    String[] others = arguments.clone();
    others[0] = first;
    return others;
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
