package dev.yaku.generator;

import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesFile;
import dev.yaku.generator.rules.RulesReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;

/** The rule sets that tests know, by name: those that are shipped, and a few more. */
public final class RuleSets {
  /** The rules files of the library. */
  static final Path SHIPPED = Path.of("../tables/src/main/rules");

  public static final Path STANDARD = SHIPPED.resolve("standard.rules");

  /** Ten to ace in two suits, at most four cards, the best three of them. */
  static final String TINY =
      """
      title = Tiny
      ranks = TJQKA
      suits = hs
      cards = 1-4
      best = 3
      categories = high-card one-pair straight flush straight-flush
      wheel = yes
      """;

  /** The same with repeats and jokers. */
  static final String TINY_WILD =
      """
      title = Tiny, wild
      ranks = TJQKA
      suits = hs
      copies = 2
      jokers = 2
      cards = 0-4
      best = 3
      wild-doubles = yes
      categories = high-card one-pair straight flush three-of-a-kind straight-flush royal-flush
      """;

  /** Low, with flushes that count against their holder. */
  static final String TINY_LOW =
      """
      title = Tiny, low
      ranks = 23456
      suits = hs
      cards = 3
      best = 3
      categories = straight-flush flush straight one-pair high-card
      direction = low
      """;

  private static final Map<String, String> OTHERS =
      Map.of("tiny", TINY, "tiny-wild", TINY_WILD, "tiny-low", TINY_LOW);

  private RuleSets() {}

  public static Rules rules(String name) {
    if (OTHERS.containsKey(name)) {
      return parsed(name, OTHERS.get(name));
    }
    if (name.equals("short-deck-flush-lower")) {
      return parsed(name, text("short-deck").replace("full-house flush", "flush full-house"));
    }
    return parsed(name, text(name));
  }

  /** The text of a shipped rules file. */
  static String text(String name) {
    try {
      return RulesFile.text(SHIPPED.resolve(name + ".rules"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Rules parsed(String name, String text) {
    return RulesReader.parse(name + ".rules", name, text);
  }
}
