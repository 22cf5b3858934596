package dev.yaku.cli.io;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The standard output. Its errors say so, which the system's messages do not, and whether its
 * reader has gone, which those say in many languages.
 */
final class NamedOutput extends OutputStream {
  private static final String NAME = "standard output";
  private static final int KIND = 0170000; // of a file, in its mode
  private static final int PIPE = 0010000;
  private static final int SOCKET = 0140000;

  private final OutputStream out;
  private long written;

  NamedOutput(OutputStream out) {
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
      written += length;
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
    boolean gone = out instanceof FileOutputStream file && !isKept(file);
    return gone ? new ReaderGoneException(e) : new IOException(NAME + ": " + e.getMessage(), e);
  }

  /** Whether what is written stays, as in a file, so that an error is one; a pipe has a reader. */
  private boolean isKept(FileOutputStream file) {
    try {
      int kind = (int) Files.getAttribute(Path.of("/dev/fd/1"), "unix:mode") & KIND;
      return kind != PIPE && kind != SOCKET;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return Files.isDirectory(Path.of("/dev/fd")) || keepsSize(file); // closed; another system
    }
  }

  private boolean keepsSize(FileOutputStream file) {
    try {
      return file.getChannel().size() >= written;
    } catch (IOException e) {
      return false; // it has none
    }
  }
}
