package dev.yaku.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Looks for inputs that an {@linkplain Attacks attack} does not survive, for two minutes, beginning
 * with those of its corpus. The system property {@code yaku.attack} names the attack.
 */
class AttacksFuzz {
  private static final String ATTACK = System.getProperty("yaku.attack", "range");
  private static final Charset CHARSET = ATTACK.matches("table|.*-file") ? ISO_8859_1 : UTF_8;
  private static final Path FOUND = Path.of(".cifuzz-corpus/dev.yaku.cli.AttacksFuzz/attack");

  static {
    try {
      Files.createDirectories(FOUND);
      int number = 0;
      for (String line : Files.readAllLines(AttackCorpusTest.CORPUS.resolve(ATTACK + ".txt"))) {
        Files.write(FOUND.resolve("known" + number++), Attacks.unescaped(line).getBytes(CHARSET));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @FuzzTest(maxDuration = "2m")
  void attack(byte[] input) throws Exception {
    Attacks.run(ATTACK, new String(input, CHARSET));
  }

  /** Prints what was found as lines of a corpus, if short. */
  public static void main(String... arguments) throws IOException {
    TreeSet<String> lines = new TreeSet<>();
    List<Path> files;
    try (Stream<Path> paths = Files.list(FOUND)) {
      files = paths.toList();
    }
    for (Path file : files) {
      String line = Attacks.escaped(new String(Files.readAllBytes(file), CHARSET));
      if (line.length() <= 300) {
        lines.add(line);
      }
    }
    lines.forEach(System.out::println);
  }
}
