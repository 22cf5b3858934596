package dev.yaku.spark;

import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.Block;
import org.apache.spark.sql.catalyst.expressions.codegen.CodeBlock;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.sql.catalyst.expressions.codegen.JavaCode;
import org.apache.spark.unsafe.types.UTF8String;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A function with its rules: which arguments it takes after these, and what is called for each row,
 * also by code that Spark generates: its kinds are public only for that, and their public methods
 * throw {@link IllegalArgumentException} for bad cards and spots. Executors receive only the name
 * of the rules, and load the tables themselves.
 */
public abstract class RowCall implements Serializable {
  private static final long serialVersionUID = 1;

  /** The most bytes of the text of a hand: far more than any hand has. */
  private static final int MOST_BYTES = 1000;

  private static final int MOST_SHOWN = 40;

  final SqlFunction function;

  /** The first argument; null if each row names its own. */
  final String rules;

  private final BadCards badCards;
  private final transient Map<UTF8String, RowCall> byName = new ConcurrentHashMap<>();

  RowCall(SqlFunction function, String rules, BadCards badCards) {
    this.function = function;
    this.rules = rules;
    this.badCards = badCards;
  }

  final Object readResolve() {
    return function.call(rules, badCards);
  }

  /**
   * This function with the rules that a row names; throws {@link RowException} if there are none.
   */
  public final RowCall of(UTF8String named) {
    RowCall found = byName.get(named);
    if (found == null) {
      try {
        found = function.call(named.toString(), badCards);
      } catch (IllegalArgumentException e) {
        throw new RowException(function, e, RowException.BAD_RULES);
      }
      byName.put(named.copy(), found); // Spark reuses the memory of a row
    }
    return found;
  }

  /** Counts bad cards, which give null, or throws an exception that names the function. */
  public final void reject(IllegalArgumentException fault) {
    badCards.reject(function, fault);
  }

  /** Rejects arguments of wrong types, by the rules if these are known. */
  abstract void check(List<Expression> arguments);

  /** The result for one row, in Spark's own types. */
  abstract Object answer(Object... arguments);

  /** Adds a Java expression for the result of one row. */
  abstract void write(
      JavaText code, String call, List<Expression> arguments, List<ExprValue> values);

  /** The text of cards in a column; rejects one that is too long. */
  static String text(UTF8String text) {
    if (text.numBytes() > MOST_BYTES) {
      throw new IllegalArgumentException(
          "text of " + text.numBytes() + " bytes: expected cards, at most " + MOST_BYTES);
    }
    return text.toString();
  }

  /** The exception for a fault in a text, which says where. */
  static IllegalArgumentException located(String text, int column, Exception fault) {
    return new IllegalArgumentException(
        quoted(text) + ", column " + column + ": " + fault.getMessage(), fault);
  }

  /** The first characters in quotes. */
  static String quoted(String text) {
    return text.length() <= MOST_SHOWN
        ? "\"" + text + "\""
        : "\"" + text.substring(0, MOST_SHOWN) + "...\"";
  }

  /** Cards with bars between them, none of which is given twice. */
  static CardText cards(String text) {
    try {
      CardText cards = CardText.parse(text);
      cards.set(); // rejects duplicate cards
      return cards;
    } catch (CardFormatException e) {
      throw located(text, e.column(), e);
    }
  }

  /** Java code for Spark to compile. Its variables stay apart from the text: Spark renames them. */
  static final class JavaText {
    private final List<String> texts = new ArrayList<>();
    private final List<JavaCode> codes = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    /** Adds text, and code that Spark has made. */
    JavaText add(Object... pieces) {
      for (Object piece : pieces) {
        if (piece instanceof JavaCode code) {
          texts.add(text.toString());
          codes.add(code);
          text.setLength(0);
        } else {
          text.append(piece);
        }
      }
      return this;
    }

    Block block() {
      texts.add(text.toString());
      return new CodeBlock(
          CollectionConverters.asScala(texts).toSeq(), CollectionConverters.asScala(codes).toSeq());
    }
  }
}
