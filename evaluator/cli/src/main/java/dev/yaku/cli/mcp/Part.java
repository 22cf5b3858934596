package dev.yaku.cli.mcp;

import dev.yaku.cli.sheet.Json;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * As much of an answer as an agent can use: some lines of it, or one object with a part of its
 * longest array; and a note of what is left out, and how to ask for it, empty if nothing is.
 */
record Part(String json, String note) {
  static final int MOST = 20_000;

  /** The part from a row or element on, numbered from 1, of lines with an object each. */
  static Part of(List<String> lines, int from) {
    String all = String.join("\n", lines);
    if (all.length() <= MOST && from == 1) {
      return new Part(all, "");
    }
    return lines.size() == 1 ? ofObject(lines.get(0), from) : ofRows(lines, from);
  }

  private static Part ofRows(List<String> lines, int from) {
    StringBuilder part = new StringBuilder();
    int next = Math.min(from, lines.size() + 1);
    for (; next <= lines.size() && part.length() + lines.get(next - 1).length() < MOST; next++) {
      part.append(part.length() == 0 ? "" : "\n").append(lines.get(next - 1));
    }
    return new Part(part.toString(), note("rows", from, next, lines.size()));
  }

  private static Part ofObject(String line, int from) {
    Object object = JsonReader.read(line);
    Object longest = longest(object);
    if (!(longest instanceof List<?> list)) {
      return new Part(line, "");
    }
    int room = MOST - (line.length() - Json.line(list).length());
    int all = list.size();
    int first = Math.min(from, all + 1);
    int next = first;
    for (; next <= all; next++) {
      room -= Json.line(list.get(next - 1)).length() + 1;
      if (room < 0 && next > first) {
        break;
      }
    }
    list.subList(next - 1, all).clear();
    list.subList(0, first - 1).clear();
    return new Part(Json.line(object), note("elements of the longest array", from, next, all));
  }

  private static String note(String what, int from, int next, int all) {
    String rest = next <= all ? "; for the rest ask again with \"from\": " + next : "";
    return next > from
        ? Words.format("Here are %s %,d to %,d of %,d%s.", what, from, next - 1, all, rest)
        : Words.format("There are %s 1 to %,d only.", what, all);
  }

  private static Object longest(Object value) {
    List<Object> lists = new ArrayList<>();
    lists(value, lists);
    Comparator<Object> byLength = Comparator.comparingInt(list -> Json.line(list).length());
    return lists.stream().max(byLength).orElse(null);
  }

  /** Those arrays that are not in another one. */
  private static void lists(Object value, List<Object> to) {
    if (value instanceof List) {
      to.add(value);
    } else if (value instanceof Map<?, ?> map) {
      map.values().forEach(each -> lists(each, to));
    }
  }
}
