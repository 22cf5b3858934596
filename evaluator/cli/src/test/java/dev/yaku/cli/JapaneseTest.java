package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With --lang ja all is Japanese that is for people, and nothing that is for programs. */
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
}
