package dev.yaku.cli.videopoker;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.ClassText;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Stack;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

@Command(name = "machine")
public final class MachineCommand extends WordsTask {
  @Parameters(arity = "0..1", paramLabel = "NAME")
  private String name;

  @Option(names = "--file", paramLabel = "FILE")
  private Path file;

  @Option(
      names = "--sweep",
      parameterConsumer = ClassFigure.Reader.class,
      paramLabel = "CLASS PAYS")
  private ClassFigure sweep;

  @Option(
      names = "--solve",
      parameterConsumer = ClassFigure.Reader.class,
      paramLabel = "CLASS RETURN")
  private ClassFigure solve;

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Override
  protected int run() throws IOException {
    rejectIf(name != null && file != null, "expected NAME or --file, found both");
    if (name == null && file == null) {
      list();
    } else {
      answer(name == null ? MachineSource.open(file) : MachineSource.builtIn(name));
    }
    return 0;
  }

  private void list() throws IOException {
    rejectIf(
        sweep != null || solve != null || svg != null, "expected the NAME of a machine or --file");
    answers().header("name", "title");
    int width = VideoPoker.names().stream().mapToInt(String::length).max().orElse(0);
    Sheet sheet = new Sheet();
    for (String each : VideoPoker.names()) {
      String title = VideoPoker.payTable(each).title();
      sheet.line(Columns.left(each, width) + "  " + title);
      sheet.add(new Members().put("name", each).put("title", title));
    }
    answers().write(sheet);
  }

  private void answer(VideoPoker machine) throws IOException {
    rejectIf(sweep != null && solve != null, "expected --sweep or --solve, found both");
    Sheet sheet;
    try {
      if (solve != null) {
        sheet = solved(machine);
        answers().header("class", "pay", "fraction");
      } else if (sweep != null) {
        sheet = MachineSheet.sweep(machine, sweep.name(), sweep.figure(), words());
        answers().header("pay", "return", "fraction");
      } else {
        sheet = MachineSheet.of(machine, words());
        answers().header("class", "pay", "deals", "probability", "contribution");
      }
    } catch (IllegalArgumentException e) {
      throw CliException.ofArguments(e.getMessage(), e);
    }
    answers().write(sheet);
    program.draw(svg, sheet);
  }

  private Sheet solved(VideoPoker machine) {
    String wanted = solve.figure();
    Fraction result =
        wanted.endsWith("%")
            ? Fraction.parse(wanted.substring(0, wanted.length() - 1)).dividedBy(Fraction.of(100))
            : Fraction.parse(wanted);
    Fraction pay = machine.solve(solve.name(), result);
    String name = ClassText.of(solve.name(), words());
    String percent = MachineSheet.percent(result);
    Members row = new Members().put("class", solve.name());
    row.put("pay", new Members.Figure(pay.toDecimal(10))).put("fraction", pay.toString());
    return new Sheet()
        .add(row)
        .line(words().say("machine.solved", name, pay.toDecimal(10), pay, percent));
  }

  /** The two words of an option: a class of the pay table, and a figure as it was written. */
  private record ClassFigure(String name, String figure) {
    /** Reads both, as one value: a list could be given more than once. */
    static final class Reader implements IParameterConsumer {
      @Override
      @SuppressWarnings("JdkObsolete") // the type is the parser's
      public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
        if (words.size() < 2) {
          throw new ParameterException(
              command.commandLine(), "expected two words: " + option.paramLabel());
        }
        option.setValue(new ClassFigure(words.pop(), words.pop()));
      }
    }
  }
}
