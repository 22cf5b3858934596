package dev.yaku.internal.load;

import dev.yaku.Evaluator;
import dev.yaku.TableFormatException;
import dev.yaku.internal.games.BadugiTableEvaluator;
import dev.yaku.internal.games.OmahaTableReader;
import dev.yaku.internal.hand.MultisetTables;
import dev.yaku.internal.hand.SetEvaluator;
import dev.yaku.internal.table.LostTable;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** The rule sets that come with the library. */
public final class BuiltInEvaluators {
  /*
   * No lambdas and no streams on the way to the first value, and no class that it does not need:
   * JIT.md, note 13.
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
      throw BuiltInNames.unknown(name, type);
    }
    if (!type.isInstance(evaluator)) {
      throw BuiltInNames.ofAnotherGame(name, evaluator, type);
    }
    return type.cast(evaluator);
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
        TableFile table = JarTable.builtIn(name);
        if (table != null) {
          evaluator = evaluator(table);
          LOADED.put(name, evaluator);
        }
        return evaluator;
      } catch (IOException e) {
        throw LostTable.unreadable(e);
      }
    }
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
