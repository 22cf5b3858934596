package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.equity.Equity;
import dev.yaku.equity.HeadsUp;
import dev.yaku.equity.Range;
import dev.yaku.index.HandIndex;
import dev.yaku.interop.CactusKev;
import dev.yaku.interop.Fields16;
import dev.yaku.interop.PairWeights;
import dev.yaku.interop.RankSuit;
import dev.yaku.strength.Potential;
import dev.yaku.strength.Strength;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The page for those who come from another library: what its rows tell them to write is this file's
 * code, and what their library returns follows from ours, on 10,000 hands of seven cards.
 */
class ComingFromTest {
  private static final HandEvaluator HOLDEM = HandEvaluator.of("standard");
  private static final int COUNT = 10_000;

  /** Cards as 13 * suit + rank, as here: the first seven of a shuffled deck. */
  private static final List<int[]> HANDS = hands();

  /** By hand: HandEval's number. */
  private static final int[] PLAIN = HANDS.stream().mapToInt(PlainFive::handEval).toArray();

  private static final Pattern AFTER = Pattern.compile("(?s)After:\n\n```java\n(.*?)```");

  enum Rank {
    TWO,
    THREE,
    FOUR,
    FIVE,
    SIX,
    SEVEN,
    EIGHT,
    NINE,
    TEN,
    JACK,
    QUEEN,
    KING,
    ACE
  }

  enum Suit {
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES
  }

  record TheirCard(Rank rank, Suit suit) {}

  private static List<int[]> hands() {
    SplittableRandom random = new SplittableRandom(61);
    int[] deck = IntStream.range(0, 52).toArray();
    List<int[]> hands = new ArrayList<>();
    for (int hand = 0; hand < COUNT; hand++) {
      for (int i = 0; i < 7; i++) {
        int other = random.nextInt(i, 52);
        int card = deck[other];
        deck[other] = deck[i];
        deck[i] = card;
      }
      hands.add(Arrays.copyOf(deck, 7));
    }
    return hands;
  }

  private static int[] map(IntUnaryOperator code, int... cards) {
    return Arrays.stream(cards).map(code).toArray();
  }

  /**
   * HandEval's number of a value: categories and ranks count one less than in a packed value, and a
   * straight has its highest rank only.
   */
  private static int handEval(int value) {
    int packed = HOLDEM.packed(value);
    int category = Math.min(packed >>> 20, 9) - 1;
    int number = category;
    for (int shift = 16; shift >= 0; shift -= 4) {
      number = number << 4 | Math.max(0, (packed >>> shift & 15) - 1);
    }
    int ranks = number & (category == 4 || category == 8 ? 0xF0000 : 0xFFFFF);
    return category << 24 | ranks;
  }

  @Test
  void sets_ofThirteenOrSixteenBits_haveHandEvalsNumbers() {
    for (int hand = 0; hand < COUNT; hand++) {
      int[] cards = HANDS.get(hand);
      int[] mine = Arrays.copyOf(cards, 2);
      long hole = Arrays.stream(mine).mapToLong(card -> 1L << 13 * (card / 13) + card % 13).sum();
      int[] shared = Arrays.copyOfRange(cards, 2, 7);
      long board = Arrays.stream(shared).mapToLong(c -> 1L << 13 * (c / 13) + c % 13).sum();
      long fields = Arrays.stream(cards).mapToLong(c -> 1L << 16 * (c / 13) + c % 13).sum();
      int value = HOLDEM.evaluate(board | hole);
      int same = HOLDEM.evaluate(Fields16.set(fields));
      assertEquals(PLAIN[hand], handEval(value));
      assertEquals(value, same);
    }
  }

  @Test
  void numbersByRank_haveTheRanksOfTheirLibraries() {
    for (int hand = 0; hand < COUNT; hand++) {
      int[] cards = HANDS.get(hand);
      int[] codes = map(card -> 4 * (card % 13) + card / 13, cards);
      int[] fromOne = map(code -> code + 1, codes);
      int[] reversed = map(card -> 4 * (12 - card % 13) + 3 - card / 13, cards);
      assertArrayEquals(cards, map(c -> 13 * (c & 3) + (c >> 2), codes));
      int value = HOLDEM.evaluateCards(RankSuit.cards(codes));
      int rank = CactusKev.rank(value); // PokerHandEvaluator's, too
      assertEquals(PlainFive.cactusKev(PLAIN[hand]), rank);
      assertEquals(value, HOLDEM.evaluateCards(RankSuit.cardsFromOne(fromOne)));
      assertEquals(PlainFive.twoPlusTwo(PLAIN[hand]), twoPlusTwo(value));
      assertEquals(value, HOLDEM.evaluateCards(RankSuit.cardsReversed(reversed)));
      assertEquals(
          7463 - PlainFive.cactusKev(PLAIN[hand]), CactusKev.WORST + 1 - rank); // SpecialK's
    }
  }

