import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.HandResult;
import dev.yaku.TableFormatException;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;

/**
 * Writes wrong tables with correct checksums, and what Java says of them.
 *
 * <p>{@code java -cp yaku.jar Mutants.java SEED COUNT ANSWERS TABLE... | READER}: to standard output
 * go the tables, each with hands, for a reader's own program, which prints one line for each table;
 * to the file ANSWERS goes the line that it should print: see {@code README.md}. The same seed
 * gives the same tables.
 *
 * <p>A table is taken apart into header and sections, some of these are changed, and it is put
 * together again, mostly so that offsets, sizes, length and checksum fit: else the first check of a
 * reader would refuse all of them, and what is behind it would never be tried.
 */
final class Mutants {
  private static final int CATEGORIES = 2;
  private static final int PACKED = 3;
  private static final int CARD_KEYS = 4;
  private static final int FACTORS = 5;
  private static final int SUIT_KEYS = 6;
  private static final int FLUSHES = 7;
  private static final int ROWS = 8;
  private static final int FLUSH_ROWS = 10;
  private static final int FLUSH_VALUES = 11;
  private static final int LOW_CATEGORIES = 13;
  private static final int LOW_PACKED = 14;

  private static final int HANDS = 6;
  private static final long[] STRANGE = {0, 1, 2, 3, 7, 8, 13, 14, 15, 16, 31, 32, 63, 64, 127, 128};
  private static final int[] WIDTH = {0, 1, 1, 4, 8, 4, 4, 2, 2, 2, 2, 2, 2, 1, 4, 1, 2}; // by kind

  private final Random random;
  private final byte[] original;
  private final byte[] header;
  private final List<Section> sections = new ArrayList<>();

  /*
   * Whether readers, which follow FORMAT.md word for word, must find the same values and best cards
   * as Java. It looks only at some flushes of Omaha, and at some choices of badugi, takes a set's
   * key for that of its list, and looks for best cards by what the value means.
   */
  private boolean sameValues = true;
  private boolean sameCards = true;

  private static final class Section {
    byte[] entry; // of the directory: kind, cards, row bits, column bits, reserved
    byte[] bytes;

    int kind() {
      return entry[0];
    }

    /** Of a hash: rows or values, of ranks or of flushes. */
    boolean isHash() {
      return kind() >= ROWS && kind() <= FLUSH_VALUES;
    }

    boolean hasRows() {
      return kind() == ROWS || kind() == FLUSH_ROWS;
    }
  }

  private Mutants(byte[] table, Random random) {
    this.random = random;
    original = table;
    header = Arrays.copyOf(table, 64);
    ByteBuffer in = little(table);
    for (int i = 0; i < in.getShort(20); i++) {
      int at = 64 + 16 * i;
      Section section = new Section();
      section.entry = Arrays.copyOfRange(table, at, at + 8);
      int offset = in.getInt(at + 8);
      section.bytes = Arrays.copyOfRange(table, offset, offset + in.getInt(at + 12));
      sections.add(section);
    }
  }

