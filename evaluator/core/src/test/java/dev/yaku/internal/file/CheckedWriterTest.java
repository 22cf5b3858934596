package dev.yaku.internal.file;

import static dev.yaku.internal.file.CheckedFileTest.LENGTHS;
import static dev.yaku.internal.file.CheckedFileTest.block;
import static dev.yaku.internal.file.CheckedFileTest.cut;
import static dev.yaku.internal.file.CheckedFileTest.open;
import static dev.yaku.internal.file.CheckedFileTest.writer;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** However a file is written, and whenever that ends: there is a whole file, or what was there. */
class CheckedWriterTest {
  private static final int UNITS = 9;

  @TempDir private Path folder;
  private Path file;
  private Path part;
  private byte[] whole;
  private int made; // blocks or units

  /** The ways to write a file. */
  enum Way {
    BLOCKS,
    FILLED,
    REPLACED
  }

  @BeforeEach
  void write() throws IOException {
    Path first = folder.resolve("first");
    writer(first).replace(CheckedFileTest::block);
    whole = Files.readAllBytes(first);
    Files.delete(first);
    file = folder.resolve("file");
    part = folder.resolve("file.part");
  }

  @AfterEach
  void forgetTheInterrupt() {
    Thread.interrupted();
  }

  private byte[] made(int number) {
    made++;
    return block(number);
  }

  /** Unit u has every ninth number of all blocks. */
  private long fill(Filling into, long done) {
    made++;
    into.put(
        () -> {
          for (int number = 0; number < LENGTHS.length; number++) {
            ByteBuffer bytes = ByteBuffer.wrap(block(number)).order(ByteOrder.LITTLE_ENDIAN);
            for (int i = (int) done; i < bytes.capacity() / 2; i += UNITS) {
              into.put(number, 2 * i, bytes.getChar(2 * i));
            }
          }
        });
    return done + 1;
  }

  /** Writes until it is asked to stop: after so many questions. */
  private boolean write(Way way, int questions) throws IOException {
    int[] asked = {0};
    switch (way) {
      case BLOCKS -> {
        return writer(file).write(this::made, done -> asked[0]++ < questions);
      }
      case FILLED -> {
        return writer(file).fill(UNITS, this::fill, progress -> asked[0]++ < questions);
      }
      default -> {
        writer(file).replace(this::made);
        return true;
      }
    }
  }

  private boolean write(Way way) throws IOException {
    return write(way, Integer.MAX_VALUE);
  }

