package dev.yaku.equity;

import dev.yaku.CardFormatException;
import dev.yaku.equity.internal.spot.Spot;
import org.jspecify.annotations.Nullable;

/** Reads a question about equity from text, as {@link Equity#parse} describes it. */
final class SpotReader {
  /** As long as the ranges of nine players can be. */
  private static final int MAX_LENGTH = 1_000_000;

  private static final int MAX_TOKEN = 20;

  private final String text;

  SpotReader(String text) {
    this.text = text;
  }

  EquitySpot read(EquitySpot spot) {
    if (text.length() > MAX_LENGTH) {
      throw fault(
          "a text of " + text.length() + " characters: expected at most " + MAX_LENGTH,
          MAX_LENGTH,
          null);
    }
    int bar = end('|', 0);
    int secondBar = end('|', bar + 1);
    int thirdBar = end('|', secondBar + 1);
    if (thirdBar < text.length()) {
      throw fault("a third bar: expected players, board and dead cards", thirdBar, null);
    }
    checkPlayers(bar);
    int from = 0; // of the part that is read
    try {
      for (; from <= bar; from = Math.min(bar, end('/', from)) + 1) {
        String player = text.substring(from, Math.min(bar, end('/', from)));
        if (player.isBlank()) {
          throw fault("expected a player: cards, a range or random", from, null);
        }
        spot.player(player);
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
    } catch (CardFormatException e) {
      throw fault(e.getMessage(), from + e.column() - 1, e);
    } catch (RangeFormatException e) {
      throw new SpotFormatException(e.getMessage(), from + e.column(), e.token(), e);
    }
  }

  /** Counts the players before any of them is read. */
  private void checkPlayers(int end) {
    int count = 1;
    int tooMany = 0;
    for (int at = end('/', 0); at < end; at = end('/', at + 1)) {
      count++;
      tooMany = count == Spot.MAX_PLAYERS + 1 ? at + 1 : tooMany;
    }
    if (tooMany > 0) {
      throw fault(count + " players: expected 1 to " + Spot.MAX_PLAYERS, tooMany, null);
    }
  }

  private int end(char mark, int from) {
    int at = from > text.length() ? -1 : text.indexOf(mark, from);
    return at < 0 ? text.length() : at;
  }

  private SpotFormatException fault(@Nullable String message, int at, @Nullable Exception cause) {
    int end = at;
    while (end < text.length() && end < at + MAX_TOKEN && " ,/|".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return new SpotFormatException(message, at + 1, text.substring(at, end), cause);
  }
}
