package dev.yaku.spark;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.NamedArgumentExpression;

/** Arguments by name, such as {@code n => 7}, put into the places that a function expects. */
final class NamedArguments {
  private static final Pattern PARAMETER = Pattern.compile("(\\[[, ]*)?(\\w+)");

  private NamedArguments() {}

  /** The arguments in their places; rejects wrong names, and arguments that are missing. */
  static List<Expression> placed(SqlFunction function, List<Expression> arguments) {
    if (arguments.stream().noneMatch(NamedArgumentExpression.class::isInstance)) {
      return arguments;
    }
    Map<String, Boolean> optional = new LinkedHashMap<>();
    Matcher parameters = PARAMETER.matcher(function.signature());
    while (parameters.find()) { // further cards have no names
      optional.putIfAbsent(parameters.group(2), parameters.group(1) != null);
    }
    List<String> names = List.copyOf(optional.keySet());
    Expression[] placed = place(names, arguments);
    for (int i = 0; i < names.size(); i++) {
      check(names.get(i), placed[i], optional.get(names.get(i)));
    }
    return Arrays.stream(placed).filter(Objects::nonNull).toList();
  }

  private static Expression[] place(List<String> names, List<Expression> arguments) {
    Expression[] placed = new Expression[Math.max(names.size(), arguments.size())];
    boolean isNamed = false;
    for (int i = 0; i < arguments.size(); i++) {
      int place = i;
      Expression value = arguments.get(i);
      if (value instanceof NamedArgumentExpression named) {
        isNamed = true;
        place = names.indexOf(named.key().toLowerCase(Locale.ROOT));
        value = named.value();
        if (place < 0) {
          throw new IllegalArgumentException(
              "no argument \"" + named.key() + "\": expected " + String.join(", ", names));
        }
      } else if (isNamed) {
        throw new IllegalArgumentException("an argument without a name follows one with a name");
      }
      if (placed[place] != null) {
        throw new IllegalArgumentException("argument " + names.get(place) + " is given twice");
      }
      placed[place] = value;
    }
    return placed;
  }

  /** Without names, the type of an argument says whether it is a board or a number. */
  private static void check(String name, Expression value, boolean optional) {
    if (value == null && !optional) {
      throw new IllegalArgumentException("argument " + name + " is missing");
    }
    if (value != null && name.equals("n") && !SqlTypes.isInt(value)) {
      throw SqlTypes.fault(name, value, "INT");
    }
    if (value != null && name.equals("board") && SqlTypes.isInt(value)) {
      throw SqlTypes.fault(name, value, SqlTypes.CARDS);
    }
  }
}
