package dev.yaku.cli.mcp;

import dev.yaku.cli.io.Program;
import dev.yaku.cli.io.Task;
import dev.yaku.cli.sheet.Json;
import dev.yaku.cli.sheet.Members;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/**
 * JSON-RPC 2.0 as the Model Context Protocol uses it [1]. Calls of tools are answered one after the
 * other on a thread of their own, all else at once, so that a long call can be cancelled.
 *
 * <p>[1] https://modelcontextprotocol.io/specification
 */
@Command(name = "mcp")
public final class McpCommand extends Task {
  /** The versions of the protocol that this server speaks: what it has is the same in all. */
  private static final List<String> VERSIONS =
      List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");

  private static final int MOST_BYTES = 1 << 20;
  private static final int NO_JSON = -32700;
  private static final int NO_REQUEST = -32600;
  private static final int NO_METHOD = -32601;
  private static final int NO_ARGUMENTS = -32602;

  private static final String INSTRUCTIONS =
      "Exact answers about poker: ask instead of guessing. Each answer is JSON, followed by a"
          + " sentence that says whether it is exact, over how many deals, or with what error.";

  private InputStream in;
  private Tools tools;
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "yaku mcp");
            thread.setDaemon(true);
            return thread;
          });

  /** Calls that are not answered, by the JSON of their ids. */
  private final Map<String, Future<?>> open = new ConcurrentHashMap<>();

  private volatile IOException fault; // of the output: nobody listens any longer

  /** A request that cannot be answered. */
  private static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    final int code;

    Refusal(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  /** Answers until the input ends, and then what is still open. */
  @Override
  protected int run() throws IOException {
    in = new BufferedInputStream(program.in());
    tools = new Tools(program);
    for (String line = line(); line != null && fault == null; line = line()) {
      if (!line.isBlank()) {
        accept(line);
      }
    }
    worker.shutdown();
    try {
      while (fault == null && !worker.awaitTermination(100, TimeUnit.MILLISECONDS)) {
        // a call goes on; its time is limited
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    worker.shutdownNow();
    if (fault != null) {
      throw fault;
    }
    return 0;
  }

  /** The next line; of one that is too long only so much that it is seen. */
  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (line.size() <= MOST_BYTES) {
        line.write(next);
      }
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  private void accept(String line) {
    Object message;
    try {
      if (line.length() > MOST_BYTES) {
        throw new IllegalArgumentException("longer than " + MOST_BYTES + " bytes");
      }
      message = JsonReader.read(line);
    } catch (IllegalArgumentException e) {
      send(refusal(null, new Refusal(NO_JSON, e.getMessage())));
      return;
    }
    if (message instanceof List<?> batch && !batch.isEmpty()) {
      worker.execute(() -> answerAll(batch));
    } else if (message instanceof Map<?, ?> call
        && "tools/call".equals(call.get("method"))
        && isId(call.get("id"))) {
      begin(call);
    } else {
      send(answer(message, () -> true));
    }
  }

  /** A batch, which versions before 2025-06-18 have, is answered at once. */
  private void answerAll(List<?> batch) {
    Stream<Members> all = batch.stream().map(each -> answer(each, () -> true));
    List<Members> answers = all.filter(Objects::nonNull).toList();
    send(answers.isEmpty() ? null : answers);
  }

  private void begin(Map<?, ?> call) {
    String id = Json.line(call.get("id"));
    FutureTask<?> task =
        new FutureTask<>(
            () -> {
              Object answer = answer(call, () -> open.containsKey(id));
              if (open.remove(id) != null) {
                send(answer);
              }
            },
            null);
    if (open.putIfAbsent(id, task) != null) {
      send(refusal(call.get("id"), new Refusal(NO_REQUEST, "id " + id + " is in use")));
    } else {
      worker.execute(task);
    }
  }

  private static boolean isId(Object id) {
    return id != null && !(id instanceof Map || id instanceof List || id instanceof Boolean);
  }

  /** {@return the answer to one message; null if it has none} */
  private Members answer(Object message, BooleanSupplier isWanted) {
    Map<?, ?> request = message instanceof Map<?, ?> map ? map : Map.of();
    boolean hasMethod = request.get("method") instanceof String;
    Object id = request.get("id");
    if (!request.containsKey("id") && hasMethod) {
      hear(request);
      return null;
    }
    if (!hasMethod && (request.containsKey("result") || request.containsKey("error"))) {
      return null; // the answer to nothing that was asked
    }
    try {
      if (!hasMethod || !isId(id)) {
        throw new Refusal(
            NO_REQUEST, "expected an object with a method, and an id that is no null");
      }
      Object result = result((String) request.get("method"), parameters(request), isWanted);
      return new Members().member("jsonrpc", "2.0").member("id", id).member("result", result);
    } catch (Refusal e) {
      return refusal(isId(id) ? id : null, e);
    }
  }

  private static Map<?, ?> parameters(Map<?, ?> request) {
    return request.get("params") instanceof Map<?, ?> map ? map : Map.of();
  }

  private static Members refusal(Object id, Refusal refusal) {
    Members error = new Members().member("code", refusal.code);
    error.member("message", refusal.getMessage());
    return new Members().member("jsonrpc", "2.0").member("id", id).member("error", error);
  }

  /** A notification: the only one that matters here ends a call, which then has no answer. */
  private void hear(Map<?, ?> notification) {
    if ("notifications/cancelled".equals(notification.get("method"))) {
      Future<?> call = open.remove(Json.line(parameters(notification).get("requestId")));
      if (call != null) {
        call.cancel(true);
      }
    }
  }

  private Object result(String method, Map<?, ?> parameters, BooleanSupplier isWanted) {
    return switch (method) {
      case "initialize" -> initialize(parameters);
      case "ping" -> Map.of();
      case "tools/list" -> Map.of("tools", tools.list());
      case "tools/call" -> call(parameters, isWanted);
      default -> throw new Refusal(NO_METHOD, "no method " + method);
    };
  }

  private static Members initialize(Map<?, ?> parameters) {
    String version = new Program.Version().getVersion()[0].replaceFirst("^yaku ", "");
    Members server = new Members().member("name", "yaku");
    server.member("title", "yaku: exact answers about poker").member("version", version);
    Object asked = parameters.get("protocolVersion");
    String latest = VERSIONS.get(VERSIONS.size() - 1);
    return new Members()
        .member("protocolVersion", VERSIONS.contains(asked) ? asked : latest)
        .member("capabilities", Map.of("tools", Map.of()))
        .member("serverInfo", server)
        .member("instructions", INSTRUCTIONS);
  }

  private Members call(Map<?, ?> parameters, BooleanSupplier isWanted) {
    Object name = parameters.get("name");
    if (!(name instanceof String tool) || !tools.has(tool)) {
      throw new Refusal(NO_ARGUMENTS, "no tool " + Json.line(name) + ": see tools/list");
    }
    return tools.call(tool, parameters.get("arguments"), isWanted);
  }

  private synchronized void send(Object message) {
    if (message == null || fault != null) {
      return;
    }
    try {
      program.bytes().write((Json.line(message) + "\n").getBytes(StandardCharsets.UTF_8));
      program.bytes().flush();
    } catch (IOException e) {
      fault = e;
    }
  }
}
