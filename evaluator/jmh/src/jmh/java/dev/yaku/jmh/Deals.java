package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Random hands, the same on every run, and a judge of the contenders' values. */
final class Deals {
  private static final long SEED = 52;

  private Deals() {}

  /** The cards of this many hands, one hand after the other, each in the order of dealing. */
  static int[] cards(int hands, int size) {
    SplittableRandom random = new SplittableRandom(SEED);
    int[] deck = IntStream.range(0, Card.JOKER).toArray();
    int[] dealt = new int[hands * size];
    for (int i = 0; i < dealt.length; i++) {
      int next = i % size;
      int drawn = next + random.nextInt(deck.length - next);
      dealt[i] = deck[drawn];
      deck[drawn] = deck[next];
      deck[next] = dealt[i];
    }
    return dealt;
  }

  /** The cards of the hand of this index. */
  static int[] hand(int[] dealt, int size, int index) {
    return Arrays.copyOfRange(dealt, index * size, (index + 1) * size);
  }

  /** Turns vectors on in a JVM that has the module for them. */
  static void useVectors(HandEvaluator evaluator, int size) {
    boolean possible = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    if (possible && !evaluator.useVectors(size)) {
      throw new IllegalStateException("vectors are not faster here, or were not compiled in time");
    }
  }

  /** The same hands as sets. */
  static long[] sets(int[] dealt, int size) {
    long[] sets = new long[dealt.length / size];
    Arrays.setAll(sets, i -> Hand.of(hand(dealt, size, i)));
    return sets;
  }

  /** The naive counting evaluator for the rules that this evaluator's table was made of. */
  static NaiveEvaluator naive(HandEvaluator evaluator) {
    try {
      Path folder = Files.createTempDirectory("yaku");
      Path file = folder.resolve(evaluator.ruleSet().name() + ".rules");
      try {
        return new NaiveEvaluator(
            RulesReader.read(Files.writeString(file, evaluator.ruleSet().text())));
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails if a contender is wrong, and then the benchmark fails, too. */
  static void check(String contender, long hand, int expected, int found) {
    if (expected != found) {
      throw new IllegalStateException(
          "%s: expected %d, found %d for %s"
              .formatted(contender, expected, found, Hand.toString(hand)));
    }
  }
}
