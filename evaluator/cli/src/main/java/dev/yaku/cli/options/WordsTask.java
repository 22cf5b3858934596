package dev.yaku.cli.options;

import dev.yaku.cli.sheet.Words;
import java.util.Locale;
import picocli.CommandLine.Mixin;

/** A command that answers people in the language that is asked for. */
public abstract class WordsTask extends AnswerTask {
  @Mixin private Language language = new Language();

  protected final Words words() {
    return language.words();
  }

  protected final Locale locale() {
    return words().language();
  }
}
