package dev.yaku.internal.load;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.TableFormatException;
import dev.yaku.internal.games.BadugiTableEvaluator;
import dev.yaku.internal.games.OmahaTableReader;
import dev.yaku.internal.hand.MultisetTables;
import dev.yaku.internal.hand.SetEvaluator;
import dev.yaku.internal.rules.Quote;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** The rule sets that come with the library. */
public final class BuiltInEvaluators {
  /*
   * No lambdas and no streams on the way to the first value: JIT.md, note 13.
   */

  private static final Map<String, Evaluator> LOADED = new ConcurrentHashMap<>();

  private BuiltInEvaluators() {}

  /** The evaluator of a rule set; rejects one of another type. */
  public static <E extends Evaluator> E evaluator(String name, Class<E> type) {
    Evaluator evaluator = LOADED.get(Objects.requireNonNull(name, "name"));
    if (evaluator == null) {
      evaluator = load(name);
    }
    if (evaluator == null) {
      throw unknown(name, names(type));
    }
    if (!type.isInstance(evaluator)) {
      throw new IllegalArgumentException(
          "rule set \"" + name + "\" is for " + face(evaluator) + ", not " + type.getSimpleName());
    }
    return type.cast(evaluator);
  }

  private static IllegalArgumentException unknown(String name, List<String> names) {
    String nearest = Spelling.nearest(name, names);
    String advice =
        nearest == null ? "; available: " : "; did you mean \"" + nearest + "\"? Available: ";
    return new IllegalArgumentException(
        "no rule set " + Quote.of(name) + advice + String.join(", ", names));
  }

  /** The evaluator of a table file; rejects one of another type. */
  public static <E extends Evaluator> E open(Path table, Class<E> type) throws IOException {
    return evaluator(TableFile.open(Objects.requireNonNull(table, "table")), type);
  }

  /** The evaluator of a table in a stream; rejects one of another type. */
  public static <E extends Evaluator> E open(InputStream table, Class<E> type) throws IOException {
    return evaluator(TableFile.read("the stream", Objects.requireNonNull(table, "table")), type);
  }

  /** The evaluator of a table in a buffer; rejects one of another type. */
  public static <E extends Evaluator> E open(ByteBuffer table, Class<E> type)
      throws TableFormatException {
    return evaluator(TableFile.copy("the buffer", Objects.requireNonNull(table, "table")), type);
  }

  private static <E extends Evaluator> E evaluator(TableFile table, Class<E> type)
      throws TableFormatException {
    Evaluator evaluator = evaluator(table);
    if (!type.isInstance(evaluator)) {
      throw table
          .errors()
          .rejection(
              "a table for " + type.getSimpleName(),
              "one for " + face(evaluator),
              "compiled from the rules of another game");
    }
    return type.cast(evaluator);
  }

  /** The public type of an evaluator: the interface that its class implements. */
  private static String face(Evaluator evaluator) {
    return evaluator.getClass().getInterfaces()[0].getSimpleName();
  }

  /** The evaluator for the game that a table is for. */
  public static Evaluator evaluator(TableFile table) throws TableFormatException {
    return switch (table.header().kind()) {
      case TableFormat.OMAHA_TABLE -> OmahaTableReader.of(table);
      case TableFormat.BADUGI_TABLE -> BadugiTableEvaluator.of(table);
      default ->
          table.has(TableFormat.SUIT_KEYS) ? SetEvaluator.of(table) : MultisetTables.read(table);
    };
  }

  /** The names of the rule sets for a type of evaluator, in alphabetical order. */
  public static List<String> names(Class<? extends Evaluator> type) {
    List<String> names = new ArrayList<>();
    for (String line : TableResources.index().split("\n", 0)) {
      int space = line.indexOf(' ');
      String name = space < 0 ? line : line.substring(0, space);
      String game = space < 0 ? "" : line.substring(space + 1);
      if (type.isAssignableFrom(typeOf(game))) {
        names.add(name);
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

  /**
   * Null if there is no such rule set. One thread loads the table; others wait and get the same
   * evaluator.
   */
  private static Evaluator load(String name) {
    synchronized (LOADED) {
      Evaluator evaluator = LOADED.get(name);
      if (evaluator != null || !isPlain(name)) {
        return evaluator;
      }
      try {
        TableFile table = TableResources.table(name);
        if (table != null) {
          evaluator = evaluator(table);
          LOADED.put(name, evaluator);
        }
        return evaluator;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Whether this can be a rule set's name, and is not a path that leads elsewhere. */
  private static boolean isPlain(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (TableFormat.NAME_CHARACTERS.indexOf(name.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }
}
