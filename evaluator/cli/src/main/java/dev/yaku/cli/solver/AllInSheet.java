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

  private boolean hasPrizes() {
    return game().icm().isPresent();
  }

  Sheet write() {
    double unit = game().icm().map(of -> of.total() / 100).orElse(1.0);
    String ofUnit = words.say(hasPrizes() ? "allin.of.prizes" : "allin.of.chips");
    String said =
        words.say("allin.epsilon", solution.epsilon() / unit, ofUnit, solution.iterations());
    Sheet sheet = new Sheet().object(object()).text(stopped ? words.say("solve.stopped") : "");
    sheet.title(words.say("allin.title"), said).line(said).line("");
    sheet.block(decisions()).line("").written(players());
    List<Block.Grid> drawn = new ArrayList<>();
    for (AllInDecision decision : game().decisions()) {
      for (Members row : hands ? hands(decision) : List.of(row(decision))) {
        sheet.rows(sink -> sink.take(row));
      }
      if (!game().isForced(decision)) {
        drawn.add(HoleGrid.of(name(decision), solution.range(decision)));
        sheet.line("").written(drawn.get(drawn.size() - 1));
      }
    }
    for (int from = 0; from < drawn.size(); from += BESIDE) {
      sheet.drawn(new Block.Beside(drawn.subList(from, Math.min(drawn.size(), from + BESIDE))));
    }
    return sheet;
  }

  /** The words of a decision or of a seat: two players have others. */
  private String named(String key) {
    return words.say(game().players() == 2 ? key + ".two" : key);
  }

  private String name(AllInDecision decision) {
    return named("allin." + decision);
  }

  private String given(AllInDecision decision) {
    return game().isForced(decision) ? "forced" : game().isLocked(decision) ? "locked" : "";
  }

  private Block decisions() {
    List<Block.Bar> bars = new ArrayList<>();
    for (AllInDecision decision : game().decisions()) {
      double part = solution.frequency(decision);
      double price = game().price(decision);
      String said = Double.isNaN(price) ? "–" : Words.percent(price);
      String note = given(decision).isEmpty() ? "" : words.say("allin." + given(decision));
      List<String> figures = List.of(Words.percent(part), said, note);
      bars.add(new Block.Bar(name(decision), figures, part, Colour.part(1)));
    }
    List<String> heading = words.all("allin.", "decision", "part", "price", "given");
    return Block.Bars.of(heading, words.width("allin.width"), 0, bars);
  }

  private Block players() {
    List<Block.Bar> bars = new ArrayList<>();
    double[] stacks = game().stacks();
    int players = game().players();
    for (int player = 0; player < stacks.length; player++) {
      List<String> figures = new ArrayList<>();
      figures.add(Words.format("%.2f", stacks[player]));
      figures.add(Words.format("%+.4f", solution.chips(player)));
      if (hasPrizes()) {
        figures.add(Words.format("%.4f", game().icm().orElseThrow().values(stacks)[player]));
        figures.add(Words.format("%.4f", solution.value(player)));
      }
      String name =
          player >= players
              ? words.say("allin.other", player - players + 1)
              : named("allin.seat." + (player + 3 - players));
      bars.add(new Block.Bar(name, figures, Double.NaN, Colour.PAPER));
    }
    List<String> heading = new ArrayList<>(words.all("allin.", "player", "stack", "wins"));
    heading.addAll(hasPrizes() ? words.all("allin.", "before", "after") : List.of());
    return Block.Bars.of(heading, words.width("allin.width"), 0, bars);
  }

  private Members object() {
    List<Members> players = new ArrayList<>();
    double[] stacks = game().stacks();
    for (int player = 0; player < stacks.length; player++) {
      Members of = new Members().put("stack", stacks[player]);
      of.put("chips", Figures.number(solution.chips(player)));
      players.add(hasPrizes() ? of.put("prize", Figures.number(solution.value(player))) : of);
    }
    List<Members> decisions = new ArrayList<>();
    for (AllInDecision decision : game().decisions()) {
      Members row = row(decision);
      decisions.add(hands ? row.member("hands", hands(decision)) : row);
    }
    Members object = new Members().put("epsilon", figure("%.9f", solution.epsilon()));
    object.put("iterations", solution.iterations());
    return object.put("players", players).put("decisions", decisions);
  }

  private Members row(AllInDecision decision) {
    Members row = new Members().put("decision", decision.toString());
    row.put("allIn", Figures.number(solution.frequency(decision)));
    row.put("price", Figures.number(game().price(decision)));
    return row.put("given", given(decision)).put("range", solution.range(decision).toString());
  }

  private List<Members> hands(AllInDecision decision) {
    List<Members> rows = new ArrayList<>();
    for (int of = 0; of < HoleClass.SIZE; of++) {
      Members row = new Members().column(decision.toString()).put("hand", HoleClass.toString(of));
      row.put("allIn", Figures.number(solution.frequency(decision, of)));
      rows.add(row.put("gain", Figures.number(solution.gain(decision, of))));
    }
    return rows;
  }
}
