package dev.yaku.generator.tables;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.yaku.generator.Cards;
import dev.yaku.generator.RuleSets;
import dev.yaku.generator.keys.DisplacedRows;
import dev.yaku.generator.proof.TableReader;
import dev.yaku.generator.rules.Category;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.HandValues;
import dev.yaku.generator.values.NaiveEvaluator;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
final class HandTableTest {

  private static final int STEP = Integer.getInteger("yaku.step", 1);

  private static final Map<String, HandTable> COMPILED = new ConcurrentHashMap<>();

  private static HandTable compile(String ruleSet) {
    return new HandTable(RuleSets.rules(ruleSet), stage -> {});
  }

  /** Compiled once for all tests. */
  private static HandTable compiled(String ruleSet) {
    return COMPILED.computeIfAbsent(ruleSet, HandTableTest::compile);
  }

  private static String text(byte[] bytes, int kind) {
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int entry = new TableReader(bytes).entry(kind, 0);
    byte[] text = new byte[file.getInt(entry + 12)];
    file.get(file.getInt(entry + 8), text);
    return new String(text, StandardCharsets.UTF_8);
  }

  /** The deck with each card as often as a hand may hold it. */
  private static int[] deckOfCopies(Rules rules) {
    int[] natural = Cards.deck(rules, 0);
    return IntStream.concat(
            IntStream.range(0, rules.copies()).flatMap(copy -> Arrays.stream(natural)),
            IntStream.range(52, 52 + rules.jokers()))
        .toArray();
  }

  private static void assertPacked(int expected, int found, int... hand) {
    if (expected != found) {
      fail("%s: expected %06X, found %06X".formatted(Cards.text(hand), expected, found));
    }
  }

