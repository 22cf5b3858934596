package dev.yaku.cli.solver;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.HoleClass;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HoleGrid;
import dev.yaku.solver.AllInDecision;
import dev.yaku.solver.AllInGame;
import dev.yaku.solver.AllInSolution;
import java.util.ArrayList;
import java.util.List;

/** The answer about the strategies of an all-in game. */
record AllInSheet(AllInSolution solution, Words words, boolean hands, boolean stopped) {
  private static final List<String> COLUMNS =
      List.of("decision", "all-in", "price", "given", "range");
  private static final List<String> OF_HANDS = List.of("decision", "hand", "all-in", "gain");
  private static final int BESIDE = 3; // grids in a picture

  List<String> columns() {
    return hands ? OF_HANDS : COLUMNS;
  }

  private AllInGame game() {
    return solution.game();
  }

  Sheet write() {
    AllInGame game = game();
    Sheet sheet = new Sheet().object(object());
    for (AllInDecision decision : game.decisions()) {
      for (int of = 0; of < (hands ? HoleClass.SIZE : 1); of++) {
        Members named = new Members().column(decision.toString());
        Members row = hands ? named.putAll(ofHand(decision, of)) : row(decision);
        sheet.rows(sink -> sink.take(row));
      }
    }
    sheet.text(stopped ? words.say("solve.stopped") : "");
    double unit = game.icm().map(of -> of.total() / 100).orElse(1.0);
    String ofUnit = words.say(game.icm().isPresent() ? "allin.of.prizes" : "allin.of.chips");
    String said =
        words.say("allin.epsilon", solution.epsilon() / unit, ofUnit, solution.iterations());
    sheet.title(words.say("allin.title"), said).line(said).line("");
    sheet.block(decisions()).line("").written(players());
    return grids(sheet);
  }

  private String name(AllInDecision decision) {
    boolean two = game().players() == 2;
    return words.say("allin." + decision + (two ? ".two" : ""));
  }

  private Block decisions() {
    List<Block.Bar> bars = new ArrayList<>();
    for (AllInDecision decision : game().decisions()) {
      double part = solution.frequency(decision);
      double price = game().price(decision);
      List<String> figures =
          List.of(
              Words.percent(part),
              Double.isNaN(price) ? "–" : Words.percent(price),
              note(decision));
      bars.add(new Block.Bar(name(decision), figures, part, Colour.part(1)));
    }
    List<String> heading = words.all("allin.", "decision", "part", "price", "given");
    return Block.Bars.of(heading, words.width("allin.width"), 0, bars);
  }

  private String note(AllInDecision decision) {
    return game().isForced(decision)
        ? words.say("allin.forced")
        : game().isLocked(decision) ? words.say("allin.locked") : "";
  }

  private Block players() {
    boolean prizes = game().icm().isPresent();
    double[] stacks = game().stacks();
    List<Block.Bar> bars = new ArrayList<>();
    for (int player = 0; player < stacks.length; player++) {
      List<String> figures = new ArrayList<>();
      figures.add(Words.format("%.2f", stacks[player]));
      figures.add(Words.format("%+.4f", solution.chips(player)));
      if (prizes) {
        figures.add(Words.format("%.4f", game().icm().get().values(stacks)[player]));
        figures.add(Words.format("%.4f", solution.value(player)));
      }
      bars.add(new Block.Bar(player(player), figures, Double.NaN, Colour.PAPER));
    }
    List<String> heading = new ArrayList<>(words.all("allin.", "player", "stack", "wins"));
    heading.addAll(prizes ? words.all("allin.", "before", "after") : List.of());
    return Block.Bars.of(heading, words.width("allin.width"), 0, bars);
  }

  private String player(int player) {
    int players = game().players();
    return player >= players
        ? words.say("allin.other", player - players + 1)
        : words.say("allin.seat." + (player + 3 - players) + (players == 2 ? ".two" : ""));
  }

  private Sheet grids(Sheet sheet) {
    List<Block.Grid> drawn = new ArrayList<>();
    for (AllInDecision decision : game().decisions()) {
      if (!game().isForced(decision)) {
        Block.Grid grid = HoleGrid.of(name(decision), solution.range(decision));
        sheet.line("").written(grid);
        drawn.add(grid);
      }
    }
    for (int from = 0; from < drawn.size(); from += BESIDE) {
      sheet.drawn(new Block.Beside(drawn.subList(from, Math.min(drawn.size(), from + BESIDE))));
    }
    return sheet;
  }

  private Members object() {
    Members object = new Members().put("epsilon", figure("%.9f", solution.epsilon()));
    object.put("iterations", solution.iterations());
    List<Members> players = new ArrayList<>();
    double[] stacks = game().stacks();
    for (int player = 0; player < stacks.length; player++) {
      Members of = new Members().put("stack", stacks[player]);
      of.put("chips", Figures.number(solution.chips(player)));
      if (game().icm().isPresent()) {
        of.put("prize", Figures.number(solution.value(player)));
      }
      players.add(of);
    }
    List<Members> decisions = new ArrayList<>();
    for (AllInDecision decision : game().decisions()) {
      Members row = row(decision);
      List<Members> each = new ArrayList<>();
      for (int of = 0; hands && of < HoleClass.SIZE; of++) {
        each.add(ofHand(decision, of));
      }
      decisions.add(hands ? row.member("hands", each) : row);
    }
    return object.put("players", players).put("decisions", decisions);
  }

  private Members row(AllInDecision decision) {
    Members row = new Members().put("decision", decision.toString());
    row.put("allIn", Figures.number(solution.frequency(decision)));
    row.put("price", Figures.number(game().price(decision)));
    String given = game().isForced(decision) ? "forced" : game().isLocked(decision) ? "locked" : "";
    return row.put("given", given).put("range", solution.range(decision).toString());
  }

  private Members ofHand(AllInDecision decision, int holeClass) {
    Members row = new Members().put("hand", HoleClass.toString(holeClass));
    row.put("allIn", Figures.number(solution.frequency(decision, holeClass)));
    return row.put("gain", Figures.number(solution.gain(decision, holeClass)));
  }
}
