package dev.yaku.internal.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/** The header of a {@link CheckedFile}, as tables/FORMAT.md describes it. */
final class CheckedHeader {
  private static final byte[] MAGIC = {'Y', 'A', 'K', 'F', '\r', '\n', 0x1A, '\n'};
  private static final int LETTERS = 4;
  private static final int VERSION = 1;
  private static final int FIXED = 20;
  private static final int MOST_DESCRIPTION = 1 << 24;

  /** How the files of earlier versions began. */
  private static final List<String> OLDER =
      List.of("YAKS\r\n", "YAKT\r\n", "YAKUSOLV", "YAKU\r\n\u001a\n\2\0\5\0");

  /** The first bytes of a file, fewer if it is shorter. */
  @FunctionalInterface
  interface Source {
    byte[] first(int count) throws IOException;
  }

  private CheckedHeader() {}

  static byte[] of(FileKind kind, byte[] description) {
    byte[] bytes = new byte[FIXED + description.length + Checksum.BYTES];
    ByteBuffer header = little(bytes).put(MAGIC);
    header.putShort((short) VERSION).putShort((short) kind.number());
    header.putShort((short) kind.version()).putShort((short) 0).putInt(description.length);
    header.put(description).putInt(Checksum.of(header));
    return bytes;
  }

  static byte[] description(byte[] header) {
    return Arrays.copyOfRange(header, FIXED, header.length - Checksum.BYTES);
  }

  static byte[] read(String file, FileKind kind, Source source) throws IOException {
    FileErrors errors = new FileErrors(file);
    byte[] fixed = source.first(FIXED);
    checkMagic(errors, kind, fixed);
    if (fixed.length < FIXED) {
      throw errors.rejection(FIXED + " bytes or more", fixed.length, "truncated");
    }
    ByteBuffer bytes = little(fixed);
    errors.expect("version", VERSION, bytes.getShort(8));
    int length = bytes.getInt(16);
    int end = FIXED + length;
    boolean possible = length >= 0 && length <= MOST_DESCRIPTION;
    byte[] header = possible ? source.first(end + Checksum.BYTES) : fixed;
    ByteBuffer whole = little(header);
    if (possible && header.length < end + Checksum.BYTES) {
      throw errors.rejection("a whole header", header.length + " bytes", "truncated");
    }
    if (!possible || Checksum.stated(whole) != Checksum.of(whole)) {
      throw errors.rejection("the checksum of its header", "another", "damaged");
    }
    errors.expect(
        kind.name() + ", kind", kind.number(), bytes.getShort(10), "another kind of file");
    String version = kind.name() + " of version";
    String cause = "delete it, and write it again with this version";
    errors.expect(version, kind.version(), bytes.getShort(12), cause);
    return header;
  }

  private static void checkMagic(FileErrors errors, FileKind kind, byte[] found)
      throws IOException {
    String text = new String(found, ISO_8859_1);
    String magic = new String(MAGIC, ISO_8859_1);
    if (text.startsWith(magic)) {
      return;
    }
    byte[] start = Arrays.copyOf(found, Math.min(found.length, MAGIC.length));
    String cause =
        OLDER.stream().anyMatch(text::startsWith)
            ? "of an older version: write it again with this one"
            : magic.startsWith(text)
                ? "truncated"
                : text.startsWith(magic.substring(0, LETTERS))
                    ? "line ends were converted, as in a text file"
                    : "not a file that yaku has written";
    throw errors.rejection(kind.name(), Arrays.toString(start), cause);
  }

  static ByteBuffer little(int capacity) {
    return little(new byte[capacity]);
  }

  static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
