package dev.yaku.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which changes between two lists of {@link ApiLines} break programs, and which are announced. */
final class ApiChanges {
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  private ApiChanges() {}

  /**
   * The changes that break a program that was compiled with, or is written for, the old lines:
   * whatever is gone, and what an existing type demands more of programs. A method that is no
   * longer abstract is still there (The Java Language Specification, 13.4.16 and 13.5.6).
   */
  static List<String> breaking(Set<String> old, Set<String> now) {
    List<String> changes = new ArrayList<>();
    for (String line : old) {
      if (!now.contains(line) && !now.contains(line.replace(" abstract ", " "))) {
        changes.add("- " + line);
      }
    }
    for (String line : now) {
      if (!old.contains(line) && isDemand(line, old, now)) {
        changes.add("+ " + line);
      }
    }
    return changes;
  }

  /** Whether a new line of an old type restricts programs that extend or implement the type. */
  private static boolean isDemand(String line, Set<String> old, Set<String> now) {
    String fact = line.substring(line.indexOf(ApiLines.BAR) + ApiLines.BAR.length());
    String name = name(line);
    if (fact.matches("is (final|sealed|abstract)")) {
      return isType(name, old);
    }
    String type = name.substring(0, name.lastIndexOf('.'));
    return fact.matches("(public|protected) abstract .*")
        && isType(type, old)
        && !now.contains(type + ApiLines.BAR + "is sealed");
  }

  private static boolean isType(String name, Set<String> lines) {
    return lines.stream().anyMatch(line -> line.startsWith(name + ApiLines.BAR + "a "));
  }

  /** The changes whose type or member the changelog does not name as incompatible. */
  static List<String> unannounced(List<String> breaking, String changelog) {
    Set<String> announced = announced(changelog);
    return breaking.stream()
        .filter(
            change -> {
              String name = name(change.substring(2));
              return announced.stream().noneMatch(each -> name.endsWith("." + each));
            })
        .toList();
  }

  private static String name(String line) {
    return line.substring(0, line.indexOf(ApiLines.BAR));
  }

  /** What stands in backticks below "### Incompatible" in the newest section of a changelog. */
  private static Set<String> announced(String changelog) {
    Set<String> names = new TreeSet<>();
    String[] sections = changelog.split("(?m)^## ", 3);
    for (String part : sections.length < 2 ? new String[0] : sections[1].split("(?m)^### ")) {
      Matcher code = CODE.matcher(part);
      while (part.startsWith("Incompatible") && code.find()) {
        names.add(code.group(1));
      }
    }
    return names;
  }
}
