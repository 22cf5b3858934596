package dev.yaku.cli.mcp;

import dev.yaku.cli.sheet.Members;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The arguments of a tool, checked by the part of JSON Schema that the tools use. */
final class Arguments {
  private static final int MOST_CHARACTERS = 100_000;

  private final Map<String, Object> values = new TreeMap<>();

  /**
   * Null for none given, or an empty list, as PHP has it; throws if they are not as the schema
   * says: the message names the one. A blank text is none, where none need be given.
   */
  Arguments(Map<?, ?> schema, Object given) {
    Map<?, ?> properties = (Map<?, ?>) schema.get("properties");
    List<?> required = (List<?>) schema.get("required");
    boolean isNone = given == null || List.of().equals(given);
    if (!isNone && !(given instanceof Map)) {
      throw new IllegalArgumentException("arguments: expected an object");
    }
    Map<?, ?> named = isNone ? Map.of() : (Map<?, ?>) given;
    for (Map.Entry<?, ?> each : named.entrySet()) {
      String name = each.getKey().toString();
      if (!(properties.get(name) instanceof Map<?, ?> property)) {
        throw new IllegalArgumentException(
            "no argument \"" + name + "\": expected some of " + properties.keySet());
      }
      boolean isBlank = each.getValue() instanceof String text && text.isBlank();
      if (each.getValue() != null && (!isBlank || required.contains(name))) {
        values.put(name, checked(name, property, each.getValue()));
      }
    }
    for (Object name : required) {
      if (!has((String) name)) {
        throw new IllegalArgumentException("the argument \"" + name + "\" is missing");
      }
    }
  }

  private static Object checked(String name, Map<?, ?> schema, Object value) {
    switch ((String) schema.get("type")) {
      case "string" -> {
        demand(value instanceof String, name, "text");
        String text = (String) value;
        demand(text.length() <= MOST_CHARACTERS, name, "at most 100,000 characters");
        if (schema.get("enum") instanceof List<?> some) {
          demand(some.contains(text), name, "one of " + some);
        }
        demandOneItem(name, schema.get("pattern"), text);
      }
      case "boolean" -> demand(value instanceof Boolean, name, "true or false");
      case "array" -> {
        Map<?, ?> items = (Map<?, ?>) schema.get("items");
        String kind = items.get("type").equals("string") ? "texts" : "numbers";
        demand(value instanceof List, name, "an array of " + kind);
        List<?> list = (List<?>) value;
        Object least = schema.get("minItems");
        Object most = schema.get("maxItems");
        demand(
            list.size() >= number(least) && list.size() <= number(most),
            name,
            least + " to " + most + " " + kind);
        list.forEach(each -> checked(name, items, each));
      }
      default -> {
        demand(value instanceof Members.Figure, name, "a number");
        return inLimits(name, schema, number(value));
      }
    }
    return value;
  }

  /**
   * Refuses what would end or split an item: line ends, and bars and slashes, if the pattern of the
   * schema, which may be null, names them. Java would match the pattern itself with a stack as long
   * as the text.
   */
  private static void demandOneItem(String name, Object pattern, String text) {
    if (pattern == null) {
      return;
    }
    boolean isBar = pattern.toString().contains("|");
    boolean isSlash = pattern.toString().contains("/");
    String bar = isBar ? "|[|\uff5c]" : "";
    String slash = isSlash ? "|(?<!\\[)[/\uff0f]" : "";
    String none = isSlash ? "slash, bar or line end" : isBar ? "bar or line end" : "line end";
    boolean isOne = !Pattern.compile("\\v" + bar + slash).matcher(text).find();
    demand(isOne, name, "one item in a text, without any " + none);
  }

  /** An integer, however it is written, or another number, as the schema says. */
  private static Number inLimits(String name, Map<?, ?> schema, double number) {
    Object least = schema.get("minimum");
    Object above = schema.get("exclusiveMinimum");
    Object most = schema.get("maximum");
    boolean isInteger = "integer".equals(schema.get("type"));
    boolean isRight =
        (least == null || number >= number(least))
            && (above == null || number > number(above))
            && (most == null || number <= number(most))
            && (!isInteger || number == (int) number);
    String expected =
        (isInteger ? "an integer" : "a number")
            + (least == null ? "" : " of at least " + least)
            + (above == null ? "" : " above " + above)
            + (most == null ? "" : " and at most " + most);
    demand(isRight, name, expected);
    return isInteger ? (Number) (int) number : number;
  }

  private static double number(Object figure) {
    return Double.parseDouble(figure.toString());
  }

  private static void demand(boolean isMet, String name, String expected) {
    if (!isMet) {
      throw new IllegalArgumentException("the argument \"" + name + "\": expected " + expected);
    }
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  boolean is(String name) {
    return Boolean.TRUE.equals(values.get(name));
  }

  /** A text; empty if it is not given. */
  String text(String name) {
    return (String) values.getOrDefault(name, "");
  }

  List<?> texts(String name) {
    return (List<?>) values.getOrDefault(name, List.of());
  }

  /** A number that is given, or several with commas between, without exponents. */
  String figures(String name) {
    Object given = values.get(name);
    List<?> list = given instanceof List<?> several ? several : List.of(given);
    return list.stream()
        .map(each -> new BigDecimal(each.toString()).toPlainString())
        .collect(Collectors.joining(","));
  }

  /** A number that is given. */
  Number number(String name) {
    return (Number) values.get(name);
  }

  int integer(String name, int otherwise) {
    return has(name) ? number(name).intValue() : otherwise;
  }
}
