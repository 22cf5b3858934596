package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.HandResult;
import dev.yaku.cli.sheet.Members;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Rows of evaluated hands: as members, or, of millions, as bytes, where everything but the cards is
 * formatted once for each value.
 */
final class HandRows implements Flushable {
  static final List<String> ON_BOARD = List.of("made", "draws", "beaten-by");

  /*
   * Numbers are written digit by digit, without strings: at first most values are new, so the JIT
   * takes the code for new values into the loop over hands. Compiling the loop with all the code of
   * strings in it took half a second (JDK 17, one core).
   */
  private static final HexFormat HEX = HexFormat.of().withUpperCase();
  private static final int PACKED_DIGITS = 6;

  private static final int MAX_WORDS = 200; // more than the bytes of a row besides its cards
  private static final int CARD_LENGTH = 3;
  private static final byte[] BAR = bytes(" | ");
  private static final byte[] DIGITS = bytes("0123456789ABCDEF");
  private static final int RADIX = 10;
  private static final int HEX_BITS = 4;

  private static final byte[] TAB = bytes("\t");
  private static final byte[] BEFORE_PACKED = bytes("\t0x");
  private static final Map<Category, byte[]> CATEGORIES = categories();

  /** The two characters of each card; the first joker stands for all jokers. */
  private static final byte[] FIRST = new byte[Card.JOKER + 1];

  private static final byte[] SECOND = new byte[Card.JOKER + 1];

  static {
    for (int card = 0; card <= Card.JOKER; card++) {
      FIRST[card] = (byte) Card.toString(card).charAt(0);
      SECOND[card] = (byte) Card.toString(card).charAt(1);
    }
  }

  private final OutputStream out;
  private final boolean isSplit;
  private final byte[][] words;
  private final byte[][] lowWords;
  private final byte[] buffer = new byte[1 << 16];
  private int at;

  static List<String> columns(boolean split, List<String> more) {
    List<String> names = new ArrayList<>(List.of("hand", "value", "category", "packed", "best"));
    if (split) {
      names.addAll(List.of("low", "low-packed", "low-best"));
    }
    names.addAll(more);
    return names;
  }

  static Members of(EvaluatedHand hand, Locale language) {
    HandResult high = hand.high();
    Members row = new Members().put("hand", hand.text()).put("value", high.value());
    row.put("category", high.category().text()).put("packed", packed(high));
    row.put("best", Card.toString(high.best()));
    row.member("description", high.describe(language));
    if (hand.low().isPresent()) {
      HandResult low = hand.low().get();
      row.put("low", low.value()).put("lowPacked", packed(low));
      row.put("lowBest", Card.toString(low.best()));
      row.member("lowDescription", low.describe(language));
    }
    return row;
  }

  HandRows(OutputStream out, Evaluator evaluator) {
    this.out = out;
    isSplit = evaluator.isSplit();
    words = new byte[evaluator.ruleSet().maxValue() + 1][];
    lowWords = new byte[isSplit ? evaluator.lowHalf().ruleSet().maxValue() + 1 : 0][];
  }

  void appendHeader(boolean words) {
    List<String> more = new ArrayList<>(List.of("line"));
    more.addAll(words ? ON_BOARD : List.of());
    append(bytes(String.join("\t", columns(isSplit, more)) + "\n"));
  }

  /** Appends a row; its line is the number of the input line, or of the argument. */
  void append(EvaluatedHand hand, long line, String... more) throws IOException {
    HandResult high = hand.high();
    int cards = hand.cards().length + hand.board().length + 2 * high.best().length;
    if (CARD_LENGTH * cards + MAX_WORDS > buffer.length - at) {
      flush();
    }
    append(hand.cards());
    if (hand.board().length > 0) {
      append(BAR);
      append(hand.board());
    }
    append(words, high);
    if (isSplit) {
      append(lowWords, hand.low().orElseThrow());
    }
    appendNumber(line);
    for (String column : more) {
      append(TAB);
      append(bytes(column));
    }
    buffer[at++] = '\n';
  }

  private void append(byte[][] known, HandResult result) {
    byte[] text = known[result.value()];
    append(text != null ? text : written(known, result));
    append(result.best());
  }

  /**
   * The columns of a value; a low hand is written without its category, which all low hands share.
   */
  private byte[] written(byte[][] known, HandResult result) {
    int start = at;
    appendNumber(result.value());
    if (known == words) {
      append(TAB);
      append(CATEGORIES.get(result.category()));
    }
    appendPacked(result.packed());
    known[result.value()] = Arrays.copyOfRange(buffer, start, at);
    at = start; // is taken back
    return known[result.value()];
  }

  private void appendPacked(int packed) {
    append(BEFORE_PACKED);
    for (int digit = PACKED_DIGITS - 1; digit >= 0; digit--) {
      buffer[at++] = DIGITS[packed >>> HEX_BITS * digit & DIGITS.length - 1];
    }
    append(TAB);
  }

  /** Appends a tab and a number that is not negative. */
  private void appendNumber(long number) {
    append(TAB);
    int end = at + 1;
    for (long rest = number / RADIX; rest > 0; rest /= RADIX) {
      end++;
    }
    long rest = number;
    for (int i = end - 1; i >= at; i--) {
      buffer[i] = DIGITS[(int) (rest % RADIX)];
      rest /= RADIX;
    }
    at = end;
  }

  private static Map<Category, byte[]> categories() {
    Map<Category, byte[]> names = new EnumMap<>(Category.class);
    for (Category category : Category.values()) {
      names.put(category, bytes(category.text()));
    }
    return names;
  }

  static String packed(HandResult result) {
    return "0x" + HEX.toHexDigits(result.packed(), PACKED_DIGITS);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private void append(byte[] text) {
    System.arraycopy(text, 0, buffer, at, text.length);
    at += text.length;
  }

  private void append(int[] cards) {
    int end = at;
    for (int each : cards) {
      int card = Math.min(each, Card.JOKER);
      buffer[end] = FIRST[card];
      buffer[end + 1] = SECOND[card];
      buffer[end + 2] = ' ';
      end += CARD_LENGTH;
    }
    at = Math.max(at, end - 1); // the next sign takes the place of the last space
  }

  @Override
  public void flush() throws IOException {
    out.write(buffer, 0, at);
    at = 0;
    out.flush();
  }
}
