package dev.yaku.cli.io;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Files that cannot be used, each described as file, what, reason. */
public final class FileFault {
  private FileFault() {}

  @FunctionalInterface
  public interface Use<T> {
    T use() throws IOException;
  }

  public static <T> T read(Path file, Use<T> use) {
    try {
      return use.use();
    } catch (IOException e) {
      throw reading(file, e);
    }
  }

  public static <T> T write(Path file, Use<T> use) {
    try {
      return use.use();
    } catch (IOException e) {
      throw writing(file, e);
    }
  }

  public static CliException reading(Path file, IOException e) {
    return fault(file, ": cannot be read: ", e, "file");
  }

  public static CliException writing(Path file, IOException e) {
    return fault(file, ": cannot be written: ", e, "folder");
  }

  private static CliException fault(Path file, String what, IOException e, String absent) {
    if (e instanceof TableFormatException) { // names the file
      return new CliException(e.getMessage(), e);
    }
    String name = file.toString().isEmpty() ? "\"\"" : file.toString();
    String reason = Files.isDirectory(file) ? "is a folder" : reason(e, absent);
    return new CliException(name + what + reason, e);
  }

  /** Some exceptions have only the name of the file. */
  private static String reason(IOException e, String absent) {
    if (e instanceof NoSuchFileException) {
      return "no such " + absent;
    }
    if (e instanceof FileAlreadyExistsException) {
      return "it already exists";
    }
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    if (e instanceof CharacterCodingException) {
      return "not text in UTF-8";
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? e.getClass().getSimpleName() : reason;
  }
}
