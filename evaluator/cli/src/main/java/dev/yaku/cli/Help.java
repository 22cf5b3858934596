package dev.yaku.cli;

import dev.yaku.cli.sheet.Columns;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The help texts of commands: a text file for each, with the lines before the options, a line for
 * each option and argument, and the lines after, separated by lines of dashes; and a file for the
 * options that commands share. They are read only if they are asked for.
 */
final class Help {
  static final String COMMAND = "help";

  private static final int WIDTH = 79;
  private static final String BETWEEN = "---\n";
  private static final String COMMON = "options";

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
      String[] parts = text(name).split(BETWEEN, -1);
      CommandSpec spec = line.getCommandSpec();
      spec.resourceBundle(meanings(text(COMMON) + parts[1], spec));
      spec.usageMessage().description(shown(parts[0])).footer(shown(parts[2]));
    }
    line.getSubcommands().values().forEach(Help::add);
  }

  private static String text(String name) {
    try (InputStream in = Help.class.getResourceAsStream("help/" + name + ".txt")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.replace("\\\n", "").replace("%", "%%");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Lines of names and meanings, by the names under which options and arguments look for them. */
  private static ResourceBundle meanings(String lines, CommandSpec spec) {
    List<Object[]> meanings = new ArrayList<>();
    for (String line : lines.lines().toList()) {
      String[] words = line.split(" {2,}", 2);
      String name =
          words[0].startsWith("--")
              ? words[0].substring(2)
              : words[0] + "[" + spec.positionalParameters().get(0).index() + "]";
      meanings.add(new Object[] {name, words[1]});
    }
    return new ListResourceBundle() {
      @Override
      protected Object[][] getContents() {
        return meanings.toArray(Object[][]::new);
      }
    };
  }

  /** Lines of words and meanings are broken so that the meanings stand below each other. */
  private static String[] shown(String lines) {
    List<String> shown = new ArrayList<>();
    for (String line : lines.lines().toList()) {
      Matcher meaning = MEANING.matcher(line);
      String text =
          meaning.matches() ? Columns.wrapped(line, WIDTH, meaning.group(1).length()) : line;
      shown.addAll(Arrays.asList(text.split("\n", -1)));
    }
    return shown.toArray(String[]::new);
  }
}
