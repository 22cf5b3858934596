package dev.yaku.internal.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Started;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever others do to a mapped file, the JVM survives, and no answer is wrong. */
@Tag("proof")
class MappedTableTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  /**
   * How files are read that need not be fast: for a program of seconds the second compiler costs
   * more than it saves.
   */
  private static final List<String> QUICKLY = STEP == 1 ? List.of() : Started.SHORTLY;

  @TempDir private Path folder;

  /** Runs a program in a JVM of its own, and returns the lines that tell what went wrong. */
  private List<String> faults(Class<?> program, List<String> options, String... arguments)
      throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(options);
    command.add("-Dyaku.step=" + STEP);
    command.addAll(
        List.of(
            "-XX:ErrorFile=" + folder.resolve("crash.log"),
            "-XX:-CreateCoredumpOnCrash",
            "-cp",
            System.getProperty("java.class.path"),
            program.getName()));
    command.addAll(List.of(arguments));
    command.add(folder.toString());
    Process process = Started.program(command).redirectErrorStream(true).start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
    process.waitFor();
    return lines.stream()
        .filter(line -> !line.startsWith("begins: ") || line.equals(lastBeginning(lines)))
        .toList();
  }

  /** The scenario in which the program ended; null if it reached its end. */
  private static String lastBeginning(List<String> lines) {
    return lines.contains("survived")
        ? null
        : lines.stream()
            .filter(line -> line.startsWith("begins: "))
            .reduce((first, second) -> second)
            .orElse(null);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-Xint", "-Xmixed"})
  void table_changedInAnyWay_isRejectedOrRight(String option) throws Exception {
    assertEquals(List.of("survived"), faults(FileFaults.class, List.of(option)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"strength", "large-strength", "three-hands", "solution", "no-rivers"})
  void checkedFile_changedInAnyWay_isRejectedOrRight(String kind) throws Exception {
    assertEquals(List.of("survived"), faults(CheckedFaults.class, QUICKLY, kind));
  }
}
