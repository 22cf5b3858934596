package dev.yaku.generator.proof;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.NaiveBadugi;
import dev.yaku.generator.values.NaiveEvaluator;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;

/** Proves tables by hands of every size, with any cards, with few suits and with few ranks. */
public final class TableProof {
  private static final int RANKS = 13;
  private static final int PAIRS = 91;
  private static final int HANDS_OF_A_SIZE = 300;
  private static final int OMAHA_HANDS_OF_A_SIZE = 30;
  private static final int BADUGI_HANDS_OF_FIVE = 20_000;
  private static final long SEED = 1;

  private final TableReader table;
  private final Random random = new Random(SEED);

  private TableProof(byte[] bytes) {
    table = new TableReader(bytes);
  }

  /**
   * Compares a file's bytes with the definition of values.
   *
   * @throws IllegalStateException if they differ: the file must not be used
   */
  public static void prove(GameRules rules, byte[] bytes) {
    TableProof proof = new TableProof(bytes);
    if (rules instanceof Rules hands) {
      proof.checkHands(hands);
    } else if (rules instanceof GameRules.Omaha omaha) {
      proof.checkOmaha(omaha);
    } else {
      proof.checkBadugi((GameRules.Badugi) rules);
    }
  }

  /** Compares random hands, as lists and as sets. */
  private void checkHands(Rules rules) {
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    for (int cards = rules.minCards(); cards <= rules.maxCards(); cards++) {
      for (int i = 0; i < HANDS_OF_A_SIZE; i++) {
        int[] hand = hand(rules, cards);
        int expected = naive.packed(hand);
        expect(expected, table.packedOfList(hand), "hand %s", hand);
        if (table.hasFactors()) {
          expect(expected, table.packedOfKey(table.sum(hand)), "hand %s", hand);
        }
        if (table.hasSets()) {
          long set = Arrays.stream(hand).mapToLong(card -> 1L << card).sum();
          expect(expected, table.packedOfSet(set), "hand %s", hand);
        }
      }
    }
  }

  /** Compares random hands with every number of cards in the hole and on the board. */
  private void checkOmaha(GameRules.Omaha game) {
    NaiveEvaluator high = new NaiveEvaluator(game.high());
    NaiveEvaluator low = game.low() == null ? null : new NaiveEvaluator(game.low());
    for (int inHole = game.minHole(); inHole <= game.maxHole(); inHole++) {
      for (int onBoard = game.minBoard(); onBoard <= game.maxBoard(); onBoard++) {
        for (int i = 0; i < OMAHA_HANDS_OF_A_SIZE; i++) {
          int[] cards = hand(game.high(), inHole + onBoard);
          int[] hole = Arrays.copyOf(cards, inHole);
          int[] board = Arrays.copyOfRange(cards, inHole, cards.length);
          String text = "hole %s, board %s";
          expect(high.packedOfOmaha(hole, board), packed(hole, board), text, hole, board);
          if (low != null) {
            expect(low.packedOfOmaha(hole, board), packedOfLow(hole, board), text, hole, board);
          }
        }
      }
    }
  }

  /** Compares all hands of four cards, and many of five. */
  private void checkBadugi(GameRules.Badugi game) {
    NaiveBadugi naive = new NaiveBadugi(game);
    if (game.minCards() == GameRules.Badugi.MOST) {
      for (int a = 3; a < Rules.JOKER; a++) {
        for (int b = 2; b < a; b++) {
          for (int c = 1; c < b; c++) {
            for (int d = 0; d < c; d++) {
              checkBadugi(game, naive, a, b, c, d);
            }
          }
        }
      }
    }
    if (game.maxCards() > GameRules.Badugi.MOST) {
      for (int i = 0; i < BADUGI_HANDS_OF_FIVE; i++) {
        int[] hand = random.ints(0, Rules.JOKER).distinct().limit(game.maxCards()).toArray();
        checkBadugi(game, naive, hand);
      }
    }
  }

  private void checkBadugi(GameRules.Badugi game, NaiveBadugi naive, int... hand) {
    int found = table.int32(TableReader.PACKED, best(game, 0, 0, hand));
    expect(naive.packed(hand), found, "hand %s", hand);
  }

  /** Rejects a value that is not as expected; {@code hand} is a format of the hand's cards. */
  private static void expect(int expected, int found, String hand, int[]... cards) {
    if (expected != found) {
      String text = hand.formatted(Arrays.stream(cards).map(Arrays::toString).toArray());
      throw new IllegalStateException(
          "%s: expected %06X, found %06X in the table".formatted(text, expected, found));
    }
  }

