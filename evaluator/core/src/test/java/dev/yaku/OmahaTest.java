package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Omaha is the best of all combinations of two and three cards, found faster. */
class OmahaTest {
  private static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha");
  private static final OmahaEvaluator HI_LO = OmahaEvaluator.of("omaha-hi-lo");
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final HandEvaluator EIGHT_OR_BETTER = HandEvaluator.of("eight-or-better");

  /** The judge: every two of the hole with every three of the board. */
  private static int best(HandEvaluator evaluator, long hole, long board) {
    int[] best = new int[1];
    List<Long> threes = new ArrayList<>();
    Subsets.forEach(board, 3, threes::add);
    Subsets.forEach(
        hole,
        2,
        two -> {
          for (long three : threes) {
            best[0] = Math.max(best[0], evaluator.evaluate(two | three));
          }
        });
    return best[0];
  }

  private static OmahaHand hand(long hole, long board) {
    return OmahaHand.ofHole(hole).withBoard(board);
  }

  private static void assertSameAsJudge(long hole, long board) {
    int high = best(STANDARD, hole, board);
    int low = best(EIGHT_OR_BETTER, hole, board);
    if (OMAHA.evaluate(hand(hole, board)) != high
        || HI_LO.evaluate(hand(hole, board)) != high
        || HI_LO.lowHalf().evaluate(hand(hole, board)) != low) {
      String hand = hand(hole, board).toString();
      assertEquals(high, OMAHA.evaluate(hand(hole, board)), hand);
      assertEquals(high, HI_LO.evaluate(hand(hole, board)), hand);
      assertEquals(low, HI_LO.lowHalf().evaluate(hand(hole, board)), hand);
    }
  }

  private static void assertBoardSameAsJudge(
      OmahaBoard board, OmahaBoard lowBoard, int key, long hole) {
    int high = best(STANDARD, hole, board.board());
    int low = best(EIGHT_OR_BETTER, hole, board.board());
    if (board.evaluate(hole) != high
        || board.evaluateKey(key, hole) != high
        || lowBoard.evaluate(hole) != low) {
      String hand = hand(hole, board.board()).toString();
      assertEquals(high, board.evaluate(hole), hand);
      assertEquals(high, board.evaluateKey(key, hole), hand);
      assertEquals(low, lowBoard.evaluate(hole), hand);
    }
  }

  @Test
  void scales_areThoseOfStandardAndEightOrBetter() {
    for (OmahaEvaluator omaha : List.of(OMAHA, HI_LO)) {
      assertEquals(STANDARD.ruleSet().maxValue(), omaha.ruleSet().maxValue());
      for (int value = 0; value <= STANDARD.ruleSet().maxValue(); value++) {
        assertEquals(STANDARD.packed(value), omaha.packed(value));
        assertEquals(STANDARD.category(value), omaha.category(value));
        assertEquals(STANDARD.describe(value), omaha.describe(value));
      }
    }
    assertEquals(56, EIGHT_OR_BETTER.ruleSet().maxValue());
    assertEquals(56, HI_LO.lowHalf().ruleSet().maxValue());
    for (int value = 0; value <= 56; value++) {
      assertEquals(EIGHT_OR_BETTER.packed(value), HI_LO.lowHalf().packed(value));
      assertEquals(EIGHT_OR_BETTER.describe(value), HI_LO.lowHalf().describe(value));
    }
  }

