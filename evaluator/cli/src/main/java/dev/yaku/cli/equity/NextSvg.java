package dev.yaku.cli.equity;

import dev.yaku.Card;
import dev.yaku.cli.text.HeatColor;
import dev.yaku.cli.text.Svg;
import dev.yaku.equity.NextCards;
import java.util.Locale;

/** Draws each player's share by the next card as a picture: a grid of suits and ranks for each. */
final class NextSvg {
  private static final int CELL = 48;
  private static final int HEIGHT = 36;
  private static final int GAP = 2;
  private static final int MARGIN = 24;
  private static final int HEAD = 56;
  private static final int LABEL = 20;
  private static final int TITLE = 52; // above a grid
  private static final int BELOW = 16; // a grid
  private static final String SYMBOLS = "♠♥♦♣"; // of NextText.SUITS

  private final NextCards next;
  private final Svg svg;

  private NextSvg(NextCards next, Svg svg) {
    this.next = next;
    this.svg = svg;
  }

  /** A whole file. */
  static String of(WrittenSpot spot, NextCards next) {
    int ranks = 0;
    for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
      ranks += NextText.hasRank(next, rank) ? 1 : 0;
    }
    int grid = TITLE + NextText.SUITS.length() * HEIGHT + BELOW;
    int width = 2 * MARGIN + LABEL + ranks * CELL;
    int height = HEAD + next.players() * grid + MARGIN;
    String title = String.join(" / ", spot.players());
    Svg svg = new Svg(width, height, title + ": share by the next card");
    String board = spot.board().isEmpty() ? "" : " | " + spot.board();
    svg.heading(MARGIN, HEAD - 20, fitting(title + board, width - 2 * MARGIN));
    for (int i = 0; i < next.players(); i++) {
      new NextSvg(next, svg).draw(i, HEAD + i * grid, spot.players().get(i));
    }
    return svg.toString();
  }

  /** A letter of a heading is hardly wider than 10. */
  private static String fitting(String title, int width) {
    int most = width / 10;
    return title.length() <= most ? title : title.substring(0, most - 1) + "…";
  }

  private void draw(int player, int top, String hand) {
    double share = next.whole().share(player);
    String figure = String.format(Locale.ROOT, ": %.2f %%", 100 * share);
    svg.text(MARGIN, top + 16, "start", fitting(hand, 500) + figure);
    int x = MARGIN + LABEL;
    for (int rank = Card.RANK_COUNT - 1; rank >= 0; rank--) {
      if (NextText.hasRank(next, rank)) {
        svg.text(x + CELL / 2.0, top + TITLE - 8, "middle", "" + Card.RANKS.charAt(rank));
        for (int i = 0; i < NextText.SUITS.length(); i++) {
          int card = Card.of(rank, Card.SUITS.indexOf(NextText.SUITS.charAt(i)));
          cell(x, top + TITLE + i * HEIGHT, card, player);
        }
        x += CELL;
      }
    }
    for (int i = 0; i < NextText.SUITS.length(); i++) {
      svg.text(MARGIN, top + TITLE + i * HEIGHT + 23, "start", "" + SYMBOLS.charAt(i));
    }
  }

  private void cell(int x, int y, int card, int player) {
    boolean comes = (next.cards() >>> card & 1) != 0;
    double share = comes ? next.share(card, player) : 0;
    String colour = comes ? HeatColor.hex(share) : Svg.PAPER;
    svg.rect(x + GAP / 2.0, y + GAP / 2.0, CELL - GAP, HEIGHT - GAP, colour);
    if (comes) {
      String ink = HeatColor.isDark(share) ? Svg.WHITE : Svg.INK;
      svg.text(x + CELL / 2.0, y + 23, "middle", NextText.figure(share), ink);
    }
  }
}
