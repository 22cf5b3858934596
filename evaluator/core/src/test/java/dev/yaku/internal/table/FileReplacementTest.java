package dev.yaku.internal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileReplacementTest {
  @TempDir private Path folder;
  private Path file;
  private Path finished;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("a"), "old");
    finished = Files.writeString(folder.resolve("new"), "new");
  }

  private Set<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).collect(Collectors.toSet());
    }
  }

  @Test
  void file_isReplaced() throws IOException {
    FileReplacement.replace(finished, file);
    assertEquals("new", Files.readString(file));
    assertEquals(Set.of("a"), names());
  }

  @Test
  void mappedFile_isReplaced_andWhatWasLeftEarlierIsDeleted() throws IOException {
    Files.createFile(folder.resolve(".a.12.replaced"));
    Files.createFile(folder.resolve(".a.b.replaced"));
    Files.createFile(folder.resolve(".b.12.replaced"));
    FileReplacement.replaceMapped(finished, file);
    assertEquals("new", Files.readString(file));
    assertEquals(Set.of("a", ".a.b.replaced", ".b.12.replaced"), names());
  }

  @Test
  void mappedFile_staysIfTheOtherIsMissing() throws IOException {
    Files.delete(finished);
    assertThrows(NoSuchFileException.class, () -> FileReplacement.replaceMapped(finished, file));
    assertEquals("old", Files.readString(file));
    assertEquals(Set.of("a"), names());
  }
}
