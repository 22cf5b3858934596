package dev.yaku.cli.play;

import dev.yaku.Dealer;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassName;
import dev.yaku.cli.text.HandText;
import dev.yaku.cli.text.ProbabilityTable;
import dev.yaku.cli.videopoker.MachineTable;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.Hold;
import dev.yaku.videopoker.Holds;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;

/** Plays on a machine: for credits, with its pay table shown, and with advice on request. */
final class MachineGame {
  private static final int DIGITS = 4;
  private static final int NAME_WIDTH = 28;

  private final Program program;
  private final VideoPoker machine;
  private final HandText text;
  private final Locale language;
  private final boolean japanese;
  private final boolean teach;
  private final Fraction bet;
  private final DealtHand hand;
  private final MoveReader moves;
  private final Map<String, Integer> results = new LinkedHashMap<>();
  private Fraction credits;
  private Fraction paid = Fraction.ZERO;
  private Fraction lost = Fraction.ZERO;
  private int hands;

  /**
   * @param teach whether to say after each draw what the best hold was
   */
  MachineGame(
      Program program,
      VideoPoker machine,
      Locale language,
      SplittableRandom random,
      boolean teach,
      int bet,
      int credits) {
    this.program = program;
    this.machine = machine;
    this.language = language;
    japanese = language.equals(Locale.JAPANESE);
    this.teach = teach;
    this.bet = Fraction.of(bet);
    this.credits = Fraction.of(credits);
    text = new HandText(program.colours(), language);
    hand = new DealtHand(Dealer.of(random, machine.deck()), 5);
    moves = new MoveReader(program, true, language);
  }

  /** Plays until the player quits or has no credits; returns whether all lines were valid. */
  boolean play() throws IOException {
    while (credits.compareTo(bet) >= 0 && playHand()) {
      hands++;
    }
    if (credits.compareTo(bet) < 0) {
      print(say("too few credits for another bet\n", "クレジットが足りません\n"));
    }
    print(summary());
    program.out().flush();
    return moves.allGood();
  }

  private boolean playHand() throws IOException {
    hand.deal();
    Holds holds = machine.holds(hand.cards());
    String head = say("Hand %d, credits %s, bet %s\n\n", "%d回目、クレジット %s、賭け %s\n\n");
    print(head.formatted(hands + 1, plain(credits), plain(bet)));
    print(payTable() + "\n");
    MoveReader.Move move;
    do {
      print(hand.toText(text, words(), say(" held ", " 残す ")) + "\n" + reach(holds) + "\n");
      move = moves.next(hand);
      print(move == MoveReader.Move.HINT ? hint(holds) : "");
    } while (move == MoveReader.Move.HOLD || move == MoveReader.Move.HINT);
    if (move == MoveReader.Move.QUIT) {
      return false;
    }
    Fraction cost = holds.cost(hand.held()).times(bet);
    String lesson = lesson(holds, cost);
    hand.draw();
    pay();
    lost = lost.plus(cost);
    print(teach ? lesson : "");
    print("\n");
    return true;
  }

  private void pay() throws IOException {
    String name = machine.payClass(hand.cards());
    Fraction won = machine.pay(hand.cards()).times(bet);
    credits = credits.minus(bet).plus(won);
    paid = paid.plus(won);
    results.merge(name, 1, Integer::sum);
    print("\n" + hand.cardsText(text, words()));
    String line = say("%s pays %s, credits %s\n", "%s 配当 %s、クレジット %s\n");
    print(line.formatted(shown(name), plain(won), plain(credits)));
  }

  private String words() {
    int value = machine.evaluator().evaluate(hand.cards());
    return machine.evaluator().describe(value, language);
  }

