package dev.yaku.cli.solver;

import dev.yaku.cli.io.FileFault;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds a solver's question: in a file, or, if that is null, in the standard input. */
final class QuestionFile {
  private static final int MOST_BYTES = 1 << 20;

  private QuestionFile() {}

  static String read(Path file, InputStream in) throws IOException {
    if (file == null) {
      return text(in);
    }
    try (InputStream read = Files.newInputStream(file)) {
      return text(read);
    } catch (IOException e) {
      throw FileFault.reading(file, e);
    }
  }

  /** Does not ask the stream how long it is, which a pipe cannot tell. */
  private static String text(InputStream in) throws IOException {
    byte[] bytes = new BufferedInputStream(in).readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new IOException("longer than the megabyte that a question may have");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException("not text in UTF-8", e);
    }
  }
}
