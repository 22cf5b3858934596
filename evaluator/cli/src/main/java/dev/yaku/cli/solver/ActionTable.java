package dev.yaku.cli.solver;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player does in all: how often each action is taken, and what it is worth then.
 *
 * @param actions their names
 * @param frequencies of each
 * @param values of each; NaN for what is never done
 */
record ActionTable(List<String> actions, double[] frequencies, double... values) {
  private static final int[] WIDTHS = {14, 9, 11};

  /** Adds the table; in text with the letters of a grid, if there is one. */
  void addTo(Sheet sheet, Words words, boolean letters) {
    sheet.written(block(words, letters)).line("");
  }

  /** The table; a picture has bars, too. */
  Block.Bars block(Words words, boolean letters) {
    List<Colour> colours = StrategyGrid.colours(actions);
    List<Block.Bar> bars = new ArrayList<>();
    for (int action = 0; action < frequencies.length; action++) {
      String name = (letters ? StrategyGrid.letter(action) + " " : "") + actions.get(action);
      List<String> figures =
          List.of(Figures.percent(frequencies[action]), Figures.chips(values[action]));
      bars.add(new Block.Bar(name, figures, frequencies[action], colours.get(action)));
    }
    List<String> heading = words.all("solve.", "action", "often", "value");
    return new Block.Bars(heading, WIDTHS, 0, bars);
  }
}
