package dev.yaku.cli.videopoker;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Format;
import dev.yaku.videopoker.Hold;
import dev.yaku.videopoker.Holds;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "hold",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Tells which cards of a video poker deal to hold, and what that returns for each coin, on"
          + " average over all draws.",
      "",
      "Invalid deals are reported on standard error; the others are still answered, and the exit"
          + " status is 1. Lines that are blank or begin with # are skipped."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then columns: hand, hold, ev, ties, fraction, line",
      "  json  one object per line, with the columns of tsv",
      "",
      "hold is the best hold; several of equal value are separated by \" | \", the one with the"
          + " least variance first. ties is the number of holds of this value, 1 if there is no tie. To"
          + " hold no card is an empty field. line is the number of the input line, or of the hand"
          + " among the arguments.",
      "",
      "Examples:",
      "  yaku hold jacks-9-6 \"As Ks Qs Js 2c\"",
      "  yaku hold --file my.pay --all \"As Ks Qs Js 2c\"",
      "  yaku hold --lang ja jacks-9-6 \"As Ks Qs Js 2c\"",
      "  yaku deal 1000 | yaku hold jacks-9-6 --format tsv"
    })
public final class HoldCommand implements Callable<Integer> {
  private static final int DIGITS = 10;

  @Spec private CommandSpec spec;
  @ParentCommand private Program program;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "A file with a pay table, instead of MACHINE.")
  private Path file;

  @Mixin private FormatOption output = new FormatOption();
  @Mixin private Language language = new Language();

  @Option(names = "--all", description = "Shows all 32 holds, best first.")
  private boolean all;

  @Parameters(
      paramLabel = "MACHINE HAND",
      description =
          "One of the machines that \"yaku machine\" lists, and deals, each in quotes; if none is given,"
              + " deals are read from standard input, one per line.")
  private List<String> words = List.of();

  private VideoPoker machine;

  @Override
  public Integer call() throws IOException {
    if (file == null && words.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "expected a MACHINE or --file");
    }
    machine = file == null ? MachineSource.builtIn(words.get(0)) : MachineSource.open(file);
    List<String> hands = words.subList(file == null ? 1 : 0, words.size());
    program
        .out()
        .write(Rows.header(output.format(), "hand", "hold", "ev", "ties", "fraction", "line"));
    return new Batch(program, program.out(), "hand", this::answer).run(hands, null);
  }

  private void answer(CharSequence text, long number) throws IOException {
    long deal = Hand.parse(text);
    Holds holds;
    try {
      holds = machine.holds(deal);
    } catch (IllegalArgumentException e) {
      throw new Batch.Fault(e.getMessage(), 1, e); // the fault is in the deal as a whole
    }
    program.out().write(rows(holds, number, Card.parseAll(text)));
  }

  private String rows(Holds holds, long line, int[] deal) {
    if (!all) {
      return row(holds, holds.allBest(), line, deal);
    }
    StringBuilder rows = new StringBuilder();
    rows.append(output.format() == Format.TEXT ? Card.toString(deal) + "\n" : "");
    holds.all().forEach(hold -> rows.append(row(holds, List.of(hold), line, deal)));
    return rows.append(output.format() == Format.TEXT ? "\n" : "").toString();
  }

  /** One row for holds of equal value. */
  private String row(Holds holds, List<Hold> equal, long line, int[] deal) {
    Hold first = equal.get(0);
    String cards =
        equal.stream().map(hold -> cards(hold.held(), deal)).collect(Collectors.joining(" | "));
    String value = first.value().toDecimal(DIGITS);
    long ties = holds.all().stream().filter(each -> each.value().equals(first.value())).count();
    String hand = Card.toString(deal);
    if (output.format() == Format.TEXT) {
      return text(holds, first, cards, hand);
    }
    Rows row = new Rows(output.format()).text("hand", hand).text("hold", cards);
    row.value("ev", value).value("ties", ties).text("fraction", first.value());
    return row.value("line", line).end();
  }

  private String text(Holds holds, Hold hold, String cards, String hand) {
    if (language.isJapanese()) {
      return japanese(holds, hold, cards.isEmpty() ? "なし" : cards, hand);
    }
    String held = cards.isEmpty() ? "nothing" : cards;
    String value = hold.value().toDecimal(DIGITS);
    if (!all) {
      return hand + "  hold " + held + "  " + value + "  (" + hold.value() + ")\n";
    }
    String cost = holds.cost(hold.held()).toDecimal(DIGITS);
    return "  %-16s%15s  costs %s\n".formatted(held, value, cost);
  }

  private String japanese(Holds holds, Hold hold, String held, String hand) {
    String value = hold.value().toDecimal(DIGITS);
    if (!all) {
      return hand + "  残す " + held + "  期待値 " + value + "  (" + hold.value() + ")\n";
    }
    String cost = holds.cost(hold.held()).toDecimal(DIGITS);
    return "  " + Columns.left(held, 16) + Columns.right(value, 15) + "  損 " + cost + "\n";
  }

  /** The held cards of the deal, in the order of the deal. */
  private static String cards(long held, int[] deal) {
    StringBuilder text = new StringBuilder();
    for (int card : deal) {
      if ((held >>> card & 1) != 0) {
        text.append(text.isEmpty() ? "" : " ").append(Card.toString(card));
      }
    }
    return text.toString();
  }
}
