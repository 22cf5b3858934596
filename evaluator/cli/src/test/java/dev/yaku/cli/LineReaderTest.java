package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.cli.io.LineReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  private final List<String> events = new ArrayList<>();

  private List<String> linesOf(String text) throws IOException {
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    LineReader reader = new LineReader(in, () -> {}, LineReader.MAX_LENGTH);
    List<String> lines = new ArrayList<>();
    for (String line = reader.next(); line != null; line = reader.next()) {
      lines.add(line);
      assertEquals(lines.size(), reader.lines());
    }
    return lines;
  }

  @Test
  void next_linesOfAllSystems_areWithoutEnds() throws IOException {
    assertEquals(List.of("a", "", "b", "", "c"), linesOf("a\n\nb\r\n\r\nc"));
    assertEquals(List.of("a"), linesOf("a\n"));
    assertEquals(List.of(), linesOf(""));
  }

  @Test
  void next_byteOrderMark_isSkippedOnceAtTheStart() throws IOException {
    assertEquals(List.of("a", "\uFEFFb"), linesOf("\uFEFFa\n\uFEFFb"));
  }

  @Test
  void next_utf16_isRefusedWithTheFirstLine() {
    for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      InputStream in = new ByteArrayInputStream("\uFEFFAs Kd\r\n".getBytes(charset));
      LineReader reader = new LineReader(in, () -> {}, LineReader.MAX_LENGTH);
      IOException e = assertThrows(IOException.class, reader::next);
      assertEquals("the input is text in UTF-16: expected UTF-8", e.getMessage());
    }
  }

  @Test
  void next_longLine_isCutAfterOneCharacterTooMany() throws IOException {
    String most = "x".repeat(LineReader.MAX_LENGTH);
    String huge = "x".repeat(100_000);
    assertEquals(List.of(most, most + "x", "a"), linesOf(most + "\n" + huge + "\na\n"));
  }

  /** Longer than the buffer of lines of cards, of one byte a character and of three. */
  @Test
  void next_lineOfRanges_isWhole() throws IOException {
    for (String sign : List.of("x", "Ａ")) {
      String most = sign.repeat(LineReader.MAX_OF_RANGES);
      String text = most + "\na\n" + most + sign + sign + "\nb";
      InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
      LineReader reader = new LineReader(in, () -> {}, LineReader.MAX_OF_RANGES);
      assertEquals(most, reader.next());
      assertEquals("a", reader.next());
      assertEquals(most + sign, reader.next());
      assertEquals("b", reader.next());
    }
  }

  @Test
  void next_manyLines_areTheSame() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      lines.add("♠".repeat(i % 7) + i);
    }
    assertEquals(lines, linesOf(String.join("\n", lines)));
  }

  @Test
  void next_whereItMustWait_flushesAnswersFirst() throws IOException {
    InputStream in =
        new InputStream() {
          private int reads;

          @Override
          public int read() {
            throw new UnsupportedOperationException();
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            events.add("read");
            bytes[offset] = (byte) ('a' + reads);
            bytes[offset + 1] = '\n';
            return reads++ < 2 ? 2 : -1;
          }
        };
    LineReader reader = new LineReader(in, () -> events.add("flush"), LineReader.MAX_LENGTH);
    for (String line = reader.next(); line != null; line = reader.next()) {
      events.add(line);
    }
    assertEquals(List.of("flush", "read", "a", "flush", "read", "b", "flush", "read"), events);
  }
}
