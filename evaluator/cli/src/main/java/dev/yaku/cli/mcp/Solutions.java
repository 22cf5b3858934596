package dev.yaku.cli.mcp;

import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.SolverSpot;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The last solutions, as files in a folder that goes when the program ends. */
final class Solutions {
  private static final int MOST = 4;
  private static final String TABLE = "pay-table";
  private static final double ERROR = 0.5; // per cent
  private static final int SECONDS = 15;

  private final TreeMap<Integer, Place> kept = new TreeMap<>();
  private ServerFolder folder; // when first needed
  private int last;
  private boolean isClosed;

  /** Where a solution of a spot is, or, if it is new and to be found first, will be. */
  record Place(int number, Path file, String spot, boolean isNew) {
    /** The command line that solves, goes on or shows. */
    List<String> line(Arguments in) {
      List<String> line = new ArrayList<>(List.of("solve", "--format=json"));
      line.addAll(
          switch (in.text("show")) {
            case "hands" -> List.of("--hands");
            case "classes" -> List.of("--by=class");
            case "runouts" -> List.of("--runouts");
            case "range oop" -> List.of("--range=oop");
            case "range ip" -> List.of("--range=ip");
            case "best answer oop" -> List.of("--best-answer=oop", "--by=place");
            case "best answer ip" -> List.of("--best-answer=ip", "--by=place");
            default -> List.of("--by=words");
          });
      if (isNew) {
        line.add("--memory=" + in.integer("megabytes", 1000) + "m");
        line.add("--bits=" + in.integer("bits", 32));
      } else {
        line.add("--open=" + file);
      }
      if (isNew || in.has("error")) {
        line.add("--error=" + error(in) + "%");
      }
      if (isNew || in.has("error") || in.has("time")) {
        line.add("--time=" + (in.has("time") ? in.number("time") : SECONDS) + "s");
        line.add("--write=" + file);
      }
      if (in.has("node")) {
        line.add("--node=" + in.text("node"));
      }
      return line;
    }

    private static double error(Arguments in) {
      return in.has("error") ? in.number("error").doubleValue() : ERROR;
    }

    /** Says how far the solver came, and what it left to do. */
    String note(Map<String, Object> answer, Arguments in) {
      Object left = answer.get("exploitability");
      if (!(left instanceof Members.Figure)) {
        return Words.format("Solution %d: how far it is from perfect play is not known.", number);
      }
      double percent = 100 * Double.parseDouble(left.toString()) / SolverSpot.parse(spot).pot();
      String text =
          Words.format(
              "Solution %d: exploitability, found exactly, is %s chips, %.3f %% of the pot.",
              number, left, percent);
      String advice =
          " NOT reached in the time: %s %%. To go on, call solution with"
              + " {\"solution\": %d, \"time\": 50}.";
      boolean isMissed = (isNew || in.has("error")) && percent > error(in);
      return isMissed
          ? text
              + Words.format(
                  advice,
                  BigDecimal.valueOf(error(in)).stripTrailingZeros().toPlainString(),
                  number)
          : text;
    }
  }

  /** {@return a place for the solution of a spot} */
  Place add(String spot) throws IOException {
    last++;
    return new Place(last, file(last + ".solution"), spot, true);
  }

  /** {@return a solution that is kept, 0 for the last one; throws if there is none} */
  Place find(int number) {
    Place found = kept.get(number == 0 && !kept.isEmpty() ? kept.lastKey() : (Integer) number);
    if (found == null) {
      throw new IllegalArgumentException(
          kept.isEmpty()
              ? "no solution is kept: call solve first"
              : "no solution " + number + " is kept: expected one of " + kept.keySet());
    }
    return found;
  }

  Place keep(Place place) throws IOException {
    kept.put(place.number(), new Place(place.number(), place.file(), place.spot(), false));
    if (kept.size() > MOST) {
      Files.deleteIfExists(kept.pollFirstEntry().getValue().file());
    }
    return place;
  }

  /** Deletes what was not found as a whole; null for nothing. */
  void forget(Place place) throws IOException {
    if (place != null && place.isNew()) {
      Files.deleteIfExists(place.file());
    }
  }

  /** {@return a file with a pay table, until the next one is written} */
  Path table(String text) throws IOException {
    return Files.writeString(file(TABLE), text);
  }

  /** The name that messages give to the file of a pay table. */
  String tableName() {
    return folder == null ? TABLE : folder.path().resolve(TABLE).toString();
  }

  private synchronized Path file(String name) throws IOException {
    if (isClosed) {
      throw new IOException("the session is over");
    }
    if (folder == null) {
      Path temporary = Path.of(System.getProperty("java.io.tmpdir"), "yaku-mcp");
      folder = FileFault.write(temporary, ServerFolder::make);
    }
    return folder.path().resolve(name);
  }

  /** Deletes the files of solutions. */
  synchronized void close() {
    isClosed = true;
    if (folder != null) {
      folder.close();
    }
  }
}
