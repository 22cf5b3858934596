package dev.yaku.cli.io;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** In place of the command line's: what is written goes to memory, which is never full. */
final class NamedOutput extends FilterOutputStream {
  NamedOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    out.write(bytes, from, count);
  }
}
