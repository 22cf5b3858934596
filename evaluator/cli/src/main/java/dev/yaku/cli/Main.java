package dev.yaku.cli;

import dev.yaku.cli.io.Asker;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.Fault;
import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.io.ReaderGoneException;
import dev.yaku.cli.io.Screen;
import dev.yaku.cli.io.StandardInput;
import dev.yaku.cli.io.ThreeHandsCount;
import dev.yaku.cli.options.Converters;
import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.cards.Spelling;
import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line. The exit status is 0 for success, 1 if something could not be done, or 2 if the
 * arguments are invalid.
 */
@Command(name = "yaku", mixinStandardHelpOptions = true, versionProvider = Program.Version.class)
public final class Main extends Program
    implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private static final List<String> VERSION = List.of("--version", "-V");
  private static final Pattern JSON = Pattern.compile("(?im)^--format[=\n]json$");

  Main(InputStream in, OutputStream out, OutputStream err, Screen screen) {
    this(in, out, err, screen, new ThreeHandsCount(ThreeHands::count));
  }

  Main(InputStream in, OutputStream out, OutputStream err, Screen screen, ThreeHandsCount count) {
    super(in, out, err, screen, count);
  }

  public static void main(String[] args) {
    // Excludes dates and the like, which no option is: picocli would load all their classes.
    System.setProperty("picocli.converters.excludes", "java\\.(sql|time)\\..*");
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT); // the same digits in every country
    // Not System.out, which hides write errors.
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    InputStream in = StandardInput.ofProcess();
    System.setOut(System.err); // what is not an answer never gets between answers
    int status = run(in, out, System.err, Screen.ofProcess(), args);
    // The end of this thread is that of the program: all others are daemons. From JDK 21 on,
    // System.exit loads the classes of a logger first.
    if (status != CommandLine.ExitCode.OK) {
      System.exit(status);
    }
  }

  /** Runs one command; returns the exit status. */
  static int run(
      InputStream in, OutputStream out, OutputStream err, Screen screen, String... args) {
    try {
      return new Main(in, out, err, screen).run(args);
    } finally {
      Interruption.end();
    }
  }

  @Override
  public Reply ask(Asker asker, InputStream input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Main main = new Main(input, out, err, new Screen(false, false), count());
    main.asker = asker;
    main.faults = new ArrayList<>();
    int status = main.run(args);
    String messages = err.toString(StandardCharsets.UTF_8);
    return new Reply(status, main.faults, out.toString(StandardCharsets.UTF_8), messages);
  }

  private int run(String... given) {
    String[] args = commandFirst(given);
    isJson = JSON.matcher(String.join("\n", args)).find();
    CommandLine line = new CommandLine(this);
    boolean one = args.length > 0 && Commands.isOne(args[0]);
    boolean none = args.length == 1 && VERSION.contains(args[0]);
    for (String name : // parsing annotations takes time
        one ? List.of(args[0]) : none ? Set.<String>of() : Commands.names()) {
      line.addSubcommand(name, Commands.find(name));
    }
    if (Help.isAsked(args)) {
      Help.add(line);
    }
    line.setOut(new PrintWriter(out())).setErr(err());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(colours() ? Ansi.ON : Ansi.OFF));
    line.setExpandAtFiles(false);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    Converters.register(line);
    line.setParameterExceptionHandler(this).setExecutionExceptionHandler(this);
    int status = execute(line, args);
    if (status != CommandLine.ExitCode.OK) {
      lostCharacters(System.getProperty("sun.jnu.encoding"), args).ifPresent(err()::println);
    }
    return status;
  }

  /**
   * One line of advice, if an argument has the JVM's replacement for bytes that are invalid in the
   * encoding in which it has read the arguments, the locale's.
   */
  static Optional<String> lostCharacters(String encoding, String... args) {
    boolean lost = String.join("", args).indexOf('\uFFFD') >= 0;
    return lost && !"UTF-8".equals(encoding)
        ? Optional.of(
            "yaku: the locale's encoding, "
                + encoding
                + ", cannot represent some characters of the arguments: set LC_ALL=C.UTF-8, write"
                + " As instead of A♠, or give hands on standard input, which is read as UTF-8")
        : Optional.empty();
  }

  /** The command first: its options may stand before it. */
  private static String[] commandFirst(String... args) {
    boolean isOption = args.length > 0 && args[0].startsWith("--") && !Help.isAsked(args[0]);
    for (int i = 1; isOption && i < args.length; i++) {
      if (Commands.names().contains(args[i])) {
        String[] moved = args.clone();
        System.arraycopy(args, 0, moved, 1, i);
        moved[0] = args[i];
        return moved;
      }
    }
    return args;
  }

  /** Runs a command; a full memory is a message, too. */
  static int execute(CommandLine line, String... args) {
    try {
      return line.execute(args);
    } catch (OutOfMemoryError e) {
      line.getErr()
          .println("yaku: not enough memory: give the JVM more with -Xmx, or ask for less");
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    String message = e.getMessage() + hint(e);
    fault("yaku: " + message, Fault.of(Fault.Code.USAGE, message));
    err().println("Try: " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    return CommandLine.ExitCode.USAGE;
  }

  /** The option or command that may be meant: {@code ; did you mean --format?}, or nothing. */
  private static String hint(ParameterException e) {
    if (!(e instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    CommandLine line = e.getCommandLine();
    String word = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
    boolean option = word.startsWith("-");
    return Spelling.hint(
        word,
        option ? line.getCommandSpec().optionsMap().keySet() : line.getSubcommands().keySet());
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed)
      throws Exception {
    if (e instanceof ReaderGoneException) {
      return CommandLine.ExitCode.OK;
    }
    if (e instanceof UncheckedIOException io) {
      return handleExecutionException(io.getCause(), command, parsed);
    }
    boolean wrongTable = isOfWrongTable(e, parsed);
    boolean isSaid = e instanceof CliException || e instanceof IOException;
    if (!wrongTable && !isSaid && !(e instanceof CancellationException)) { // by Ctrl-C
      throw e;
    }
    String fault = wrongTable ? "a table that yaku has not made: " : "";
    fault("yaku: " + fault + e.getMessage(), e, fault + e.getMessage());
    return e instanceof CliException cli ? cli.status() : CommandLine.ExitCode.SOFTWARE;
  }

  /**
   * Whether a table that the user has given is to blame: its values are looked at only when they
   * are used, see {@link dev.yaku.Evaluator#open(java.nio.file.Path, Class)}.
   */
  private static boolean isOfWrongTable(Exception e, ParseResult parsed) {
    ParseResult command = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
    return (e instanceof IndexOutOfBoundsException || e instanceof IllegalStateException)
        && command.hasMatchedOption("--table");
  }
}
