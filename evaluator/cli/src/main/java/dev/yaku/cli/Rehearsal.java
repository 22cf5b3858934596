package dev.yaku.cli;

import dev.yaku.cli.io.Screen;
import dev.yaku.cli.io.StandardInput;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs commands whose classes are to be in an archive, from which the JVM starts faster. The build
 * makes it for Java 17 and 18; later ones make their own.
 */
final class Rehearsal {
  private static final String AGENT = // what a client asks first
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
      {"jsonrpc":"2.0","id":2,"method":"tools/list"}
      """;

  private static final String RIVER =
      """
      board = Ts 9s 6h Qc 2d
      oop = 22-TT, AKs, KTo+
      ip = JJ:0.5, A2s+, QTo+
      pot = 60
      stack = 170
      bets = 50%, 100%
      raises = 3x
      """;

  private Rehearsal() {}

  public static void main(String[] args) {
    StandardInput.ofProcess();
    Screen.ofProcess();
    rehearse("As Ks Qs Js Ts\n", "eval");
    rehearse("As Ks Qs Js Ts 2c 2d\nx\n", "eval", "--format", "tsv");
    rehearse("", "eval", "--format", "json", "As Ah Kd Kc Qs");
    rehearse("", "eval", "--rules", "omaha", "As Kh Qd Jc | Ts 9s 8d 2c 2h");
    rehearse("", "compare", "As Ah Kd Kc Qs", "As Ah Kd Kc Js");
    rehearse("", "equity", "As Ah / Kd Kc / Qs Js");
    rehearse("", "equity", "--trials", "1000", "As Ah / KK+, AKs:0.5 / random | 2c 4c 5h");
    rehearse("", "range", "15%");
    rehearse("", "strength", "As Kd | 2c 7d Th");
    rehearse("", "index", "As Kd | 2c 7d Th");
    rehearse("", "hold", "jacks-9-6", "As Ks Qs Js 2c");
    rehearse("", "machine");
    rehearse("", "rules");
    rehearse("", "deal");
    rehearse("", "board", "As Ks 2d");
    rehearse(RIVER, "solve", "--error", "1%");
    rehearse(AGENT, "mcp");
    rehearse("", "--help");
  }

  private static void rehearse(String input, String... args) {
    byte[] bytes = input.getBytes(StandardCharsets.US_ASCII);
    OutputStream nowhere = OutputStream.nullOutputStream();
    Main.run(new ByteArrayInputStream(bytes), nowhere, nowhere, new Screen(false, true), args);
  }
}
