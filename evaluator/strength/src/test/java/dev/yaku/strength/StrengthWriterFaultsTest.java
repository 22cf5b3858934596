package dev.yaku.strength;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a strength file whose writer dies, whose disk is full, or that others write. */
class StrengthWriterFaultsTest {
  private static final Strength SHORT_DECK = Strength.of("short-deck");

  @TempDir private static Path folder;

  private static Path whole;

  /** The part as it was after each of the writer's changes. */
  private static final List<Path> PARTS = new ArrayList<>();

  private static StrengthTableWriter writer(Path file) {
    return new StrengthTableWriter(file, SHORT_DECK, Measure.EHS, 2, 3);
  }

  @BeforeAll
  static void writeInSteps() throws IOException {
    whole = folder.resolve("whole");
    Path part = folder.resolve("whole.part");
    while (!writer(whole).write((done, all) -> done % 192 != 0, () -> keep(part))) {
      assertTrue(Files.exists(part));
    }
    assertFalse(Files.exists(part));
  }

  private static void keep(Path part) {
    try {
      PARTS.add(Files.copy(part, folder.resolve("kept" + PARTS.size())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertContinues(Path part, String name) throws IOException {
    Path file = folder.resolve(name);
    Path copy = Files.copy(part, folder.resolve(name + ".part"));
    assertTrue(writer(file).write((done, all) -> true), part::toString);
    assertEquals(-1, Files.mismatch(whole, file), part.toString());
    assertFalse(Files.exists(copy));
  }

  @Tag("proof")
  @Test
  void write_killedAfterAnyOfItsWrites_continuesToTheSameBytes() throws IOException {
    assertTrue(PARTS.size() > 6, PARTS::toString); // header, zeros, footer, progress, last footer
    Path finished = PARTS.get(PARTS.size() - 1);
    assertEquals(-1, Files.mismatch(whole, finished));
    for (int i = 0; i < PARTS.size(); i++) {
      boolean zeros = i > 1 && Files.size(PARTS.get(i)) < Files.size(whole) - 100_000;
      if (!zeros) { // all that have only some of the zeros are alike
        assertContinues(PARTS.get(i), "continued" + i);
      }
    }
  }

  @Test
  void write_finishedButNotRenamed_isRenamedWithoutWork() throws IOException {
    Path file = folder.resolve("renamed");
    Files.copy(whole, folder.resolve("renamed.part"));
    assertTrue(
        writer(file)
            .write(
                (done, all) -> {
                  throw new IllegalStateException("works again");
                }));
    assertEquals(-1, Files.mismatch(whole, file));
  }

  @Test
  void write_finishedButDamaged_isRefused() throws IOException {
    Path file = folder.resolve("damaged");
    byte[] bytes = Files.readAllBytes(whole);
    bytes[1000] ^= 1;
    Path part = Files.write(folder.resolve("damaged.part"), bytes);
    String message =
        assertThrows(IOException.class, () -> writer(file).write((done, all) -> true)).getMessage();
    assertEquals(
        part + ": expected a number of finished boards, found none: damaged: delete it", message);
  }

  /** The part as earlier versions left it: the footer was written before the header. */
  @Test
  void write_partWithoutAHeader_beginsAgain() throws IOException {
    byte[] bytes = new byte[(int) Files.size(whole)];
    byte[] footer = "YKSPART\n".getBytes(US_ASCII);
    System.arraycopy(footer, 0, bytes, bytes.length - StrengthHeader.FOOTER_BYTES, footer.length);
    assertContinues(Files.write(folder.resolve("headless"), bytes), "fromHeadless");
  }

  @Test
  void write_cutMeanwhile_saysSoAndGoesOnNextTime() throws IOException {
    Path file = folder.resolve("cut");
    Path part = folder.resolve("cut.part");
    FileSystemException e =
        assertThrows(
            FileSystemException.class,
            () ->
                writer(file)
                    .write(
                        (done, all) -> {
                          try (FileChannel cut = FileChannel.open(part, StandardOpenOption.WRITE)) {
                            cut.truncate(StrengthHeader.BYTES);
                          } catch (IOException x) {
                            throw new UncheckedIOException(x);
                          }
                          return true;
                        }));
    assertEquals(part.toString(), e.getFile());
    assertEquals("no room for numbers: the disk is full, or the file was truncated", e.getReason());
    assertContinues(Files.copy(part, folder.resolve("cutPart")), "continuedAfterCut");
  }

  @Test
  void write_finishedByAnotherMeanwhile_isRefusedAndLeavesNothing() throws IOException {
    Path file = folder.resolve("twice");
    StrengthTableWriter second = writer(file);
    assertTrue(
        writer(file)
            .write(
                (done, all) -> {
                  assertThrows(IOException.class, () -> second.write((d, a) -> true));
                  return true;
                }));
    assertThrows(FileAlreadyExistsException.class, () -> second.write((done, all) -> true));
    assertFalse(Files.exists(folder.resolve("twice.part")));
    assertEquals(-1, Files.mismatch(whole, file));
  }
}
