package dev.yaku.cli.io;

import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

/** Reads lines of UTF-8 text, and holds little of it whatever there is. */
public final class LineReader {
  /** A line is cut after one character more than this. */
  public static final int MAX_LENGTH = 1000;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Reader reader;
  private final Flushable answers;
  private final char[] buffer = new char[1 << 14];
  private int at;
  private int end;
  private long lines;

  /**
   * @param answers flushed before more is read, so that one line is answered before the next is
   *     sent
   */
  public LineReader(InputStream in, Flushable answers) {
    reader = new InputStreamReader(in, StandardCharsets.UTF_8);
    this.answers = answers;
  }

  /** The next line without its end, or null if there is none. */
  public String next() throws IOException {
    if (!fill()) {
      return null;
    }
    if (lines++ == 0 && buffer[at] == BYTE_ORDER_MARK) {
      at++;
    }
    StringBuilder line = new StringBuilder();
    while (fill()) {
      int start = at;
      while (at < end && buffer[at] != '\n') {
        at++;
      }
      line.append(buffer, start, Math.min(at - start, MAX_LENGTH + 1 - line.length()));
      if (at < end) {
        at++;
        break;
      }
    }
    int length = line.length();
    boolean windows = length > 0 && line.charAt(length - 1) == '\r';
    return line.substring(0, windows ? length - 1 : length);
  }

  /** How many lines have been read. */
  public long lines() {
    return lines;
  }

  /** Whether there is something in the buffer, after reading more if there was not. */
  private boolean fill() throws IOException {
    if (at == end) {
      answers.flush();
      at = 0;
      end = Math.max(0, reader.read(buffer));
    }
    return at < end;
  }
}
