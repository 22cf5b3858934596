package dev.yaku.cli;

import dev.yaku.cli.io.Screen;
import dev.yaku.cli.io.ThreeHandsCount;
import dev.yaku.equity.ThreeHands;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/**
 * A program that is asked twice about three players, and for which counting three hands is reading
 * {@code FILE}. It goes on to do so when who asked first has given up.
 */
public final class CountsOnce {
  private CountsOnce() {}

  public static void main(String[] args) {
    CountDownLatch mayGoOn = new CountDownLatch(1);
    ThreeHandsCount count =
        new ThreeHandsCount(
            (threads, goOn) -> {
              System.out.println("counts");
              try {
                mayGoOn.await();
                return ThreeHands.open(Path.of(args[0]));
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    InputStream none = InputStream.nullInputStream();
    Main main = new Main(none, System.out, System.err, new Screen(false, false), count);
    Thread.currentThread().interrupt();
    System.out.println(asked(main));
    mayGoOn.countDown();
    System.out.println(asked(main));
    System.out.println(asked(main));
  }

  private static String asked(Main main) {
    String[] question = {"allin", "--format=json", "--stacks=9,9,9"};
    return main.ask(object -> {}, InputStream.nullInputStream(), question).messages().strip();
  }
}
