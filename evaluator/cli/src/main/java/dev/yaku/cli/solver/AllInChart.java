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
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Up to which stack each hand is all-in, of two players with stacks of one size. */
record AllInChart(List<String> stacks, List<AllInSolution> solutions, Words words) {
  static final List<String> COLUMNS = List.of("hand", "push", "call");

  private static final String NUMBER = "([0-9]{1,6}(?:\\.[0-9]{1,4})?)";
  private static final Pattern STACKS =
      Pattern.compile(NUMBER + "\\.\\." + NUMBER + "(?:/" + NUMBER + ")?");
  private static final int MOST = 1000;
  private static final double OFTEN = 0.5;

  /** The chart of stacks such as 1..25 or 5..10/0.5, each solved. */
  static Sheet of(String text, Function<String, AllInSolution> solve, Words words) {
    List<String> stacks = read(text);
    return new AllInChart(stacks, stacks.stream().map(solve).toList(), words).sheet();
  }

  private static List<String> read(String text) {
    Matcher matcher = STACKS.matcher(text.strip());
    if (!matcher.matches()) {
      throw fault("numbers such as 10, 10, 10, or 1..25 or 5..10/0.5 for two players");
    }
    BigDecimal last = new BigDecimal(matcher.group(2));
    BigDecimal step = new BigDecimal(matcher.group(3) == null ? "1" : matcher.group(3));
    BigDecimal first = new BigDecimal(matcher.group(1));
    List<String> stacks =
        Stream.iterate(first, stack -> stack.compareTo(last) <= 0, stack -> stack.add(step))
            .limit(MOST + 1)
            .map(BigDecimal::toPlainString)
            .toList();
    if (stacks.isEmpty() || step.signum() == 0 || stacks.size() > MOST) {
      throw fault("the least stack first, steps above 0, and at most " + MOST + " stacks");
    }
    return stacks;
  }

  private static CliException fault(String expected) {
    return CliException.ofArguments("--stacks: expected " + expected, null);
  }

  private Sheet sheet() {
    Sheet sheet = new Sheet();
    for (int of = 0; of < HoleClass.SIZE; of++) {
      Members row = new Members().put("hand", HoleClass.toString(of));
      row.put("push", said(in(AllInDecision.SMALL_BLIND, of)));
      sheet.add(row.put("call", said(in(AllInDecision.BIG_BLIND_VS_SMALL_BLIND, of))));
    }
    Block.Grid push = grid("allin.chart.push", AllInDecision.SMALL_BLIND);
    Block.Grid call = grid("allin.chart.call", AllInDecision.BIG_BLIND_VS_SMALL_BLIND);
    String title = words.say("allin.chart", stacks.get(0), stacks.get(stacks.size() - 1));
    sheet.title(title, words.say("allin.chart.gap")).line(title).line("");
    sheet.written(push).line("").written(call).drawn(new Block.Beside(List.of(push, call)));
    return sheet.line("").line(words.say("allin.chart.gap"));
  }

  /** The stacks with which a hand is mostly all-in. */
  private BitSet in(AllInDecision decision, int holeClass) {
    BitSet in = new BitSet();
    for (int stack = 0; stack < stacks.size(); stack++) {
      in.set(stack, solutions.get(stack).frequency(decision, holeClass) >= OFTEN);
    }
    return in;
  }

  /** Stacks from the greatest down, such as 7-5, 2. */
  private String said(BitSet in) {
    List<String> runs = new ArrayList<>();
    for (int most = in.length() - 1; most >= 0; ) {
      int least = in.previousClearBit(most) + 1;
      runs.add(stacks.get(most) + (least < most ? "-" + stacks.get(least) : ""));
      most = in.previousSetBit(least - 1);
    }
    return String.join(", ", runs);
  }

  private Block.Grid grid(String key, AllInDecision decision) {
    return Block.Grid.ofHoles(
        words.say(key), "", of -> cell(HoleClass.toString(of), in(decision, of)));
  }

  private Block.Cell cell(String name, BitSet in) {
    int most = in.length();
    if (most == 0) {
      return Block.Cell.none(name);
    }
    String mark = in.cardinality() < most ? "*" : most == stacks.size() ? "+" : "";
    Colour colour = Colour.part((double) most / stacks.size());
    return Block.Cell.of(name, stacks.get(most - 1) + mark, colour);
  }
}
