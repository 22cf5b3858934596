package dev.yaku.internal.load;

import dev.yaku.Evaluator;
import dev.yaku.TableFormatException;
import dev.yaku.internal.games.BadugiTableEvaluator;
import dev.yaku.internal.games.OmahaTableEvaluator;
import dev.yaku.internal.hand.HandTableReader;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableOpener;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** The evaluators of the rule sets that come with the library, and of tables given by users. */
public final class Evaluators {
  /* No lambdas and no streams on the way to the first value: each links classes on first use. */

  private static final Map<String, Evaluator> LOADED = new ConcurrentHashMap<>();

  private Evaluators() {}

  /** The evaluator of a built-in rule set; rejects one of another type. */
  public static <E extends Evaluator> E of(String name, Class<E> type) {
    Evaluator evaluator = LOADED.get(Objects.requireNonNull(name, "name"));
    if (evaluator == null) {
      evaluator = load(name);
    }
    if (evaluator == null) {
      return of(BuiltInNames.meant(name, type), type);
    }
    if (!type.isInstance(evaluator)) {
      throw BuiltInNames.ofAnotherGame(name, evaluator, type);
    }
    return type.cast(evaluator);
  }

  /** Null if there is none. One thread loads the table; others wait and get the same evaluator. */
  private static Evaluator load(String name) {
    synchronized (LOADED) {
      Evaluator evaluator = LOADED.get(name);
      if (evaluator != null || !TableFormat.isName(name)) {
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
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The evaluator for the game that a table is for. */
  public static Evaluator evaluator(TableFile table) throws TableFormatException {
    return switch (table.header().kind()) {
      case TableFormat.OMAHA_TABLE -> OmahaTableEvaluator.of(table);
      case TableFormat.BADUGI_TABLE -> BadugiTableEvaluator.of(table);
      default -> HandTableReader.read(table);
    };
  }

  /** The evaluator of a table file; rejects one of another type. */
  public static <E extends Evaluator> E open(Path table, Class<E> type) throws IOException {
    return evaluator(TableOpener.open(checked(table, type)), type);
  }

  public static <E extends Evaluator> E open(InputStream table, Class<E> type) throws IOException {
    return evaluator(TableOpener.read("the stream", checked(table, type)), type);
  }

  public static <E extends Evaluator> E open(ByteBuffer table, Class<E> type)
      throws TableFormatException {
    return evaluator(TableOpener.copy("the buffer", checked(table, type)), type);
  }

  private static <T> T checked(T table, Class<?> type) {
    Objects.requireNonNull(type, "type");
    return Objects.requireNonNull(table, "table");
  }

  private static <E extends Evaluator> E evaluator(TableFile table, Class<E> type)
      throws TableFormatException {
    Evaluator evaluator = evaluator(table);
    if (!type.isInstance(evaluator)) {
      throw table
          .errors()
          .rejection(
              "a table for " + type.getSimpleName(),
              "one for " + BuiltInNames.face(evaluator),
              "compiled from the rules of another game");
    }
    return type.cast(evaluator);
  }
}
