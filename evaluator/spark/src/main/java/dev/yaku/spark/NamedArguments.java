package dev.yaku.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.NamedArgumentExpression;

/** Arguments by name, such as {@code n => 7}, put into the places that a function expects. */
final class NamedArguments {
  private static final Pattern PARAMETER = Pattern.compile("(\\[[, ]*)?(\\w+)");

  private final List<String> names = new ArrayList<>();
  private final List<Boolean> optional = new ArrayList<>();
  private Expression[] placed;

  private NamedArguments(SqlFunction function) {
    Matcher parameters = PARAMETER.matcher(function.signature());
    while (parameters.find()) {
      if (!names.contains(parameters.group(2))) { // further cards have no names
        names.add(parameters.group(2));
        optional.add(parameters.group(1) != null);
      }
    }
  }

  /** The arguments in their places; unchanged if {@link #fault} is not null. */
  static List<Expression> placed(SqlFunction function, List<Expression> arguments) {
    if (arguments.stream().noneMatch(NamedArgumentExpression.class::isInstance)) {
      return arguments;
    }
    NamedArguments named = new NamedArguments(function);
    return named.place(arguments) == null
        ? Arrays.stream(named.placed).filter(argument -> argument != null).toList()
        : arguments;
  }

  /** Says what is wrong with the names of arguments; null if there are none, or nothing is. */
  static String fault(SqlFunction function, List<Expression> arguments) {
    return arguments.stream().anyMatch(NamedArgumentExpression.class::isInstance)
        ? new NamedArguments(function).place(arguments)
        : null;
  }

  private String place(List<Expression> arguments) {
    placed = new Expression[Math.max(names.size(), arguments.size())];
    boolean isNamed = false;
    for (int i = 0; i < arguments.size(); i++) {
      int place = i;
      Expression value = arguments.get(i);
      if (value instanceof NamedArgumentExpression named) {
        isNamed = true;
        place = names.indexOf(named.key().toLowerCase(Locale.ROOT));
        value = named.value();
        if (place < 0) {
          return "no argument \"" + named.key() + "\": expected " + String.join(", ", names);
        }
      } else if (isNamed) {
        return "an argument without a name follows one with a name";
      }
      if (placed[place] != null) {
        return "argument " + names.get(place) + " is given twice";
      }
      placed[place] = value;
    }
    return faultOfPlaced();
  }

  /** Without names, the type of an argument says whether it is a board or a number. */
  private String faultOfPlaced() {
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      Expression value = placed[i];
      if (value == null && !optional.get(i)) {
        return "argument " + name + " is missing";
      }
      if (value != null && name.equals("n") && !SqlTypes.isInt(value)) {
        return SqlTypes.fault(name, value, "INT");
      }
      if (value != null && name.equals("board") && SqlTypes.isInt(value)) {
        return SqlTypes.fault(name, value, SqlTypes.CARDS);
      }
    }
    return null;
  }
}
