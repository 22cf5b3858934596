package dev.yaku.cli.mcp;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.sheet.Json;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Words;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The tools: each is a command of this program, described in {@code tools.json}. */
final class Tools {
  private final Program program;
  private final Map<String, Map<?, ?>> tools = new LinkedHashMap<>();
  private final Solutions solutions = new Solutions();

  Tools(Program program) {
    this.program = program;
    ServerFolder.deleteDead();
    try (InputStream in = Tools.class.getResourceAsStream("tools.json")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (Object each : (List<?>) JsonReader.read(text)) {
        Map<?, ?> tool = (Map<?, ?>) each;
        tools.put((String) tool.get("name"), tool);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The command's JSON, then what is to be said of it; or what was wrong. */
  private static Members answer(boolean isError, List<String> texts) {
    Stream<Members> content =
        texts.stream().map(text -> new Members().member("type", "text").member("text", text));
    return new Members().member("content", content.toList()).member("isError", isError);
  }

  boolean has(String name) {
    return tools.containsKey(name);
  }

  /**
   * As clients see them. Many hand the schemas on to models' services, and some services refuse all
   * tools for one word that they do not know: so the examples are in the descriptions.
   */
  List<Object> list() {
    List<Object> list = new ArrayList<>();
    for (Map<?, ?> each : tools.values()) {
      Map<Object, Object> tool = new LinkedHashMap<>(each);
      Map<?, ?> schema = (Map<?, ?>) each.get("inputSchema");
      Object example = ((List<?>) schema.get("examples")).get(0);
      tool.put("description", each.get("description") + " Example: " + Json.line(example));
      tool.put("inputSchema", commonWords(schema));
      list.add(tool);
    }
    return list;
  }

  /** A schema in words that JSON Schema and OpenAPI share; it allows a little more. */
  private static Map<Object, Object> commonWords(Map<?, ?> schema) {
    Map<Object, Object> common = new LinkedHashMap<>();
    schema.forEach(
        (word, value) -> {
          switch ((String) word) {
            case "examples" -> {}
            case "exclusiveMinimum" -> common.put("minimum", value);
            case "items" -> common.put(word, commonWords((Map<?, ?>) value));
            case "properties" -> {
              Map<Object, Object> named = new LinkedHashMap<>();
              ((Map<?, ?>) value)
                  .forEach((name, each) -> named.put(name, commonWords((Map<?, ?>) each)));
              common.put(word, named);
            }
            default -> common.put(word, value);
          }
        });
    common.remove("required", List.of());
    return common;
  }

  /** Calls a tool that there is, with arguments or null. */
  Members call(String name, Object given, Call call) {
    try {
      Map<?, ?> schema = (Map<?, ?>) tools.get(name).get("inputSchema");
      return answer(name, new Arguments(schema, given), call);
    } catch (IllegalArgumentException | IOException | CliException e) {
      return answer(true, List.of(name + ": " + e.getMessage()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return answer(true, List.of(name + ": " + fault(e)));
    }
  }

  static String fault(Throwable fault) {
    return "a fault in yaku, please report it: " + fault;
  }

  private Members answer(String name, Arguments in, Call call) throws IOException {
    Solutions.Place place = place(name, in);
    List<String> line = place == null ? line(name, in) : place.line(in);
    InputStream input = new ByteArrayInputStream(in.text("spot").getBytes(StandardCharsets.UTF_8));
    call.setSeconds(in.has("time") ? in.number("time").doubleValue() : 0);
    Answer answer = new Answer(in.integer("from", 1), call);
    Program.Reply reply = program.ask(answer, input, line.toArray(new String[0]));
    if (reply.status() != 0 || call.isCancelled()) {
      solutions.forget(place);
      List<String> said = new ArrayList<>();
      boolean goesOn = reply.faults().stream().anyMatch(of -> of.containsValue("unfinished"));
      said.add(call.isLate() && !goesOn ? call.late() : words(reply.messages()));
      for (Map<String, Object> fault : reply.faults()) {
        Map<String, Object> named = new LinkedHashMap<>(fault);
        named.computeIfPresent("message", (member, message) -> words(message.toString()));
        said.add(Json.line(Map.of("error", named)));
      }
      return answer(true, said);
    }
    List<String> texts = new ArrayList<>(answer.texts());
    Map<String, Object> first = answer.first();
    texts.add(
        1, place == null ? note(first, answer.count()) : solutions.keep(place).note(first, in));
    texts.add(words(reply.messages()));
    texts.removeIf(String::isEmpty);
    return answer(false, texts);
  }

  /** Faults and notes, in words that do not speak of the command line. */
  private String words(String messages) {
    return messages
        .replaceAll("(?m)^Try: .*\\n?", "")
        .replaceAll("(?m)^yaku: ", "")
        .replaceAll("--([a-z]+)", "\"$1\"")
        .replace(solutions.tableName(), "\"table\"")
        .strip();
  }

  private Solutions.Place place(String name, Arguments in) throws IOException {
    return switch (name) {
      case "solve" -> solutions.add(in.text("spot"));
      case "solution" -> solutions.find(in.integer("solution", 0));
      default -> null;
    };
  }

  /** The command line that a tool stands for. */
  private List<String> line(String name, Arguments in) throws IOException {
    return switch (name) {
      case "evaluate" -> line(in, List.of("eval"), in.texts("hands"));
      case "compare" -> line(in, List.of("compare"), in.texts("hands"));
      case "equity" -> line(in, List.of("equity"), List.of(spot(in)));
      case "next_cards" -> line(in, List.of("equity", "--next"), List.of(spot(in)));
      case "board" -> line(in, List.of("board"), List.of(in.text("board")));
      case "range" ->
          line(
              in,
              in.is("hands") ? List.of("range") : List.of("range", "--totals"),
              List.of(on(in, "range")));
      case "count" -> line(in, List.of("count"), List.of());
      case "strength" -> line(in, List.of("strength"), List.of(on(in, "hand")));
      case "hold", "machine" -> machine(in, name);
      case "all_in" -> tournament(in, "allin", "stacks", "blinds", "ante", "payouts", "others");
      case "icm" -> {
        List<String> line = tournament(in, "icm", "payouts");
        line.addAll(List.of("--", in.figures("stacks")));
        yield line;
      }
      case "rules" ->
          in.has("rules")
              ? List.of("rules", "--format=json", "--", in.text("rules"))
              : List.of("rules", "--format=json");
      default -> throw new IllegalStateException(name);
    };
  }

  /** Options are given in one word with their values, and what follows is none. */
  private static List<String> line(Arguments in, List<String> command, List<?> operands) {
    List<String> line = new ArrayList<>(command);
    line.add("--format=json");
    for (String option : List.of("rules", "against")) {
      if (in.has(option)) {
        line.add("--" + option + "=" + in.text(option));
      }
    }
    for (String option : List.of("cards", "jokers")) {
      if (in.has(option)) {
        line.add("--" + option + "=" + in.number(option));
      }
    }
    if (in.has("time")) {
      line.add("--time=" + in.number("time") + "s");
    }
    if (in.is("percentile")) {
      line.add("--percentile");
    }
    line.add("--");
    operands.forEach(each -> line.add((String) each));
    return line;
  }

  private static String spot(Arguments in) {
    List<String> players = in.texts("players").stream().map(String.class::cast).toList();
    String board = in.has("board") || in.has("dead") ? " | " + in.text("board") : "";
    return String.join(" / ", players) + board + (in.has("dead") ? " | " + in.text("dead") : "");
  }

  private static String on(Arguments in, String name) {
    return in.text(name) + (in.has("board") ? " | " + in.text("board") : "");
  }

  private static List<String> tournament(Arguments in, String command, String... options) {
    List<String> line = new ArrayList<>(List.of(command, "--format=json"));
    Stream.of(options)
        .filter(in::has)
        .forEach(option -> line.add("--" + option + "=" + in.figures(option)));
    return line;
  }

  private List<String> machine(Arguments in, String command) throws IOException {
    boolean hasTable = in.has("table");
    if (in.has("machine") == hasTable && (hasTable || command.equals("hold"))) {
      throw new IllegalArgumentException("expected one of \"machine\" and \"table\"");
    }
    List<String> words =
        hasTable
            ? List.of(command, "--file=" + solutions.table(in.text("table")))
            : List.of(command);
    return line(in, words, Stream.of("machine", "hand").filter(in::has).map(in::text).toList());
  }

  /** {@return whether it is exact, over how many deals, or with what error: the object says} */
  private static String note(Map<String, Object> answer, int count) {
    if (Boolean.FALSE.equals(answer.get("exact"))) {
      List<Double> errors = new ArrayList<>();
      errors(answer, errors);
      double most = errors.stream().mapToDouble(error -> error).max().orElse(Double.NaN);
      return Words.format(
          "Sampled: %s deals; each share is within %.2g %% of the pot, up or down, in 95 of 100"
              + " samples.",
          counted(answer.get("deals")), 200 * most);
    }
    if (answer.get("epsilon") != null) {
      return "Found: no player gains more than epsilon by another strategy; nothing was sampled.";
    }
    for (String counted : List.of("deals", "rivers")) {
      if (answer.get(counted) != null && count == 1) {
        return "Exact: all " + counted(answer.get(counted)) + " " + counted + ".";
      }
    }
    return answer.isEmpty() ? "" : "Exact: nothing was sampled.";
  }

  /** With commas, if it is an integer, which it is but for weights. */
  private static String counted(Object number) {
    String text = number.toString();
    return text.matches("[0-9]{1,18}") ? Words.format("%,d", Long.valueOf(text)) : text;
  }

  /** Standard errors: members called error or errors, wherever they are. */
  private static void errors(Object value, List<Double> to) {
    if (value instanceof Members members) {
      errors(members.object(), to);
    } else if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> each : map.entrySet()) {
        if (each.getKey().equals("error")) {
          to.add(Double.valueOf(each.getValue().toString()));
        } else if (each.getKey().equals("errors")) {
          ((List<?>) each.getValue()).forEach(error -> to.add(Double.valueOf(error.toString())));
        } else {
          errors(each.getValue(), to);
        }
      }
    } else if (value instanceof List<?> list) {
      list.forEach(each -> errors(each, to));
    }
  }

  /** Deletes the files of solutions. */
  void close() {
    solutions.close();
  }
}
