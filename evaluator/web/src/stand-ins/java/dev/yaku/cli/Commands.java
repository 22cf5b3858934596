package dev.yaku.cli;

import dev.yaku.cli.board.BoardCommand;
import dev.yaku.cli.equity.EquityCommand;
import dev.yaku.cli.equity.RangeCommand;
import dev.yaku.cli.hands.CompareCommand;
import dev.yaku.cli.hands.CountCommand;
import dev.yaku.cli.hands.EvalCommand;
import dev.yaku.cli.hands.RulesCommand;
import dev.yaku.cli.solver.AllInCommand;
import dev.yaku.cli.solver.IcmCommand;
import dev.yaku.cli.solver.SolveCommand;
import dev.yaku.cli.videopoker.HoldCommand;
import dev.yaku.cli.videopoker.MachineCommand;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** In place of the command line's: those of its commands that are of use here. */
final class Commands {
  private static final Map<String, Class<?>> CLASSES = new LinkedHashMap<>();

  static {
    CLASSES.put("eval", EvalCommand.class);
    CLASSES.put("compare", CompareCommand.class);
    CLASSES.put("count", CountCommand.class);
    CLASSES.put("equity", EquityCommand.class);
    CLASSES.put("rules", RulesCommand.class);
    CLASSES.put("machine", MachineCommand.class);
    CLASSES.put("hold", HoldCommand.class);
    CLASSES.put("range", RangeCommand.class);
    CLASSES.put("board", BoardCommand.class);
    CLASSES.put("solve", SolveCommand.class);
    CLASSES.put("allin", AllInCommand.class);
    CLASSES.put("icm", IcmCommand.class);
  }

  private Commands() {}

  static boolean isOne(String name) {
    return CLASSES.containsKey(name);
  }

  static Set<String> names() {
    return CLASSES.keySet();
  }

  static Class<?> find(String name) {
    return CLASSES.get(name);
  }
}
