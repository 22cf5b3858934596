package dev.yaku.cli.equity;

import dev.yaku.equity.EquityProgress;
import java.util.Locale;

/**
 * Says how far a long answer is, how accurate, and how long it takes from here.
 *
 * @param limit the time in seconds after which the work ends; 0 if there is none
 * @param error the standard error at which it ends; 0 if there is none
 */
record ProgressText(double limit, double error) {
  /** Such as "42 %, ± 0.03 %, 12 s to go". */
  String of(EquityProgress progress, double passed) {
    double reached = error / progress.error(); // the error is as one to the root of the time
    double part =
        progress.all() > 0
            ? (double) progress.done() / progress.all()
            : limit > 0 ? passed / limit : reached * reached;
    StringBuilder text = new StringBuilder();
    text.append((int) Math.min(100, 100 * part)).append(" %");
    if (progress.error() < 0.5) { // is known
      text.append(String.format(Locale.ROOT, ", ± %.2f %%", 200 * progress.error()));
    }
    return part > 0 ? text + ", " + duration(passed / part - passed) + " to go" : text.toString();
  }

  private static String duration(double seconds) {
    long whole = Math.max(0, Math.round(seconds));
    return whole < 60 ? whole + " s" : whole / 60 + " min " + whole % 60 + " s";
  }
}
