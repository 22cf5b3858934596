package dev.yaku.cli.play;

import dev.yaku.Dealer;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Style;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassText;
import dev.yaku.cli.videopoker.MachineSheet;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.Hold;
import dev.yaku.videopoker.Holds;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Plays on a machine: for credits, with its pay table shown, and with advice on request. */
final class MachineGame {
  private static final int DIGITS = 4;
  private static final int NAME_WIDTH = 28;

  private final VideoPoker machine;
  private final Words words;
  private final Answers answers;
  private final boolean teach; // after each draw what the best hold was
  private final Fraction bet;
  private final DealtHand hand;
  private final MoveReader moves;
  private final Map<String, Integer> results = new LinkedHashMap<>();
  private Fraction credits;
  private Fraction paid = Fraction.ZERO;
  private Fraction lost = Fraction.ZERO;
  private int hands;

  MachineGame(
      Program program,
      VideoPoker machine,
      Words words,
      SplittableRandom random,
      boolean teach,
      int bet,
      int credits) {
    this.machine = machine;
    this.words = words;
    answers = program.answers(Format.TEXT);
    this.teach = teach;
    this.bet = Fraction.of(bet);
    this.credits = Fraction.of(credits);
    hand = new DealtHand(Dealer.of(random, machine.deck()), 5);
    moves = new MoveReader(program, true, words);
  }

  /** Plays until the player quits or has no credits; returns whether all lines were valid. */
  boolean play() throws IOException {
    while (credits.compareTo(bet) >= 0 && playHand()) {
      hands++;
    }
    Sheet sheet = new Sheet();
    if (credits.compareTo(bet) < 0) {
      sheet.line(words.say("play.poor"));
    }
    answers.write(sheet.text(summary()));
    return moves.allGood();
  }

  private boolean playHand() throws IOException {
    hand.deal();
    Holds holds = machine.holds(hand.cards());
    Sheet sheet = new Sheet();
    sheet.line(words.say("play.hand.credits", hands + 1, plain(credits), plain(bet))).line("");
    sheet.line(payTable());
    MoveReader.Move move;
    do {
      Map<String, Long> draws = holds.of(hand.held()).draws();
      sheet.line(hand.toText(description(), words.say("play.held")));
      sheet.block(reach(draws, NAME_WIDTH, words)).line("");
      answers.write(sheet);
      move = moves.next(hand);
      sheet = new Sheet();
      if (move == MoveReader.Move.HINT) {
        String mine = holds.of(hand.held()).value().times(bet).toDecimal(DIGITS);
        sheet.line(words.say("play.hint", best(holds), mine)).line("");
      }
    } while (move == MoveReader.Move.HOLD || move == MoveReader.Move.HINT);
    if (move == MoveReader.Move.QUIT) {
      return false;
    }
    Fraction cost = holds.cost(hand.held()).times(bet);
    String lesson = lesson(holds, cost);
    hand.draw();
    pay(sheet);
    lost = lost.plus(cost);
    answers.write((teach ? sheet.line(lesson) : sheet).line(""));
    return true;
  }

  private void pay(Sheet sheet) {
    String name = machine.payClass(hand.cards());
    Fraction won = machine.pay(hand.cards()).times(bet);
    credits = credits.minus(bet).plus(won);
    paid = paid.plus(won);
    results.merge(name, 1, Integer::sum);
    sheet.line("").text(hand.cardsText(description()));
    sheet.line(words.say("play.pays", ClassText.of(name, words), plain(won), plain(credits)));
  }

  private String description() {
    int value = machine.evaluator().evaluate(hand.cards());
    return machine.evaluator().describe(value, words.language());
  }

  /** The pay of each class for the bet, with a mark at the class of the hand. */
  private String payTable() {
    String made = machine.payClass(hand.cards());
    StringBuilder table = new StringBuilder();
    for (Map.Entry<String, Fraction> each : machine.payTable().pays().entrySet()) {
      String name = Columns.left(ClassText.of(each.getKey(), words), NAME_WIDTH);
      String row = name + Columns.right(plain(each.getValue().times(bet)), 8);
      table.append(each.getKey().equals(made) ? "> " + Style.bold(row) : "  " + row).append('\n');
    }
    return table.toString();
  }

  /** How many draws make what, the strongest first, without what none makes. */
  static Block.Bars reach(Map<String, Long> draws, int width, Words words) {
    List<String> names = new ArrayList<>(draws.keySet());
    Collections.reverse(names);
    names.removeIf(name -> draws.get(name) == 0);
    Map<String, Long> made = new LinkedHashMap<>();
    names.forEach(name -> made.put(name, draws.get(name)));
    return ClassText.table(words, "play.reach", "play.draws", width, made);
  }

  private String lesson(Holds holds, Fraction cost) {
    return cost.signum() == 0
        ? words.say("play.lesson.good", named(hand.held()))
        : words.say("play.lesson", best(holds), named(hand.held()), cost.toDecimal(DIGITS));
  }

  private String best(Holds holds) {
    Hold best = holds.best();
    return words.say("play.best", named(best.held()), best.value().times(bet).toDecimal(DIGITS));
  }

  private String named(long held) {
    return held == 0 ? words.say("play.hold.none") : words.say("play.hold", hand.toText(held));
  }

  /** Whole numbers without decimals. */
  private static String plain(Fraction number) {
    return number.toString().contains("/") ? number.toDecimal(DIGITS) : number.toString();
  }

  private String summary() {
    List<String> made = new ArrayList<>();
    for (String name : machine.payTable().pays().keySet()) {
      if (results.containsKey(name)) {
        made.add(words.say("play.result.class", results.get(name), ClassText.of(name, words)));
      }
    }
    String played = words.count("play.played", hands, hands) + (made.isEmpty() ? "" : ": ");
    String summary = played + String.join(", ", made) + "\n";
    if (hands == 0) {
      return summary;
    }
    Fraction staked = bet.times(Fraction.of(hands));
    String returned = MachineSheet.percent(paid.dividedBy(staked));
    String exact = MachineSheet.percent(machine.exactReturn());
    String cost = lost.toDecimal(DIGITS);
    return summary + words.say("play.returned", returned, plain(staked), exact, cost);
  }
}
