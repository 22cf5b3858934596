package picocli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Puts the words that a command was given into its fields. */
final class ArgumentReader {
  private final CommandLine line;

  ArgumentReader(CommandLine line) {
    this.line = line;
  }

  void read(String[] args, Set<String> given) throws Exception {
    Map<Object, Map<Model.ArgSpec, List<String>>> groups = new LinkedHashMap<>();
    List<String> words = new ArrayList<>();
    Map<Integer, String> unmatched = new LinkedHashMap<>();
    boolean onlyWords = false;
    for (int i = 1; i < args.length; i++) {
      String arg = args[i];
      int equals = arg.startsWith("--") ? arg.indexOf('=') : -1;
      String word = equals < 0 ? arg : arg.substring(0, equals);
      Model.ArgSpec option = onlyWords ? null : line.options.get(word);
      if (option != null) {
        boolean once = option.group == null && !option.isConsumed() && !option.isList();
        if (!given.add(word) && once) {
          String label = CommandLine.isFlag(option.field) ? "" : " (" + option.paramLabel() + ")";
          throw new ParameterException(
              line, "option '" + word + "'" + label + " should be specified only once");
        }
        int taken = take(option, equals < 0 ? null : arg.substring(equals + 1), args, i);
        if (option.group != null) {
          groups
              .computeIfAbsent(option.group, group -> new HashMap<>())
              .computeIfAbsent(option, one -> new ArrayList<>())
              .add(taken == 0 ? arg : word + "=" + args[i + 1]);
        }
        i += taken;
      } else if (!onlyWords && arg.equals("--")) {
        onlyWords = true;
      } else if (words.size() < mostWords() && (onlyWords || !resemblesOption(arg))) {
        words.add(arg);
      } else {
        unmatched.put(i, arg);
      }
    }
    takeWords(words);
    checkRequired(words, given);
    if (!unmatched.isEmpty()) {
      throw unmatched(unmatched);
    }
    groups.forEach(this::checkGroup);
  }

  /** Whether a word is a wrong option rather than an argument: a number is none. */
  private static boolean resemblesOption(String word) {
    return word.length() > 1 && word.charAt(0) == '-' && !Character.isDigit(word.charAt(1));
  }

  private int mostWords() {
    return line.arguments == null
        ? 0
        : line.arguments.getType() == List.class ? Integer.MAX_VALUE : 1;
  }

  /** The fault of words for which there is no place, by their numbers. */
  ParameterException unmatched(Map<Integer, String> unmatched) {
    List<String> words = List.copyOf(unmatched.values());
    String all = "'" + String.join("', '", words) + "'";
    boolean one = words.size() == 1;
    String place = (one ? " at" : "s from") + " index " + unmatched.keySet().iterator().next();
    String message =
        resemblesOption(words.get(0))
            ? "Unknown option" + (one ? "" : "s") + ": " + all
            : "Unmatched argument" + place + ": " + all;
    return new UnmatchedArgumentException(line, message, words.get(0));
  }

  /** Rejects what lacks an option, or the word, that the command needs. */
  private void checkRequired(List<String> words, Set<String> given) {
    List<String> missing = new ArrayList<>();
    for (Model.ArgSpec option : line.options.values()) {
      if (option.option.required() && !given.contains(option.option.names()[0])) {
        missing.add("'" + option.words() + "'");
      }
    }
    int options = missing.size();
    Parameters all = line.arguments == null ? null : line.arguments.getAnnotation(Parameters.class);
    if (words.isEmpty() && all != null && all.arity().equals("1")) {
      missing.add("'" + all.paramLabel() + "'");
    }
    if (!missing.isEmpty()) {
      String kind =
          missing.size() > 1 ? "options and parameters" : options > 0 ? "option" : "parameter";
      throw new ParameterException(
          line, "Missing required " + kind + ": " + String.join(", ", missing));
    }
  }

