package dev.yaku.cli.mcp;

import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Says how an answer was found, from what its JSON says. */
final class Notes {
  private Notes() {}

  /** {@return whether an answer is exact, over how many deals, or with what error} */
  static String of(List<String> lines) {
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
