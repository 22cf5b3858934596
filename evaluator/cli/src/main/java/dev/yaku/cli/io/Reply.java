package dev.yaku.cli.io;

import dev.yaku.cli.sheet.Json;
import java.util.List;
import java.util.Map;

/**
 * What a command replies to another one in the same process.
 *
 * @param status the exit status: 0, or 1 or 2 if something was wrong
 * @param objects those that it writes as JSON, as {@link dev.yaku.cli.sheet.Members} has them
 * @param text what it writes beside them
 * @param messages what was wrong, a line for each fault; empty if nothing was
 */
public record Reply(int status, List<Map<String, Object>> objects, String text, String messages) {
  /** The lines that it writes to a program that wants JSON. */
  public List<String> lines() {
    return objects.isEmpty()
        ? List.of(text.isEmpty() ? new String[0] : text.split("\\R", 0))
        : objects.stream().map(Json::line).toList();
  }
}