  /** A random hand; two of three have many cards of one suit, or of neighbouring ranks. */
  private int[] hand(Rules rules, int size) {
    IntArrayList left = deck(rules);
    int model = random.nextInt(Rules.JOKER);
    int kind = random.nextInt(3);
    int[] hand = new int[size];
    for (int i = 0; i < size; i++) {
      int at = random.nextInt(left.size());
      for (int tries = 0; tries < left.size() && !isLike(left.getInt(at), model, kind); tries++) {
        at = random.nextInt(left.size());
      }
      hand[i] = left.removeInt(at);
    }
    return hand;
  }

  /** Whether a card has the model's suit, or a near rank, or is any card, depending on the kind. */
  private static boolean isLike(int card, int model, int kind) {
    return kind == 0
        || (kind == 1 && card / RANKS == model / RANKS)
        || (kind == 2 && Math.abs(card % RANKS - model % RANKS) < 2);
  }

  /** All cards, each as often as a hand may hold it. */
  private static IntArrayList deck(Rules rules) {
    IntArrayList deck = new IntArrayList();
    for (int card = 0; card < Rules.JOKER + rules.jokers(); card++) {
      boolean joker = card >= Rules.JOKER;
      for (int copy = 0; copy < (joker ? 1 : rules.hasCard(card) ? rules.copies() : 0); copy++) {
        deck.add(card);
      }
    }
    return deck;
  }

  /** The packed value of an Omaha hand in the high half. */
  private int packed(int[] hole, int[] board) {
    int value = best(TableReader.BOARDS, hole, board);
    for (int suit = 0; suit < 4; suit++) {
      value = Math.max(value, flush(ranks(suit, hole), ranks(suit, board)));
    }
    return table.int32(TableReader.PACKED, value);
  }

  /** The packed value of an Omaha hand in the low half. */
  private int packedOfLow(int[] hole, int[] board) {
    int value =
        table.entry(TableReader.LOWS, 0) < 0
            ? best(TableReader.LOW_BOARDS, hole, board)
            : table.int8(TableReader.LOWS, 256 * lowRanks(board) + lowRanks(hole));
    return table.int32(TableReader.LOW_PACKED, value);
  }

  private static int lowRanks(int[] cards) {
    return Arrays.stream(cards)
        .map(card -> (card + 1) % RANKS) // the suit does not matter modulo thirteen
        .filter(place -> place < 8)
        .map(place -> 1 << place)
        .reduce(0, (a, b) -> a | b);
  }

  /** The best value in the board's row, without regard to suits. */
  private int best(int kind, int[] hole, int[] board) {
    int sum = 0;
    for (int card : board) {
      sum += table.int32(TableReader.SUIT_KEYS, 1 << card % RANKS);
    }
    int number = table.value(TableReader.ROWS, board.length, sum);
    int best = 0;
    for (int first : hole) {
      for (int second : hole) {
        int a = first % RANKS;
        int b = second % RANKS;
        if (first != second && a >= b) {
          int at = PAIRS * number + a * (a + 1) / 2 + b;
          best = Math.max(best, table.int16(kind, board.length, at));
        }
      }
    }
    return best;
  }

  /** The set of ranks of the cards of a suit. */
  private static int ranks(int suit, int[] cards) {
    return Arrays.stream(cards).filter(c -> c / RANKS == suit).map(c -> 1 << c % RANKS).sum();
  }

  /** The best flush of two ranks of the first set and three of the second. */
  private int flush(int two, int three) {
    return IntStream.range(0, 1 << RANKS)
        .filter(five -> Integer.bitCount(five) == 5)
        .filter(five -> Integer.bitCount(five & two) == 2 && Integer.bitCount(five & three) == 3)
        .map(five -> table.int16(TableReader.FLUSHES, 0, five))
        .max()
        .orElse(0);
  }

  /** The greatest value of one card of each suit from this one on, and these ranks of others. */
  private int best(GameRules.Badugi game, int suit, int ranks, int[] hand) {
    if (suit == Rules.SUITS.length()) {
      return table.int16(TableReader.FLUSHES, 0, ranks);
    }
    int best = -1;
    for (int card : hand) {
      if (card / RANKS == suit) {
        int place = game.ranks().indexOf(Rules.RANKS.charAt(card % RANKS));
        best = Math.max(best, best(game, suit + 1, ranks | 1 << place, hand));
      }
    }
    return best < 0 ? best(game, suit + 1, ranks, hand) : best;
  }
}
