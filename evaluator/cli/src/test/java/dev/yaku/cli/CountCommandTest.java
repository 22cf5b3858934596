package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("proof")
class CountCommandTest {
  private static final List<String> CATEGORIES =
      List.of(
          "high-card",
          "one-pair",
          "two-pair",
          "three-of-a-kind",
          "straight",
          "flush",
          "full-house",
          "four-of-a-kind",
          "straight-flush",
          "royal-flush",
          "total");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "5, 1302540 1098240 123552 54912 10200 5108 3744 624 36 4 2598960",
    "6, 6612900 9730740 2532816 732160 361620 205792 165984 14664 1656 188 20358520",
    "7, 23294460 58627800 31433400 6461620 6180020 4047644 3473184 224848 37260 4324 133784560",
    "8, 53476080 236092500 257760900 38493000 67072620 50850320 45652128 2529262 546480 64860"
        + " 752538150",
    "9, 69788040 600163200 1442570040 151728780 509071920 453008864 423908824 22247616 5874656"
        + " 713460 3679075400",
  })
  void tsv_ofStandard_isExact(int cards, String counts) {
    List<Long> hands = List.of(counts.split(" ", -1)).stream().map(Long::valueOf).toList();
    double total = hands.get(hands.size() - 1);
    StringBuilder expected = new StringBuilder("category\thands\tprobability\n");
    for (int i = 0; i < hands.size(); i++) {
      expected.append(CATEGORIES.get(i)).append('\t').append(hands.get(i)).append('\t');
      expected.append(hands.get(i) / total).append('\n');
    }
    Run run = Run.of("count", "--cards", "" + cards, "--format", "tsv");
    assertEquals(new Run(0, expected.toString(), ""), run);
  }

  @ParameterizedTest
  @CsvSource({
    "wild-five, 5, 0, 1303560 1098240 123552 54912 9180 5112 3744 624 32 4 0 2598960",
    "wild-five, 5, 1, 1303560 1269096 123552 137280 18504 7824 6552 3120 160 24 13 2869685",
    "wild-five, 5, 2, 1303560 1439952 123552 233328 31308 11448 9360 9360 480 84 78 3162510",
    "joker-wild, 7, 1, 23294460 61644960 31433400 13315300 11083940 6027224 5997144 1121024"
        + " 184832 26132 14664 154143080",
    "joker-bug, 7, 1, 24780420 64221960 35553816 7470676 11236028 6172088 4188528 307472 184832"
        + " 26132 1128 154143080",
  })
  void count_withJokers_isKnown(String rules, int cards, int jokers, String counts) {
    Run run =
        Run.of(
            ("count --format tsv --rules " + rules + " --cards " + cards + " --jokers " + jokers)
                .split(" ", -1));
    String found =
        run.out()
            .lines()
            .skip(1)
            .map(line -> line.split("\t", -1)[1])
            .collect(Collectors.joining(" "));
    assertEquals(counts, found, run.out() + run.err());
  }

  @Test
  void count_withMoreJokersThanTheRulesHave_isUsageError() {
    assertEquals(0, Run.of("count", "--rules", "joker-wild", "--jokers", "2").status());
    assertEquals(2, Run.of("count", "--rules", "joker-wild", "--jokers", "3").status());
    assertEquals(0, Run.of("count", "--rules", "wild-five", "--jokers", "53").status());
  }

  @Test
  void count_withoutOptions_isOfFiveCards() {
    assertEquals(Run.of("count", "--cards=5", "--jokers=0", "--format=text"), Run.of("count"));
  }

  @Test
  void text_isAligned() {
    Run run = Run.of("count", "--cards", "4");
    String expected =
        """
        category                     hands    probability
        high-card                  183,040    67.611044 %  ███████████████████████████
        one-pair                    82,368    30.424970 %  ████████████▏
        two-pair                     2,808     1.037215 %  ▍
        three-of-a-kind              2,496     0.921969 %  ▍
        straight                         0     0.000000 %
        flush                            0     0.000000 %
        full-house                       0     0.000000 %
        four-of-a-kind                  13     0.004802 %  ▏
        straight-flush                   0     0.000000 %
        royal-flush                      0     0.000000 %
        total                      270,725   100.000000 %
        """;
    assertEquals(new Run(0, expected, ""), run);
  }

  @Test
  void json_isOneObjectALine() {
    Run run = Run.of("count", "--cards", "0", "--format", "json");
    String first = "{\"category\":\"none\",\"hands\":1,\"probability\":1.0}";
    String last = "{\"category\":\"total\",\"hands\":1,\"probability\":1.0}";
    List<String> lines = run.out().lines().toList();
    assertEquals(0, run.status());
    assertEquals(first, lines.get(0));
    assertEquals("{\"category\":\"high-card\",\"hands\":0,\"probability\":0.0}", lines.get(1));
    assertEquals(last, lines.get(lines.size() - 1));
    assertEquals(1 + CATEGORIES.size(), lines.size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--cards=10", "--cards=-1", "--cards=x", "--jokers=1", "--jokers=-1"})
  void options_outsideTheRules_areUsageErrors(String option) {
    Run run = Run.of("count", option);
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains(option.substring(0, option.indexOf('='))), run.err());
  }

  @Test
  void count_rulesWithoutFiveCards_isOfTheMost() throws IOException {
    // Three suits of six ranks: 4 straights, 27 ways to suit each, 3 of them straight flushes.
    String rules =
        """
        title = Three cards
        ranks = 9TJQKA
        suits = chs
        cards = 2-3
        best = 3
        categories = high-card one-pair flush straight three-of-a-kind straight-flush
        wheel = no
        """;
    String table = compile(rules);
    String expected =
        """
        high-card\t384\t%s
        one-pair\t270\t%s
        flush\t48\t%s
        straight\t96\t%s
        three-of-a-kind\t6\t%s
        straight-flush\t12\t%s
        total\t816\t1.0
        """
            .formatted(384 / 816.0, 270 / 816.0, 48 / 816.0, 96 / 816.0, 6 / 816.0, 12 / 816.0);
    Run run = Run.of("count", "--table", table, "--format", "tsv");
    assertEquals(new Run(0, "category\thands\tprobability\n" + expected, ""), run);
    assertTrue(Run.of("count", "--table", table, "--cards", "1").err().contains("allows 2 to 3"));
  }

  /** Has the generator make a table. */
  private String compile(String rules) throws IOException {
    Path from = Files.writeString(folder.resolve("three.rules"), rules);
    Path to = folder.resolve("three.yaku");
    assertEquals(0, dev.yaku.generator.Main.run(from.toString(), to.toString()));
    return to.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; 0; none 1",
        "1; 0; high-card 52",
        "1; 1; high-card 1",
        "2; 0; high-card 1248, one-pair 130",
        "2; 1; one-pair 52",
        "2; 2; one-pair 1",
        "3; 0; high-card 18304, one-pair 6240, three-of-a-kind 260",
        "3; 1; one-pair 1248, three-of-a-kind 130",
        "3; 2; three-of-a-kind 52",
        "3; 3; three-of-a-kind 1",
        "4; 0; high-card 183040, one-pair 137280, two-pair 7800, three-of-a-kind "
            + "12480, four-of-a-kind 455",
        "4; 1; one-pair 18304, three-of-a-kind 6240, four-of-a-kind 260",
        "4; 2; three-of-a-kind 1248, four-of-a-kind 130",
        "4; 3; four-of-a-kind 52",
        "4; 4; four-of-a-kind 1",
        "5; 0; high-card 1303560, one-pair 1818960, two-pair 339768, three-of-a-kind "
            + "271128, straight 9180, flush 23416, full-house 31200, four-of-a-kind 21840, "
            + "straight-flush 32, royal-flush 4, five-of-a-kind 728",
        "5; 1; one-pair 170856, three-of-a-kind 133848, straight 9324, flush 6144, "
            + "full-house 7800, four-of-a-kind 12480, straight-flush 128, royal-flush 20, "
            + "five-of-a-kind 455",
        "5; 2; three-of-a-kind 13680, straight 3480, flush 912, four-of-a-kind 6240, "
            + "straight-flush 192, royal-flush 40, five-of-a-kind 260",
        "5; 3; four-of-a-kind 1080, straight-flush 128, royal-flush 40, " + "five-of-a-kind 130",
        "5; 4; five-of-a-kind 52",
        "5; 5; five-of-a-kind 1"
      })
  void unlimited_ofWildFive_isTheArticlesTable(int cards, int jokers, String counts) {
    Map<String, Long> expected = new LinkedHashMap<>();
    for (String count : counts.split(", ", -1)) {
      expected.put(count.split(" ", -1)[0], Long.valueOf(count.split(" ", -1)[1]));
    }
    expected.put("total", expected.values().stream().mapToLong(Long::longValue).sum());
    Run run =
        Run.of(
            "count",
            "--rules=wild-five",
            "--cards=" + cards,
            "--jokers=" + jokers,
            "--unlimited",
            "--format=tsv");
    Map<String, Long> found = new LinkedHashMap<>();
    for (String line : run.out().lines().skip(1).toList()) {
      String[] columns = line.split("\t", -1);
      if (!columns[1].equals("0")) {
        found.put(columns[0], Long.valueOf(columns[1]));
      }
    }
    assertEquals(expected, found);
    assertEquals(new Run(0, run.out(), ""), run);
  }

  @ParameterizedTest
  @CsvSource({
    "standard, 5, 0, --unlimited",
    "joker-wild, 5, 1, --unlimited",
    "multi-deck, 7, 1, --jokers",
    "wild-five, 5, 6, --jokers",
    "wild-five, 3, 4, --jokers",
    "wild-five, 6, 0, --cards",
  })
  void unlimited_outsideTheRules_isUsageError(
      String rules, String cards, String jokers, String at) {
    Run run =
        Run.of("count", "--unlimited", "--rules", rules, "--cards", cards, "--jokers", jokers);
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().startsWith("yaku: " + at), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "'', 2873 96252 154440 17160 270725",
    "--cards=5, 5148 431652 1647360 514800 2598960",
  })
  void count_ofBadugi_isKnown(String option, String counts) {
    Run run = Run.of(("count --rules badugi --format tsv " + option).strip().split(" ", -1));
    List<Long> hands = List.of(counts.split(" ", -1)).stream().map(Long::valueOf).toList();
    double total = hands.get(4);
    List<String> names = List.of("one-card", "two-card", "three-card", "badugi", "total");
    StringBuilder expected = new StringBuilder("category\thands\tprobability\n");
    for (int i = 0; i < names.size(); i++) {
      expected.append(names.get(i)).append('\t').append(hands.get(i)).append('\t');
      expected.append(hands.get(i) / total).append('\n');
    }
    assertEquals(new Run(0, expected.toString(), ""), run);
    Run onTerminal = Run.onTerminal("count", "--rules", "badugi");
    assertEquals(Run.of("count", "--rules=badugi", "--cards=4"), onTerminal);
  }

  @ParameterizedTest
  @CsvSource({
    "--cards=3, badugi allows 4 to 5",
    "--cards=6, badugi allows 4 to 5",
    "--jokers=1, badugi allows only 0",
    "--unlimited, badugi has each card only once",
  })
  void count_ofBadugiOutsideTheRules_isUsageError(String option, String reason) {
    Run run = Run.of("count", "--rules=badugi", option);
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains(option.replace('=', ' ') + ": " + reason), run.err());
  }

  /** All C(24, 4) holes with all C(20, 5) boards of a deck from nine to ace. */
  @Test
  void count_ofOmaha_isOfAllHolesWithAllBoards() throws IOException {
    String high =
        """
        title = Twenty-four cards
        ranks = 9TJQKA
        cards = 5
        wheel = no
        categories = high-card one-pair two-pair three-of-a-kind straight flush full-house \\
            four-of-a-kind straight-flush royal-flush
        """;
    Files.writeString(folder.resolve("few.rules"), high);
    String omaha = "title = O\ngame = omaha\nhole = 4\nboard = 5\nhigh = few\n";
    Path rules = Files.writeString(folder.resolve("omaha-few.rules"), omaha);
    Path table = Files.write(folder.resolve("few.yaku"), dev.yaku.generator.Main.table(rules));
    Run run = Run.of("count", "--table", table.toString(), "--format", "tsv");
    assertEquals(new Run(0, run.out(), ""), run);
    assertTrue(run.out().endsWith("total\t" + 10_626L * 15_504 + "\t1.0\n"), run.out());
  }

  /** C(104, 5) hands; of one suit and rank there are two cards. */
  @Test
  void count_ofTwoDecks_isOfAllDeals() {
    Run run = Run.of("count", "--rules", "multi-deck", "--decks", "2", "--format", "tsv");
    assertTrue(run.out().contains("\ntotal\t91962520\t"), run.out());
    assertTrue(run.out().contains("\nroyal-flush\t" + 4 * 32 + "\t"), run.out());
    assertTrue(run.out().contains("\nfive-of-a-kind\t" + 13 * 56 + "\t"), run.out()); // C(8, 5)
  }

  @Test
  void count_unknownRules_areRejected() {
    Run run = Run.of("count", "--rules", "snap");
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains("no rule set \"snap\""), run.err());
  }

  @Test
  void moreCardsThanTheDeckHas_areRejected(@TempDir Path folder) throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("tiny.rules"),
            """
            title = Two cards, each any number of times
            ranks = KA
            suits = c
            copies = any
            cards = 2-3
            best = 3
            wheel = no
            categories = high-card one-pair three-of-a-kind
            """);
    Path table = folder.resolve("tiny.yaku");
    assertEquals(0, dev.yaku.generator.Main.run(rules.toString(), table.toString()));
    Run run = Run.of("count", "--table", table.toString(), "--cards", "3", "--format", "json");
    String error = "{\"error\":{\"code\":\"usage\",\"message\":\"--cards 3: the deck has 2\"}}\n";
    assertEquals(new Run(2, error, run.err()), run);
    assertTrue(run.err().startsWith("yaku: --cards 3: the deck has 2"), run.err());
    assertEquals(0, Run.of("count", "--table", table.toString(), "--cards", "2").status());
  }

  /** By default as many cards as count, or as a hand must have, if that is more. */
  @Test
  void countAndDeal_handsOfMoreCardsThanCount_haveThemWithoutBeingAsked(@TempDir Path folder)
      throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("three.rules"),
            "title = T\nranks = QKA\ncards = 3-4\nbest = 2\ncategories = high-card one-pair\n");
    Path table = folder.resolve("three.yaku");
    Files.write(table, dev.yaku.generator.Main.table(rules));
    Run run = Run.of("count", "--table", table.toString(), "--format", "tsv");
    // No pair: of each of the three ranks one of four cards. All: three of twelve.
    assertTrue(run.out().contains("\nhigh-card\t64\t"), run.out());
    assertTrue(run.out().contains("\none-pair\t156\t"), run.out());
    Run deal = Run.of("deal", "--table", table.toString(), "--seed", "1");
    assertEquals(3, deal.out().strip().split(" ", -1).length, deal.out());
  }
}
