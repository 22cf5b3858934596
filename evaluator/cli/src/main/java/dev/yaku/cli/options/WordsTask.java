package dev.yaku.cli.options;

import dev.yaku.cli.sheet.Words;
import java.util.Locale;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A command that answers people in the language that is asked for. */
public abstract class WordsTask extends AnswerTask {
  @Mixin private Language language = new Language();

  protected final Words words() {
    return language.words;
  }

  /** The option for the language of text for people. */
  public static final class Language {
    @Option(names = "--lang", paramLabel = "LANGUAGE")
    public Words words = Words.of(Locale.ENGLISH);
  }
}
