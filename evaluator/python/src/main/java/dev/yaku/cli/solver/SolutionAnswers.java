package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Picture;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.AllInSolution;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import picocli.CommandLine;

/** Views of a solution in memory, as {@code solve --open} writes them of a file. */
public final class SolutionAnswers {
  private SolutionAnswers() {}

  /**
   * Looks at a place.
   *
   * @param node as {@code --node} takes it
   * @param options those of a view, such as {@code --by=made}
   * @return the answer as JSON, and as a picture, which is empty if there is nothing to draw
   * @throws IllegalArgumentException if there is no such place, or nothing to show
   */
  public static String[] of(Solution solution, String node, String... options) throws IOException {
    ViewOptions views = new ViewOptions();
    new CommandLine(views).parseArgs(options);
    Solution shown = views.best == null ? solution : solution.answeredBy(views.best);
    SolutionNode place = shown.root().node(node);
    String fault = views.fault();
    if (fault != null) {
      throw new IllegalArgumentException(fault);
    }
    try {
      views.check(place);
    } catch (CliException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    Words words = Words.of(Locale.ENGLISH);
    Sheet sheet = new Sheet();
    ViewOptions.View view = views.of(solution, place, words);
    new SolutionSheet(shown, place, null, words).write(sheet, view, false);
    StringWriter json = new StringWriter();
    new Answers(Format.JSON, false, json, null).write(sheet);
    return new String[] {json.toString(), sheet.isDrawn() ? Picture.of(sheet) : ""};
  }

  /** Draws the charts of an all-in game. */
  public static String charts(AllInSolution solution) {
    return Picture.of(new AllInSheet(solution, Words.of(Locale.ENGLISH), false, false).write());
  }
}
