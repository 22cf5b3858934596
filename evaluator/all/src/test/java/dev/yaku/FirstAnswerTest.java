package dev.yaku;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.equity.Equity;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On the way to the first answer of a program nothing of the JDK is used that is linked slowly. */
class FirstAnswerTest {
  private static final List<String> SLOW =
      List.of("java.lang.invoke.LambdaForm", "java.util.regex", "java.util.stream");

  /** Answers one question: a program of its own. */
  static final class First {
    private First() {}

    public static void main(String[] arguments) {
      double answer =
          switch (arguments[0]) {
            case "strength" ->
                Strength.of("standard").hand(Hand.parse("Js Ts"), Hand.parse(arguments[1])).ehs();
            case "machine" -> VideoPoker.of(arguments[1]).exactReturn().doubleValue();
            default -> Equity.of(arguments[0]).parse(arguments[1]).run().share(0);
          };
      if (!(answer > 0 && answer < 1)) {
        throw new IllegalStateException(arguments[1] + ": " + answer);
      }
    }
  }

  @TempDir static Path folder;

  private static String classPath = "";

  /** Tables in jars, as programs have them: of a folder they are mapped, by method handles. */
  @BeforeAll
  static void packTables() {
    StringJoiner entries = new StringJoiner(File.pathSeparator);
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (Files.isDirectory(Path.of(entry, "META-INF", "yaku"))) {
        String jar = folder.resolve(entries.length() + ".jar").toString();
        ToolProvider tool = ToolProvider.findFirst("jar").orElseThrow();
        assertEquals(0, tool.run(System.out, System.err, "-cf", jar, "-C", entry, "."));
        entries.add(jar);
      } else {
        entries.add(entry);
      }
    }
    classPath = entries.toString();
  }

  /** All classes that a JVM loads for one answer, from the first of ours on to the last. */
  private static List<String> loaded(String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load",
                "-cp",
                classPath,
                First.class.getName()));
    command.addAll(List.of(arguments));
    Process process =
        Started.program(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<String> lines =
        new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
    assertEquals(0, process.waitFor());
    List<String> classes =
        lines.stream()
            .filter(line -> line.contains(" source: "))
            .map(line -> line.substring(line.lastIndexOf(']') + 1).trim().split(" ", -1)[0])
            .toList();
    int first = classes.indexOf(First.class.getName());
    assertTrue(first > 0, "the program is not loaded");
    int last = first;
    for (int i = first; i < classes.size(); i++) {
      last = classes.get(i).startsWith("dev.yaku.") ? i : last;
    }
    return classes.subList(first, last + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "standard, As Ks / Qh Qd",
    "standard, As Ks / Qh Qd / Jc Tc",
    "standard, As Ks / Qh Qd | 2c 7h Ts",
    "standard, AK / QQ+ / 76s",
    "omaha, As Ks Qh Jh / 2c 2d 7h 8h",
    "strength, 9s 8d 2s",
    "machine, jacks-9-6"
  })
  void firstAnswer_ofEachKind_linksNothing(String kind, String question) throws Exception {
    List<String> loaded = loaded(kind, question);
    assertTrue(loaded.stream().filter(name -> name.startsWith("dev.yaku.")).count() > 30);
    for (String slow : SLOW) {
      List<String> found = loaded.stream().filter(name -> name.startsWith(slow)).toList();
      assertEquals(List.of(), found, question);
    }
  }
}
