package dev.yaku.cli.io;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A part of an array of bytes as text, each byte a character. */
final class AsciiText implements CharSequence {
  private final byte[] bytes;
  private int start;
  private int length;

  AsciiText(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The part from one index to before another. */
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
