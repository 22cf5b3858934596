package dev.yaku.board;

import java.util.Locale;
import java.util.Objects;

/** A word for a hand on a board, or for a board, with its definition. */
public sealed interface Word permits Made, Draw, Texture.Suits, Texture.Pairing {
  /** {@return the spelling for programs, such as {@code top-pair-top-kicker}} */
  String text();

  /**
   * {@return the word for people: "Top pair, top kicker", "トップペア・トップキッカー" in Japanese}
   *
   * @param locale Japanese, or any other for English
   */
  default String describe(Locale locale) {
    boolean japanese = Objects.requireNonNull(locale, "locale").getLanguage().equals("ja");
    Definition definition = Definition.of(this);
    return japanese ? definition.japanese() : definition.english();
  }

  /** {@return what it means, in one English sentence} */
  default String definition() {
    return Definition.of(this).sentence();
  }
}
