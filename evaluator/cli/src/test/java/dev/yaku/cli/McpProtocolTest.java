package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The protocol line by line: whatever comes in, only the protocol goes out. */
class McpProtocolTest {
  private static final String FLOP =
      "board = Td 9d 6h\\noop = 22+, A2s+, K5s+, Q8s+\\nip = 22+, A2s+, K5s+, Q8s+\\npot = 20\\n"
          + "stack = 90\\nbets = 60%\\nraises = 2.5x";

  private static List<String> answers(String... messages) {
    Run run = Run.withInput(String.join("\n", messages), "mcp");
    assertEquals("", run.err());
    assertEquals(0, run.status());
    return run.out().lines().toList();
  }

  private static String call(int id, String tool, String arguments) {
    return "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\",\"arguments\":%s}}"
        .formatted(id, tool, arguments);
  }

  /** The texts of an answer to a call, each quoted. */
  private static String result(int id, boolean isError, String... texts) {
    return "{\"jsonrpc\":\"2.0\",\"id\":%d,\"result\":{\"content\":[%s],\"isError\":%s}}"
        .formatted(
            id,
            Stream.of(texts)
                .map(text -> "{\"type\":\"text\",\"text\":" + quoted(text) + "}")
                .collect(Collectors.joining(",")),
            isError);
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\u000a") + '"';
  }

  @Test
  void messages_ofEachKind_areAnsweredOnceOrNotAtAll() {
    String deep = "[".repeat(100) + "]".repeat(100);
    String error = "{\"jsonrpc\":\"2.0\",\"id\":%s,\"error\":{\"code\":%d,\"message\":";
    List<String> found =
        answers(
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\\\"\",\"method\":\"ping\"}\r",
            "",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":9}}",
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":4,\"result\":{}}",
            "{\"jsonrpc\":\"2.0\",\"id\":1.50,\"method\":\"ping\",\"params\":[1e5]}",
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/nonsense\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"tools/call\"}",
            "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"no\"}}",
            "7",
            "[]",
            deep,
            "{\"id\":\"\\ud83d",
            "\u0000\u0001",
            "\"" + "x".repeat(2_000_000) + "\"",
            "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"ping\"}");
    List<String> begins =
        List.of(
            "{\"jsonrpc\":\"2.0\",\"id\":\"a\\\"\",\"result\":{}}",
            "{\"jsonrpc\":\"2.0\",\"id\":1.50,\"result\":{}}",
            error.formatted("2", -32601) + "\"no method tools/nonsense\"}}",
            error.formatted("null", -32600),
            error.formatted("null", -32600),
            error.formatted("null", -32600),
            error.formatted("null", -32600),
            error.formatted("null", -32700) + "\"no JSON: column 65: expected at most 64 levels",
            error.formatted("null", -32700) + "\"no JSON: column 14: expected the end of the text",
            error.formatted("null", -32700) + "\"no JSON: column 1: expected a value",
            error.formatted("null", -32700) + "\"longer than 1048576 bytes\"}}",
            "{\"jsonrpc\":\"2.0\",\"id\":5,\"result\":{}}",
            error.formatted("3", -32602) + "\"no tool \\\"no\\\": see tools/list\"}}");
    assertEquals(begins.size(), found.size(), String.join("\n", found));
    for (String begin : begins) { // calls of tools are answered when they can be
      assertTrue(found.stream().anyMatch(line -> line.startsWith(begin)), begin + "\n" + found);
    }
    assertTrue(found.containsAll(List.of(begins.get(0), begins.get(1))), found.toString());
  }

  @Test
  void batch_isAnsweredByOne() {
    String ping = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    String heard = "{\"jsonrpc\":\"2.0\",\"method\":\"x\"}";
    assertEquals(
        List.of(
            "[{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}},"
                + result(2, false, json("eval", "As Ad"), "Exact: nothing was sampled.")
                + "]"),
        answers(
            "[" + ping + "," + heard + "," + call(2, "evaluate", "{\"hands\":[\"As Ad\"]}") + "]",
            "[" + heard + "]"));
  }

  private static String json(String... command) {
    String[] args =
        Stream.concat(Stream.of(command), Stream.of("--format", "json")).toArray(String[]::new);
    Run run = Run.of(args);
    assertEquals(0, run.status(), run.err());
    return run.out().strip();
  }

