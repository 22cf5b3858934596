package dev.yaku.cli.solver;

import dev.yaku.Card;
import dev.yaku.board.Boards;
import dev.yaku.board.Texture;
import dev.yaku.board.Word;
import dev.yaku.cli.options.Converters;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Flops by what they are like, in the words for boards. */
enum FlopKinds {
  SUITS,
  PAIRING,
  HIGH;

  private static final Boards BOARDS = Boards.of("standard");

  /**
   * Flops that are alike.
   *
   * @param order among the kinds
   * @param word for programs
   * @param name for people
   */
  record Kind(int order, String word, String name) implements Comparable<Kind> {
    @Override
    public int compareTo(Kind other) {
      return Integer.compare(order, other.order);
    }
  }

  /** Rows by the kind of their flops. */
  Map<Kind, List<FlopRow>> group(List<FlopRow> rows, Words words) {
    Map<Kind, List<FlopRow>> groups = new TreeMap<>();
    for (FlopRow row : rows) {
      groups.computeIfAbsent(kind(row.flop(), words), none -> new ArrayList<>()).add(row);
    }
    return groups;
  }

  private Kind kind(Flop flop, Words words) {
    Texture texture = BOARDS.board(flop.set()).texture();
    if (this == HIGH) {
      String rank = Card.RANKS.substring(texture.highRank(), texture.highRank() + 1);
      return new Kind(-texture.highRank(), rank, words.say("report.high", rank));
    }
    Word word = this == SUITS ? texture.suits() : texture.pairing();
    List<? extends Word> all =
        List.of(this == SUITS ? Texture.Suits.values() : Texture.Pairing.values());
    return new Kind(all.indexOf(word), word.text(), word.describe(words.language()));
  }

  /** Reads one of them. */
  static final class Converter extends Converters.Choice<FlopKinds> {
    Converter() {
      super("suits, pairing or high", FlopKinds.values());
    }
  }
}
