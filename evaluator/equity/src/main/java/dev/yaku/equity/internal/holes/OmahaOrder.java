package dev.yaku.equity.internal.holes;

import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.internal.file.CheckedFile;
import dev.yaku.internal.file.FileKind;
import dev.yaku.internal.load.JarFiles;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;

/**
 * The hands of Omaha in the order of their exact equity against a random hand before the flop, up
 * to suits: the order for the percentages of a range. Read from a file of the jar yaku-tables-omaha
 * on first use; FORMAT.md describes it. Immutable.
 */
public final class OmahaOrder {
  /*
   * A class of hands that differ only in the names of suits is represented by the one whose sets of
   * ranks, as numbers, descend from the last suit to the first: its greatest member, as a number.
   */
  /** Where percentages have a meaning, for messages. */
  public static final String KNOWN_FOR =
      "percentages are of hands of four or five cards by the built-in rules omaha or omaha-hi-lo";

  private static final String FOLDER = "META-INF/yaku/";
  static final FileKind KIND = new FileKind(4, 2, "an order of Omaha's hands");

  private static final Map<String, OmahaOrder> KNOWN = new ConcurrentHashMap<>();

  private final long[] classes; // the greatest hand of each, ascending
  private final int[] places; // of each class: 0 is the strongest
  private final int[] before; // by place: the hands that are stronger; then all hands

  private OmahaOrder(long[] classes, int... places) {
    this.classes = classes;
    this.places = places;
    before = new int[places.length + 1];
    for (int i = 0; i < places.length; i++) {
      before[places[i] + 1] = SuitExchange.images(classes[i]);
    }
    for (int i = 0; i < places.length; i++) {
      before[i + 1] += before[i];
    }
  }

  /** Whether the order of hands of this many cards is known by the rules of this name. */
  public static boolean isKnown(String rules, int cards) {
    return (rules.equals("omaha") || rules.equals("omaha-hi-lo")) && (cards == 4 || cards == 5);
  }

  /** The order by rules for which it {@link #isKnown}. */
  public static OmahaOrder of(String rules, int cards) {
    String file = rules + "-" + cards + ".order";
    OmahaOrder known = KNOWN.get(file);
    if (known == null) { // if two threads read it at once, the orders are equal
      long[] classes = classes(cards);
      known = new OmahaOrder(classes, read(file, rules, cards, classes.length));
      KNOWN.put(file, known);
    }
    return known;
  }

  /** The place of a hand's class, the strongest is 0. */
  public int place(long hand) {
    return places[Arrays.binarySearch(classes, SuitExchange.greatest(hand))];
  }

  /** The smallest number of classes, strongest first, that make up this percentage of all hands. */
  public int top(BigDecimal percent) {
    BigDecimal all = BigDecimal.valueOf(before[places.length]);
    BigDecimal wanted = percent.multiply(all).movePointLeft(2);
    int found = Arrays.binarySearch(before, wanted.setScale(0, RoundingMode.CEILING).intValue());
    return found < 0 ? -1 - found : found;
  }

  /** The representatives of all classes of hands of this many cards, ascending. */
  public static long[] classes(int cards) {
    LongStream.Builder classes = LongStream.builder();
    Hands.of(Hand.DECK, cards)
        .forEach(
            hand -> {
              if (hand == SuitExchange.greatest(hand)) {
                classes.add(hand);
              }
            });
    return classes.build().toArray();
  }

  /** The bytes of a place in the file of an order. */
  static int placeBytes(int classes) {
    return classes <= 1 << Short.SIZE ? 2 : 3;
  }

  private static int[] read(String name, String rules, int cards, int classes) {
    try {
      byte[] bytes = JarFiles.read("dev.yaku.tables.omaha.TablesLocation", FOLDER + name);
      if (bytes == null) {
        throw new FileNotFoundException(
            name
                + ": not found: the jar yaku-tables-omaha is not on the class path, or the module"
                + " dev.yaku.tables.omaha not on the module path");
      }
      return places(name, bytes, rules, cards, classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Checks a file, and reads the place of each class. */
  static int[] places(String name, byte[] bytes, String rules, int cards, int classes)
      throws IOException {
    int size = placeBytes(classes);
    CheckedFile file =
        CheckedFile.of(
            name,
            bytes,
            KIND,
            (description, length) -> {
              if (!Arrays.equals(description, description(rules, cards))) {
                throw new IllegalArgumentException(
                    "another than of " + cards + " cards by " + rules);
              }
              return new long[] {(long) size * classes};
            });
    file.verify();
    byte[] block = file.read(0);
    int[] places = new int[classes];
    for (int i = 0; i < block.length; i++) {
      places[i / size] |= (block[i] & 0xFF) << Byte.SIZE * (i % size);
    }
    return places;
  }

  static byte[] description(String rules, int cards) {
    return (rules + " " + cards).getBytes(StandardCharsets.US_ASCII);
  }
}
