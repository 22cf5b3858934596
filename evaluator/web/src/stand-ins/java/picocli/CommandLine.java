package picocli;

import java.io.PrintWriter;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import java.util.concurrent.Callable;

/**
 * As much of picocli as the commands need here: options and arguments are put into their fields, as
 * the annotations say, and what is wrong with them is said in picocli's words.
 */
public final class CommandLine {
  /** The exit statuses of commands. */
  public static final class ExitCode {
    public static final int OK = 0;
    public static final int SOFTWARE = 1;
    public static final int USAGE = 2;

    private ExitCode() {}
  }

  /** A command of the command line. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Command {
    String name() default "";

    boolean mixinStandardHelpOptions() default false;

    Class<?> versionProvider() default Object.class;
  }

  /** A field that an option sets. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Option {
    String[] names();

    String paramLabel() default "";

    String split() default "";

    boolean required() default false;

    Class<?>[] converter() default {};

    Class<?> parameterConsumer() default Object.class;
  }

  /** A field that arguments set. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Parameters {
    String arity() default "";

    String paramLabel() default "";
  }

  /** A field whose object has more options. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Mixin {}

  /** A field whose object has options that exclude each other. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface ArgGroup {}

  /** A field for the command itself. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface Spec {}

  /** A field for what has the command. */
  @Retention(RetentionPolicy.RUNTIME)
  public @interface ParentCommand {}

  /** Reads a value from text. */
  @FunctionalInterface
  public interface ITypeConverter<T> {
    T convert(String value) throws Exception;
  }

  /** Tells the program's version. */
  @FunctionalInterface
  public interface IVersionProvider {
    String[] getVersion() throws Exception;
  }

  /** Reads the words of an option. */
  @FunctionalInterface
  public interface IParameterConsumer {
    void consumeParameters(Stack<String> words, Model.ArgSpec option, Model.CommandSpec command);
  }

  /** Hears what is wrong with arguments. */
  @FunctionalInterface
  public interface IParameterExceptionHandler {
    int handleParseException(ParameterException e, String[] args) throws Exception;
  }

  /** Hears what a command throws. */
  @FunctionalInterface
  public interface IExecutionExceptionHandler {
    int handleExecutionException(Exception e, CommandLine command, ParseResult parsed)
        throws Exception;
  }

  /** A fault in the arguments. */
  public static class ParameterException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient CommandLine command;

    public ParameterException(CommandLine command, String message) {
      this(command, message, null);
    }

    public ParameterException(CommandLine command, String message, Throwable cause) {
      super(message, cause);
      this.command = command;
    }

