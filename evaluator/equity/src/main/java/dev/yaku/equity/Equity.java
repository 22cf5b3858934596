package dev.yaku.equity;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.equity.internal.spot.Game;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Tells how often each player wins, in one game.
 *
 * <pre>{@code
 * Equity equity = Equity.of("standard");
 * EquityResult result = equity.spot().player("As Ah").player("KK+, AKs:0.5").board("2c 4c 5h").run();
 * result.share(0);
 * }</pre>
 *
 * <p>The game follows from the rules. Rules for high hands of seven natural cards ({@code
 * standard}, {@code no-wheel}, short decks) are played as <b>hold'em</b>, with two hole cards and a
 * board of five; Omaha rules as <b>Omaha</b>. With other rules, each player <b>draws</b> the
 * missing cards of a hand, as in razz, stud, or draw poker after the discards. Rules that allow a
 * card to be held twice are not supported.
 *
 * <p>A <i>deal</i> is one choice of every player's cards and of the missing board cards. The best
 * hands share the pot; where it is split and no hand qualifies for low, the best high hands win all
 * of it. By {@code eight-or-better} alone, all players lose a deal in which no hand qualifies, so
 * that the shares add up to less than 1.
 *
 * <p>Immutable, and safe for any number of threads.
 */
public final class Equity {
  private static final int MOST_NAME = 60;
  private final Game game;

  private Equity(Game game) {
    this.game = game;
  }

  /**
   * {@return the equity calculator for a built-in rule set, or for one of the games of seven cards
   * a player: {@code stud} is drawn by {@code standard}, {@code razz} by {@code ace-to-five}, and
   * in {@code stud-hi-lo} the pot is split with the best hand by {@code eight-or-better}, if there
   * is one}
   *
   * @param name such as {@code standard}, {@code omaha-hi-lo}, {@code stud} or {@code ace-to-five}
   * @throws IllegalArgumentException if there is no such rule set, or it is not supported; the
   *     message says why
   */
  public static Equity of(String name) {
    return switch (sevenCards(Objects.requireNonNull(name, "name"))) {
      case "razz" -> drawing("razz", Evaluator.of("ace-to-five"), null);
      case "stud" -> drawing("stud", Evaluator.of("standard"), null);
      case "stud-hi-lo" ->
          drawing("stud-hi-lo", Evaluator.of("standard"), HandEvaluator.of("eight-or-better"));
      default -> of(Evaluator.of(name));
    };
  }

  /** The name of a game of seven cards, of which players write more than one; else as it is. */
  private static String sevenCards(String name) {
    String plain = name.length() > MOST_NAME ? "" : name.toLowerCase(Locale.ROOT);
    if (!plain.contains("stud") && !plain.contains("razz")) {
      return name; // without a pattern, whose classes take time to load
    }
    plain = plain.replaceAll("[^a-z0-9]", "").replaceFirst("^(7|seven)card", "");
    return plain.matches("stud(8|8orbetter|hilo|hilow|highlow)")
        ? "stud-hi-lo"
        : plain.replaceFirst("poker$", "");
  }

  /**
   * {@return the equity calculator for any rule set}
   *
   * @param evaluator the rules
   * @throws IllegalArgumentException if the rules are not supported; the message says why
   */
  public static Equity of(Evaluator evaluator) {
    Objects.requireNonNull(evaluator, "evaluator");
    if (evaluator instanceof OmahaEvaluator omaha) {
      return new Equity(new Game.Omaha(omaha));
    }
    if (evaluator instanceof HandEvaluator hands && Game.Holdem.fits(hands)) {
      return new Equity(new Game.Holdem(hands));
    }
    return drawing(evaluator);
  }

  /**
   * {@return the equity calculator for a game without a board, in which every player draws up to
   * the largest hand that the rules compare, at most seven cards: with {@code standard}, seven-card
   * stud}
   *
   * @param evaluator the rules
   * @throws IllegalArgumentException if the rules are Omaha's, or allow a card more than once
   */
  public static Equity drawing(Evaluator evaluator) {
    Objects.requireNonNull(evaluator, "evaluator");
    return drawing(evaluator.ruleSet().name(), evaluator, null);
  }

  private static Equity drawing(String name, Evaluator evaluator, @Nullable HandEvaluator lowHalf) {
    RuleSet rules = evaluator.ruleSet();
    if (evaluator instanceof OmahaEvaluator) {
      throw new IllegalArgumentException(
          "seven-card equity is not for " + rules.name() + ", which is played with a board");
    }
    if (rules.copies() > 1) {
      throw new IllegalArgumentException(
          "equity is not offered by the rules "
              + rules.name()
              + ", which allow a card more than once: there is no one deck to deal from");
    }
    boolean badugi = evaluator instanceof BadugiEvaluator;
    int cards = badugi ? rules.minCards() : Math.min(rules.maxCards(), Game.Draw.MOST_CARDS);
    int least = Math.max(1, Math.min(rules.minCards(), cards));
    return new Equity(new Game.Draw(name, evaluator, lowHalf, least, cards));
  }

  /** {@return whether the pot is split between the best high and the best low hand} */
  public boolean isSplit() {
    return game.isSplit();
  }

  /**
   * {@return the number of cards of a complete board; 0 if the game has none, and hands are drawn}
   */
  public int boardCards() {
    return game.boardCards();
  }

  /**
   * {@return the question of a text, to be {@linkplain EquitySpot#run answered}: {@code PLAYER /
   * PLAYER ... [| BOARD [| DEAD]]}, such as {@code "As Ah / KK+, AKs:0.5 / random | 2c 4c 5h |
   * Jc"}} Each player is a text as {@link EquitySpot#player(String)} takes it.
   *
   * @param text at most 1,000,000 characters; a player's range has its own limit
   * @throws SpotFormatException if the text is invalid; it says where, and what is expected there
   */
  public EquitySpot parse(String text) {
    return new SpotReader(Objects.requireNonNull(text, "text")).read(spot());
  }

  /** {@return a new question, without players} */
  public EquitySpot spot() {
    return new EquitySpot(game);
  }

  /** The name of the rules. */
  @Override
  public String toString() {
    return game.name();
  }
}
