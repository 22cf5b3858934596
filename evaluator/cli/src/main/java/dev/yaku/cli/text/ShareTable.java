package dev.yaku.cli.text;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tables of counts and their shares of all, with bars. */
public final class ShareTable {
  private static final int COUNT = 18; // columns
  private static final int SHARE = 15;
  public static final int BAR = 40; // a full one

  private ShareTable() {}

  /** Names in so many columns, and counts, below these headings. */
  public static Block.Bars of(
      Words words, String name, String count, int width, Map<String, Long> counts) {
    long total = counts.values().stream().mapToLong(Long::longValue).sum();
    List<Block.Bar> bars = new ArrayList<>();
    counts.forEach((of, number) -> bars.add(bar(of, number, (double) number / total, 1)));
    bars.add(bar(words.say("share.total"), total, 1, Double.NaN));
    List<String> heading = List.of(words.say(name), words.say(count), words.say("share.share"));
    return new Block.Bars(heading, new int[] {width, COUNT, SHARE}, BAR, bars);
  }

  private static Block.Bar bar(String name, long count, double share, double length) {
    String percent = Words.format("%.6f %%", 100 * share);
    String number = Words.format("%,d", count);
    return new Block.Bar(name, List.of(number, percent), length * share, Colour.BLUE);
  }
}
