package dev.yaku.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import dev.yaku.index.HandIndex;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of strengths are read by later versions: this one is never made again. */
class StrengthVersionTest {
  @TempDir private Path folder;

  private Path file(String name) throws IOException {
    Path file = folder.resolve("preflop");
    try (InputStream in = getClass().getResourceAsStream(name)) {
      Files.copy(in, file);
    }
    return file;
  }

  /** From before the first release. */
  @Test
  void fileOfVersion1_isRefusedWithAWord() throws IOException {
    Path file = file("version-1.strength");
    String message =
        assertThrows(TableFormatException.class, () -> StrengthTable.open(file)).getMessage();
    assertTrue(message.endsWith("of an older version: write it again with this one"), message);
  }

  @Test
  void fileOfVersion2_isRead() throws IOException {
    Path file = file("version-2.strength");
    StrengthTable table = StrengthTable.open(file);
    HandIndex index = table.index();
    int classes = Math.toIntExact(index.size(0));
    assertEquals(81, classes);
    int best =
        IntStream.range(0, classes)
            .boxed()
            .max((a, b) -> Double.compare(table.value(a), table.value(b)))
            .orElseThrow();
    assertEquals(index.index(Hand.parse("As Ah")), best);
  }
}
