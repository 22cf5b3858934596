package dev.yaku.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.HelpCommand;

/** The commands in the order of the help, each with its class, which is loaded if asked for. */
final class Commands {
  private static final Map<String, String> CLASSES = new LinkedHashMap<>();

  static {
    CLASSES.put("eval", "hands.EvalCommand");
    CLASSES.put("compare", "hands.CompareCommand");
    CLASSES.put("count", "hands.CountCommand");
    CLASSES.put("equity", "equity.EquityCommand");
    CLASSES.put("rules", "hands.RulesCommand");
    CLASSES.put("deal", "hands.DealCommand");
    CLASSES.put("play", "play.PlayCommand");
    CLASSES.put("machine", "videopoker.MachineCommand");
    CLASSES.put("hold", "videopoker.HoldCommand");
    CLASSES.put("range", "equity.RangeCommand");
    CLASSES.put("board", "board.BoardCommand");
    CLASSES.put("strength", "strength.StrengthCommand");
    CLASSES.put("matrix", "strength.MatrixCommand");
    CLASSES.put("index", "strength.IndexCommand");
    CLASSES.put("solve", "solver.SolveCommand");
    CLASSES.put("report", "solver.ReportCommand");
    CLASSES.put("allin", "solver.AllInCommand");
    CLASSES.put("icm", "solver.IcmCommand");
    CLASSES.put("mcp", "mcp.McpCommand");
    CLASSES.put(Help.COMMAND, null);
  }

  private Commands() {}

  /** Whether this is the name of a command that is no help. */
  static boolean isOne(String name) {
    return CLASSES.get(name) != null;
  }

  static Set<String> names() {
    return CLASSES.keySet();
  }

  static Class<?> find(String name) {
    try {
      String type = CLASSES.get(name);
      return type == null ? HelpCommand.class : Class.forName("dev.yaku.cli." + type);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
