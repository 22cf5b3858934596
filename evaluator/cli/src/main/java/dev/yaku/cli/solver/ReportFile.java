package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopRow;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A report that is being written: a line that says what is asked, a header line, and the rows of
 * flop after flop. A file that was stopped at any byte is gone on with from its last whole flop.
 */
final class ReportFile implements AutoCloseable {
  private static final Set<StandardOpenOption> OPTIONS =
      Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);

  private final Path path;
  private final FileChannel channel;
  private final ReportRows rows;
  private final Map<Flop, List<FlopRow>> found = new LinkedHashMap<>();

  /** Opens or begins a file with this head; throws if it is something else, or cannot be used. */
  ReportFile(Path path, String head, ReportRows rows) {
    this.path = path;
    this.rows = rows;
    channel = FileFault.write(path, () -> FileChannel.open(path, OPTIONS));
    try {
      lock();
      begin(head);
    } catch (IOException e) {
      close();
      throw FileFault.writing(path, e);
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  /** Reads the rows of another file of the same report, and leaves that file as it is. */
  static Map<Flop, List<FlopRow>> read(Path path, String head, ReportRows rows) {
    Map<Flop, List<FlopRow>> found = new LinkedHashMap<>();
    String text = FileFault.read(path, () -> Files.readString(path));
    read(path, text, head, rows, found);
    return found;
  }

  private void lock() throws IOException {
    try {
      if (channel.tryLock() == null) {
        throw new CliException(path + ": another program is writing it", null);
      }
    } catch (OverlappingFileLockException e) {
      throw new CliException(path + ": another report is writing it", e);
    }
  }

  private void begin(String head) throws IOException {
    byte[] bytes = Channels.newInputStream(channel).readAllBytes();
    String text = new String(bytes, StandardCharsets.UTF_8);
    int whole = read(path, text, head, rows, found);
    byte[] kept = text.substring(0, whole).getBytes(StandardCharsets.UTF_8);
    channel.truncate(kept.length).position(kept.length);
    if (whole == 0) {
      write(head);
    }
  }

  /** Reads what is there; returns where the last whole flop ends. */
  private static int read(
      Path path, String text, String head, ReportRows rows, Map<Flop, List<FlopRow>> found) {
    if (!text.startsWith(head)) {
      if (head.startsWith(text)) {
        return 0;
      }
      String expected = head.lines().findFirst().get();
      String line = text.lines().findFirst().orElse("");
      String shown = line.substring(0, Math.min(line.length(), 200));
      String fault = ": not this report: expected \"" + expected + "\", found \"" + shown + "\"";
      throw new CliException(path + fault, null);
    }
    int whole = head.length();
    int at = whole;
    List<FlopRow> ofFlop = new ArrayList<>();
    for (int end; (end = text.indexOf('\n', at)) >= 0; at = end + 1) {
      try {
        ofFlop.add(rows.read(text.substring(at, end)));
      } catch (IllegalArgumentException e) {
        throw new CliException(path + ": damaged: " + e.getMessage(), e);
      }
      if (ofFlop.size() == rows.ofFlop()) {
        found.put(ofFlop.get(0).flop(), ofFlop);
        ofFlop = new ArrayList<>();
        whole = end + 1;
      }
    }
    return whole;
  }

  /** Null if the file has nothing of a flop. */
  List<FlopRow> found(Flop flop) {
    return found.get(flop);
  }

  void add(List<FlopRow> ofFlop) {
    try {
      write(text(rows, ofFlop));
    } catch (IOException e) {
      throw FileFault.writing(path, e);
    }
  }

  /** Rows as lines of a table. */
  static String text(ReportRows rows, List<FlopRow> ofFlop) throws IOException {
    StringWriter text = new StringWriter();
    new Answers(Format.TSV, false, text, null).write(rows.sheet(ofFlop));
    return text.toString();
  }

  private void write(String text) throws IOException {
    Channels.newOutputStream(channel).write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      return; // what has been written is there; what could not be is said already
    }
  }
}
