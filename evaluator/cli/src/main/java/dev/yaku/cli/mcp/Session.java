package dev.yaku.cli.mcp;

import dev.yaku.cli.io.Program;
import dev.yaku.cli.sheet.Json;
import dev.yaku.cli.sheet.Members;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * JSON-RPC 2.0 as the Model Context Protocol uses it [1]. Calls of tools are answered one after the
 * other on a thread of their own, all else at once, so that a long call can be cancelled.
 *
 * <p>[1] https://modelcontextprotocol.io/specification
 */
final class Session implements AutoCloseable {
  /** The versions of the protocol that this server speaks: what it has is the same in all. */
  private static final List<String> VERSIONS =
      List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");

  private static final int NO_JSON = -32700;
  private static final int NO_REQUEST = -32600;
  private static final int NO_METHOD = -32601;
  private static final int NO_ARGUMENTS = -32602;
  private static final int FAULT = -32603;
  private static final int END_SECONDS = 2; // for a call that is running when the session ends

  private static final String INSTRUCTIONS =
      "Exact answers about poker: ask instead of guessing. Each answer is JSON, followed by a"
          + " sentence that says whether it is exact, over how many deals, or with what error.";

  private final Tools tools;
  private final Consumer<Object> client;
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(work -> daemon(work, "yaku-mcp-call"));
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "yaku-mcp-clock"));

  /** Calls that are not answered, by the JSON of their ids. */
  private final Map<String, Call> open = new ConcurrentHashMap<>();

  /** A request that cannot be answered. */
  private static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    final int code;

    Refusal(int code, String message) {
      super(message);
      this.code = code;
    }
  }

  Session(Program program, Consumer<Object> client) {
    this.client = client;
    tools = new Tools(program);
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  /** Says that a line is no message. */
  void refuse(String why) {
    client.accept(refusal(null, new Refusal(NO_JSON, why)));
  }

  /** Takes a message, or, as versions before 2025-06-18 have them, a batch, answered by one. */
  void accept(Object message) {
    if (message instanceof List<?> batch && !batch.isEmpty()) {
      List<Supplier<Members>> parts = new ArrayList<>();
      batch.forEach(each -> parts.add(answering(each)));
      later(() -> sendAll(parts));
      return;
    }
    Supplier<Members> answering = answering(message);
    if (answering instanceof Call) {
      later(() -> send(answering.get()));
    } else {
      send(answering.get());
    }
  }

  private void later(Runnable work) {
    try {
      worker.execute(work);
    } catch (RejectedExecutionException e) {
      // the session is closed: nobody listens
    }
  }

  private void sendAll(List<Supplier<Members>> parts) {
    List<Members> answers = new ArrayList<>();
    for (Supplier<Members> each : parts) {
      Members answer = each.get();
      if (answer != null) {
        answers.add(answer);
      }
    }
    send(answers.isEmpty() ? null : answers);
  }

  private void send(Object answer) {
    if (answer != null) {
      client.accept(answer);
    }
  }

  /** Prepares the answer to a message, maybe null: a call, which takes time, or one at once. */
  private Supplier<Members> answering(Object message) {
    Map<?, ?> request = message instanceof Map<?, ?> map ? map : Map.of();
    boolean hasMethod = request.get("method") instanceof String;
    Object id = request.get("id");
    if (!request.containsKey("id") && hasMethod) {
      hear(request);
      return () -> null;
    }
    if (!hasMethod && (request.containsKey("result") || request.containsKey("error"))) {
      return () -> null; // the answer to nothing that was asked
    }
    Members answer = new Members().member("jsonrpc", "2.0").member("id", isId(id) ? id : null);
    try {
      if (!hasMethod || !isId(id)) {
        throw new Refusal(
            NO_REQUEST, "expected an object with a method, and an id that is no null");
      }
      Object result = result((String) request.get("method"), id, parameters(request));
      if (result instanceof Call call) {
        return call;
      }
      answer.member("result", result);
    } catch (Refusal e) {
      answer = refusal(isId(id) ? id : null, e);
    } catch (RuntimeException e) {
      answer = refusal(id, new Refusal(FAULT, Tools.fault(e)));
    }
    Members last = answer;
    return () -> last;
  }

  private static boolean isId(Object id) {
    return id instanceof String || id instanceof Members.Figure;
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
      Call call = open.remove(Json.line(parameters(notification).get("requestId")));
      if (call != null) {
        call.cancel();
      }
    }
  }

  private Object result(String method, Object id, Map<?, ?> parameters) {
    return switch (method) {
      case "initialize" -> initialize(parameters);
      case "ping" -> Map.of();
      case "tools/list" -> Map.of("tools", tools.list());
      case "tools/call" -> call(id, parameters);
      default -> throw new Refusal(NO_METHOD, "no method " + method);
    };
  }

  private static Members initialize(Map<?, ?> parameters) {
    String version = new Program.Version().getVersion()[0].replaceFirst("^yaku ", "");
    Members server = new Members().member("name", "yaku");
    server.member("title", "yaku: exact answers about poker").member("version", version);
    String latest = VERSIONS.get(VERSIONS.size() - 1);
    boolean isKnown =
        parameters.get("protocolVersion") instanceof String asked && VERSIONS.contains(asked);
    return new Members()
        .member("protocolVersion", isKnown ? parameters.get("protocolVersion") : latest)
        .member("capabilities", Map.of("tools", Map.of()))
        .member("serverInfo", server)
        .member("instructions", INSTRUCTIONS);
  }

  private Call call(Object id, Map<?, ?> parameters) {
    Object name = parameters.get("name");
    if (!(name instanceof String tool) || !tools.has(tool)) {
      throw new Refusal(NO_ARGUMENTS, "no tool " + Json.line(name) + ": see tools/list");
    }
    Object token =
        parameters.get("_meta") instanceof Map<?, ?> meta ? meta.get("progressToken") : null;
    String key = Json.line(id);
    Call call =
        new Call(
            id,
            isId(token) ? token : null,
            client,
            running -> {
              try {
                return tools.call(tool, parameters.get("arguments"), running);
              } finally {
                open.remove(key, running);
              }
            },
            clock);
    if (open.putIfAbsent(key, call) != null) {
      throw new Refusal(NO_REQUEST, "id " + key + " is in use");
    }
    call.tell();
    return call;
  }

  /** After the end of the input: waits a moment; returns whether all calls are answered. */
  boolean isOver() {
    worker.shutdown();
    try {
      return worker.awaitTermination(100, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /** Ends all calls, and deletes all files: also, on a thread of its own, if a signal came. */
  @Override
  public synchronized void close() {
    worker.shutdown();
    open.values().forEach(Call::cancel);
    try {
      worker.awaitTermination(END_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    clock.shutdownNow();
    tools.close();
  }
}
