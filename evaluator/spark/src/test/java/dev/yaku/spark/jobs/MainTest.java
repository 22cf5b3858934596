package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.strength.Measure;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What spark-submit is given. */
class MainTest {
  @ParameterizedTest
  @EnumSource
  void helpOfStrength_namesEveryMeasure(Measure.Kind kind) {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    assertEquals(0, Main.run(writer, writer, "strength", "--help"));
    assertTrue(out.toString().contains(kind.name().toLowerCase(Locale.ROOT)), out::toString);
  }

  @Test
  void jarForACluster_hasNoPackageOfOthers() throws IOException {
    try (JarFile jar = new JarFile(System.getProperty("yaku.jar"))) {
      List<String> others =
          jar.stream()
              .map(entry -> entry.getName())
              .filter(name -> !name.startsWith("dev/") && !name.startsWith("META-INF/"))
              .toList();
      assertEquals(List.of(), others);
    }
  }
}
