package dev.yaku.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which rooms, that is packages, use which. A room uses only those listed before it. */
final class RoomsTest {
  private static final String ROOT = "dev.yaku.generator";
  private static final int MOST_FILES = 15;

  /** By room: those that it uses. */
  private static final Map<String, Set<String>> ARROWS = new LinkedHashMap<>();

  static {
    ARROWS.put("rules", Set.of());
    ARROWS.put("values", Set.of("rules"));
    ARROWS.put("keys", Set.of("rules"));
    ARROWS.put("tables", Set.of("rules", "values", "keys"));
    ARROWS.put("proof", Set.of("rules", "values"));
    ARROWS.put("", Set.of("rules", "values", "tables", "proof"));
  }

  private static Path classes() throws URISyntaxException {
    return Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** By room: those of the generator that it uses, as the JDK's own tool finds them. */
  private static Map<String, Set<String>> arrows() throws URISyntaxException {
    StringWriter found = new StringWriter();
    StringWriter faults = new StringWriter();
    int status =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(
                new PrintWriter(found),
                new PrintWriter(faults),
                "--ignore-missing-deps",
                "-verbose:package",
                classes().resolve("dev").toString()); // without the module's own requirements
    assertEquals(0, status, faults + "" + found);
    Map<String, Set<String>> arrows = new TreeMap<>();
    Matcher arrow =
        Pattern.compile("^ +(dev\\.yaku[\\w.]*) +-> (dev\\.yaku[\\w.]*) ", Pattern.MULTILINE)
            .matcher(found.toString());
    while (arrow.find()) {
      arrows.computeIfAbsent(room(arrow.group(1)), r -> new TreeSet<>()).add(room(arrow.group(2)));
    }
    return arrows;
  }

  private static String room(String packageName) {
    return packageName.equals(ROOT) ? "" : packageName.substring(ROOT.length() + 1);
  }

  @Test
  void arrows_betweenRooms_areThese() throws Exception {
    Map<String, Set<String>> expected = new TreeMap<>(ARROWS);
    expected.values().removeIf(Set::isEmpty);
    assertEquals(expected, arrows());
  }

  @Test
  void arrows_runDownOnly() {
    Set<String> before = new TreeSet<>();
    ARROWS.forEach(
        (room, used) -> {
          assertTrue(before.containsAll(used), room + " uses a room listed after it");
          before.add(room);
        });
  }

  @Test
  void rooms_haveFewFilesAndAPageEach() throws IOException {
    Path sources = Path.of("src/main/java/dev/yaku/generator");
    for (String room : ARROWS.keySet()) {
      try (Stream<Path> files = Files.list(sources.resolve(room))) {
        List<String> names =
            files.filter(Files::isRegularFile).map(f -> f.getFileName().toString()).toList();
        assertTrue(names.contains("package-info.java"), room);
        assertTrue(names.size() <= MOST_FILES, room + " has " + names);
      }
    }
  }
}
