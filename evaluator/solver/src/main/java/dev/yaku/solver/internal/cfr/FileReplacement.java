package dev.yaku.solver.internal.cfr;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.regex.Pattern;

/** Puts a finished file in the place of another, which may be mapped. */
final class FileReplacement {
  private static final String OLD = ".replaced";

  private FileReplacement() {}

  /** In one step: there is always a whole file. On Windows in two if what is there is mapped. */
  static void replace(Path finished, Path file) throws IOException {
    try {
      Files.move(finished, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException e) {
      if (File.separatorChar != '\\' || !Files.isRegularFile(file)) {
        throw e;
      }
      replaceMapped(finished, file);
    }
  }

  /**
   * Windows lets nobody delete a mapped file; but it may get another name, and be deleted later.
   */
  static void replaceMapped(Path finished, Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    String name = "." + file.getFileName() + ".";
    Path old = Files.createTempFile(folder, name, OLD);
    Files.move(file, old, StandardCopyOption.REPLACE_EXISTING);
    try {
      Files.move(finished, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.move(old, file);
      throw e;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path each : files) {
        if (each.getFileName().toString().matches(Pattern.quote(name) + "\\d+\\" + OLD)) {
          deleteUnlessMapped(each);
        }
      }
    }
  }

  private static void deleteUnlessMapped(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      return; // the next one deletes it
    }
  }
}
