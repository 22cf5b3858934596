package org.teavm.classlib.java.util;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringReader;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The classes in place of some of the JDK answer as those do. */
class StandInsTest {
  private static final SplittableRandom RANDOM = new SplittableRandom(5);

  private static String written(String format, Object... values) {
    return new TFormatter(Locale.ROOT).format(format, values).toString();
  }

  private static double number(int kind) {
    return switch (kind % 5) {
      case 0 -> RANDOM.nextDouble();
      case 1 -> RANDOM.nextInt(1_000_000) / 1000.0;
      case 2 -> (RANDOM.nextDouble() - 0.5) * 1e9;
      case 3 -> (float) (RANDOM.nextDouble() * 100);
      default -> 100.0 * RANDOM.nextInt(5000) / RANDOM.nextInt(1, 5000);
    };
  }

  @Test
  void numbersWithAPoint_haveTheDigitsOfTheJdk() {
    List<String> formats =
        List.of(
            "%.2f",
            "%.0f",
            "%,.0f",
            "%,.2f",
            "%f",
            "%.10f",
            "%9.3f",
            "%-8.1f|",
            "%.1f%%",
            "%+.4f",
            "%+,.0f",
            "%+012.2f",
            "%012.2f",
            "%+9.1f|",
            "%-+9.1f|");
    for (int i = 0; i < 100_000; i++) {
      double number = number(i);
      String format = formats.get(i % formats.size());
      assertEquals(String.format(Locale.ROOT, format, number), written(format, number), format);
    }
    for (double number : new double[] {-0.0, 0, 0.5, 1.5, 2.5, 1.005, -0.004, 1e15, 1e-9, 0.125}) {
      for (String format : formats) {
        assertEquals(String.format(Locale.ROOT, format, number), written(format, number), format);
      }
    }
    double infinite = Double.POSITIVE_INFINITY;
    for (double number : new double[] {Double.NaN, infinite, -infinite}) {
      for (String format : List.of("%5.1f", "%.2f", "%+.2f", "%012f", "%+012f", "%-+12f|")) {
        assertEquals(String.format(Locale.ROOT, format, number), written(format, number), format);
      }
    }
  }

  @Test
  void otherConversions_areThoseOfTheJdk() {
    Object[] values = {1_234_567, -3, 4L, "text", 'c', 255, -1, Long.MIN_VALUE};
    String format = "%d %,d|%5d|%-5s|%c %04x %08x %,d %2$05d %1$s %7$+d %1$+,d %3$+06d %%";
    assertEquals(
        String.format(
            Locale.ROOT,
            format,
            values[0],
            values[0],
            values[2],
            values[3],
            values[4],
            values[5],
            values[6],
            values[7]),
        written(
            format, values[0], values[0], values[2], values[3], values[4], values[5], values[6],
            values[7]));
  }

  @Test
  void properties_areReadAsByTheJdk() throws IOException {
    String text =
        "a=1\n  b : 2\\\n   3\n#c\n!d\ne\\ f = g\\u3042\nh i\n\n  \nj\nk=\n l\\=m=n\\n\\q\\\\\n"
            + "語 = 訳 \r\nlast=x";
    Properties expected = new Properties();
    expected.load(new StringReader(text));
    TProperties found = new TProperties();
    found.load(new StringReader(text));
    Map<Object, Object> sorted = new TreeMap<>(expected);
    assertEquals(sorted, new TreeMap<>(found));
    assertEquals("1", new TProperties(found).getProperty("a"));
    assertEquals("0", new TProperties(found).getProperty("z", "0"));
  }

  @Test
  void randomNumbers_areThoseOfTheJdk() {
    SplittableRandom expected = new SplittableRandom(-7);
    TSplittableRandom found = new TSplittableRandom(-7);
    for (int i = 1; i < 100_000; i++) {
      assertEquals(expected.nextLong(), found.nextLong());
      assertEquals(expected.nextInt(), found.nextInt());
      assertEquals(expected.nextInt(i), found.nextInt(i));
      assertEquals(expected.nextDouble(), found.nextDouble());
    }
  }

  @Test
  void hexAndJoinedTexts_areThoseOfTheJdk() {
    byte[] bytes = {0, 1, -1, 127, -128};
    assertEquals(
        HexFormat.ofDelimiter(" ").formatHex(bytes), THexFormat.ofDelimiter(" ").formatHex(bytes));
    assertEquals(HexFormat.of().toHexDigits(-5, 9), THexFormat.of().toHexDigits(-5, 9));
    assertEquals(
        new StringJoiner(", ", "[", "]").add("a").add("").toString(),
        new TStringJoiner(", ", "[", "]").add("a").add("").toString());
    assertEquals(new StringJoiner("-").toString(), new TStringJoiner("-").toString());
  }
}
