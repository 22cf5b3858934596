package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Omaha rules drawn at random: short decks, two to seven cards in the hole, low halves of any kind.
 * Judged by {@link PlainJudge}, which looks at every two with every three.
 *
 * <p>More by hand: {@code java dev.yaku.randomrules.RandomOmahaTest FROM TO}.
 */
@Tag("proof")
final class RandomOmahaTest {
  private static final int RULES = Integer.getInteger("yaku.step", 1) == 1 ? 6 : 3;
  private static final int HANDS = 25;

  @TempDir private Path folder;

  @Test
  void evaluators_ofRandomOmaha_sayWhatThePlainJudgeSays() throws IOException {
    for (int seed = 0; seed < RULES; seed++) {
      check(folder, seed);
    }
  }

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("omaha");
    int failed = 0;
    for (int seed = Integer.parseInt(args[0]); seed < Integer.parseInt(args[1]); seed++) {
      try {
        check(folder, seed);
      } catch (IOException | RuntimeException | AssertionError e) {
        failed++;
        System.out.println("seed " + seed + ": " + e);
      }
    }
    System.out.println(failed + " rules failed");
  }

  private static void check(Path folder, int seed) throws IOException {
    Random random = new Random(seed);
    RandomRules high = high(random);
    RandomRules low = high.ranks().endsWith("A") && random.nextBoolean() ? low(random, high) : null;
    int minHole = 2 + random.nextInt(6);
    int maxHole = minHole + random.nextInt(8 - minHole);
    int minBoard = 3 + random.nextInt(3);
    int maxBoard = minBoard + random.nextInt(6 - minBoard);
    String text =
        "title = T\ngame = omaha\nhole = %d-%d\nboard = %d-%d\nhigh = high\n"
                .formatted(minHole, maxHole, minBoard, maxBoard)
            + (low == null ? "" : "low = low\n");
    Files.writeString(folder.resolve("high.rules"), high.text());
    if (low != null) {
      Files.writeString(folder.resolve("low.rules"), low.text());
    }
    Path table = folder.resolve("omaha-" + seed + ".yaku");
    Files.write(table, Main.table(Files.writeString(folder.resolve("some.rules"), text)));
    OmahaEvaluator evaluator = Evaluator.open(table, OmahaEvaluator.class);
    assertEquals(low != null, evaluator.isSplit());
    for (int i = 0; i < HANDS; i++) {
      int hole = minHole + random.nextInt(maxHole - minHole + 1);
      int board = minBoard + random.nextInt(maxBoard - minBoard + 1);
      int[] cards = new RandomHands(high, random).of(hole + board);
      OmahaHand hand =
          OmahaHand.ofHole(Hand.of(Arrays.copyOf(cards, hole)))
              .withBoard(Hand.of(Arrays.copyOfRange(cards, hole, hole + board)));
      compare(evaluator, new PlainJudge(high), hand, text + high.text());
      if (low != null) {
        compare(evaluator.lowHalf(), new PlainJudge(low), hand, text + low.text());
      }
    }
    rejectOtherCards(evaluator, high, minHole, minBoard);
    Files.delete(table);
  }

  private static void rejectOtherCards(
      OmahaEvaluator evaluator, RandomRules high, int hole, int board) {
    long deck = Hand.of(high.deck());
    long other = Long.lowestOneBit(~deck); // a card or a joker
    long held = Hand.of(Arrays.copyOf(high.deck(), hole + board - 1));
    long inHole = Hand.of(Arrays.copyOf(high.deck(), hole - 1));
    assertThrows(
        IllegalArgumentException.class,
        () -> evaluator.evaluate(OmahaHand.ofHole(inHole | other).withBoard(held ^ inHole)));
  }

  /** High rules for five cards of at least fourteen, with flushes. */
  private static RandomRules high(Random random) {
    String all = "23456789TJQKA";
    int ranks = 6 + random.nextInt(8);
    List<Integer> places =
        IntStream.range(0, all.length())
            .boxed()
            .collect(Collectors.toCollection(java.util.ArrayList::new));
    Collections.shuffle(places, random);
    String chosen =
        places.subList(0, ranks).stream()
            .sorted()
            .map(place -> all.substring(place, place + 1))
            .collect(Collectors.joining());
    String suits = random.nextInt(3) == 0 ? "dhs" : "cdhs";
    List<String> categories = RandomRules.categories(random, chosen, suits.length(), 0, 5, false);
    if (!categories.contains("flush")) {
      return high(random);
    }
    boolean straights = categories.stream().anyMatch(c -> c.startsWith("straight"));
    String wheel = straights && chosen.endsWith("A") ? RandomRules.wheel(random, false) : "no";
    return new RandomRules(
        chosen, suits, 1, 0, 5, 5, 5, categories, wheel, false, (char) 0, false, false, (char) 0);
  }

  private static RandomRules low(Random random, RandomRules high) {
    String ranks = "A" + high.ranks().replace("A", "");
    List<String> categories =
        RandomRules.categories(random, ranks, high.suits().length(), 0, 5, true).stream()
            .filter(category -> !category.contains("flush"))
            .toList();
    char qualifier =
        random.nextBoolean() ? 0 : ranks.charAt(4 + random.nextInt(ranks.length() - 4));
    return new RandomRules(
        ranks,
        high.suits(),
        1,
        0,
        5,
        5,
        5,
        categories,
        "no",
        false,
        (char) 0,
        false,
        true,
        qualifier);
  }

  private static void compare(
      OmahaEvaluator evaluator, PlainJudge judge, OmahaHand hand, String rules) {
    int packed = 0;
    int[] hole = Hand.cards(hand.hole());
    int[] board = Hand.cards(hand.board());
    for (int two = 0; two < 1 << hole.length; two++) {
      for (int three = 0; three < 1 << board.length; three++) {
        if (Integer.bitCount(two) == 2 && Integer.bitCount(three) == 3) {
          long five = chosen(hole, two) | chosen(board, three);
          packed = Math.max(packed, judge.packed(Hand.cards(five)));
        }
      }
    }
    int value = evaluator.evaluate(hand);
    String message = hand + "\n" + rules;
    assertEquals("%06X".formatted(packed), "%06X".formatted(evaluator.packed(value)), message);
    int key = Arrays.stream(hole).map(evaluator::cardKey).sum();
    assertEquals(value, evaluator.board(hand.board(), hole.length).evaluate(hand.hole()), message);
    assertEquals(
        value, evaluator.board(hand.board(), hole.length).evaluateKey(key, hand.hole()), message);
    int[] best = evaluator.bestCards(hand);
    assertEquals(packed, judge.packed(best), message);
    assertTrue(best.length == 0 || Long.bitCount(Hand.of(best) & hand.hole()) == 2, message);
    assertTrue(Arrays.stream(best).noneMatch(Card::isJoker), message);
  }

  private static long chosen(int[] cards, int choice) {
    long set = 0;
    for (int i = 0; i < cards.length; i++) {
      set |= (choice >> i & 1) == 0 ? 0 : 1L << cards[i];
    }
    return set;
  }
}
