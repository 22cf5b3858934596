package dev.yaku.cli;

import dev.yaku.cli.sheet.Columns;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/**
 * What the help says of commands besides their options: a text file for each, with what stands
 * before the options, a line of dashes, and what stands after. It is read only if it is asked for.
 */
final class Help {
  static final String COMMAND = "help";

  private static final int WIDTH = 79;
  private static final String OPTIONS = "---";

  /** Words, and after the last two spaces or more what they mean. */
  private static final Pattern MEANING = Pattern.compile("( +\\S.* {2,})\\S.*");

  private Help() {}

  static boolean isAsked(String... args) {
    boolean asked = args.length == 0 || args[0].equals(COMMAND);
    for (String arg : args) {
      asked |= arg.equals("--help") || arg.startsWith("-h") || arg.equals("-Vh");
    }
    return asked;
  }

  /** Adds the texts to a command and to those below it. */
  static void add(CommandLine line) {
    String name = line.getCommandName();
    if (!name.equals(COMMAND)) {
      List<String> lines = lines(name);
      int options = lines.indexOf(OPTIONS) < 0 ? lines.size() : lines.indexOf(OPTIONS);
      line.getCommandSpec().usageMessage().description(shown(lines.subList(0, options)));
      List<String> after = lines.subList(Math.min(options + 1, lines.size()), lines.size());
      line.getCommandSpec().usageMessage().footer(shown(after));
    }
    line.getSubcommands().values().forEach(Help::add);
  }

  private static List<String> lines(String name) {
    try (InputStream in = Help.class.getResourceAsStream("help/" + name + ".txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replace("\\\n", "").replace("%", "%%").lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines of words and meanings are broken so that the meanings stand below each other. */
  private static String[] shown(List<String> lines) {
    List<String> shown = new ArrayList<>();
    for (String line : lines) {
      Matcher meaning = MEANING.matcher(line);
      String text =
          meaning.matches() ? Columns.wrapped(line, WIDTH, meaning.group(1).length()) : line;
      shown.addAll(Arrays.asList(text.split("\n", -1)));
    }
    return shown.toArray(String[]::new);
  }
}
