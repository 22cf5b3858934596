package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /** The jar of this name, where a star stands for the version. */
  private static ZipFile jar(String module, String name) throws IOException {
    String pattern = name.replace("*", "[0-9.]+(-SNAPSHOT)?") + "[.]jar";
    try (Stream<Path> files = Files.list(TOP.resolve(module).resolve("target"))) {
      List<Path> jars =
          files.filter(file -> file.getFileName().toString().matches(pattern)).toList();
      assertEquals(1, jars.size(), module + "/target/" + pattern);
      return new ZipFile(jars.get(0).toFile());
    }
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
    "generator, yaku-generator-*",
    "generator, yaku-generator",
    "tables/holdem, yaku-tables-*",
    "tables/omaha, yaku-tables-omaha-*",
    "tables/games, yaku-tables-games-*",
    "evaluator/core, yaku-core-*",
    "evaluator/equity, yaku-equity-*",
    "evaluator/strength, yaku-strength-*",
    "evaluator/videopoker, yaku-videopoker-*",
    "evaluator/interop, yaku-interop-*",
    "evaluator/solver, yaku-solver-*",
    "evaluator/vector, yaku-vector-*",
    "evaluator/all, yaku-all-*",
    "evaluator/cli, yaku-cli-*",
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
