package dev.yaku.strength;

import dev.yaku.internal.table.CheckedFaults;
import java.io.IOException;
import java.nio.file.Path;

/** Strength files, for {@link CheckedFaults}: of this package, since files are large otherwise. */
public final class StrengthFaults {
  private static final long STEP = 97; // of the numbers that are looked at

  private StrengthFaults() {}

  /** Those that are copied when they are opened. */
  public static CheckedFaults.Subject small() {
    return subject(StrengthTable.CHECKED_BYTES);
  }

  /** Those that are read when numbers are needed. */
  public static CheckedFaults.Subject large() {
    return subject(0);
  }

  private static CheckedFaults.Subject subject(long checked) {
    return new CheckedFaults.Subject() {
      @Override
      public void write(Path file) throws IOException {
        new StrengthTableWriter(file, Strength.of("short-deck"), Measure.EHS, 2, 3)
            .write(progress -> true);
      }

      @Override
      public CheckedFaults.Answers open(Path file) throws IOException {
        StrengthTable table = StrengthTable.open(file, checked);
        long last = table.size() - 1;
        return question ->
            STEP * question < last + STEP ? table.of(Math.min(last, STEP * question)) : null;
      }

      @Override
      public boolean mayThrow() {
        return checked == 0;
      }
    };
  }
}