  public static void main(String[] args) throws IOException {
    long seed = Long.parseLong(args[0]);
    int count = Integer.parseInt(args[1]);
    List<byte[]> tables = new ArrayList<>();
    for (String file : Arrays.asList(args).subList(3, args.length)) {
      tables.add(Files.readAllBytes(Path.of(file)));
    }
    int opened = 0;
    try (PrintWriter answers = new PrintWriter(args[2], StandardCharsets.UTF_8);
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out, 1 << 16))) {
      for (int i = 0; i < count; i++) {
        Random random = new Random(seed * 1_000_003 + i);
        byte[] table = tables.get(random.nextInt(tables.size()));
        for (int tries = 0; tries < 3 && random.nextInt(100_000) < table.length; tries++) {
          table = tables.get(random.nextInt(tables.size())); // the large ones less often
        }
        Mutants mutants = new Mutants(table, random);
        byte[] mutant = i < tables.size() ? tables.get(i) : mutants.mutant();
        List<int[][]> hands = new Mutants(i < tables.size() ? mutant : table, random).hands();
        String answer = mutants.answer(mutant, hands);
        opened += answer.equals("refused") ? 0 : 1;
        answers.println(answer);
        write(out, mutant, hands);
      }
    }
    System.err.println("Java: " + count + " strange tables, " + opened + " of them opened");
  }

  private static void write(DataOutputStream out, byte[] table, List<int[][]> hands)
      throws IOException {
    out.writeInt(Integer.reverseBytes(table.length));
    out.write(table);
    out.writeByte(hands.size());
    for (int[][] hand : hands) {
      out.writeByte(hand[0].length);
      out.writeByte(hand[0].length + hand[1].length);
      for (int[] part : hand) {
        for (int card : part) {
          out.writeByte(card);
        }
      }
    }
  }

  private static ByteBuffer little(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  // ---- What Java says ----

  private String answer(byte[] table, List<int[][]> hands) {
    try {
      Evaluator evaluator = Evaluator.open(ByteBuffer.wrap(table), Evaluator.class);
      StringBuilder line = new StringBuilder("opened");
      for (int[][] hand : hands) {
        String answer = answer(evaluator, hand);
        line.append(sameValues ? answer : "; ?");
      }
      return line.toString();
    } catch (TableFormatException e) {
      return "refused";
    }
  }

  /**
   * The answer about a hand: "; bad", "; wrong", or for each half value, packed value, category and
   * best cards; a question mark for what need not be the same.
   */
  private String answer(Evaluator evaluator, int[][] hand) {
    String text = Card.toString(hand[0]);
    if (evaluator.ruleSet().maxBoard() > 0) {
      text += " | " + Card.toString(hand[1]);
    } else if (hand[1].length > 0) {
      return "; bad";
    }
    try {
      EvaluatedHand judged = evaluator.judge(text);
      return "; " + half(judged.high()) + judged.low().map(half -> ", " + half(half)).orElse("");
    } catch (CardFormatException e) {
      return "; bad";
    } catch (IndexOutOfBoundsException | IllegalStateException e) {
      if (e.getMessage().contains(" is no value of ")) {
        return "; wrong";
      }
      if (e.getMessage().startsWith("no cards of ")) {
        return sameCards ? "; wrong" : "; ?";
      }
      throw e;
    }
  }

  private String half(HandResult half) {
    String meaning = " %06X %s ".formatted(half.packed(), half.category().text());
    return half.value() + meaning + (sameCards ? Card.toString(half.best()) : "?");
  }

  // ---- Hands that the rules allow, before they are changed ----

  private List<int[][]> hands() {
    int least = header[22];
    int most = header[23];
    int copies = header[25];
    List<int[][]> hands = new ArrayList<>();
    for (int i = 0; i < HANDS; i++) {
      List<Integer> deck = deck(copies, header[26]);
      int suit = random.nextInt(4);
      deck.removeIf(card -> random.nextInt(4) > 0 && card < 52 && card / 13 != suit);
      while (deck.size() < 12) { // short decks: no choice of suits
        deck = deck(copies, header[26]);
      }
      Collections.shuffle(deck, random);
      int size = least + random.nextInt(most - least + 1);
      int board = header[10] == 2 ? header[28] + random.nextInt(header[29] - header[28] + 1) : 0;
      hands.add(new int[][] {cards(deck, 0, size), cards(deck, size, size + board)});
    }
    return hands;
  }

  private List<Integer> deck(int copies, int jokers) {
    List<Integer> deck = new ArrayList<>();
    for (int card = 0; card < 52; card++) {
      for (int copy = 0; copy < copies && (little(header).getLong(32) >>> card & 1) != 0; copy++) {
        deck.add(card);
      }
    }
    for (int joker = 0; joker < jokers; joker++) {
      deck.add(52 + joker);
    }
    return deck;
  }

  /** Some cards of a list; jokers are numbered as readers number them, from the first one on. */
  private static int[] cards(List<Integer> deck, int from, int to) {
    int[] cards = deck.subList(from, to).stream().mapToInt(card -> card).toArray();
    int jokers = 52;
    for (int i = 0; i < cards.length; i++) {
      cards[i] = cards[i] < 52 ? cards[i] : jokers++;
    }
    return cards;
  }

  // ---- Changes ----

  private byte[] mutant() {
    int changes = Math.max(1, random.nextInt(4) - 1);
    boolean fits = random.nextInt(8) > 0;
    for (int i = 0; i < changes; i++) {
      change();
    }
    byte[] table = table();
    if (!fits) { // offsets, sizes, reserved bytes
      int end = Math.min(table.length - 16, 64 + 16 * sections.size());
      int at = 8 + random.nextInt(end - 8);
      table[at] = (byte) other(table[at], 1);
    }
    int length = table.length;
    if (random.nextInt(50) == 0) { // another length, with a footer
      length = Math.max(80, length + (random.nextBoolean() ? 64 : -random.nextInt(length)));
      byte[] longer = Arrays.copyOf(table, length);
      System.arraycopy(table, table.length - 16, longer, length - 16, 16);
      table = longer;
      little(table).putInt(12, length);
    }
    CRC32 crc = new CRC32();
    crc.update(table, 0, length - 4);
    little(table).putInt(length - 4, (int) crc.getValue());
    return table;
  }

  /** Puts the table together: offsets, sizes, length. */
  private byte[] table() {
    int end = 64 + 16 * sections.size();
    for (Section section : sections) {
      end = aligned(end) + section.bytes.length;
    }
    end = aligned(end);
    ByteBuffer out = little(new byte[end + 16]);
    out.put(header).putInt(12, end + 16).putShort(20, (short) sections.size());
    int at = 64 + 16 * sections.size();
    for (Section section : sections) {
      at = aligned(at);
      out.put(section.entry).putInt(at).putInt(section.bytes.length);
      out.put(at, section.bytes);
      at += section.bytes.length;
    }
    out.put(end, original, original.length - 16, 12);
    return out.array();
  }

  private static int aligned(int offset) {
    return offset + 63 & ~63;
  }

  private void change() {
    Section section = sections.get(random.nextInt(sections.size()));
    note(section);
    switch (random.nextInt(20)) {
      case 0, 1 -> changeHeader();
      case 2 -> section.entry[random.nextInt(8)] = (byte) other(section.entry[0], 1);
      case 3 -> sections.remove(section);
      case 4 -> move(section);
      case 5, 6 -> geometry(hash());
      case 7 -> resize(section);
      case 8 -> fewerValues();
      case 9 -> text();
      case 10 -> packed();
      case 11 -> keys();
      case 12, 13, 14, 15, 16 -> numbers(hash());
      default -> numbers(section);
    }
  }

  private void changeHeader() {
    int[] fields = {10, 16, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 40, 63};
    int field = fields[random.nextInt(fields.length)];
    sameCards &= field != 24 && field != 27; // how many there are, and in which order
    if (field == 32) {
      little(header).putLong(32, little(header).getLong(32) ^ 1L << random.nextInt(53));
    } else {
      header[field] = (byte) other(header[field], 1);
    }
  }

  /** Another number of this many bytes: near, or with one more bit, or one at an edge. */
  private long other(long number, int bytes) {
    long all = bytes == 8 ? -1 : (1L << 8 * bytes) - 1;
    long other =
        switch (random.nextInt(6)) {
          case 0 -> number + 1;
          case 1 -> number - 1;
          case 2 -> number ^ 1L << random.nextInt(8 * bytes);
          case 3 -> STRANGE[random.nextInt(STRANGE.length)];
          case 4 -> all - random.nextInt(3);
          default -> random.nextLong();
        };
    return other & all;
  }

  /** Another kind or number of cards, in its place among the others. */
  private void move(Section section) {
    if (random.nextBoolean()) {
      section.entry[1] = (byte) random.nextInt(10);
    } else {
      section.entry[0] = (byte) (1 + random.nextInt(16));
    }
    sections.sort(
        Comparator.<Section>comparingInt(s -> s.entry[1]).thenComparing(Section::kind));
  }

  private Section hash() {
    List<Section> hashes = sections.stream().filter(Section::isHash).toList();
    return hashes.isEmpty() ? sections.get(0) : hashes.get(random.nextInt(hashes.size()));
  }

  /** Other bits of rows and columns, with as many rows as that needs. */
  private void geometry(Section section) {
    int at = sections.indexOf(section);
    note(section);
    Section values = section.hasRows() && at + 1 < sections.size() ? sections.get(at + 1) : section;
    int row = random.nextInt(17);
    int column = random.nextInt(4) == 0 ? random.nextInt(30) : Math.max(0, section.entry[3] - 1);
    for (Section each : List.of(section, values)) {
      each.entry[2] = (byte) row;
      each.entry[3] = (byte) column;
    }
    if (section.hasRows()) {
      section.bytes = Arrays.copyOf(section.bytes, 2 << row);
    }
  }

  private void resize(Section section) {
    int size = section.bytes.length;
    int[] sizes = {0, 1, 2, size / 2, size - 1, size + 1, 2 * size, size - 2, size + 2};
    section.bytes = Arrays.copyOf(section.bytes, Math.max(0, sizes[random.nextInt(sizes.length)]));
  }

  /** Fewer values than the table has; packed values are cut, so that the greatest are missing. */
  private void fewerValues() {
    int kind = random.nextInt(4) == 0 ? LOW_PACKED : PACKED;
    for (Section section : sections) {
      if (section.kind() == kind && section.bytes.length > 4) {
        note(section);
        int count = 1 + random.nextInt(section.bytes.length / 4);
        section.bytes = Arrays.copyOf(section.bytes, 4 * count);
        if (kind == PACKED) {
          little(header).putInt(16, count - 1);
        }
      }
    }
  }

  private void text() {
    for (Section section : sections) {
      if (section.kind() == CATEGORIES || section.kind() == LOW_CATEGORIES) {
        String text = new String(section.bytes, StandardCharsets.US_ASCII);
        String[] words = text.split("\n");
        String word = words[random.nextInt(words.length)];
        String[] others = {"straight", "flush", "badugi", "none", "", "x", "five-of-a-kind", "two pair"};
        String other = others[random.nextInt(others.length)];
        String changed =
            switch (random.nextInt(4)) {
              case 0 -> text.replace(word, other);
              case 1 -> text + "\n" + other;
              case 2 -> text.replace(word + "\n", "");
              default -> "\n" + text;
            };
        section.bytes = changed.getBytes(StandardCharsets.US_ASCII);
      }
    }
  }

  private void packed() {
    for (Section section : sections) {
      int count = section.bytes.length / 4;
      if (count > 1 && (section.kind() == PACKED || section.kind() == LOW_PACKED)) {
        note(section);
        int at = 4 * random.nextInt(count);
        ByteBuffer numbers = little(section.bytes);
        numbers.putInt(at, (int) other(numbers.getInt(at), 3));
      }
    }
  }

  private void keys() {
    for (Section section : sections) {
      if (section.kind() == CARD_KEYS || section.kind() == SUIT_KEYS || section.kind() == FACTORS) {
        numbers(section);
      }
    }
  }

  /** Other elements: one, some, or a whole part of them. */
  private void numbers(Section section) {
    note(section);
    int kind = section.kind();
    int width = kind > 0 && kind < WIDTH.length ? WIDTH[kind] : 1;
    int count = section.bytes.length / width;
    if (count == 0) {
      return;
    }
    int some = random.nextInt(3) == 0 ? count : 1 + random.nextInt(3);
    int from = some == count ? random.nextInt(count) : 0;
    long same = random.nextBoolean() ? other(little(header).getInt(16), 2) : -1;
    for (int i = 0; i < some; i++) {
      int at = width * (some == count ? from : random.nextInt(count));
      from = Math.min(count - 1, from + 1);
      long old = number(section.bytes, at, width);
      long number = same >= 0 && width == 2 ? same : other(old, width);
      for (int b = 0; b < width; b++) {
        section.bytes[at + b] = (byte) (number >>> 8 * b);
      }
    }
  }

  private void note(Section section) {
    int kind = section.kind();
    boolean low = (header[27] & 1) != 0;
    boolean larger = header[23] > header[24]; // than the best hand
    boolean keys = kind == CARD_KEYS || kind == FACTORS || kind == SUIT_KEYS;
    sameValues &= !keys && (kind != FLUSHES || header[10] == 1 && !low);
    boolean ofBest = kind == FLUSHES || section.isHash() && section.entry[1] == header[24];
    sameCards &= !(larger && ofBest) && kind != PACKED && header[10] != 2;
  }

  private static long number(byte[] bytes, int at, int width) {
    long number = 0;
    for (int b = width - 1; b >= 0; b--) {
      number = number << 8 | bytes[at + b] & 0xFF;
    }
    return number;
  }
}