  /** The category of a value from 1 on, and its place among those of the category. */
  private static int twoPlusTwo(int value) {
    int category = Math.min(HOLDEM.packed(value) >>> 20, 9);
    int worst = CactusKev.rank(value);
    while (worst < CactusKev.WORST
        && Math.min(HOLDEM.packed(CactusKev.value(worst + 1)) >>> 20, 9) == category) {
      worst++;
    }
    return category << 12 | worst - CactusKev.rank(value) + 1;
  }

  @Test
  void boardsAndHoles_byKeys_haveTheValuesOfTheirCards() {
    for (int hand = 0; hand < COUNT; hand++) {
      int[] cards = HANDS.get(hand);
      long board = Hand.of(Arrays.copyOfRange(cards, 2, 7));
      long[] holes = {Hand.of(cards[0], cards[1])};
      long[] holeKeys = {HOLDEM.handKey(holes[0])};
      int i = 0;
      long boardKey = HOLDEM.handKey(board);
      int value = HOLDEM.evaluateKey(boardKey + holeKeys[i], board | holes[i]);
      assertEquals(PLAIN[hand], handEval(value));
    }
  }

  @Test
  void holesOfABoard_inArrays_haveTheValuesOfTheirCards() {
    TrustedKeys sevens = HOLDEM.trustKeys(7);
    for (int hand = 0; hand < 10; hand++) {
      long board = Hand.of(Arrays.copyOfRange(HANDS.get(hand), 2, 7));
      long[] holes = HoleIndex.hands(Hand.DECK & ~board);
      long[] holeKeys = Arrays.stream(holes).map(HOLDEM::handKey).toArray();
      int[] values = new int[holes.length];
      sevens.evaluate(board, holeKeys, holes, values);
      for (int i = 0; i < holes.length; i++) {
        assertEquals(PlainFive.handEval(Hand.cards(board | holes[i])), handEval(values[i]));
      }
    }
  }

  @Test
  void cardsOneByOne_haveTheValuesOfTheirCards() {
    TrustedCards trusted = HOLDEM.trustCards();
    for (int hand = 0; hand < COUNT; hand++) {
      int[] cards = HANDS.get(hand);
      byte a = (byte) cards[0];
      byte b = (byte) cards[1];
      byte c = (byte) cards[2];
      byte d = (byte) cards[3];
      byte e = (byte) cards[4];
      byte f = (byte) cards[5];
      byte g = (byte) cards[6];
      assertEquals(PLAIN[hand], handEval(trusted.evaluate(a, b, c, d, e, f, g)));
      assertEquals(PLAIN[hand], handEval(HOLDEM.evaluateCards(a, b, c, d, e, f, g)));
    }
  }

