package dev.yaku.internal.load;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.Spelling;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of the rule sets that come with the library, and the exceptions for other names. */
public final class BuiltInNames {
  private BuiltInNames() {}

  /** The rule sets for a type of evaluator whose tables the program has, in alphabetical order. */
  public static List<String> of(Class<? extends Evaluator> type) {
    List<String> names = new ArrayList<>();
    for (Map.Entry<String, String> table : games().entrySet()) {
      if (type.isAssignableFrom(typeOf(table.getValue())) && JarTable.isThere(table.getKey())) {
        names.add(table.getKey());
      }
    }
    return List.copyOf(names);
  }

  /** The type of evaluator for a game of the index; plain hands of cards have no name there. */
  private static Class<? extends Evaluator> typeOf(String game) {
    return switch (game) {
      case "omaha" -> OmahaEvaluator.class;
      case "badugi" -> BadugiEvaluator.class;
      default -> HandEvaluator.class;
    };
  }

  /** By name of a table, in the order of the index: the game, which may be empty. */
  private static Map<String, String> games() {
    try {
      byte[] index = JarTable.index();
      if (index == null) {
        throw new FileNotFoundException(
            "no built-in rule sets: the jar yaku-tables is not on the class path, or the module"
                + " dev.yaku.tables not on the module path");
      }
      Map<String, String> games = new LinkedHashMap<>();
      for (String line : new String(index, StandardCharsets.UTF_8).split("\n", 0)) {
        int space = line.indexOf(' ');
        String name = space < 0 ? line : line.substring(0, space);
        games.put(name, line.substring(name.length()).strip());
      }
      return games;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The rule set that is meant by a name that none has; rejects a name without one, or whose table
   * the program does not have.
   */
  static String meant(String name, Class<? extends Evaluator> type) {
    Map<String, String> games = games();
    if (games.containsKey(name)) {
      throw missing(name, games.get(name));
    }
    String meant = OtherNames.meant(name, games.keySet());
    if (meant == null) {
      throw unknown(name, of(type));
    }
    return meant;
  }

  private static IllegalArgumentException unknown(String name, List<String> names) {
    String near = OtherNames.near(name);
    String nearest = near == null ? Spelling.nearest(name, names) : near;
    String advice =
        nearest == null ? "; available: " : "; did you mean \"" + nearest + "\"? Available: ";
    return new IllegalArgumentException(
        "no rule set " + Quote.of(name) + advice + String.join(", ", names));
  }

  /** The exception for a rule set whose table the program does not have. */
  private static IllegalArgumentException missing(String name, String game) {
    String artifact = game.equals("omaha") ? "omaha" : "games";
    return new IllegalArgumentException(
        ("the table of rule set \"%s\" is in the jar yaku-tables-%s, which is not on the class path,"
                + " or the module dev.yaku.tables.%2$s, which is not on the module path")
            .formatted(name, artifact));
  }

  /** The exception for a rule set of another type of evaluator. */
  static IllegalArgumentException ofAnotherGame(
      String name, Evaluator evaluator, Class<? extends Evaluator> type) {
    return new IllegalArgumentException(
        "rule set \"" + name + "\" is for " + face(evaluator) + ", not " + type.getSimpleName());
  }

  /** The public type of an evaluator: the interface that its class implements. */
  static String face(Evaluator evaluator) {
    return evaluator.getClass().getInterfaces()[0].getSimpleName();
  }
}
