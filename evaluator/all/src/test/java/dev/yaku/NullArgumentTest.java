package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.equity.Equity;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.OmahaRiver;
import dev.yaku.equity.Range;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Null is rejected with the name of the parameter. */
class NullArgumentTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final Hands PAIRS = Hands.of(Hand.DECK, 2);

  private static Arguments call(String parameter, String name, Executable call) {
    return Arguments.of(parameter, Named.of(name, call));
  }

  private static Stream<Arguments> calls() {
    return Stream.of(
        call("name", "Evaluator.of", () -> Evaluator.of(null)),
        call("name", "HandEvaluator.of", () -> HandEvaluator.of(null)),
        call("name", "OmahaEvaluator.of", () -> OmahaEvaluator.of(null)),
        call("name", "BadugiEvaluator.of", () -> BadugiEvaluator.of(null)),
        call("table", "HandEvaluator.open", () -> HandEvaluator.open(null)),
        call("table", "Evaluator.open", () -> Evaluator.open((Path) null, Evaluator.class)),
        call("table", "Evaluator.open", () -> Evaluator.open((InputStream) null, Evaluator.class)),
        call("table", "Evaluator.open", () -> Evaluator.open((ByteBuffer) null, Evaluator.class)),
        call("type", "Evaluator.open", () -> Evaluator.open(ByteBuffer.allocate(0), null)),
        call("type", "Evaluator.names", () -> Evaluator.names(null)),
        call("random", "Dealer.of", () -> Dealer.of(null, Hand.DECK)),
        call("hands", "Dealer.deal", () -> Dealer.of(new SplittableRandom(), 1).deal(1, null)),
        call("text", "Hand.parse", () -> Hand.parse(null)),
        call("text", "Card.parse", () -> Card.parse(null)),
        call("text", "HandEvaluator.parse", () -> STANDARD.parse(null)),
        call("text", "OmahaEvaluator.parse", () -> OmahaEvaluator.of("omaha").parse(null)),
        call("text", "BadugiEvaluator.judge", () -> BadugiEvaluator.of("badugi").judge(null)),
        call("action", "HandEvaluator.forEach", () -> STANDARD.forEach(PAIRS, null)),
        call(
            "action",
            "HandEvaluator.forEachEqualHands",
            () -> STANDARD.forEachEqualHands(PAIRS, null)),
        call("action", "Hands.forEach", () -> PAIRS.forEach(null)),
        call("hands", "HandEvaluator.evaluate", () -> STANDARD.evaluate(null, new int[1])),
        call("values", "HandEvaluator.evaluate", () -> STANDARD.evaluate(new long[1], null)),
        call("locale", "HandEvaluator.describe", () -> STANDARD.describe(1, null)));
  }

  private static Stream<Arguments> callsOfEquity() {
    EquitySpot deal = Equity.of("standard").spot();
    HoldemRiver river = HoldemRiver.of(STANDARD);
    river.setBoard(Hand.parse("2c 3c 4c 5d 6h"));
    double[] sums = new double[HoleIndex.SIZE];
    return Stream.of(
        call("name", "Equity.of", () -> Equity.of((String) null)),
        call("evaluator", "Equity.of", () -> Equity.of((Evaluator) null)),
        call("evaluator", "Equity.drawing", () -> Equity.drawing(null)),
        call("text", "EquitySpot.player", () -> deal.player((String) null)),
        call("range", "EquitySpot.player", () -> deal.player((Range) null)),
        call("cards", "EquitySpot.board", () -> deal.board(null)),
        call("cards", "EquitySpot.dead", () -> deal.dead(null)),
        call("duration", "EquitySpot.within", () -> deal.within(null)),
        call("goOn", "EquitySpot.onProgress", () -> deal.onProgress(null)),
        call("text", "Range.parse", () -> Range.parse(null)),
        call("weights", "Range.of", () -> Range.of(null)),
        call("text", "OmahaRange.parse", () -> OmahaRange.parse(null, 4)),
        call("text", "HoleClass.parse", () -> HoleClass.parse(null)),
        call("evaluator", "HoldemRiver.of", () -> HoldemRiver.of(null)),
        call("values", "HoldemRiver.values", () -> HoldemRiver.values(STANDARD, 0, null)),
        call("into", "HoldemRiver.values", () -> river.values(null)),
        call("theirs", "HoldemRiver.weigh", () -> river.weigh(null, sums, sums)),
        call("win", "HoldemRiver.weigh", () -> river.weigh(sums, null, sums)),
        call("sums", "HoldemRiver.sum", () -> river.sum(sums, null)),
        call("pots", "HoldemRiver.weighThree", () -> river.weighThree(sums, sums, sums, null)),
        call("tie", "HoldemRiver.weighRunouts", () -> river.weighRunouts(28, sums, sums, null)),
        call("evaluator", "OmahaRiver.of", () -> OmahaRiver.of(null)));
  }

  @ParameterizedTest
  @MethodSource({"calls", "callsOfEquity"})
  void nullArgument_isRejectedByName(String parameter, Executable call) {
    assertEquals(parameter, assertThrows(NullPointerException.class, call).getMessage());
  }
}
