package dev.yaku.cli.mcp;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import org.junit.jupiter.api.Test;

class ServerFolderTest {
  private static boolean canTellLinks(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      return files instanceof SecureDirectoryStream;
    }
  }

  /** Of a server in a program that lives on, such as an application that asks in its process. */
  @Test
  void folder_closedButNotEmpty_isDeletedByTheNextServerOfThisProcess() throws IOException {
    ServerFolder folder = ServerFolder.make();
    Path path = folder.path();
    assumeTrue(canTellLinks(path));
    ServerFolder.deleteDead();
    assertTrue(Files.exists(path.resolve("lock")), "it lives");
    Path other = Files.writeString(path.resolve("notes"), "a user's own");
    folder.close();
    ServerFolder.deleteDead();
    assertTrue(Files.exists(other));
    Files.delete(other);
    ServerFolder.deleteDead();
    assertFalse(Files.exists(path));
  }
}
