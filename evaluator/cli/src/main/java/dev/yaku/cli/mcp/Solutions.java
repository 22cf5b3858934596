package dev.yaku.cli.mcp;

import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.SolverSpot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The last solutions, as files in a folder that goes when the program ends. */
final class Solutions {
  private static final int MOST = 4;
  private static final String ERROR = "0.5";
  private static final String SECONDS = "15";

  private final TreeMap<Integer, Place> kept = new TreeMap<>();
  private Path folder; // when first needed
  private int last;

  /** Where a solution of a spot is, or, if it is new and to be found first, will be. */
  record Place(int number, Path file, String spot, boolean isNew) {
    /** The command line that solves, goes on or shows. */
    List<String> line(Arguments in) {
      List<String> line = new ArrayList<>(List.of("solve", "--format=json", "--hands"));
      if (isNew) {
        line.add("--memory=" + in.number("megabytes", "1000") + "m");
        line.add("--bits=" + in.number("bits", "32"));
      } else {
        line.add("--open=" + file);
      }
      if (isNew || in.has("error")) {
        line.add("--error=" + in.number("error", ERROR) + "%");
      }
      if (isNew || in.has("error") || in.has("time")) {
        line.add("--time=" + in.number("time", SECONDS) + "s");
        line.add("--write=" + file);
      }
      if (in.has("node")) {
        line.add("--node=" + in.text("node"));
      }
      return line;
    }

    /** Says how far the solver came, and what it left to do. */
    String note(List<String> lines, Arguments in) {
      Object left = ((Map<?, ?>) JsonReader.read(lines.get(0))).get("exploitability");
      if (left == null) {
        return Words.format("Solution %d: how far it is from perfect play is not known.", number);
      }
      double percent = 100 * Double.parseDouble(left.toString()) / SolverSpot.parse(spot).pot();
      String text =
          Words.format(
              "Solution %d: exploitability, found exactly, is %s chips, %.3f %% of the pot.",
              number, left, percent);
      String wanted = in.number("error", ERROR);
      String advice =
          " NOT reached in the time: %s %%. To go on, call solution with"
              + " {\"solution\": %d, \"time\": 60}.";
      boolean isMissed = (isNew || in.has("error")) && percent > Double.parseDouble(wanted);
      return isMissed ? text + Words.format(advice, wanted, number) : text;
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
    return Files.writeString(file("pay-table"), text);
  }

  private Path file(String name) throws IOException {
    if (folder == null) {
      folder = Files.createTempDirectory("yaku-mcp");
      folder.toFile().deleteOnExit(); // after its files, however the program ends
    }
    Path file = folder.resolve(name);
    file.toFile().deleteOnExit();
    return file;
  }
}
