package dev.yaku.internal.load;

import dev.yaku.Evaluator;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableOpener;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Objects;

/** The evaluators of tables given by users. */
public final class OpenedEvaluators {
  private OpenedEvaluators() {}

  /** The evaluator of a table file; rejects one of another type. */
  public static <E extends Evaluator> E open(Path table, Class<E> type) throws IOException {
    return evaluator(TableOpener.open(checked(table, type)), type);
  }

  /** The evaluator of a table in a stream; rejects one of another type. */
  public static <E extends Evaluator> E open(InputStream table, Class<E> type) throws IOException {
    return evaluator(TableOpener.read("the stream", checked(table, type)), type);
  }

  /** The evaluator of a table in a buffer; rejects one of another type. */
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
    Evaluator evaluator = BuiltInEvaluators.evaluator(table);
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
