package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import dev.yaku.equity.Equity;
import dev.yaku.solver.Solver;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Which rooms, that is packages, of the command line may use which: only those listed before. */
class CliRoomsTest {
  private static final Map<String, Set<String>> ALLOWED = new LinkedHashMap<>();

  static {
    ALLOWED.put("sheet", Set.of());
    ALLOWED.put("io", Set.of("sheet"));
    ALLOWED.put("text", Set.of("sheet"));
    ALLOWED.put("options", Set.of("sheet", "io"));
    ALLOWED.put("board", Set.of("sheet", "io", "options", "text"));
    ALLOWED.put("hands", Set.of("sheet", "io", "options", "text", "board"));
    ALLOWED.put("equity", Set.of("sheet", "io", "options", "text", "board"));
    ALLOWED.put("videopoker", Set.of("sheet", "io", "options", "text"));
    ALLOWED.put("play", Set.of("sheet", "io", "options", "text", "videopoker"));
    ALLOWED.put("strength", Set.of("sheet", "io", "options", "text"));
    ALLOWED.put("solver", Set.of("sheet", "io", "text", "options"));
    ALLOWED.put("mcp", Set.of("sheet", "io"));
    ALLOWED.put("", Set.of("sheet", "io", "options"));
  }

  private static String location(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  /** By room: the others that it uses, as the JDK's own tool finds them. */
  private static Map<String, Set<String>> arrows() throws Exception {
    String classes = location(Main.class);
    String modules =
        String.join(
            File.pathSeparator,
            location(HandEvaluator.class),
            location(Equity.class),
            location(Strength.class),
            location(VideoPoker.class),
            location(Solver.class),
            location(Class.forName("dev.yaku.tables.TablesLocation")),
            location(CommandLine.class));
    StringWriter found = new StringWriter();
    StringWriter faults = new StringWriter();
    int status =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(
                new PrintWriter(found),
                new PrintWriter(faults),
                "--ignore-missing-deps",
                "--multi-release",
                "17",
                "--module-path",
                modules,
                "-verbose:package",
                classes);
    assertEquals(0, status, found + faults.toString());
    String room = "dev\\.yaku\\.cli(?:\\.(\\w+))?";
    Pattern arrow = Pattern.compile("^ +" + room + " +-> " + room + " ", Pattern.MULTILINE);
    Map<String, Set<String>> arrows = new TreeMap<>();
    for (MatchResult match : arrow.matcher(found.toString()).results().toList()) {
      arrows
          .computeIfAbsent(name(match.group(1)), from -> new TreeSet<>())
          .add(name(match.group(2)));
    }
    return arrows;
  }

  private static String name(String room) {
    return room == null ? "" : room;
  }

  @Test
  void arrows_betweenRooms_areThoseAllowedAndAllInUse() throws Exception {
    Map<String, Set<String>> used = arrows();
    List<String> rooms = new ArrayList<>(ALLOWED.keySet());
    rooms.removeIf(room -> ALLOWED.get(room).isEmpty());
    assertEquals(new TreeSet<>(rooms), used.keySet());
    used.forEach((room, others) -> assertEquals(new TreeSet<>(ALLOWED.get(room)), others, room));
  }

  @Test
  void allowedArrows_runDownOnly() {
    Set<String> before = new TreeSet<>();
    ALLOWED.forEach(
        (room, used) -> {
          assertTrue(before.containsAll(used), room + " uses a room listed after it");
          before.add(room);
        });
  }
}
