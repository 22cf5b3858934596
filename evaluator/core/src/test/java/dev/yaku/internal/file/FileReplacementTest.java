package dev.yaku.internal.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

  /** Or else a loss of power would leave an empty file in place of the old one. */
  @Test
  void file_isOnTheDiskBeforeItHasItsName() throws IOException {
    List<String> then = new ArrayList<>();
    ForcedChannel channel =
        new ForcedChannel(() -> then.add(Files.exists(finished) ? "before" : "after"));
    FileReplacement.name(channel, finished, file);
    assertEquals(List.of("before"), then);
    assertEquals("new", Files.readString(file));
  }

  /** What cannot be forced, as on a full disk, does not take the place of what is there. */
  @Test
  void file_thatCannotBeForced_replacesNothing() throws IOException {
    IllegalStateException full = new IllegalStateException("no space left");
    ForcedChannel channel =
        new ForcedChannel(
            () -> {
              throw full;
            });
    assertSame(
        full,
        assertThrows(
            IllegalStateException.class, () -> FileReplacement.name(channel, finished, file)));
    assertEquals("old", Files.readString(file));
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

  /** An interrupt closes a channel: the call that meets it says so, the next one only "closed". */
  @Test
  void fault_ofAChannelThatAnInterruptHasClosed_saysInterrupted() throws IOException {
    FileReplacement replacement = new FileReplacement(file);
    IOException fault;
    try {
      IOException closed =
          assertThrows(
              ClosedChannelException.class,
              () ->
                  replacement.write(
                      channel -> {
                        Thread.currentThread().interrupt();
                        assertThrows(
                            ClosedByInterruptException.class,
                            () -> channel.write(ByteBuffer.allocate(1)));
                        channel.write(ByteBuffer.allocate(1));
                      }));
      fault = CheckedMaps.fault(file, closed);
    } finally {
      assertTrue(Thread.interrupted());
    }
    assertEquals(file + ": interrupted", fault.getMessage());
    assertEquals("old", Files.readString(file));
    assertEquals(Set.of("a", "new"), names());
    IOException other = CheckedMaps.fault(file, new ClosedChannelException());
    assertEquals(file + ": ClosedChannelException", other.getMessage());
  }
}