  @Test
  void answers_areTheCommandLines() {
    String spot = "{\"players\":[\"Js Ts\",\"QQ+, AK\"],\"board\":\"9s 8d 2s\",\"dead\":\"7c\"}";
    String command = "Js Ts / QQ+, AK | 9s 8d 2s | 7c";
    String deals = "Exact: all 32,164 deals."; // 34 holes, and two of 44 cards for each
    List<String> found =
        answers(
            call(1, "equity", spot),
            call(2, "next_cards", spot),
            call(3, "range", "{\"range\":\"QQ+\",\"board\":\"9s 8d 2s\",\"against\":\"22+\"}"),
            call(4, "board", "{\"board\":\"As Ks Qs Js Ts\"}"),
            call(5, "machine", "{\"machine\":\"jacks-9-6\"}"),
            call(6, "rules", "{}"),
            call(7, "evaluate", "{\"hands\":[\"As Ax\"]}"),
            call(8, "evaluate", "{\"hands\":[\"--help\"],\"rules\":\"nothing\"}"),
            call(9, "hold", "{\"machine\":\"jacks-9-6\",\"hand\":\"As As Ks\"}"));
    String equity = json("equity", command);
    String withoutWinners = equity.replaceFirst(",\"winners\".*", "");
    String beginning = result(1, false, withoutWinners).replaceAll("\"\\}\\].*", "");
    assertTrue(found.get(0).startsWith(beginning), found.get(0));
    assertTrue(found.get(0).contains("winners\\\":[{\\\"players\\\":[1],\\\"deals\\\":"), "a list");
    assertTrue(found.get(0).contains(quoted(deals)), deals);
    assertEquals(result(2, false, json("equity", "--next", command), deals), found.get(1));
    String exact = "Exact: nothing was sampled.";
    String range = json("range", "--totals", "--against", "22+", "QQ+ | 9s 8d 2s");
    assertEquals(result(3, false, range, exact), found.get(2));
    assertEquals(result(4, false, json("board", "As Ks Qs Js Ts"), exact), found.get(3));
    assertEquals(result(5, false, json("machine", "jacks-9-6"), exact), found.get(4));
    assertEquals(result(6, false, json("rules"), exact), found.get(5));
    List<Run> wrong =
        List.of(
            Run.of("eval", "As Ax"),
            Run.of("eval", "--rules=nothing", "--", "--help"),
            Run.of("hold", "jacks-9-6", "As As Ks"));
    for (int i = 0; i < wrong.size(); i++) { // but for words that speak of the command line
      String said = wrong.get(i).err().replaceAll("(?m)^yaku: |^Try: .*\n", "").strip();
      String start = result(7 + i, true, said).replaceAll("\\].*", "");
      assertTrue(found.get(6 + i).startsWith(start), found.get(6 + i));
      assertTrue(found.get(6 + i).contains("{\\\"error\\\":{\\\"code\\\":\\\""), "as data, too");
    }
  }

  /** Every tool, as the list of tools has it, with nothing and with its own example. */
  @Test
  void everyTool_withoutArgumentsAndWithItsExample_saysSomething() {
    List<String> calls = new ArrayList<>();
    calls.add("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"tools/list\"}");
    Map<?, ?> list = (Map<?, ?>) object(answers(calls.get(0)).get(0)).get("result");
    List<String> names = new ArrayList<>();
    List<Boolean> isEnough = new ArrayList<>(); // without any argument
    for (Object each : (List<?>) list.get("tools")) {
      Map<?, ?> tool = (Map<?, ?>) each;
      Map<?, ?> schema = (Map<?, ?>) tool.get("inputSchema");
      Object example = McpTest.example((String) tool.get("description"));
      names.add((String) tool.get("name"));
      isEnough.add(!schema.containsKey("required"));
      calls.add(call(names.size() * 2, names.get(names.size() - 1), written(example)));
      calls.add(call(names.size() * 2 + 1, names.get(names.size() - 1), "{}"));
    }
    assertEquals(15, names.size());
    List<String> found = answers(calls.toArray(String[]::new));
    for (int i = 0; i < names.size(); i++) {
      for (int of = 0; of < 2; of++) {
        String answer = found.get(1 + 2 * i + of);
        Map<?, ?> result = (Map<?, ?>) object(answer).get("result");
        List<?> content = (List<?>) result.get("content");
        assertFalse(content.isEmpty(), names.get(i) + ": " + answer);
        content.forEach(each -> assertFalse(((Map<?, ?>) each).get("text").toString().isBlank()));
        boolean isRight = of == 0 || isEnough.get(i);
        assertEquals(!isRight, result.get("isError"), answer);
        if (isRight) { // the JSON, and what is to be said of it
          String first = ((Map<?, ?>) content.get(0)).get("text").toString();
          first.lines().forEach(McpProtocolTest::object);
          assertTrue(content.size() >= 2, answer);
        }
      }
    }
  }

