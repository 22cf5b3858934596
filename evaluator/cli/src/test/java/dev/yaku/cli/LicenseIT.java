package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is in a jar has its licence with it: yaku, and what is shaded in. It reads the jars that the
 * build has just made, and so runs after they are made.
 */
class LicenseIT {
  /** The top of the project: tests run in the folder of their module. */
  private static final Path TOP = Path.of("..", "..");

  /** By package: its owner. */
  private static final Map<String, String> OWNERS =
      Map.of(
          "picocli/", "picocli",
          "it/unimi/", "fastutil",
          "me/tongfei/", "progressbar",
          "org/jline/", "JLine");

  private static ZipFile jar(String module, String name) throws IOException {
    return new ZipFile(TOP.resolve(module).resolve("target").resolve(name + ".jar").toFile());
  }

  private static byte[] bytes(ZipFile jar, String name) throws IOException {
    ZipEntry entry = jar.getEntry(name);
    assertNotNull(entry, jar.getName() + " without " + name);
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "generator, yaku-generator-0.1.0-SNAPSHOT",
    "generator, yaku-generator",
    "tables/holdem, yaku-tables-0.1.0-SNAPSHOT",
    "tables/omaha, yaku-tables-omaha-0.1.0-SNAPSHOT",
    "tables/games, yaku-tables-games-0.1.0-SNAPSHOT",
    "evaluator/core, yaku-core-0.1.0-SNAPSHOT",
    "evaluator/equity, yaku-equity-0.1.0-SNAPSHOT",
    "evaluator/strength, yaku-strength-0.1.0-SNAPSHOT",
    "evaluator/videopoker, yaku-videopoker-0.1.0-SNAPSHOT",
    "evaluator/solver, yaku-solver-0.1.0-SNAPSHOT",
    "evaluator/cli, yaku-cli-0.1.0-SNAPSHOT",
    "evaluator/cli, yaku",
  })
  void jar_takesTheLicenceAlong(String module, String name) throws IOException {
    try (ZipFile jar = jar(module, name)) {
      assertArrayEquals(Files.readAllBytes(TOP.resolve("LICENSE")), bytes(jar, "META-INF/LICENSE"));
    }
  }

  @ParameterizedTest
  @CsvSource({"generator, yaku-generator", "evaluator/cli, yaku"})
  void shadedJar_namesWhatIsInIt(String module, String name) throws IOException {
    try (ZipFile jar = jar(module, name)) {
      Set<String> named =
          new String(bytes(jar, "META-INF/THIRD-PARTY.txt"), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> line.matches("\\w+, https://.*"))
              .map(line -> line.replaceFirst(",.*", ""))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(owners(jar), named);
    }
  }

  /** Of all classes in a jar but yaku's. */
  private static Set<String> owners(ZipFile jar) {
    return jar.stream()
        .map(ZipEntry::getName)
        .filter(entry -> entry.endsWith(".class") && !entry.startsWith("dev/yaku/"))
        .map(LicenseIT::owner)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String owner(String entry) {
    return OWNERS.entrySet().stream()
        .filter(owner -> entry.startsWith(owner.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("nobody known: " + entry);
  }
}
