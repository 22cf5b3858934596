package dev.yaku.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arguments, by the schemas that clients see. */
class ArgumentsOfToolsTest {
  private static Map<?, ?> schema(String tool) throws IOException {
    try (InputStream in = Tools.class.getResourceAsStream("tools.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return ((List<?>) JsonReader.read(text))
          .stream()
              .map(each -> (Map<?, ?>) each)
              .filter(each -> tool.equals(each.get("name")))
              .map(each -> (Map<?, ?>) each.get("inputSchema"))
              .findFirst()
              .orElseThrow();
    }
  }

  private static Map<?, ?> property(String tool, String name) throws IOException {
    return (Map<?, ?>) ((Map<?, ?>) schema(tool).get("properties")).get(name);
  }

  /**
   * Clients hand schemas on to programs that read patterns by the rules of RE2, Rust, Python or
   * ECMAScript, and many of these refuse all tools for one pattern that they cannot read.
   */
  @Test
  void patterns_areOfTheSyntaxThatAllProgramsRead() throws IOException {
    TreeSet<String> patterns = new TreeSet<>();
    for (String tool : List.of("evaluate", "equity", "range", "strength", "solve", "rules")) {
      Pattern.compile("pattern=(\\S+?), description")
          .matcher(schema(tool).toString())
          .results()
          .forEach(found -> patterns.add(found.group(1)));
    }
    assertEquals(3, patterns.size(), patterns::toString);
    for (String each : patterns) {
      String rest = each.replaceAll("\\\\[nr\\[]", "");
      assertFalse(rest.contains("\\") || rest.contains("(?"), each);
      assertTrue(each.chars().allMatch(c -> c >= ' '), each);
    }
  }

  /** All texts of up to three parts. */
  @ParameterizedTest
  @ValueSource(strings = {"range range", "strength hand", "hold machine"})
  void text_isRefusedIfThePatternRefusesIt(String place) throws IOException {
    String tool = place.split(" ", 2)[0];
    String name = place.split(" ", 2)[1];
    Map<?, ?> property = property(tool, name);
    Pattern pattern = Pattern.compile(property.get("pattern").toString());
    Map<String, Object> one =
        Map.of("properties", Map.of(name, property), "required", List.of(name));
    List<String> parts = List.of("", "AA", "\t", "|", "｜", "/", "／", "[", "[/", "\n", "\r");
    for (String a : parts) {
      for (String b : parts) {
        for (String c : parts) {
          Map<String, String> given = Map.of(name, a + b + c);
          if (pattern.matcher(a + b + c).matches()) {
            assertEquals(a + b + c, new Arguments(one, given).text(name));
          } else {
            assertThrows(IllegalArgumentException.class, () -> new Arguments(one, given));
          }
        }
      }
    }
    for (String end : List.of("\u000b", "\f", "\u0085", "\u2028", "\u2029")) {
      Map<String, String> given = Map.of(name, "AA" + end + "KK");
      assertThrows(IllegalArgumentException.class, () -> new Arguments(one, given));
    }
  }

  /** Each hand with its weight, as solvers write ranges; and signs that the pattern looks at. */
  @Test
  void text_asLongAsMayBe_isTaken() throws IOException {
    Map<?, ?> schema = schema("range");
    for (String part : List.of("AsAd:0.996,", "[/", "[50]AA,KK[/50],")) {
      String text = part.repeat(100_000 / part.length());
      assertEquals(text, new Arguments(schema, Map.of("range", text)).text("range"));
    }
  }

  @Test
  void blank_isNotGiven_unlessItMustBe() throws IOException {
    for (String blank : List.of("", " ", "\t")) {
      Map<String, String> given = Map.of("range", "15%", "board", blank, "against", blank);
      assertFalse(new Arguments(schema("range"), given).has("board"));
      assertFalse(new Arguments(schema("range"), given).has("against"));
      assertFalse(new Arguments(schema("solution"), Map.of("show", blank)).has("show"));
      assertTrue(new Arguments(schema("board"), Map.of("board", blank)).has("board"));
    }
    Stream.of(List.of(), Map.of())
        .forEach(none -> assertFalse(new Arguments(rules(), none).has("rules")));
  }

  private static Map<?, ?> rules() {
    try {
      return schema("rules");
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
