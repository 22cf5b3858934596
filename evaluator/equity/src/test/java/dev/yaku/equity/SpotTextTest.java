package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.Started;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spots as text, and what they say about their players. */
class SpotTextTest {
  private static final String BOARD = " | 2c 3c 4d 5h";

  private static double share(String rules, String spot) {
    return Equity.of(rules).parse(spot).run().share(0);
  }

  @Test
  void parse_spot_isAsThePartsOneByOne() {
    EquitySpot parsed = Equity.of("standard").parse("As Ah / KK+, AKs:0.5 | 2c 4c 5h 9d | Jc");
    EquitySpot built = Equity.of("standard").spot().player("As Ah").player("KK+, AKs:0.5");
    EquityResult result = parsed.run();
    assertEquals(built.board("2c 4c 5h 9d").dead("Jc").run().share(0), result.share(0));
    assertEquals(List.of("As Ah", "KK+, AKs:0.5"), parsed.players());
    assertEquals(List.of(), parsed.notes());
  }

  /** In the syntax of {@code parse}: what is unknown is left out, or is nothing between bars. */
  @Test
  void toString_ofASpot_isThePlayersTheBoardAndDeadCards() {
    Equity equity = Equity.of("standard");
    assertEquals("standard: As Ah / KK", "" + equity.parse("As Ah / KK"));
    assertEquals("standard: As Ah / KK | 2c 7d Th", "" + equity.parse("As Ah / KK | 2c 7d Th"));
    assertEquals(
        "standard: As Ah / KK | 2c 7d Th | 3c", "" + equity.parse("As Ah / KK | 2c 7d Th | 3c"));
    assertEquals("standard: As Ah / KK |  | 3c", "" + equity.parse("As Ah / KK || 3c"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "standard; / AA; 1; ''; expected a player: cards, a range or random",
        "standard; AA / | 2c; 5; ''; expected a player: cards, a range or random",
        "standard; AA / KQz; 8; z; \"z\": expected a comma or the end",
        "standard; AA / KK | 2c xx 3d; 14; xx; \"xx\" is a joker, and not in the deck of standard;"
            + " an unknown card is left out",
        "standard; AA/KK|2c|3z; 10; 3z; \"3z\" is not a card",
        "standard; AA/KK|2c|3c|4c; 12; ''; a third bar: expected players, board and dead cards",
        "standard; A/A/A/A/A/A/A/A/A/A/A; 19; A; 11 players: expected 1 to 9",
        "ace-to-five; As / 2c jo; 9; jo; \"jo\" is a joker, and not in the deck of ace-to-five",
        "omaha; AA / KKx$; 9; $; \"$\"",
      })
  void parse_noSpot_saysWhereAndWhatIsExpected(
      String rules, String spot, int column, String token, String message) {
    Equity equity = Equity.of(rules);
    SpotFormatException e = assertThrows(SpotFormatException.class, () -> equity.parse(spot));
    assertTrue(e.getMessage().startsWith(message.split(";", -1)[0]), e.getMessage());
    assertEquals(column, e.column(), e.getMessage());
    assertEquals(token, e.token());
  }

  @Tag("proof")
  @Test
  void omaha_rangesOfFiveCards_inAnyOrder() {
    double share = share("omaha", "AA / QsQhJsJhTs" + BOARD);
    EquityResult reverse = Equity.of("omaha").parse("QsQhJsJhTs / AA" + BOARD).run();
    assertEquals(share, reverse.share(1), 1e-12);
    EquityResult built =
        Equity.of("omaha")
            .spot()
            .player(OmahaRange.parse("AA", 5))
            .player(Hand.parse("Qs Qh Js Jh Ts"))
            .board("2c 3c 4d 5h")
            .run();
    assertEquals(share, built.share(0), 1e-12);
    assertEquals(5, built.cards(0));
  }

  @Test
  void omaha_numberOfCards_isThatOfTheLongestOrTheOneChosen() {
    String river = " | 2c 3c 4d 5h 9s";
    for (String[] each :
        new String[][] {
          {"AA / KK", "4"}, {"AA*** / KK", "5"}, {"AA / ******", "6"}, {"random / AA:$ds", "4"}
        }) {
      EquitySpot deal = Equity.of("omaha").parse(each[0] + river).sample(1);
      assertEquals(Integer.parseInt(each[1]), deal.run().cards(1), each[0]);
    }
    EquitySpot five = Equity.of("omaha").parse("AA / KK" + river).cards(5).sample(1);
    assertEquals(5, five.run().cards(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "AsAhKdKc / QsQhJsJhTs; player 1, AsAhKdKc: 4 cards, expected 5 as of player 2",
        "QsQhJsJhTs / AsAhKdKc; player 2, AsAhKdKc: 4 cards, expected 5 as of player 1",
        "AsAhKd / QsQhJsJh; player 1, AsAhKd: 3 cards, expected 4 as of player 2",
        "AA*** / QsQhJsJh; player 2, QsQhJsJh: 4 cards, expected 5 as of player 1",
        "As2s3s4s5s6s7s / AA; 7 cards of a player: omaha has at most 6",
      })
  void omaha_handsOfDifferentSizes_areRejectedByPlayer(String spot, String message) {
    EquitySpot deal = Equity.of("omaha").parse(spot);
    Exception e = assertThrows(IllegalArgumentException.class, deal::run);
    assertTrue(e.getMessage().startsWith(message), e.getMessage());
  }

  /** Whatever the game and the form, and on a board in the order in which it came. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "omaha; As2sKcKd / Qc Qd 3s 4h / AA:$ds; 5c 6d 7h; Kh",
        "omaha; ****/RANDOM/Td,9d,8c,7c; 7h 6d 5c; 2s",
        "standard; As Kd / Kc,Kd / As / random / QQ+,AKs / Random; Th 2c 3d; 9s",
        "stud; Qs 2c 7d / Kh,3d / random; ; Jc 2d",
        "razz; 🂡🃂 3c / 2h 3h; ; ",
        "badugi; 4d As / 9c; ; Ks Kd",
      })
  void players_boardAndDeadCards_areTheTextsAsGiven(
      String rules, String players, String board, String dead) {
    String known = (board == null ? "" : board) + " | " + (dead == null ? "" : dead);
    EquitySpot spot = Equity.of(rules).parse(players + " | " + known);
    assertEquals(List.of(players.split(" */ *", -1)), spot.players());
    assertEquals(board == null ? "" : board, spot.board());
    assertEquals(dead == null ? "" : dead, spot.dead());
  }