  @Test
  void cactusKevsCards_haveHisRanks() {
    int[] primes = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};
    for (int hand = 0; hand < COUNT; hand++) {
      int[] cards = HANDS.get(hand);
      int[] bits =
          map(
              card ->
                  1 << 16 + card % 13 | 1 << 15 - card / 13 | (card % 13) << 8 | primes[card % 13],
              cards);
      int rank = CactusKev.rank(HOLDEM.evaluateCards(CactusKev.cards(bits)));
      assertEquals(PlainFive.cactusKev(PLAIN[hand]), rank);
    }
  }

  @Test
  void textsOfEitherOrder_areTheSameHand() {
    int value = HOLDEM.evaluate(Hand.parse("SA HK D10 C2 S3"));
    assertEquals(HOLDEM.evaluate(Hand.parse("AsKh Td2c3s")), value);
    for (int hand = 0; hand < COUNT; hand++) {
      StringBuilder text = new StringBuilder();
      for (int card : HANDS.get(hand)) {
        String rank = card % 13 == 8 ? "10" : "" + "23456789TJQKA".charAt(card % 13);
        text.append("CDHS".charAt(card / 13)).append(rank).append(' ');
      }
      assertEquals(PLAIN[hand], handEval(HOLDEM.evaluate(Hand.parse(text))), text.toString());
    }
  }

  @Test
  @SuppressWarnings("EnumOrdinal") // their program's order is ours
  void listsOfEnums_areTheirSets() {
    for (int hand = 0; hand < COUNT; hand++) {
      int[] cards = HANDS.get(hand);
      List<TheirCard> theirs =
          Arrays.stream(cards)
              .mapToObj(card -> new TheirCard(Rank.values()[card % 13], Suit.values()[card / 13]))
              .toList();
      long set = 0;
      for (TheirCard card : theirs) {
        set |= 1L << Card.of(card.rank().ordinal(), card.suit().ordinal());
      }
      assertEquals(PLAIN[hand], handEval(HOLDEM.evaluate(set)));
    }
  }

  /** Every hole of a table of weights, by a loop of their program's kind. */
  @Test
  void weightsByPairs_areThoseOfARange() {
    double[][] weights = new double[52][52];
    SplittableRandom random = new SplittableRandom(52);
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        weights[a][b] = weights[b][a] = random.nextInt(5) / 4.0;
      }
    }
    Range range = Range.of(PairWeights.byHole(weights, RankSuit::card));
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        assertEquals(weights[a][b], range.weight(Hand.of(RankSuit.cards(a, b))));
      }
    }
  }

  @Test
  void winRate_againstRandomHands_isThatOfEveryDeal() {
    String board = "2c 7d 9h Jc";
    double share =
        Equity.of("standard").spot().player("As Kd").random().board(board).run().share(0);
    double wins = 0;
    int deals = 0;
    long dead = Hand.parse("As Kd") | Hand.parse(board);
    for (int river : Hand.cards(Hand.DECK & ~dead)) {
      for (long other : HoleIndex.hands(Hand.DECK & ~dead & ~(1L << river))) {
        long complete = Hand.parse(board) | 1L << river;
        wins += 1 + plain(complete | Hand.parse("As Kd"), complete | other);
        deals += 2;
      }
    }
    assertEquals(wins / deals, share, 1e-12);
  }

  @Test
  void strengthAndPotential_areThoseOfTheirDefinition() {
    long hole = Hand.parse("Ad Qc");
    long board = Hand.parse("3h 4c Jh 5s");
    int[] ahead = new int[3];
    int mine = HOLDEM.evaluate(board | hole);
    HOLDEM.forEach(
        Hands.of(Hand.DECK & ~(board | hole), 2).with(board),
        (hand, value) -> ahead[1 + Integer.signum(mine - value)]++);
    double hs = (ahead[2] + ahead[1] / 2.0) / 1035; // 1081 on a flop, 990 on a river
    Potential potential = Strength.of("standard").potential(hole, board);
    double ehs = hs * (1 - potential.negative()) + (1 - hs) * potential.positive(); // theirs
    int[][] deals = new int[3][3]; // now, later
    for (long other : HoleIndex.hands(Hand.DECK & ~(board | hole))) {
      int now = 1 + plain(board | hole, board | other);
      for (int river : Hand.cards(Hand.DECK & ~(board | hole | other))) {
        long complete = board | 1L << river;
        deals[now][1 + plain(complete | hole, complete | other)]++;
      }
    }
    double behind = Arrays.stream(deals[0]).sum();
    double tied = Arrays.stream(deals[1]).sum();
    double won = Arrays.stream(deals[2]).sum();
    double plainHs = (won + tied / 2) / (won + tied + behind);
    double positive = (deals[0][2] + deals[0][1] / 2.0 + deals[1][2] / 2.0) / (behind + tied / 2);
    double negative = (deals[2][0] + deals[1][0] / 2.0 + deals[2][1] / 2.0) / (won + tied / 2);
    assertEquals(plainHs, hs, 1e-12);
    assertEquals(positive, potential.positive(), 1e-12);
    assertEquals(plainHs * (1 - negative) + (1 - plainHs) * positive, ehs, 1e-12);
  }

  private static int plain(long mine, long other) {
    return Integer.signum(
        PlainFive.handEval(Hand.cards(mine)) - PlainFive.handEval(Hand.cards(other)));
  }

  @Test
  void indexAndTables_areOneLine() {
    long hole = Hand.parse("Js Ts");
    long flop = Hand.parse("9s 8d 2s");
    long turn = Hand.parse("2h");
    long river = Hand.parse("Kc");
    HandIndex rounds = HandIndex.of(2, 3, 1, 1);
    long index = rounds.index(hole, flop, turn, river);
    assertEquals(2_428_287_420L, rounds.size(3)); // Waugh's number of rivers
    assertTrue(index >= 0 && index < rounds.size(3));
    int aces = HoleIndex.of(Hand.parse("Ad As"));
    int kings = HoleIndex.of(Hand.parse("Kd Ks"));
    double share = HeadsUp.share(HeadsUp.preflop(aces, kings));
    assertEquals(0.82637, share, 5e-6); // what PokerStove and others print
  }

  /** A starter bot's: what it holds with the board, before the flop whether it is a pair. */
  private static Category held(long code) {
    return HOLDEM.category(HOLDEM.evaluate(Fields16.set(code)));
  }

  @Test
  void starterBot_decidesAsBefore() {
    List<Category> ascending =
        List.copyOf(EnumSet.range(Category.HIGH_CARD, Category.STRAIGHT_FLUSH));
    for (int hand = 0; hand < 4_000; hand++) {
      int size = new int[] {2, 5, 6, 7}[hand % 4];
      int[] cards = Arrays.copyOf(HANDS.get(hand), size);
      long code = Arrays.stream(cards).mapToLong(c -> 1L << 16 * (c / 13) + c % 13).sum();
      boolean pair = cards[0] % 13 == cards[1] % 13;
      int before = size == 2 ? pair ? 1 : 0 : PlainFive.handEval(cards) >> 24;
      Category now = held(code);
      boolean royal = now == Category.ROYAL_FLUSH; // HandEval has no name for it
      assertEquals(ascending.get(before), royal ? Category.STRAIGHT_FLUSH : now);
    }
  }

  /** An engine's: the players of a showdown, the best first. */
  private static List<Long> ranked(long board, List<Long> holes) {
    return holes.stream()
        .sorted(Comparator.comparingInt(hole -> -HOLDEM.evaluate(board | hole)))
        .toList();
  }

  @Test
  void engine_ranksPlayersAsBefore() {
    for (int deal = 0; deal < COUNT / 5; deal++) {
      long board = Hand.of(Arrays.copyOf(HANDS.get(deal), 5));
      Dealer dealer = Dealer.of(new SplittableRandom(deal), Hand.DECK & ~board);
      List<Long> holes = new ArrayList<>();
      long dealt = 0;
      for (int player = 0; player < 5; player++) {
        holes.add(dealer.deal(2, dealt));
        dealt |= holes.get(player);
      }
      List<Long> before =
          holes.stream()
              .sorted(Comparator.comparingInt(h -> -PlainFive.handEval(Hand.cards(board | h))))
              .toList();
      assertEquals(before, ranked(board, holes));
    }
  }

  /** Each code of the table's third column stands in this file, whatever its line breaks are. */
  @Test
  void codeOfThePage_isThisFiles() throws IOException {
    String page = Files.readString(Path.of("../interop/README.md"));
    String test = Files.readString(Path.of("src/test/java/dev/yaku/ComingFromTest.java"));
    String code = test.replaceAll("\\s", "");
    assertTrue(page.contains("`13 * (c & 3) + (c >> 2)`"));
    int found = 0;
    for (String row : page.lines().filter(line -> line.startsWith("| ")).toList()) {
      String[] cells = row.split("(?<!\\\\)\\|", -1);
      for (MatchResult part : Pattern.compile("`([^`]+)`").matcher(cells[3]).results().toList()) {
        String wanted = part.group(1).replace("\\|", "|").replaceAll("\\s", "");
        assertTrue(code.contains(wanted), part.group(1));
        found++;
      }
    }
    for (MatchResult part : AFTER.matcher(page).results().toList()) {
      assertTrue(code.contains(part.group(1).replaceAll("\\s", "")), part.group(1));
      found++;
    }
    assertTrue(found >= 18, found + " pieces of code");
  }
}
