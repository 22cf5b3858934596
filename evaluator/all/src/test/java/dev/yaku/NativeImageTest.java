package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a native image is told: the classes and files that are found by name. */
class NativeImageTest {
  private static final String FILE =
      "META-INF/native-image/dev.yaku/yaku-core/reachability-metadata.json";

  private static String metadata() throws IOException {
    try (InputStream in = Hand.class.getClassLoader().getResourceAsStream(FILE)) {
      assertNotNull(in, FILE);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static List<String> values(String key) throws IOException {
    return Pattern.compile("\\{ \"" + key + "\": \"([^\"]+)\" }")
        .matcher(metadata())
        .results()
        .map((MatchResult entry) -> entry.group(1))
        .toList();
  }

  /** Of the schema, it has only types by name and files by pattern. */
  @Test
  void metadata_hasTheFormOfItsSchema() throws IOException {
    String types = "\"reflection\": \\[(\\s*\\{ \"type\": \"[\\w.]+\" },?)+\\s*]";
    String files = "\"resources\": \\[(\\s*\\{ \"glob\": \"[\\w/.*-]+\" },?)+\\s*]";
    String all = metadata();
    assertTrue(all.matches("\\{\\s*" + types + ",\\s*" + files + "\\s*}\\s*"), all);
    assertTrue(!Pattern.compile(",\\s*]").matcher(all).find(), "a comma too many");
  }

  @Test
  void types_exist() throws IOException, ClassNotFoundException {
    List<String> types = values("type");
    assertEquals(3, types.size());
    for (String each : types) {
      assertEquals(each, Class.forName(each).getName());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "META-INF/yaku/standard.yaku",
        "META-INF/yaku/standard.rules",
        "META-INF/yaku/standard.preflop",
        "META-INF/yaku/omaha.yaku",
        "META-INF/yaku/badugi.yaku",
        "META-INF/yaku/machines/jacks-9-6.pay"
      })
  void filesReadByName_areAmongThoseNamed(String file) throws IOException {
    assertNotNull(Hand.class.getClassLoader().getResource(file), file);
    assertTrue(
        values("glob").stream()
            .anyMatch(
                glob ->
                    FileSystems.getDefault().getPathMatcher("glob:" + glob).matches(Path.of(file))),
        file);
  }
}