  /**
   * Every board's rank multiset with every pair of ranks. The hole is of that pair and of two cards
   * that could be another, so that each is met as a pair and among six; the suits are dealt so that
   * no suit has three cards on the board where that can be.
   */
  @Tag("proof")
  @ParameterizedTest
  @CsvSource({"3, 455, 41392", "4, 1820, 165295", "5, 6175, 558883"})
  void evaluate_everyRankMultisetOfTheBoardWithEveryPair_isTheBestCombination(
      int boardCards, int boards, int hands) {
    List<int[]> multisets = new ArrayList<>();
    Subsets.forEachRankMultiset(boardCards, multisets::add);
    assertEquals(boards, multisets.size());
    long visited =
        IntStream.range(0, boards)
            .parallel()
            .mapToLong(
                i -> {
                  long board = cards(multisets.get(i), 0);
                  SplittableRandom random = new SplittableRandom(i);
                  int pairs = 0;
                  for (int a = 0; a < 13; a++) {
                    for (int b = 0; b <= a; b++) {
                      long pair = pair(a, b, board);
                      if (pair == 0) {
                        continue;
                      }
                      // The same two ranks in the other hole cards where they are free: the pair
                      // counts alone.
                      long hole = pair;
                      long same = ranks(a, b) & ~board & ~pair;
                      while (Long.bitCount(hole) < 4) {
                        long from = same != 0 ? same : Hand.DECK & ~board & ~hole;
                        long card = random(random, from, 1);
                        hole |= card;
                        same &= ~card;
                      }
                      assertSameAsJudge(hole, board);
                      pairs++;
                    }
                  }
                  return pairs;
                })
            .sum();
    assertEquals(hands, visited);
  }

  private static long ranks(int a, int b) {
    long suits = 1L | 1L << 13 | 1L << 26 | 1L << 39;
    return suits << a | suits << b;
  }

  /** Two cards of these ranks that are not on the board, or 0. */
  private static long pair(int a, int b, long board) {
    long pair = 0;
    for (int rank : new int[] {a, b}) {
      long free = ranks(rank, rank) & ~board & ~pair;
      if (free == 0) {
        return 0;
      }
      pair |= Long.highestOneBit(free);
    }
    return pair;
  }

  /** Cards of these ranks, the suits in turn. */
  private static long cards(int[] held, int firstSuit) {
    long cards = 0;
    int suit = firstSuit;
    for (int rank = 0; rank < 13; rank++) {
      for (int i = 0; i < held[rank]; i++) {
        cards |= 1L << Card.of(rank, suit++ % 4);
      }
    }
    return cards;
  }

  /**
   * Every set of three to five ranks of a suit on the board with every pair of other ranks of the
   * suit in the hole: the other cards are of other suits.
   */
  @Test
  void evaluate_everyFlushOfTheBoardWithEveryPair_isTheBestCombination() {
    long visited =
        IntStream.range(0, 1 << 13)
            .filter(set -> Integer.bitCount(set) >= 3 && Integer.bitCount(set) <= 5)
            .parallel()
            .mapToLong(
                set -> {
                  SplittableRandom random = new SplittableRandom(set);
                  int suit = Math.floorMod(set, 4);
                  long suited = (long) set << 13 * suit;
                  long ofSuit = 0x1FFFL << 13 * suit;
                  int[] pairs = new int[1];
                  Subsets.forEach(
                      ofSuit & ~suited,
                      2,
                      pair -> {
                        long others = Hand.DECK & ~ofSuit;
                        int more = 5 - Long.bitCount(suited);
                        long board = suited | random(random, others, more);
                        long hole = pair | random(random, others & ~board, 2);
                        assertSameAsJudge(hole, board);
                        if (more > 0) {
                          assertSameAsJudge(hole, suited); // flop, turn
                        }
                        pairs[0]++;
                      });
                  return pairs[0];
                })
            .sum();
    assertEquals(286 * 45 + 715 * 36 + 1287 * 28, visited);
  }

  /** Every board of a suit with every set of the suit in the hole: up to six cards of one suit. */
  @Tag("proof")
  @Test
  void evaluate_everyBoardOfOneSuitWithEveryHoleOfTheSuit_isTheBestFlush() {
    long visited =
        IntStream.range(0, 1 << 13)
            .filter(set -> Integer.bitCount(set) >= 3 && Integer.bitCount(set) <= 5)
            .parallel()
            .mapToLong(
                set -> {
                  int[] holes = new int[1];
                  OmahaBoard[] boards = {
                    OMAHA.board((long) set, 4),
                    OMAHA.board((long) set, 5),
                    OMAHA.board((long) set, 6)
                  };
                  for (int cards = 4; cards <= 6; cards++) {
                    OmahaBoard board = boards[cards - 4];
                    Subsets.forEach(
                        0x1FFF & ~set,
                        cards,
                        hole -> {
                          int value = OMAHA.evaluate(hand(hole, set));
                          if (value != bestFlush((int) hole, set)
                              || value != board.evaluate(hole)) {
                            String hand = hand(hole, set).toString();
                            assertEquals(bestFlush((int) hole, set), value, hand);
                            assertEquals(value, board.evaluate(hole), hand);
                          }
                          holes[0]++;
                        });
                  }
                  return holes[0];
                })
            .sum();
    assertEquals(
        286L * (210 + 252 + 210) + 715 * (126 + 126 + 84) + 1287 * (70 + 56 + 28), visited);
  }

