package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopRow;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
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

/**
 * A report that is being written: a line that says what is asked, a header line, and the rows of
 * flop after flop. A file that was stopped at any byte is gone on with from its last whole flop.
 */
final class ReportFile implements AutoCloseable {
  private final Path path;
  private final FileChannel channel;
  private final ReportRows rows;
  private final Map<String, List<FlopRow>> found = new LinkedHashMap<>(); // by flop

  /**
   * Opens a file, or begins it.
   *
   * @param question what the rows depend on, in one line
   * @param count the number of rows for each flop
   * @throws CliException if the file is something else, or cannot be used
   */
  ReportFile(Path path, String question, ReportRows rows, int count) {
    this.path = path;
    this.rows = rows;
    FileChannel opened = null;
    try {
      opened =
          FileChannel.open(
              path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      lock(opened);
      begin(opened, head(question, rows), count);
    } catch (IOException e) {
      close(opened);
      throw FileFault.writing(path, e);
    } catch (RuntimeException e) {
      close(opened);
      throw e;
    }
    channel = opened;
  }

  private ReportFile(Path path, ReportRows rows) {
    this.path = path;
    this.rows = rows;
    channel = null;
  }

  /** What another file of the same report has, by {@link #key}; that file stays as it is. */
  static Map<String, List<FlopRow>> read(Path path, String question, ReportRows rows, int count) {
    ReportFile file = new ReportFile(path, rows);
    try {
      file.whole(Files.readString(path), head(question, rows), count);
    } catch (IOException e) {
      throw FileFault.reading(path, e);
    }
    return file.found;
  }

  private static String head(String question, ReportRows rows) {
    return question + "\n" + String.join("\t", rows.columns()) + "\n";
  }

  private void lock(FileChannel opened) throws IOException {
    try {
      if (opened.tryLock() == null) {
        throw new CliException(path + ": another program is writing it", null);
      }
    } catch (OverlappingFileLockException e) {
      throw new CliException(path + ": another report is writing it", e);
    }
  }

  private void begin(FileChannel opened, String head, int count) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(opened.size()));
    int read;
    do {
      read = opened.read(bytes);
    } while (read > 0);
    String text = StandardCharsets.UTF_8.decode(bytes.flip()).toString();
    int whole = whole(text, head, count);
    byte[] kept = (whole == 0 ? "" : text.substring(0, whole)).getBytes(StandardCharsets.UTF_8);
    opened.truncate(kept.length).position(kept.length);
    if (whole == 0) {
      write(opened, head);
    }
  }

  /** Reads what is there; returns where the last whole flop ends. */
  private int whole(String text, String head, int count) {
    if (text.startsWith(head)) {
      return head.length() + read(text.substring(head.length()), count);
    }
    if (!head.startsWith(text)) {
      String line = text.lines().findFirst().orElse("");
      throw new CliException(
          path
              + ": not this report: expected \""
              + head.lines().findFirst().get()
              + "\", found \""
              + line.substring(0, Math.min(line.length(), 200))
              + "\"",
          null);
    }
    return 0;
  }

  /** Reads rows; returns where the last whole flop ends. */
  private int read(String text, int count) {
    int whole = 0;
    int at = 0;
    List<FlopRow> ofFlop = new ArrayList<>();
    for (int end; (end = text.indexOf('\n', at)) >= 0; at = end + 1) {
      try {
        ofFlop.add(rows.read(text.substring(at, end)));
      } catch (IllegalArgumentException e) {
        throw new CliException(path + ": damaged: " + e.getMessage(), e);
      }
      if (ofFlop.size() == count) {
        found.put(key(ofFlop.get(0).flop()), ofFlop);
        ofFlop = new ArrayList<>();
        whole = end + 1;
      }
    }
    return whole;
  }

  /** What tells flops apart. */
  static String key(Flop flop) {
    return flop.cards() + " " + flop.weight();
  }

  /** What the file has of a flop; null if nothing. */
  List<FlopRow> found(Flop flop) {
    return found.get(key(flop));
  }

  void add(List<FlopRow> ofFlop) {
    try {
      write(channel, text(rows, ofFlop));
    } catch (IOException e) {
      throw FileFault.writing(path, e);
    }
  }

  /** Rows as lines of a table. */
  static String text(ReportRows rows, List<FlopRow> ofFlop) throws IOException {
    StringWriter text = new StringWriter();
    Sheet sheet = new Sheet();
    ofFlop.forEach(row -> sheet.add(rows.members(row.flop().cards(), row)));
    new Answers(Format.TSV, false, text).write(sheet);
    return text.toString();
  }

  private static void write(FileChannel channel, String text) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private static void close(FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      return; // what has been written is there; what could not be is said already
    }
  }

  @Override
  public void close() {
    close(channel);
  }
}
