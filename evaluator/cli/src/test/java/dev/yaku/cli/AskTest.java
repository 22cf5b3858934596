package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.io.Program;
import dev.yaku.cli.io.Program.Reply;
import dev.yaku.cli.io.Screen;
import dev.yaku.cli.sheet.Json;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A command may ask another one, and gets what that would write as JSON, or what is wrong. */
class AskTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final Program program =
      new Main(InputStream.nullInputStream(), out, out, new Screen(true, true));

  private final List<Map<String, Object>> objects = new ArrayList<>();

  private Reply ask(String... args) {
    return program.ask(objects::add, InputStream.nullInputStream(), args);
  }

  private static List<List<String>> questions() {
    return List.of(
        List.of("equity", "AA / KK | 2c 3d 4h 9s", "QQ / 76s | 2c 3d 4h 9s"),
        List.of("equity", "--next", "Js Ts / QQ | 9s 8d 2s 4h"),
        List.of("equity", "--streets", "As Ah / Kd Kc | 2c 7d Th 4s 9d"));
  }

  @ParameterizedTest
  @MethodSource("questions")
  void reply_isWhatTheCommandWrites(List<String> question) {
    Reply reply = ask(question.toArray(String[]::new));
    assertEquals("", reply.messages());
    assertEquals(0, reply.status());
    Run run = Run.of((String.join("\n", question) + "\n--format\njson").split("\n", -1));
    String written =
        objects.stream().map(object -> Json.line(object) + "\n").collect(Collectors.joining());
    assertEquals(run.out(), written);
    assertEquals(0, out.size());
  }

  /** What answers people alone answers those who ask, too. */
  @Test
  void reply_ofTextAlone_isTheText() {
    Reply reply = ask("play", "--seed", "7");
    assertEquals(List.of(), objects);
    assertEquals(Run.withInput("", "play", "--seed", "7").out(), reply.text());
    assertTrue(reply.text().contains("1"), "cards are dealt");
  }

  @Test
  void reply_toWhatIsWrong_saysWhat() {
    Reply reply = ask("equity", "AA / KK | 2c 3d 4h 9s", "AA / ZZ");
    assertEquals(1, reply.status());
    assertEquals(1, objects.size());
    assertTrue(reply.messages().startsWith("spot 2, column 6: "), reply.messages());
    assertEquals(2, ask("equity", "--trails", "5", "AA / KK").status());
    assertEquals(0, out.size());
  }
}
