package dev.yaku.videopoker;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Execution(ExecutionMode.CONCURRENT)
class VideoPokerTest {
  private static final Fraction HUNDRED = Fraction.of(100);

  private static String machine(String pays) {
    return "rules = standard\n" + pays.replace(';', '\n');
  }

  private static VideoPoker standard(String pays) {
    return VideoPoker.of(HandEvaluator.of("standard"), PayTable.parse(machine(pays)));
  }

  /** Published returns, and those of the machines whose pays are ours. */
  @ParameterizedTest
  @CsvSource({
    "jacks-9-6, 99.543904369512, 1653526326983/1661102543100, 876, 19.514676",
    "jacks-9-5, 98.449807571305, 408838064311/415275635775, 876, 19.495635",
    "jacks-8-6, 98.392685429813, 38009381393/38630291700, 876, 19.340117",
    "jacks-8-5, 97.298433750559, 1616226757427/1661102543100, 876, 19.323259",
    "bonus-8-5, 99.165973187234, 1647248502503/1661102543100, 876, 20.904082",
    "double-bonus-10-7, 100.172522355101, 18086612134/18055462425, 19404, 28.255539",
    "double-double-bonus-9-6, 98.980783486948, 822086155841/830551271550, 10284, 41.984981",
    "deuces-full-pay, 100.761961203935, 32187682693/31944279675, 120456, 25.834618",
    "deuces-not-so-ugly, 99.728294651661, 552196412883/553700847700, 13896, 25.780267",
    "deuces-loose, 100.969505529138, 16772070241/16611025431, 109684, 70.305434",
    "joker-kings-20-7-5, 100.646296634588, 412127554537/409481092020, 1092, 26.244972",
    "joker-kings-18-7-5, 98.937201959746, 337607612499/341234243350, 1044, 25.852157",
    "spreadsheet, 98.512320661560, 288299976/292653725, 46488, 32.614359",
    "wild-five-1, 99.271852990356, 2032497338467/2047405460100, 23632, 24.092509",
    "wild-five-2, 98.877845681696, 5286230281/5346223155, 22972, 24.919081"
  })
  void builtIn_returnsWhatIsKnown(
      String name, String percent, String fraction, long tied, String variance) {
    VideoPoker machine = VideoPoker.of(name);
    assertEquals(fraction, machine.exactReturn().toString());
    assertEquals(percent, machine.exactReturn().times(HUNDRED).toDecimal(12));
    assertEquals(tied, machine.tiedDeals());
    assertEquals(variance, machine.variance().toDecimal(6));
    List<Frequency> all = machine.frequencies();
    assertEquals(machine.total(), all.stream().mapToLong(Frequency::deals).sum());
    Fraction sum = Fraction.ZERO;
    for (Frequency each : all) {
      Fraction probability = new Fraction(each.deals(), machine.total());
      assertEquals(probability, each.probability());
      assertEquals(probability.times(each.pay()), each.contribution());
      sum = sum.plus(each.contribution());
    }
    assertEquals(machine.exactReturn(), sum);
    long deals = Arrays.stream(machine.dealsByCardsHeld()).sum();
    assertEquals(machine.total() % deals, 0);
  }

  @Test
  void builtIns_areThoseKnownAbove() {
    assertEquals(15, VideoPoker.names().size());
    for (String name : VideoPoker.names()) {
      assertEquals(VideoPoker.of(name).payTable().title(), VideoPoker.of(name).toString());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "jacks-9-6, 19933230517200, 2598960",
    "joker-kings-20-7-5, 24568865521200, 2869685",
    "wild-five-2, 12061079437680, 3162510"
  })
  void total_isOfAllDealsAndDraws(String name, long total, long deals) {
    VideoPoker machine = VideoPoker.of(name);
    assertEquals(total, machine.total());
    assertEquals(deals, Arrays.stream(machine.dealsByCardsHeld()).sum());
  }

  @Test
  void frequencies_ofJacks_arePublished() {
    assertEquals(
        "nothing 10872274993896, one-pair J-A 4277372890968, two-pair 2576946164148,"
            + " three-of-a-kind 1484003070324, straight 223837565784, flush 219554786160,"
            + " full-house 229475482596, four-of-a-kind 47093167764, straight-flush 2178883296,"
            + " royal-flush 493512264",
        frequencies(VideoPoker.of("jacks-9-6")));
  }

