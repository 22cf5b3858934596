import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes the archive of classes from which Java 17 and 18 start the command line sooner: {@code java
 * Archive.java JAR}, with the Java that is to use it. Its name, {@code yaku-BYTES.jsa} beside the
 * jar, tells the launcher whether it is whole. An older one is deleted.
 */
final class Archive {
  private Archive() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path jar = Path.of(args[0]).toRealPath();
    Path folder = jar.resolveSibling("");
    Path made = folder.resolve("yaku.jsa");
    Files.deleteIfExists(made);
    try (DirectoryStream<Path> older = Files.newDirectoryStream(folder, "yaku-*[0-9].jsa")) {
      for (Path each : older) {
        Files.delete(each);
      }
    }
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String[] command = {
      java,
      "-XX:ArchiveClassesAtExit=" + made,
      "-XX:TieredStopAtLevel=1",
      "-Xlog:disable",
      "-cp",
      jar.toString(),
      "dev.yaku.cli.Rehearsal"
    };
    int status = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (status != 0) {
      throw new IOException("the rehearsal ended with status " + status);
    }
    if (Files.exists(made)) { // not every Java can make one
      Files.move(made, folder.resolve("yaku-" + Files.size(made) + ".jsa"));
    }
  }
}
