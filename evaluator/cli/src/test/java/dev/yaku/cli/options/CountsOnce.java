package dev.yaku.cli.options;

import dev.yaku.cli.Main;
import dev.yaku.equity.ThreeHands;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;

/**
 * The program, for which counting three hands is reading {@code FILE}, and is stopped the first
 * time; at its end it says how often they were counted.
 */
public final class CountsOnce {
  private static int counts;

  private CountsOnce() {}

  public static void main(String[] args) {
    ThreeHandsFile.counter =
        (threads, goOn) -> {
          if (++counts == 1) {
            throw new CancellationException();
          }
          try {
            return ThreeHands.open(Path.of(args[0]));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    Main.main(new String[] {args[1]});
    System.err.println("counted " + counts + " times");
  }
}
