package dev.yaku.internal.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody takes a part for the whole, and of several writers one writes. */
class PartTest {
  @TempDir private Path folder;

  private static CheckedWriter writer(Path path) {
    return new CheckedWriter(path, CheckedFileTest.KIND, new byte[0]);
  }

  private static void append(FileChannel part, int... bytes) throws IOException {
    part.position(part.size());
    for (int b : bytes) {
      part.write(ByteBuffer.wrap(new byte[] {(byte) b}));
    }
  }

  @Test
  void finish_stoppedAndContinued_isWholeInTheEnd() throws IOException {
    Path path = folder.resolve("some.file");
    CheckedWriter file = writer(path);
    assertEquals(folder.resolve("some.file.part"), file.part());
    boolean finished =
        file.finish(
            part -> {
              append(part, 1, 2);
              return false;
            });
    assertFalse(finished);
    assertFalse(Files.exists(path));
    assertArrayEquals(new byte[] {1, 2}, Files.readAllBytes(file.part()));
    finished =
        file.finish(
            part -> {
              append(part, 3);
              return true;
            });
    assertTrue(finished);
    assertArrayEquals(new byte[] {1, 2, 3}, Files.readAllBytes(path));
    assertFalse(Files.exists(file.part()));
  }

  @Test
  void finish_whatExists_isRefusedAndTouchesNothing() throws IOException {
    Path path = Files.write(folder.resolve("some.file"), new byte[] {7});
    CheckedWriter file = writer(path);
    assertThrows(FileAlreadyExistsException.class, () -> file.finish(part -> true));
    assertArrayEquals(new byte[] {7}, Files.readAllBytes(path));
    assertFalse(Files.exists(file.part()));
  }

  @Test
  void finish_whileAnotherWrites_isRefused() throws IOException {
    Path path = folder.resolve("some.file");
    CheckedWriter file = writer(path);
    boolean finished =
        file.finish(
            part -> {
              append(part, 1);
              String message =
                  assertThrows(TableFormatException.class, () -> file.finish(second -> true))
                      .getMessage();
              assertEquals(
                  file.part()
                      + ": expected an unlocked file, found a lock: another program is writing it",
                  message);
              return true;
            });
    assertTrue(finished);
    assertArrayEquals(new byte[] {1}, Files.readAllBytes(path));
  }
}
