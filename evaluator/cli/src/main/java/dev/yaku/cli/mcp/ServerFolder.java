package dev.yaku.cli.mcp;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * A folder of temporary files, with a locked one while its server lives: the system ends the lock
 * with the process, however that ends, and the next server deletes the folder. Only files are
 * deleted whose whole names this program makes, in the folder itself, and none through links.
 */
record ServerFolder(Path path, FileChannel lock) implements AutoCloseable {
  private static final String PREFIX = "yaku-mcp-";
  private static final Path LOCK = Path.of("lock");
  private static final Pattern FOLDER = Pattern.compile(PREFIX + "\\d+");
  private static final Pattern FILE =
      Pattern.compile("lock|pay-table|\\d+\\.solution|\\.\\d+\\.solution\\d+\\.part");

  /** Of this process: to open and close a lock's file would end the lock. */
  private static final Set<String> OWN = ConcurrentHashMap.newKeySet();

  /** Makes a folder for temporary files. */
  static ServerFolder make() throws IOException {
    while (true) {
      Path path = Files.createTempDirectory(PREFIX);
      String name = path.getFileName().toString();
      OWN.add(name);
      try {
        FileChannel lock =
            FileChannel.open(
                path.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        lock.lock();
        return new ServerFolder(path, lock);
      } catch (NoSuchFileException e) {
        OWN.remove(name); // another server took the empty folder for that of a dead one
      } catch (IOException e) {
        OWN.remove(name);
        throw e;
      }
    }
  }

  /** Deletes the folder and its files. */
  @Override
  public void close() {
    try {
      lock.close();
      try (DirectoryStream<Path> files = Files.newDirectoryStream(path)) {
        for (Path each : files) {
          if (isOurs(each)) {
            Files.deleteIfExists(each);
          }
        }
      }
      Files.deleteIfExists(path);
    } catch (IOException e) {
      // the next server deletes it
    } finally {
      OWN.remove(path.getFileName().toString());
    }
  }

  private static boolean isOurs(Path file) {
    return FILE.matcher(file.getFileName().toString()).matches();
  }

  /** Deletes the folders of servers that are dead, where the system can tell links from folders. */
  static void deleteDead() {
    Path all = Path.of(System.getProperty("java.io.tmpdir"));
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(all)) {
      if (paths instanceof SecureDirectoryStream<Path> folders) {
        for (Path each : folders) {
          Path name = each.getFileName();
          if (FOLDER.matcher(name.toString()).matches() && !OWN.contains(name.toString())) {
            deleteIfDead(folders, name);
          }
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // somebody else's, or in use: not worth a message
    }
  }

  private static void deleteIfDead(SecureDirectoryStream<Path> folders, Path name) {
    try {
      try (SecureDirectoryStream<Path> files =
          folders.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
        deleteIfDead(files);
      }
      folders.deleteDirectory(name); // if it is empty
    } catch (IOException | DirectoryIteratorException e) {
      // somebody else's, or in use
    }
  }

  private static void deleteIfDead(SecureDirectoryStream<Path> files) throws IOException {
    Set<OpenOption> writing = Set.of(StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    try (SeekableByteChannel channel = files.newByteChannel(LOCK, writing)) {
      if (channel instanceof FileChannel file && file.tryLock() != null) {
        for (Path each : files) {
          if (isOurs(each)) {
            files.deleteFile(each.getFileName());
          }
        }
      }
    } catch (NoSuchFileException | OverlappingFileLockException e) {
      // an empty folder; or that of another server of this process
    }
  }
}
