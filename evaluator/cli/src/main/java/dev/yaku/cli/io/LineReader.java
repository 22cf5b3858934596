package dev.yaku.cli.io;

import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Reads lines of UTF-8 text in bounded memory. */
public final class LineReader {
  /** The most characters of a line of cards. */
  public static final int MAX_LENGTH = 1000;

  /** The most characters of a line with ranges, which may name every hand with its weight. */
  public static final int MAX_OF_RANGES = 100_000;

  private static final int CHARACTER = 8; // bytes of one of any script, and more
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final Flushable answers; // flushed before more is read: each line is answered first
  private final int most;
  private final byte[] buffer;
  private final AsciiText ascii;
  private int at;
  private int end;
  private boolean isAscii;
  private boolean isAtEnd;
  private long lines;

  /** Lines of more characters than so many are truncated after one more. */
  public LineReader(InputStream in, Flushable answers, int most) {
    this.in = in;
    this.answers = answers;
    this.most = most;
    buffer = new byte[Math.max(BUFFER, 2 * CHARACTER * most)];
    ascii = new AsciiText(buffer);
  }

  /** The next line without its end, or null; fails if the text begins with the mark of UTF-16. */
  public String next() throws IOException {
    CharSequence line = read();
    return line == null ? null : line.toString();
  }

  /** Like {@link #next}, but valid only until the next one is read: ASCII text is not copied. */
  public CharSequence read() throws IOException {
    int stop = findEnd();
    if (stop < 0) {
      return null;
    }
    int start = at;
    at = Math.min(end, stop + 1);
    if (lines++ == 0) {
      start += markLength(start, stop);
    }
    if (stop > start && buffer[stop - 1] == '\r') {
      stop--;
    }
    if (isAscii) {
      return ascii.set(start, Math.min(stop, start + most + 1));
    }
    String line = new String(buffer, start, stop - start, StandardCharsets.UTF_8);
    return line.length() > most ? line.substring(0, most + 1) : line;
  }

  public long lines() {
    return lines;
  }

  /**
   * The bytes of a mark of UTF-8, or 0. Rejects UTF-16, in which Windows' PowerShell writes files:
   * every line would be a fault of its own.
   */
  private int markLength(int start, int stop) throws IOException {
    int bytes = stop - start;
    int first = bytes < 2 ? 0 : (buffer[start] & 0xFF) << Byte.SIZE | buffer[start + 1] & 0xFF;
    if (first == 0xFFFE || first == 0xFEFF) {
      throw new IOException("the input is text in UTF-16: expected UTF-8");
    }
    return bytes >= 3 && first == 0xEFBB && buffer[start + 2] == (byte) 0xBF ? 3 : 0;
  }

  /** The end of the current line, or -1 if there are no more lines. */
  private int findEnd() throws IOException {
    int signs = 0;
    int i = at;
    while (true) {
      while (i < end && buffer[i] != '\n') {
        signs |= buffer[i++];
      }
      if (i == end) {
        int before = i - at;
        boolean more = fill();
        i = more ? at + Math.min(before, CHARACTER * most) : end;
        if (more) {
          continue;
        }
        if (before == 0) {
          return -1;
        }
      }
      isAscii = signs >= 0;
      return i;
    }
  }

  /** Reads more bytes after those left; returns whether there were any. */
  private boolean fill() throws IOException {
    if (isAtEnd) {
      return false;
    }
    answers.flush();
    System.arraycopy(buffer, at, buffer, 0, end - at);
    end -= at;
    at = 0;
    end = Math.min(end, CHARACTER * most); // of a longer line is enough
    int count = in.read(buffer, end, buffer.length - end);
    isAtEnd = count < 0;
    end += Math.max(0, count);
    return !isAtEnd;
  }

  /** A part of an array of bytes as text, each byte a character. */
  private static final class AsciiText implements CharSequence {
    private final byte[] bytes;
    private int start;
    private int length;

    AsciiText(byte[] bytes) {
      this.bytes = bytes;
    }

    AsciiText set(int from, int to) {
      start = from;
      length = to - from;
      return this;
    }

    @Override
    public int length() {
      return length;
    }

    @Override
    public char charAt(int index) {
      return (char) bytes[start + Objects.checkIndex(index, length)];
    }

    @Override
    public CharSequence subSequence(int from, int to) {
      return toString().substring(from, to);
    }

    @Override
    public String toString() {
      return new String(bytes, start, length, StandardCharsets.US_ASCII);
    }
  }
}
