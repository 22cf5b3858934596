package dev.yaku.videopoker;

import dev.yaku.Hand;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * One way to play a deal.
 *
 * @param held the cards that are held, as a set
 * @param value the exact return for each coin, on average over all draws
 * @param variance of the return for each coin
 * @param draws the number of draws that give each class of the pay table, by the class's name,
 *     weakest first, including {@code nothing}
 */
public record Hold(long held, Fraction value, Fraction variance, Map<String, Long> draws) {
  /**
   * A hold; the numbers of draws are copied.
   *
   * @param held the cards that are held, a set
   * @param value the mean of the pay for each coin
   * @param variance the variance of the pay for each coin
   * @param draws by name of the class of hands, the number of draws that end in it
   */
  public Hold {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(variance, "variance");
    Objects.requireNonNull(draws, "draws");
    draws = Collections.unmodifiableMap(new LinkedHashMap<>(draws));
  }

  /** The cards and the return: {@code "hold As Ah: 1.536540"}. */
  @Override
  public String toString() {
    String cards = held == Hand.EMPTY ? "nothing" : Hand.toString(held);
    return "hold " + cards + ": " + value.toDecimal(6);
  }
}