  @Test
  void frequencies_ofDoubleDoubleBonus_arePublished() {
    VideoPoker machine = VideoPoker.of("double-double-bonus-9-6");
    assertEquals(1227691500, machine.frequency("four-of-a-kind A with 2-4").deals());
    assertEquals(2854370052L, machine.frequency("four-of-a-kind 2-4 with A-4").deals());
    assertEquals(3460011120L, machine.frequency("four-of-a-kind A").deals());
    assertEquals(7662444216L, machine.frequency("four-of-a-kind 2-4").deals());
    assertEquals(32494582452L, machine.frequency("four-of-a-kind 5-K").deals());
  }

  private static String frequencies(VideoPoker machine) {
    return machine.frequencies().stream()
        .map(each -> each.name() + " " + each.deals())
        .collect(Collectors.joining(", "));
  }

  @Tag("proof")
  @Test
  void exactReturn_ofNothingButZeros_isZero() {
    VideoPoker machine = standard("full-house = 0;royal-flush = 0");
    assertEquals(Fraction.ZERO, machine.exactReturn());
    assertEquals(Fraction.ZERO, machine.holds(Hand.parse("As Ks Qs Js Ts")).best().value());
    assertEquals(Fraction.ZERO, machine.variance());
    assertEquals(machine.total(), machine.frequencies().stream().mapToLong(Frequency::deals).sum());
    assertEquals(2598960, machine.dealsByCardsHeld()[5]); // most cards: all of them
    assertEquals(2598960, machine.tiedDeals());
  }

  @Test
  void exactReturn_ofEqualPays_isThatPay() {
    String all =
        HandEvaluator.of("standard").ruleSet().categories().stream()
            .map(category -> category.text() + " = 7/3")
            .collect(Collectors.joining(";"));
    VideoPoker machine = standard(all);
    assertEquals(new Fraction(7, 3), machine.exactReturn());
    assertEquals(Fraction.ZERO, machine.variance());
    assertEquals(5108, machine.frequency("flush").deals() / (machine.total() / 2598960));
    Hold best = machine.holds(Hand.parse("2c 3d 5h 7s 9c")).best();
    assertEquals(Hand.parse("2c 3d 5h 7s 9c"), best.held());
    assertEquals(Fraction.ZERO, best.variance());
  }

  @Test
  void exactReturn_ofAClassAboveTheRoyal_isSoughtInstead() {
    VideoPoker machine = VideoPoker.of("jacks-9-6").withPay("flush", 5000);
    Holds holds = machine.holds(Hand.parse("As Ks Qs Js Ts"));
    assertEquals(Hand.parse("As Ks Qs Js"), holds.best().held() | Hand.parse("As"));
    assertNotEquals(Hand.parse("As Ks Qs Js Ts"), holds.best().held());
  }

  @Test
  void holds_ofFourToARoyalWithAPair_areExact() {
    Holds holds = VideoPoker.of("jacks-9-6").holds(Hand.parse("As Ks Qs Js 2c"));
    assertEquals(32, holds.all().size());
    Hold best = holds.best();
    assertEquals(Hand.parse("As Ks Qs Js"), best.held());
    assertEquals(new Fraction(872, 47), best.value());
    assertEquals(new Fraction(29335972, 2209), best.variance());
    assertEquals(1, best.draws().get("royal-flush"));
    assertEquals(12, best.draws().get("one-pair J-A"));
    assertEquals(23, best.draws().get("nothing"));
    assertEquals(1, holds.allBest().size());
    assertEquals(Fraction.ZERO, holds.cost(best.held()));
    assertEquals(
        new Fraction(872, 47).minus(new Fraction(794, 1081)), holds.cost(Hand.parse("Ks Qs Js")));
  }

