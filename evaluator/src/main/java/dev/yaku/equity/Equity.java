package dev.yaku.equity;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Category;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.internal.spot.DrawGame;
import dev.yaku.internal.spot.Game;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.OmahaGame;

/**
 * Tells who wins how often, in one game.
 *
 * <pre>{@code
 * Equity equity = Equity.of("standard");
 * EquityResult result = equity.deal().player("As Ah").player("KK+, AKs:0.5").board("2c 4c 5h").run();
 * result.share(0);
 * }</pre>
 *
 * <p>What is played follows from the rules: <b>hold'em</b>, two cards and a board of five, where
 * hands of seven natural cards are high hands ({@code standard}, {@code no-wheel}, short decks);
 * <b>Omaha</b> where the rules say so; else each player <b>draws</b> what is missing of a hand, as
 * in razz, stud, or draw poker when all have discarded. Not offered are rules where a card may be
 * held twice.
 *
 * <p>Immutable, and safe for any number of threads.
 */
public final class Equity {
  private final Game game;

  private Equity(Game game) {
    this.game = game;
  }

  /**
   * Equity by a built-in rule set.
   *
   * @param name such as {@code standard}, {@code omaha-hi-lo} or {@code ace-to-five}
   * @throws IllegalArgumentException if there is no such rule set, or no such game is offered; says
   *     why
   */
  public static Equity of(String name) {
    return of(Evaluator.of(name));
  }

  /**
   * Equity by any rule set.
   *
   * @throws IllegalArgumentException if no game is offered by such rules; says why
   */
  public static Equity of(Evaluator evaluator) {
    if (evaluator instanceof OmahaEvaluator omaha) {
      return new Equity(new OmahaGame(omaha));
    }
    if (evaluator instanceof HandEvaluator hands && isHoldem(hands.ruleSet())) {
      return new Equity(new HoldemGame(hands));
    }
    return drawing(evaluator);
  }

  /**
   * Equity where every player draws what is missing of the largest hand that the rules compare, up
   * to seven cards, and there is no board: seven-card stud by {@code standard}.
   *
   * @throws IllegalArgumentException if the rules are Omaha's, or have a card more than once
   */
  public static Equity drawing(Evaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    if (evaluator instanceof OmahaEvaluator) {
      throw new IllegalArgumentException(rules.name() + " is played with a board");
    }
    if (rules.copies() > 1) {
      throw new IllegalArgumentException(
          "equity is not offered by the rules "
              + rules.name()
              + ": they allow a card more than once, so there is no deck to deal from");
    }
    boolean badugi = evaluator instanceof BadugiEvaluator;
    int cards = badugi ? rules.minCards() : Math.min(rules.maxCards(), DrawGame.MOST_CARDS);
    return new Equity(new DrawGame(evaluator, cards));
  }

  /** Whether hold'em can be played by these rules. */
  private static boolean isHoldem(RuleSet rules) {
    int cards = HoldemGame.HOLE + HoldemGame.BOARD;
    return rules.copies() == 1
        && rules.jokers() == 0
        && rules.minCards() <= cards
        && rules.maxCards() >= cards
        && rules.categories().get(0) == Category.HIGH_CARD;
  }

  /** Whether the pot is split with the best low hand. */
  public boolean isSplit() {
    return game.isSplit();
  }

  /** A new question. */
  public EquityDeal deal() {
    return new EquityDeal(game);
  }

  /** The rules' name. */
  @Override
  public String toString() {
    return game.name();
  }
}
