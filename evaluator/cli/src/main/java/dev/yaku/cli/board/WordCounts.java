package dev.yaku.cli.board;

import dev.yaku.Card;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.board.Made;
import dev.yaku.board.Word;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.strength.BoardStrength;
import dev.yaku.strength.Strength;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

/** How many hands of a range are what on a board, and their equity against another range. */
public final class WordCounts {
  private final Map<Made, Sum> made = new EnumMap<>(Made.class);
  private final Map<Draw, Sum> draws = new EnumMap<>(Draw.class);
  private final Sum all = new Sum();
  private final Sum noDraw = new Sum();
  private final boolean hasDraws;

  // Of the other player: null if there is none.
  private BoardStrength strength;
  private double[] against;
  private double[] againstByCard;
  private double againstAll;

  /** Hands by weight, and by the other's hands that are possible beside them. */
  private static final class Sum {
    private double combos;
    private double deals;
    private double won;

    void add(double weight, double others, double equity) {
      combos += weight;
      if (others > 0) {
        deals += weight * others;
        won += weight * others * equity;
      }
    }
  }

  /**
   * One line of a table: a word, null for hands without a draw; their number, times their weights;
   * their share of all; their equity, NaN if there is no other player.
   */
  public record Line(Word word, double combos, double share, double equity) {}

  private WordCounts(BoardHands hands) {
    hasDraws = Long.bitCount(hands.board()) < 5;
  }

  /** Counts a range of hold'em, against another player's or null; throws if no hand is left. */
  public static WordCounts of(Boards boards, BoardHands hands, Range range, Range other) {
    WordCounts counts = new WordCounts(hands);
    if (other != null) {
      counts.meet(boards, hands.board(), other);
    }
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long cards = HoleIndex.hand(hole);
      if (range.weight(hole) > 0 && (cards & hands.board()) == 0) {
        counts.add(hands.words(cards), range.weight(hole), hole);
      }
    }
    return counts.checked(range);
  }

  public static WordCounts of(BoardHands hands, OmahaRange range) {
    WordCounts counts = new WordCounts(hands);
    range.without(hands.board()).forEach(hole -> counts.add(hands.words(hole), 1, -1));
    return counts.checked(range);
  }

  /** Counts all holes of so many cards of Omaha. */
  public static WordCounts of(BoardHands hands, long deck, int cards) {
    WordCounts counts = new WordCounts(hands);
    Hands.of(deck & ~hands.board(), cards).forEach(hole -> counts.add(hands.words(hole), 1, -1));
    return counts;
  }

  private WordCounts checked(Object range) {
    if (all.combos == 0) {
      throw new IllegalArgumentException(range + ": no hand is left beside the board");
    }
    return this;
  }

  private void meet(Boards boards, long board, Range other) {
    against = other.without(board).weights();
    againstByCard = new double[Card.JOKER];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      againstByCard[HoleIndex.low(hole)] += against[hole];
      againstByCard[HoleIndex.high(hole)] += against[hole];
      againstAll += against[hole];
    }
    strength = Strength.of((HandEvaluator) boards.evaluator()).against(against).board(board);
  }

  /** The weight of the other's hands that have no card of this one. */
  private double others(int hole) {
    return againstAll
        - againstByCard[HoleIndex.low(hole)]
        - againstByCard[HoleIndex.high(hole)]
        + against[hole];
  }

  private void add(int words, double weight, int hole) {
    if (Thread.currentThread().isInterrupted()) { // in Omaha there are very many
      throw new CancellationException("interrupted before all hands were counted");
    }
    double equity = equity(hole);
    double others = Double.isNaN(equity) ? 0 : others(hole);
    all.add(weight, others, equity);
    Made is = Made.of(words & BoardHands.MADE);
    made.computeIfAbsent(is, first -> new Sum()).add(weight, others, equity);
    int found = words >>> BoardHands.DRAWS_SHIFT;
    if (found == 0) {
      noDraw.add(weight, others, equity);
    }
    for (Draw draw : Draw.list(found)) {
      draws.computeIfAbsent(draw, first -> new Sum()).add(weight, others, equity);
    }
  }

  /** The equity of one hand; NaN if there is no other player, or none of his hands is possible. */
  public double equity(int hole) {
    return strength == null ? Double.NaN : strength.ehs(hole);
  }

  public Line total() {
    return line(null, all);
  }

  private Line line(Word word, Sum sum) {
    return new Line(word, sum.combos, sum.combos / all.combos, sum.won / sum.deals);
  }

  /** The made hands of the range, best first; made hands without a combo are left out. */
  public List<Line> made() {
    return lines(made);
  }

  /** The draws, and at last the hands without one; none on a river. */
  public List<Line> draws() {
    List<Line> lines = lines(draws);
    if (hasDraws && noDraw.combos > 0) {
      lines.add(line(null, noDraw));
    }
    return lines;
  }

  private List<Line> lines(Map<? extends Word, Sum> sums) {
    List<Line> lines = new ArrayList<>();
    sums.forEach((word, sum) -> lines.add(line(word, sum)));
    return lines;
  }
}
