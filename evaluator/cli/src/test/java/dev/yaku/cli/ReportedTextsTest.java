package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts of public bug reports and help pages, and others of the same kinds, are read as they were
 * meant, or answered with a note, or refused with what is wrong.
 */
class ReportedTextsTest {
  private static final String REPORTED = "/dev/yaku/reference/peers/reported-texts.tsv";
  private static final String ANSWERS = "/dev/yaku/cli/reported-answers.tsv";
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final String QUESTION =
      "board = Td 9d 6h Qc 3s\noop = QQ, AK\nip = 99, AQ\npot = 20\nstack = 100\n";

  private static List<String> lines(String name) throws IOException {
    try (InputStream in = ReportedTextsTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static List<String> answers() throws IOException {
    return lines(ANSWERS).stream().filter(line -> !line.startsWith("#")).toList();
  }

  /** A question of the solver is given by its bets. */
  private static Run run(String call) {
    if (call.startsWith("bets")) {
      return Run.withInput(QUESTION + call + "\n", "solve", "--iterations", "1");
    }
    List<String> words = new ArrayList<>();
    for (Matcher word = WORD.matcher(call.substring("yaku ".length())); word.find(); ) {
      words.add(word.group(1) == null ? word.group(2) : word.group(1));
    }
    return Run.of(words.toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("answers")
  void text_ofAReportOrLikeIt_isReadOrSaid(String line) {
    String[] row = line.split("\t", -1);
    Run run = run(row[0]);
    assertEquals(Integer.parseInt(row[1]), run.status(), run + "");
    assertTrue(run.out().contains(row[2]), run + "");
    assertEquals(run.status() == 0, !run.out().isEmpty(), run + "");
    assertTrue(run.err().contains(row[3]), run + "");
    boolean isSilent = row[3].isEmpty() && !row[0].startsWith("bets");
    assertTrue(!isSilent || run.err().isEmpty(), run + "");
  }

  @Test
  void everyReport_hasAnAnswer() throws IOException {
    Set<String> answered = new HashSet<>();
    answers().forEach(line -> answered.add(line.split("\t", -1)[0]));
    List<String> reports = lines(REPORTED);
    for (String report : reports.subList(1, reports.size())) {
      String call = report.split("\t", -1)[1].replaceAll(" +\\(.*\\)$", "");
      assertTrue(answered.contains(call), report);
    }
  }
}
