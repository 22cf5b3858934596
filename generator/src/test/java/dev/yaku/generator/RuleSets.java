package dev.yaku.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The rule sets that tests know, by name; {@code standard} is the real file. */
final class RuleSets {
  static final Path STANDARD = Path.of("../tables/src/main/rules/standard.rules");

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

  private static final Map<String, String> TEXTS = new TreeMap<>();

  static {
    TEXTS.put("tiny", TINY);
    TEXTS.put("tiny-wild", TINY_WILD);
    TEXTS.put("tiny-low", TINY_LOW);
    TEXTS.put(
        "no-wheel",
        """
        title = Standard, but ace to five is no straight
        ranks = 23456789TJQKA
        cards = 5-7
        categories = high-card one-pair two-pair three-of-a-kind straight flush \\
            full-house four-of-a-kind straight-flush royal-flush
        """);
    TEXTS.put(
        "wild-five",
        """
        title = Any cards, any jokers
        ranks = 23456789TJQKA
        copies = any
        jokers = any
        cards = 0-5
        wild = any
        wild-doubles = yes
        categories = high-card one-pair two-pair three-of-a-kind straight flush \\
            full-house four-of-a-kind straight-flush royal-flush five-of-a-kind
        """);
    TEXTS.put(
        "wild-five-wheel", TEXTS.get("wild-five").replace("wild = any", "wild = any\nwheel = yes"));
    TEXTS.put(
        "multi-deck",
        """
        title = Several decks
        ranks = 23456789TJQKA
        copies = any
        cards = 0-7
        wheel = yes
        categories = high-card one-pair two-pair three-of-a-kind straight flush \\
            full-house four-of-a-kind straight-flush royal-flush five-of-a-kind
        """);
    TEXTS.put(
        "joker-wild",
        """
        title = Two jokers, wild
        ranks = 23456789TJQKA
        jokers = 2
        cards = 5-7
        wheel = yes
        categories = high-card one-pair two-pair three-of-a-kind straight flush \\
            full-house four-of-a-kind straight-flush royal-flush five-of-a-kind
        """);
    TEXTS.put("joker-bug", TEXTS.get("joker-wild").replace("jokers = 2", "jokers = 1\nwild = bug"));
    TEXTS.put(
        "deuces-wild",
        TEXTS
            .get("joker-wild")
            .replace("jokers = 2", "wild-rank = 2")
            .replace("cards = 5-7", "cards = 5"));
    TEXTS.put(
        "short-deck",
        """
        title = Short deck
        ranks = 6789TJQKA
        cards = 5-7
        wheel = yes
        categories = high-card one-pair two-pair three-of-a-kind straight full-house flush \\
            four-of-a-kind straight-flush royal-flush
        """);
    TEXTS.put(
        "short-deck-trips",
        TEXTS
            .get("short-deck")
            .replace("three-of-a-kind straight full-house", "straight three-of-a-kind full-house"));
    TEXTS.put(
        "short-deck-flush-lower",
        TEXTS.get("short-deck").replace("full-house flush", "flush full-house"));
    TEXTS.put(
        "ace-to-five",
        """
        title = Ace to five
        ranks = A23456789TJQK
        cards = 5-7
        direction = low
        categories = four-of-a-kind full-house three-of-a-kind two-pair one-pair high-card
        """);
    TEXTS.put("eight-or-better", TEXTS.get("ace-to-five") + "qualifier = 8\n");
    TEXTS.put(
        "deuce-to-seven",
        """
        title = Deuce to seven
        ranks = 23456789TJQKA
        cards = 5
        direction = low
        categories = straight-flush four-of-a-kind full-house flush straight \\
            three-of-a-kind two-pair one-pair high-card
        """);
    TEXTS.put(
        "three-card",
        """
        title = Three cards
        ranks = 23456789TJQKA
        cards = 3
        best = 3
        wheel = yes
        categories = high-card one-pair flush straight three-of-a-kind straight-flush
        """);
  }

  private RuleSets() {}

  static Rules rules(String name) {
    if (name.equals("standard")) {
      try {
        return RulesReader.read(STANDARD);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return RulesReader.parse(name + ".rules", name, TEXTS.get(name));
  }
}