  /** The pay of each class for the bet, with a mark at the class of the hand. */
  private String payTable() {
    String made = machine.payClass(hand.cards());
    StringBuilder table = new StringBuilder();
    machine
        .payTable()
        .pays()
        .forEach(
            (name, pay) -> {
              boolean is = name.equals(made);
              String shown = Columns.left(shown(name), NAME_WIDTH);
              String row = shown + Columns.right(plain(pay.times(bet)), 8);
              table.append(is ? "> " : "  ");
              if (is) {
                text.appendBold(table, row);
              } else {
                table.append(row);
              }
              table.append('\n');
            });
    return table.toString();
  }

  private String reach(Holds holds) {
    Map<String, Long> draws = holds.of(hand.held()).draws();
    long total = draws.values().stream().mapToLong(Long::longValue).sum();
    ProbabilityTable table =
        japanese ? new ProbabilityTable(total, language) : new ProbabilityTable(total, NAME_WIDTH);
    String header = table.headerLine(say("within reach", "狙える役"), say("draws", "引き方"));
    StringBuilder lines = new StringBuilder(header);
    List<String> names = new ArrayList<>(draws.keySet());
    Collections.reverse(names);
    for (String name : names) {
      lines.append(draws.get(name) == 0 ? "" : table.line(shown(name), draws.get(name)));
    }
    return lines.append(table.totalLine()).toString();
  }

  private String hint(Holds holds) {
    Hold mine = holds.of(hand.held());
    return say("hint: %s; what you hold now is worth %s\n\n", "ヒント: %s。今の残し方の期待値は %s\n\n")
        .formatted(best(holds), decimal(mine.value().times(bet)));
  }

  private String lesson(Holds holds, Fraction cost) {
    if (cost.signum() == 0) {
      return say("nothing was better than %s\n", "%sのが最善でした\n").formatted(named(hand.held()));
    }
    return say("%s; %s cost %s\n", "%s。%sと %s の損\n")
        .formatted(best(holds), named(hand.held()), decimal(cost));
  }

  private String best(Holds holds) {
    Hold best = holds.best();
    return say("best is %s, worth %s", "最善は %sこと、期待値 %s")
        .formatted(named(best.held()), decimal(best.value().times(bet)));
  }

  private String named(long held) {
    return held == 0
        ? say("to hold nothing", "全部捨てる")
        : say("to hold %s", "%s を残す").formatted(hand.toText(held));
  }

  /** The name of a class in the player's language; classes of the pay table keep their names. */
  private String shown(String name) {
    return ClassName.of(name, Words.of(language));
  }

  private String say(String english, String inJapanese) {
    return japanese ? inJapanese : english;
  }

  private static String decimal(Fraction number) {
    return number.toDecimal(DIGITS);
  }

  /** Whole numbers without decimals. */
  private static String plain(Fraction number) {
    return number.toString().contains("/") ? decimal(number) : number.toString();
  }

  private String summary() {
    String played = say(hands == 1 ? "%d hand played" : "%d hands played", "%d回終了");
    StringBuilder summary = new StringBuilder(played.formatted(hands));
    String separator = ": ";
    for (String name : machine.payTable().pays().keySet()) {
      if (results.containsKey(name)) {
        summary.append(separator);
        summary.append(say("%1$d %2$s", "%2$s %1$d回").formatted(results.get(name), shown(name)));
        separator = ", ";
      }
    }
    summary.append('\n');
    if (hands > 0) {
      Fraction staked = bet.times(Fraction.of(hands));
      String result =
          say(
              """
              returned %s %% of %s coins bet; best play returns %s %% in the long run
              holds other than the best cost %s
              """,
              """
              還元率 %s %%(賭け %s)、最善なら長い目で %s %%
              最善でない残し方の損 %s
              """);
      String returned = MachineTable.percent(paid.dividedBy(staked));
      String exact = MachineTable.percent(machine.exactReturn());
      summary.append(result.formatted(returned, plain(staked), exact, decimal(lost)));
    }
    return summary.toString();
  }

  private void print(String lines) throws IOException {
    program.out().write(lines);
  }
}
