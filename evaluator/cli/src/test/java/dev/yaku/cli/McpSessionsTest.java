package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole sessions of messages that no good client sends: each request is answered once, cancelled
 * ones at most once, and the server ends with its input, or when nobody reads.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class McpSessionsTest {
  private static final List<String> METHODS =
      List.of("initialize", "ping", "tools/list", "tools/call", "nonsense", "notifications/x");

  private static final String FLOP =
      "board = Td 9d 6h\\noop = 22+, A2+\\nip = 22+, K2+\\npot = 20\\nstack = 90\\nbets = 60%\\nraises"
          + " = 2.5x";

  /** Calls that take long, unless they are ended: each by another command, or way to count. */
  private static final List<String> LONG_CALLS =
      List.of(
          """
          {"name":"evaluate","arguments":{"hands":["As Kh Qd Jc 2s | Ts 9s 8d 2c 2h"],\
          "rules":"omaha","percentile":true}}""",
          """
          {"name":"equity","arguments":{"players":["random","random","random","random","random",\
          "random","random"],"rules":"omaha-hi-lo","time":60}}""",
          """
          {"name":"equity","arguments":{"players":["22+","A2+","random"],"time":60}}""",
          """
          {"name":"next_cards","arguments":{"players":["15%","random"],"board":"2c 3d 4h",\
          "rules":"omaha","time":60}}""",
          """
          {"name":"range","arguments":{"range":"random","rules":"omaha","hands":true,\
          "from":250000}}""",
          """
          {"name":"board","arguments":{"board":"9s 8d 2s","rules":"omaha"}}""",
          """
          {"name":"all_in","arguments":{"stacks":[10,10,10],"time":3600}}""",
          """
          {"name":"solve","arguments":{"time":300,"error":0.01,"spot":"FLOP"}}"""
              .replace("FLOP", FLOP));

  /** The largest questions of the other tools, which take a second or two where they are new. */
  private static final List<String> LARGEST_CALLS =
      List.of(
          """
          {"name":"compare","arguments":{"rules":"omaha-hi-lo","hands":["As Kh Qd Jc | 9s 8d 2c",\
          "Ah Ks Qc Jd | 9s 8d 2c","Ad Kc Qh Js | 9s 8d 2c","Ac Kd Qs Jh | 9s 8d 2c"]}}""",
          """
          {"name":"strength","arguments":{"hand":"As Kd","board":"9s 8d 2s","against":"100%"}}""",
          """
          {"name":"hold","arguments":{"machine":"wild-five-1","hand":"As Ks Qs Js 2c"}}""",
          """
          {"name":"machine","arguments":{"machine":"wild-five-1"}}""",
          """
          {"name":"icm","arguments":{"stacks":[1,2,3,4,5,6,7,8,9,10],"payouts":\
          [10,9,8,7,6,5,4,3,2,1]}}""",
          """
          {"name":"count","arguments":{"rules":"omaha","cards":4}}""",
          """
          {"name":"rules","arguments":{"rules":"multi-deck"}}""",
          """
          {"name":"solution","arguments":{"time":300,"error":0.01}}""");

  private static final Object MISSING = new Object();

  private static String written(Object value) {
    try {
      return McpJsonDefaults.getMapper().writeValueAsString(value);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <T> T read(String json, Class<T> type) {
    try {
      return McpJsonDefaults.getMapper().readValue(json, type);
    } catch (IOException e) {
      throw new AssertionError(json, e);
    }
  }

  /** A server in this process, with what it wrote. */
  private static final class Server extends ByteArrayOutputStream {
    private final PipedInputStream in = new PipedInputStream(1 << 16);
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final PipedOutputStream client;
    private final Thread thread;
    private int status = -1;

    Server() throws IOException {
      client = new PipedOutputStream(in);
      thread = new Thread(() -> status = Main.run(in, this, err, Run.PIPE, "mcp"));
      thread.start();
    }

    void say(String line) throws IOException {
      client.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      client.flush();
    }

    synchronized void await(String part) throws InterruptedException {
      while (!toString(StandardCharsets.UTF_8).contains(part)) {
        wait();
      }
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      super.write(bytes, from, length);
      notifyAll();
    }

    /** Ends the input; returns the lines of all answers. */
    List<String> end() throws Exception {
      client.close();
      thread.join();
      assertEquals("0 ", status + " " + err.toString(StandardCharsets.UTF_8));
      return toString(StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static String call(Object id, String call) {
    return "{\"jsonrpc\":\"2.0\",\"id\":"
        + written(id)
        + ",\"method\":\"tools/call\",\"params\":"
        + call
        + "}";
  }

  private static String cancel(Object id) {
    return "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":"
        + written(id)
        + "}}";
  }

  /** What is there instead of a member: nothing, null, something of another type. */
  private static Object odd(SplittableRandom random) {
    Object[] odd = {
      MISSING,
      null,
      true,
      0,
      -1.5,
      1e300,
      "",
      "x",
      "2025-06-18",
      "As Kd",
      "a\nb",
      List.of(),
      List.of("As Kd"),
      List.of(1, "x"),
      Map.of(),
      Map.of("name", "x"),
      "\ud83d\ude00",
      "\u2028"
    };
    return odd[random.nextInt(odd.length)];
  }

  private static Map<String, Object> map(Object... members) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < members.length; i += 2) {
      map.put((String) members[i], members[i + 1]);
    }
    return map;
  }

  /** A request that is right but for a member, anywhere, or two. */
  @SuppressWarnings("unchecked")
  private static Map<String, Object> request(
      int id, SplittableRandom random, List<Map<String, Object>> tools) {
    String method = METHODS.get(random.nextInt(METHODS.size()));
    Map<String, Object> parameters = map("protocolVersion", "2025-03-26", "capabilities", map());
    if (method.equals("tools/call")) {
      Map<String, Object> tool = tools.get(random.nextInt(tools.size()));
      Map<String, Object> schema = (Map<String, Object>) tool.get("inputSchema");
      Map<String, Object> example = McpTest.example((String) tool.get("description"));
      Map<String, Object> arguments = new LinkedHashMap<>(example);
      if (arguments.containsKey("spot") || tool.get("name").equals("solution")) {
        arguments.put("time", 0.01);
      }
      List<String> names = List.copyOf(((Map<String, Object>) schema.get("properties")).keySet());
      String name = names.get(random.nextInt(names.size()));
      if (!name.equals("time")) {
        put(arguments, name, odd(random));
      }
      parameters = map("name", tool.get("name"), "arguments", arguments);
      parameters.put("_meta", map("progressToken", odd(random)));
      clean((Map<String, Object>) parameters.get("_meta"));
    }
    Map<String, Object> request =
        map("jsonrpc", "2.0", "id", id, "method", method, "params", parameters);
    Map<String, Object> of = random.nextInt(3) == 0 ? request : parameters;
    List<String> names = List.copyOf(of.keySet());
    String name = names.get(random.nextInt(names.size()));
    if (!name.equals("id")) { // without it nothing is to be answered
      put(of, name, odd(random));
    }
    return request;
  }

  private static void put(Map<String, Object> to, String name, Object value) {
    to.put(name, value);
    clean(to);
  }

  private static void clean(Map<String, Object> of) {
    of.values().removeIf(value -> value == MISSING);
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> tools() {
    String list = "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"tools/list\"}";
    String answer = Run.withInput(list, "mcp").out();
    Map<String, Object> result = (Map<String, Object>) read(answer, Map.class).get("result");
    return (List<Map<String, Object>>) result.get("tools");
  }

  /** How often each id was answered. */
  private static Map<Object, Integer> counted(List<String> lines) {
    Map<Object, Integer> counts = new HashMap<>();
    for (String line : lines) {
      Object message = read(line, Object.class);
      for (Object each : message instanceof List<?> list ? list : List.of(message)) {
        Map<?, ?> answer = (Map<?, ?>) each;
        if (!"notifications/progress".equals(answer.get("method"))) {
          assertTrue(answer.containsKey("result") != answer.containsKey("error"), line);
          counts.merge(String.valueOf(answer.get("id")), 1, Integer::sum);
        }
      }
    }
    return counts;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void session_ofOddMessages_answersEachRequestOnce(long seed) throws Exception {
    SplittableRandom random = new SplittableRandom(seed);
    List<Map<String, Object>> tools = tools();
    Server server = new Server();
    Map<Object, Integer> expected = new HashMap<>();
    TreeSet<String> cancelled = new TreeSet<>();
    for (int id = 1; id <= 120; ) {
      List<Map<String, Object>> batch = new ArrayList<>();
      int size = random.nextInt(4) == 0 ? 1 + random.nextInt(4) : 1;
      for (int i = 0; i < size; i++) {
        Map<String, Object> request = request(id, random, tools);
        expected.put("" + id, 1);
        batch.add(request);
        id++;
      }
      server.say(written(size == 1 ? batch.get(0) : batch));
      if (random.nextInt(4) == 0) {
        int which = 1 + random.nextInt(id);
        cancelled.add("" + which);
        server.say(cancel(which));
      }
      if (random.nextInt(8) == 0) {
        server.say(written(List.of(id)).replace("]", random.nextBoolean() ? "]]" : "]"));
      }
    }
    Map<Object, Integer> found = counted(server.end());
    found.remove("null"); // what has no id
    cancelled.removeAll(found.keySet()); // those that were answered before
    cancelled.forEach(expected::remove);
    assertEquals(expected, found);
  }

  @Test
  void initialize_withAnyVersion_isAnswered() {
    List<String> versions =
        List.of(
            "{}",
            "null",
            "[]",
            "7",
            "{\"protocolVersion\":null}",
            "{\"protocolVersion\":[]}",
            "{\"protocolVersion\":\"x\"}",
            "{\"protocolVersion\":{\"a\":1}}");
    StringBuilder input = new StringBuilder("\uFEFF");
    for (int i = 0; i < versions.size(); i++) {
      String hello =
          "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"initialize\",\"params\":%s}\n"
              .formatted(i, versions.get(i));
      input.append(hello).append("[").append(hello.strip()).append("]\n");
    }
    input.append("{\"jsonrpc\":\"2.0\",\"id\":99,\"method\":\"initialize\"}\n");
    Run run = Run.withInput(input.toString(), "mcp");
    assertEquals("", run.err());
    assertEquals(2 * versions.size() + 1, run.out().lines().count(), run.out());
    run.out().lines().forEach(line -> assertTrue(line.contains("\"2025-11-25\""), line));
  }

  /** Each is cancelled when it has begun, alone or in a batch; what follows is answered. */
  @Test
  void everyTool_cancelled_endsSoon() throws Exception {
    List<String> calls = new ArrayList<>(LONG_CALLS);
    calls.addAll(LARGEST_CALLS);
    assertEquals(
        tools().stream().map(tool -> tool.get("name")).collect(Collectors.toSet()),
        calls.stream().map(call -> read(call, Map.class).get("name")).collect(Collectors.toSet()));
    Server server = new Server();
    String flop = LONG_CALLS.get(LONG_CALLS.size() - 1);
    String solve = flop.replace("9d 6h", "9d 6h 2c").replace("300", "0.001");
    server.say(call("solved", solve)); // so that there is a solution to go on with
    server.await("\"solved\"");
    for (int i = 0; i < calls.size(); i++) {
      String call = calls.get(i);
      server.say(i % 2 == 0 ? call(i, call) : "[" + call(i, call) + "]");
      TimeUnit.MILLISECONDS.sleep(150); // so that it runs, as a rule
      long start = System.nanoTime();
      server.say(cancel(i));
      String next = "{\"name\":\"evaluate\",\"arguments\":{\"hands\":[\"As Ad\"]}}";
      server.say(call("next " + i, next));
      server.await("\"next " + i + "\"");
      double seconds = (System.nanoTime() - start) / 1e9;
      assertTrue(seconds < 20, seconds + " s, which is a second where nothing else runs: " + call);
    }
    List<String> lines = server.end();
    for (String line : lines) {
      assertTrue(line.contains("\"isError\":false"), line);
    }
    assertTrue(
        lines.size() <= 1 + calls.size() + LARGEST_CALLS.size(),
        "long calls ended before they were cancelled: " + lines);
  }

  /** A client that waits for the second of two calls hears that it is not forgotten. */
  @Test
  void callThatWaitsForAnother_saysSo() throws Exception {
    Server server = new Server();
    server.say(call(1, LONG_CALLS.get(LONG_CALLS.size() - 1)));
    String next =
        "{\"_meta\":{\"progressToken\":\"w\"},\"name\":\"evaluate\",\"arguments\":{\"hands\":[\"As Ad\"]}}";
    server.say(call(2, next));
    server.await(
        "\"progressToken\":\"w\",\"progress\":1,\"message\":\"1 s; waiting for another call\"");
    server.say(cancel(1));
    server.await("\"id\":2,\"result\"");
    server.end();
  }

  /** After any cancel every tool answers as if there had been none. */
  @Test
  void cancelsAtAnyMoment_leaveNothingBehind() throws Exception {
    SplittableRandom random = new SplittableRandom(7);
    String call = "{\"name\":\"equity\",\"arguments\":{\"players\":[\"AK\",\"QQ+\",\"76s\"]}}";
    String right =
        Run.withInput(call(0, call), "mcp").out().replace("\"id\":0", "\"id\":\"right\"").strip();
    Server server = new Server();
    for (int i = 1; i <= 60; i++) {
      String which =
          random.nextBoolean() ? call : LONG_CALLS.get(random.nextInt(LONG_CALLS.size() - 1));
      server.say(call(i, which));
      TimeUnit.MILLISECONDS.sleep(random.nextInt(20));
      server.say(cancel(i));
    }
    server.say(call("right", call));
    List<String> lines = server.end();
    assertEquals(right, lines.get(lines.size() - 1));
  }

  /** Nobody reads: the server ends, though a call is running and the input stays open. */
  @Test
  void client_thatLeaves_endsTheServer() throws Exception {
    PipedInputStream in = new PipedInputStream(1 << 16);
    OutputStream gone =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    int[] status = {-1};
    Thread server =
        new Thread(
            () -> status[0] = Main.run(in, gone, OutputStream.nullOutputStream(), Run.PIPE, "mcp"));
    try (PipedOutputStream client = new PipedOutputStream(in)) {
      server.start();
      for (String line :
          Arrays.asList(
              call(1, LONG_CALLS.get(LONG_CALLS.size() - 1)),
              "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}",
              "")) {
        client.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        client.flush();
      }
      server.join();
    }
    assertTrue(status[0] >= 0, "it has ended");
  }
}
