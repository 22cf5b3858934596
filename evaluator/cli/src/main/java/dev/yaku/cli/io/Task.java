package dev.yaku.cli.io;

import dev.yaku.TextException;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command of the program; what its help says besides options is a file of its name. */
@Command(mixinStandardHelpOptions = true, versionProvider = Program.Version.class)
public abstract class Task implements Callable<Integer> {
  @ParentCommand protected Program program;
  @Spec protected CommandSpec spec;

  /** Does what is asked, before the output is flushed; returns the exit status. */
  protected abstract int run() throws IOException;

  @Override
  public final Integer call() throws IOException {
    int status = run();
    program.out().flush();
    return status;
  }

  private ParameterException rejection(String fault) {
    return new ParameterException(spec.commandLine(), fault);
  }

  protected final void rejectIf(boolean isWrong, String fault) {
    if (isWrong) {
      throw rejection(fault);
    }
  }

  /** Returns the value of an option; if the library refuses it, the fault names the option. */
  protected final <T> T asked(String option, Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException e) {
      String place = e instanceof TextException text ? ", column " + text.column() : "";
      throw rejection((option.isEmpty() ? "" : option + place + ": ") + e.getMessage());
    }
  }

  /** Returns the value of options; if the library refuses it, the fault is the library's. */
  protected final <T> T asked(Supplier<T> value) {
    return asked("", value);
  }

  /** Hands on the value of an option, if it is given. */
  protected static <T> void ifGiven(T value, Consumer<T> to) {
    if (value != null) {
      to.accept(value);
    }
  }
}
