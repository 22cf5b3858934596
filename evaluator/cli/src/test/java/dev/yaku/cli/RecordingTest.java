package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every command answers as it did when {@link Recording} was made; with {@code -Dyaku.record=true}
 * that is made anew before.
 */
class RecordingTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final Pattern LONG =
      Pattern.compile("report .*--error|--ochs|--sweep|--solve|allin .*--threads");

  /** Those that take no seconds, and by steps some of the others. */
  private static List<String> calls() throws IOException {
    if (Boolean.getBoolean("yaku.record")) {
      Recording.main(new String[0]);
    }
    List<String> calls = new ArrayList<>();
    int takeSeconds = 0;
    for (String call : Recording.calls()) {
      boolean takesSeconds = LONG.matcher(call.lines().findFirst().orElseThrow()).find();
      if (!takesSeconds || takeSeconds++ % STEP == STEP - 1) {
        calls.add(call);
      }
    }
    return calls;
  }

  @ParameterizedTest
  @MethodSource("calls")
  void answer_isAsRecorded(String call) throws IOException {
    assertEquals(call, Recording.answered(Recording.question(call)));
  }

  /** But for help, and {@code mcp}, which has a protocol instead of formats: McpProtocolTest. */
  @Test
  void everyCommand_isRecorded_inEveryFormat() throws IOException {
    Set<String> asked = new TreeSet<>();
    for (String call : Recording.calls()) {
      String[] words = call.lines().findFirst().orElseThrow().split(" ", -1);
      asked.add(
          words[1]
              + (call.contains("--format json")
                  ? " json"
                  : call.contains("--format tsv") ? " tsv" : ""));
    }
    Set<String> missing =
        Commands.names().stream()
            .filter(command -> !Set.of("help", "mcp").contains(command))
            .collect(Collectors.toCollection(TreeSet::new));
    for (String command : List.copyOf(missing)) {
      if (Run.of(command, "--help").out().contains("--format")) {
        missing.addAll(List.of(command + " tsv", command + " json"));
      }
    }
    missing.removeAll(asked);
    assertTrue(missing.isEmpty(), missing.toString());
  }
}
