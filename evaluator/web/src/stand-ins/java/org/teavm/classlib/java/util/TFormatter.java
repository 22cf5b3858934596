package org.teavm.classlib.java.util;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/**
 * {@link java.util.Formatter}, whose numbers with a point the compiler's own does not write: as
 * much of it as is used, in the root locale, with the JDK's digits.
 */
public final class TFormatter {
  private final Appendable out;

  public TFormatter() {
    this(new StringBuilder());
  }

  public TFormatter(Locale locale) {
    this();
  }

  public TFormatter(Appendable out) {
    this.out = out;
  }

  public TFormatter(Appendable out, Locale locale) {
    this(out);
  }

  public TFormatter format(Locale locale, String format, Object... values) {
    return format(format, values);
  }

  public TFormatter format(String format, Object... values) {
    StringBuilder text = new StringBuilder();
    int next = 0; // the value of the next conversion that names none
    for (int i = 0; i < format.length(); i++) {
      if (format.charAt(i) != '%') {
        text.append(format.charAt(i));
        continue;
      }
      Conversion conversion = new Conversion(format, i + 1);
      i = conversion.end;
      if (conversion.kind == '%' || conversion.kind == 'n') {
        text.append(conversion.kind == '%' ? '%' : '\n');
      } else {
        int value = conversion.index > 0 ? conversion.index - 1 : next++;
        text.append(conversion.of(values[value]));
      }
    }
    try {
      out.append(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  @Override
  public String toString() {
    return out.toString();
  }

  /** A conversion: the text after a per cent sign. */
  private static final class Conversion {
    private static final String FLAGS = "-0,+";

    private final String text;
    private final char kind;
    private final int end;
    private int index; // from 1; 0 if none is named
    private String flags = "";
    private int width;
    private int precision = -1;

    Conversion(String text, int start) {
      this.text = text.substring(start - 1);
      int at = numberEnd(text, start);
      if (at > start && text.charAt(at) == '$') {
        index = Integer.parseInt(text.substring(start, at));
        at++;
      } else {
        at = start;
      }
      for (; FLAGS.indexOf(text.charAt(at)) >= 0; at++) {
        flags += text.charAt(at);
      }
      int widthEnd = numberEnd(text, at);
      width = widthEnd > at ? Integer.parseInt(text.substring(at, widthEnd)) : 0;
      at = widthEnd;
      if (text.charAt(at) == '.') {
        int precisionEnd = numberEnd(text, at + 1);
        precision = Integer.parseInt(text.substring(at + 1, precisionEnd));
        at = precisionEnd;
      }
      kind = text.charAt(at);
      end = at;
    }

    private static int numberEnd(String text, int start) {
      int end = start;
      while (Character.isDigit(text.charAt(end))) {
        end++;
      }
      return end;
    }

    String of(Object value) {
      String shown =
          switch (kind) {
            case 's' -> String.valueOf(value);
            case 'c' ->
                value instanceof Integer sign
                    ? new String(Character.toChars(sign))
                    : String.valueOf(value);
            case 'd' -> signed(String.valueOf(whole(value)));
            case 'x' -> hex(whole(value));
            case 'X' -> hex(whole(value)).toUpperCase(Locale.ROOT);
            case 'f' -> decimal(value);
            case 'e' -> signed(scientific(((Number) value).doubleValue()));
            default -> throw new IllegalArgumentException("not written here: " + text);
          };
      int missing = Math.max(0, width - shown.length());
      if (flags.contains("-")) {
        return shown + " ".repeat(missing);
      }
      boolean isNumber = kind == 'x' || kind == 'X' || Character.isDigit(last(shown)); // not NaN
      boolean isZeroed = flags.contains("0") && isNumber;
      int sign = isZeroed && (shown.startsWith("-") || shown.startsWith("+")) ? 1 : 0;
      return shown.substring(0, sign)
          + (isZeroed ? "0" : " ").repeat(missing)
          + shown.substring(sign);
    }

    private static char last(String shown) {
      return shown.isEmpty() ? ' ' : shown.charAt(shown.length() - 1);
    }

    private Object whole(Object value) {
      if (value instanceof Double || value instanceof Float || !(value instanceof Number)) {
        throw new IllegalArgumentException(kind + " != " + value);
      }
      return value;
    }

    private static String hex(Object value) {
      return value instanceof Long number
          ? Long.toHexString(number)
          : Integer.toHexString(((Number) value).intValue());
    }

    /** One digit, the others after the point, and an exponent of two digits. */
    private String scientific(double value) {
      BigDecimal exact = new BigDecimal(Double.toString(value));
      int digits = precision + 1;
      BigDecimal shown = exact.round(new MathContext(digits, RoundingMode.HALF_UP));
      int exponent = shown.signum() == 0 ? 0 : shown.precision() - shown.scale() - 1;
      BigDecimal first = shown.movePointLeft(exponent).setScale(precision, RoundingMode.HALF_UP);
      String sign = exponent < 0 ? "-" : "+";
      String power = Math.abs(exponent) < 10 ? "0" : "";
      return first.toPlainString() + "e" + sign + power + Math.abs(exponent);
    }

    private String decimal(Object value) {
      int places = precision < 0 ? 6 : precision;
      if (value instanceof BigDecimal exact) {
        return signed(exact.setScale(places, RoundingMode.HALF_UP).toPlainString());
      }
      if (!(value instanceof Double) && !(value instanceof Float)) {
        throw new IllegalArgumentException(kind + " != " + value);
      }
      double number = ((Number) value).doubleValue();
      if (Double.isNaN(number) || Double.isInfinite(number)) {
        return number > 0 ? plus() + number : String.valueOf(number);
      }
      BigDecimal digits = new BigDecimal(Double.toString(Math.abs(number)));
      String shown = grouped(digits.setScale(places, RoundingMode.HALF_UP).toPlainString());
      return (Double.compare(number, 0) < 0 ? "-" : plus()) + shown;
    }

    private String signed(String digits) {
      return digits.startsWith("-") ? "-" + grouped(digits.substring(1)) : plus() + grouped(digits);
    }

    /** The sign of what is not negative. */
    private String plus() {
      return flags.contains("+") ? "+" : "";
    }

    /** With commas, if they are wanted. */
    private String grouped(String digits) {
      if (!flags.contains(",")) {
        return digits;
      }
      int point = digits.indexOf('.') < 0 ? digits.length() : digits.indexOf('.');
      StringBuilder grouped = new StringBuilder(digits);
      for (int at = point - 3; at > 0; at -= 3) {
        grouped.insert(at, ',');
      }
      return grouped.toString();
    }
  }
}
