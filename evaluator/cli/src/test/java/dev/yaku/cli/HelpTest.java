package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.cli.io.Screen;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class HelpTest {
  @Test
  void optionsAndArguments_ofAllCommands_haveMeanings() {
    OutputStream nowhere = OutputStream.nullOutputStream();
    InputStream nothing = InputStream.nullInputStream();
    CommandLine line =
        new CommandLine(new Main(nothing, nowhere, nowhere, new Screen(false, false)));
    Commands.names().forEach(name -> line.addSubcommand(name, Commands.find(name)));
    Help.add(line);
    List<String> without = new ArrayList<>();
    line.getSubcommands()
        .forEach(
            (name, command) ->
                command.getCommandSpec().args().stream()
                    .filter(arg -> arg.description().length == 0)
                    .forEach(arg -> without.add(name + " " + arg.paramLabel())));
    assertEquals(List.of(), without);
  }
}