  private void assertWhole(String how) throws IOException {
    assertEquals(-1, Arrays.mismatch(whole, Files.readAllBytes(file)), how);
    assertEquals(List.of("file"), names(), how);
    open(file).verify();
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(each -> each.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @EnumSource
  void file_writtenInAnyWay_isTheSame(Way way) throws IOException {
    assertTrue(write(way));
    assertWhole("written");
    assertEquals(whole.length, writer(file).length());
  }

  @ParameterizedTest
  @EnumSource(names = {"BLOCKS", "FILLED"})
  void write_stoppedAnywhere_continuesWithWhatIsMissing(Way way) throws IOException {
    int all = way == Way.BLOCKS ? LENGTHS.length : UNITS;
    for (int questions = 0; questions < all; questions++) {
      made = 0;
      assertFalse(write(way, questions));
      assertFalse(Files.exists(file));
      String message = assertThrows(TableFormatException.class, () -> open(part)).getMessage();
      assertTrue(message.contains("not finished") || message.contains("unfinished"), message);
      assertTrue(write(way));
      assertEquals(all, made, "stopped after " + questions);
      assertWhole("stopped after " + questions);
      Files.delete(file);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BLOCKS", "FILLED"})
  void write_stoppedAgainAndAgain_makesTheSameFile(Way way) throws IOException {
    int starts = 1;
    while (!write(way, 1)) {
      starts++;
    }
    assertTrue(starts > 4);
    assertWhole("stopped");
  }

  /** A part that was cut at any length: what is whole of it is not made again. */
  @Test
  void blocks_killedAnywhere_continueWithTheBlock() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    long start = 0;
    for (int number = -1; number < LENGTHS.length; number++) {
      long size = number < 0 ? CheckedFileTest.HEADER : LENGTHS[number] + 4;
      for (long length : new long[] {start, start + random.nextLong(size), start + size - 1}) {
        Files.write(part, Arrays.copyOf(whole, (int) length));
        made = 0;
        assertTrue(write(Way.BLOCKS));
        assertEquals(LENGTHS.length - Math.max(0, number), made, "cut to " + length);
        assertWhole("cut to " + length);
        Files.delete(file);
      }
      start += size;
    }
  }

  /** The part as it is after each of the changes but those of numbers. */
  @Test
  void filled_killedAfterAnyOfItsWrites_continuesToTheSameBytes() throws IOException {
    List<byte[]> parts = new ArrayList<>();
    CheckedWriter writer = writer(file);
    writer.written =
        () -> {
          try {
            parts.add(Files.readAllBytes(part));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    while (!writer.fill(UNITS, this::fill, progress -> progress.done() % 4 != 0)) {
      assertTrue(Files.exists(part));
    }
    assertWhole("written");
    assertTrue(parts.size() > 8, "" + parts.size()); // header, zeros, tails, checksums, the end
    assertEquals(-1, Arrays.mismatch(whole, parts.get(parts.size() - 1)));
    for (int i = 0; i < parts.size(); i++) {
      Files.delete(file);
      Files.write(part, parts.get(i));
      assertTrue(write(Way.FILLED));
      assertWhole("killed after change " + i);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BLOCKS", "FILLED"})
  void write_finishedButNotRenamed_isRenamedWithoutWork(Way way) throws IOException {
    Files.write(part, whole);
    made = 0;
    assertTrue(write(way));
    assertEquals(0, made);
    assertWhole("renamed");
  }

  @ParameterizedTest
  @EnumSource(names = {"BLOCKS", "FILLED"})
  void write_barelyBegun_beginsAgain(Way way) throws IOException {
    for (byte[] begun :
        new byte[][] {{}, new byte[10], new byte[100_000], Arrays.copyOf(whole, 30)}) {
      Files.write(part, begun);
      assertTrue(write(way));
      assertWhole(begun.length + " bytes");
      Files.delete(file);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"BLOCKS", "FILLED"})
  void write_partOfAnotherFile_isRefusedAndKept(Way way) throws IOException {
    byte[] otherKind = whole.clone();
    otherKind[10] = 5;
    byte[] otherQuestion =
        CheckedHeader.of(CheckedFileTest.KIND, "of other question".getBytes(US_ASCII));
    for (byte[] other :
        new byte[][] {"a text of mine".getBytes(US_ASCII), otherKind, otherQuestion}) {
      Files.write(part, other);
      String message = assertThrows(TableFormatException.class, () -> write(way)).getMessage();
      assertTrue(message.startsWith(part + ": expected "), message);
      assertEquals(-1, Arrays.mismatch(other, Files.readAllBytes(part)));
      Files.delete(part);
    }
  }

  @Test
  void filled_partWithADamagedEnd_isRefused() throws IOException {
    assertFalse(write(Way.FILLED, 3));
    byte[] begun = Files.readAllBytes(part);
    for (int at : new int[] {begun.length - 16, begun.length - 8, begun.length - 1}) {
      byte[] bytes = begun.clone();
      bytes[at] ^= (byte) 0x80;
      Files.write(part, bytes);
      assertEquals(
          part + ": expected a number of finished units, found none: damaged: delete it",
          assertThrows(TableFormatException.class, () -> write(Way.FILLED)).getMessage());
    }
    byte[] finished = whole.clone();
    finished[1000] ^= 1;
    Files.write(part, finished);
    assertEquals(
        part + ": expected a number of finished units, found none: damaged: delete it",
        assertThrows(TableFormatException.class, () -> write(Way.FILLED)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1000, 100_000})
  void blocks_cutMeanwhile_saySoAndGoOnNextTime(long size) throws IOException {
    String message =
        assertThrows(
                TableFormatException.class,
                () ->
                    writer(file)
                        .write(
                            number -> {
                              if (number == LENGTHS.length - 1) {
                                cut(part, size);
                              }
                              return block(number);
                            },
                            done -> true))
            .getMessage();
    assertEquals(
        part + ": expected what was written, found something else: another program changed it",
        message);
    assertTrue(write(Way.BLOCKS));
    assertWhole("went on");
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 30, 100_000})
  void filled_cutMeanwhile_saysSoAndGoesOnNextTime(long size) throws IOException {
    FileSystemException e =
        assertThrows(
            FileSystemException.class,
            () ->
                writer(file)
                    .fill(
                        UNITS,
                        this::fill,
                        progress -> {
                          if (progress.done() == 2) {
                            cut(part, size);
                          }
                          return true;
                        }));
    assertEquals(part.toString(), e.getFile());
    assertEquals("no room for numbers: the disk is full, or the file was truncated", e.getReason());
    assertTrue(write(Way.FILLED));
    assertWhole("went on");
  }

  @ParameterizedTest
  @EnumSource(names = {"BLOCKS", "FILLED"})
  void write_whileAnotherWrites_isDoneByOne(Way way) throws IOException {
    boolean[] asked = {false};
    boolean finished =
        way == Way.BLOCKS
            ? writer(file).write(CheckedFileTest::block, done -> refused(way, asked))
            : writer(file).fill(UNITS, this::fill, progress -> refused(way, asked));
    assertTrue(finished && asked[0]);
    assertWhole("by one");
    assertThrows(FileAlreadyExistsException.class, () -> write(way));
    assertWhole("by one");
  }

  private boolean refused(Way way, boolean... asked) {
    asked[0] = true;
    String message = assertThrows(TableFormatException.class, () -> write(way)).getMessage();
    assertTrue(message.endsWith("another program is writing it"), message);
    return true;
  }

  /** What a caller's function throws arrives as it is, and what was there stays. */
  @ParameterizedTest
  @EnumSource
  void write_makerThrows_keepsWhatWasThere(Way way) throws IOException {
    IllegalStateException thrown = new IllegalStateException("mine");
    if (way == Way.REPLACED) {
      Files.writeString(file, "old");
    }
    IllegalStateException found =
        assertThrows(
            IllegalStateException.class,
            () -> {
              CheckedWriter.Maker maker =
                  number -> {
                    if (number == 2) {
                      throw thrown;
                    }
                    return block(number);
                  };
              if (way == Way.BLOCKS) {
                writer(file).write(maker, done -> true);
              } else if (way == Way.REPLACED) {
                writer(file).replace(maker);
              } else {
                Filling.Filler filler =
                    (into, done) -> {
                      if (done == 2) {
                        throw thrown;
                      }
                      return fill(into, done);
                    };
                writer(file).fill(UNITS, filler, progress -> true);
              }
            });
    assertSame(thrown, found);
    if (way == Way.REPLACED) {
      assertEquals("old", Files.readString(file));
      assertEquals(List.of("file"), names());
      Files.delete(file);
    }
    assertTrue(write(way));
    assertWhole("again");
  }

  @ParameterizedTest
  @EnumSource
  void write_onAnInterruptedThread_saysSoAndKeepsWhatWasThere(Way way) throws IOException {
    if (way == Way.REPLACED) {
      Files.writeString(file, "old");
    }
    Thread.currentThread().interrupt();
    FileSystemException e = assertThrows(FileSystemException.class, () -> write(way));
    assertTrue(Thread.interrupted());
    assertEquals("interrupted", e.getReason());
    assertEquals((way == Way.REPLACED ? file : part).toString(), e.getFile());
    if (way == Way.REPLACED) {
      assertEquals("old", Files.readString(file));
      assertEquals(List.of("file"), names());
      Files.delete(file);
    }
    assertTrue(write(way));
    assertWhole("again");
    Thread.currentThread().interrupt();
    e = assertThrows(FileSystemException.class, () -> open(file));
    assertEquals(file + ": interrupted", e.getMessage());
  }

  @ParameterizedTest
  @EnumSource
  void write_intoAFolderThatIsNone_saysSo(Way way) {
    file = folder.resolve("none").resolve("file");
    NoSuchFileException e = assertThrows(NoSuchFileException.class, () -> write(way));
    assertEquals("no such folder", e.getReason());
    assertTrue(e.getFile().contains("file"), e.getFile());
  }

  @Test
  void replace_aFolder_saysSo() throws IOException {
    Files.createDirectory(file);
    FileSystemException e = assertThrows(FileSystemException.class, () -> write(Way.REPLACED));
    assertEquals(file + ": is a folder", e.getMessage());
    assertEquals(List.of("file"), names());
  }

  private void assumePosix() {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
  }

  /** As any program's new file; and as it was, if there was one. */
  @Test
  void replace_keepsPermissions() throws IOException {
    assumePosix();
    Path plain = Files.createFile(folder.resolve("plain"));
    writer(file).replace(CheckedFileTest::block);
    assertEquals(Files.getPosixFilePermissions(plain), Files.getPosixFilePermissions(file));
    for (String permissions : List.of("rw-r--r--", "rw-rw-r--", "rw-------", "rwxr-x---")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
      writer(file).replace(CheckedFileTest::block);
      assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }
  }

  @Test
  void replace_throughLinks_keepsThemAlsoIfTheyDangle() throws IOException {
    assumePosix();
    Path other = Files.createDirectory(folder.resolve("other"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("second"));
    Files.createSymbolicLink(folder.resolve("second"), other.resolve("target"));
    for (int times = 0; times < 2; times++) { // dangling, then not
      writer(link).replace(CheckedFileTest::block);
      assertTrue(Files.isSymbolicLink(link));
      assertTrue(
          Files.isRegularFile(other.resolve("target"), java.nio.file.LinkOption.NOFOLLOW_LINKS));
      open(link).verify();
    }
    assertEquals(List.of("link", "other", "second"), names());
    Path nowhere = Files.createSymbolicLink(folder.resolve("nowhere"), Path.of("none", "x"));
    assertEquals(
        "no such folder",
        assertThrows(
                NoSuchFileException.class, () -> writer(nowhere).replace(CheckedFileTest::block))
            .getReason());
    Path loop = Files.createSymbolicLink(folder.resolve("loop"), Path.of("loop"));
    FileSystemException e =
        assertThrows(FileSystemException.class, () -> writer(loop).replace(CheckedFileTest::block));
    assertEquals(loop.toString(), e.getFile());
    assertTrue(Files.isSymbolicLink(loop));
  }
}
