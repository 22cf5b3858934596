package dev.yaku.cli.io;

import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Reads lines of UTF-8 text in bounded memory. */
public final class LineReader {
  /** Longer lines are truncated after one character more than this. */
  public static final int MAX_LENGTH = 1000;

  private static final int MAX_BYTES = 1 << 13; // of MAX_LENGTH characters of any script

  private final InputStream in;
  private final Flushable answers; // flushed before more is read: each line is answered first
  private final byte[] buffer = new byte[1 << 16];
  private final AsciiText ascii = new AsciiText(buffer);
  private int at;
  private int end;
  private boolean isAscii;
  private boolean isAtEnd;
  private long lines;

  public LineReader(InputStream in, Flushable answers) {
    this.in = in;
    this.answers = answers;
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
      return ascii.set(start, Math.min(stop, start + MAX_LENGTH + 1));
    }
    String line = new String(buffer, start, stop - start, StandardCharsets.UTF_8);
    return line.length() > MAX_LENGTH ? line.substring(0, MAX_LENGTH + 1) : line;
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
        i = more ? at + Math.min(before, MAX_BYTES) : end;
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
    if (end > MAX_BYTES) {
      end = MAX_BYTES; // the line is too long anyway
    }
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
