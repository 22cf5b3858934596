package dev.yaku.internal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Compares tables/FORMAT.md with the real table of standard, which is read as the document says.
 */
public class FormatTest {
  private static final Path DOCUMENT = Path.of("../../tables/FORMAT.md");
  private static final String TEXT = text();
  private static final byte[] BYTES = TableBytes.file("standard");
  private static final ByteBuffer FILE = TableBytes.littleEndian(BYTES);
  private static final TableBytes TABLE = TableBytes.parse(BYTES);

  private record Field(int offset, int bytes, String type, String name) {}

  private static String text() {
    try {
      return Files.readString(DOCUMENT).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The rows of the first table under a heading, as cells. */
  private static List<List<String>> table(String heading) {
    String below = TEXT.substring(TEXT.indexOf("\n## " + heading + "\n") + 1);
    return below
        .lines()
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .skip(2)
        .map(line -> Arrays.stream(line.substring(1).split("\\|", -1)).map(String::strip).toList())
        .toList();
  }

  private static List<Field> fields(String heading) {
    return table(heading).stream()
        .map(
            cells ->
                new Field(
                    Integer.parseInt(cells.get(0)),
                    Integer.parseInt(cells.get(1)),
                    cells.get(2),
                    cells.get(3)))
        .toList();
  }

  private static void assertBlock(String marker, String expected) {
    Matcher block =
        Pattern.compile("<!-- " + marker + " -->\n```text\n(.*?)```", Pattern.DOTALL).matcher(TEXT);
    String found = block.find() ? block.group(1) : "nothing";
    if (!found.equals(expected)) {
      fail(DOCUMENT + ": put this into the block after <!-- " + marker + " -->:\n\n" + expected);
    }
  }

  @Test
  void fields_ofEachTable_followEachOther() {
    assertFollow("Header", TableBytes.HEADER);
    assertFollow("Directory", TableBytes.ENTRY);
    assertFollow("Footer", TableBytes.FOOTER);
  }

  private static void assertFollow(String heading, int size) {
    int end = 0;
    for (Field field : fields(heading)) {
      assertEquals(end, field.offset(), field.name());
      end += field.bytes();
    }
    assertEquals(size, end, heading);
  }

  @Test
  void kinds_inTheDocument_areThoseOfTheReader() throws ReflectiveOperationException {
    List<List<String>> kinds = table("Sections");
    assertEquals(11, kinds.size());
    for (List<String> kind : kinds) {
      int code = TableFormat.class.getDeclaredField(kind.get(1)).getInt(null);
      assertEquals(code, Integer.parseInt(kind.get(0)), kind.get(1));
    }
  }

  /** The picture of a card's key has the bits of the layout, here and in two packages. */
  @Test
  void picturesOfKeys_haveTheBitsOfTheLayout() throws IOException {
    String bits =
        "63 %d %d %d %d %d %d 0"
            .formatted(
                KeyLayout.RANK_SHIFT,
                KeyLayout.RANK_SHIFT - 1,
                KeyLayout.FACTOR_SHIFT,
                KeyLayout.FACTOR_SHIFT - 1,
                KeyLayout.CARDS_SHIFT,
                KeyLayout.CARDS_SHIFT - 1);
    for (Path file :
        List.of(
            DOCUMENT,
            Path.of("src/main/java/dev/yaku/internal/table/KeyLayout.java"),
            Path.of("../../generator/src/main/java/dev/yaku/generator/package-info.java"))) {
      Matcher picture =
          Pattern.compile("(63[ 0-9]*)\\s[ *]*\\+[-+]+\\s[ *]*\\| +rank key ")
              .matcher(Files.readString(file));
      assertTrue(picture.find(), file.toString());
      assertEquals(bits, picture.group(1).strip().replaceAll(" +", " "), file.toString());
    }
  }

  @Test
  void dump_inTheDocument_isTheFiles() {
    StringBuilder dump = new StringBuilder();
    fields("Header").forEach(field -> dump(dump, 0, field));
    fields("Directory").forEach(field -> dump(dump, TableBytes.HEADER, field));
    fields("Footer").forEach(field -> dump(dump, BYTES.length - TableBytes.FOOTER, field));
    assertBlock("dump", dump.toString());
  }

  private static void dump(StringBuilder dump, int base, Field field) {
    int start = base + field.offset();
    int end = start + field.bytes();
    String title = "%-12s %s".formatted(field.name(), value(start, field)).strip();
    for (int at = start; at < end; at += 8) {
      String hex = HexFormat.ofDelimiter(" ").formatHex(BYTES, at, Math.min(end, at + 8));
      dump.append("%7d  %-23s  %s".formatted(at, hex, title).stripTrailing()).append('\n');
      title = "";
    }
  }

  private static Object value(int at, Field field) {
    return switch (field.type()) {
      case "u8" -> FILE.get(at);
      case "u16" -> FILE.getShort(at);
      case "u32" ->
          field.name().equals("checksum")
              ? "%08x".formatted(FILE.getInt(at))
              : Integer.toUnsignedLong(FILE.getInt(at));
      case "u64" -> "%x".formatted(FILE.getLong(at));
      case "ascii" -> new String(BYTES, at, field.bytes(), StandardCharsets.US_ASCII).trim();
      case "bytes" -> "";
      default -> throw new AssertionError(field);
    };
  }

  @Test
  void sections_inTheDocument_areTheFiles() {
    StringBuilder list =
        new StringBuilder("section       cards rowBits columnBits   offset    bytes rows+values\n");
    int before = 0;
    for (int i = 0; i < TABLE.parts.size(); i++) {
      TableBytes.Part part = TABLE.parts.get(i);
      boolean hash = part.kind() >= TableFormat.ROWS;
      String line =
          "%-13s %5s %7s %10s %8d %8d %11s"
              .formatted(
                  part.kind() + " " + table("Sections").get(part.kind() - 1).get(1),
                  hash ? part.cards() : "",
                  hash ? part.entry[2] : "",
                  hash ? part.entry[3] : "",
                  FILE.getInt(TableBytes.HEADER + TableBytes.ENTRY * i + 8),
                  part.content.length,
                  part.kind() == TableFormat.VALUES ? before + part.content.length : "");
      list.append(line.stripTrailing()).append('\n');
      before = part.content.length;
    }
    list.append("whole file %45d\n".formatted(BYTES.length));
    assertBlock("sections", list.toString());
  }

  @Test
  void example_inTheDocument_isWhatTheTableSays() {
    assertBlock(
        "example", example("Ah Kh Qd 2c 2s Ad As") + "\n" + example("Kc Kd Kh 9h 7h 4h 2h"));
  }

  /** Evaluates a hand of seven cards as the document says, and logs every step. */
  private static String example(String text) {
    long hand = Hand.parse(text);
    StringBuilder steps = new StringBuilder(text).append('\n');
    int key = 0;
    int flush = 0;
    for (int suit = 0; suit < 4; suit++) {
      int set = (int) (hand >>> 13 * suit) & 8191;
      int suitKey = TABLE.part(6, 0).buffer().getInt(4 * set);
      steps.append("SUIT_KEYS[%4d]     %08x  %s\n".formatted(set, suitKey, "cdhs".charAt(suit)));
      key += suitKey;
      flush = Math.max(flush, TABLE.part(7, 0).buffer().getChar(2 * set));
    }
    steps.append("key                 %08x  flags %d\n".formatted(key, key & 7));
    long sum = 0;
    for (int card : Hand.cards(hand)) {
      sum += TABLE.part(4, 0).buffer().getLong(8 * card);
    }
    assertEquals(key & -8, (int) (sum >>> 32));
    steps.append("sum of CARD_KEYS    %08x %08x\n".formatted((int) (sum >>> 32), (int) sum));

    byte[] rows = TABLE.part(8, 7).entry;
    int row = key >>> 32 - rows[2];
    int columns = key >>> 32 - rows[2] - rows[3];
    int displacement = TABLE.part(8, 7).buffer().getChar(2 * row);
    int slots = TABLE.part(9, 7).content.length / 2;
    int slot = (displacement + columns) % slots;
    int value = TABLE.part(9, 7).buffer().getChar(2 * slot);
    steps.append("row                 %d, of %d bits\n".formatted(row, rows[2]));
    steps.append("columns             %d, of %d bits\n".formatted(columns, rows[2] + rows[3]));
    steps.append("ROWS[row]           %d\n".formatted(displacement));
    steps.append("slot                %d, of %d\n".formatted(slot, slots));
    steps.append("VALUES[slot]        %d\n".formatted(value));
    if ((key & 7) != 0) {
      steps.append("FLUSHES             %d, the greatest of four\n".formatted(flush));
      value = Math.max(value, flush);
    }
    int packed = TABLE.part(3, 0).buffer().getInt(4 * value);
    String[] categories =
        new String(TABLE.part(2, 0).content, StandardCharsets.UTF_8).split("\n", -1);
    steps.append("PACKED[%4d]        %06X\n".formatted(value, packed));
    steps.append("category            %s\n".formatted(categories[(packed >> 20) - 1]));
    assertEquals(HandEvaluator.of("standard").evaluate(hand), value, text);
    return steps.toString();
  }
}
