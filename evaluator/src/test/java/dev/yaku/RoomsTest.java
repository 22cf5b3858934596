package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Which rooms, that is packages, may use which. A room uses only those listed before it; the face,
 * {@code dev.yaku}, is the exception: all use its types, and its factories and default methods use
 * the rooms that implement them.
 */
class RoomsTest {
  private static final String FACE = "dev.yaku";
  private static final String INTERNAL = "dev.yaku.internal.";

  /** By room: those that it may use beside the face. */
  private static final Map<String, Set<String>> ALLOWED = new LinkedHashMap<>();

  static {
    ALLOWED.put(INTERNAL + "table", Set.of());
    ALLOWED.put(INTERNAL + "jit", Set.of());
    ALLOWED.put(INTERNAL + "deal", Set.of());
    ALLOWED.put(INTERNAL + "cards", Set.of());
    ALLOWED.put(INTERNAL + "rules", rooms("table", "cards"));
    ALLOWED.put(INTERNAL + "hand", rooms("table", "rules", "jit"));
    ALLOWED.put(INTERNAL + "games", rooms("table", "rules"));
    ALLOWED.put(INTERNAL + "enumerate", rooms("table", "rules", "jit", "hand"));
    ALLOWED.put(INTERNAL + "load", rooms("table", "cards", "hand", "games"));
    ALLOWED.put(FACE, rooms("deal", "cards", "rules", "hand", "games", "enumerate", "load"));
    ALLOWED.put("dev.yaku.interop", Set.of());
    ALLOWED.put(INTERNAL + "ranks", rooms("rules"));
    ALLOWED.put(INTERNAL + "holes", rooms("rules", "ranks"));
    ALLOWED.put(INTERNAL + "ranges", rooms("holes"));
    ALLOWED.put(INTERNAL + "spot", rooms("holes"));
    ALLOWED.put(INTERNAL + "counting", rooms("ranks", "holes", "spot"));
    ALLOWED.put(INTERNAL + "sampling", rooms("ranks", "spot"));
    ALLOWED.put(INTERNAL + "work", rooms("spot", "counting", "sampling"));
    ALLOWED.put("dev.yaku.equity", rooms("cards", "holes", "ranges", "spot", "counting", "work"));
    ALLOWED.put(INTERNAL + "paytable", Set.of());
    ALLOWED.put(INTERNAL + "videopoker", rooms("paytable"));
    ALLOWED.put("dev.yaku.videopoker", rooms("paytable", "videopoker"));
    ALLOWED.put("dev.yaku.index", rooms("cards"));
    ALLOWED.put(INTERNAL + "strength", with(rooms("ranks"), "dev.yaku.equity"));
    ALLOWED.put(
        "dev.yaku.strength",
        with(rooms("table", "ranks", "strength"), "dev.yaku.equity", "dev.yaku.index"));
  }

  private static Set<String> rooms(String... names) {
    Set<String> rooms = new TreeSet<>();
    for (String name : names) {
      rooms.add(INTERNAL + name);
    }
    return rooms;
  }

  private static Set<String> with(Set<String> rooms, String... publicRooms) {
    rooms.addAll(Set.of(publicRooms));
    return rooms;
  }

  private static Path location(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** By room: those of this library that it uses, as the JDK's own tool finds them. */
  private static Map<String, Set<String>> arrows() throws Exception {
    Path classes = location(HandEvaluator.class);
    Path tables = location(Class.forName("dev.yaku.tables.TablesLocation"));
    StringWriter found = new StringWriter();
    StringWriter faults = new StringWriter();
    int status =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(
                new PrintWriter(found),
                new PrintWriter(faults),
                "--ignore-missing-deps",
                "--module-path",
                tables.toString(),
                "-verbose:package",
                classes.toString());
    assertEquals(0, status, faults.toString());
    Pattern arrow =
        Pattern.compile("^ +(dev\\.yaku[\\w.]*) +-> (dev\\.yaku[\\w.]*) ", Pattern.MULTILINE);
    Map<String, Set<String>> arrows = new TreeMap<>();
    Matcher matcher = arrow.matcher(found.toString());
    while (matcher.find()) {
      arrows.computeIfAbsent(matcher.group(1), room -> new TreeSet<>()).add(matcher.group(2));
    }
    return arrows;
  }

  @Test
  void arrows_betweenRooms_areThoseAllowed() throws Exception {
    Map<String, Set<String>> arrows = arrows();
    assertTrue(arrows.size() > ALLOWED.size() / 2, arrows.toString()); // a tool that finds none
    Set<String> unknown = new TreeSet<>(arrows.keySet());
    unknown.removeAll(ALLOWED.keySet());
    assertEquals(Set.of(), unknown, "rooms whose arrows nobody has named");
    List<String> others = new ArrayList<>();
    arrows.forEach(
        (room, used) -> {
          for (String other : used) {
            boolean allowed = ALLOWED.getOrDefault(room, Set.of()).contains(other);
            if (!other.equals(FACE) && !allowed) {
              others.add(room + " -> " + other);
            }
          }
        });
    assertEquals(List.of(), others);
  }

  private static Set<String> intersection(Set<String> one, Set<String> other) {
    Set<String> both = new TreeSet<>(one);
    both.retainAll(other);
    return both;
  }

  @Test
  void allowedArrows_areAllInUse() throws Exception {
    Map<String, Set<String>> arrows = arrows();
    ALLOWED.forEach(
        (room, used) ->
            assertEquals(used, intersection(used, arrows.getOrDefault(room, Set.of())), room));
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
