package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions about equity at the limits of what can be asked, and beyond. */
class SpotChecksTest {
  private static final Equity HOLDEM = Equity.of("standard");

  private static String fault(Executable call) {
    return assertThrows(IllegalArgumentException.class, call).getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "standard; AA / KK | 2c 3c 4c 5c 6c 7c; 6 cards on the board: standard has at most 5",
        "ace-to-five; As2s / 3c4c | 5d; 1 cards on the board: ace-to-five has no board",
        "standard; AA / KK | 2c 3c 4c | 4c 3c 5c; both on the board and dead: 3c 4c",
        "standard; As Ah / As Kd; player 2 holds a duplicate card: As",
      })
  void run_impossibleCards_saysWhich(String rules, String spot, String message) {
    assertEquals(message, fault(() -> Equity.of(rules).parse(spot).run()));
  }

  @Test
  void run_handOfAnotherDeck_saysWhich() {
    EquitySpot spot = Equity.of("short-deck").spot().player(Hand.parse("2c 3c")).random();
    assertEquals("not in the deck of short-deck: 2c 3c", fault(spot::run));
    spot = Equity.of("short-deck").spot().random(2).board(Hand.parse("2c 9c Tc"));
    assertEquals("not in the deck of short-deck: 2c", fault(spot::run));
  }

  /** Two hands and a board are nine cards. */
  @Test
  void run_asManyCardsAsAreLeft_isOneDeal() {
    long live = Hand.parse("As Ah Ks Kh 2c 3d 4h 5s 7c");
    EquitySpot spot = HOLDEM.spot().player("AA").player("KK").dead(Hand.DECK & ~live);
    assertEquals(1, spot.run().deals());
    spot.dead(Hand.DECK & ~live | Hand.parse("7c"));
    assertEquals("9 more cards to deal: 8 are left in the deck of standard", fault(spot::run));
    spot.board("2c 3d");
    assertEquals("7 more cards to deal: 6 are left in the deck of standard", fault(spot::run));
  }

  @Test
  void settings_atTheirLimits_areAccepted() {
    EquitySpot spot = HOLDEM.spot().player("AsAh").random(0).random(1);
    spot.threads(1).threads(1024).untilError(1e-6).sample(1).threads(1);
    assertEquals(2, spot.players().size());
    assertEquals("0 threads: expected 1 to 1024", fault(() -> spot.threads(0)));
    assertEquals("1025 threads: expected 1 to 1024", fault(() -> spot.threads(1025)));
    assertEquals("0 trials: expected at least 1", fault(() -> spot.sample(0)));
    assertEquals(
        "standard error 9.0E-7: expected at least 1.0E-6", fault(() -> spot.untilError(9e-7)));
    assertEquals("-1 players with any cards: expected 0 or more", fault(() -> spot.random(-1)));
    assertTrue(fault(() -> spot.random(8)).contains("9"), "two and eight are ten");
    spot.random(7);
  }

  @Test
  void run_rangesWithoutWeights_areNotWeighted() {
    assertFalse(HOLDEM.parse("AA / KK | 2c 3d 4h 5s").run().isWeighted());
    assertTrue(HOLDEM.parse("AA / KK:0.5 | 2c 3d 4h 5s").run().isWeighted());
  }

  @Test
  void parse_longestTextThereIs_isRead() {
    String spot = "AA / KK | 2c 3d 4h 5s 6c";
    String longest = spot + " ".repeat(1_000_000 - spot.length());
    assertEquals(36, HOLDEM.parse(longest).run().deals());
    SpotFormatException e =
        assertThrows(SpotFormatException.class, () -> HOLDEM.parse(longest + " "));
    assertEquals("a text of 1000001 characters: expected at most 1000000", e.getMessage());
    assertEquals(1_000_001, e.column());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "AA/KK|zzzzzzzzzzzzzzzzzzzzzzzz; 7; zzzzzzzzzzzzzzzzzzzz",
        "AA/KK||zz,3c; 8; zz",
        "AA/KK|2c|3c|; 12; ''",
        "'|2c'; 1; ''",
        "AA//KK; 4; ''",
        "AA/KK/; 7; ''",
      })
  void parse_noSpot_namesTheFirstCharactersOfTheFault(String spot, int column, String token) {
    SpotFormatException e = assertThrows(SpotFormatException.class, () -> HOLDEM.parse(spot));
    assertEquals(column, e.column(), e.getMessage());
    assertEquals(token, e.token(), e.getMessage());
  }
}
