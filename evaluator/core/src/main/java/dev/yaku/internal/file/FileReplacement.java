package dev.yaku.internal.file;

import java.io.File;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.regex.Pattern;

/**
 * Puts a finished file in the place of another, which may be mapped. A link goes on leading to
 * where it leads, be there a file or not.
 */
record FileReplacement(Path path) {
  private static final String OLD = ".replaced";
  private static final int MOST_LINKS = 40;

  @FunctionalInterface
  interface Writing {
    void write(FileChannel channel) throws IOException;
  }

  /** Writes a new file beside the old one, with its permissions, and puts it in its place. */
  void write(Writing writing) throws IOException {
    Path target = target();
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      String found = Files.isDirectory(target) ? "is a folder" : "not a regular file";
      throw new FileSystemException(path.toString(), null, found);
    }
    Path folder = target.toAbsolutePath().getParent();
    Path temporary =
        Files.createTempFile(folder, "." + target.getFileName(), ".part", permissions(folder));
    try {
      try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
        writing.write(channel);
        if (isPosix(target) && Files.exists(target)) {
          Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(target));
        }
        name(channel, temporary, target);
      }
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /** Where links lead, also if there is nothing. */
  private Path target() throws IOException {
    Path target = path;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(path.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static boolean isPosix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /** Those of any new file: all that the user's mask leaves. Temporary files have fewer. */
  private static FileAttribute<?>[] permissions(Path folder) {
    return isPosix(folder)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-rw-rw-"))
        }
        : new FileAttribute<?>[0];
  }

  /**
   * Gives a finished file its name, in place of another, when all of it is on the disk: or else a
   * loss of power would leave an empty file there.
   */
  static void name(FileChannel finished, Path part, Path file) throws IOException {
    finished.force(true);
    replace(part, file);
  }

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

  /** On Windows no mapped file can be deleted; but it can be renamed now, and deleted later. */
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
