package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is true of every place of a solution: sums over actions, hands and cards. */
class PlacesTest {
  private static final double CLOSE = 1e-10; // chips

  private static Solution solution;
  private static final List<SolutionNode> DECISIONS = new ArrayList<>();
  private static final List<SolutionNode> OTHERS = new ArrayList<>(); // cards come, or the end

  @BeforeAll
  static void solve() {
    String text =
        """
        board = Td 9d 6h Qc
        oop   = QQ:0.3, TT, AQs, KJs, 87s:0.75, Ad5d, 76s
        ip    = 99, 66, AT, KJo, 98s:0.5, Ad4d, 75s
        pot   = 100
        stack = 150
        bets  = 60%
        raises = all-in
        rake  = 5%, 4
        """;
    solution = Solver.of(SolverSpot.parse(text)).iterations(40).run();
    collect(solution.root());
  }

  private static void collect(SolutionNode node) {
    (node.player() >= 0 ? DECISIONS : OTHERS).add(node);
    node.actions().forEach(action -> collect(node.play(action)));
    if (node.isDeal()) {
      for (String card : List.of("2c", "Kd", "9s")) {
        collect(node.deal(Card.parse(card)));
      }
    }
  }

  private static double sum(List<Double> often, List<Double> worth) {
    double sum = 0;
    for (int i = 0; i < often.size(); i++) {
      sum += often.get(i) == 0 ? 0 : often.get(i) * worth.get(i);
    }
    return sum;
  }

  @Test
  void groups_haveTheSumsOfTheirHands() {
    LongPredicate pairs = hand -> Hand.toString(hand).charAt(0) == Hand.toString(hand).charAt(3);
    int asked = 0;
    for (SolutionNode node : DECISIONS) {
      for (int player = 0; player < 2; player++) {
        HandGroup all = node.group(player, hand -> true);
        HandGroup some = node.group(player, pairs);
        HandGroup rest = node.group(player, pairs.negate());
        assertEquals(all.combos(), some.combos() + rest.combos(), CLOSE);
        assertEquals(node.value(player), all.value(), CLOSE);
        assertEquals(node.equity(player), all.equity(), CLOSE);
        boolean acts = player == node.player();
        assertEquals(acts ? node.actions().size() : 0, all.frequencies().size());
        for (HandGroup group : acts ? List.of(all, some, rest) : List.<HandGroup>of()) {
          if (Double.isNaN(group.value())) {
            assertTrue(
                !group.equals(all) || node.reached() < 1e-12); // nobody comes here with these
            continue;
          }
          asked++;
          assertEquals(1, group.frequencies().stream().mapToDouble(one -> one).sum(), CLOSE);
          double value = sum(group.frequencies(), group.actionValues());
          assertEquals(group.value(), value, CLOSE, node + "");
        }
        double weights = 0;
        for (long hand : node.hands(player)) {
          weights += pairs.test(hand) ? node.weight(player, hand) : 0;
        }
        assertEquals(weights, some.combos(), CLOSE);
      }
    }
    assertTrue(asked > 60, asked + "");
    assertEquals(Double.NaN, solution.root().group(0, hand -> false).value());
  }

  @Test
  void group_ofOneHand_isThatHand() {
    for (SolutionNode node : DECISIONS) {
      int player = node.player();
      for (long hand : node.hands(player)) {
        HandGroup one = node.group(player, other -> other == hand);
        if (one.combos() > 0 && !Double.isNaN(one.value())) {
          assertEquals(node.weight(player, hand), one.combos());
          assertEquals(node.value(player, hand), one.value(), CLOSE);
          assertEquals(node.equity(player, hand), one.equity(), CLOSE);
          for (int action = 0; action < node.actions().size(); action++) {
            assertEquals(node.frequencies(hand)[action], one.frequencies().get(action), CLOSE);
          }
        }
      }
    }
  }

  /** The values of both sum to the pot less rake, and that of the end is what its pot is. */
  @Test
  void end_hasTheValueOfItsPot() {
    SolutionNode fold = solution.node("bet 60 / fold");
    assertEquals(160 - 4, fold.value(0), CLOSE);
    assertEquals(0, fold.value(1), CLOSE);
    SolutionNode showdown = solution.node("check / check / 2c / check / check");
    assertEquals(100 * showdown.equity(0) - 2, showdown.value(0), 3);
    int ends = 0;
    for (SolutionNode node : OTHERS) {
      boolean isAllIn = node.isDeal() && node.stack(0) == 0 && node.stack(1) == 0;
      if (node.isEnd() || isAllIn) {
        ends++;
        double values = node.value(0) + node.value(1);
        if (!Double.isNaN(values)) {
          assertEquals(node.pot() - 4, values, CLOSE, node + "");
        }
      } else {
        assertThrows(IllegalStateException.class, () -> node.value(0));
        assertThrows(IllegalStateException.class, () -> node.group(0, hand -> true));
      }
    }
    assertTrue(ends > 20, ends + "");
  }

  /** Each card as often as it comes: how often, and what the action before it was worth. */
  @Test
  void cards_sumToTheActionThatLeadsToThem() {
    for (SolutionNode before : DECISIONS) {
      for (String action : before.actions()) {
        SolutionNode deal = before.play(action);
        if (!deal.isDeal()) {
          continue;
        }
        double reached = 0;
        double value = 0;
        for (int card : Hand.cards(deal.cards())) {
          SolutionNode after = deal.deal(card);
          if (after.reached() > 0) {
            reached += after.reached();
            value += after.reached() * after.value(before.player());
          }
        }
        assertEquals(deal.reached(), reached, 1e-12);
        int number = before.actions().indexOf(action);
        int called = before.stack(before.player()) - deal.stack(before.player());
        double after = reached == 0 ? Double.NaN : value / reached - called;
        assertEquals(before.actionValues()[number], after, CLOSE, deal + "");
      }
    }
    assertEquals(1, solution.root().reached(), 1e-12);
  }
}
