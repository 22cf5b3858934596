package dev.yaku.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decisions, by a clock that only what is tried moves on. */
class TrialTest {
  private long now = Long.MAX_VALUE - 1_000_000; // where a clock may well overflow

  private Runnable taking(long micros) {
    return () -> now += TimeUnit.MICROSECONDS.toNanos(micros);
  }

  /** As code is that gets compiled at some time. */
  private Runnable taking(long before, int rounds, long after) {
    int[] round = {0};
    return () -> taking(round[0]++ < rounds ? before : after).run();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "mixed mode, sharing; 512; FASTER",
        "mixed mode; 512; FASTER",
        "compiled mode, sharing; 1024; FASTER",
        "; 512; FASTER",
        "mixed mode, sharing; 256; UNKNOWN",
        "mixed mode, sharing; 128; SLOWER",
        "mixed mode, sharing; 64; SLOWER",
        "interpreted mode, sharing; 512; SLOWER",
        "interpreted mode; 256; SLOWER",
        "mixed mode, emulated-client, sharing; 512; SLOWER"
      })
  void known_ofCompilersAndVectors_isTheSameInEachStart(String mode, int bits, Trial.Pace pace) {
    assertEquals(pace, Trial.known(mode == null ? "" : mode, bits));
  }

  @ParameterizedTest
  @CsvSource({"50, 100, true", "80, 100, true", "90, 100, false", "100, 100, false"})
  void isFaster_ofTwoPaces_wantsAClearDifference(long vectors, long plain, boolean faster) {
    Trial trial = new Trial(() -> now);
    assertEquals(faster, trial.isFaster(taking(vectors), taking(plain)));
  }

  @ParameterizedTest
  @CsvSource({"10000, 400, 50, true", "10000, 400, 110, false", "150, 300, 50, true"})
  void isFaster_compiledLate_waitsForIt(long before, int rounds, long after, boolean faster) {
    Trial trial = new Trial(() -> now);
    assertEquals(faster, trial.isFaster(taking(before, rounds, after), taking(100)));
  }

  @ParameterizedTest
  @CsvSource({"10000, 300", "1000000, 100"})
  void isFaster_neverCompiled_givesUp(long vectors, long plain) {
    long start = now;
    Trial trial = new Trial(() -> now);
    assertEquals(false, trial.isFaster(taking(vectors), taking(plain)));
    assertEquals(false, trial.isFaster(taking(vectors), taking(plain))); // no more time
    long seconds = TimeUnit.NANOSECONDS.toSeconds(now - start);
    assertEquals(10, Math.min(seconds, 10));
    assertEquals(30, Math.max(seconds, 30));
  }

  /** Another program takes the processor for most rounds, now here, now there. */
  @ParameterizedTest
  @CsvSource({"50, true", "110, false"})
  void isFaster_besideOtherPrograms_isTheSame(long vectors, boolean faster) {
    int[] round = {0};
    Runnable disturbed = () -> taking(round[0]++ % 5 == 0 ? vectors : 3_000).run();
    int[] other = {0};
    Runnable plain = () -> taking(other[0]++ % 7 == 0 ? 100 : 4_000).run();
    assertEquals(faster, new Trial(() -> now).isFaster(disturbed, plain));
  }
}
