package dev.yaku.cli.options;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Describes faults of arguments in this program's words instead of its parser's. */
public final class ArgumentText {
  private static final Pattern OPTION = Pattern.compile("--[a-z-]+");
  private static final Pattern GROUP = Pattern.compile("\\{(--[a-z-]+)=");
  private static final String FOUND = ", found \"";

  private ArgumentText() {}

  /** Registers converters for numbers and paths that say what was expected. */
  public static void register(CommandLine line) {
    line.registerConverter(int.class, ArgumentText::toInt);
    line.registerConverter(Integer.class, ArgumentText::toInt);
    line.registerConverter(long.class, ArgumentText::toLong);
    line.registerConverter(Long.class, ArgumentText::toLong);
    line.registerConverter(Path.class, ArgumentText::toPath);
  }

  private static int toInt(String text) {
    long number = toLong(text);
    if (number != (int) number) {
      throw expected("a whole number of at most " + Integer.MAX_VALUE, text);
    }
    return (int) number;
  }

  private static long toLong(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      boolean large = text.matches("[-+]?[0-9]+");
      String limits = " from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE;
      throw expected("a whole number" + (large ? limits : ""), text);
    }
  }

  private static Path toPath(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw expected("a file name", text);
    }
  }

  private static TypeConversionException expected(String what, String found) {
    return new TypeConversionException("expected " + what + FOUND + found + "\"");
  }

  /** The message for a fault. */
  public static String of(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    if (e instanceof MutuallyExclusiveArgsException) {
      return OPTION
              .matcher(e.getMessage())
              .results()
              .map(MatchResult::group)
              .distinct()
              .collect(Collectors.joining(" and "))
          + " cannot be combined: give one of them";
    }
    if (e instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
      return missing(missing.getMissing());
    }
    ArgSpec argument = e.getArgSpec();
    if (e.getMessage().equals("Missing required subcommand")) {
      return "expected a COMMAND, one of " + String.join(", ", commands(e.getCommandLine()));
    }
    if (e instanceof OverwrittenOptionException overwritten) {
      return name(overwritten.getOverwritten()) + " is given more than once";
    }
    if (argument != null && e.getMessage().contains(": expected ")) {
      return name(argument) + e.getMessage().substring(e.getMessage().indexOf(": expected "));
    }
    return e.getMessage().contains("expected only one match")
        ? repeated(e.getMessage())
        : e.getMessage();
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String missing(List<ArgSpec> missing) {
    ArgSpec first = missing.get(0);
    if (first instanceof OptionSpec option) {
      return option.required()
          ? option.longestName() + " is missing"
          : option.longestName() + " needs " + option.paramLabel();
    }
    int least = first.arity().min();
    return least > 1
        ? "expected at least " + least + " of " + first.paramLabel()
        : first.paramLabel() + " is missing";
  }

  /** The message for options of a group that was given twice. */
  private static String repeated(String message) {
    List<String> options =
        GROUP.matcher(message).results().map(match -> match.group(1)).distinct().toList();
    return options.size() == 1
        ? options.get(0) + " is given more than once"
        : String.join(" and ", options) + " cannot be combined: give one of them";
  }

  /** The options that differ from this one by one character, or by two swapped characters. */
  private static List<String> nearest(String option, CommandLine command) {
    String name = option.replaceFirst("=.*", "");
    return command.getCommandSpec().optionsMap().keySet().stream()
        .filter(known -> known.startsWith("--") && differInOne(name, known))
        .toList();
  }

  private static Set<String> commands(CommandLine line) {
    return line.getSubcommands().keySet();
  }

  /** The commands that may be meant: nearly the same, or one word begins with the other. */
  private static List<String> nearCommands(String word, CommandLine line) {
    return commands(line).stream()
        .filter(
            known -> differInOne(word, known) || known.startsWith(word) || word.startsWith(known))
        .toList();
  }

  /** Whether one has one character other, more or less than the other, or two swapped. */
  private static boolean differInOne(String a, String b) {
    int shorter = Math.min(a.length(), b.length());
    int same = 0;
    while (same < shorter && a.charAt(same) == b.charAt(same)) {
      same++;
    }
    int skipA = Math.min(a.length(), same + (a.length() >= b.length() ? 1 : 0));
    int skipB = Math.min(b.length(), same + (b.length() >= a.length() ? 1 : 0));
    boolean swapped =
        a.length() == b.length()
            && same + 2 <= shorter
            && a.charAt(same) == b.charAt(same + 1)
            && a.charAt(same + 1) == b.charAt(same)
            && a.substring(same + 2).equals(b.substring(same + 2));
    return swapped || a.substring(skipA).equals(b.substring(skipB));
  }

  private static String unmatched(UnmatchedArgumentException e) {
    String found = e.getUnmatched().get(0);
    String kind = e.isUnknownOption() ? "unknown option \"" : "unexpected argument \"";
    if (!e.isUnknownOption() && !e.getCommandLine().getSubcommands().isEmpty()) {
      kind = "unknown command \"";
    }
    List<String> near =
        e.isUnknownOption()
            ? nearest(found, e.getCommandLine())
            : nearCommands(found, e.getCommandLine());
    return kind
        + found
        + (near.isEmpty()
            ? "\""
            : "\"; did you mean "
                + near.stream().limit(3).collect(Collectors.joining(" or "))
                + "?");
  }
}
