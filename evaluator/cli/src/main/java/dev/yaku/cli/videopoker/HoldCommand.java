package dev.yaku.cli.videopoker;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.TextException;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import dev.yaku.videopoker.Hold;
import dev.yaku.videopoker.Holds;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "hold")
public final class HoldCommand extends WordsTask {
  private static final int DIGITS = 10;

  @Option(names = "--file", paramLabel = "FILE")
  private Path file;

  @Option(names = "--all")
  private boolean all;

  @Parameters(paramLabel = "MACHINE HAND")
  private List<String> words = List.of();

  private VideoPoker machine;

  @Override
  protected int run() throws IOException {
    rejectIf(file == null && words.isEmpty(), "expected a MACHINE or --file");
    machine = file == null ? MachineSource.builtIn(words.get(0)) : MachineSource.open(file);
    List<String> hands = words.subList(file == null ? 1 : 0, words.size());
    answers().header("hand", "hold", "ev", "ties", "fraction", "line");
    return new Batch(program, program.out(), "hand", LineReader.MAX_LENGTH, false, this::answer)
        .run(hands, null);
  }

  private void answer(CharSequence text, long number) throws IOException {
    long deal = Hand.parse(text);
    Holds holds;
    try {
      holds = machine.holds(deal);
    } catch (IllegalArgumentException e) {
      throw new TextException(e.getMessage(), 1, 1, e); // the fault is in the deal as a whole
    }
    answers().write(sheet(holds, number, Card.parseAll(text)));
  }

  private Sheet sheet(Holds holds, long line, int[] deal) {
    Sheet sheet = new Sheet();
    if (!all) {
      return add(sheet, holds, holds.allBest(), line, deal);
    }
    sheet.line(Card.toString(deal));
    holds.all().forEach(hold -> add(sheet, holds, List.of(hold), line, deal));
    return sheet.line("");
  }

  /** Adds a row for holds of equal value. */
  private Sheet add(Sheet sheet, Holds holds, List<Hold> equal, long line, int[] deal) {
    Hold first = equal.get(0);
    String cards =
        equal.stream()
            .map(hold -> HandText.some(deal, hold.held()))
            .collect(Collectors.joining(" | "));
    String value = first.value().toDecimal(DIGITS);
    long ties = holds.all().stream().filter(each -> each.value().equals(first.value())).count();
    Members row = new Members().put("hand", Card.toString(deal)).put("hold", cards);
    row.put("ev", new Members.Figure(value)).put("ties", ties);
    sheet.add(row.put("fraction", first.value().toString()).put("line", line));
    Words words = words();
    String held = cards.isEmpty() ? words.say("hold.none") : cards;
    if (!all) {
      return sheet.line(words.say("hold.best", Card.toString(deal), held, value, first.value()));
    }
    String cost = holds.cost(first.held()).toDecimal(DIGITS);
    return sheet.line(words.say("hold.each", Columns.left(held, 16), value, cost));
  }
}