  @ParameterizedTest
  @CsvSource({"tiny, 385", "tiny-wild, 9109", "tiny-low, 120"})
  void bytes_ofSmallRules_knowEveryHand(String ruleSet, int hands) {
    Rules rules = RuleSets.rules(ruleSet);
    TableReader table = new TableReader(TableWriter.bytes(compiled(ruleSet)));
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    int[] seen = {0};
    for (int cards = rules.minCards(); cards <= rules.maxCards(); cards++) {
      Cards.allSets(
          deckOfCopies(rules),
          cards,
          hand -> {
            assertPacked(naive.packed(hand), table.packedOfList(hand), hand);
            seen[0]++;
          });
    }
    assertEquals(hands, seen[0]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no-wheel",
        "wild-five",
        "multi-deck",
        "joker-bug",
        "deuces-wild",
        "short-deck-trips",
        "ace-to-five",
        "eight-or-better",
        "deuce-to-seven",
        "three-card"
      })
  void bytes_ofEveryKindOfRules_knowRandomHands(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    TableReader table = new TableReader(TableWriter.bytes(compiled(ruleSet)));
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    Random random = new Random(1);
    for (int suits : new int[] {4, 2, 1}) { // with fewer there are more flushes
      int[] deck =
          Arrays.stream(deckOfCopies(rules)).filter(c -> c >= 52 || c / 13 < suits).toArray();
      for (int cards = rules.minCards(); cards <= rules.maxCards(); cards++) {
        for (int i = 0; i < 500; i += STEP) {
          int[] hand = Cards.random(deck, cards, random);
          assertPacked(naive.packed(hand), table.packedOfList(hand), hand);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-wild", "tiny-low", "short-deck"})
  void bytes_generatedTwice_areTheSame(String ruleSet) {
    assertArrayEquals(TableWriter.bytes(compile(ruleSet)), TableWriter.bytes(compile(ruleSet)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny", "tiny-wild"})
  void bytes_ofTable_areWellFormed(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    HandTable compiled = compiled(ruleSet);
    byte[] bytes = TableWriter.bytes(compiled);
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    assertEquals("YAKU\r\n\u001a\n", new String(bytes, 0, 8, StandardCharsets.US_ASCII));
    assertEquals(2, file.getShort(8), "version");
    assertEquals(1, file.getShort(10), "kind");
    assertEquals(bytes.length, file.getInt(12), "length");
    assertEquals(compiled.values().packedByValue().length - 1, file.getInt(16), "greatest value");
    assertEquals(rules.minCards(), file.get(22), "fewest cards");
    assertEquals(rules.maxCards(), file.get(23), "most cards");
    assertEquals(rules.best(), file.get(24), "best");
    assertEquals(rules.copies(), file.get(25), "copies");
    assertEquals(rules.jokers(), file.get(26), "jokers");
    assertEquals(0, file.get(27), "neither low nor ace first");
    assertEquals(0x1F00L << 26 | 0x1F00L << 39, file.getLong(32), "ten to ace of two suits");
    assertEquals(ruleSet, new String(bytes, 40, 24, StandardCharsets.US_ASCII).replace("\0", ""));
    assertEquals(rules.text(), text(bytes, 1));
    assertEquals(
        String.join("\n", rules.categories().stream().map(Category::text).toList()),
        text(bytes, 2));

    int end = 64 + 16 * file.getShort(20);
    for (int entry = 64; entry < 64 + 16 * file.getShort(20); entry += 16) {
      int offset = file.getInt(entry + 8);
      assertEquals(0, offset % 64, "alignment");
      assertTrue(offset >= end && offset < end + 64, offset + " after " + end);
      end = offset + file.getInt(entry + 12);
    }
    int footer = bytes.length - 16;
    assertEquals(0, footer % 64);
    assertTrue(footer >= end && footer < end + 64, footer + " after " + end);
    for (int i = 0; i < 8; i++) {
      assertEquals((byte) ~bytes[i], bytes[footer + i], "complement of the magic");
    }
    assertEquals(1, file.getInt(footer + 8), "kind of checksum");
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, bytes.length - 4);
    assertEquals((int) crc.getValue(), file.getInt(bytes.length - 4));
  }

  @Test
  void bytes_ofLowRulesWithAceFirst_sayBoth() {
    assertEquals(1, TableWriter.bytes(compiled("tiny-low"))[27]);
    assertEquals(3, TableWriter.bytes(compiled("eight-or-better"))[27]);
  }

  @Test
  void bytes_whereHandsAreSets_haveSuitsAndFlushesBySet() {
    TableReader table = new TableReader(TableWriter.bytes(compiled("no-wheel")));
    assertTrue(table.entry(6, 0) > 0 && table.entry(7, 0) > 0);
    assertEquals(-1, table.entry(10, 6));
  }

  @Test
  void bytes_whereHandsAreLists_haveFlushesByKey() {
    TableReader table = new TableReader(TableWriter.bytes(compiled("tiny-wild")));
    assertTrue(table.entry(10, 3) > 0 && table.entry(11, 4) > 0);
    assertEquals(-1, table.entry(10, 2));
    assertEquals(-1, table.entry(6, 0));
    assertEquals(-1, table.entry(7, 0));
  }

  @Test
  void compile_ofAFullDeck_sixAndSevenCardsShareSlots() {
    HandTable table = compiled("no-wheel");
    assertSame(table.hands(7).values(), table.hands(6).values());
    assertNotSame(table.hands(6).values(), table.hands(5).values());
    TableReader reader = new TableReader(TableWriter.bytes(table));
    assertTrue(reader.entry(8, 6) > 0 && reader.entry(9, 7) > 0);
    assertEquals(-1, reader.entry(9, 6));
  }

  @Test
  void compile_ofAFullDeck_hasEveryRankMultisetOnce() {
    HandTable table = compiled("no-wheel");
    assertEquals(6_175, table.values().hands(5).size());
    assertEquals(18_395, table.values().hands(6).size());
    assertEquals(49_205, table.values().hands(7).size());
    assertEquals(
        1_287 + 2 * 1_716,
        IntStream.rangeClosed(5, 7).map(n -> table.values().suited(n).size()).sum());
    assertEquals(1 + 13 + 91 + 455 + 1_820, smallHands(table));
    assertEquals(2_380 + 6_175 + 18_395 + 49_205 + 1_287 + 2 * 1_716, table.keyCount());
    assertEquals(2_379 + 7_462, table.values().packedByValue().length - 1);
    assertEquals(1 << 15, table.hands(7).values().length);
  }

  private static int smallHands(HandTable table) {
    return IntStream.rangeClosed(0, 4).map(n -> table.values().hands(n).size()).sum();
  }

  @Test
  void compile_tellsOfEachStage() {
    List<String> stages = new ArrayList<>();
    Rules rules = RuleSets.rules("tiny");
    new HandTable(rules, stages::add);
    assertEquals(
        List.of("values", "keys", "0 cards", "1 cards", "2 cards", "3 cards", "4 cards", "check"),
        stages);
    assertEquals(stages.size(), HandTable.stages(rules));
  }

  @Test
  void check_hashWithAWrongValueInASlot_isRejected() {
    HandTable table = compiled("tiny-wild");
    HandValues.Level level = table.values().hands(4);
    DisplacedRows good = table.hands(4);
    table.check(level, good);
    int used = 0;
    for (int slot = 0; slot < good.values().length; slot++) {
      if (good.values()[slot] != DisplacedRows.EMPTY) {
        used++;
        for (char wrong : new char[] {0, (char) (good.values()[slot] + 1), DisplacedRows.EMPTY}) {
          char[] values = good.values().clone();
          values[slot] = wrong;
          assertRejected(
              table,
              level,
              new DisplacedRows(good.rowBits(), good.columnBits(), 0, good.rows(), values));
        }
      }
    }
    assertTrue(used > 10, used + " slots");
  }

  @Test
  void check_hashWithSumsOfOtherKeys_isRejected() {
    HandTable table = compiled("tiny-wild");
    HandValues.Level level = table.values().hands(4);
    DisplacedRows good = table.hands(4);
    char[] rows = good.rows().clone();
    for (int row = 0; row < rows.length; row++) {
      rows[row]++;
    }
    assertRejected(
        table, level, new DisplacedRows(good.rowBits(), good.columnBits(), 0, rows, good.values()));
  }

  private static void assertRejected(HandTable table, HandValues.Level level, DisplacedRows wrong) {
    String message =
        assertThrows(IllegalStateException.class, () -> table.check(level, wrong)).getMessage();
    assertTrue(message.matches("multiset [0-9a-f]+: expected value \\d+, found \\d+"), message);
  }
}
