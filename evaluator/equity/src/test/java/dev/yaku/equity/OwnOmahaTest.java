package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.equity.internal.spot.Player;
import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Equity by Omaha rules of one's own: two cards in the hole, or seven, in a deck of 28 cards. */
final class OwnOmahaTest {
  @TempDir private static Path folder;
  private static OmahaEvaluator two;
  private static OmahaEvaluator seven;

  @BeforeAll
  static void compile() throws IOException {
    Files.writeString(
        folder.resolve("eights-up.rules"),
        """
        title = Eights up
        ranks = 89TJQKA
        cards = 5
        categories = high-card one-pair two-pair three-of-a-kind straight full-house flush \\
            four-of-a-kind straight-flush royal-flush
        """);
    two = omaha("two", "2");
    seven = omaha("seven", "7");
  }

  private static OmahaEvaluator omaha(String name, String hole) throws IOException {
    String text = "title = T\ngame = omaha\nhole = %s\nboard = 5\nhigh = eights-up\n";
    Path rules = Files.writeString(folder.resolve(name + ".rules"), text.formatted(hole));
    return Evaluator.open(
        Files.write(folder.resolve(name + ".yaku"), Main.table(rules)), OmahaEvaluator.class);
  }

  /** Compares a range against cards with all holes on all boards, one by one. */
  private static void compare(OmahaEvaluator evaluator, String range, String cards, String board) {
    EquityResult result =
        Equity.of(evaluator).spot().player(range).player(cards).board(board).exact().run();
    long opponent = Hand.parse(cards);
    long known = Hand.parse(board);
    long deck = evaluator.ruleSet().deck() & ~opponent & ~known;
    long[] counts = new long[3]; // lost, tied, won by the range
    int size = Long.bitCount(opponent);
    OmahaRange.parse(range, size, deck)
        .forEach(
            hole ->
                Hands.of(deck & ~hole, 5 - Long.bitCount(known))
                    .forEach(
                        more -> {
                          long all = known | more;
                          int own = evaluator.evaluate(OmahaHand.ofHole(hole).withBoard(all));
                          int other = evaluator.evaluate(OmahaHand.ofHole(opponent).withBoard(all));
                          counts[1 + Integer.signum(own - other)]++;
                        }));
    assertEquals(counts[0] + counts[1] + counts[2], result.deals());
    assertEquals((double) counts[0], result.lose(0));
    assertEquals((double) counts[1], result.tie(0));
    assertEquals((double) counts[2], result.win(0));
  }

  @Test
  void exact_twoCardsInTheHole_isWhatAllDealsSay() {
    compare(two, "AA, KxQx", "Js Ts", "9s 8s Ad");
    compare(two, "$np", "As Ah", "Ks Kh Td");
  }

  @Test
  void exact_sevenCardsInTheHole_isWhatAllDealsSay() {
    compare(seven, "AAA KK QQ", "Js Ts 9s 8s Jh Th 9h", "8d Ah Kd Qd");
  }

  @Test
  void player_rangeOfMoreHandsThanEquityTakes_isRejected() {
    OmahaRange all = OmahaRange.parse("*", 2, two.ruleSet().deck());
    Player player = new Player.OfOmaha(all);
    String message =
        assertThrows(IllegalArgumentException.class, () -> player.seat(2, 377)).getMessage();
    assertEquals(
        "*: more than 377 hands; expected fewer, more memory (-Xmx), or \"random\"", message);
    assertEquals(378, player.seat(2, 378).hands().length);
  }
}
