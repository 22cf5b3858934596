package dev.yaku.cli.play;

import dev.yaku.Dealer;
import dev.yaku.cli.io.Program;
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

/** Plays on a machine: for credits, with its pay table in sight, and advice for who asks for it. */
final class MachineGame {
  private static final int DIGITS = 4;
  private static final int NAME_WIDTH = 28;

  private final Program program;
  private final VideoPoker machine;
  private final HandText text;
  private final Locale language;
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
    this.teach = teach;
    this.bet = Fraction.of(bet);
    this.credits = Fraction.of(credits);
    text = new HandText(program.colours(), language);
    hand = new DealtHand(Dealer.of(random, machine.deck()), 5);
    moves = new MoveReader(program, true, language);
  }

  /** Plays until the player quits or has no credits; tells whether all lines were understood. */
  boolean play() throws IOException {
    while (credits.compareTo(bet) >= 0 && playHand()) {
      hands++;
    }
    if (credits.compareTo(bet) < 0) {
      print("too few credits for another bet\n");
    }
    print(summary());
    program.out().flush();
    return moves.allGood();
  }

  private boolean playHand() throws IOException {
    hand.deal();
    Holds holds = machine.holds(hand.cards());
    print("Hand %d, credits %s, bet %s\n\n".formatted(hands + 1, plain(credits), plain(bet)));
    print(payTable() + "\n");
    MoveReader.Move move;
    do {
      print(hand.toText(text, words(), " held ") + "\n" + reach(holds) + "\n");
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
    print("%s pays %s, credits %s\n".formatted(name, plain(won), plain(credits)));
  }

  private String words() {
    int value = machine.evaluator().evaluate(hand.cards());
    return machine.evaluator().describe(value, language);
  }

  /** What each class pays for the bet, with a mark at the one that the hand is of. */
  private String payTable() {
    String made = machine.payClass(hand.cards());
    StringBuilder table = new StringBuilder();
    machine
        .payTable()
        .pays()
        .forEach(
            (name, pay) -> {
              boolean is = name.equals(made);
              String line = "%-" + NAME_WIDTH + "s%8s";
              String row = line.formatted(name, plain(pay.times(bet)));
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
    ProbabilityTable table = new ProbabilityTable(total, NAME_WIDTH);
    StringBuilder lines = new StringBuilder(table.headerLine("within reach", "draws"));
    List<String> names = new ArrayList<>(draws.keySet());
    Collections.reverse(names);
    for (String name : names) {
      lines.append(draws.get(name) == 0 ? "" : table.line(name, draws.get(name)));
    }
    return lines.append(table.totalLine()).toString();
  }

  private String hint(Holds holds) {
    Hold mine = holds.of(hand.held());
    return "hint: %s; what you hold now is worth %s\n\n"
        .formatted(best(holds), decimal(mine.value().times(bet)));
  }

  private String lesson(Holds holds, Fraction cost) {
    if (cost.signum() == 0) {
      return "nothing was better than %s\n".formatted(named(hand.held()));
    }
    return "%s; %s cost %s\n".formatted(best(holds), named(hand.held()), decimal(cost));
  }

  private String best(Holds holds) {
    Hold best = holds.best();
    return "best is %s, worth %s".formatted(named(best.held()), decimal(best.value().times(bet)));
  }

  private String named(long held) {
    return held == 0 ? "to hold nothing" : "to hold " + hand.toText(held);
  }

  private static String decimal(Fraction number) {
    return number.toDecimal(DIGITS);
  }

  /** Whole numbers without decimals. */
  private static String plain(Fraction number) {
    return number.toString().contains("/") ? decimal(number) : number.toString();
  }

  private String summary() {
    String played = hands + (hands == 1 ? " hand" : " hands") + " played";
    StringBuilder summary = new StringBuilder(played);
    String separator = ": ";
    for (String name : machine.payTable().pays().keySet()) {
      if (results.containsKey(name)) {
        summary.append(separator).append(results.get(name)).append(' ').append(name);
        separator = ", ";
      }
    }
    summary.append('\n');
    if (hands > 0) {
      Fraction staked = bet.times(Fraction.of(hands));
      summary.append("returned ").append(MachineTable.percent(paid.dividedBy(staked)));
      summary.append(" % of ").append(plain(staked)).append(" staked; with best play ");
      summary.append(MachineTable.percent(machine.exactReturn())).append(" % in the long run\n");
      summary.append("holds that were not the best cost ").append(decimal(lost)).append('\n');
    }
    return summary.toString();
  }

  private void print(String lines) throws IOException {
    program.out().write(lines);
  }
}
