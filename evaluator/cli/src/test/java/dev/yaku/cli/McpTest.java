package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Started;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** A session of the protocol's own client with a process that serves. */
class McpTest {
  private static final List<String> TOOLS =
      List.of(
          "evaluate",
          "compare",
          "equity",
          "next_cards",
          "board",
          "range",
          "strength",
          "solve",
          "solution",
          "hold",
          "machine",
          "all_in",
          "icm",
          "count",
          "rules");

  private static McpSyncClient client(String... versions) {
    String java = System.getProperty("java.home") + "/bin/java";
    ServerParameters server =
        ServerParameters.builder(java)
            .args("-cp", System.getProperty("java.class.path"), "dev.yaku.cli.Main", "mcp")
            .env(Started.language())
            .build();
    StdioClientTransport transport =
        new StdioClientTransport(server, McpJsonDefaults.getMapper()) {
          @Override
          public List<String> protocolVersions() {
            return List.of(versions);
          }
        };
    return McpClient.sync(transport)
        .requestTimeout(Duration.ofMinutes(5))
        .initializationTimeout(Duration.ofMinutes(5))
        .build();
  }

  private static String text(McpSchema.CallToolResult result) {
    return result.content().stream()
        .map(each -> ((McpSchema.TextContent) each).text())
        .collect(Collectors.joining("\n"));
  }

  private static McpSchema.CallToolResult call(
      McpSyncClient client, String tool, Map<String, Object> arguments) {
    return client.callTool(McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
  }

  @Test
  void initialize_eachVersion_isTheOneAsked() {
    for (String version : List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")) {
      try (McpSyncClient client = client(version)) {
        McpSchema.InitializeResult hello = client.initialize();
        assertEquals(version, hello.protocolVersion());
        assertEquals("yaku", hello.serverInfo().name());
        client.ping();
      }
    }
  }

  /** The arguments at the end of a tool's description. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> example(String description) {
    String json = description.substring(description.indexOf(" Example: {") + 10);
    try {
      return McpJsonDefaults.getMapper().readValue(json, Map.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void session_everyToolWithItsExample_answers() {
    try (McpSyncClient client = client("2025-11-25")) {
      client.initialize();
      List<McpSchema.Tool> tools = client.listTools().tools();
      assertEquals(TOOLS, tools.stream().map(McpSchema.Tool::name).toList());
      for (McpSchema.Tool tool : tools) {
        McpSchema.CallToolResult result = call(client, tool.name(), example(tool.description()));
        assertFalse(result.isError(), text(result));
        String json = ((McpSchema.TextContent) result.content().get(0)).text();
        assertTrue(json.startsWith("{"), json);
        Set<String> found =
            Set.of(
                "Exact",
                "Found: no player gains more than ",
                "Solution 1: exploitability, found exactly, is ");
        assertTrue(found.stream().anyMatch(text(result)::contains), text(result));
      }
      for (McpSchema.Tool tool : tools) {
        McpSchema.CallToolResult result = call(client, tool.name(), Map.of("nonsense", 1));
        assertTrue(result.isError(), tool.name());
        assertTrue(text(result).contains("no argument \"nonsense\""), text(result));
      }
      assertThrows(McpError.class, () -> call(client, "poker", Map.of()));
      client.ping();
    }
  }
}
