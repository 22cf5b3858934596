package dev.yaku.cli.strength;

import dev.yaku.CardFormatException;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.io.Program;
import java.io.IOException;
import java.util.List;

/** Gives each spot to a command: those of the arguments, or else the lines of standard input. */
final class SpotLines {
  /** What a command does with a spot. */
  @FunctionalInterface
  interface Action {
    /**
     * Answers one spot.
     *
     * @param number of the spot, from 1
     * @throws CardFormatException if it is none; says where
     */
    void answer(String spot, long number) throws IOException;
  }

  private final Program program;
  private final Action action;
  private boolean allGood = true;

  SpotLines(Program program, Action action) {
    this.program = program;
    this.action = action;
  }

  /** Answers all; gives the exit status. */
  int run(List<String> spots) throws IOException {
    for (int i = 0; i < spots.size(); i++) {
      answer(spots.get(i), "spot", i + 1);
    }
    if (spots.isEmpty()) {
      answerLines();
    }
    program.out().flush();
    return allGood ? 0 : 1;
  }

  private void answerLines() throws IOException {
    if (program.terminal()) {
      program.err().println("Spots, one a line:");
    }
    LineReader lines = new LineReader(program.in(), program.out());
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (line.length() > LineReader.MAX_LENGTH) {
        report("line", lines.lines(), LineReader.MAX_LENGTH + 1, "too long for a spot");
      } else {
        answer(line, "line", lines.lines());
      }
    }
  }

  private void answer(String spot, String unit, long number) throws IOException {
    try {
      action.answer(spot, number);
    } catch (CardFormatException e) {
      report(unit, number, e.column(), e.getMessage());
    }
  }

  private void report(String unit, long number, int column, String fault) throws IOException {
    allGood = false;
    program.out().flush(); // so that answers and faults stand in the order of the spots
    program.err().println(unit + " " + number + ", column " + column + ": " + fault);
  }
}
