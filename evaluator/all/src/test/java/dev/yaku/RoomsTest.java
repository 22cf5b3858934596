package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.equity.Equity;
import dev.yaku.interop.Unity;
import dev.yaku.solver.Solver;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Which rooms, that is packages, may use which. A room uses only those listed before it; faces are
 * the exception: all rooms use the types of {@code dev.yaku}, and the rooms of an artifact those of
 * its own face, whose factories and default methods use the rooms that implement them.
 */
class RoomsTest {
  private static final String FACE = "dev.yaku";
  private static final String INTERNAL = "dev.yaku.internal.";
  private static final String EQUITY = "dev.yaku.equity.internal.";
  private static final String STRENGTH = "dev.yaku.strength.internal";
  private static final String SOLVER = "dev.yaku.solver.internal.";
  private static final String VIDEO_POKER = "dev.yaku.videopoker.internal";

  /** One of each artifact with rooms. */
  private static final List<Class<?>> ARTIFACTS =
      List.of(
          HandEvaluator.class,
          Equity.class,
          Strength.class,
          VideoPoker.class,
          Unity.class,
          Solver.class);

  /** By room: those that it may use beside the face. */
  private static final Map<String, Set<String>> ALLOWED = new LinkedHashMap<>();

  static {
    ALLOWED.put(INTERNAL + "file", Set.of());
    ALLOWED.put(INTERNAL + "table", rooms(INTERNAL, "file"));
    ALLOWED.put(INTERNAL + "jit", Set.of());
    ALLOWED.put(INTERNAL + "cards", Set.of());
    ALLOWED.put(INTERNAL + "work", Set.of());
    ALLOWED.put(INTERNAL + "deal", rooms(INTERNAL, "cards"));
    ALLOWED.put(INTERNAL + "rules", rooms(INTERNAL, "file", "table", "cards"));
    ALLOWED.put(INTERNAL + "hand", rooms(INTERNAL, "table", "rules", "jit"));
    ALLOWED.put(INTERNAL + "games", rooms(INTERNAL, "table", "rules"));
    ALLOWED.put(INTERNAL + "enumerate", rooms(INTERNAL, "table", "rules", "jit", "hand"));
    ALLOWED.put(INTERNAL + "load", rooms(INTERNAL, "file", "table", "cards", "hand", "games"));
    ALLOWED.put(
        FACE, rooms(INTERNAL, "deal", "cards", "rules", "hand", "games", "enumerate", "load"));
    ALLOWED.put("dev.yaku.interop", Set.of());
    ALLOWED.put(EQUITY + "ranks", rooms(INTERNAL, "rules", "hand", "games"));
    ALLOWED.put(
        EQUITY + "holes",
        with(rooms(INTERNAL, "cards", "rules", "load", "file"), EQUITY + "ranks"));
    ALLOWED.put(
        EQUITY + "three", with(rooms(EQUITY, "ranks"), INTERNAL + "file", INTERNAL + "work"));
    ALLOWED.put(EQUITY + "ranges", with(rooms(EQUITY, "holes"), INTERNAL + "cards"));
    ALLOWED.put(
        EQUITY + "spot",
        with(rooms(EQUITY, "holes", "three", "ranges"), INTERNAL + "rules", INTERNAL + "cards"));
    ALLOWED.put(
        EQUITY + "counting",
        with(
            rooms(EQUITY, "ranks", "holes", "three", "spot"),
            INTERNAL + "cards",
            INTERNAL + "games"));
    ALLOWED.put(EQUITY + "sampling", rooms(EQUITY, "ranks", "spot"));
    ALLOWED.put(
        EQUITY + "work", with(rooms(EQUITY, "spot", "counting", "sampling"), INTERNAL + "work"));
    ALLOWED.put(
        "dev.yaku.equity",
        with(
            rooms(EQUITY, "holes", "three", "ranges", "spot", "counting", "work"),
            INTERNAL + "cards",
            INTERNAL + "work"));
    ALLOWED.put(VIDEO_POKER + ".paytable", rooms(INTERNAL, "cards"));
    ALLOWED.put(VIDEO_POKER, with(rooms(INTERNAL, "cards", "work"), VIDEO_POKER + ".paytable"));
    ALLOWED.put(
        "dev.yaku.videopoker",
        with(rooms(INTERNAL, "cards", "load"), VIDEO_POKER, VIDEO_POKER + ".paytable"));
    ALLOWED.put("dev.yaku.index", rooms(INTERNAL, "cards"));
    ALLOWED.put(STRENGTH, rooms(EQUITY, "ranks"));
    ALLOWED.put("dev.yaku.board", Set.of(STRENGTH));
    ALLOWED.put(
        "dev.yaku.strength",
        Set.of(
            INTERNAL + "cards",
            INTERNAL + "file",
            INTERNAL + "work",
            STRENGTH,
            "dev.yaku.equity",
            "dev.yaku.index"));
    ALLOWED.put(SOLVER + "betting", Set.of(INTERNAL + "work"));
    ALLOWED.put(SOLVER + "deals", Set.of(INTERNAL + "cards", "dev.yaku.equity"));
    ALLOWED.put(
        SOLVER + "cfr",
        with(
            rooms(SOLVER, "betting", "deals"),
            INTERNAL + "cards",
            INTERNAL + "file",
            INTERNAL + "work"));
    ALLOWED.put(
        SOLVER + "spot",
        with(rooms(SOLVER, "betting", "deals", "cfr"), INTERNAL + "cards", "dev.yaku.equity"));
    ALLOWED.put(SOLVER + "allin", Set.of(INTERNAL + "work", "dev.yaku.equity"));
    ALLOWED.put(
        "dev.yaku.solver",
        with(
            rooms(SOLVER, "betting", "cfr", "spot", "allin"),
            INTERNAL + "cards",
            INTERNAL + "work",
            "dev.yaku.equity"));
  }

