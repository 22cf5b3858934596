package dev.yaku.equity.order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.OmahaRiver;
import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sums by types of cards, compared with single deals, and with single boards. */
@Tag("proof")
class OmahaAgainstRandomTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  private static final String CATEGORIES =
      "categories = high-card one-pair two-pair three-of-a-kind straight flush full-house"
          + " four-of-a-kind straight-flush royal-flush\n";

  @TempDir private static Path folder;

  private static OmahaEvaluator small(String ranks, String low) throws IOException {
    Files.writeString(
        folder.resolve("small.rules"),
        "title = S\ncards = 5\nranks = " + ranks + "\n" + CATEGORIES);
    Files.writeString(
        folder.resolve("small-low.rules"),
        "title = L\ncards = 5-7\ndirection = low\nqualifier = 8\nranks = "
            + ranks.substring(ranks.length() - 1)
            + ranks.substring(0, ranks.length() - 1)
            + "\ncategories = four-of-a-kind full-house three-of-a-kind two-pair one-pair"
            + " high-card\n");
    Path rules =
        Files.writeString(
            folder.resolve("omaha.rules"),
            "title = O\ngame = omaha\nhole = 4-5\nboard = 5\nhigh = small\n" + low);
    return Evaluator.open(
        Files.write(folder.resolve("omaha.yaku"), Main.table(rules)), OmahaEvaluator.class);
  }

  /** Deals all boards and all holes of the opponent. */
  private static long plain(OmahaEvaluator evaluator, long hole) {
    OmahaEvaluator low = evaluator.isSplit() ? evaluator.lowHalf() : null;
    int cards = Long.bitCount(hole);
    long deck = evaluator.ruleSet().deck() & ~hole;
    long[] points = new long[1];
    Hands.of(deck, 5)
        .forEach(
            board -> {
              OmahaBoard high = evaluator.board(board, cards);
              int mine = high.evaluate(hole);
              OmahaBoard lows = low == null ? null : low.board(board, cards);
              int myLow = low == null ? 0 : lows.evaluate(hole);
              Hands.of(deck & ~board, cards)
                  .forEach(
                      theirs -> {
                        int half = 1 + Integer.signum(mine - high.evaluate(theirs));
                        int theirLow = lows == null ? 0 : lows.evaluate(theirs);
                        points[0] +=
                            myLow == 0 && theirLow == 0
                                ? 2 * half
                                : half + 1 + Integer.signum(myLow - theirLow);
                      });
            });
    return points[0];
  }

  private static void compare(OmahaEvaluator evaluator, int cards, int holes) {
    OmahaAgainstRandom all = OmahaAgainstRandom.of(evaluator, cards, 2);
    long deck = evaluator.ruleSet().deck();
    Dealer dealer = Dealer.of(new SplittableRandom(cards), deck);
    for (int i = 0; i < holes; i += STEP) {
      long hole = dealer.deal(cards);
      assertEquals(plain(evaluator, hole), all.points(hole), Hand.toString(hole));
    }
    long left = Hands.of(deck, cards).count();
    long[] sum = new long[1];
    Hands.of(deck, cards).forEach(hole -> sum[0] += all.points(hole));
    int others = Long.bitCount(deck) - cards;
    long deals = Hands.of((1L << others) - 1, cards).count();
    deals *= Hands.of((1L << others - cards) - 1, 5).count();
    assertEquals(2 * left * deals, sum[0], "what one wins, another loses");
  }

  @Test
  void points_smallDeck_areThoseOfAllDeals() throws IOException {
    compare(small("TJQKA", ""), 4, 6);
    compare(small("TJQKA", ""), 5, 6);
  }

  @Test
  void points_smallDeckSplitPot_areThoseOfAllDeals() throws IOException {
    OmahaEvaluator evaluator = small("45678A", "low = small-low\n");
    assertTrue(evaluator.isSplit());
    compare(evaluator, 4, 2);
  }

  /** All holes on boards with and without a flush, and with and without low hands. */
  @Test
  void points_ofABoard_areThoseOfOmahaRiver() {
    for (String name : new String[] {"omaha", "omaha-hi-lo"}) {
      OmahaEvaluator evaluator = OmahaEvaluator.of(name);
      OmahaRiverSums rivers = new OmahaRiverSums(evaluator);
      for (String text : new String[] {"2c 4c 9c Tc Td", "Kc 8d 7d 7h As"}) {
        long board = Hand.parse(text);
        int flush = text.startsWith("2") ? 0 : -1;
        TypeSums sums = new TypeSums(4, flush < 0 ? 13 : 26);
        OmahaPoints points = new OmahaPoints(evaluator, 4, sums);
        boolean split = evaluator.isSplit() && flush < 0;
        points.setBoard(board, split, cardsOf(board, flush));
        long[] byNumber = new long[sums.count(4, flush < 0 ? 13 : 26)];
        points.weighHigh();
        add(points, byNumber);
        points.weighLow();
        add(points, byNumber);
        long[] expected = rivers.points(board);
        Hands.of(Hand.DECK & ~board, 4)
            .forEach(
                hole ->
                    assertEquals(
                        expected[OmahaRiver.index(hole)],
                        byNumber[sums.number(types(hole, flush))]));
      }
    }
  }

  /** Five cards: some holes, each compared with all that an opponent may have. */
  @Test
  void points_ofABoardWithFiveCards_areThoseOfAllOpponents() {
    for (String name : new String[] {"omaha", "omaha-hi-lo"}) {
      OmahaEvaluator evaluator = OmahaEvaluator.of(name);
      for (String text : new String[] {"2c 4c 9c Tc Td", "Kc 8d 7d 7h As"}) {
        long board = Hand.parse(text);
        int flush = text.startsWith("2") ? 0 : -1;
        int types = flush < 0 ? 13 : 26;
        TypeSums sums = new TypeSums(5, types);
        OmahaPoints points = new OmahaPoints(evaluator, 5, sums);
        boolean split = evaluator.isSplit() && flush < 0;
        points.setBoard(board, split, cardsOf(board, flush));
        long[] byNumber = new long[sums.count(5, types)];
        points.weighHigh();
        add(points, byNumber);
        points.weighLow();
        add(points, byNumber);
        Dealer dealer = Dealer.of(new SplittableRandom(5), Hand.DECK & ~board);
        for (int i = 0; i < 8; i++) {
          long hole = dealer.deal(5);
          assertEquals(
              plain(evaluator, board, hole, split) * (split ? 1 : 2),
              byNumber[sums.number(types(hole, flush))],
              Hand.toString(hole));
        }
      }
    }
  }

  /** The half points of a hole on a board against all holes of the opponent. */
  private static long plain(OmahaEvaluator evaluator, long board, long hole, boolean split) {
    OmahaBoard high = evaluator.board(board, 5);
    OmahaBoard low = split ? evaluator.lowHalf().board(board, 5) : null;
    long[] points = new long[1];
    Hands.of(Hand.DECK & ~board & ~hole, 5)
        .forEach(
            theirs -> {
              int half = 1 + Integer.signum(high.evaluate(hole) - high.evaluate(theirs));
              int mine = split ? low.evaluate(hole) : 0;
              int others = split ? low.evaluate(theirs) : 0;
              points[0] +=
                  !split
                      ? half
                      : mine == 0 && others == 0
                          ? 2 * half
                          : half + 1 + Integer.signum(mine - others);
            });
    return points[0];
  }

  private static void add(OmahaPoints points, long... byNumber) {
    for (int i = 0; i < points.count(); i++) {
      byNumber[points.number(i)] += points.points(i);
    }
  }

  private static int type(int card, int flush) {
    return Card.rank(card) + (Card.suit(card) == flush ? 13 : 0);
  }

  private static int[] types(long hole, int flush) {
    return Arrays.stream(Hand.cards(hole)).map(card -> type(card, flush)).sorted().toArray();
  }

  private static long[][] cardsOf(long board, int flush) {
    long[][] cardsOf = new long[flush < 0 ? 13 : 26][];
    for (int type = 0; type < cardsOf.length; type++) {
      int same = type;
      cardsOf[type] =
          Arrays.stream(Hand.cards(Hand.DECK & ~board))
              .filter(card -> type(card, flush) == same)
              .mapToLong(card -> 1L << card)
              .toArray();
    }
    return cardsOf;
  }
}
