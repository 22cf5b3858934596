package dev.yaku.cli.options;

import dev.yaku.TextException;
import dev.yaku.cli.io.Fault;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.io.Program;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Many items of one kind, such as hands: the arguments, or else the lines of a file or of standard
 * input. Invalid items are reported, and the others are still answered. Lines that are blank, or
 * begin with {@code #}, are skipped.
 *
 * @param answers flushed before a fault is reported, so that answers and faults are in the order of
 *     the items
 * @param item the name of an item, such as "hand"
 * @param most the most characters of a line
 * @param blankIsItem whether blank lines are answered, too
 */
public record Batch(
    Program program, Flushable answers, String item, int most, boolean blankIsItem, Action action) {
  @FunctionalInterface
  public interface Action {
    /**
     * Answers one item, valid until the next one is answered, of a line or argument numbered from
     * 1. An IllegalArgumentException is reported, with its place if it has one.
     */
    void answer(CharSequence item, long number) throws IOException;
  }

  /**
   * Answers all; without arguments, the lines of a file, or of standard input if it is null.
   * Returns the exit status.
   */
  public int run(List<String> arguments, Path file) throws IOException {
    boolean allGood = true;
    for (int i = 0; i < arguments.size(); i++) {
      allGood &= answer(arguments.get(i), item, i + 1);
    }
    if (file != null) {
      try (InputStream in = open(file)) {
        allGood &= answerLines(new LineReader(in, answers, most));
      }
    } else if (arguments.isEmpty()) {
      if (program.terminal()) {
        String first = item.substring(0, 1).toUpperCase(Locale.ROOT);
        program.err().println(first + item.substring(1) + "s, one a line:");
      }
      allGood &= answerLines(new LineReader(program.in(), answers, most));
    }
    answers.flush();
    return allGood ? 0 : 1;
  }

  private static InputStream open(Path file) {
    if (Files.isDirectory(file)) { // which some systems open as if it were empty
      throw FileFault.reading(file, new IOException());
    }
    return FileFault.read(file, () -> Files.newInputStream(file));
  }

  private boolean answerLines(LineReader lines) throws IOException {
    boolean allGood = true;
    for (CharSequence line = lines.read(); line != null; line = lines.read()) {
      if (isSkipped(line)) {
        continue;
      }
      if (line.length() > most) {
        String fault = "too long: expected at most " + most + " characters";
        report("line", lines.lines(), new TextException(fault, 1, most + 1, null), "");
        allGood = false;
      } else {
        allGood &= answer(line, "line", lines.lines());
      }
    }
    return allGood;
  }

  /** Whether a line is a comment, or blank where that is no item. */
  private boolean isSkipped(CharSequence line) {
    int at = 0;
    while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
      at++;
    }
    return at == line.length() ? !blankIsItem : line.charAt(at) == '#';
  }

  private boolean answer(CharSequence text, String unit, long number) throws IOException {
    try {
      action.answer(text, number);
      return true;
    } catch (IllegalArgumentException e) {
      boolean named = unit.equals(item) && isFile(text.toString());
      String advice = named ? "; to read the file of that name: < " + text : "";
      report(unit, number, e, advice);
      return false;
    }
  }

  private static boolean isFile(String name) {
    try {
      return !name.isBlank() && Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private void report(String unit, long number, IllegalArgumentException fault, String advice)
      throws IOException {
    answers.flush();
    int column = fault instanceof TextException text ? text.column() : 0;
    String place = column == 0 ? "" : ", column " + column;
    String line = unit + " " + number + place + ": " + fault.getMessage() + advice;
    program.fault(line, Fault.ofItem(unit, number, fault));
  }
}
