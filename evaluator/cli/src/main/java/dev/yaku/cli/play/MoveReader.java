package dev.yaku.cli.play;

import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.sheet.Words;
import java.io.IOException;
import java.util.Locale;

/** Reads the moves of a player, line by line; invalid lines are reported. */
final class MoveReader {
  private final Program program;
  private final LineReader lines;
  private final boolean hints; // can be asked for
  private final Words words;
  private boolean allGood = true;

  enum Move {
    HOLD,
    DRAW,
    HINT,
    QUIT
  }

  MoveReader(Program program, boolean hints, Words words) {
    this.program = program;
    this.hints = hints;
    this.words = words;
    lines = new LineReader(program.in(), program.out(), LineReader.MAX_LENGTH);
  }

  boolean allGood() {
    return allGood;
  }

  /** Reads lines up to a valid one, and holds the cards that it names. */
  Move next(DealtHand hand) throws IOException {
    while (true) {
      if (program.terminal()) {
        program.out().write(words.say(hints ? "play.prompt.hints" : "play.prompt", hand.size()));
      }
      String line = lines.next();
      if (line == null) {
        program.out().write(program.terminal() ? "\n" : "");
        return Move.QUIT;
      }
      int column = firstWrong(line, hand.size());
      if (column == 0) {
        return move(line, hand);
      }
      allGood = false;
      program.out().flush();
      String expected = hints ? "d, h or q" : "d or q";
      String place = "line " + lines.lines() + ", column " + column;
      program.err().println(place + ": expected 1 to " + hand.size() + ", " + expected);
    }
  }

  /** The column of the first invalid character, or 0. */
  private int firstWrong(String line, int cards) {
    String move = line.stripTrailing();
    String letters = hints ? "dDqQhH" : "dDqQ";
    for (int i = 0; i < move.length(); i++) {
      char c = move.charAt(i);
      boolean last = i == move.length() - 1 && letters.indexOf(c) >= 0;
      if (!last && " ,\t".indexOf(c) < 0 && (c < '1' || c >= '1' + cards)) {
        return i + 1;
      }
    }
    return move.length() > LineReader.MAX_LENGTH ? move.length() : 0;
  }

  private static Move move(String line, DealtHand hand) {
    line.chars().filter(Character::isDigit).forEach(digit -> hand.toggle(digit - '1'));
    String move = line.strip().toLowerCase(Locale.ROOT);
    if (move.isEmpty() || move.endsWith("d")) {
      return Move.DRAW;
    }
    if (move.endsWith("h")) {
      return Move.HINT;
    }
    return move.endsWith("q") ? Move.QUIT : Move.HOLD;
  }
}
