package dev.yaku.strength;

import dev.yaku.internal.table.FileFaults;
import dev.yaku.internal.table.FileFaults.Change;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A program that changes strength files in all ways, before and while they are open, and prints
 * what comes of it: MappedTableTest runs it, since the JVM may die.
 */
public final class StrengthFaults {
  /** What begins with this is not noticed later. */
  private static final String OVERWRITTEN = "zeros";

  private StrengthFaults() {}

  /**
   * Changes strength files.
   *
   * @param arguments a folder
   */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Path original = folder.resolve("original");
    new StrengthTableWriter(original, Strength.of("short-deck"), Measure.EHS, 2, 3)
        .write((done, all) -> true);
    byte[] whole = Files.readAllBytes(original);
    StrengthTable right = StrengthTable.open(original);
    for (long checked : new long[] {StrengthTable.CHECKED_BYTES, 0}) {
      for (Map.Entry<String, Change> contents : FileFaults.contents(whole).entrySet()) {
        for (Map.Entry<String, Change> name : FileFaults.names(whole).entrySet()) {
          String scenario = checked + ", " + contents.getKey() + ", " + name.getKey();
          if (checked == 0 && contents.getKey().startsWith(OVERWRITTEN)) {
            continue; // documented: a large file must not be overwritten in place
          }
          System.out.println("begins: " + scenario); // in case it is the last
          Path file = fresh(folder, whole);
          contents.getValue().apply(file);
          name.getValue().apply(file);
          try {
            check(scenario, StrengthTable.open(file, checked), right, false);
          } catch (IOException e) {
            // as documented
          }
          System.out.println("begins: " + scenario + ", while open");
          file = fresh(folder, whole);
          StrengthTable opened = StrengthTable.open(file, checked);
          check(scenario, opened, right, false);
          contents.getValue().apply(file);
          name.getValue().apply(file);
          check(scenario, opened, right, checked == 0);
        }
      }
    }
    System.out.println("survived");
  }

  private static Path fresh(Path folder, byte[] whole) throws IOException {
    Path file = folder.resolve("mine.ehs");
    Files.deleteIfExists(file.resolveSibling("renamed"));
    Files.deleteIfExists(file); // so that it is not the file that was mapped before
    return Files.write(file, whole);
  }

  /** Each number is right, or the documented exception. */
  private static void check(
      String scenario, StrengthTable opened, StrengthTable right, boolean mayThrow) {
    for (long i = 0; i < right.size(); i += i < right.size() - 20 ? 17 : 1) {
      try {
        if (opened.of(i) != right.of(i)) {
          System.out.println("wrong: " + scenario + ": number " + i);
        }
      } catch (UncheckedIOException e) {
        if (!mayThrow || !e.getMessage().contains("truncated since it was opened")) {
          System.out.println("wrong: " + scenario + ": " + e);
        }
      }
    }
  }
}
