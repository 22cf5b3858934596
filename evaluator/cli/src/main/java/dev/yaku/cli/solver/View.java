package dev.yaku.cli.solver;

import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import java.io.IOException;
import java.util.List;

/** One way to look at a place of a solution. */
interface View {
  /** The names of the columns of {@link #rows}. */
  List<String> columns();

  /** Writes a table for programs. */
  void rows(Sheet.Sink sink) throws IOException;

  /** Adds the same to an object for programs. */
  void addTo(Members object);

  /** Adds the same for people. */
  void addTo(Sheet sheet);

  /** Whether there is nothing else in text, so that other programs can read it. */
  default boolean isAlone() {
    return false;
  }
}
