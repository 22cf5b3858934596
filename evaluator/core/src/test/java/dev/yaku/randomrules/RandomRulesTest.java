package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.generator.Main;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Rules drawn at random, compiled, and evaluated in every form; judged by {@link PlainJudge}.
 *
 * <p>More rules, and larger ones, by hand: {@code java dev.yaku.randomrules.RandomRulesTest FROM TO
 * RANKS CARDS}, with the first seed, the one after the last, and the most ranks and cards.
 */
@Tag("proof")
final class RandomRulesTest {
  private static final int RULES = 300 / Integer.getInteger("yaku.step", 1);
  private static final int HANDS = 40;
  private static final int WRONG_HANDS = 10;

  /** A hand with more substitutions takes the plain judge too long. */
  private static final long MOST_SUBSTITUTIONS = 2_000;

  private static final long MOST_ENUMERATED = 3_000;

  @TempDir private Path folder;

  @Test
  void evaluators_ofRandomRules_sayInEveryFormWhatThePlainJudgeSays() throws IOException {
    int hands = 0;
    for (int seed = 0; seed < RULES; seed++) {
      hands += check(folder, seed, 7, 7);
    }
    assertTrue(hands > RULES * HANDS / 2, hands + " hands");
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("rules");
    int from = Integer.parseInt(args[0]);
    int to = Integer.parseInt(args[1]);
    int failed = 0;
    long hands = 0;
    for (int seed = from; seed < to; seed++) {
      try {
        hands += check(folder, seed, Integer.parseInt(args[2]), Integer.parseInt(args[3]));
      } catch (IOException | RuntimeException | AssertionError e) {
        failed++;
        System.out.println("seed " + seed + ": " + e);
        if (System.getProperty("trace") != null) e.printStackTrace(System.out);
      }
    }
    System.out.printf("%d rules, %d hands, %d rules failed%n", to - from, hands, failed);
  }

  /** Returns how many hands were compared. */
  private static int check(Path folder, int seed, int mostRanks, int mostCards) throws IOException {
    Random random = new Random(seed);
    RandomRules rules = RandomRules.of(random, mostRanks, mostCards);
    Path file = Files.writeString(folder.resolve("drawn.rules"), rules.text());
    Path table = folder.resolve("drawn-" + seed + ".yaku");
    Files.write(table, Main.table(file));
    NaiveEvaluator naive = new NaiveEvaluator(RulesReader.read(file));
    PlainJudge judge = new PlainJudge(rules);
    HandEvaluator evaluator = HandEvaluator.open(table);
    Forms forms = new Forms(evaluator);
    RandomHands hands = new RandomHands(rules, random);
    int compared = 0;
    for (int i = 0; i < HANDS; i++) {
      int[] hand = hands.next();
      int packed = naive.packed(hand);
      if (judge.cost(hand) <= MOST_SUBSTITUTIONS) {
        assertEquals(judge.packed(hand), packed, rules::text);
        compared++;
      }
      forms.assertPacked(packed, rules::text, hand);
      forms.assertBest(naive::packed, rules::text, hand);
    }
    for (int i = 0; i < WRONG_HANDS; i++) {
      forms.assertRejected(rules::text, hands.nextWrong());
    }
    enumerate(rules, evaluator, forms);
    Files.delete(table);
    return compared;
  }

  /** All hands of some sizes, as sets and counted, where they are not too many. */
  private static void enumerate(RandomRules rules, HandEvaluator evaluator, Forms forms) {
    long deck = Hand.of(rules.deck()) | (1L << rules.jokers()) - 1 << 52;
    int copies = Long.bitCount(deck) * rules.copies();
    for (int cards = rules.minCards(); cards <= rules.maxCards(); cards++) {
      if (cards <= Long.bitCount(deck)) {
        Hands hands = Hands.of(deck, cards);
        if (hands.count() <= MOST_ENUMERATED) {
          forms.assertEnumeration(hands, rules::text);
          if (rules.copies() == 1) {
            forms.assertDeals(hands, rules.jokers(), rules::text);
          }
        }
      }
      if (rules.copies() > 1
          && copies < 52
          && Hands.of((1L << copies) - 1, cards).count() < 20 * MOST_ENUMERATED) {
        assertTrue(PlainCounts.compare(rules, evaluator, cards) > 0, rules::text);
      }
    }
  }
}
