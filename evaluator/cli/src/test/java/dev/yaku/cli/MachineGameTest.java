package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.VideoPoker;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MachineGameTest {
  private static final Pattern PAID =
      Pattern.compile(
          "(?m)^((?:  (?:[2-9TJQKA][cdhs]|Jo)  ){5}).*\\n(.*) pays (\\d+), credits (\\d+)$");

  private static Run play(String input, String machine, String... more) {
    String[] args = new String[more.length + 4];
    args[0] = "play";
    args[1] = "--machine";
    args[2] = machine;
    args[3] = "--seed=3";
    System.arraycopy(more, 0, args, 4, more.length);
    return Run.withInput(input, args);
  }

  @ParameterizedTest
  @ValueSource(strings = {"jacks-9-6", "deuces-loose", "wild-five-2"})
  void credits_followFromBetsAndPays(String name) {
    Run run = play("12d\n\n3\n3d\n".repeat(10), name, "--bet=3", "--credits=200");
    assertEquals(0, run.status(), run.err());
    VideoPoker machine = VideoPoker.of(name);
    long credits = 200;
    int hands = 0;
    for (MatchResult paid : PAID.matcher(run.out()).results().toList()) {
      long hand = Hand.parse(paid.group(1));
      Fraction won = machine.pay(hand).times(Fraction.of(3));
      credits += won.numerator().longValueExact() - 3;
      assertEquals(machine.payClass(hand), paid.group(2));
      assertEquals(won.toString(), paid.group(3));
      assertEquals(Long.toString(credits), paid.group(4));
      hands++;
    }
    assertEquals(30, hands);
    assertTrue(run.out().contains("\n30 hands played: "), run.out());
    String exact = machine.exactReturn().times(Fraction.of(100)).toDecimal(10);
    assertTrue(run.out().contains(" of 90 coins bet; best play returns " + exact), run.out());
  }

  @Test
  void teach_saysWhatMistakesCost_andHintsAreGiven() {
    Run taught = play("h\n\n12345d\n", "jacks-9-6", "--teach");
    assertEquals(
        1, Pattern.compile("\nhint: best is to hold ").matcher(taught.out()).results().count());
    long lessons =
        Pattern.compile("(?m)^(best is to hold .*; .* cost \\d|nothing was better than to hold)")
            .matcher(taught.out())
            .results()
            .count();
    assertEquals(2, lessons, taught.out());
    assertFalse(play("\n", "jacks-9-6").out().contains("best is"));
  }

  @Test
  void japanese_isSpokenThroughout_butForTheNamesOfThePayTable() {
    Run run = play("h\n\n12345d\n", "jacks-9-6", "--teach", "--lang=ja");
    assertEquals(0, run.status(), run.err());
    for (String words : List.of("1回目、クレジット ", "ヒント: 最善は", "狙える役", " 配当 ", "2回終了", "還元率 ")) {
      assertTrue(run.out().contains(words), words + ": " + run.out());
    }
    String others =
        run.out().lines().filter(line -> !line.contains("-")).collect(Collectors.joining("\n"));
    String english = others.replaceAll("[> ]*(flush|straight|nothing)\\b", "");
    assertFalse(Pattern.compile("[a-z]{3}").matcher(english).find(), english);
  }

  @Test
  void payTable_marksWhatTheHandMakes() {
    Run run = play("\n".repeat(20), "jacks-9-6", "--bet=5");
    assertTrue(run.out().contains("\n  royal-flush                     4000\n"), run.out());
    assertTrue(run.out().contains("\n> one-pair J-A                       5\n"), run.out());
  }

  @Test
  void credits_thatRunOut_endTheGame() {
    Run run = play("\n".repeat(100), "jacks-9-6", "--bet=10", "--credits=10");
    assertTrue(run.out().contains("\ntoo few credits for another bet\n"), run.out());
    assertEquals(0, run.status());
  }

  @Test
  void lines_notUnderstood_areReported() {
    Run run = play("x\nq\n", "jacks-9-6");
    assertEquals("line 1, column 1: expected 1 to 5, d, h or q", run.err().strip());
    assertEquals(1, run.status());
    assertTrue(run.out().endsWith("0 hands played\n"), run.out());
  }

  @Test
  void hands_areDescribedInJapanese() {
    assertTrue(play("", "jacks-9-6", "--lang=ja").out().contains("キッカー"));
  }
}
