package dev.yaku.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Started;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Inputs that hurt once, and those that a fuzzer found to reach other code than the others: none
 * hangs, runs out of little memory, overflows the stack or ends the JVM. How more are found:
 * CONTRIBUTING.
 */
@Tag("proof")
class AttackCorpusTest {
  /** A file for each attack; a line for each input, see {@link Attacks#unescaped}. */
  static final Path CORPUS = Path.of("src/test/resources/dev/yaku/cli/attacks").toAbsolutePath();

  @TempDir private Path folder;

  @Test
  void attacks_everyKnownInput_areSurvivedInLittleMemory() throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(Started.SHORTLY);
    command.addAll(List.of("-ea", "-Xmx64m", "-cp", System.getProperty("java.class.path")));
    command.add(Attacks.class.getName());
    for (String name : Attacks.all().keySet()) {
      command.add(CORPUS.resolve(name + ".txt").toString());
    }
    Path out = folder.resolve("out");
    Process process =
        Started.program(command).redirectErrorStream(true).redirectOutput(out.toFile()).start();
    try {
      boolean ended = process.waitFor(10, TimeUnit.MINUTES);
      List<String> lines = Files.readAllLines(out, UTF_8);
      String last = String.join("\n", lines.subList(Math.max(0, lines.size() - 30), lines.size()));
      assertTrue(ended, last);
      assertEquals(0, process.exitValue(), last);
      assertEquals("survived", lines.get(lines.size() - 1));
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void line_ofAnyInput_isThatInput() {
    for (String input : List.of("", "As Kd", "\\", "\n\t\u0000", "A♠\uFE0F", "\uD83C\uDCA1")) {
      assertEquals(input, Attacks.unescaped(Attacks.escaped(input)));
    }
  }
}
