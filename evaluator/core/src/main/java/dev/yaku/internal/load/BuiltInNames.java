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
import java.util.List;

/** The names of the rule sets that come with the library, and the exceptions for other names. */
public final class BuiltInNames {
  private BuiltInNames() {}

  /**
   * The names of the rule sets for a type of evaluator, in alphabetical order: of those whose
   * tables the program has.
   */
  public static List<String> of(Class<? extends Evaluator> type) {
    List<String> names = new ArrayList<>();
    for (String line : index().split("\n", 0)) {
      String name = name(line);
      if (type.isAssignableFrom(typeOf(game(line))) && JarTable.isThere(name)) {
        names.add(name);
      }
    }
    return List.copyOf(names);
  }

  private static String name(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? line : line.substring(0, space);
  }

  private static String game(String line) {
    int space = line.indexOf(' ');
    return space < 0 ? "" : line.substring(space + 1);
  }

  /** The type of evaluator for a game of the index; plain hands of cards have no name there. */
  private static Class<? extends Evaluator> typeOf(String game) {
    return switch (game) {
      case "omaha" -> OmahaEvaluator.class;
      case "badugi" -> BadugiEvaluator.class;
      default -> HandEvaluator.class;
    };
  }

  /** The index of tables, one per line. */
  private static String index() {
    try {
      byte[] index = JarTable.index();
      if (index == null) {
        throw new FileNotFoundException(
            "no built-in rule sets: the jar yaku-tables is not on the class path, or the module"
                + " dev.yaku.tables not on the module path");
      }
      return new String(index, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The rule set that is meant by a name that none has.
   *
   * @throws IllegalArgumentException if there is none, or the program does not have its table
   */
  static String meant(String name, Class<? extends Evaluator> type) {
    List<String> all = new ArrayList<>();
    for (String line : index().split("\n", 0)) {
      if (name(line).equals(name)) {
        throw missing(name, game(line));
      }
      all.add(name(line));
    }
    String meant = OtherNames.meant(name, all);
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
        "the table of rule set \""
            + name
            + "\" is in the jar yaku-tables-"
            + artifact
            + ", which is not on the class path, or the module dev.yaku.tables."
            + artifact
            + ", which is not on the module path");
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
