package dev.yaku.cli.mcp;

import dev.yaku.cli.io.Task;
import java.io.IOException;
import picocli.CommandLine.Command;

@Command(name = "mcp")
public final class McpCommand extends Task {
  @Override
  protected int run() throws IOException {
    new Server(program.in(), program.bytes(), new Tools(program)).run();
    return 0;
  }
}