  @Test
  void players_givenAsSets_areTheirTexts() {
    EquitySpot spot = Equity.of("standard").spot().player(Hand.parse("As Kd"));
    spot.player(Range.parse("QQ,AKs")).random().board(Hand.parse("Th 2c 3d")).dead(1L);
    assertEquals(List.of("Kd As", "QQ, AKs", "random"), spot.players());
    assertEquals("2c 3d Th", spot.board());
    assertEquals("2c", spot.dead());
  }

  /** The slash of a group's end separates no players, in any width and place. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[30]QQ+[/30] / 99; [30]QQ+[/30]; 99",
        "99 / [30]QQ+[/30]; 99; [30]QQ+[/30]",
        "[30]QQ+, [50]AK[/50][/30]/99, [5]22[/5]; [30]QQ+, [50]AK[/50][/30]; 99, [5]22[/5]",
        "［３０］QQ+［／３０］／99; ［３０］QQ+［／３０］; 99",
        "99/[12.5]77-55[/12.5] | 2c 3d Th; 99; [12.5]77-55[/12.5]",
      })
  void parse_groupsWithASlash_areOnePlayer(String spot, String first, String second) {
    assertEquals(List.of(first, second), Equity.of("standard").parse(spot).players());
  }

  @Test
  void omaha_moreSymbolsThanCards_areRejected() {
    EquitySpot deal = Equity.of("omaha").parse("AA*** / KK").cards(4);
    Exception e = assertThrows(IllegalArgumentException.class, deal::run);
    assertEquals("player 1, AA***: 5 cards, expected 4", e.getMessage());
    e = assertThrows(IllegalArgumentException.class, () -> deal.cards(7));
    assertEquals("7 cards of a player: expected 4 to 6 in omaha", e.getMessage());
    OmahaRange range = OmahaRange.parse("AA", 4);
    assertThrows(IllegalArgumentException.class, () -> Equity.of("standard").spot().player(range));
  }

  @Test
  void draws_drawGame_saysHowManyEachPlayerDraws() {
    EquityResult result = Equity.of("razz").parse("As 2s 3c 4d Kh Kd / 6c 7d 8h 9s Td Jc Qc").run();
    assertEquals(7, result.cards(0));
    assertEquals(1, result.draws(0));
    assertEquals(0, result.draws(1));
    EquityResult five = Equity.of("deuce-to-seven").parse("2s3s4d5c / 2h3h4h6d").cards(5).run();
    assertEquals(5, five.cards(0));
    assertEquals(44 * 43, five.deals());
  }

  /** As histories of hands have them. In ranges of Omaha brackets have ranks. */
  @Test
  void cards_inBrackets_areThoseCards() {
    for (String[] each :
        new String[][] {
          {"standard", "[As Kd] / [QsQh] | [9s 8d 2s] [Jc]", "As Kd / QsQh | 9s 8d 2s Jc"},
          {"omaha", "[As Kd Qs Qh] / AA | [9s 8d 2s Jc 3c]", "AsKdQsQh / AA | 9s8d2sJc3c"},
          {"omaha", "[AK]KsQsQh / [As 2s 3s 4s] | 9s8d2cJc3c", "[AK]KsQsQh/As2s3s4s|9s8d2cJc3c"},
        }) {
      Equity equity = Equity.of(each[0]);
      double share = equity.parse(each[2]).run().share(0);
      assertEquals(share, equity.parse(each[1]).run().share(0), each[1]);
    }
    for (String other : List.of("[AsKd][QsQh] / AA", "[AsKd]QsQh / AA", "AsKd] / AA", "[AsKd/AA")) {
      assertThrows(SpotFormatException.class, () -> Equity.of("omaha").parse(other), other);
      assertThrows(SpotFormatException.class, () -> Equity.of("standard").parse(other), other);
    }
  }

