package dev.yaku.cli.mcp;

import dev.yaku.cli.io.Program;
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
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** The tools: each is a command of this program, described in {@code tools.json}. */
final class Tools {
  private final Program program;
  private final Map<String, Map<?, ?>> tools = new LinkedHashMap<>();
  private final Solutions solutions = new Solutions();

  Tools(Program program) {
    this.program = program;
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

  List<Object> list() {
    return new ArrayList<>(tools.values());
  }

  /** Calls a tool that there is, with arguments or null, while somebody waits for the answer. */
  Members call(String name, Object given, BooleanSupplier isWanted) {
    try {
      Map<?, ?> schema = (Map<?, ?>) tools.get(name).get("inputSchema");
      return answer(name, new Arguments(schema, given), isWanted);
    } catch (IllegalArgumentException | IOException e) {
      return answer(true, List.of(name + ": " + e.getMessage()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return answer(true, List.of(name + ": a fault in yaku, please report it: " + e));
    }
  }

  private Members answer(String name, Arguments in, BooleanSupplier isWanted) throws IOException {
    Solutions.Place place = place(name, in);
    List<String> line = place == null ? line(name, in) : place.line(in);
    InputStream input = new ByteArrayInputStream(in.text("spot").getBytes(StandardCharsets.UTF_8));
    Program.Reply reply = program.ask(input, line.toArray(new String[0]));
    String messages = reply.messages().strip();
    if (reply.status() != 0 || !isWanted.getAsBoolean()) {
      solutions.forget(place);
      return answer(true, List.of(messages));
    }
    List<String> lines = reply.lines();
    Part part = Part.of(lines, in.integer("from", 1));
    List<String> texts = new ArrayList<>();
    texts.add(part.json());
    texts.add(place == null ? note(lines) : solutions.keep(place).note(lines, in));
    texts.add(part.note());
    texts.add(messages);
    texts.removeIf(String::isEmpty);
    return answer(false, texts);
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
      case "range" -> line(in, List.of("range"), List.of(on(in, "range")));
      case "strength" -> line(in, List.of("strength"), List.of(on(in, "hand")));
      case "hold", "machine" -> machine(in, name);
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
    if (in.has("time")) {
      line.add("--time=" + in.number("time", "") + "s");
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

  /** {@return whether it is exact, over how many deals, or with what error: its JSON says} */
  private static String note(List<String> lines) {
    if (lines.isEmpty() || !lines.get(0).startsWith("{")) {
      return "";
    }
    Map<?, ?> answer = (Map<?, ?>) JsonReader.read(lines.get(0));
    if (Boolean.FALSE.equals(answer.get("exact"))) {
      List<Double> errors = new ArrayList<>();
      errors(answer, errors);
      double most = errors.stream().mapToDouble(error -> error).max().orElse(Double.NaN);
      return Words.format(
          "Sampled: %s deals; each share is within %.2g %% of the pot, up or down, in 95 of 100"
              + " samples.",
          counted(answer.get("deals")), 200 * most);
    }
    for (String counted : List.of("deals", "rivers")) {
      if (answer.get(counted) != null && lines.size() == 1) {
        return "Exact: all " + counted(answer.get(counted)) + " " + counted + ".";
      }
    }
    return "Exact: nothing was sampled.";
  }

  /** With commas, if it is an integer, which it is but for weights. */
  private static String counted(Object number) {
    String text = number.toString();
    return text.matches("[0-9]{1,18}") ? Words.format("%,d", Long.valueOf(text)) : text;
  }

  /** Standard errors: members called error or errors, wherever they are. */
  private static void errors(Object value, List<Double> to) {
    if (value instanceof Map<?, ?> map) {
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
}