  /**
   * Words that services for models know, of which some refuse all tools for another one; of numbers
   * above 0 the server says so itself.
   */
  @Test
  void schemas_haveOnlyWordsThatAllModelsServicesKnow() {
    String list = "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"tools/list\"}";
    List<?> tools = (List<?>) ((Map<?, ?>) object(answers(list).get(0)).get("result")).get("tools");
    for (Object each : tools) {
      Map<?, ?> schema = (Map<?, ?>) ((Map<?, ?>) each).get("inputSchema");
      Set<String> words = Set.of("type", "properties", "required", "additionalProperties");
      assertTrue(words.containsAll(schema.keySet()), schema.toString());
      assertFalse(List.of().equals(schema.get("required")), schema.toString());
      for (Object property : ((Map<?, ?>) schema.get("properties")).values()) {
        assertCommon((Map<?, ?>) property);
      }
    }
  }

  private static void assertCommon(Map<?, ?> property) {
    Set<String> words =
        Set.of(
            "type",
            "description",
            "enum",
            "items",
            "pattern",
            "minimum",
            "maximum",
            "minItems",
            "maxItems");
    assertTrue(words.containsAll(property.keySet()), property.toString());
    if (property.get("items") instanceof Map<?, ?> items) {
      assertCommon(items);
    }
  }

  /** The members that the registry's schema of 2025-12-11 demands, within its limits. */
  @Test
  void serverJson_isAsTheRegistryDemands() throws IOException {
    Map<?, ?> server = object(Files.readString(Path.of("server.json")));
    assertEquals(
        Set.of("$schema", "name", "title", "description", "version", "packages"), server.keySet());
    String name = server.get("name").toString();
    assertTrue(name.matches("[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+") && name.length() <= 200, name);
    for (String text : List.of("title", "description")) {
      int length = server.get(text).toString().length();
      assertTrue(length >= 1 && length <= 100, text);
    }
    String version = server.get("version").toString();
    String group = name.replaceAll("/.*", "");
    Map<?, ?> ofJBang = (Map<?, ?>) ((List<?>) server.get("packages")).get(0);
    assertEquals(
        Map.of(
            "registryType",
            "maven",
            "identifier",
            group + ":yaku-cli",
            "version",
            version,
            "runtimeHint",
            "jbang",
            "transport",
            Map.of("type", "stdio"),
            "packageArguments",
            List.of(Map.of("type", "positional", "value", "mcp"))),
        ofJBang);
    String pom = Files.readString(Path.of("..", "..", "pom.xml"));
    assertTrue(
        pom.contains("<version>" + version + "-SNAPSHOT</version>")
            || pom.contains("<version>" + version + "</version>"));
    assertTrue(pom.contains("<groupId>" + group + "</groupId>"), "the same namespace");
    String own = Files.readString(Path.of("pom.xml"));
    assertTrue(
        own.contains("mcp-name: " + name + "</description>"), "as the registry looks for it");
  }

  /** The widest range there is, in parts against another one. */
  @Test
  void totals_ofAnyRange_areShort() {
    String wide = "{\"range\":\"100%\",\"board\":\"9s 8d 7s\",\"against\":\"100%\"}";
    String answer = answers(call(1, "range", wide)).get(0);
    List<?> content = (List<?>) ((Map<?, ?>) object(answer).get("result")).get("content");
    String text = ((Map<?, ?>) content.get(0)).get("text").toString();
    assertTrue(text.startsWith("{\"combos\":1176,\"equity\":0.5,\"made\":["), text);
    assertTrue(text.length() <= 2_000, text.length() + ": " + text);
  }

