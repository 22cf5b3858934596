package dev.yaku.equity;

import dev.yaku.BadugiEvaluator;
import dev.yaku.CardText;
import dev.yaku.Evaluator;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.TextException;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.internal.cards.Signs;
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

  /** Reads a question about equity from text, as {@link Equity#parse} describes it. */
  private static final class SpotReader {
    private static final int MAX_LENGTH = 1_000_000; // as the ranges of nine players can be
    private static final int MAX_TOKEN = 20;
    private final String text;
    private final String plain;

    SpotReader(String text) {
      this.text = text;
      plain = Signs.plain(text);
    }

    EquitySpot read(EquitySpot spot) {
      if (text.length() > MAX_LENGTH) {
        throw fault(
            "a text of " + text.length() + " characters: expected at most " + MAX_LENGTH,
            MAX_LENGTH,
            null);
      }
      int bar = bar(0);
      int secondBar = bar(bar + 1);
      int thirdBar = bar(secondBar + 1);
      if (thirdBar < text.length()) {
        throw fault("a third bar: expected players, board and dead cards", thirdBar, null);
      }
      checkPlayers(bar);
      int from = 0; // of the part that is read
      try {
        for (int end = slash(0, bar); from <= bar; from = end + 1, end = slash(from, bar)) {
          if (text.substring(from, end).isBlank()) {
            throw fault("expected a player: cards, a range or random", from, null);
          }
          spot.player(text.substring(from, end));
        }
        if (bar < text.length()) {
          from = bar + 1;
          spot.board(text.substring(from, secondBar));
        }
        if (secondBar < text.length()) {
          from = secondBar + 1;
          spot.dead(text.substring(from));
        }
        return spot;
      } catch (RangeFormatException e) {
        throw new SpotFormatException(e.getMessage(), from + e.column(), e.token(), e);
      } catch (SpotFormatException e) {
        throw e;
      } catch (TextException e) {
        throw fault(e.getMessage(), from + e.column() - 1, e);
      }
    }

    /** Counts the players before any of them is read. */
    private void checkPlayers(int end) {
      int count = 1;
      int tooMany = 0;
      for (int at = slash(0, end); at < end; at = slash(at + 1, end)) {
        count++;
        tooMany = count == Spot.MAX_PLAYERS + 1 ? at + 1 : tooMany;
      }
      if (tooMany > 0) {
        throw fault(count + " players: expected 1 to " + Spot.MAX_PLAYERS, tooMany, null);
      }
    }

    /** The place of the next bar, or the end of the text. */
    private int bar(int from) {
      int bar = CardText.indexOfBar(text, from);
      return bar < 0 ? text.length() : bar;
    }

    /** The place of the next slash that separates players, and does not end a group as in [/30]. */
    private int slash(int from, int end) {
      int at = from;
      while (at < end && (plain.charAt(at) != '/' || at > 0 && plain.charAt(at - 1) == '[')) {
        at++;
      }
      return at;
    }

    private SpotFormatException fault(@Nullable String message, int at, @Nullable Exception cause) {
      int end = at;
      while (end < text.length() && end < at + MAX_TOKEN && " ,/|".indexOf(plain.charAt(end)) < 0) {
        end++;
      }
      return new SpotFormatException(message, at + 1, text.substring(at, end), cause);
    }
  }
}
