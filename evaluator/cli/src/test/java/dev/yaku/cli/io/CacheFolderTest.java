package dev.yaku.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {
  @Test
  void file_byEnvironment_isWhereTheLauncherKeepsItsOwn() {
    Map<String, String> home = Map.of("HOME", "/home/a", "XDG_CACHE_HOME", "");
    assertEquals(Path.of("/home/a/.cache/yaku/f"), CacheFolder.file("f", home));
    Map<String, String> cache = Map.of("HOME", "/home/a", "XDG_CACHE_HOME", "/c");
    assertEquals(Path.of("/c/yaku/f"), CacheFolder.file("f", cache));
    assertEquals(Path.of("/l/yaku/f"), CacheFolder.file("f", Map.of("LOCALAPPDATA", "/l")));
    assertNull(CacheFolder.file("f", Map.of()));
  }
}
