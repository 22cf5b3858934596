package dev.yaku.cli.text;

import dev.yaku.Category;
import dev.yaku.cli.sheet.Words;
import java.util.Locale;
import java.util.StringJoiner;

/** The names of categories, and of a pay table's classes, in the player's language. */
public final class ClassName {
  private ClassName() {}

  /** The name itself in English; in another language each of its words that has a translation. */
  public static String of(String name, Words words) {
    if (words.language().equals(Locale.ENGLISH)) {
      return name;
    }
    StringJoiner translated = new StringJoiner(" ");
    for (String word : name.split(" ", -1)) {
      String of = words.has("class." + word) ? words.say("class." + word) : category(word, words);
      if (!of.isEmpty()) {
        translated.add(of);
      }
    }
    return translated.toString();
  }

  /** The category of this name; if there is no such category, the name. */
  private static String category(String word, Words words) {
    for (Category category : Category.values()) {
      if (category.text().equals(word)) {
        return category.describe(words.language());
      }
    }
    return word;
  }
}
