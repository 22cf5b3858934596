package dev.yaku;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The Markdown files of all modules, without what is in fences. */
class DocumentsTest {
  private static final Path ROOT = Path.of("../..");
  private static final int MOST_COLUMNS = 120;
  private static final Set<String> NOT_SOURCES = Set.of("target", ".git", "node_modules");
  private static final Pattern LINK =
      Pattern.compile("\\]\\((?![a-z]+:)([^)#\\s]*)(?:#([^)]*))?\\)");

  /** On npm, yaku is somebody else's: ours are yaku-poker and yaku-tables. */
  private static final Pattern OF_ANOTHER =
      Pattern.compile(
          "(?:from|import|require\\s*\\(|import\\s*\\()\\s*[\"']yaku[\"'/]"
              + "|\\b(?:npm|pnpm|yarn|bun)\\s+(?:install|i|add)\\s+(?:-\\S+\\s+)*yaku(?![\\w-])"
              + "|unpkg\\.com/yaku[@/]|jsdelivr\\.net/npm/yaku[@/]");

  private static List<Path> documents() throws IOException {
    List<Path> found = files(name -> name.endsWith(".md"));
    assertTrue(found.size() > 10, found.toString());
    return found;
  }

  private static List<Path> files(Predicate<String> isOne) throws IOException {
    List<Path> found = new ArrayList<>();
    List<Path> folders = new ArrayList<>(List.of(ROOT));
    while (!folders.isEmpty()) {
      try (Stream<Path> entries = Files.list(folders.remove(0))) {
        for (Path entry : entries.sorted().toList()) {
          String name = entry.getFileName().toString();
          if (Files.isDirectory(entry) && !NOT_SOURCES.contains(name)) {
            folders.add(entry);
          } else if (!Files.isDirectory(entry) && isOne.test(name)) {
            found.add(entry);
          }
        }
      }
    }
    return found;
  }

  private static String prose(Path document) throws IOException {
    return Files.readString(document).replaceAll("(?ms)^ *```.*?^ *```$", "");
  }

  @Test
  void links_leadToFilesAndHeadings() throws IOException {
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path document : documents()) {
      for (MatchResult link : LINK.matcher(prose(document)).results().toList()) {
        links++;
        Path target =
            link.group(1).isEmpty() ? document : document.resolveSibling(link.group(1)).normalize();
        boolean found = Files.exists(target);
        if (!found || link.group(2) != null && !anchors(target).contains(link.group(2))) {
          broken.add(document + ": " + link.group());
        }
      }
    }
    assertEquals(List.of(), broken);
    assertTrue(links > 50, links + "");
  }

  /** The headings of a document as links name them. */
  private static Set<String> anchors(Path document) throws IOException {
    return Pattern.compile("(?m)^#+ (.*)$")
        .matcher(prose(document))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", ""))
        .map(heading -> heading.replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  @Test
  void packagesOfNpm_haveTheirOwnNames() throws IOException {
    Pattern named = Pattern.compile("\"name\": \"([^\"]*)\"");
    List<String> names = new ArrayList<>();
    for (Path file : files("package.json"::equals)) {
      Matcher name = named.matcher(Files.readString(file));
      names.add(name.find() ? name.group(1) : file.toString());
    }
    assertEquals(Set.of("yaku-poker", "yaku-tables"), Set.copyOf(names));
    List<String> wrong = new ArrayList<>();
    Pattern text =
        Pattern.compile("(?!DocumentsTest).*\\.(?:md|[cm]?[jt]s|json|sh|java|html)|[a-z-]+");
    List<Path> texts = files(text.asMatchPredicate());
    for (Path file : texts) {
      OF_ANOTHER
          .matcher(Files.readString(file, ISO_8859_1))
          .results()
          .forEach(found -> wrong.add(file + ": " + found.group()));
    }
    assertEquals(List.of(), wrong);
    assertTrue(texts.size() > 500, texts.size() + "");
  }

  @Test
  void anotherOnesPackage_isFound() {
    for (String line :
        List.of(
            "import { of } from 'yaku';",
            "import \"yaku\"",
            "const yaku = require( 'yaku' );",
            "await import(\"yaku/data\")",
            "npm install yaku",
            "npm i --save yaku@1",
            "https://unpkg.com/yaku/index.js")) {
      assertTrue(OF_ANOTHER.matcher(line).find(), line);
    }
    for (String line : List.of("npm install yaku-poker", "from \"yaku-tables\"", "import yaku")) {
      assertFalse(OF_ANOTHER.matcher(line).find(), line);
    }
  }

  /** But for rows of tables, which cannot be broken. */
  @Test
  void lines_areShort() throws IOException {
    List<String> longLines = new ArrayList<>();
    for (Path document : documents()) {
      prose(document)
          .lines()
          .filter(line -> !line.startsWith("|") && line.length() > MOST_COLUMNS)
          .forEach(line -> longLines.add(document + ": " + line));
    }
    assertEquals(List.of(), longLines);
  }
}
