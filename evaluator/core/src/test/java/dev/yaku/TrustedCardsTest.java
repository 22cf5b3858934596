package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists without checks, lists of bytes and arrays of holes beside the form for lists. */
class TrustedCardsTest {
  private static final int HANDS = 800;

  private static List<String> rules() {
    return Evaluator.names(HandEvaluator.class);
  }

  private static int trusted(TrustedCards trusted, int... c) {
    return switch (c.length) {
      case 5 -> trusted.evaluate(c[0], c[1], c[2], c[3], c[4]);
      case 6 -> trusted.evaluate(c[0], c[1], c[2], c[3], c[4], c[5]);
      default -> trusted.evaluate(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
    };
  }

  private static int ofBytes(HandEvaluator evaluator, byte... c) {
    return switch (c.length) {
      case 5 -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4]);
      case 6 -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5]);
      default -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
    };
  }

  private static byte[] bytes(int... cards) {
    byte[] bytes = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) {
      bytes[i] = (byte) cards[i];
    }
    return bytes;
  }

  /** Half of the hands mostly of one suit; any cards of the deck, jokers and copies too. */
  private static int[] hand(RuleSet rules, SplittableRandom random, int size) {
    int[] deck = Hand.cards(rules.deck());
    boolean suited = random.nextBoolean();
    int[] hand = new int[size];
    for (int i = 0; i < size; i++) {
      do {
        int card = deck[random.nextInt(deck.length)];
        boolean joker = rules.jokers() > 0 && random.nextInt(8) == 0;
        hand[i] = joker ? Card.JOKER + random.nextInt(rules.jokers()) : card;
      } while (suited
          && random.nextInt(5) > 0
          && !Card.isJoker(hand[i])
          && Card.suit(hand[i]) != 2);
    }
    return hand;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void lists_withoutChecksAndOfBytes_haveTheValuesOfLists(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    TrustedCards trusted = evaluator.trustCards();
    SplittableRandom random = new SplittableRandom(name.hashCode());
    int accepted = 0;
    for (int size = 5; size <= Math.min(7, evaluator.ruleSet().maxCards()); size++) {
      for (int i = 0; i < HANDS; i++) {
        int[] hand = hand(evaluator.ruleSet(), random, size);
        int value;
        try {
          value = evaluator.evaluateCards(hand);
        } catch (IllegalArgumentException e) {
          assertThrows(IllegalArgumentException.class, () -> ofBytes(evaluator, bytes(hand)));
          continue;
        }
        assertEquals(value, trusted(trusted, hand), Card.toString(hand));
        assertEquals(value, ofBytes(evaluator, bytes(hand)), Card.toString(hand));
        accepted++;
      }
    }
    int sizes = Math.max(0, Math.min(7, evaluator.ruleSet().maxCards()) - 4);
    assertTrue(accepted >= sizes * HANDS / 8, accepted + " hands");
  }

  /** Any numbers: an exception of the documented kind, or a value that means nothing. */
  @ParameterizedTest
  @MethodSource("rules")
  void numbersThatAreNoHand_leadNowhereElse(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    TrustedCards trusted = evaluator.trustCards();
    int[] numbers = {0, 51, 52, 63, 127, 128, 255, 256, -1, Integer.MIN_VALUE, Integer.MAX_VALUE};
    SplittableRandom random = new SplittableRandom(11);
    int answers = 0;
    for (int i = 0; i < HANDS; i++) {
      int[] hand = random.ints(5 + i % 3, 0, numbers.length).map(at -> numbers[at]).toArray();
      try {
        int value = trusted(trusted, hand);
        answers += value >= 0 && value <= Character.MAX_VALUE ? 1 : 0;
      } catch (IllegalArgumentException e) {
        answers++;
      }
    }
    assertEquals(HANDS, answers);
  }

  @Test
  void bytesThatAreNoHand_areRejectedInWords() {
    HandEvaluator standard = HandEvaluator.of("standard");
    byte no = -1;
    for (byte wrong : new byte[] {52, 64, 127, -128, no}) {
      IllegalArgumentException e =
          assertThrows(
              IllegalArgumentException.class,
              () -> ofBytes(standard, bytes(1, 2, 3, 4, wrong, 6, 7)));
      assertEquals("a card is not in the deck of standard", e.getMessage());
    }
    IllegalArgumentException twice =
        assertThrows(
            IllegalArgumentException.class, () -> ofBytes(standard, bytes(0, 14, 28, 42, 14)));
    assertEquals("one of these cards is given twice: 2c 3d 4h 5s", twice.getMessage());
    HandEvaluator three = HandEvaluator.of("three-card");
    assertThrows(IllegalArgumentException.class, () -> ofBytes(three, bytes(0, 1, 2, 3, 4)));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void holesInArrays_haveTheValuesOfTheirHands(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    int most = Math.min(7, evaluator.ruleSet().maxCards());
    SplittableRandom random = new SplittableRandom(3);
    long deck = evaluator.ruleSet().deck();
    for (int size = Math.max(3, evaluator.ruleSet().minCards()); size <= most; size++) {
      TrustedKeys trusted = evaluator.trustKeys(size);
      Dealer dealer = Dealer.of(random, deck);
      for (int i = 0; i < 8; i++) {
        long ofSuit = 0x1FFFL << 13 * (i % 4) & deck;
        long board = i % 2 == 0 ? dealer.deal(size - 2) : Dealer.of(random, ofSuit).deal(size - 2);
        long[] holes = HoleIndex.hands(deck & ~board);
        long[] keys = Arrays.stream(holes).map(evaluator::handKey).toArray();
        int[] values = new int[holes.length];
        trusted.evaluate(board, keys, holes, values);
        int[] plain = Arrays.stream(holes).mapToInt(h -> evaluator.evaluate(board | h)).toArray();
        assertArrayEquals(plain, values, Hand.toString(board));
      }
    }
  }

  /** Boards with up to four of a kind; all holes, some, one, none. */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "short-deck", "ace-to-five", "deuce-to-seven", "deuces-wild"})
  void holesInArrays_ofAnyNumberAndBoard_haveTheValuesOfTheirHands(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    long deck = evaluator.ruleSet().deck();
    int size = Math.min(7, evaluator.ruleSet().maxCards());
    TrustedKeys trusted = evaluator.trustKeys(size);
    SplittableRandom random = new SplittableRandom(4);
    for (int ofRank = 1; ofRank <= Math.min(4, size - 2); ofRank++) {
      for (int rank = 4; rank < Card.RANK_COUNT; rank++) {
        long board = 0;
        for (int suit = 0; suit < ofRank; suit++) {
          board |= Hand.of(Card.of(rank, suit));
        }
        board |= Dealer.of(random, deck & ~board).deal(size - 2 - ofRank);
        long[] holes = HoleIndex.hands(deck & ~board);
        for (int count : new int[] {0, 1, 100, holes.length}) {
          long[] few = Arrays.copyOf(holes, count);
          long[] keys = Arrays.stream(few).map(evaluator::handKey).toArray();
          int[] values = new int[count];
          trusted.evaluate(board, keys, few, values);
          long all = board;
          int[] plain = Arrays.stream(few).mapToInt(h -> evaluator.evaluate(all | h)).toArray();
          assertArrayEquals(plain, values, Hand.toString(board));
        }
      }
    }
  }

  /** Also so many cards that they make a flush of any suit, whatever the board. */
  @ParameterizedTest
  @MethodSource("rules")
  void holesInArrays_ofAnySize_haveTheValuesOfTheirHands(String name) {
    HandEvaluator evaluator = HandEvaluator.of(name);
    long deck = evaluator.ruleSet().deck();
    int size = Math.min(7, evaluator.ruleSet().maxCards());
    TrustedKeys trusted = evaluator.trustKeys(size);
    SplittableRandom random = new SplittableRandom(5);
    for (int held = 1; held < size; held++) {
      int dealt = held;
      for (int suit = 0; suit <= Card.SUITS.length(); suit++) {
        long board = Dealer.of(random, deck).deal(size - held);
        long rest = deck & ~board;
        long ofSuit = rest & 0x1FFFL << 13 * suit;
        Dealer dealer = Dealer.of(random, Long.bitCount(ofSuit) < held ? rest : ofSuit);
        long[] holes = new long[300];
        Arrays.setAll(holes, i -> dealer.deal(dealt));
        long[] keys = Arrays.stream(holes).map(evaluator::handKey).toArray();
        int[] values = new int[holes.length];
        trusted.evaluate(board, keys, holes, values);
        int[] plain = Arrays.stream(holes).mapToInt(h -> evaluator.evaluate(board | h)).toArray();
        assertArrayEquals(plain, values, Hand.toString(board));
      }
    }
  }

  @Test
  void holesInArrays_thatDoNotFit_areRejected() {
    TrustedKeys sevens = HandEvaluator.of("standard").trustKeys(7);
    long[] two = new long[2];
    IllegalArgumentException lengths =
        assertThrows(
            IllegalArgumentException.class, () -> sevens.evaluate(31, two, two, new int[3]));
    assertEquals("2 keys of 2 holes, and room for 3 values", lengths.getMessage());
    IllegalArgumentException large =
        assertThrows(
            IllegalArgumentException.class, () -> sevens.evaluate(127, two, two, new int[2]));
    assertEquals("a board of 7 cards, and hands of 7", large.getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> sevens.evaluate(1L << 60, two, two, new int[2]));
    for (int count : new int[] {2, 2000}) {
      long[] wrong = new SplittableRandom(count).longs(count).toArray();
      for (long board : new long[] {0, 31, Hand.parse("2c 4d 9h Js Ks")}) {
        try {
          sevens.evaluate(board, wrong, wrong, new int[count]); // meaningless, within the tables
        } catch (IllegalArgumentException e) {
          assertEquals("not keys and sets of holes of standard", e.getMessage());
        }
      }
    }
  }
}
