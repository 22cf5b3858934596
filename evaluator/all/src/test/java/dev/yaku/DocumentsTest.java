package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
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

  private static List<Path> documents() throws IOException {
    List<Path> found = new ArrayList<>();
    List<Path> folders = new ArrayList<>(List.of(ROOT));
    while (!folders.isEmpty()) {
      try (Stream<Path> entries = Files.list(folders.remove(0))) {
        for (Path entry : entries.sorted().toList()) {
          String name = entry.getFileName().toString();
          if (Files.isDirectory(entry) && !NOT_SOURCES.contains(name)) {
            folders.add(entry);
          } else if (name.endsWith(".md")) {
            found.add(entry);
          }
        }
      }
    }
    assertTrue(found.size() > 10, found.toString());
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
