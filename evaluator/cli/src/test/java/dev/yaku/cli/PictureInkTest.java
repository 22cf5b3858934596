package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Picture;
import dev.yaku.cli.sheet.Sheet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ink of a name and of the figure below it is read on what lies behind each of them. */
class PictureInkTest {
  private static final Colour PURPLE = new Colour(0x6A1B4D);

  /** The name lies in the upper half of a cell, the figure in the lower. */
  @ParameterizedTest
  @CsvSource({"1, #ffffff, #ffffff", "0.42, #000000, #ffffff", "0.05, #000000, #000000"})
  void ink_isThatOfWhatIsBehind(double height, String ofName, String ofFigure) {
    Block.Cell cell =
        new Block.Cell("AKs", "62%", "a62", height, List.of(new Block.Part(PURPLE, 1)));
    String svg = Picture.of(new Sheet().drawn(Block.Grid.ofHoles("", "", of -> cell)));
    assertEquals(ofName, ink(svg, "AKs"));
    assertEquals(ofFigure, ink(svg, "62%"));
  }

  private static String ink(String svg, String text) {
    Matcher found = Pattern.compile("fill=\"(#\\w+)\"[^>]*>" + text + "</text>").matcher(svg);
    return found.find() ? found.group(1) : "none";
  }
}
