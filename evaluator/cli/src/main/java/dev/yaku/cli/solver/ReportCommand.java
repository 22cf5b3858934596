package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.options.Converters;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.Flop;
import dev.yaku.solver.FlopReport;
import dev.yaku.solver.FlopRow;
import dev.yaku.solver.SolverSpotException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "report")
public final class ReportCommand extends WordsTask {
  @Parameters(arity = "0..1", paramLabel = "FILE")
  private Path file;

  @Option(names = "--flops", required = true, paramLabel = "FLOPS")
  private String flops;

  @Option(names = "--node", paramLabel = "PATH")
  private List<String> nodes = List.of("");

  @Option(names = "--error", paramLabel = "PART", converter = Converters.PotPart.class)
  private double error = 0.005;

  @Mixin private Options.Threads threads = new Options.Threads();

  @Option(names = "--memory", paramLabel = "SIZE", converter = Converters.MemorySize.class)
  private long memory = Long.MAX_VALUE;

  @Option(names = "--bits", paramLabel = "16|32")
  private int bits = 32;

  @Option(names = "--write", paramLabel = "FILE")
  private Path write;

  @Option(names = "--sort", paramLabel = "COLUMN")
  private String sort;

  @Option(names = "--by", paramLabel = "KIND", converter = ReportSheet.Grouping.Converter.class)
  private ReportSheet.Grouping by;

  @Option(names = "--hands")
  private boolean hands;

  @Option(names = "--from", paramLabel = "N")
  private int from = 1;

  @Option(names = "--to", paramLabel = "N")
  private int to = Integer.MAX_VALUE;

  @Option(names = "--merge", paramLabel = "FILE")
  private List<Path> merge = List.of();

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  private FlopReport report;
  private ReportRows rows;
  private final List<FlopRow> known = new ArrayList<>();
  private final Map<Flop, List<FlopRow>> merged = new HashMap<>();

  @Override
  protected int run() throws IOException {
    List<Flop> list = part(list());
    String question = program.question(file);
    try (Interruption interruption = program.interruption()) {
      prepare(question, list.get(0));
      answers().header(rows.columns());
      boolean isWhole;
      String head = head(question);
      for (Path part : merge) {
        merged.putAll(ReportFile.read(part, head, rows));
      }
      try (ReportFile kept = write == null ? null : new ReportFile(write, head, rows)) {
        isWhole = run(list, kept, interruption);
      }
      answer(isWhole);
      program.out().flush();
    }
    return 0;
  }

  private void prepare(String question, Flop first) {
    try {
      report = FlopReport.of(question).at(nodes.toArray(String[]::new)).untilError(error);
      report.threads(threads.count).bits(bits).memoryLimit(memory);
      if (hands) {
        report.byHands();
      }
      rows = new ReportRows(report.actions(first), report.rowsOfFlop(first), hands);
    } catch (SolverSpotException e) {
      throw new CliException((file == null ? "" : file + ": ") + e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw CliException.ofArguments(e.getMessage(), e);
    }
    rejectIf(
        sort != null && !rows.columns().contains(sort),
        "--sort: \"" + sort + "\": expected " + String.join(", ", rows.columns()));
  }

  private List<Flop> part(List<Flop> list) {
    rejectIf(
        from < 1 || from > Math.min(to, list.size()),
        Words.format(
            "--from, --to: expected 1 to %d in this order, found %d to %d",
            list.size(), from, Math.min(to, list.size())));
    return list.subList(from - 1, Math.min(to, list.size()));
  }

  private List<Flop> list() {
    try {
      Path given = Path.of(flops);
      boolean isFile = Files.isRegularFile(given);
      return Flop.list(isFile ? FileFault.read(given, () -> Files.readString(given)) : flops);
    } catch (IllegalArgumentException e) {
      throw CliException.ofArguments(
          "--flops: " + e.getMessage() + "; or give all, sample:95, or a file", e);
    }
  }

  /** The first lines of a file: what the rows depend on, and their columns. */
  private String head(String question) {
    String asked =
        String.join(
            "\t",
            "# yaku report",
            "error " + error,
            "bits " + bits,
            "question " + digest(question),
            "places " + nodes + (hands ? "\thands" : ""));
    return asked + "\n" + String.join("\t", rows.columns()) + "\n";
  }

  private static String digest(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JVM has it
    }
  }

  /** Returns whether nothing was left out. */
  private boolean run(List<Flop> list, ReportFile kept, Interruption interruption)
      throws IOException {
    List<Flop> missing = new ArrayList<>();
    for (Flop flop : list) {
      List<FlopRow> found = kept == null ? null : kept.found(flop);
      List<FlopRow> other = merged.get(flop);
      if (found == null && other != null && kept != null) {
        kept.add(other);
      }
      if (found == null && other == null) {
        missing.add(flop);
      } else {
        take(found == null ? other : found);
      }
    }
    StatusLine line = program.statusLine();
    int all = list.size() * rows.ofFlop();
    report.onProgress(
        progress -> {
          line.show(progress, () -> known.size() / rows.ofFlop() + " of " + list.size() + " flops");
          return !interruption.isAsked();
        });
    try {
      return report.run(
          missing,
          solved -> {
            line.erase();
            if (kept != null) {
              kept.add(solved);
            }
            take(solved);
            return !interruption.isAsked() || known.size() == all;
          });
    } catch (IllegalStateException e) {
      throw new CliException(e.getMessage(), e);
    } finally {
      Thread.interrupted(); // by the interruption: the answer is to be written all the same
      line.erase();
    }
  }

  /** Takes rows as far as their digits go, so that those of a file are the same. */
  private void take(List<FlopRow> solved) {
    try {
      List<FlopRow> shown = ReportFile.text(rows, solved).lines().map(rows::read).toList();
      known.addAll(shown);
      if (sort == null && format() != Format.TEXT) {
        answers().write(rows.sheet(shown));
        program.out().flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(boolean isWhole) throws IOException {
    ReportSheet people = new ReportSheet(rows, known, sort, by, words());
    if (sort != null && format() != Format.TEXT) {
      answers().write(rows.sheet(people.sorted(known)));
    }
    Sheet sheet = new Sheet();
    people.write(sheet, isWhole);
    answers().write(sheet);
    program.draw(svg, sheet);
  }
}
