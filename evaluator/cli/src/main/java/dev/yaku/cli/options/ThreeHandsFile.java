package dev.yaku.cli.options;

import dev.yaku.cli.io.CliException;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.ThreeHands;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option for the table of three hands, which is used without it, too, where it is found. */
public final class ThreeHandsFile {
  private static final String NAME = "three-hands";

  private static final int PLAYERS = 3;

  @Option(names = "--three-hands", paramLabel = "FILE")
  private Path file;

  private boolean looked;
  private ThreeHands table;

  /** Where the table is if no option says so; null if there is no such place. */
  public static Path place() {
    return cached(NAME, System.getenv());
  }

  /** A file of the user's cache folder, the same as the launcher's; null if there is no folder. */
  static Path cached(String name, Map<String, String> environment) {
    String local = environment.getOrDefault("LOCALAPPDATA", "");
    String cache = environment.getOrDefault("XDG_CACHE_HOME", "");
    String home = environment.getOrDefault("HOME", "");
    if (!cache.isEmpty()) {
      return Path.of(cache, "yaku", name);
    }
    if (!local.isEmpty()) {
      return Path.of(local, "yaku", name);
    }
    return home.isEmpty() ? null : Path.of(home, ".cache", "yaku", name);
  }

  /** Lets a question use the table, if it may be of use; throws if the option's cannot be used. */
  public void use(EquitySpot question, boolean hasBoard, String rules, PrintWriter err) {
    if (hasBoard || question.players().size() != PLAYERS || !rules.equals("standard")) {
      return;
    }
    if (table(err) != null) {
      try {
        question.threeHands(table);
      } catch (IllegalArgumentException e) {
        table = null; // rules of the user's own, of the same name
      }
    }
  }

  /** The table, null if there is none; throws if the option's cannot be used. */
  public ThreeHands table(PrintWriter err) {
    Path path = file == null ? place() : file;
    if (!looked && path != null && (file != null || Files.exists(path))) {
      try {
        table = ThreeHands.open(path);
      } catch (IOException e) {
        discard(e, err);
      }
    }
    looked = true;
    return table;
  }

  /**
   * Uses the table no more, since reading it failed; throws if the option names it, so that its
   * absence must not go unnoticed, and what is given if no table is in use.
   */
  public void discard(UncheckedIOException e, PrintWriter err) {
    if (table == null) {
      throw e;
    }
    table = null;
    discard(e.getCause(), err);
  }

  private void discard(IOException e, PrintWriter err) {
    if (file != null) {
      throw new CliException("--three-hands " + e.getMessage(), e);
    }
    err.println("yaku: not used: " + e.getMessage());
  }
}