  private static String written(Object value) {
    try {
      return McpJsonDefaults.getMapper().writeValueAsString(value);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<?, ?> object(String json) {
    try {
      return McpJsonDefaults.getMapper().readValue(json, Map.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The object, and the words after it, of each page of the last answer. */
  private static List<Map<?, ?>> pages(String solve, String tool, String arguments) {
    List<Map<?, ?>> pages = new ArrayList<>();
    for (String next = ""; next != null; ) {
      String from = next.isEmpty() ? "" : (arguments.isEmpty() ? "" : ",") + "\"from\":" + next;
      List<String> found = answers(solve, call(2, tool, "{" + arguments + from + "}"));
      assertTrue(found.get(1).length() < 30_000, "quotes count twice, but no more comes");
      List<?> content = (List<?>) ((Map<?, ?>) object(found.get(1)).get("result")).get("content");
      pages.add(object(((Map<?, ?>) content.get(0)).get("text").toString()));
      Matcher rest = Pattern.compile("\"from\\\\\": (\\d+)\\.").matcher(found.get(1));
      next = rest.find() ? rest.group(1) : null;
    }
    return pages;
  }

  @Test
  void solution_saysByHandWhatToDo_inParts() {
    String spot =
        FLOP.replace("6h", "6h 2c 3c")
            .replace("pot = 20", "pot = 20\\nraises = none")
            .replace("\\nraises = 2.5x", "");
    String solve = call(1, "solve", "{\"spot\":\"" + spot + "\",\"error\":5,\"time\":300}");
    List<Map<?, ?>> pages = pages(solve, "solution", "\"show\":\"hands\",\"node\":\"check\"");
    assertTrue(pages.size() > 1, "it is long");
    Solution solution =
        Solver.of(SolverSpot.parse(spot.replace("\\n", "\n"))).untilError(0.05).run();
    SolutionNode place = solution.node("check");
    List<String> hands = new ArrayList<>();
    for (Map<?, ?> page : pages) {
      assertEquals("check", ((Map<?, ?>) page.get("node")).get("path"));
      assertEquals(place.actions(), ((Map<?, ?>) page.get("node")).get("actions"));
      for (Object each : (List<?>) page.get("hands")) {
        Map<?, ?> row = (Map<?, ?>) each;
        int player = row.get("player").equals("ip") ? 1 : 0;
        long hand = Hand.parse(row.get("hand").toString());
        hands.add(player + Hand.toString(hand));
        assertEquals(place.weight(player, hand), number(row.get("weight")), 1e-6);
        assertEquals(place.equity(player, hand), number(row.get("equity")), 1e-6);
        assertEquals(place.value(player, hand), number(row.get("value")), 1e-6);
        assertEquals(player == 1, row.containsKey("frequencies"));
        if (player == 1) {
          double[] often = numbers(row.get("frequencies"));
          double[] values = numbers(row.get("values"));
          assertArrayEquals(place.frequencies(hand), often, 1e-6);
          assertArrayEquals(place.actionValues(hand), values, 1e-6);
          double value = 0; // of the hand: that of its actions, as often as each is taken
          for (int i = 0; i < often.length; i++) {
            value += often[i] * values[i];
          }
          assertEquals(number(row.get("value")), value, 1e-3);
        }
      }
    }
    List<String> expected = new ArrayList<>();
    for (int player : List.of(1, 0)) {
      for (long hand : place.hands(player)) {
        expected.add(player + Hand.toString(hand));
      }
    }
    assertEquals(expected, hands);
  }

  private static double number(Object number) {
    return ((Number) number).doubleValue();
  }

  private static double[] numbers(Object list) {
    return ((List<?>) list).stream().mapToDouble(McpProtocolTest::number).toArray();
  }

  @Test
  void longAnswers_areCutAndSayHowToGoOn() {
    List<String> all = json("range", "random").lines().toList();
    StringBuilder rows = new StringBuilder();
    int from = 1;
    while (from <= all.size()) {
      String arguments = "{\"range\":\"random\",\"hands\":true,\"from\":" + from + "}";
      String found = answers(call(1, "range", arguments)).get(0);
      int next = from;
      int length = -1;
      while (next <= all.size() && length + all.get(next - 1).length() < 10_000) {
        length += 1 + all.get(next - 1).length();
        next++;
      }
      String part = String.join("\n", all.subList(from - 1, next - 1));
      String rest =
          next > all.size() ? "." : "; for the rest ask again with \"from\": " + next + ".";
      String note =
          String.format(Locale.ROOT, "Here are rows %,d to %,d of 1,326%s", from, next - 1, rest);
      assertEquals(result(1, false, part, "Exact: nothing was sampled.", note), found);
      rows.append(part).append('\n');
      from = next;
    }
    assertEquals(String.join("\n", all) + "\n", rows.toString());
  }

  @Test
  void arguments_notAsTheSchemaSays_areNamed() {
    List<String> found =
        answers(
            call(1, "evaluate", "{}"),
            call(2, "evaluate", "{\"hands\":\"As\"}"),
            call(3, "evaluate", "{\"hands\":[]}"),
            call(4, "evaluate", "{\"hands\":[7]}"),
            call(5, "equity", "{\"players\":[\"AA\"],\"time\":1e99}"),
            call(6, "equity", "{\"players\":[\"AA\"],\"time\":1e-999999999999}"),
            call(7, "range", "{\"range\":\"AA\",\"from\":1.5}"),
            call(8, "evaluate", "{\"hands\":[\"As\"],\"percentile\":1}"),
            call(9, "hold", "{\"hand\":\"As Ks Qs Js 2c\"}"),
            call(10, "solution", "{}"),
            call(11, "evaluate", "[7]"));
    List<String> expected =
        List.of(
            "evaluate: the argument \"hands\" is missing",
            "evaluate: the argument \"hands\": expected an array of texts",
            "evaluate: the argument \"hands\": expected 1 to 40 texts",
            "evaluate: the argument \"hands\": expected text",
            "equity: the argument \"time\": expected a number above 0 and at most 300",
            "equity: the argument \"time\": expected a number above 0 and at most 300",
            "range: the argument \"from\": expected an integer of at least 1 and at most 1000000000",
            "evaluate: the argument \"percentile\": expected true or false",
            "hold: expected one of \"machine\" and \"table\"",
            "solution: no solution is kept: call solve first",
            "evaluate: arguments: expected an object");
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(result(i + 1, true, expected.get(i)), found.get(i));
    }
  }

  /** As data, too: neither the options of a command nor the file in which a pay table is. */
  @Test
  void faults_haveTheWordsOfTools() {
    List<String> found =
        answers(
            call(1, "machine", "{\"table\":\"rules = standrad\"}"),
            call(2, "range", "{\"range\":\"AA\",\"against\":\"KK\"}"));
    for (int i = 0; i < found.size(); i++) {
      String answer = found.get(i);
      assertEquals(
          3, answer.split(i == 0 ? "table\\\\+\": " : "against\\\\+\": ", -1).length, answer);
      assertFalse(answer.contains("--") || answer.contains("yaku-mcp-"), answer);
    }
  }

  @Test
  void solve_notReached_saysSoAndGoesOn() {
    String spot = FLOP.replace("6h", "6h 2c 3c");
    List<String> found =
        answers(
            call(1, "solve", "{\"spot\":\"" + spot + "\",\"time\":1e-9,\"error\":0.01}"),
            call(2, "solution", "{\"error\":1,\"time\":60,\"node\":\"check\"}"),
            call(3, "solution", "{\"solution\":1}"),
            call(4, "solution", "{\"node\":\"chekc\"}"));
    assertTrue(found.get(0).contains("NOT reached in the time: 0.01 %"), found.get(0));
    assertTrue(found.get(0).contains("Solution 1: "), found.get(0));
    assertTrue(found.get(1).contains("\\\"path\\\":\\\"check\\\""), found.get(1));
    assertFalse(found.get(1).contains("NOT"), found.get(1));
    assertTrue(found.get(1).contains(" % of the pot."), found.get(1));
    assertTrue(found.get(2).contains("\"isError\":false"), found.get(2));
    String wrong = "\"node\": \"chekc\": expected check, ";
    assertTrue(found.get(3).contains(quoted(wrong).replaceAll("\"$", "")), found.get(3));
  }

  /** Sees the bytes of a server that runs beside the test. */
  private static final class Answers extends ByteArrayOutputStream {
    private synchronized void await(String part) throws InterruptedException {
      while (!toString(StandardCharsets.UTF_8).contains(part)) {
        wait();
      }
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      super.write(bytes, from, length);
      notifyAll();
    }
  }

  @Test
  void cancelled_running_isNotAnsweredAndTheNextIs() throws Exception {
    Answers out = new Answers();
    OutputStream err = OutputStream.nullOutputStream();
    PipedInputStream in = new PipedInputStream(1 << 16);
    Thread server = new Thread(() -> Main.run(in, out, err, Run.PIPE, "mcp"));
    try (PipedOutputStream client = new PipedOutputStream(in)) {
      server.start();
      say(client, call(1, "solve", "{\"spot\":\"" + FLOP + "\",\"time\":300,\"error\":0.01}"));
      say(client, call(2, "evaluate", "{\"hands\":[\"As Ad\"]}"));
      say(client, call(3, "evaluate", "{\"hands\":[\"As Ad\"]}"));
      say(client, "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"ping\"}");
      out.await("{\"jsonrpc\":\"2.0\",\"id\":4,\"result\":{}}"); // though a call is running
      say(client, cancel(2));
      say(client, cancel(1));
      out.await("\"id\":3,");
      say(client, call(5, "solution", "{}"));
    }
    server.join();
    List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(3, lines.size(), lines.toString());
    assertEquals(result(5, true, "solution: no solution is kept: call solve first"), lines.get(2));
  }

  private static String cancel(int id) {
    return "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":%d}}"
        .formatted(id);
  }

  private static void say(OutputStream to, String message) throws IOException {
    to.write((message + "\n").getBytes(StandardCharsets.UTF_8));
    to.flush();
  }
}