  /** By type: those of this library that it uses, as the JDK's own tool finds them. */
  private static final Map<String, Set<String>> USES = new TreeMap<>();

  /**
   * Rooms of which some types need each other, and why: an interface or a face that names its
   * implementations; an object that makes views of itself, or counters and boards for its own use;
   * loops that are copied from a template; a spot whose left-out rivers are solved like itself.
   */
  private static final Set<String> CIRCLES =
      with(
          rooms(INTERNAL, "hand", "games"), // views
          INTERNAL + "enumerate", // template
          FACE, // face
          EQUITY + "spot", // implementations
          EQUITY + "counting", // implementations
          EQUITY + "sampling", // implementations
          "dev.yaku.board", // implementations
          "dev.yaku.strength", // counters
          SOLVER + "cfr"); // rivers

  private static Set<String> rooms(String floor, String... names) {
    Set<String> rooms = new TreeSet<>();
    for (String name : names) {
      rooms.add(floor + name);
    }
    return rooms;
  }

  private static Set<String> with(Set<String> rooms, String... others) {
    rooms.addAll(Set.of(others));
    return rooms;
  }

  private static Path location(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  @BeforeAll
  static void findUses() throws Exception {
    List<String> arguments = new ArrayList<>(List.of("--ignore-missing-deps", "--module-path"));
    arguments.add(location(Class.forName("dev.yaku.tables.TablesLocation")).toString());
    arguments.addAll(List.of("-verbose:class", "-filter:none"));
    for (Class<?> type : ARTIFACTS) {
      arguments.add(location(type).toString());
    }
    StringWriter found = new StringWriter();
    StringWriter faults = new StringWriter();
    int status =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(new PrintWriter(found), new PrintWriter(faults), arguments.toArray(String[]::new));
    assertEquals(0, status, faults.toString());
    String type = "(dev\\.yaku[\\w.]*)\\S*"; // without the name of a nested type
    Pattern arrow = Pattern.compile("^ +" + type + " +-> " + type + " ", Pattern.MULTILINE);
    Matcher matcher = arrow.matcher(found.toString());
    while (matcher.find()) {
      USES.computeIfAbsent(matcher.group(1), user -> new TreeSet<>()).add(matcher.group(2));
    }
  }

  private static String room(String type) {
    return type.substring(0, type.lastIndexOf('.'));
  }

  /** By room: the other rooms that it uses. */
  private static Map<String, Set<String>> arrows() {
    Map<String, Set<String>> arrows = new TreeMap<>();
    USES.forEach(
        (type, used) -> {
          Set<String> rooms = arrows.computeIfAbsent(room(type), room -> new TreeSet<>());
          used.stream().map(RoomsTest::room).forEach(rooms::add);
          rooms.remove(room(type));
        });
    return arrows;
  }

  /** Whether a type uses itself, over others of its room. */
  private static boolean isInACircle(String type) {
    Deque<String> toSee = new ArrayDeque<>(Set.of(type));
    Set<String> used = new TreeSet<>();
    while (!toSee.isEmpty()) {
      String user = toSee.remove();
      for (String other : USES.getOrDefault(user, Set.of())) {
        if (!other.equals(user) && room(other).equals(room(type)) && used.add(other)) {
          toSee.add(other);
        }
      }
    }
    return used.contains(type);
  }

  @Test
  void typesOfARoom_useEachOther_inOneDirection() {
    Set<String> inCircles = new TreeSet<>(USES.keySet());
    inCircles.removeIf(type -> !isInACircle(type));
    Set<String> rooms = new TreeSet<>();
    inCircles.forEach(type -> rooms.add(room(type)));
    assertEquals(CIRCLES, rooms, inCircles.toString());
  }

  @Test
  void arrows_betweenRooms_areThoseAllowed() {
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
            if (!other.equals(FACE) && !room.startsWith(other + ".internal.") && !allowed) {
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
  void allowedArrows_areAllInUse() {
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
