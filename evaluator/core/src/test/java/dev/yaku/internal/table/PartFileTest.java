package dev.yaku.internal.table;

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
class PartFileTest {
  @TempDir private Path folder;

  private static void append(FileChannel part, int... bytes) throws IOException {
    part.position(part.size());
    for (int b : bytes) {
      part.write(ByteBuffer.wrap(new byte[] {(byte) b}));
    }
  }

  @Test
  void write_stoppedAndContinued_isWholeInTheEnd() throws IOException {
    PartFile file = new PartFile(folder.resolve("some.file"));
    assertEquals(folder.resolve("some.file.part"), file.part());
    boolean finished =
        file.write(
            part -> {
              append(part, 1, 2);
              return false;
            });
    assertFalse(finished);
    assertFalse(Files.exists(file.path()));
    assertArrayEquals(new byte[] {1, 2}, Files.readAllBytes(file.part()));
    finished =
        file.write(
            part -> {
              append(part, 3);
              return true;
            });
    assertTrue(finished);
    assertArrayEquals(new byte[] {1, 2, 3}, Files.readAllBytes(file.path()));
    assertFalse(Files.exists(file.part()));
  }

  @Test
  void write_whatExists_isRefusedAndTouchesNothing() throws IOException {
    PartFile file = new PartFile(Files.write(folder.resolve("some.file"), new byte[] {7}));
    assertThrows(FileAlreadyExistsException.class, () -> file.write(part -> true));
    assertArrayEquals(new byte[] {7}, Files.readAllBytes(file.path()));
    assertFalse(Files.exists(file.part()));
  }

  @Test
  void write_whileAnotherWrites_isRefused() throws IOException {
    PartFile file = new PartFile(folder.resolve("some.file"));
    boolean finished =
        file.write(
            part -> {
              append(part, 1);
              String message =
                  assertThrows(TableFormatException.class, () -> file.write(second -> true))
                      .getMessage();
              assertEquals(
                  file.part()
                      + ": expected an unlocked file, found a lock: another program is writing it",
                  message);
              return true;
            });
    assertTrue(finished);
    assertArrayEquals(new byte[] {1}, Files.readAllBytes(file.path()));
  }
}
