package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.yaku.Started;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Servers in processes of their own, which are told to end, or are killed. */
@DisabledOnOs(OS.WINDOWS) // where a process is ended without being told
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class McpProcessTest {
  private static final String SHORT =
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"solve\",\"arguments\":"
          + "{\"spot\":\"board = Ts 9s 6h Qc 2d\\noop = AA\\nip = KK\\npot = 60\\nstack = 9\\nbets = 50%\"}}}";
  private static final String LONG =
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"_meta\":{\"progressToken\":\"t\"},"
          + "\"name\":\"solve\",\"arguments\":{\"time\":300,\"error\":0.01,\"spot\":\"board = Td 9d 6h\\n"
          + "oop = 22+, A2s+, K5s+, Q8s+\\nip = 22+, A2s+, K5s+\\npot = 20\\nstack = 90\\nbets = 60%\"}}}";

  @TempDir private Path temporary;

  private Process started() throws IOException {
    return started(temporary);
  }

  private static Process started(Path temporary) throws IOException {
    return Started.java("-Djava.io.tmpdir=" + temporary, "dev.yaku.cli.Main", "mcp")
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static void say(Process server, String line) throws IOException {
    OutputStream to = server.getOutputStream();
    to.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    to.flush();
  }

  private List<String> folders() throws IOException {
    try (Stream<Path> all = Files.list(temporary)) {
      return all.map(path -> path.getFileName().toString())
          .filter(name -> name.startsWith("yaku-mcp-"))
          .sorted()
          .toList();
    }
  }

  /** A server that has a solution, and is looking for another one. */
  private Process solving() throws IOException {
    Process server = started();
    BufferedReader from =
        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    say(server, SHORT);
    assertTrue(from.readLine().contains("Solution 1"));
    say(server, LONG);
    String progress = from.readLine();
    assertTrue(progress.contains("\"progressToken\":\"t\",\"progress\":1,"), progress);
    assertEquals(1, folders().size());
    return server;
  }

  @Test
  void folderForTemporaryFiles_thatIsNone_isNamed() throws Exception {
    Path none = temporary.resolve("none");
    Process server = started(none);
    say(server, SHORT);
    server.getOutputStream().close();
    String answer = new String(server.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String fault = "solve: " + none.resolve("yaku-mcp") + ": cannot be written: no such folder\"";
    assertTrue(answer.contains(fault), answer);
    assertEquals(0, server.waitFor());
  }

  @ParameterizedTest
  @ValueSource(strings = {"TERM", "INT", "HUP"})
  void signal_whileSolving_endsTheServer_andLeavesNothing(String signal) throws Exception {
    assumeFalse(InterruptionTest.ignores(signal));
    Process server = solving();
    long start = System.nanoTime();
    String[] kill = {"kill", "-s", signal, Long.toString(server.pid())};
    assertEquals(0, Started.program(List.of(kill)).start().waitFor());
    assertTrue(server.waitFor(60, TimeUnit.SECONDS), "hears " + signal);
    assertNotEquals(0, server.exitValue());
    assertEquals(List.of(), folders());
    double seconds = (System.nanoTime() - start) / 1e9;
    assertTrue(seconds < 20, "three seconds, but for a busy machine: " + seconds);
  }

  @Test
  void folder_ofKilledServer_isDeletedByTheNext_andNothingElse() throws Exception {
    Process living = solving();
    Process dead = started();
    say(dead, SHORT);
    assertTrue(dead.getInputStream().read() >= 0, "it has a solution");
    dead.destroyForcibly().waitFor();
    assertEquals(2, folders().size());
    Path other = Files.createDirectory(temporary.resolve("other"));
    Files.writeString(other.resolve("1.solution"), "a user's own");
    Files.writeString(other.resolve("lock"), "");
    Files.createSymbolicLink(temporary.resolve("yaku-mcp-1"), other);
    Path mixed = Files.createDirectory(temporary.resolve("yaku-mcp-2"));
    Files.writeString(mixed.resolve("lock"), "");
    Files.writeString(mixed.resolve("1.solution"), "");
    Files.createSymbolicLink(mixed.resolve("2.solution"), other.resolve("1.solution"));
    Files.writeString(mixed.resolve("notes"), "a user's own");
    Files.createDirectory(temporary.resolve("yaku-mcp-x"));
    Files.createDirectory(temporary.resolve("yaku-mcp-3"));
    Process next = started();
    say(next, SHORT);
    next.getOutputStream().close();
    assertEquals(0, next.waitFor());
    assertTrue(Files.exists(other.resolve("1.solution")));
    try (Stream<Path> left = Files.list(mixed)) {
      assertEquals(List.of(mixed.resolve("notes")), left.toList());
    }
    List<String> left = folders();
    assertTrue(
        left.containsAll(List.of("yaku-mcp-1", "yaku-mcp-2", "yaku-mcp-x")), left.toString());
    assertEquals(4, left.size(), left + ": and that of the server that lives");
    assertFalse(left.contains("yaku-mcp-3"));
    living.destroyForcibly().waitFor();
  }
}
