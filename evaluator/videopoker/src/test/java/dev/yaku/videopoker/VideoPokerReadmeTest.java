package dev.yaku.videopoker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The example of README.md is this file's code, and gives what its comments say. */
@Tag("proof")
class VideoPokerReadmeTest {
  @Test
  void example_givesWhatItsCommentsSay() throws IOException {
    // <example>
    VideoPoker machine = VideoPoker.of("jacks-9-6");
    Fraction exact = machine.exactReturn(); // 1653526326983/1661102543100
    Holds holds = machine.holds(Hand.parse("As Ks Qs Js 2c")); // all 32, the best first
    String hold = Hand.toString(holds.best().held()); // Js Qs Ks As
    Fraction cost = holds.cost(Hand.parse("As Ks Qs")); // what it costs to hold these instead
    Fraction less = machine.withPay("full-house", 8).exactReturn(); // in milliseconds
    Fraction pay = machine.solve("full-house", new Fraction(98, 100)); // pays this to return 98 %
    long cards = machine.finder().best(Hand.parse("5c 6c 7c 8c Kd")); // for bots: 1 µs
    // </example>
    assertEquals("1653526326983/1661102543100", exact.toString());
    assertEquals("Js Qs Ks As", hold);
    assertTrue(cost.compareTo(new Fraction(0, 1)) > 0);
    assertTrue(less.compareTo(exact) < 0);
    Fraction back = machine.withPay("full-house", pay).exactReturn();
    assertEquals(new Fraction(98, 100), back);
    assertEquals(Hand.parse("5c 6c 7c 8c"), cards);
    String code =
        strip(
            Files.readString(
                Path.of("src/test/java/dev/yaku/videopoker/VideoPokerReadmeTest.java")));
    String example = code.split("// <example>\n", -1)[1].split("// </example>", -1)[0];
    assertTrue(strip(Files.readString(Path.of("README.md"))).contains(example));
  }

  private static String strip(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
