package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Trusted keys give the values of sets and lists; if the promise is broken, nothing worse. */
class TrustedKeysTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private static final TrustedKeys SEVENS = STANDARD.trustKeys(7);
  private static final long[] KEYS =
      IntStream.range(0, Card.JOKER).mapToLong(STANDARD::cardKey).toArray();

  private static Stream<HandEvaluator> rules() {
    return Evaluator.names(HandEvaluator.class).stream().map(HandEvaluator::of);
  }

  /** From the whole deck, and from two suits, so that there are flushes. */
  @ParameterizedTest
  @MethodSource("rules")
  void evaluate_handsOfEverySize_areThoseOfSets(HandEvaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    long twoSuits = (1L << 2 * Card.RANK_COUNT) - 1;
    for (int size = rules.minCards(); size <= rules.maxCards(); size++) {
      TrustedKeys keys = evaluator.trustKeys(size);
      assertEquals(size, keys.handSize());
      for (long deck : new long[] {rules.deck(), rules.deck() & twoSuits}) {
        Dealer dealer = Dealer.of(new SplittableRandom(size), deck);
        for (int i = 0; i < 500; i++) {
          long hand = dealer.deal(size);
          assertEquals(
              evaluator.evaluate(hand),
              keys.evaluate(evaluator.handKey(hand), hand),
              () -> evaluator + ": " + Hand.toString(hand));
        }
      }
    }
  }

  /** Jokers and repeated cards. */
  @ParameterizedTest
  @MethodSource("rules")
  void evaluate_lists_areThoseOfLists(HandEvaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    SplittableRandom random = new SplittableRandom(8);
    int[] deck =
        IntStream.concat(
                IntStream.range(0, rules.copies())
                    .flatMap(i -> Arrays.stream(Hand.cards(rules.deck()))),
                IntStream.range(Card.JOKER, Card.JOKER + rules.jokers()))
            .toArray();
    for (int i = 0; i < 3_000; i++) {
      int size = rules.minCards() + i % (rules.maxCards() - rules.minCards() + 1);
      int[] cards = Arrays.copyOf(StandardProofTest.shuffled(random, deck), size);
      long key = Arrays.stream(cards).mapToLong(evaluator::cardKey).sum();
      long set = Arrays.stream(cards).mapToLong(card -> 1L << card).reduce(0, (a, b) -> a | b);
      assertEquals(
          evaluator.evaluateCards(cards),
          evaluator.trustKeys(size).evaluate(key, set),
          () -> evaluator + ": " + Card.toString(cards));
    }
  }

  @Tag("proof")
  @ParameterizedTest
  @MethodSource("rules")
  void evaluate_anyNumbers_giveSomeValueOrAreRejectedInWords(HandEvaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    SplittableRandom random = new SplittableRandom(9);
    for (int size = rules.minCards(); size <= rules.maxCards(); size++) {
      TrustedKeys keys = evaluator.trustKeys(size);
      for (int i = 0; i < 20_000; i += STEP) {
        long key = random.nextLong() >>> random.nextInt(64);
        long hand = random.nextLong() >> random.nextInt(64);
        try {
          int value = keys.evaluate(key, hand);
          assertTrue(value >= 0 && value <= Character.MAX_VALUE, "value " + value);
        } catch (IllegalArgumentException e) {
          String fault = "not the key of " + size + " cards of " + rules + ", or not their set";
          assertEquals(fault, e.getMessage());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void trustKeys_sizeThatTheRulesDoNotHave_isRejected(HandEvaluator evaluator) {
    int tooMany = evaluator.ruleSet().maxCards() + 1;
    for (int size : new int[] {-1, tooMany, Integer.MAX_VALUE}) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> evaluator.trustKeys(size));
      assertTrue(e.getMessage().startsWith(size + " cards, " + evaluator), e.getMessage());
    }
  }

  /** A flush of three, and six cards: no built-in rules have such hands. */
  @Test
  void evaluate_handsWithTwoFlushes_takesTheBetter(@TempDir Path folder) throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("six.rules"),
            """
            title = The best three of six
            ranks = 23456789TJQKA
            cards = 3-6
            best = 3
            categories = high-card one-pair flush straight three-of-a-kind straight-flush
            """);
    HandEvaluator six =
        HandEvaluator.open(Files.write(folder.resolve("six.yaku"), Main.table(rules)));
    for (String text :
        new String[] {"2c 5c 9c 3d 7d Kd", "3c 7c Kc 2s 5s 9s", "2h 3h 4h Ac Jc 9c"}) {
      long hand = Hand.parse(text);
      int value = six.trustKeys(6).evaluate(six.handKey(hand), hand);
      assertEquals(six.evaluate(hand), value, text);
      assertEquals(six.evaluate(six.bestHand(hand)), value, text);
    }
  }

  /** StandardProofTest compares the values of sets with the naive evaluator. */
  @Test
  @Tag("proof")
  void evaluate_allHandsOfSeven_areThoseOfSets() {
    long visited =
        IntStream.range(0, Card.JOKER).parallel().mapToLong(TrustedKeysTest::checkFrom).sum();
    assertEquals(133_784_560, visited);
  }

  /** Checks the hands whose lowest card this is; returns their number. */
  private static long checkFrom(int lowest) {
    return check(STANDARD.cardKey(lowest), 1L << lowest, lowest + 1, 6);
  }

  private static long check(long key, long hand, int from, int more) {
    long visited = 0;
    for (int card = from; card <= Card.JOKER - more; card++) {
      long nextKey = key + KEYS[card];
      long next = hand | 1L << card;
      if (more > 1) {
        visited += check(nextKey, next, card + 1, more - 1);
      } else {
        if (SEVENS.evaluate(nextKey, next) != STANDARD.evaluate(next)) {
          fail(Hand.toString(next));
        }
        visited++;
      }
    }
    return visited;
  }
}
