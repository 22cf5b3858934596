package dev.yaku.cli.videopoker;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.videopoker.PayTableException;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;

/** Finds video poker machines; faults are reported in one line. */
public final class MachineSource {
  private MachineSource() {}

  /** The built-in machine of this name, or the only one whose name begins like this. */
  public static VideoPoker builtIn(String name) {
    List<String> likely =
        VideoPoker.names().stream().filter(each -> each.startsWith(name)).toList();
    if (likely.size() > 1 && !likely.contains(name)) {
      throw CliException.ofArguments(
          "no machine \"" + name + "\"; did you mean " + String.join(" or ", likely) + "?", null);
    }
    try {
      return VideoPoker.of(likely.size() == 1 ? likely.get(0) : name);
    } catch (IllegalArgumentException e) {
      throw CliException.ofArguments(e.getMessage(), e);
    }
  }

  public static VideoPoker open(Path file) {
    try {
      return VideoPoker.open(file);
    } catch (PayTableException e) {
      throw new CliException(file + (e.line() == 0 ? ": " : ", ") + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new CliException(file + ": " + e.getMessage(), e);
    } catch (FileSystemException e) {
      throw FileFault.reading(Path.of(e.getFile()), e);
    } catch (IOException e) {
      throw FileFault.reading(file, e);
    }
  }
}
