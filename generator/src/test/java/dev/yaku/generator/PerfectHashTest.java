package dev.yaku.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PerfectHashTest {
  @Test
  void compile_deckThatIsOneHand_hasARowBit() {
    Rules rules =
        RulesReader.parse(
            "one.rules",
            "one",
            """
            title = One hand
            ranks = 23
            suits = c
            cards = 2
            best = 2
            categories = high-card
            """);
    Table table = Table.compile(rules, stage -> {});
    PerfectHash hash = table.hands(2);
    assertEquals(1, hash.rowBits());
    assertEquals(0, hash.columnBits());
    assertEquals(1, hash.value(table.keys()[0] + table.keys()[1]));
  }
}
