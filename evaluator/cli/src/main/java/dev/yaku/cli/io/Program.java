package dev.yaku.cli.io;

import dev.yaku.Progress;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Json;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Picture;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.cards.Quote;
import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import picocli.CommandLine.IVersionProvider;

/** The running program as its commands see it: input, output, and the screen. */
public abstract class Program {
  private static final int BUFFER = 1 << 16;
  private static final int MOST_BYTES = 1 << 20; // of a question
  private static final int PATIENCE = 10; // seconds

  private final InputStream in;
  private final OutputStream bytes;
  private final Writer out;
  private final PrintWriter err;
  private final Screen screen;
  private final ThreeHandsCount count; // the same for all who ask in the same process

  /** Who asks this in the same process, and gets the answers for programs; or null. */
  protected Asker asker;

  /** Where faults are kept beside answers. */
  protected List<Map<String, Object>> faults;

  /** Whether the question asks for JSON: known before its options are read. */
  protected boolean isJson;

  protected Program(
      InputStream in, OutputStream out, OutputStream err, Screen screen, ThreeHandsCount count) {
    this.in = in;
    bytes = new NamedOutput(out);
    this.out = new BufferedWriter(new OutputStreamWriter(bytes, screen.charset()), BUFFER);
    this.err = new ErrorWriter(err, screen.charset());
    this.screen = screen;
    this.count = count;
  }

  /**
   * Asks a command, whose name is the first argument, in the same process: nothing is printed. If
   * the thread is interrupted, the command ends as it does when the program is told to end.
   */
  public abstract Reply ask(Asker asker, InputStream input, String... args);

  public Answers answers(Format format) {
    return asker == null
        ? new Answers(format, colours(), out, null)
        : new Answers(Format.JSON, false, out, asker::take);
  }

  /**
   * Writes an answer's picture, if a file is given, after the answer, which is there if this fails.
   */
  public void draw(Path file, Sheet sheet) throws IOException {
    if (file == null || !sheet.isDrawn()) {
      return;
    }
    out.flush();
    FileFault.write(file, () -> Files.writeString(file, Picture.of(sheet)));
  }

  public InputStream in() {
    return in;
  }

  /** A question: the text of a file, or, if that is null, of the standard input. */
  public String question(Path file) throws IOException {
    if (file == null) {
      return text(in);
    }
    try (InputStream read = Files.newInputStream(file)) {
      return text(read);
    } catch (IOException e) {
      throw FileFault.reading(file, e);
    }
  }

  /** Does not ask the stream how long it is, which a pipe cannot tell. */
  private static String text(InputStream in) throws IOException {
    byte[] bytes = new BufferedInputStream(in).readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new IOException("longer than the megabyte that a question may have");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException("not text in UTF-8", e);
    }
  }

  /** The buffered output; every command flushes it at its end. */
  public Writer out() {
    return out;
  }

  /** The unbuffered output; a command must not use {@link #out} as well. */
  public OutputStream bytes() {
    return bytes;
  }

  public PrintWriter err() {
    return err;
  }

  /**
   * Says what is wrong: a line for people; for programs that want JSON also an object, in the place
   * of the answer.
   */
  public void fault(String line, Fault fault) {
    try {
      if (asker != null) {
        faults.add(fault.members().object());
      } else if (isJson) {
        out.write(Json.line(new Members().put("error", fault.members())) + "\n");
      }
      out.flush();
    } catch (IOException e) { // nobody reads answers: people may still read the line
      err.flush();
    }
    err.println(line);
  }

  /** As {@link #fault(String, Fault)} for what ends the command. */
  protected final void fault(String line, Throwable fault, String message) {
    fault(line, Fault.of(fault, message));
  }

  /** Says what the asker may not expect: an error line each, after the answer so far. */
  public void notes(String item, List<String> notes, Words words) throws IOException {
    if (!notes.isEmpty()) {
      out.flush();
      notes.forEach(note -> err.println(item + words.say("note", note)));
    }
  }

  /**
   * The table of three hands, counted in memory while it is told to go on; who asks in the same
   * process may give up, and ask again.
   */
  public ThreeHands threeHands(int threads, Predicate<Progress> goOn) {
    try {
      return count.get(threads, goOn);
    } catch (CancellationException e) {
      if (asker == null) {
        count.stop();
        throw new CliException("stopped while three hands were counted: " + e.getMessage(), e);
      }
      String goesOn = "three hands are being counted, and that goes on: %s; ask again";
      throw new CliException(Fault.Code.UNFINISHED, goesOn.formatted(e.getMessage()), e);
    }
  }

  protected final ThreeHandsCount count() {
    return count;
  }

  /** Whether a person is watching. */
  public boolean terminal() {
    return screen.terminal();
  }

  /** A line that says how far a long answer is, if a person is watching. */
  public StatusLine statusLine() {
    return new StatusLine(terminal() ? err : null, asker);
  }

  /** Long work, which ends at most ten seconds after the program is told to. */
  public Interruption interruption() {
    return interruption(PATIENCE, false);
  }

  /** Long work that ends early if the program is told to, or who asks interrupts it. */
  public Interruption interruption(int patience, boolean isPatient) {
    return new Interruption(patience, isPatient, asker == null);
  }

  public boolean colours() {
    return screen.colours();
  }

  /** Writes a large file with a line that shows the progress, and says what it is. */
  public void write(Path file, String what, long length, LargeFile writer) throws IOException {
    StatusLine line = statusLine();
    try {
      writer.write(
          progress -> {
            line.show(progress, 0, 0);
            return true;
          });
    } catch (FileSystemException e) {
      throw FileFault.writing(file, e);
    }
    line.erase();
    out.write(Words.format("%s: %s, %,d bytes\n", file, what, length));
  }

  /** Writes a large file until it is told to stop. */
  @FunctionalInterface
  public interface LargeFile {
    boolean write(Predicate<Progress> goOn) throws IOException;
  }

  /**
   * The reply of a command to another command in the same process, besides objects: the exit
   * status, 0 if all was right; its faults, as {@link Fault} has them; its text; and a line for
   * each fault and note.
   */
  public record Reply(int status, List<Map<String, Object>> faults, String text, String messages) {}

  /** The version that the jar's manifest states. */
  public static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"yaku " + Program.class.getPackage().getImplementationVersion()};
    }
  }

  /** Writes messages, a line each: cut if long, and without control characters from outside. */
  private static final class ErrorWriter extends PrintWriter {
    private static final int MAX_LENGTH = 1000;

    ErrorWriter(OutputStream err, Charset charset) {
      super(new OutputStreamWriter(err, charset), true);
    }

    @Override
    public void println(String message) {
      print(shown(message) + "\n"); // as on standard output, on every system
      flush();
    }

    /** The message with invisible characters escaped, such as {@code \u001b}. */
    private static String shown(String message) {
      int end = Math.min(message.length(), MAX_LENGTH);
      StringBuilder shown = new StringBuilder();
      for (int i = 0; i < end; i++) {
        char c = message.charAt(i);
        shown.append(Quote.isControl(c) ? "\\u%04x".formatted((int) c) : "" + c);
      }
      return end < message.length()
          ? shown + "... (" + message.length() + " characters)"
          : shown.toString();
    }
  }
}
