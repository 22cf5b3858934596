package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassText;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With --lang ja, all text for people is Japanese, and all output for programs is unchanged. */
class JapaneseTest {
  private static String last(Run run) {
    assertEquals("", run.err());
    assertEquals(0, run.status());
    return run.out().lines().reduce((a, b) -> b).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "As Ah Kd, As Ac Qd, ハンド1の勝ち：キッカーで決まる、K対Q。",
    "2c 3c 4c 5c 7c, 2s 2h 2d 3s 3h, ハンド2の勝ち：フルハウスはフラッシュより強い。",
    "Tc Td 9s 9d Ah, Th Ts 8s 8d Ad, ハンド1の勝ち：2つ目のペアで決まる、9対8。",
    "Ac, Ad 2s, ハンド2の勝ち：2枚目で決まる、2対なし。",
    "As, Ac, 引き分け。",
  })
  void compare_verdict_isJapanese(String one, String other, String verdict) {
    assertEquals(verdict, last(Run.of("compare", "--lang", "ja", one, other)));
  }

  @Test
  void language_inCapitals_isThatLanguage() {
    Run run = Run.of("eval", "--lang", "ja", "As Kd");
    assertEquals(0, run.status());
    assertEquals(run, Run.of("eval", "--lang", "JA", "As Kd"));
  }

  @Test
  void compare_ofThree_namesTheNext() {
    assertEquals(
        "ハンド2の勝ち（次点はハンド1とハンド3）：1枚目で決まる、A対K。",
        last(Run.of("compare", "--lang", "ja", "Ks", "Ac", "Kd")));
  }

  @Test
  void compare_ofSplitPot_isJapanese() {
    Run run =
        Run.of(
            "compare",
            "--lang=ja",
            "--rules=omaha-hi-lo",
            "As 2h Kd Kc | 4d 6h 8s Qd Ts",
            "Qs Qh Js 9d | 4d 6h 8s Qd Ts");
    assertFalse(run.out().matches("(?s).*(Hand|High|Low|half|pot).*"), run.out());
    assertTrue(run.out().contains("ハイの半分はハンド2の勝ち：ストレートはワンペアより強い。"), run.out());
    assertTrue(run.out().contains("ローの半分はハンド1の勝ち：ほかに成立したローはない。"), run.out());
    assertEquals("ポットの分け方：ハンド1は1/2、ハンド2は1/2。", last(run));
  }

  @Test
  void count_table_isJapanese_andLinedUp() {
    Run run = Run.of("count", "--rules", "badugi", "--lang", "ja");
    assertEquals(
        """
        役                                      手の数           確率
        1枚                                      2,873     1.061224 %  ▍
        2枚                                     96,252    35.553421 %  ██████████████▎
        3枚                                    154,440    57.046819 %  ██████████████████████▉
        バドゥーギ                              17,160     6.338535 %  ██▌
        合計                                   270,725   100.000000 %
        """,
        run.out());
  }

  @Test
  void formatsForPrograms_areTheSame() {
    for (String format : new String[] {"tsv", "json"}) {
      assertEquals(
          Run.of("count", "--rules=badugi", "--format", format),
          Run.of("count", "--rules=badugi", "--lang=ja", "--format", format));
    }
    assertEquals(
        Run.of("eval", "--format=tsv", "As Kd"),
        Run.of("eval", "--lang=ja", "--format=tsv", "As Kd"));
  }

  @Test
  void play_isJapanese() {
    Run run = Run.typed("12\nd\nq\n", "play", "--seed", "1", "--lang", "ja");
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("ハンド1\n"), run.out());
    assertTrue(run.out().contains("狙える役"), run.out());
    assertTrue(run.out().contains(" 残す "), run.out());
    assertTrue(run.out().contains("1〜5で残す、Enterで引く、qで終わる: "), run.out());
    assertTrue(last(run).matches(".*1回終了: \\S+1回"), run.out());
    assertFalse(run.out().matches("(?s).*(held|draws|total|pair|quits).*"), run.out());
  }

  @Test
  void machine_table_isJapanese_andLinedUp() {
    Run run = Run.of("machine", "--lang=ja", "jacks-9-6");
    assertEquals("", run.err());
    assertEquals("還元率    99.5439043695 %", run.out().lines().toList().get(2));
    assertEquals(
        """
        役                            配当                配り方           確率           寄与
        役なし                           0    10,872,274,993,896    54.543467 %     0.000000 %  █████████████████████▉
        ワンペア J-A                     1     4,277,372,890,968    21.458503 %    21.458503 %  ████████▋
        """,
        run.out().lines().skip(6).limit(3).map(line -> line + "\n").reduce("", String::concat));
    assertEquals(
        "還元率                                19,933,230,517,200   100.000000 %    99.543904 %",
        last(run));
  }

  @Test
  void machine_sweepAndSolve_areJapanese() {
    String sweep =
        Run.of("machine", "--lang=ja", "jacks-9-6", "--sweep", "full-house", "8..9").out();
    assertTrue(sweep.contains("\nフルハウスの配当と還元率（%）\n"), sweep);
    String solved = last(Run.of("machine", "--lang=ja", "jacks-9-6", "--solve", "flush", "98%"));
    assertTrue(solved.matches("フラッシュ 配当 [0-9.]+ \\(\\d+/\\d+\\)、還元率 98\\.0000000000 %"), solved);
  }

  @Test
  void hold_isJapanese() {
    assertEquals(
        "As Ks Qs Js 2c  残す As Ks Qs Js  期待値 18.5531914894  (872/47)",
        last(Run.of("hold", "--lang=ja", "jacks-9-6", "As Ks Qs Js 2c")));
    String all = Run.of("hold", "--lang=ja", "--all", "jacks-9-6", "As Ks Qs Js 2c").out();
    assertTrue(all.contains("  As Ks Qs Js       18.5531914894  損 0.0000000000\n"), all);
    assertTrue(all.contains("\n  なし              "), all);
  }

  @Test
  void strength_isJapanese() {
    Run run = Run.of("strength", "--lang=ja", "Js Ts | 9s 8d 2s");
    assertEquals("", run.err());
    assertEquals(
        "Js Ts | 9s 8d 2s: ハイカード、J、キッカー10・9・8・2", run.out().lines().findFirst().orElseThrow());
    assertTrue(run.out().contains("\n  リバー1,081通りのエクイティ\n"), run.out());
    assertTrue(run.out().contains("\n  フラッシュ                    9  その後  95.7 %  As Ks"), run.out());
    assertFalse(run.out().matches("(?s).*(Equity|potential|Strength|then|pair).*"), run.out());
  }

  @Test
  void equity_isJapanese() {
    assertEquals(
        """
        ボード 2c 4c 5h
          As Ah   91.21 %  ███████████████████████████░░░  勝ち  90.00 %  引き分け   2.42 %
          Ks Kh    8.79 %  ███░░░░░░░░░░░░░░░░░░░░░░░░░░░  勝ち   7.58 %  引き分け   2.42 %
        全990通りの厳密な結果
        """,
        Run.of("equity", "--lang=ja", "As Ah / Ks Kh | 2c 4c 5h").out());
  }

  @ParameterizedTest
  @CsvSource({
    "royal-flush natural, ロイヤルストレートフラッシュ ナチュラル",
    "four-of-a-kind of deuces, フォーカード 2",
    "four-of-a-kind A with 2-4, フォーカード A キッカー 2-4",
    "my-own-class, my-own-class",
    "nothing, 役なし",
  })
  void className_isJapanese_asFarAsItIsKnown(String name, String japanese) {
    assertEquals(japanese, ClassText.of(name, Words.of(Locale.JAPANESE)));
    assertEquals(name, ClassText.of(name, Words.of(Locale.ENGLISH)));
  }
}
