package dev.yaku.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import dev.yaku.generator.Main;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardHandsTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  private static final Boards HOLDEM = Boards.of("standard");

  /** Deals holes of so many cards, on flops, turns and rivers in turn. */
  private static void assertSameOnSample(BoardJudge judge, int hole, int deals) {
    long deck = judge.boards.evaluator().ruleSet().deck();
    Dealer dealer = Dealer.of(new SplittableRandom(35), deck);
    Set<String> made = new TreeSet<>();
    Set<Draw> draws = EnumSet.noneOf(Draw.class);
    for (int i = 0; i < deals / STEP; i++) {
      long board = dealer.deal(3 + i % 3);
      BoardHands hands = judge.boards.board(board);
      long cards = dealer.deal(hole, board);
      judge.assertSame(hands, cards);
      judge.assertSameTexture(hands);
      made.add(hands.made(cards).text());
      draws.addAll(Draw.list(hands.draws(cards)));
    }
    assertTrue(made.size() > 14, "few of the words came: " + made);
    assertTrue(draws.size() > 6, "few of the draws came: " + draws);
  }

  @Tag("proof")
  @ParameterizedTest
  @CsvSource({"standard, 12000", "no-wheel, 3000", "short-deck, 8000", "short-deck-trips, 8000"})
  void words_ofDealsOfHoldem_areThoseOfTheNaiveClassifier(String rules, int deals) {
    assertSameOnSample(BoardJudge.of(rules), 2, deals);
  }

  @Tag("proof")
  @ParameterizedTest
  @CsvSource({"4, 2000", "5, 800", "6, 400"})
  void words_ofDealsOfOmaha_areThoseOfTheNaiveClassifier(int hole, int deals) {
    assertSameOnSample(BoardJudge.of("omaha"), hole, deals);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ranks = A56789TJQK", // the ace is the lowest rank
        "ranks = 2468TJQKA\nwheel = yes", // straights are of neighbours in this list
        "ranks = 2468TJQKA\nwheel = second", // the best straight but one
        "ranks = 56789TJQKA\nwheel = yes", // open-ended draws at both ends of ten ranks
        "ranks = 9TJQKA"
      })
  void words_byRulesOfOnesOwn_areThoseOfTheNaiveClassifier(String ranks, @TempDir Path folder)
      throws IOException {
    Path rules = folder.resolve("own.rules");
    Files.writeString(
        rules,
        ranks
            + """

            title = Own
            cards = 5-7
            categories = high-card one-pair two-pair three-of-a-kind straight full-house \
            flush four-of-a-kind straight-flush\
            """
            + (ranks.startsWith("ranks = A") ? "\n" : " royal-flush\n"));
    Path table = folder.resolve("own.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));
    BoardJudge judge = BoardJudge.of(HandEvaluator.open(table), rules);
    assertSameOnSample(judge, 2, 6000);
  }

  @Tag("proof")
  @Test
  void words_byRulesOfOnesOwnOmaha_areThoseOfTheNaiveClassifier(@TempDir Path folder)
      throws IOException {
    Path high = folder.resolve("six-up.rules");
    Files.copy(Path.of("../../tables/src/main/rules/short-deck.rules"), high);
    Path rules = folder.resolve("own-omaha.rules");
    Files.writeString(rules, "title = Own\ngame = omaha\nhole = 4\nboard = 3-5\nhigh = six-up\n");
    Path table = folder.resolve("own.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));
    OmahaEvaluator evaluator = Evaluator.open(table, OmahaEvaluator.class);
    assertSameOnSample(BoardJudge.of(evaluator, high), 4, 1500);
  }

  @ParameterizedTest
  @ValueSource(strings = {"9s 8d 2s", "As Ah Kd 7c", "9s 8d 7s 6c 5h", "Qs Qd Qc 4h 4d"})
  void beatenByAndNuts_onABoard_areThoseOfAPlainCount(String text) {
    long board = Hand.parse(text);
    HandEvaluator evaluator = HandEvaluator.of("standard");
    BoardHands hands = HOLDEM.board(board);
    long[] holes = HoleIndex.hands(Hand.DECK & ~board);
    int best = 0;
    int[] all = new int[HoleIndex.SIZE];
    hands.beatenBy(all);
    for (long hole : holes) {
      int value = evaluator.evaluate(hole | board);
      int better = 0;
      for (long other : holes) {
        better += (other & hole) == 0 && evaluator.evaluate(other | board) > value ? 1 : 0;
      }
      assertEquals(better, hands.beatenBy(hole), () -> Hand.toString(hole));
      assertEquals(better, all[HoleIndex.of(hole)]);
      assertEquals(better == 0, hands.isNuts(hole));
      best = Math.max(best, value);
    }
    assertEquals(HoleIndex.SIZE - holes.length, Arrays.stream(all).filter(n -> n == -1).count());
    assertEquals(best, hands.nuts());
    int nuts = best;
    long[] expected =
        Arrays.stream(holes).filter(h -> evaluator.evaluate(h | board) == nuts).sorted().toArray();
    long[] found = hands.nutHoles();
    Arrays.sort(found);
    assertArrayEquals(expected, found);
  }

  @ParameterizedTest
  @CsvSource({"9s 8d 2s, As Ks Qh Jh", "9s 8d 7s 6c 5h, Jh Tc 2c 2d", "Qs Qd Qc 4h, Ah Kc 4d 9s"})
  void beatenByAndNuts_inOmaha_areThoseOfAPlainCount(String text, String mine) {
    long board = Hand.parse(text);
    long hole = Hand.parse(mine);
    OmahaEvaluator evaluator = OmahaEvaluator.of("omaha");
    BoardHands hands = Boards.of("omaha").board(board);
    int value = evaluator.evaluate(hole, board);
    int[] better = new int[1];
    int[] best = new int[1];
    Set<Long> nuts = new TreeSet<>();
    HandEvaluator five = HandEvaluator.of("standard");
    Hands.of(Hand.DECK & ~(board | hole), 4)
        .forEach(other -> better[0] += evaluator.evaluate(other, board) > value ? 1 : 0);
    assertEquals(better[0], hands.beatenBy(hole));
    for (long pair : HoleIndex.hands(Hand.DECK & ~board)) {
      int[] ofPair = new int[1];
      Hands.of(board, 3)
          .forEach(three -> ofPair[0] = Math.max(ofPair[0], five.evaluate(pair | three)));
      if (ofPair[0] > best[0]) {
        nuts.clear();
      }
      best[0] = Math.max(best[0], ofPair[0]);
      if (ofPair[0] == best[0]) {
        nuts.add(pair);
      }
    }
    assertEquals(best[0], hands.nuts());
    assertArrayEquals(
        nuts.stream().mapToLong(Long::longValue).toArray(),
        Arrays.stream(hands.nutHoles()).sorted().toArray());
  }

  @Test
  void wrap_inHoldem_neverComes() {
    for (int ranks = 0; ranks < 1 << 13; ranks++) {
      if (Integer.bitCount(ranks) == 6) {
        long all = ranks;
        HandEvaluator evaluator = HandEvaluator.of("standard");
        int making = 0;
        for (int rank = 0; rank < 13; rank++) {
          long more = all & ~(1L << rank) | 1L << 26 + rank; // of another suit
          long spread = more & 0x1555 | (more & 0xAAA) << 13 | more & ~0x1FFFL;
          making += isStraight(evaluator, spread) && (all >>> rank & 1) == 0 ? 1 : 0;
        }
        long spread = all & 0x1555 | (all & 0xAAA) << 13;
        assertTrue(making <= 2 || isStraight(evaluator, spread), Hand.toString(all));
      }
    }
  }

  private static boolean isStraight(HandEvaluator evaluator, long hand) {
    return evaluator.category(evaluator.evaluate(hand)).text().startsWith("straight");
  }

  @Test
  void words_ofOneHole_areBothAnswersAtOnce() {
    BoardHands flop = HOLDEM.board(Hand.parse("9s 8d 2s"));
    long hole = Hand.parse("Js Ts");
    assertEquals(Made.NO_PAIR, flop.made(hole));
    assertEquals(
        "[FLUSH_DRAW, OPEN_ENDED, OVERCARDS, COMBO_DRAW]", Draw.list(flop.draws(hole)).toString());
    int words = flop.words(hole);
    assertEquals(Made.NO_PAIR, Made.of(words & BoardHands.MADE));
    assertEquals(flop.draws(hole), words >>> BoardHands.DRAWS_SHIFT);
    assertEquals("8d 2s 9s", flop.toString());
    assertEquals("two-tone, unpaired, 9 high, 0 straights", flop.texture().toString());
    assertEquals(
        "monotone, unpaired, A high, 1 straight",
        HOLDEM.board(Hand.parse("As 3s 4s")).texture().toString());
  }

  @Test
  void words_ofAllHoles_areMinusOneWhereACardIsOnTheBoard() {
    long board = Hand.parse("Ac Kc 2d");
    int[] words = new int[HoleIndex.SIZE];
    HOLDEM.board(board).words(words);
    for (int i = 0; i < HoleIndex.SIZE; i++) {
      assertEquals((HoleIndex.hand(i) & board) != 0, words[i] == -1);
    }
  }

  @Test
  void words_ofManyHoles_allocateNothing() {
    BoardHands flop = HOLDEM.board(Hand.parse("9s 8d 2s"));
    int[] words = new int[HoleIndex.SIZE];
    long hole = Hand.parse("Js Ts");
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 20; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 100; i++) {
        flop.words(words);
        words[0] += flop.draws(hole) + flop.words(hole);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(least < 100, least + " bytes for 117,800 hands");
  }

  private static void assertRejected(String expected, Runnable call) {
    String found = assertThrows(IllegalArgumentException.class, call::run).getMessage();
    assertEquals(expected, found);
  }

  @Test
  @SuppressWarnings("deprecation")
  void invalidCards_areRejectedByName() {
    BoardHands flop = HOLDEM.board(Hand.parse("9s 8d 2s"));
    assertRejected(
        "a hole of As: expected two other cards of the deck", () -> flop.made(Hand.parse("As")));
    assertRejected(
        "a hole of 9s As: expected two other cards of the deck; 9s is on the board",
        () -> flop.draws(Hand.parse("As 9s")));
    assertRejected(
        "a board of 8d 9s: expected 3 to 5 cards of the deck",
        () -> HOLDEM.board(Hand.parse("9s 8d")));
    assertRejected(
        "a board of 8d 2s 9s: expected 3 to 5 cards of the deck",
        () -> Boards.of("short-deck").board(Hand.parse("9s 8d 2s")));
    assertRejected("card 51 in place of a set of cards: use Hand.of(51)", () -> flop.made(51));
    assertRejected("card 3 in place of a set of cards: use Hand.of(3)", () -> flop.draws(3));
    assertRejected("an array of 5: expected 1326", () -> flop.words(new int[5]));
    assertThrows(
        UnsupportedOperationException.class,
        () -> Boards.of("omaha").board(Hand.parse("9s 8d 2s")).words(new int[HoleIndex.SIZE]));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ace-to-five | ace-to-five: expected high hands of natural cards, the best five of seven",
        "joker-wild | joker-wild: expected high hands of natural cards, the best five of seven",
        "three-card | three-card: expected high hands of natural cards, the best five of seven",
        "badugi | badugi: expected rules of hold'em, or high rules of Omaha"
      })
  void rules_ofOtherGames_areRejectedByName(String rules, String message) {
    assertRejected(message, () -> Boards.of(rules));
  }

  @Test
  void lowHalf_ofASplitPot_isRejected() {
    Evaluator low = OmahaEvaluator.of("omaha-hi-lo").lowHalf();
    assertThrows(IllegalArgumentException.class, () -> Boards.of(low));
    assertEquals(
        Made.SET,
        Boards.of("omaha-hi-lo").board(Hand.parse("9s 8d 2s")).made(Hand.parse("9c 9d Ah Kh")));
  }
}
