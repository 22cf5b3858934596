package dev.yaku.cli.videopoker;

import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * The two words of an option: a class of the pay table, and a figure.
 *
 * @param name the name of the class
 * @param figure as it was written
 */
record ClassFigure(String name, String figure) {
  /** Reads both, as one value: a list could be given more than once. */
  static final class Reader implements IParameterConsumer {
    @Override
    @SuppressWarnings("JdkObsolete") // the type is the parser's
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
      if (words.size() < 2) {
        throw new ParameterException(
            command.commandLine(), "expected two words: " + option.paramLabel());
      }
      option.setValue(new ClassFigure(words.pop(), words.pop()));
    }
  }
}
