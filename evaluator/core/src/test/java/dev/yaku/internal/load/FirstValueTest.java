package dev.yaku.internal.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import dev.yaku.Started;
import dev.yaku.internal.table.TableBytes;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On the way to the first value nothing of the JDK is used that is linked slowly. */
class FirstValueTest {
  /** Evaluates one hand: a program of its own. */
  static final class First {
    /** As Ks Qs Js Ts 2h 2d; not parsed, which is no part of the way. */
    private static final long ROYAL_FLUSH = 0b11111L << 47 | 1L << 26 | 1L << 13;

    private First() {}

    public static void main(String[] arguments) {
      HandEvaluator evaluator = HandEvaluator.of(arguments[0]);
      if (evaluator.evaluate(ROYAL_FLUSH) != evaluator.ruleSet().maxValue()) {
        throw new IllegalStateException("a royal flush is not the best hand");
      }
    }
  }

  @TempDir Path dir;

  /** The table in a jar, as programs have it. */
  private Path tables() throws IOException, ReflectiveOperationException {
    Path jar = dir.resolve("tables.jar");
    Class<?> neighbor = Class.forName("dev.yaku.tables.TablesLocation");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
        InputStream in = neighbor.getResourceAsStream("TablesLocation.class")) {
      out.putNextEntry(new ZipEntry("dev/yaku/tables/TablesLocation.class"));
      in.transferTo(out);
      out.putNextEntry(new ZipEntry("META-INF/yaku/standard.yaku"));
      out.write(TableBytes.file("standard"));
    }
    return jar;
  }

  private static String place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  /** All classes that a JVM loads for one value, in their order, from the first of ours on. */
  private List<String> loaded() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath =
        String.join(
            File.pathSeparator,
            tables().toString(),
            place(HandEvaluator.class),
            place(First.class));
    Process process =
        Started.program(
                List.of(
                    java, "-Xlog:class+load", "-cp", classPath, First.class.getName(), "standard"))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
    assertEquals(0, process.waitFor());
    List<String> classes =
        lines.stream()
            .filter(line -> line.contains(" source: "))
            .map(line -> line.substring(line.lastIndexOf(']') + 1).trim().split(" ", -1)[0])
            .toList();
    int first = classes.indexOf("dev.yaku.Evaluator");
    assertTrue(first > 0, "no class of the library is loaded");
    int last = classes.lastIndexOf("dev.yaku.internal.jit.ArrayLoop");
    return classes.subList(first, last + 1);
  }

  @Test
  void firstValue_ofABuiltInRuleSet_linksNothing() throws Exception {
    List<String> loaded = loaded();
    List<String> ours = loaded.stream().filter(name -> name.startsWith("dev.yaku.")).toList();
    assertTrue(ours.contains("dev.yaku.internal.hand.HandTableEvaluator"), ours::toString);
    for (String slow :
        List.of("java.lang.invoke.LambdaForm", "java.util.regex", "java.util.stream")) {
      List<String> found = loaded.stream().filter(name -> name.startsWith(slow)).toList();
      assertEquals(List.of(), found);
    }
  }
}