  private static int bestFlush(int hole, int board) {
    int best = 0;
    for (int two = hole; two != 0; two = two - 1 & hole) {
      for (int three = board; three != 0; three = three - 1 & board) {
        if (Integer.bitCount(two) == 2 && Integer.bitCount(three) == 3) {
          best = Math.max(best, STANDARD.evaluate((long) (two | three)));
        }
      }
    }
    return best;
  }

  /** Every set of low ranks on the board with every one in the hole. */
  @Tag("proof")
  @Test
  void low_everyRankMultisetOfLowRanks_isTheBestCombination() {
    int[] qualified = new int[1];
    for (int boardCards = 3; boardCards <= 5; boardCards++) {
      Subsets.forEachRankMultiset(
          boardCards,
          held -> {
            if (held[8] + held[9] + held[10] + held[11] > 0) {
              return; // nines represent all ranks that are too high
            }
            long board = cards(held, 0);
            for (int set = 0; set < 1 << 9; set++) {
              int holeCards = Math.max(4, Integer.bitCount(set));
              long hole = holeOf(set, holeCards, board);
              if (hole != 0) {
                int low = HI_LO.lowHalf().evaluate(hand(hole, board));
                assertEquals(best(EIGHT_OR_BETTER, hole, board), low, hand(hole, board)::toString);
                qualified[0] += low > 0 ? 1 : 0;
              }
            }
          });
    }
    assertTrue(qualified[0] > 10_000, "qualified " + qualified[0]);
  }

  /** A hole with a free card of each of these ranks and more of the same, or 0. */
  private static long holeOf(int set, int holeCards, long board) {
    int[] ranks = {12, 0, 1, 2, 3, 4, 5, 6, 7}; // ace to nine
    long hole = 0;
    long free = 0;
    for (int i = 0; i < ranks.length; i++) {
      if ((set >> i & 1) != 0) {
        long left = ranks(ranks[i], ranks[i]) & ~board;
        if (left == 0) {
          return 0;
        }
        hole |= Long.lowestOneBit(left);
        free |= left & left - 1;
      }
    }
    while (Long.bitCount(hole) < holeCards && free != 0) {
      hole |= Long.lowestOneBit(free);
      free &= free - 1;
    }
    return Long.bitCount(hole) == holeCards && holeCards <= 6 ? hole : 0;
  }

