package dev.yaku.generator.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.generator.Cards;
import dev.yaku.generator.RuleSets;
import dev.yaku.generator.keys.DisplacedRows;
import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The worked example of the package's description. */
final class WorkedExampleTest {
  private static final Path DESCRIPTION =
      Path.of("src/main/java/dev/yaku/generator/package-info.java");

  private static final int KING = 11;
  private static final int FIVE = 3;

  @Test
  void workedExample_kingsAndAFive_isWhatTheGeneratorComputes() throws IOException {
    Rules rules = RuleSets.rules("three-card");
    HandTable table = new HandTable(rules, stage -> {});
    DisplacedRows hash = table.hands(3);
    int packed = new NaiveEvaluator(rules).packed(Cards.cards("Kc Kd 5h"));
    int key = 2 * table.keys()[KING] + table.keys()[FIVE];
    int row = key >>> 32 - hash.rowBits();
    int columns = key >>> 32 - hash.rowBits() - hash.columnBits();
    int slot = hash.rows()[row] + columns & hash.values().length - 1;
    assertEquals(0, hash.step());
    assertEquals(
        """
        packed value      %06X
        value             %d
        multiset          %x
        key of K          %08x
        key of 5          %08x
        rank key          %08x
        row               %d
        columns           %d
        rows[row]         %d
        slot              %d
        values[slot]      %d
        """
            .formatted(
                packed,
                table.values().value(packed),
                2 * RankMultisets.one(KING) + RankMultisets.one(FIVE),
                table.keys()[KING],
                table.keys()[FIVE],
                key,
                row,
                columns,
                (int) hash.rows()[row],
                slot,
                (int) hash.values()[slot]),
        block());
  }

  /** The last block, without the remarks on the right. */
  private static String block() throws IOException {
    String text = Files.readString(DESCRIPTION).replace("\r\n", "\n");
    String block = text.substring(text.lastIndexOf("<pre>\n") + 6, text.lastIndexOf(" * </pre>"));
    return Arrays.stream(block.split("\n", -1))
        .filter(line -> !line.isEmpty())
        .map(line -> line.replaceFirst("^ \\* (.{18}\\S+).*", "$1\n"))
        .collect(Collectors.joining());
  }
}
