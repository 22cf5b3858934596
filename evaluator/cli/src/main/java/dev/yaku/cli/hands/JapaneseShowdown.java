package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Who wins, and why, in Japanese. */
final class JapaneseShowdown implements ShowdownWords {
  @Override
  public String label(int number) {
    return "ハンド" + number + ": ";
  }

  @Override
  public String tie() {
    return "引き分け。";
  }

  @Override
  public String winners(List<Integer> winners, List<Integer> losers, String reason) {
    String result = winners.size() == 1 ? "の勝ち" : "が同点で勝ち";
    return named(winners) + result + next(losers) + "：" + reason + "。";
  }

  @Override
  public String winnersOfHalf(
      boolean high, List<Integer> winners, List<Integer> losers, String reason) {
    return half(high, winners) + next(losers) + "：" + reason + "。";
  }

  @Override
  public String tieForHalf(boolean high, List<Integer> winners) {
    return half(high, winners) + "。";
  }

  @Override
  public String onlyLow(List<Integer> winners) {
    return half(false, winners) + "：ほかに成立したローはない。";
  }

  private static String half(boolean high, List<Integer> winners) {
    String result = winners.size() == 1 ? "の勝ち" : "が引き分け";
    return (high ? "ハイ" : "ロー") + "の半分は" + named(winners) + result;
  }

  private static String next(List<Integer> losers) {
    return losers.isEmpty() ? "" : "（次点は" + named(losers) + "）";
  }

  @Override
  public String noLow() {
    return "成立したローはない：ハイがすべてを取る。";
  }

  @Override
  public String scoop(int number) {
    return "ハンド" + number + "がポットをすべて取る。";
  }

  @Override
  public String shares(List<Integer> numbers, List<String> parts) {
    List<String> shares = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      shares.add("ハンド" + numbers.get(i) + "は" + parts.get(i));
    }
    return "ポットの分け方：" + String.join("、", shares) + "。";
  }

  private static String named(List<Integer> numbers) {
    return numbers.stream().map(number -> "ハンド" + number).collect(Collectors.joining("と"));
  }

  @Override
  public String beats(Category better, Category worse) {
    return words(better) + "は" + words(worse) + "より強い";
  }

  @Override
  public String better(Category category) {
    return words(category) + "の強さで決まる";
  }

  @Override
  public String decides(Category category, int place, int[] ranks, boolean group) {
    return part(category, place) + "で決まる、" + rank(ranks[0]) + "対" + rank(ranks[1]);
  }

  private static String rank(int rank) {
    if (rank < 0) {
      return "なし";
    }
    char letter = Card.RANKS.charAt(rank);
    return letter == 'T' ? "10" : String.valueOf(letter);
  }

  private static String part(Category category, int place) {
    return switch (category) {
      case ONE_PAIR -> place == 0 ? "ペア" : "キッカー";
      case TWO_PAIR -> place < 2 ? place + 1 + "つ目のペア" : "キッカー";
      case FULL_HOUSE -> place == 0 ? "スリーカード" : "ペア";
      case THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND -> place == 0 ? words(category) : "キッカー";
      default -> place + 1 + "枚目";
    };
  }

  private static String words(Category category) {
    return category.describe(Locale.JAPANESE);
  }
}