  @Test
  void player_oneKnownCardOfHoldem_hasAnyOther() {
    EquityResult result = Equity.of("standard").parse("As / KK | 2c 7d Th").run();
    assertEquals(48, result.hands(0).length);
  }

  @Test
  void notes_ofPlayers_nameThem() {
    assertEquals(
        List.of(
            "player 1: AA and random:0.1 have 6 combinations in common: random:0.1 counts",
            "player 2: 98s+: a plus raises the lower card only, and adds nothing; for several"
                + " connectors write, say, JTs-65s"),
        Equity.of("standard").parse("AA, random:0.1 / 98s+").notes());
    assertEquals(
        List.of("a single player has no opponent; a slash separates players"),
        Equity.of("standard").parse("As Ah, Kd Kc").notes());
    String suit = ": x is a suit, the same one each time, and not any card; for any cards write ";
    assertEquals(
        List.of("player 1: AAxx" + suit + "AA or AA**", "player 2: xxxx" + suit + "random"),
        Equity.of("omaha").parse("AAxx / xxxx").notes());
    assertEquals(List.of(), Equity.of("omaha").parse("AxKxQyJy / AwAxwx").notes());
    assertEquals(List.of(), Equity.of("omaha").parse("AwKwxx / KKQQ").notes());
  }

  /** The texts of the main method below, in a machine with little memory. */
  @Tag("proof")
  @Test
  void texts_short_needLittleMemory() throws Exception {
    Process process =
        Started.java("-Xmx64m", Texts.class.getName()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals("done\n", out.replace("\r", ""));
    assertEquals(0, process.waitFor());
  }

  /** Reads texts that once needed much memory. */
  static final class Texts {
    private Texts() {}

    public static void main(String... args) {
      Range.parse("AA,".repeat(7_000));
      Range.parse("*,".repeat(500));
      Range.parse("[1](".repeat(20) + "*,AA,".repeat(100) + "AA" + ")".repeat(20));
      OmahaRange.parse("AwAxKyQz***,".repeat(83), 7);
      if (OmahaRange.parse("*", 6).isEmpty()) {
        throw new IllegalStateException("no hand of six cards");
      }
      for (String player : List.of("d", "*", "A", "AA:$ds", "!AA", "$ds")) {
        for (String rules : List.of("omaha", "standard")) {
          try {
            Equity.of(rules).parse((player + "/").repeat(60) + player).run();
            throw new IllegalStateException("61 players");
          } catch (SpotFormatException e) {
            // as it should be
          }
        }
      }
      System.out.println("done");
    }
  }
}
