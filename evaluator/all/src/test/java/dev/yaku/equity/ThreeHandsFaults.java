package dev.yaku.equity;

import dev.yaku.HoleClass;
import dev.yaku.TableFormatException;
import dev.yaku.equity.internal.three.ThreeWriter;
import dev.yaku.internal.table.FileFaults;
import dev.yaku.internal.table.FileFaults.Change;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A program that changes files of three hands in all ways, before and while they are open, and
 * prints what comes of it: MappedTableTest runs it, since the JVM may die.
 */
public final class ThreeHandsFaults {
  private static final String UNCHANGED = "unchanged";

  private ThreeHandsFaults() {}

  /**
   * Changes files of three hands.
   *
   * @param arguments a folder
   */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Path original = folder.resolve("original");
    new ThreeWriter(original, ThreeHandsFaults::rows).write(done -> true);
    byte[] whole = Files.readAllBytes(original);
    Map<String, Change> changes = FileFaults.contents(whole);
    for (int fewer : new int[] {5, 60}) { // within the last page
      changes.put("shorter by " + fewer, file -> FileFaults.cut(file, whole.length - fewer));
    }
    for (Map.Entry<String, Change> contents : changes.entrySet()) {
      for (Map.Entry<String, Change> name : FileFaults.names(whole).entrySet()) {
        String scenario = contents.getKey() + ", " + name.getKey();
        boolean mayThrow = !contents.getKey().equals(UNCHANGED);
        System.out.println("begins: " + scenario); // in case it is the last
        Path file = fresh(folder, original);
        contents.getValue().apply(file);
        name.getValue().apply(file);
        try {
          check(scenario, ThreeHands.open(file), mayThrow);
        } catch (IOException e) {
          // as documented
        }
        System.out.println("begins: " + scenario + ", while open");
        file = fresh(folder, original);
        ThreeHands opened = ThreeHands.open(file);
        contents.getValue().apply(file);
        name.getValue().apply(file);
        check(scenario + ", while open", opened, mayThrow);
      }
    }
    System.out.println("survived");
  }

  private static Path fresh(Path folder, Path original) throws IOException {
    Path file = folder.resolve("mine.three");
    Files.deleteIfExists(file.resolveSibling("renamed"));
    Files.deleteIfExists(file); // so that it is not the file that was mapped before
    return Files.copy(original, file);
  }

  /** Numbers that no counting would give: they follow from the place. */
  private static int[][] rows(int high, int low) {
    int[][] rows = new int[high == low ? 1 : 2][];
    for (int i = 0; i < rows.length; i++) {
      int row = high * high + 2 * low + i;
      rows[i] = new int[(row + 1) * (row + 2) / 2 * 7];
      for (int j = 0; j < rows[i].length; j++) {
        rows[i][j] = row * 1_000_000 + j;
      }
    }
    return rows;
  }

  /** Each number of some classes against themselves is right, or the documented exception. */
  private static void check(String scenario, ThreeHands opened, boolean mayThrow) {
    for (int holes = 0; holes < HoleClass.SIZE; holes += 7) {
      int column = holes % 13;
      int high = 12 - Math.min(holes / 13, column);
      int low = 12 - Math.max(holes / 13, column);
      int row = high * high + 2 * low + (holes / 13 < column ? 1 : 0);
      try {
        long found = opened.dealsWithWinners(7, holes, holes, holes);
        if (found != row * 1_000_000 + (row + 1) * (row + 2) / 2 * 7 - 1) {
          System.out.println("wrong: " + scenario + ": class " + holes + ": " + found);
        }
      } catch (UncheckedIOException e) {
        if (!mayThrow || !(e.getCause() instanceof TableFormatException)) {
          System.out.println("wrong: " + scenario + ": " + e);
        }
      }
    }
  }
}
