package dev.yaku.cli;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Calls of the command line, and what they answered: the file {@code src/test/recorded/calls.txt}.
 *
 * <p>A call begins with a line of arguments after {@code $}, or {@code >} if it is made on a
 * terminal with colours; lines after {@code <} are its input, and {@code @svg} is a file for a
 * picture. What follows was recorded: the exit status, and whether there were messages; the bytes
 * of answers for programs, or their digest if there are many; of text for people the numbers in
 * their order, and of a picture those of its words, sorted.
 *
 * <p>{@link #main} records anew what all calls of the file answer; the change note says why an
 * answer is another one.
 */
final class Recording {
  static final Path FILE = Path.of("src", "test", "recorded", "calls.txt");

  private static final int MOST = 1200; // characters
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern NUMBER = Pattern.compile("\\d+(?:[.,]\\d+)*");
  private static final Pattern PICTURE_WORDS = Pattern.compile("(?s)<text[^>]*>(.*?)</text>");

  private Recording() {}

  public static void main(String[] args) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String call : calls()) {
      text.append(answered(question(call)));
    }
    Files.writeString(FILE, text);
  }

  /** The sections of the file. */
  static List<String> calls() throws IOException {
    return List.of(Files.readString(FILE).split("(?m)^(?=[$>] )"));
  }

  /** The lines of a section that are not recorded. */
  static String question(String call) {
    return call.lines()
        .filter(line -> line.matches("[$><] .*"))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /** A section with what its question is answered. */
  static String answered(String question) throws IOException {
    List<String> lines = question.lines().toList();
    Path picture = Files.createTempFile("recorded", ".svg");
    try {
      List<String> words = new ArrayList<>();
      for (MatchResult word : WORD.matcher(lines.get(0).substring(2)).results().toList()) {
        String text = word.group(1) == null ? word.group(2) : word.group(1);
        words.add(text.equals("@svg") ? picture.toString() : text);
      }
      String input =
          lines.stream()
              .skip(1)
              .map(line -> line.substring(2) + "\n")
              .collect(Collectors.joining());
      Run run =
          lines.get(0).startsWith(">")
              ? Run.typed(input, words.toArray(String[]::new))
              : Run.withInput(input, words.toArray(String[]::new));
      StringBuilder section = new StringBuilder(question);
      String messages = run.err().replaceAll("\r[^\r\n]*", ""); // but how far it is, if it is slow
      section
          .append("status ")
          .append(run.status())
          .append(messages.isEmpty() ? "\n" : ", with messages\n");
      boolean forPrograms = words.contains("tsv") || words.contains("json");
      String out =
          run.out()
              .replaceAll("\"seconds\":[0-9.]+", "\"seconds\":0")
              .replaceAll("iterations, [0-9.]+ s", "iterations"); // how long it took
      section.append(forPrograms ? kept("| ", out) : kept("# ", numbers(out)));
      return section.append(kept("@ ", numbersOfPicture(Files.readString(picture)))).toString();
    } finally {
      Files.deleteIfExists(picture);
    }
  }

  /** Each line after a mark, or the digest of all. */
  private static String kept(String mark, String text) {
    if (text.length() > MOST) {
      return mark + text.length() + " characters, SHA-256 " + digest(text) + "\n";
    }
    return text.lines().map(line -> mark + line + "\n").collect(Collectors.joining());
  }

  private static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return String.format("%064x", new BigInteger(1, digest));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String numbers(String text) {
    return numbersOf(text.replaceAll("\u001b\\[[0-9;]*m", "")).collect(Collectors.joining(" "));
  }

  private static String numbersOfPicture(String svg) {
    return PICTURE_WORDS
        .matcher(svg)
        .results()
        .flatMap(words -> numbersOf(words.group(1)))
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static Stream<String> numbersOf(String text) {
    return NUMBER.matcher(text).results().map(MatchResult::group);
  }
}
