package dev.yaku.cli.text;

import dev.yaku.Category;
import java.util.Locale;
import java.util.Map;

/** The names of a pay table's classes in the player's language. */
public final class ClassName {
  /** The words of a pay table besides categories. */
  private static final Map<String, String> JAPANESE =
      Map.of(
          "nothing", "役なし",
          "return", "還元率",
          "jokers", "ジョーカー",
          "natural", "ナチュラル",
          "with", "キッカー",
          "of", "",
          "deuces", "2");

  private ClassName() {}

  /** The name itself, or in Japanese: "four-of-a-kind A with 2-4" is "フォーカード A キッカー 2-4". */
  public static String of(String name, Locale language) {
    if (!language.getLanguage().equals("ja")) {
      return name;
    }
    StringBuilder japanese = new StringBuilder();
    for (String word : name.split(" ", -1)) {
      String translated = JAPANESE.getOrDefault(word, category(word));
      japanese.append(japanese.isEmpty() || translated.isEmpty() ? "" : " ").append(translated);
    }
    return japanese.toString();
  }

  /** The category of this name in Japanese; if there is no such category, the name. */
  private static String category(String word) {
    for (Category category : Category.values()) {
      if (category.text().equals(word)) {
        return category.describe(Locale.JAPANESE);
      }
    }
    return word;
  }
}