  @ParameterizedTest
  @CsvSource({
    "4, 5, 100000",
    "5, 5, 50000",
    "6, 5, 40000",
    "4, 4, 50000",
    "5, 4, 50000",
    "6, 4, 50000",
    "4, 3, 50000",
    "5, 3, 50000",
    "6, 3, 50000"
  })
  void evaluate_randomHands_isTheBestCombination(int holeCards, int boardCards, int hands) {
    IntStream.range(0, hands)
        .parallel()
        .forEach(
            i -> {
              SplittableRandom random =
                  new SplittableRandom(1000L * i + 10L * holeCards + boardCards);
              // Every third hand of two suits, so that flushes are frequent.
              long deck = i % 3 == 0 ? 0x1FFFL | 0x1FFFL << 26 : Hand.DECK;
              long board = random(random, deck, boardCards);
              assertSameAsJudge(random(random, deck & ~board, holeCards), board);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "4, 5, 200",
    "5, 5, 100",
    "6, 5, 60",
    "4, 4, 60",
    "5, 4, 60",
    "6, 4, 60",
    "4, 3, 60",
    "5, 3, 60",
    "6, 3, 60"
  })
  void board_randomHoles_isTheBestCombination(int holeCards, int boardCards, int boards) {
    IntStream.range(0, boards)
        .parallel()
        .forEach(
            i -> {
              SplittableRandom random =
                  new SplittableRandom(1000L * i + 10L * holeCards + boardCards);
              long deck = i % 3 == 0 ? 0x1FFFL | 0x1FFFL << 26 : Hand.DECK;
              OmahaBoard board = HI_LO.board(random(random, deck, boardCards), holeCards);
              OmahaBoard lowBoard = HI_LO.lowHalf().board(board.board(), holeCards);
              for (int k = 0; k < 300; k++) {
                long hole = random(random, deck & ~board.board(), holeCards);
                int key = 0;
                for (int card : Hand.cards(hole)) {
                  key += HI_LO.cardKey(card);
                }
                assertBoardSameAsJudge(board, lowBoard, key, hole);
              }
            });
  }

  /** Every rank multiset of the hole on some boards. */
  @ParameterizedTest
  @CsvSource({"4, 1820", "5, 6175", "6, 18395"})
  void board_everyRankMultisetOfTheHole_isAsWithoutPreparation(int holeCards, int multisets) {
    int[] visited = new int[1];
    List<OmahaBoard> boards = new ArrayList<>();
    for (String board : List.of("2c 3d 4h", "Ac Ad Ah As", "Kc Kd 7h 7s 2c", "Ac 2c 3c 4d 5h")) {
      boards.add(OMAHA.board(Hand.parse(board), holeCards));
    }
    Subsets.forEachRankMultiset(
        holeCards,
        held -> {
          visited[0]++;
          for (OmahaBoard board : boards) {
            long hole = 0;
            for (int rank = 0; rank < 13; rank++) {
              long free = ranks(rank, rank) & ~board.board();
              for (int i = 0; i < held[rank]; i++) {
                hole |= Long.lowestOneBit(free);
                free &= free - 1;
              }
            }
            if (Long.bitCount(hole) == holeCards) {
              int value = OMAHA.evaluate(hand(hole, board.board()));
              assertEquals(value, board.evaluate(hole), hand(hole, board.board())::toString);
            }
          }
        });
    assertEquals(multisets, visited[0]);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // A four-flush on the board is no flush with one in the hole.
        "As Kh Qd Jc : Ts 9s 8s 2s 2h | straight | Straight, queen high | Qd Jc Ts 9s 8s | Nothing"
            + " |",
        "As Ks Qd Jc : Ts 9s 8d 2s 2h | flush | Flush, ace, king, ten, nine and deuce | As Ks Ts 9s"
            + " 2s | Nothing |",
        // Four aces in the hole are a pair.
        "As Ah Ad Ac : Ts 9s 8d 2c 2h | two-pair | Two pair, aces and deuces, ten kicker | As Ah 2h"
            + " 2c Ts | Nothing |",
        "As 2h Kd Kc : 3c 4d 5h 9s 9d | straight | Straight, five high | 5h 4d 3c 2h As |"
            + " 5-4-3-2-A, number one | 5h 4d 3c 2h As",
        "As 2h Kd Kc : 4d 6h 8s Qd Ts | one-pair | One pair, kings, queen, ten and eight kickers |"
            + " Kd Kc Qd Ts 8s | 8-6-4-2-A low | 8s 6h 4d 2h As",
        "5s 4s 2d 2h 9c : As 2s 3s | straight-flush | Straight flush, five high | 5s 4s 3s 2s As |"
            + " 5-4-3-2-A, number one | 5s 4s 3s 2s As",
        "Ks Qs 2d 2h 9c 9d : As Js Ts 3h | royal-flush | Royal flush | As Ks Qs Js Ts | Nothing |",
        // The straight flush would need three of the hole.
        "7s 6s 5s 2d : 9s 8s Ks 2h 2c | flush | Flush, king, nine, eight, seven and six | Ks 9s 8s"
            + " 7s 6s | Nothing |",
        "9s 8s Ks 2c : 7s 6s 5s 2d 2h | straight-flush | Straight flush, nine high | 9s 8s 7s 6s 5s"
            + " | 8-7-6-5-2 low | 8s 7s 6s 5s 2c",
      })
  void everyForm_ofAHand_saysTheSame(
      String hand, String category, String words, String best, String low, String lowCards) {
    OmahaHand parsed = HI_LO.parse(hand.replace(':', '|'));
    long hole = parsed.hole();
    long board = parsed.board();
    int value = HI_LO.evaluate(hand(hole, board));
    assertEquals(category, HI_LO.category(value).text());
    assertEquals(words, HI_LO.describe(value));
    assertEquals(
        Arrays.stream(Hand.cards(Hand.parse(best))).map(Card::rank).boxed().toList(),
        Arrays.stream(Hand.cards(HI_LO.bestHand(hand(hole, board))))
            .map(Card::rank)
            .boxed()
            .toList());
    assertEquals(best, Card.toString(HI_LO.bestCards(hand(hole, board))));
    assertEquals(low, HI_LO.lowHalf().describe(HI_LO.lowHalf().evaluate(hand(hole, board))));
    String found = Card.toString(HI_LO.lowHalf().bestCards(hand(hole, board)));
    assertEquals(lowCards == null ? "" : lowCards, found);
  }