    public CommandLine getCommandLine() {
      return command;
    }
  }

  /** A word for which there is no place. */
  public static final class UnmatchedArgumentException extends ParameterException {
    private static final long serialVersionUID = 1;

    private final String word;

    UnmatchedArgumentException(CommandLine command, String message, String word) {
      super(command, message);
      this.word = word;
    }

    public List<String> getUnmatched() {
      return List.of(word);
    }
  }

  /** A fault in the value of an argument. */
  public static final class TypeConversionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public TypeConversionException(String message) {
      super(message);
    }
  }

  /** The options and arguments that were given. */
  public static final class ParseResult {
    private final Set<String> options;

    ParseResult(Set<String> options) {
      this.options = options;
    }

    public boolean hasSubcommand() {
      return false;
    }

    public ParseResult subcommand() {
      return this;
    }

    public boolean hasMatchedOption(String name) {
      return options.contains(name);
    }
  }

  /** There is no help here. */
  public static final class HelpCommand {}

  /** There are no colours here. */
  public static final class Help {
    /** Whether there are colours. */
    public enum Ansi {
      ON,
      OFF
    }

    /** Which colours there are. */
    public static final class ColorScheme {}

    private Help() {}

    public static ColorScheme defaultColorScheme(Ansi colours) {
      return null;
    }
  }

  /** Parts of a command. */
  public static final class Model {
    private Model() {}

    /** The command as its fields see it. */
    public static final class CommandSpec {
      private final CommandLine line;

      CommandSpec(CommandLine line) {
        this.line = line;
      }

      public CommandLine commandLine() {
        return line;
      }

      public String qualifiedName() {
        return "yaku" + (line.name.isEmpty() ? "" : " " + line.name);
      }

      public Map<String, ArgSpec> optionsMap() {
        return line.options;
      }
    }

    /** An option, or a place for arguments. */
    public static final class ArgSpec {
      private final Object object;
      final Field field;
      final Option option;
      final Object group; // whose options exclude each other; null for none

      ArgSpec(Object object, Field field, Option option, Object group) {
        this.object = object;
        this.field = field;
        this.option = option;
        this.group = group;
      }

      public String paramLabel() {
        return option.paramLabel();
      }

      boolean isConsumed() {
        return option.parameterConsumer() != Object.class;
      }

      boolean isList() {
        return field.getType() == List.class;
      }

      void add(String text) {
        List<Object> texts = new ArrayList<>((List<?>) get(field, object));
        texts.add(text);
        setValue(texts);
      }

      public Object setValue(Object value) {
        set(field, object, value);
        return value;
      }

      String words() {
        return option.names()[0] + (isFlag(field) ? "" : "=" + paramLabel());
      }
    }
  }

  final Map<Class<?>, ITypeConverter<?>> converters = new HashMap<>();
  private final Map<String, CommandLine> subcommands = new LinkedHashMap<>();
  final Map<String, Model.ArgSpec> options = new LinkedHashMap<>();
  final Model.CommandSpec spec = new Model.CommandSpec(this);
  final Object object;
  private final Object parent;
  private String name = "";
  Field arguments; // null if there are none
  private PrintWriter err;
  private IParameterExceptionHandler parameterHandler;
  private IExecutionExceptionHandler executionHandler;

  /** The program, or a command. */
  public CommandLine(Object object) {
    this(object, null);
  }

  private CommandLine(Object object, Object parent) {
    this.object = object;
    this.parent = parent;
  }

  /** Adds a command to this one. */
  public CommandLine addSubcommand(String name, Object type) {
    CommandLine command = new CommandLine(make((Class<?>) type), object);
    command.name = name;
    subcommands.put(name, command);
    return this;
  }

  public Map<String, CommandLine> getSubcommands() {
    return subcommands;
  }

  public String getCommandName() {
    return name;
  }

  public Model.CommandSpec getCommandSpec() {
    return spec;
  }

  public <T> CommandLine registerConverter(Class<T> type, ITypeConverter<T> converter) {
    converters.put(type, converter);
    return this;
  }

  public CommandLine setOut(PrintWriter out) {
    return this;
  }

  public CommandLine setErr(PrintWriter writer) {
    err = writer;
    return this;
  }

  public PrintWriter getErr() {
    return err;
  }

  public CommandLine setColorScheme(Help.ColorScheme colours) {
    return this;
  }

  public CommandLine setExpandAtFiles(boolean expand) {
    return this;
  }

  public CommandLine setCaseInsensitiveEnumValuesAllowed(boolean allowed) {
    return this;
  }

  public CommandLine setParameterExceptionHandler(IParameterExceptionHandler handler) {
    parameterHandler = handler;
    return this;
  }

  public CommandLine setExecutionExceptionHandler(IExecutionExceptionHandler handler) {
    executionHandler = handler;
    return this;
  }

  /** Runs the command that the first word names. */
  public int execute(String... args) {
    CommandLine command = args.length == 0 ? null : subcommands.get(args[0]);
    if (command == null) {
      return refuse(args);
    }
    command.converters.putAll(converters);
    Set<String> given = new HashSet<>();
    try {
      try {
        command.bind(command.object, null);
        new ArgumentReader(command).read(args, given);
        return (Integer) ((Callable<?>) command.object).call();
      } catch (ParameterException e) {
        return parameterHandler.handleParseException(e, args);
      } catch (Exception e) {
        return executionHandler.handleExecutionException(e, command, new ParseResult(given));
      }
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** No command, or one that is not there. */
  private int refuse(String... args) {
    Map<Integer, String> words = new LinkedHashMap<>();
    for (int i = 0; i < args.length; i++) {
      words.put(i, args[i]);
    }
    ParameterException e =
        args.length == 0
            ? new ParameterException(this, "Missing required subcommand")
            : new ArgumentReader(this).unmatched(words);
    try {
      return parameterHandler.handleParseException(e, args);
    } catch (Exception other) {
      throw new IllegalStateException(other);
    }
  }

  /** Finds the fields of an object, and of those in it. */
  private void bind(Object each, Object group) {
    for (Class<?> type = each.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        Option option = field.getAnnotation(Option.class);
        if (option != null) {
          for (String word : option.names()) {
            options.put(word, new Model.ArgSpec(each, field, option, group));
          }
        } else if (has(field, Parameters.class)) {
          arguments = field;
        } else if (has(field, Mixin.class)) {
          bind(get(field, each), group);
        } else if (has(field, ArgGroup.class)) {
          bind(get(field, each), get(field, each));
        } else if (has(field, Spec.class)) {
          set(field, each, spec);
        } else if (has(field, ParentCommand.class)) {
          set(field, each, parent);
        }
      }
    }
  }

  static boolean isFlag(Field field) {
    return field.getType() == boolean.class;
  }

  private static boolean has(Field field, Class<? extends Annotation> kind) {
    return field.getAnnotation(kind) != null;
  }

  private static Object get(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  static void set(Field field, Object object, Object value) {
    try {
      field.setAccessible(true);
      field.set(object, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  static Object make(Class<?> type) {
    try {
      java.lang.reflect.Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
