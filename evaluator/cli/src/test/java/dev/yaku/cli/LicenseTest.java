package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each jar contains the licences of its contents: that of yaku, and those of shaded libraries. */
class LicenseTest {
  /** The top of the project: tests run in the folder of their module. */
  private static final Path TOP = Path.of("..", "..");

  @ParameterizedTest
  @CsvSource({"generator", "tables", "evaluator", "evaluator/cli", "evaluator/spark"})
  void pom_ofEveryModule_takesTheLicenceAlong(String module) throws IOException {
    assertTrue(takesLicence(TOP.resolve("pom.xml")));
    String pom = Files.readString(TOP.resolve(module).resolve("pom.xml"));
    boolean inherits = !pom.contains("\n    <resources>\n");
    assertTrue(inherits || takesLicence(TOP.resolve(module).resolve("pom.xml")), module);
  }

  private static boolean takesLicence(Path pom) throws IOException {
    return Files.readString(pom).contains("<include>LICENSE</include>");
  }

  @ParameterizedTest
  @CsvSource({
    "generator, picocli fastutil progressbar JLine",
    "evaluator/cli, picocli",
    "evaluator/spark, picocli",
  })
  void shadedJar_namesWhatIsInIt(String module, String contained) throws IOException {
    Path folder = TOP.resolve(module);
    assertTrue(Files.readString(folder.resolve("pom.xml")).contains("META-INF/THIRD-PARTY.txt"));
    String named = Files.readString(folder.resolve("src/shade/THIRD-PARTY.txt"));
    assertEquals(
        Arrays.asList(contained.split(" ", -1)),
        named
            .lines()
            .filter(line -> line.matches("\\w+, https://.*"))
            .map(line -> line.replaceFirst(",.*", ""))
            .toList());
  }
}
