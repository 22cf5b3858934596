package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;

/** Values in Japanese: "ツーペア、AとK、キッカーQ". Its methods are those of {@link EnglishWords}. */
public final class JapaneseWords {
  private JapaneseWords() {}

  static String describe(Category category, int[] ranks) {
    StringBuilder text = new StringBuilder(name(category));
    switch (category) {
      case NONE, ROYAL_FLUSH, NATURAL_ROYAL_FLUSH -> {}
      case HIGH_CARD, ONE_PAIR, THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND, FOUR_WILD -> {
        text.append('、').append(rank(ranks[0]));
        appendKickers(text, ranks, 1);
      }
      case TWO_PAIR, FULL_HOUSE -> {
        text.append('、').append(rank(ranks[0])).append('と').append(rank(ranks[1]));
        appendKickers(text, ranks, 2);
      }
      case STRAIGHT, STRAIGHT_FLUSH -> text.append('、').append(rank(ranks[0])).append("ハイ");
      case FLUSH -> appendList(text.append('、'), ranks, 0, '・');
      case ONE_CARD, TWO_CARD, THREE_CARD, BADUGI -> appendList(text.append('、'), ranks, 0, '-');
    }
    return text.toString();
  }

  static String describeWheel(Category category, int[] ranks) {
    return name(category) + "、A-" + rank(ranks[1]);
  }

  static String describeLow(boolean best, int[] ranks) {
    StringBuilder text = new StringBuilder();
    appendList(text, ranks, 0, '-');
    return text.append(best ? "、ナンバーワン" : "ロー").toString();
  }

  /** The name of a category, such as "フルハウス". */
  public static String name(Category category) {
    return switch (category) {
      case NONE -> "なし";
      case HIGH_CARD -> "ハイカード";
      case ONE_PAIR -> "ワンペア";
      case TWO_PAIR -> "ツーペア";
      case THREE_OF_A_KIND -> "スリーカード";
      case STRAIGHT -> "ストレート";
      case FLUSH -> "フラッシュ";
      case FULL_HOUSE -> "フルハウス";
      case FOUR_OF_A_KIND -> "フォーカード";
      case STRAIGHT_FLUSH -> "ストレートフラッシュ";
      case ROYAL_FLUSH -> "ロイヤルストレートフラッシュ";
      case FIVE_OF_A_KIND -> "ファイブカード";
      case NATURAL_ROYAL_FLUSH -> "ナチュラルロイヤル";
      case FOUR_WILD -> "ワイルドカード4枚";
      case ONE_CARD -> "1枚";
      case TWO_CARD -> "2枚";
      case THREE_CARD -> "3枚";
      case BADUGI -> "バドゥーギ";
    };
  }

  private static void appendKickers(StringBuilder text, int[] ranks, int from) {
    if (from < ranks.length) {
      appendList(text.append("、キッカー"), ranks, from, '・');
    }
  }

  private static void appendList(StringBuilder text, int[] ranks, int from, char separator) {
    text.append(rank(ranks[from]));
    for (int i = from + 1; i < ranks.length; i++) {
      text.append(separator).append(rank(ranks[i]));
    }
  }

  private static String rank(int rank) {
    char letter = Card.RANKS.charAt(rank);
    return letter == 'T' ? "10" : String.valueOf(letter);
  }
}
