package dev.yaku.cli.solver;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.board.Made;
import dev.yaku.board.Word;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.HandGroup;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.SolverSpot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Both players' hands by what they are: what the hands of one kind have and do together. */
final class GroupView implements ViewOptions.View {
  private static final int NAME = 34;
  private static final int BAR = 24;

  /** The groups into which hands are put. */
  enum By {
    MADE,
    DRAWS,
    WORDS, // made hands, then draws
    CLASS,
    PLACE // not hands: see ViewOptions
  }

  /** A word for programs, its name for people, and which holes, by {@link HoleIndex}, have it. */
  private record NamedHoles(String word, String name, IntPredicate holes) {}

  private record Line(int player, NamedHoles holes, HandGroup group) {}

  private final SolutionNode node;
  private final By by;
  private final Words words;
  private final HandGroup[] all = new HandGroup[2];
  private final List<Line> lines = new ArrayList<>();

  GroupView(SolverSpot spot, SolutionNode node, By by, Words words) {
    this.node = node;
    this.by = by;
    this.words = words;
    List<NamedHoles> named = named(spot);
    for (int player : new int[] {node.player(), 1 - node.player()}) {
      all[player] = node.group(player, hand -> true);
      for (NamedHoles holes : named) {
        HandGroup group = node.group(player, hand -> holes.holes().test(HoleIndex.of(hand)));
        if (group.combos() > 0) {
          lines.add(new Line(player, holes, group));
        }
      }
    }
  }

  private List<NamedHoles> named(SolverSpot spot) {
    List<NamedHoles> named = new ArrayList<>();
    int[] found = new int[HoleIndex.SIZE];
    if (by == By.CLASS) {
      for (int i = 0; i < HoleClass.SIZE; i++) {
        int of = i;
        String name = HoleClass.toString(of);
        named.add(new NamedHoles(name, name, hole -> HoleClass.of(hole) == of));
      }
      return named;
    }
    Boards.of(spot.evaluator()).board(node.board()).words(found);
    if (by != By.DRAWS) {
      for (Made made : Made.values()) {
        named.add(named(made, hole -> Made.of(found[hole] & BoardHands.MADE) == made));
      }
    }
    if (by == By.MADE || node.boardCards().length == 5) {
      return named;
    }
    for (Draw draw : Draw.values()) {
      named.add(named(draw, hole -> (found[hole] >>> BoardHands.DRAWS_SHIFT & draw.bit()) != 0));
    }
    IntPredicate none = hole -> found[hole] >>> BoardHands.DRAWS_SHIFT == 0;
    named.add(new NamedHoles("none", words.say("board.no-draw"), none));
    return named;
  }

  private NamedHoles named(Word word, IntPredicate holes) {
    return new NamedHoles(word.text(), word.describe(words.language()), holes);
  }

  @Override
  public List<String> columns() {
    return Figures.columns(
        node.actions(), "node", "player", "word", "combos", "share", "equity", "value");
  }

  @Override
  public List<Members> members() {
    return lines.stream().map(this::members).toList();
  }

  private Members members(Line line) {
    HandGroup group = line.group();
    double share = group.combos() / all[line.player()].combos();
    Members row = new Members().column(node.path());
    row.put("player", Figures.PLAYERS.get(line.player())).put("word", line.holes().word());
    row.put("combos", Figures.number(group.combos())).put("share", Figures.number(share));
    row.put("equity", Figures.number(group.equity())).put("value", Figures.number(group.value()));
    List<Object> often = Figures.numbers(Figures.array(group.frequencies()));
    List<Object> worth = Figures.numbers(Figures.array(group.actionValues()));
    return Figures.addActions(row, node.actions(), node.actions(), often, worth);
  }

  @Override
  public void addTo(Members object, Sheet sheet) {
    object.put("groups", members());
    sheet.block(table(node.player())).line("").block(table(1 - node.player()));
  }

  /** Bars are as long as hands are many, and have the colours of what they do. */
  private Block.Bars table(int player) {
    boolean acts = player == node.player();
    List<String> heading = new ArrayList<>();
    heading.add(Figures.PLAYERS.get(player));
    heading.addAll(words.all("solve.", "combos", "equity", "value"));
    if (acts) {
      node.actions().forEach(action -> heading.addAll(List.of(action, words.say("solve.value"))));
    }
    List<Line> mine = lines.stream().filter(line -> line.player() == player).toList();
    double most = mine.stream().mapToDouble(line -> line.group().combos()).max().orElse(1);
    List<Block.Bar> bars = new ArrayList<>();
    for (Line line : mine) {
      bars.add(bar(line.holes().name(), line.group(), line.group().combos() / most));
    }
    bars.add(bar(words.say("solve.all"), all[player], Double.NaN));
    return Block.Bars.of(heading, NAME, BAR, bars);
  }

  private Block.Bar bar(String name, HandGroup group, double length) {
    List<String> figures = new ArrayList<>();
    figures.add(Words.format("%,.2f", group.combos()));
    figures.add(Figures.percent(group.equity()));
    figures.add(Figures.chips(group.value()));
    List<Colour> colours = StrategyGrid.colours(node.actions());
    List<Block.Part> parts = new ArrayList<>();
    for (int action = 0; action < group.frequencies().size(); action++) {
      double often = group.frequencies().get(action);
      figures.addAll(
          List.of(Figures.percent(often), Figures.chips(group.actionValues().get(action))));
      if (often > 0) {
        parts.add(new Block.Part(colours.get(action), often));
      }
    }
    if (parts.isEmpty()) {
      parts.add(new Block.Part(Colour.BLUE, 1));
    }
    return new Block.Bar(name, figures, length, parts);
  }
}
