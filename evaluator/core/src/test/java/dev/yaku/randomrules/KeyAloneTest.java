package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import dev.yaku.internal.load.Evaluators;
import dev.yaku.internal.table.TableBytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The key of a hand of several decks tells its flush, whatever the other cards are. */
final class KeyAloneTest {
  private static final int SUITED = 5;

  @TempDir private Path folder;

  private final Random random = new Random(1);
  private HandEvaluator decks;
  private NaiveEvaluator naive;

  @Test
  void evaluateKey_flushAndUpToTwoOtherCards_isWorthWhatThePlainJudgeSays() throws IOException {
    decks = Evaluators.open(ByteBuffer.wrap(TableBytes.file("multi-deck")), HandEvaluator.class);
    naive =
        new NaiveEvaluator(
            RulesReader.read(
                Files.writeString(folder.resolve("multi-deck.rules"), decks.ruleSet().text())));
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      compare(suit);
      for (int one = 0; one < Card.JOKER; one++) {
        compare(suit, one);
        for (int two = one; two < Card.JOKER; two++) {
          compare(suit, one, two);
        }
      }
    }
  }

  /** Compares the hand of these cards and some of a suit. */
  private void compare(int suit, int... others) {
    IntStream suited = random.ints(SUITED, Card.RANK_COUNT * suit, Card.RANK_COUNT * (suit + 1));
    int[] hand = IntStream.concat(Arrays.stream(others), suited).toArray();
    long key = Arrays.stream(hand).mapToLong(decks::cardKey).sum();
    int packed = decks.packed(decks.evaluateKey(key));
    if (packed != naive.packed(hand)) {
      assertEquals(
          "%06X".formatted(naive.packed(hand)), "%06X".formatted(packed), Card.toString(hand));
    }
  }
}
