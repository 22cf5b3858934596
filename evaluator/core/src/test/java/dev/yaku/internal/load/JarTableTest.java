package dev.yaku.internal.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.internal.table.TableBytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table in a jar is read again for its other parts, as long as it is the same. */
class JarTableTest {
  private static final byte[] STANDARD = TableBytes.file("standard");
  private static final long EIGHT = Hand.parse("As Ks Qs Js Ts 2h 2d 3h");

  @TempDir Path dir;
  private Path jar;

  @BeforeEach
  void nameTheJar() {
    jar = dir.resolve("my tables.jar");
  }

  private void write(String name, byte[] content) throws IOException {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry(name));
      out.write(content);
    }
  }

  private HandEvaluator open() throws IOException {
    return (HandEvaluator) Evaluators.evaluator(JarTable.read(jar.toFile(), "a.yaku"));
  }

  @Test
  void read_tableOfManyParts_isTheSameAsTheFile() throws IOException {
    write("a.yaku", STANDARD);
    HandEvaluator standard = HandEvaluator.of("standard");
    assertEquals(standard.evaluate(EIGHT), open().evaluate(EIGHT));
    assertEquals(standard.ruleSet().text(), open().ruleSet().text());
  }

  @Test
  void read_noSuchEntry_isNull() throws IOException {
    write("b.yaku", STANDARD);
    assertNull(JarTable.read(jar.toFile(), "a.yaku"));
  }

  @Test
  void read_damagedTable_isRejectedWithItsPlace() throws IOException {
    write("a.yaku", new byte[] {'Y'});
    IOException e = assertThrows(IOException.class, this::open);
    String place = "jar:" + jar.toFile().toURI().toASCIIString() + "!/a.yaku";
    assertEquals(
        place + ": expected at least 80 bytes, found 1: truncated, or not a yaku table",
        e.getMessage());
    write("a.yaku", new byte[0]);
    e = assertThrows(IOException.class, this::open);
    assertEquals(
        place + ": expected at least 80 bytes, found 0: truncated, or not a yaku table",
        e.getMessage());
  }

  @Test
  void read_tableOfAnotherVersionOrWithAnotherByte_isRejected() throws IOException {
    byte[] other = STANDARD.clone();
    other[8]++;
    write("a.yaku", TableBytes.withChecksum(other));
    String place = "jar:" + jar.toFile().toURI().toASCIIString() + "!/a.yaku: expected ";
    assertEquals(
        place + "format version 2, found 3: written by another version of yaku",
        assertThrows(IOException.class, this::open).getMessage());
    byte[] changed = STANDARD.clone();
    int right = checksum(changed);
    changed[100_000]++;
    TableBytes.withChecksum(changed);
    int wrong = checksum(changed);
    TableBytes.littleEndian(changed).putInt(changed.length - 4, right);
    write("a.yaku", changed);
    assertEquals(
        place + "checksum %08x, found %08x: damaged".formatted(right, wrong),
        assertThrows(IOException.class, this::open).getMessage());
  }

  @Test
  void file_tableReplacedOrGone_isRejected() throws IOException {
    write("a.yaku", STANDARD);
    HandEvaluator evaluator = open();
    write("a.yaku", TableBytes.file("no-wheel"));
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> evaluator.evaluate(EIGHT));
    String place = "jar:" + jar.toFile().toURI().toASCIIString() + "!/a.yaku";
    assertEquals(
        place
            + ": expected checksum %08x, found %08x: replaced since it was opened"
                .formatted(checksum(STANDARD), checksum(TableBytes.file("no-wheel"))),
        e.getCause().getMessage());
    write("b.yaku", STANDARD);
    e = assertThrows(UncheckedIOException.class, () -> evaluator.evaluate(EIGHT));
    assertEquals(place + ": no such table any more", e.getCause().getMessage());
    Files.delete(jar);
    assertThrows(UncheckedIOException.class, () -> evaluator.evaluate(EIGHT));
    write("a.yaku", STANDARD);
    assertEquals(HandEvaluator.of("standard").evaluate(EIGHT), evaluator.evaluate(EIGHT));
  }

  private static int checksum(byte[] table) {
    return TableBytes.littleEndian(table).getInt(table.length - 4);
  }
}
