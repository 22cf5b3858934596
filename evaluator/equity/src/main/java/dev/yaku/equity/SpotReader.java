package dev.yaku.equity;

import dev.yaku.CardText;
import dev.yaku.TextException;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.internal.cards.Signs;
import org.jspecify.annotations.Nullable;

/** Reads a question about equity from text, as {@link Equity#parse} describes it. */
final class SpotReader {
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
