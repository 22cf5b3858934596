package dev.yaku.cli.options;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The language of answers for people. */
public final class Language {
  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      converter = Converter.class,
      description = "The language of text for people, en or ja; default: en.")
  private Locale locale = Locale.ENGLISH;

  public Locale locale() {
    return locale;
  }

  public boolean isJapanese() {
    return locale.equals(Locale.JAPANESE);
  }

  /** Rejects unsupported languages. */
  public static final class Converter implements ITypeConverter<Locale> {
    @Override
    public Locale convert(String value) {
      return switch (value) {
        case "en" -> Locale.ENGLISH;
        case "ja" -> Locale.JAPANESE;
        default -> throw new TypeConversionException("expected en or ja, found \"" + value + "\"");
      };
    }
  }
}
