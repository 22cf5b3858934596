package dev.yaku.cli.mcp;

import dev.yaku.Progress;
import dev.yaku.cli.io.Asker;
import dev.yaku.cli.sheet.Json;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

/**
 * Takes as much of a command's answer as an agent can use: some of its objects, or one with a part
 * of its longest list; and a note of what is left out, and how to ask for it.
 */
final class Answer implements Asker {
  private static final int MOST = 10_000; // characters

  private final int from;
  private final Call call;
  private final List<String> lines = new ArrayList<>();
  private Map<String, Object> first = Map.of();
  private int length = -1; // of all lines, with their ends but the last
  private int count;

  /** An answer from an object, or an element of a list, on, numbered from 1. */
  Answer(int from, Call call) {
    this.from = from;
    this.call = call;
  }

  @Override
  public void take(Map<String, Object> object) {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted before all was written");
    }
    count++;
    first = count == 1 ? Winners.listed(object) : first;
    if (count == from + lines.size()) {
      String line = Json.line(Winners.listed(object));
      if (lines.isEmpty() || length + 1 + line.length() < MOST) {
        lines.add(line);
        length += 1 + line.length();
      }
    }
  }

  @Override
  public void hear(Progress progress, String text) {
    call.hear(text);
  }

  int count() {
    return count;
  }

  Map<String, Object> first() {
    return first;
  }

  /** JSON, a line for each object, and a note; empty if nothing is left out. */
  List<String> texts() {
    if (count == 1 && (from > 1 || length > MOST)) {
      return ofObject();
    }
    String json = String.join("\n", lines);
    boolean isWhole = lines.size() == count;
    return List.of(json, isWhole ? "" : note("rows", from + lines.size(), count));
  }

  private List<String> ofObject() {
    List<String> path = longest(first);
    if (path.isEmpty()) {
      return List.of(Json.line(first), "");
    }
    List<?> all = (List<?>) at(first, path);
    int room = MOST - Json.line(with(first, path, List.of())).length();
    int begin = Math.min(from, all.size() + 1);
    int next = begin;
    for (; next <= all.size(); next++) {
      room -= Json.line(all.get(next - 1)).length() + 1;
      if (room < 0 && next > begin) {
        break;
      }
    }
    Object part = with(first, path, all.subList(begin - 1, next - 1));
    return List.of(
        Json.line(part), note("elements of " + path.get(path.size() - 1), next, all.size()));
  }

  private String note(String what, int next, int all) {
    String rest = next <= all ? "; for the rest ask again with \"from\": " + next : "";
    return next > from
        ? Words.format("Here are %s %,d to %,d of %,d%s.", what, from, next - 1, all, rest)
        : Words.format("There are %s 1 to %,d only.", what, all);
  }

  private static Map<?, ?> members(Object value) {
    return value instanceof Members members
        ? members.object()
        : value instanceof Map<?, ?> map ? map : Map.of();
  }

  /** The names that lead to the longest list that is not in another one; none if there is none. */
  private static List<String> longest(Object object) {
    List<List<String>> paths = new ArrayList<>();
    addPaths(object, List.of(), paths);
    Comparator<List<String>> byLength =
        Comparator.comparingInt(path -> Json.line(at(object, path)).length());
    return paths.stream().max(byLength).orElse(List.of());
  }

  private static void addPaths(Object value, List<String> before, List<List<String>> to) {
    for (Map.Entry<?, ?> each : members(value).entrySet()) {
      List<String> path = new ArrayList<>(before);
      path.add(each.getKey().toString());
      if (each.getValue() instanceof List) {
        to.add(path);
      } else {
        addPaths(each.getValue(), path, to);
      }
    }
  }

  private static Object at(Object object, List<String> path) {
    Object value = object;
    for (String name : path) {
      value = members(value).get(name);
    }
    return value;
  }

  /** Copies an object with another value at the end of a path. */
  private static Object with(Object object, List<String> path, Object value) {
    if (path.isEmpty()) {
      return value;
    }
    Map<Object, Object> copy = new LinkedHashMap<>(members(object));
    copy.computeIfPresent(
        path.get(0), (name, old) -> with(old, path.subList(1, path.size()), value));
    return copy;
  }
}
