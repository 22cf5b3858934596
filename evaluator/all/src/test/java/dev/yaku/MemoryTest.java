package dev.yaku;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.equity.Equity;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.internal.table.FileFaults;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.PayTable;
import dev.yaku.videopoker.VideoPoker;
import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Nothing that a program has dropped is kept. */
@Tag("proof")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class MemoryTest {
  @TempDir Path dir;

  /** Opens tables, asks everything that is derived from them, and drops them. */
  static final class Tables {
    private Tables() {}

    public static void main(String[] arguments) throws IOException {
      Path small = Path.of(arguments[0]);
      Path standard = Path.of(arguments[1]);
      int all = Integer.parseInt(arguments[2]);
      int opened = 0;
      while (opened < all) {
        ask(HandEvaluator.open(opened++ % 50 == 0 ? standard : small), opened);
      }
      System.out.println(opened);
    }

    private static void ask(HandEvaluator evaluator, int times) {
      Dealer dealer = Dealer.of(new SplittableRandom(times), evaluator.ruleSet().deck());
      long mine = dealer.deal(2);
      long theirs = dealer.deal(2, mine);
      long other = dealer.deal(2, mine | theirs);
      long board = dealer.deal(5, mine | theirs | other);
      require(evaluator.evaluate(mine | board) > 0);
      Equity equity = Equity.of(evaluator);
      require(equity.spot().player(mine).player(theirs).player(other).exact().run().isExact());
      require(equity.spot().player(mine).random().board(board).exact().run().isExact());
      HoldemRiver river = HoldemRiver.of(evaluator);
      river.setBoard(board);
      double[] win = new double[HoleIndex.SIZE];
      river.weigh(new double[HoleIndex.SIZE], win, win);
      HoldemRiver.values(evaluator, board, new char[HoleIndex.SIZE]);
      char[] scores = new char[HoleIndex.SIZE];
      Strength.of(evaluator).river(board, scores);
      require(scores[HoleIndex.of(mine)] <= 2 * HoleIndex.SIZE);
      if (times % 500 == 1) {
        PayTable pays = VideoPoker.payTable("jacks-9-6");
        require(VideoPoker.of(evaluator, pays).exactReturn() != null);
      }
    }
  }

  /** Uses the library as a program does whose class loader is dropped afterwards. */
  static final class Program implements Runnable {
    private long sum;

    @Override
    public void run() {
      HandEvaluator evaluator = HandEvaluator.of("standard");
      for (int times = 0; times < 3; times++) { // until each action has its own loop
        evaluator.forEach(Hands.of(Hand.DECK, 4), (hand, value) -> sum += value);
        evaluator.forEach(Hands.of(Hand.DECK, 4), (hand, value) -> sum ^= value);
      }
      long[] hands = {Hand.parse("As Ah Ks Kh Qd Jc 2c")};
      evaluator.evaluate(hands, new int[1]);
      Equity equity = Equity.of(evaluator);
      require(
          equity.spot().player("AA").player("QQ+").random().sample(200_000).threads(3).run().deals()
              > 0);
      require(equity.spot().player("AK").player("QQ").player("T9s").threads(2).run().isExact());
      require(Equity.of("omaha").spot().random(2).sample(1000).run().deals() > 0);
      Strength.of("standard").hand(Hand.parse("As Ah"), Hand.parse("2c 3c 4d"));
      VideoPoker machine = VideoPoker.of("jacks-9-6");
      require(machine.frequencies().size() > 0); // by the JDK's pool of threads
      require(machine.holds(Hand.parse("As Ks Qs Js 2c")).best() != null);
      BadugiEvaluator.of("badugi").evaluate(Hand.parse("As 2c 3d 4h"));
      require(HandEvaluator.of("multi-deck").parse("As As").length == 2);
    }
  }

  static void require(boolean holds) {
    if (!holds) {
      throw new IllegalStateException();
    }
  }

  /** Uses a copy of the library of its own, again and again. */
  static final class Loaders {
    private Loaders() {}

    public static void main(String[] arguments) throws Exception {
      WeakReference<ClassLoader> dropped = run();
      // On a busy machine the JIT may still be compiling its methods, which keeps them.
      for (int times = 0; times < 20_000 && dropped.get() != null; times++) {
        System.gc();
        Thread.sleep(20);
      }
      System.out.println(dropped.get() == null ? "dropped" : "kept");
    }

    private static WeakReference<ClassLoader> run() throws Exception {
      String[] path = System.getProperty("java.class.path").split(File.pathSeparator, -1);
      URL[] places = new URL[path.length];
      for (int i = 0; i < path.length; i++) {
        places[i] = Path.of(path[i]).toUri().toURL();
      }
      try (URLClassLoader loader =
          new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
        Constructor<?> made = loader.loadClass(Program.class.getName()).getDeclaredConstructor();
        made.setAccessible(true);
        ((Runnable) made.newInstance()).run();
        return new WeakReference<>(loader);
      }
    }
  }

  /** What a program prints, which has a JVM of its own. */
  private String printed(Class<?> program, String option, String... arguments) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx64m", option, "-cp", System.getProperty("java.class.path")));
    command.add(program.getName());
    command.addAll(List.of(arguments));
    Process process =
        Started.program(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
    assertEquals(0, process.waitFor());
    return printed;
  }

  @Test
  void manyTables_droppedAfterUse_fitInSmallMemory() throws Exception {
    Path rules =
        Files.writeString(
            dir.resolve("small.rules"),
            "title = Test\nranks = 2468QA\ncards = 5-7\ncategories = high-card one-pair two-pair"
                + " three-of-a-kind straight flush full-house four-of-a-kind straight-flush"
                + " royal-flush\n");
    Path small = dir.resolve("small.yaku");
    assertEquals(0, dev.yaku.generator.Main.run(rules.toString(), small.toString()));
    Path standard = Files.write(dir.resolve("standard.yaku"), FileFaults.table("standard"));
    String all = String.valueOf(2000 / Integer.getInteger("yaku.step", 1));
    assertEquals(
        all, printed(Tables.class, "-XX:+UseSerialGC", small.toString(), standard.toString(), all));
  }

  @Test
  void classLoaderOfTheLibrary_droppedAfterUse_isCollected() throws Exception {
    assertEquals("dropped", printed(Loaders.class, "-XX:SoftRefLRUPolicyMSPerMB=0"));
  }
}
