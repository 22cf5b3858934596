package dev.yaku.cli;

import dev.yaku.cli.io.Screen;
import dev.yaku.cli.sheet.Json;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Answers many calls on the JVM, for the tests of those in WebAssembly: a call on each line, its
 * input and its arguments with U+001F between, and U+001E for line ends.
 */
final class Answers {
  private Answers() {}

  public static void main(String[] args) throws IOException {
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    BufferedReader calls =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = calls.readLine(); line != null; line = calls.readLine()) {
      String[] words = line.replace('\u001e', '\n').split("\u001f", -1);
      InputStream in = new ByteArrayInputStream(words[0].getBytes(StandardCharsets.UTF_8));
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      ByteArrayOutputStream messages = new ByteArrayOutputStream();
      long start = System.nanoTime();
      String[] call = Arrays.copyOfRange(words, 1, words.length);
      int status = Main.run(in, text, messages, new Screen(false, false), call);
      double milliseconds = (System.nanoTime() - start) / 1e6;
      out.println(
          Json.line(
              List.of(
                  status,
                  text.toString(StandardCharsets.UTF_8),
                  messages.toString(StandardCharsets.UTF_8),
                  milliseconds)));
      out.flush();
    }
  }
}
