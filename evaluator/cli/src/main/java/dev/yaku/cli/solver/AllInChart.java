package dev.yaku.cli.solver;

import dev.yaku.HoleClass;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.AllInDecision;
import dev.yaku.solver.AllInSolution;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Up to which stack each hand is all-in, of two players with stacks of one size. */
final class AllInChart {
  static final List<String> COLUMNS = List.of("hand", "push", "call");

  private static final String NUMBER = "([0-9]{1,6}(?:\\.[0-9]{1,4})?)";
  private static final Pattern STACKS =
      Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?:/" + NUMBER + ")?");
  private static final int MOST = 1000;
  private static final double OFTEN = 0.5;

  private final List<BigDecimal> stacks = new ArrayList<>();
  private final List<AllInSolution> solutions = new ArrayList<>();
  private final Words words;

  private AllInChart(Words words) {
    this.words = words;
  }

  /** The chart of stacks such as 1..25 or 5..10/0.5, each solved. */
  static Sheet of(String stacks, Function<String, AllInSolution> solve, Words words) {
    Matcher matcher = STACKS.matcher(stacks.strip());
    if (!matcher.matches()) {
      throw CliException.ofArguments(
          "--stacks: expected numbers such as 10, 10, 10, or 1..25 or 5..10/0.5 for two players",
          null);
    }
    BigDecimal last = new BigDecimal(matcher.group(2));
    BigDecimal step = new BigDecimal(matcher.group(3) == null ? "1" : matcher.group(3));
    AllInChart chart = new AllInChart(words);
    BigDecimal stack = new BigDecimal(matcher.group(1));
    for (; step.signum() > 0 && stack.compareTo(last) <= 0; stack = stack.add(step)) {
      chart.stacks.add(stack);
      if (chart.stacks.size() > MOST) {
        throw CliException.ofArguments("--stacks: expected at most " + MOST + " stacks", null);
      }
    }
    if (chart.stacks.isEmpty()) {
      throw CliException.ofArguments("--stacks: expected the least first, and steps above 0", null);
    }
    chart.stacks.forEach(of -> chart.solutions.add(solve.apply(of.toPlainString())));
    return chart.sheet();
  }

  private Sheet sheet() {
    Sheet sheet = new Sheet();
    for (int of = 0; of < HoleClass.SIZE; of++) {
      Members row = new Members().put("hand", HoleClass.toString(of));
      row.put("push", said(AllInDecision.SMALL_BLIND, of));
      sheet.add(row.put("call", said(AllInDecision.BIG_BLIND_VS_SMALL_BLIND, of)));
    }
    Block.Grid push = grid("allin.chart.push", AllInDecision.SMALL_BLIND);
    Block.Grid call = grid("allin.chart.call", AllInDecision.BIG_BLIND_VS_SMALL_BLIND);
    String first = stacks.get(0).toPlainString();
    String title = words.say("allin.chart", first, stacks.get(stacks.size() - 1).toPlainString());
    sheet.title(title, words.say("allin.chart.gap")).line(title).line("");
    sheet.written(push).line("").written(call).drawn(new Block.Beside(List.of(push, call)));
    return sheet.line("").line(words.say("allin.chart.gap"));
  }

  private boolean isIn(AllInDecision decision, int holeClass, int stack) {
    return stack >= 0
        && stack < stacks.size()
        && solutions.get(stack).frequency(decision, holeClass) >= OFTEN;
  }

  /** Stacks from the greatest down, such as 7-5, 2: those at which the hand is mostly all-in. */
  private String said(AllInDecision decision, int holeClass) {
    StringBuilder text = new StringBuilder();
    for (int stack = stacks.size() - 1; stack >= 0; stack--) {
      boolean begins = isIn(decision, holeClass, stack) && !isIn(decision, holeClass, stack + 1);
      if (begins) {
        text.append(text.isEmpty() ? "" : ", ").append(stacks.get(stack).toPlainString());
        int least = stack;
        while (isIn(decision, holeClass, least - 1)) {
          least--;
        }
        text.append(least < stack ? "-" + stacks.get(least).toPlainString() : "");
      }
    }
    return text.toString();
  }

  private Block.Grid grid(String key, AllInDecision decision) {
    return Block.Grid.ofHoles(words.say(key), "", of -> cell(decision, of));
  }

  private Block.Cell cell(AllInDecision decision, int holeClass) {
    String name = HoleClass.toString(holeClass);
    int most = stacks.size() - 1;
    while (most >= 0 && !isIn(decision, holeClass, most)) {
      most--;
    }
    if (most < 0) {
      return Block.Cell.none(name);
    }
    String said = said(decision, holeClass);
    boolean gap = said.contains(",") || !isIn(decision, holeClass, 0);
    String figure = stacks.get(most).toPlainString() + (gap ? "*" : "");
    String more = most == stacks.size() - 1 && !gap ? "+" : "";
    return Block.Cell.of(name, figure + more, Colour.part((most + 1.0) / stacks.size()));
  }
}
