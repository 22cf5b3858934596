package dev.yaku.generator.proof;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.RuleSets;
import dev.yaku.generator.rules.GameReader;
import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.tables.CompiledTable;
import dev.yaku.generator.tables.HandTable;
import dev.yaku.generator.tables.TableWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TableProofTest {
  private static final int FACTORS = 5;
  private static final int FLUSHES = 7;
  private static final int VALUES = 9;
  private static final int BOARDS = 12;
  private static final int CARD_KEYS = 4;

  private static byte[] bytes(Rules rules) {
    return TableWriter.bytes(new HandTable(rules, stage -> {}));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-wild", "tiny-low", "three-card"})
  void prove_tableAsItWasCompiled_isRight(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    TableProof.prove(rules, bytes(rules));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-wild", "tiny-low", "three-card"})
  void prove_tableWithOtherValues_isRejectedWithTheHand(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    byte[] bytes = bytes(rules);
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int entry = new TableReader(bytes).entry(VALUES, 3);
    for (int i = 0; i < file.getInt(entry + 12); i += Character.BYTES) {
      int at = file.getInt(entry + 8) + i;
      file.putChar(at, (char) Math.max(0, file.getChar(at) - 1));
    }
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> TableProof.prove(rules, bytes));
    assertTrue(
        e.getMessage().matches("hand .*: expected .*, found .* in the table"), e::getMessage);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-wild"})
  void prove_tableWithOneWrongCardKey_isRejected(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    byte[] bytes = bytes(rules);
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int keys = file.getInt(new TableReader(bytes).entry(CARD_KEYS, 0) + 8);
    int ace = keys + Long.BYTES * Rules.ACE + 2 * 13 * Long.BYTES; // of hearts
    file.putLong(ace, file.getLong(ace - Long.BYTES));
    assertThrows(IllegalStateException.class, () -> TableProof.prove(rules, bytes));
  }

  @Test
  void prove_omahaWithOtherBoards_isRejectedWithTheHand() throws IOException {
    GameRules rules = GameReader.read(Path.of("../tables/src/main/rules/omaha-hi-lo.rules"));
    byte[] bytes = TableWriter.bytes(CompiledTable.of(rules, stage -> {}));
    TableProof.prove(rules, bytes);
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int entry = new TableReader(bytes).entry(BOARDS, 5);
    for (int i = 0; i < file.getInt(entry + 12); i += Character.BYTES) {
      int at = file.getInt(entry + 8) + i;
      file.putChar(at, (char) Math.max(1, file.getChar(at) - 1));
    }
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> TableProof.prove(rules, bytes));
    assertTrue(e.getMessage().matches("hole .*, board .*: expected .*"), e::getMessage);
  }

  @ParameterizedTest
  @ValueSource(strings = {"A23456789TJQK", "23456789TJQKA"})
  void prove_badugiWithOneOtherValue_isRejectedWithTheHand(String ranks) {
    GameRules rules = new GameRules.Badugi("mine", ranks, 4, 5, "");
    byte[] bytes = TableWriter.bytes(CompiledTable.of(rules, stage -> {}));
    TableProof.prove(rules, bytes);
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int at = file.getInt(new TableReader(bytes).entry(FLUSHES, 0) + 8) + Character.BYTES * 0b1011;
    file.putChar(at, (char) (file.getChar(at) - 1));
    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> TableProof.prove(rules, bytes));
    assertTrue(
        e.getMessage().matches("hand .*: expected .*, found .* in the table"), e::getMessage);
  }

  /** Keys of several decks: the ranks of a flush follow from the factors. */
  @Tag("proof")
  @Test
  void prove_tableWithOneWrongFactor_isRejected() {
    Rules rules = RuleSets.rules("multi-deck");
    byte[] bytes = bytes(rules);
    TableProof.prove(rules, bytes);
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int factors = file.getInt(new TableReader(bytes).entry(FACTORS, 0) + 8);
    file.putInt(factors + 4, file.getInt(factors + 4) ^ 1);
    assertThrows(IllegalStateException.class, () -> TableProof.prove(rules, bytes));
  }
}
