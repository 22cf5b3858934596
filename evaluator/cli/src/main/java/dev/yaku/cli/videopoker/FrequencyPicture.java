package dev.yaku.cli.videopoker;

import dev.yaku.cli.text.Svg;
import dev.yaku.videopoker.Frequency;
import dev.yaku.videopoker.VideoPoker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** A picture of the frequency and the contribution of each class of a machine. */
final class FrequencyPicture {
  private static final int WIDTH = 900;
  private static final int LEFT = 280;
  private static final int RIGHT = 90;
  private static final int TOP = 90;
  private static final int ROW = 42;
  private static final int BAR = 15;

  private FrequencyPicture() {}

  static String svg(VideoPoker machine) {
    List<Frequency> classes = new ArrayList<>(machine.frequencies());
    Collections.reverse(classes);
    double most =
        classes.stream()
            .mapToDouble(
                each ->
                    Math.max(each.probability().doubleValue(), each.contribution().doubleValue()))
            .max()
            .orElse(1);
    Svg svg = new Svg(WIDTH, TOP + classes.size() * ROW + 20, machine.payTable().title());
    svg.heading(20, 30, machine.payTable().title());
    String percent = MachineTable.percent(machine.exactReturn());
    svg.text(20, 52, "start", "returns " + percent + " % with best play");
    svg.text(LEFT - 10, 75, "end", "pays");
    svg.rect(LEFT, 62, BAR, BAR, Svg.BLUE);
    svg.text(LEFT + BAR + 8, 75, "start", "of all hands");
    svg.rect(LEFT + 150, 62, BAR, BAR, Svg.ORANGE);
    svg.text(LEFT + 150 + BAR + 8, 75, "start", "contribution to the return");
    for (int i = 0; i < classes.size(); i++) {
      Frequency each = classes.get(i);
      double y = TOP + i * ROW;
      svg.text(LEFT - 60, y + BAR + 5, "end", each.name());
      svg.text(LEFT - 10, y + BAR + 5, "end", each.pay().toString());
      bar(svg, y, each.probability().doubleValue(), most, Svg.BLUE);
      bar(svg, y + BAR + 1, each.contribution().doubleValue(), most, Svg.ORANGE);
    }
    svg.line(LEFT, TOP - 4, LEFT, TOP + classes.size() * ROW, Svg.INK, 1);
    return svg.toString();
  }

  private static void bar(Svg svg, double y, double share, double most, String colour) {
    double width = share / (most == 0 ? 1 : most) * (WIDTH - LEFT - RIGHT);
    svg.rect(LEFT, y, width, BAR, colour);
    String figure = String.format(Locale.ROOT, "%.4f %%", 100 * share);
    svg.text(LEFT + width + 6, y + BAR - 3, "start", figure);
  }
}
