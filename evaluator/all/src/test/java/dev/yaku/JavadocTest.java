package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The Javadoc of all main sources can be read in a tooltip, which shows it alone: it does not lean
 * on another comment, and says something.
 */
class JavadocTest {
  private static final Path ROOT = Path.of("../..");
  private static final int FEWEST_WORDS = 4;
  private static final Pattern JAVADOC = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
  private static final Pattern TAGS = Pattern.compile("(^|\\s)@(param|return|throws|see)\\b");
  private static final Pattern LEANS = Pattern.compile("(What|The same)\\b");

  /** The Java files of the sources that are no tests. */
  private static List<Path> sources() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String top : List.of("generator", "evaluator")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(top))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(
                file ->
                    Pattern.compile("[/\\\\](target|test)[/\\\\]")
                            .matcher(file.toString())
                            .results()
                            .count()
                        == 0)
            .forEach(found::add);
      }
    }
    return found;
  }

  /** The text of a comment before its tags, in one line, with links as one word each. */
  private static String description(String comment) {
    String text = comment.replaceAll("\\n\\s*\\*", " ").replaceAll("\\s+", " ").strip();
    Matcher tags = TAGS.matcher(text);
    return (tags.find() ? text.substring(0, tags.start()) : text)
        .replaceAll("\\{@link [^}]*\\}", "link")
        .replaceAll("\\{@\\w+ ([^}]*)\\}", "$1");
  }

  private static boolean isWrong(String comment) {
    String text = description(comment);
    boolean accessor = text.isEmpty() || comment.strip().matches("(?s)\\*?\\s*\\{@return.*");
    return !accessor && (LEANS.matcher(text).lookingAt() || text.split(" ").length < FEWEST_WORDS);
  }

  @Test
  void javadoc_ofMainSources_standsAlone() throws IOException {
    List<String> wrong = new ArrayList<>();
    int comments = 0;
    for (Path file : sources()) {
      Matcher comment = JAVADOC.matcher(Files.readString(file));
      while (comment.find()) {
        comments++;
        if (isWrong(comment.group(1))) {
          wrong.add(ROOT.relativize(file) + ": " + description(comment.group(1)));
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(comments > 2000, comments + "");
  }

  @Test
  void commentsThatLeanOrSayNothing_areFound() {
    assertTrue(isWrong(" What a hand is worth, by the rules of a game. "));
    assertTrue(isWrong("\n   * The same for lists of cards.\n   "));
    assertTrue(isWrong(" For people. "));
    assertTrue(isWrong(" Adds a row. @param row the row "));
    assertEquals(false, isWrong(" {@return the measure} "));
    assertEquals(false, isWrong(" Adds a row to the table. "));
  }
}
