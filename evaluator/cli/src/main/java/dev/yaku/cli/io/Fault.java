package dev.yaku.cli.io;

import dev.yaku.TextException;
import dev.yaku.cli.sheet.Members;
import dev.yaku.solver.SolverSpotException;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.CancellationException;

/**
 * Why a question has no answer, for programs: a code that they can act on, and the place. The codes
 * are few, and listed in the command line's README.
 */
public final class Fault {
  private final Code code;
  private final Members place = new Members();
  private final String message;

  private Fault(Code code, String message) {
    this.code = code;
    this.message = message;
  }

  /** A fault whose code says more than its cause. */
  public static Fault of(Code code, String message) {
    return new Fault(code, message);
  }

  /** The fault of an exception that ends a command. */
  static Fault of(Throwable fault, String message) {
    if (fault instanceof CliException cli && cli.code() != null) {
      return new Fault(cli.code(), message);
    }
    Throwable cause = fault instanceof CliException ? fault.getCause() : fault;
    if (cause instanceof TextException text) {
      return new Fault(Code.TEXT, message).at(text);
    }
    boolean isStopped = cause instanceof CancellationException;
    Code other = isStopped ? Code.STOPPED : Code.REFUSED;
    return new Fault(cause instanceof IOException ? Code.FILE : other, message);
  }

  /** The fault of one item of several, such as the second hand. */
  public static Fault ofItem(String item, long number, IllegalArgumentException cause) {
    boolean isText = cause instanceof TextException;
    Fault fault = new Fault(isText ? Code.TEXT : Code.REFUSED, cause.getMessage());
    fault.place.put("item", item).put("number", number);
    return isText ? fault.column(((TextException) cause).column()) : fault;
  }

  private Fault at(TextException text) {
    if (text.line() > 0) {
      place.put("line", text.line());
    }
    if (text instanceof SolverSpotException spot) {
      place.put("key", spot.key());
    }
    return column(text.column());
  }

  private Fault column(int column) {
    if (column > 0) {
      place.put("column", column);
    }
    return this;
  }

  /** The members of {@code error}. */
  Members members() {
    return new Members().put("code", code.text()).putAll(place).put("message", message);
  }

  /** Kinds of faults that programs tell apart. */
  public enum Code {
    /** An option or an argument that there is not, or options that exclude each other. */
    USAGE,
    /** A text that cannot be read. */
    TEXT,
    /** A question was read that cannot be answered, such as a card that is there twice. */
    REFUSED,
    /** A file that cannot be read or written. */
    FILE,
    /** More memory would be needed than there is, or than is allowed. */
    MEMORY,
    /** There is no such place in the tree. */
    NO_PLACE,
    /** At the place a card comes: nobody acts. */
    CARD,
    /** At the place the hand is over. */
    OVER,
    /** The user stopped it before there was an answer. */
    STOPPED,
    /** The work for it goes on: asked again, it has an answer. */
    UNFINISHED;

    String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
