package dev.yaku.cli.mcp;

import dev.yaku.cli.io.Program;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

/** Serves agents. */
@Command(
    name = "mcp",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Answers a language model's client by the Model Context Protocol: a JSON message per line on"
          + " standard input and output, until the input ends.",
      "",
      "Clients start this command themselves. Its tools are commands of this program, with their"
          + " answers in JSON: evaluate, compare, equity, next_cards, board, range, strength,"
          + " solve, solution, hold, machine, rules. Not for a table where others sit: games forbid"
          + " it."
    },
    footer = {
      "",
      "Examples:",
      "  claude mcp add yaku -- /path/to/yaku mcp",
      "  {\"mcpServers\": {\"yaku\": {\"command\": \"/path/to/yaku\", \"args\": [\"mcp\"]}}}"
    })
public final class McpCommand implements Callable<Integer> {
  @ParentCommand private Program program;

  @Override
  public Integer call() throws IOException {
    new Server(program.in(), program.bytes(), new Tools(program)).run();
    return 0;
  }
}
