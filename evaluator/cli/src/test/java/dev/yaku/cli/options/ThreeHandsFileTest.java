package dev.yaku.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ThreeHandsFileTest {
  @Test
  void cached_byEnvironment_isWhereTheLauncherKeepsItsOwn() {
    Map<String, String> home = Map.of("HOME", "/home/a", "XDG_CACHE_HOME", "");
    assertEquals(Path.of("/home/a/.cache/yaku/f"), ThreeHandsFile.cached("f", home));
    Map<String, String> cache = Map.of("HOME", "/home/a", "XDG_CACHE_HOME", "/c");
    assertEquals(Path.of("/c/yaku/f"), ThreeHandsFile.cached("f", cache));
    assertEquals(Path.of("/l/yaku/f"), ThreeHandsFile.cached("f", Map.of("LOCALAPPDATA", "/l")));
    assertNull(ThreeHandsFile.cached("f", Map.of()));
  }
}
