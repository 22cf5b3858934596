package dev.yaku.cli.options;

import dev.yaku.cli.sheet.Words;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option for the language of text for people. */
public final class Language {
  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      converter = Converter.class,
      description = "The language of text for people, en or ja; default: en.")
  private Words words = Words.of(Locale.ENGLISH);

  public Words words() {
    return words;
  }

  public Locale locale() {
    return words.language();
  }

  /** Rejects unsupported languages. */
  public static final class Converter implements ITypeConverter<Words> {
    @Override
    public Words convert(String value) {
      if (!Words.languages().contains(value)) {
        String languages = String.join(" or ", Words.languages());
        throw new TypeConversionException("expected " + languages + ", found \"" + value + "\"");
      }
      return Words.of(new Locale(value));
    }
  }
}