  @Test
  void bestAndLowCards_randomHands_areTwoAndThreeOfTheHandsValue() {
    SplittableRandom random = new SplittableRandom(3);
    int lows = 0;
    for (int i = 0; i < 3000; i++) {
      long board = random(random, Hand.DECK, 3 + i % 3);
      long hole = random(random, Hand.DECK & ~board, 4 + i / 3 % 3);
      String text = hand(hole, board).toString();
      long best = HI_LO.bestHand(hand(hole, board));
      assertEquals(2, Long.bitCount(best & hole), text);
      assertEquals(3, Long.bitCount(best & board), text);
      assertEquals(0, best & ~(hole | board), text);
      assertEquals(HI_LO.evaluate(hand(hole, board)), STANDARD.evaluate(best), text);
      long low = HI_LO.lowHalf().bestHand(hand(hole, board));
      if (HI_LO.lowHalf().evaluate(hand(hole, board)) == 0) {
        assertEquals(0, low, text);
      } else {
        lows++;
        assertEquals(2, Long.bitCount(low & hole), text);
        assertEquals(3, Long.bitCount(low & board), text);
        assertEquals(
            HI_LO.lowHalf().evaluate(hand(hole, board)), EIGHT_OR_BETTER.evaluate(low), text);
      }
      assertEquals(hand(hole, board), OMAHA.parse(text));
    }
    assertTrue(lows > 300, "lows " + lows);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "As Kh Qd; Ts 9s 8d; 3 hole cards, omaha takes 4 to 6: Qd Kh As | 8d 9s Ts",
        "As Kh Qd Jc 2c 3c 4c; Ts 9s 8d; 7 hole cards, omaha takes 4 to 6: 2c 3c 4c Jc Qd Kh As |"
            + " 8d 9s Ts",
        "As Kh Qd Jc; Ts 9s; 2 board cards, omaha takes 3 to 5: Jc Qd Kh As | 9s Ts",
        "As Kh Qd Jc; 2c 3c 4c 5c 6c 7c; 6 board cards, omaha takes 3 to 5: Jc Qd Kh As | 2c 3c 4c"
            + " 5c 6c 7c",
        "As Kh Qd Jc; Ts 9s As; As is both in the hole and on the board: Jc Qd Kh As | 9s Ts As",
        "As Kh Qd Jo; Ts 9s 8d; joker 1 (card 52) is not in the deck of omaha: Qd Kh As Jo | 8d 9s"
            + " Ts",
        "As Kh Qd Jc; Ts 9s Jo; joker 1 (card 52) is not in the deck of omaha: Jc Qd Kh As | 9s Ts"
            + " Jo",
      })
  void evaluate_whatIsNoHand_isRejected(String holeText, String boardText, String message) {
    long hole = Hand.parse(holeText);
    long board = Hand.parse(boardText);
    Exception e =
        assertThrows(
            IllegalArgumentException.class, () -> OMAHA.evaluate(hand(hole, board)), message);
    assertEquals(message, e.getMessage());
    Exception low =
        assertThrows(
            IllegalArgumentException.class,
            () -> HI_LO.lowHalf().evaluate(hand(hole, board)),
            message);
    assertEquals(message.replace("omaha", "omaha-hi-lo"), low.getMessage());
  }

  @Test
  void board_whatIsNoHand_isRejected() {
    long flop = Hand.parse("Ts 9s 8d");
    OmahaBoard board = OMAHA.board(flop, 4);
    assertRejected(
        "5 hole cards, the board was prepared for 4: 2c Jc Qd Kh As | 8d 9s Ts",
        () -> board.evaluate(Hand.parse("As Kh Qd Jc 2c")));
    assertRejected(
        "Ts is both in the hole and on the board: Jc Qd Kh Ts | 8d 9s Ts",
        () -> board.evaluate(Hand.parse("Ts Kh Qd Jc")));
    assertRejected(
        "joker 1 (card 52) is not in the deck of omaha: Jc Qd Kh Jo | 8d 9s Ts",
        () -> board.evaluateKey(0, Hand.parse("Jo Kh Qd Jc")));
    assertRejected("3 hole cards, omaha takes 4 to 6", () -> OMAHA.board(flop, 3));
    assertRejected(
        "2 board cards, omaha takes 3 to 5:  | 9s Ts", () -> OMAHA.board(Hand.parse("Ts 9s"), 4));
    assertThrows(UnsupportedOperationException.class, OMAHA::lowHalf);
  }

  @Test
  void evaluateKey_anyKey_isAValueOrRejected() {
    SplittableRandom random = new SplittableRandom(6);
    long hole = Hand.parse("As Kh Qd Jc");
    OmahaBoard board = OMAHA.board(Hand.parse("Ts 9s 8d"), 4);
    int rejected = 0;
    for (int i = 0; i < 10_000; i++) {
      try {
        board.evaluateKey(random.nextInt(), hole);
      } catch (IllegalArgumentException e) {
        assertEquals("not the key of Jc Qd Kh As", e.getMessage());
        rejected++;
      }
    }
    assertTrue(rejected < 10_000, "rejected " + rejected);
  }

  private static void assertRejected(
      String message, org.junit.jupiter.api.function.Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "As Kh Qd Jc Ts 9s 8d; 21; no bar: omaha takes hole cards, a bar and the board, as in As Kh"
            + " Qd Jc | Ts 9s 8d",
        "As Kh Qd | Ts 9s 8d; 10; 3 hole cards, omaha takes 4 to 6",
        "As Kh Qd Jc 2c 3c 4c | Ts 9s 8d; 19; 7 hole cards, omaha takes 4 to 6",
        "As Kh Qd Jc | Ts 9s; 20; 2 board cards, omaha takes 3 to 5",
        "As Kh Qd Jc | 2c 3c 4c 5c 6c 7c; 30; 6 board cards, omaha takes 3 to 5",
        "As Kh Qd Jc | Ts 9s As; 21; As is given twice",
        "As Kh Qd Jo | Ts 9s 8d; 10; Jo is not in the deck of omaha",
        "As Kh Qd Jc | Ts 9s | 8d; 21; a second bar: omaha takes hole cards,"
            + " a bar and the board, as in As Kh Qd Jc | Ts 9s 8d",
        "As Kh Qd Jc | Ts 9s 1d; 21; \"1d\" is not a card",
      })
  void parse_badText_isRejectedWithItsColumn(String text, int column, String message) {
    CardFormatException e =
        assertThrows(CardFormatException.class, () -> OMAHA.parse(text.strip()), message);
    assertEquals(message, e.getMessage().replaceFirst(": expected.*", ""));
    assertEquals(column, e.column(), message);
  }

  private static long random(SplittableRandom random, long deck, int size) {
    return StandardProofTest.random(random, deck, size);
  }
}
