package dev.yaku.cli.text;

import dev.yaku.Category;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Categories, and a pay table's classes: their names in the player's language, and their shares.
 */
public final class ClassText {
  private static final int COUNT = 18; // columns
  private static final int SHARE = 15;
  public static final int BAR = 40; // a full one

  private ClassText() {}

  /** The name itself in English; in another language each of its words that has a translation. */
  public static String of(String name, Words words) {
    if (words.language().equals(Locale.ENGLISH)) {
      return name;
    }
    StringJoiner translated = new StringJoiner(" ");
    for (String word : name.split(" ", -1)) {
      String of = words.has("class." + word) ? words.say("class." + word) : category(word, words);
      if (!of.isEmpty()) {
        translated.add(of);
      }
    }
    return translated.toString();
  }

  /** The category of this name; if there is no such category, the name. */
  private static String category(String word, Words words) {
    for (Category category : Category.values()) {
      if (category.text().equals(word)) {
        return category.describe(words.language());
      }
    }
    return word;
  }

  /**
   * Counts by name, names in so many columns, and shares of all, with bars, below these headings.
   */
  public static Block.Bars table(
      Words words, String name, String count, int width, Map<String, Long> counts) {
    long total = counts.values().stream().mapToLong(Long::longValue).sum();
    List<Block.Bar> bars = new ArrayList<>();
    counts.forEach(
        (of, number) -> bars.add(bar(of(of, words), number, (double) number / total, 1)));
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
