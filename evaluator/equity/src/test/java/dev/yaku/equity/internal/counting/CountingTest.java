package dev.yaku.equity.internal.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.Range;
import dev.yaku.equity.SmallDecks;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every way to count agrees with dealing every deal. */
@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
class CountingTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private static final List<Evaluator> SMALL =
      List.of(SmallDecks.tenToAce(), SmallDecks.gaps(), SmallDecks.withoutFlush());

  private final SplittableRandom random = new SplittableRandom(19);

  @Test
  void preflop_smallDecks_asDealt() {
    for (Evaluator evaluator : SMALL) {
      Game.Holdem game = new Game.Holdem((HandEvaluator) evaluator);
      for (int players = 2; players <= 4; players++) {
        for (int i = 0; i < 3; i++) {
          Spot spot = spot(game, players, 12 / (players * players), 0, random.nextInt(4));
          agree(spot, RankCounting::new);
          agree(spot, RunoutCounting::new);
        }
      }
    }
  }

  @Test
  void afterTheFlop_smallDecks_asDealt() {
    for (Evaluator evaluator : SMALL) {
      Game.Holdem game = new Game.Holdem((HandEvaluator) evaluator);
      for (int board = 3; board <= 5; board++) {
        for (int i = 0; i < Math.max(2, 6 / STEP); i++) {
          Spot spot = spot(game, 2, 40, board, random.nextInt(4));
          agree(spot, RiverCounting::new);
          agree(spot, RunoutCounting::new);
          agree(spot, RankCounting::new);
          agree(spot(game, 3, 10, board, 1), RunoutCounting::new);
          agree(spot(game, 3, 10, board, 2), RankCounting::new);
        }
      }
    }
  }

  @Test
  void afterTheFlop_wholeDeck_asDealt() {
    Game.Holdem game = new Game.Holdem(STANDARD);
    for (int i = 0; i < 60; i += STEP) {
      Spot spot = spot(game, 2, 1 + random.nextInt(60), 4 + i % 2, random.nextInt(3));
      agree(spot, RiverCounting::new);
      agree(spot, RunoutCounting::new);
      agree(spot, RankCounting::new);
    }
  }

  @Test
  void knownHands_wholeDeckFromTheFlop_asDealt() {
    Game.Holdem game = new Game.Holdem(STANDARD);
    for (int i = 0; i < 120; i += STEP) {
      agree(spot(game, 2 + i % 3, 0, 3 + i % 2, random.nextInt(9)), RankCounting::new);
    }
  }

  @Test
  void knownHand_onRivers_asDealt() {
    for (Evaluator evaluator : SMALL) {
      for (int i = 0; i < 20; i++) {
        agree(oneKnown(evaluator, 5, 1 + random.nextInt(40)), KnownHandCounting::new);
      }
    }
    for (int i = 0; i < 60; i++) {
      agree(oneKnown(STANDARD, 5, 1 + random.nextInt(400)), KnownHandCounting::new);
    }
  }

  @Test
  void knownHand_beforeTheFlop_asCountedByRanks() {
    for (int i = 0; i < 12; i++) {
      Spot spot = oneKnown(STANDARD, 0, 1 + random.nextInt(40));
      Tally expected = count(spot, new RankCounting(spot));
      same(spot, expected, count(spot, new KnownHandCounting(spot)));
      same(spot, expected, count(spot, new PairCounting(spot)));
    }
  }

  /** A known hand against a range, in either order, or against any hand. */
  private Spot oneKnown(Evaluator evaluator, int boardCards, int size) {
    Game.Holdem game = new Game.Holdem((HandEvaluator) evaluator);
    Spot spot = spot(game, 2, size, boardCards, boardCards == 0 ? 0 : random.nextInt(3));
    Seat known = Seat.of("", spot.seats().get(1).hands()[0], 0);
    Seat other = random.nextInt(4) == 0 ? Seat.ofAny("", game.deck()) : spot.seats().get(0);
    boolean first = random.nextBoolean();
    return possible(
            game, first ? List.of(known, other) : List.of(other, known), spot.board(), spot.dead())
        .orElseGet(() -> oneKnown(evaluator, boardCards, size));
  }

  @Test
  void knownHands_sixToNinePlayers_asDealt() {
    for (int players = 6; players <= 9; players++) {
      Game.Holdem small = new Game.Holdem((HandEvaluator) SMALL.get(1));
      agree(known(small, players, 0), RankCounting::new);
      agree(known(new Game.Holdem(STANDARD), players, 3), RankCounting::new);
    }
  }

  /** Hands of many players, which share no card. */
  private Spot known(Game.Holdem game, int players, int boardCards) {
    long board = cards(game, boardCards, 0);
    long used = board;
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      long hole = cards(game, 2, used);
      used |= hole;
      seats.add(Seat.of("", hole, 0));
    }
    return new Spot(game, seats, board, 0);
  }

  @Test
  void pairs_wholeDeck_asCountedByRanks() {
    Game.Holdem game = new Game.Holdem(STANDARD);
    for (int i = 0; i < 12; i++) {
      Spot spot = spot(game, 2, 1 + random.nextInt(12), 0, 0);
      same(spot, count(spot, new RankCounting(spot)), count(spot, new PairCounting(spot)));
    }
  }

  /** The same for all suits, the same but for one hole, and in one of the ranges only. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '/',
      value = {
        "AA, AKs, KQo / KK, AKo, Q9s",
        "AKs:0.5, 99, T9o:0.25 / 99:0.75, AKo, T9s",
        "random / 72o",
        "AK, !AsKs / KK, AKo",
        "AKs, QQ / KQo, KsKh:0.5, QQ",
        "AKs, AsKs:0.5, JJ / JJ, ATs"
      })
  void pairs_textRanges_asCountedByRanks(String one, String other) {
    List<Seat> seats = new ArrayList<>();
    for (String text : List.of(one, other)) {
      seats.add(Seat.of(text, Range.parse(text.strip()).weights()));
    }
    Spot spot = new Spot(new Game.Holdem(STANDARD), seats, 0, 0);
    same(spot, count(spot, new RankCounting(spot)), count(spot, new PairCounting(spot)));
  }

  /** No suit is special in these ranges: boards that differ only by suits are counted together. */
  @ParameterizedTest
  @CsvSource({
    "Tc Jc Qc, ''",
    "Tc Jc Qd, ''",
    "Tc Td Qh, ''",
    "Tc Jd Qh, Ks",
    "Tc Jc Qc Kc, ''",
    "Tc Td Jc Jd, ''",
    "Tc Jc Qd, Ah As",
    "Tc Td Th Qs, ''"
  })
  void rangesOfAllSuits_smallDecks_asDealt(String board, String dead) {
    for (Evaluator evaluator : List.of(SMALL.get(0), SMALL.get(2))) {
      Game.Holdem game = new Game.Holdem((HandEvaluator) evaluator);
      Seat any = Seat.ofAny("", game.deck());
      Seat weighted =
          Seat.of("", Range.parse("*:0.5, TT+, AKs:0.25, QJo:0.75", game.deck()).weights());
      for (List<Seat> seats : List.of(List.of(any, any), List.of(any, weighted))) {
        Spot spot = new Spot(game, seats, Hand.parse(board), Hand.parse(dead));
        agree(spot, RiverCounting::new);
      }
    }
  }

  @Test
  void rangesOfAllSuits_wholeDeckFromTheFlop_asCountedByRanks() {
    Game.Holdem game = new Game.Holdem(STANDARD);
    for (String board : List.of("2c 7c Tc", "2c 7c Td", "2c 2d 7h", "2c 7d Th 9s", "2c 7c Tc 2d")) {
      Seat one = Seat.of("", Range.parse("TT+, AKs, 98s:0.5").weights());
      Seat other = Seat.of("", Range.parse("77:0.25, AK, T9s, QJo").weights());
      Spot spot = new Spot(game, List.of(one, other), Hand.parse(board), 0);
      Tally byRanks = count(spot, new RankCounting(spot));
      Tally onRivers = count(spot, new RiverCounting(spot));
      same(spot, byRanks, onRivers);
      sameByCard(spot, byRanks, onRivers);
    }
  }

  @Test
  void runouts_omaha_asDealt() {
    for (String rules : List.of("omaha", "omaha-hi-lo")) {
      Game.Omaha game = new Game.Omaha(OmahaEvaluator.of(rules));
      for (int i = 0; i < 10; i++) {
        List<Seat> seats = new ArrayList<>();
        long used = 0;
        for (int player = 0; player < 2 + i % 3; player++) {
          long hole = cards(game, 4 + i % 3, used);
          used |= hole;
          seats.add(Seat.of("", hole, 0));
        }
        long board = cards(game, 3 + i % 3, used);
        agree(new Spot(game, seats, board, 0), RunoutCounting::new);
      }
    }
  }

  @Test
  void knownHands_omahaBeforeTheFlop_asRunouts() {
    for (String rules : List.of("omaha", "omaha-hi-lo")) {
      Game.Omaha game = new Game.Omaha(OmahaEvaluator.of(rules));
      for (int i = 0; i < 3; i++) {
        List<Seat> seats = new ArrayList<>();
        long used = 0;
        for (int player = 0; player < 2 + i % 2; player++) {
          long hole = cards(game, 4 + i, used);
          used |= hole;
          seats.add(Seat.of("", hole, 0));
        }
        // Dead cards make run-outs few, and half a suit dead makes flushes different.
        long dead = cards(game, 20, used);
        Spot spot = new Spot(game, seats, 0, dead);
        Tally runouts = count(spot, new RunoutCounting(spot));
        Tally byRanks = count(spot, new OmahaCounting(spot));
        same(spot, runouts, byRanks);
        sameByCard(spot, runouts, byRanks);
      }
    }
  }

  /** Few live cards make a small deck: every deal, by the definition. */
  @Test
  void knownHands_omahaFewCards_asDealt() {
    for (String rules : List.of("omaha", "omaha-hi-lo")) {
      Game.Omaha game = new Game.Omaha(OmahaEvaluator.of(rules));
      for (int i = 0; i < 40 / STEP; i++) {
        List<Seat> seats = new ArrayList<>();
        long low = 0x103FL * (1L | 1L << 13 | 1L << 26 | 1L << 39); // the ace and up to seven
        long used = i % 2 == 0 ? 0 : game.deck() & ~low; // all the others dead
        long dead = used | cards(game, i % 2 == 0 ? 26 : 2, used);
        used = dead;
        for (int player = 0; player < 2 + i % 3; player++) {
          long hole = cards(game, 4 + i % 2, used);
          used |= hole;
          seats.add(Seat.of("", hole, 0));
        }
        Spot spot = new Spot(game, seats, 0, dead);
        agree(spot, OmahaCounting::new);
        agree(spot, RunoutCounting::new);
      }
    }
  }

  /** A question with ranges, some of them with weights; the first may be of every hole. */
  private Spot spot(Game.Holdem game, int players, int size, int boardCards, int deadCards) {
    long board = cards(game, boardCards, 0);
    long dead = cards(game, deadCards, board);
    Optional<Spot> found = Optional.empty();
    while (found.isEmpty()) {
      List<Seat> seats = new ArrayList<>();
      for (int i = 0; i < players; i++) {
        double[] weights = new double[HoleIndex.SIZE];
        boolean weighted = random.nextInt(3) == 0;
        for (int j = 0; j <= size; j++) {
          int hole = HoleIndex.of(cards(game, 2, board | dead));
          weights[hole] = weighted ? random.nextInt(1, 5) / 4.0 : 1;
        }
        seats.add(Seat.of("", weights));
      }
      found = possible(game, seats, board, dead);
    }
    return found.get();
  }

  /** A question, unless one hole of one player excludes all of another's. */
  private static Optional<Spot> possible(Game game, List<Seat> seats, long board, long dead) {
    try {
      return Optional.of(new Spot(game, seats, board, dead)).filter(spot -> spot.isPossible(0));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private long cards(Game game, int count, long dead) {
    long cards = 0;
    int[] deck = Hand.cards(game.deck() & ~dead);
    while (Long.bitCount(cards) < count) {
      cards |= 1L << deck[random.nextInt(deck.length)];
    }
    return cards;
  }

  private static void agree(Spot spot, Function<Spot, Counting> way) {
    Tally expected = count(spot, new PlainCounting(spot));
    Tally found = count(spot, way.apply(spot));
    assertTrue(expected.deals() > 0);
    assertEquals(spot.deals(), (double) expected.deals());
    same(spot, expected, found);
    sameByCard(spot, expected, found);
  }

  /** Each card, and all of them together: each deal counts once for each card to come. */
  private static void sameByCard(Spot spot, Tally expected, Tally found) {
    double[] sums = new double[expected.counts.length];
    for (int card = 0; card < Card.JOKER; card++) {
      Tally expectedWith = expected.with(spot, card);
      Tally foundWith = found.with(spot, card);
      for (int mask = 0; mask < sums.length; mask++) {
        int of = card;
        double weight = foundWith.weight(mask);
        double error = spot.isWeighted() ? 1e-6 : 0;
        assertEquals(expectedWith.weight(mask), weight, error, () -> Card.toString(of) + spot);
        sums[mask] += weight;
      }
    }
    for (int mask = 0; mask < sums.length; mask++) {
      double error = spot.isWeighted() ? 1e-6 : 0;
      assertEquals(spot.missing() * found.weight(mask), sums[mask], error, spot::toString);
    }
  }

  private static void same(Spot spot, Tally expected, Tally found) {
    assertEquals(expected.deals(), found.deals());
    for (int mask = 0; mask < expected.counts.length; mask++) {
      assertEquals(expected.weight(mask), found.weight(mask), 1e-6, spot::toString);
    }
    for (int player = 0; player < spot.players(); player++) {
      Seat seat = spot.seats().get(player);
      for (int i = 0; expected.hasCombos(player) && i < seat.hands().length; i++) {
        assertEquals(expected.share(player, i), found.share(player, i), 1e-12, spot::toString);
      }
    }
    if (!spot.isWeighted()) {
      assertTrue(Arrays.equals(expected.counts, found.counts));
    }
  }

  private static Tally count(Spot spot, Counting counting) {
    Tally sum = new Tally(spot, new Stop(), true);
    for (int block = 0; block < counting.blocks(); block++) {
      Tally tally = new Tally(spot, new Stop(), true);
      counting.count(block, tally);
      sum.add(tally);
    }
    return sum;
  }
}
