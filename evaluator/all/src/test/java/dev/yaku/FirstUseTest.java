package dev.yaku;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whoever uses the library first, and however many at once, gets the answers of a single thread.
 * The number of JVMs of each kind is 1, 2 in a thorough run, or that of the system property {@code
 * yaku.jvms}.
 */
@Tag("proof")
class FirstUseTest {
  private static final int JVMS =
      Integer.getInteger("yaku.jvms", Integer.getInteger("yaku.step", 1) == 1 ? 2 : 1);

  private static List<String> expected;

  @BeforeAll
  static void answerByOneThread() throws Exception {
    expected = run(FirstUse.class, "one", "0");
    assertTrue(expected.size() > 30, expected::toString);
  }

  /** What a program prints, which has a JVM of its own. */
  private static List<String> run(Class<?> program, String... arguments) throws Exception {
    return run("-XX:TieredStopAtLevel=1", program, arguments);
  }

  private static List<String> run(String option, Class<?> program, String... arguments)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-ea", "-Xmx256m", "-XX:+UseSerialGC", option));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(program.getName());
    command.addAll(List.of(arguments));
    Process process = Started.program(command).redirectErrorStream(true).start();
    try {
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertTrue(process.waitFor(1, TimeUnit.MINUTES));
      assertEquals(0, process.exitValue(), printed);
      return printed.lines().toList();
    } finally {
      process.destroyForcibly();
    }
  }

  /** In JVMs that compile slowly and well, and quickly, in turn. */
  private static void assertAsExpected(String kind, int first) throws Exception {
    for (int jvm = first; jvm < first + JVMS; jvm++) {
      String option = "-XX:TieredStopAtLevel=" + (jvm % 2 == 0 ? 4 : 1);
      assertEquals(expected, run(option, FirstUse.class, kind, "" + jvm * 5), "JVM " + jvm);
    }
  }

  @Test
  void firstUse_byEightThreadsAtOnce_isAsByOne() throws Exception {
    assertAsExpected("platform", 0);
  }

  @Test
  void firstUse_byVirtualThreads_isAsByOne() throws Exception {
    assumeTrue(Runtime.version().feature() >= 21);
    assertAsExpected("virtual", 1);
  }

  @Test
  void firstUse_byTwoClassLoadersAtOnce_isAsByOne() throws Exception {
    assertEquals(expected, run(TwoLoaders.class));
  }

  @Test
  void firstUse_fromJarsInAJar_isAsByOne() throws Exception {
    assertEquals(expected, run(JarsInAJar.class));
  }
}
