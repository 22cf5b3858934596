package dev.yaku.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.yaku.Hand;
import dev.yaku.equity.Equity;
import dev.yaku.interop.Unity;
import dev.yaku.solver.Solver;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/**
 * The public types and members are those of the last release, and more: a program that runs with it
 * runs with this version. What breaks one must be named in the changelog.
 */
class ApiTest {
  private static final Path BASELINE = Path.of("src", "test", "api", "api.txt");
  private static final Path CHANGELOG = Path.of("..", "..", ".github", "CHANGELOG.md");
  private static final List<Class<?>> ONE_OF_EACH_MODULE =
      List.of(
          Hand.class, Equity.class, Strength.class, VideoPoker.class, Unity.class, Solver.class);

  private static final Set<String> OLD =
      Set.of(
          "p.T | a interface",
          "p.T.f | public abstract int(int)",
          "p.C | a class",
          "p.C.SIZE | public static final int = 3");

  /** With these lines removed and added. */
  private static Set<String> changed(String removed, String... added) {
    Set<String> lines = new TreeSet<>(OLD);
    assertTrue(removed.isEmpty() || lines.remove(removed), removed);
    lines.addAll(List.of(added));
    return lines;
  }

  @Test
  void api_breaksOnlyWhatTheChangelogNames() throws IOException {
    SortedSet<String> now = ApiLines.of(ONE_OF_EACH_MODULE);
    if (Boolean.getBoolean("api.write")) {
      Files.writeString(BASELINE, String.join("\n", now) + "\n");
      fail(now.size() + " lines written to " + BASELINE + ": run the test again without api.write");
    }
    SortedSet<String> old = new TreeSet<>(Files.readAllLines(BASELINE));
    assertTrue(old.size() > 500, "too few lines in " + BASELINE);
    List<String> changes =
        ApiChanges.unannounced(ApiChanges.breaking(old, now), Files.readString(CHANGELOG));
    assertTrue(
        changes.isEmpty(),
        "these break programs: undo them, or name them, as `Type.member`, below ### Incompatible in"
            + " the newest section of .github/CHANGELOG.md:\n"
            + String.join("\n", changes));
  }

  @Test
  void everyPackage_saysWhatMayBeNull() throws ClassNotFoundException {
    Set<String> packages = ApiLines.packagesOf(ONE_OF_EACH_MODULE);
    assertTrue(packages.containsAll(Set.of("dev.yaku", "dev.yaku.board")), packages.toString());
    for (String name : packages) {
      Class<?> info = Class.forName(name + ".package-info");
      assertTrue(info.isAnnotationPresent(NullMarked.class), name);
    }
  }

  /** The javadoc of JDK 17 ends with an internal error at nested types of hidden packages. */
  @Test
  void sealedType_permitsNoNestedTypeThatNobodySees() throws ClassNotFoundException {
    String sealed = " | is sealed";
    Set<String> packages = ApiLines.packagesOf(ONE_OF_EACH_MODULE);
    int seen = 0;
    for (String line : ApiLines.of(ONE_OF_EACH_MODULE)) {
      if (line.endsWith(sealed)) {
        seen++;
        Class<?> type = Class.forName(line.substring(0, line.length() - sealed.length()));
        for (Class<?> permitted : type.getPermittedSubclasses()) {
          boolean isSeen = packages.contains(permitted.getPackageName());
          assertTrue(isSeen || permitted.getEnclosingClass() == null, permitted.getName());
        }
      }
    }
    assertTrue(seen >= 10, seen + " sealed types");
  }

  @Test
  void newMember_breaksNothing() {
    assertEquals(
        List.of(),
        ApiChanges.breaking(
            OLD,
            changed(
                "",
                "p.C.g | public int()",
                "p.C | is a java.lang.Runnable",
                "p.N | a interface",
                "p.N.f | public abstract int()",
                "p.N | is sealed")));
  }

  @Test
  void methodThatIsNoLongerAbstract_breaksNothing() {
    Set<String> now = changed("p.T.f | public abstract int(int)", "p.T.f | public int(int)");
    assertEquals(List.of(), ApiChanges.breaking(OLD, now));
    assertTrue(ApiChanges.breaking(now, OLD).contains("+ p.T.f | public abstract int(int)"));
  }

  @Test
  void removedOrChangedMember_breaks() {
    assertEquals(
        List.of("- p.T.f | public abstract int(int)"),
        ApiChanges.breaking(OLD, changed("p.T.f | public abstract int(int)")));
    assertEquals(
        List.of("- p.C.SIZE | public static final int = 3"),
        ApiChanges.breaking(
            OLD,
            changed(
                "p.C.SIZE | public static final int = 3",
                "p.C.SIZE | public static final int = 4")));
  }

  @Test
  void newDemand_breaks() {
    assertEquals(
        List.of("+ p.C | is final"), ApiChanges.breaking(OLD, changed("", "p.C | is final")));
    assertEquals(
        List.of("+ p.T.g | public abstract int()"),
        ApiChanges.breaking(OLD, changed("", "p.T.g | public abstract int()")));
    assertEquals(
        List.of("+ p.T | is sealed"),
        ApiChanges.breaking(OLD, changed("", "p.T.g | public abstract int()", "p.T | is sealed")));
  }

  @Test
  void breakingChange_isAnnouncedInTheNewestSectionOnly() {
    List<String> change = List.of("- p.T.f | public abstract int(int)");
    String section = "## 2.0.0\n\n### Incompatible\n\n* `T.f` is gone.\n\n### Added\n\n* `C.g`\n";
    assertEquals(List.of(), ApiChanges.unannounced(change, "# Changelog\n\n" + section));
    assertEquals(change, ApiChanges.unannounced(change, "# Changelog\n\n## 2.1.0\n\n" + section));
    assertEquals(change, ApiChanges.unannounced(change, "# Changelog\n\n## 2.0.0\n\n* `T.f`\n"));
    List<String> other = List.of("- p.C.g | public int()");
    assertEquals(other, ApiChanges.unannounced(other, "# Changelog\n\n" + section));
  }

  @Test
  void listedApi_hasWhatProgramsUse() {
    Set<String> now = ApiLines.of(List.of(Hand.class));
    assertTrue(now.contains("dev.yaku.Hand.EMPTY | public static final long = 0"));
    assertTrue(now.contains("dev.yaku.HandEvaluator.evaluate | public abstract int(long)"));
    assertTrue(now.contains("dev.yaku.HandEvaluator | is sealed"));
    assertTrue(now.contains("dev.yaku.HandEvaluator | is a dev.yaku.Evaluator"));
    assertTrue(now.stream().noneMatch(line -> line.startsWith("dev.yaku.internal")));
  }
}