  /** Rejects more than one option of a group, and one that is given twice. */
  private void checkGroup(Object group, Map<Model.ArgSpec, List<String>> given) {
    Set<String> all = new LinkedHashSet<>();
    Set<String> found = new LinkedHashSet<>();
    for (Model.ArgSpec option : line.options.values()) {
      if (option.group == group) {
        all.add(option.words());
        if (given.containsKey(option)) {
          found.add(option.words());
        }
      }
    }
    if (found.size() > 1) {
      String names = String.join(", ", found);
      throw new ParameterException(
          line, "Error: " + names + " are mutually exclusive (specify only one)");
    }
    List<String> texts = given.values().iterator().next();
    if (texts.size() > 1) {
      String place = "[" + String.join(" | ", all) + "]=";
      String two = place + "{" + texts.get(0) + "} and " + place + "{" + texts.get(1) + "}";
      throw new ParameterException(line, "Error: expected only one match but got " + two);
    }
  }

  /** Sets an option; returns how many of the next words it takes. */
  @SuppressWarnings("JdkObsolete") // the commands' own
  private int take(Model.ArgSpec option, String attached, String[] args, int at) throws Exception {
    String name = option.option.names()[0];
    if (CommandLine.isFlag(option.field)) {
      option.setValue(attached == null || flag(name, attached));
      return 0;
    }
    if (option.isConsumed()) {
      Stack<String> stack = new Stack<>();
      for (int i = args.length - 1; i > at; i--) {
        stack.push(args[i]);
      }
      if (attached != null) {
        stack.push(attached);
      }
      Object consumer = CommandLine.make(option.option.parameterConsumer());
      ((IParameterConsumer) consumer).consumeParameters(stack, option, line.spec);
      return args.length - 1 - at - stack.size();
    }
    if (attached == null && at + 1 == args.length) {
      throw new ParameterException(
          line,
          "Missing required parameter for option '" + name + "' (" + option.paramLabel() + ")");
    }
    if (attached == null && line.options.containsKey(args[at + 1])) {
      throw new ParameterException(
          line, "Expected parameter for option '" + name + "' but found '" + args[at + 1] + "'");
    }
    String text = attached == null ? args[at + 1] : attached;
    if (option.isList()) {
      option.add(text);
    } else {
      option.setValue(value(option, text));
    }
    return attached == null ? 1 : 0;
  }

  private boolean flag(String name, String text) {
    if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
      throw new ParameterException(
          line, "Invalid value for option '" + name + "': '" + text + "' is not a boolean");
    }
    return text.equalsIgnoreCase("true");
  }

  private Object value(Model.ArgSpec option, String text) throws Exception {
    Class<?> type = option.field.getType();
    Class<?>[] own = option.option.converter();
    ITypeConverter<?> converter =
        own.length > 0 ? (ITypeConverter<?>) CommandLine.make(own[0]) : line.converters.get(type);
    String place = "Invalid value for option '" + option.option.names()[0] + "'";
    try {
      if (converter != null) {
        return converter.convert(text);
      }
      return type.isEnum() ? constant(type, text, place) : text;
    } catch (TypeConversionException e) {
      throw new ParameterException(line, place + ": " + e.getMessage(), e);
    }
  }

  private Object constant(Class<?> type, String text, String place) {
    List<String> names = new ArrayList<>();
    for (Object each : type.getEnumConstants()) {
      if (each.toString().equalsIgnoreCase(text)) {
        return each;
      }
      names.add(each.toString());
    }
    throw new ParameterException(
        line,
        place
            + ": expected one of ["
            + String.join(", ", names)
            + "] (case-insensitive) but was '"
            + text
            + "'");
  }

  private void takeWords(List<String> words) throws Exception {
    if (mostWords() <= 1) {
      if (!words.isEmpty()) {
        ITypeConverter<?> converter = line.converters.get(line.arguments.getType());
        CommandLine.set(
            line.arguments,
            line.object,
            converter == null ? words.get(0) : converter.convert(words.get(0)));
      }
    } else if (!words.isEmpty()) {
      CommandLine.set(line.arguments, line.object, words);
    }
    Parameters all = line.arguments == null ? null : line.arguments.getAnnotation(Parameters.class);
    if (all != null && all.arity().equals("2..*") && words.size() < 2) {
      throw new ParameterException(
          line,
          "positional parameter at index 0..* ("
              + all.paramLabel()
              + ") requires at least 2 values, but "
              + (words.isEmpty()
                  ? "none were specified."
                  : "only 1 were specified: [" + words.get(0) + "]"));
    }
  }
}