  @Test
  void holds_ofEqualValue_areOrderedByVarianceThenCardsThenPlace() {
    Holds holds = VideoPoker.of("spreadsheet").holds(Hand.parse("2c 7d 9h Js Kc"));
    for (int i = 1; i < holds.all().size(); i++) {
      Hold before = holds.all().get(i - 1);
      Hold next = holds.all().get(i);
      int order = next.value().compareTo(before.value());
      order = order != 0 ? order : before.variance().compareTo(next.variance());
      int cards = Long.bitCount(next.held()) - Long.bitCount(before.held());
      assertTrue(order < 0 || order == 0 && cards <= 0, before + " " + next);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "As Kc Qd Jh Ts, Ac Kd Qh Js Tc",
    "2c 2d 7h 8s 9c, 2h 2s 7d 8c 9h",
    "5c 6c 7c 8c Kd, 5s 6s 7s 8s Kh"
  })
  void holds_ofOtherSuits_areTheSame(String deal, String renamed) {
    for (String name : List.of("jacks-9-6", "spreadsheet", "double-bonus-10-7")) {
      VideoPoker machine = VideoPoker.of(name);
      List<Hold> holds = machine.holds(Hand.parse(deal)).all();
      List<Hold> others = machine.holds(Hand.parse(renamed)).all();
      for (int i = 0; i < holds.size(); i++) {
        assertEquals(holds.get(i).value(), others.get(i).value());
        assertEquals(holds.get(i).draws(), others.get(i).draws());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "As", "As Ks Qs Js", "As Ks Qs Js Ts 9s", "As Ks Qs Js Jo"})
  void holds_ofNoDeal_areRejected(String deal) {
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    long cards = Hand.parse(deal);
    String message =
        assertThrows(IllegalArgumentException.class, () -> machine.holds(cards)).getMessage();
    String expected = "expected five cards of the deck of standard with 0 jokers, found ";
    assertEquals(expected + Hand.toString(cards), message);
    assertThrows(IllegalArgumentException.class, () -> machine.finder().best(cards));
    assertThrows(IllegalArgumentException.class, () -> machine.pay(cards));
  }

  @Test
  void cost_ofCardsNotDealt_isRejected() {
    Holds holds = VideoPoker.of("jacks-9-6").holds(Hand.parse("As Ks Qs Js 2c"));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> holds.cost(Hand.parse("As 2d")));
    assertEquals("not dealt: 2d, of 2c Js Qs Ks As", e.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "JACKS-9-6, jacks-9-6",
    "9/6 Jacks or Better, jacks-9-6",
    "Jacks or Better 9/6, jacks-9-6",
    "8/5 Bonus Poker, bonus-8-5",
    "10/7 Double Bonus, double-bonus-10-7",
    "Double Double Bonus 9-6, double-double-bonus-9-6",
    "Full-pay Deuces Wild, deuces-full-pay",
    "Loose Deuces, deuces-loose",
    "'20/7/5 Joker Poker, kings or better', joker-kings-20-7-5"
  })
  void name_inTheWordsOfPlayers_isTheMachine(String name, String machine) {
    assertEquals(VideoPoker.payTable(machine), VideoPoker.payTable(name));
  }

  /** Words that many machines have, or that none has. */
  @ParameterizedTest
  @ValueSource(strings = {"", " ", "poker", "Jacks or Better", "Deuces Wild", "Double Bonus 9/6"})
  void name_ofSeveralMachinesOrNone_isRejected(String name) {
    assertThrows(IllegalArgumentException.class, () -> VideoPoker.of(name));
  }

