package dev.yaku.cli.io;

import java.io.IOException;
import java.io.OutputStream;

/** An output stream whose errors say which stream failed: the system's messages do not. */
final class NamedOutput extends OutputStream {
  private final String name;
  private final OutputStream out;

  NamedOutput(String name, OutputStream out) {
    this.name = name;
    this.out = out;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      throw named(e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw named(e);
    }
  }

  private IOException named(IOException e) {
    return new IOException(name + ": " + e.getMessage(), e);
  }
}