  @ParameterizedTest
  @CsvSource({"jacks, jacks-9-6", "jacks9-6, jacks-9-6", "wild-five1, wild-five-1"})
  void unknownMachine_isRejected_withOneThatIsNear(String name, String near) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> VideoPoker.of(name));
    assertTrue(e.getMessage().startsWith("no machine \"" + name + "\"; "), e.getMessage());
    assertTrue(e.getMessage().contains("jacks-9-6, jacks-9-5"), e.getMessage());
    assertTrue(name.equals("jacks") || e.getMessage().contains("did you mean " + near + "?"));
  }

  @ParameterizedTest
  @CsvSource({"1/3", "98/100", "99/100", "1", "3/2", "20", "1653526326983/1661102543100"})
  void solve_ofAReturn_findsThePayThatGivesIt(String wanted) {
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    Fraction target = Fraction.parse(wanted);
    if (target.compareTo(new Fraction(9, 10)) < 0) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> machine.solve("full-house", target));
      assertTrue(e.getMessage().startsWith("no pay of full-house returns 1/3: "), e.getMessage());
    } else {
      Fraction pay = machine.solve("full-house", target);
      assertEquals(target, machine.withPay("full-house", pay).exactReturn());
    }
  }

  @Test
  void solve_ofAReturnThatNobodyPays_isRefusedAtOnce() {
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    Fraction wanted = Fraction.parse("1" + "0".repeat(30));
    String message =
        assertThrows(IllegalArgumentException.class, () -> machine.solve("full-house", wanted))
            .getMessage();
    assertEquals("a return of " + wanted + ": expected at most 1000000 for each coin", message);
    Fraction most = Fraction.of(VideoPoker.MOST_RETURN);
    Fraction pay = machine.solve("full-house", most);
    assertEquals(most, machine.withPay("full-house", pay).exactReturn());
  }

  /** About the pays of jacks-9-6, whose common denominator has almost 500 digits, or 160. */
  @Tag("proof")
  @Test
  void finder_paysOfManyDigits_holdsWhatHoldsHolds() {
    String zeros = "0".repeat(Integer.getInteger("yaku.step", 1) == 1 ? 95 : 30);
    VideoPoker rounded =
        standard("four-of-a-kind=25;full-house=9;flush=6;straight=4;three-of-a-kind=3");
    VideoPoker machine =
        standard(
            "four-of-a-kind=25"
                + (zeros + "001/1" + zeros + "003;full-house=9")
                + (zeros + "001/1" + zeros + "007;flush=6")
                + (zeros + "001/1" + zeros + "009;straight=4")
                + (zeros + "001/1" + zeros + "013;three-of-a-kind=3")
                + (zeros + "001/1" + zeros + "033"));
    HoldFinder finder = machine.finder();
    HoldFinder ofRounded = rounded.finder();
    assertEquals(Hand.parse("As Ah Ad"), finder.best(Hand.parse("As Ah Ad 7c 2d")));
    double[] values = new double[32];
    double[] expected = new double[32];
    Dealer dealer = Dealer.of(new SplittableRandom(9), Hand.DECK);
    for (int i = 0; i < 25; i++) {
      long deal = dealer.deal(5);
      assertEquals(machine.holds(deal).best().held(), finder.best(deal), Hand.toString(deal));
      finder.values(deal, values);
      ofRounded.values(deal, expected);
      assertArrayEquals(expected, values, 1e-9, Hand.toString(deal));
    }
    assertEquals(rounded.exactReturn().doubleValue(), machine.exactReturn().doubleValue(), 1e-12);
  }

  /** Beyond the range of doubles, and below it. */
  @ParameterizedTest
  @ValueSource(ints = {-400, -320, 320, 400})
  void finder_paysBeyondDoubles_holdsWhatHoldsHolds(int exponent) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
    Fraction unit =
        exponent < 0 ? new Fraction(BigInteger.ONE, power) : new Fraction(power, BigInteger.ONE);
    VideoPoker plain = standard("full-house=9;flush=6;straight=4;three-of-a-kind=3");
    VideoPoker machine = plain;
    for (Map.Entry<String, Fraction> each : plain.payTable().pays().entrySet()) {
      machine = machine.withPay(each.getKey(), each.getValue().times(unit));
    }
    HoldFinder finder = machine.finder();
    HoldFinder ofPlain = plain.finder();
    Dealer dealer = Dealer.of(new SplittableRandom(10), Hand.DECK);
    for (int i = 0; i < 100; i++) {
      long deal = dealer.deal(5);
      assertEquals(ofPlain.best(deal), finder.best(deal), Hand.toString(deal));
    }
    double[] values = new double[32];
    finder.values(Hand.parse("As Ah Ad 7c 2d"), values);
    assertEquals(exponent < 0 ? 0 : Double.POSITIVE_INFINITY, values[31], 1e-300);
  }

  @Test
  void solve_ofTheReturnAsItIs_findsThePayAsItIs() {
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    VideoPoker other = machine.withPay("full-house", 40);
    assertEquals(Fraction.of(9), other.solve("full-house", machine.exactReturn()));
    VideoPoker none = machine.withPay("royal-flush", 0);
    assertEquals(Fraction.of(800), none.solve("royal-flush", machine.exactReturn()));
  }

  @Test
  void pays_withManyDigits_areExact() {
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    Fraction little = Fraction.parse("1/1000000000000000000000000");
    Fraction pay = Fraction.of(9).plus(little);
    VideoPoker changed = machine.withPay("full-house", pay);
    Fraction often = machine.frequency("full-house").probability();
    assertEquals(machine.exactReturn().plus(often.times(little)), changed.exactReturn());
    assertEquals(changed.frequency("full-house").deals(), machine.frequency("full-house").deals());
  }
}
