package dev.yaku.cli;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.TableFormatException;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.equity.RangeFormatException;
import dev.yaku.generator.rules.RulesException;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.solver.Solution;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Strength;
import dev.yaku.strength.StrengthTable;
import dev.yaku.strength.StrengthTableWriter;
import dev.yaku.videopoker.PayTable;
import dev.yaku.videopoker.PayTableException;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.zip.CRC32;

/**
 * What the library does with inputs of any kind: each ends, soon, in an answer or in the exception
 * that is documented. Anything else is thrown.
 *
 * <p>Inputs are texts. For files, four characters are an edit: where, in two forms, and what.
 */
public final class Attacks {
  /** No input may take longer, in seconds of one processor. */
  private static final double MOST_SECONDS = 10;

  private static final int MOST_TEXT = 100_000;
  private static final List<String> TABLES =
      List.of("standard", "omaha-hi-lo", "badugi", "joker-bug", "wild-five", "eight-or-better");

  private static final List<String> FILE_OPTIONS =
      List.of("--svg", "--file", "--write", "--table", "--open", "--lock");

  /** Commands whose work does not grow with their numbers. */
  private static final List<String> COMMANDS =
      List.of("eval", "compare", "range", "board", "rules", "index", "hold", "help", "deal");

  /** Uses an input. */
  interface Attack {
    void on(String input) throws Exception;
  }

  private Attacks() {}

  /** All attacks by name. */
  static Map<String, Attack> all() {
    Map<String, Attack> all = new LinkedHashMap<>();
    all.put("cards", Attacks::cards);
    all.put("hand", Attacks::hand);
    all.put("range", Attacks::range);
    all.put("omaha-range", Attacks::omahaRange);
    all.put("spot", Attacks::spot);
    all.put("pay-table", Attacks::payTable);
    all.put("rules", Attacks::rules);
    all.put("solver-spot", Attacks::solverSpot);
    all.put("arguments", Attacks::arguments);
    all.put("table", Attacks::table);
    all.put("strength-file", Attacks::strengthFile);
    all.put("solution-file", Attacks::solutionFile);
    return all;
  }

  /** Uses an input, and measures the time that it takes. */
  public static void run(String name, String input) throws Exception {
    long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    all().get(name).on(input);
    long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
    require(took < MOST_SECONDS * 1e9, took / 1e9 + " s");
  }

  private static void require(boolean holds, Object message) {
    if (!holds) {
      throw new AssertionError(message.toString());
    }
  }

  private static void cards(String text) {
    try {
      int[] cards = Card.parseAll(text);
      require(Arrays.equals(cards, Card.parseAll(Card.toString(cards))), text);
      long hand = Hand.parse(text);
      require(hand == Hand.parse(Hand.toString(hand)), text);
    } catch (CardFormatException e) {
      require(e.column() >= 1 && e.column() <= text.length() + 1, e);
    }
  }

  private static void hand(String text) {
    for (String rules : List.of("standard", "multi-deck", "joker-bug", "omaha-hi-lo", "badugi")) {
      try {
        Evaluator.of(rules).judge(text).text();
      } catch (IllegalArgumentException e) {
        require(e.getMessage() != null, rules);
      }
    }
  }

  private static void range(String text) {
    try {
      Range range = Range.parse(text);
      String written = range.toString();
      require(range.equals(Range.parse(written)), written);
      range.notes();
    } catch (RangeFormatException e) {
      int start = e.column() - 1;
      require(start <= text.length() && text.startsWith(e.token(), start), e);
    }
  }

  private static void omahaRange(String text) {
    for (int cards : new int[] {4, 6}) {
      try {
        OmahaRange range = OmahaRange.parse(text, cards);
        range.contains(Hand.parse("As Ks Qd Jd"));
        require(cards > 4 || range.isEmpty() == (range.holes().length == 0), text);
      } catch (RangeFormatException e) {
        int start = e.column() - 1;
        require(start <= text.length() && text.startsWith(e.token(), start), e);
      }
    }
  }

  private static void spot(String text) {
    for (String rules : List.of("standard", "omaha-hi-lo", "ace-to-five", "short-deck")) {
      try {
        EquitySpot spot = Equity.of(rules).parse(text);
        spot.notes();
        spot.deals();
        spot.exactTime();
        EquityResult result = spot.sample(1).run();
        require(result.toString().length() < MOST_TEXT, rules);
        if (!rules.equals("omaha-hi-lo") || result.players() < 8) { // more take the memory it says
          require(spot.byNextCard().cards() != 0, rules);
        }
      } catch (IllegalArgumentException e) {
        require(e.getMessage() != null && e.getMessage().length() < 2 * MOST_TEXT, rules);
      }
    }
  }

  private static void payTable(String text) {
    try {
      PayTable table = PayTable.parse(text);
      require(table.equals(PayTable.parse(table.toString())), table);
      VideoPoker machine = VideoPoker.of(HandEvaluator.of("deuces-wild"), table);
      machine.holds(Hand.parse("2s Ks Qs Js 3c")).best();
    } catch (PayTableException e) {
      require(e.line() >= 0, e);
    } catch (IllegalArgumentException e) {
      require(e.getMessage() != null, text);
    }
  }

  private static void rules(String text) {
    try {
      RulesReader.parse("some.rules", "some", text);
    } catch (RulesException e) {
      require(e.getMessage().startsWith("some.rules:"), e);
    }
  }

  private static void solverSpot(String text) {
    try {
      SolverSpot spot = SolverSpot.parse(text);
      if (Long.bitCount(spot.board()) < 5) {
        return; // all boards that may come take more memory than an input may
      }
      Solver solver = Solver.of(spot);
      solver.nodes();
      require(solver.memory() > 0, text);
    } catch (IllegalArgumentException | IllegalStateException e) {
      require(e.getMessage() != null, text);
    }
  }

  /** A line each. */
  private static void arguments(String text) {
    String[] arguments = text.split("\n", -1);
    if (!COMMANDS.contains(arguments[0])
        || FILE_OPTIONS.stream().anyMatch(text::contains)
        || arguments[0].equals("deal") && text.matches("(?s).*[0-9]{5}.*|.*[eE].*")) {
      return;
    }
    Run run = Run.withInput("As Kd Qh Jc Ts\n", arguments);
    require(run.status() >= 0 && run.status() <= 2, run);
    require(run.status() == 0 || !run.err().isEmpty(), run);
    require(!run.err().contains("\tat "), run);
  }

  // Files.

  /** Applies edits, four characters each; the last may be the length to which to cut. */
  private static byte[] edited(byte[] whole, String edits, int from) {
    byte[] bytes = whole.clone();
    for (int i = from; i + 4 <= edits.length(); i += 4) {
      int where = edits.charAt(i + 1) << 8 ^ edits.charAt(i + 2);
      int near = edits.charAt(i) % 4 == 0 ? 64 : edits.charAt(i) % 4 == 1 ? 1024 : bytes.length;
      int at = Integer.remainderUnsigned(13 * where, Math.min(near, bytes.length));
      bytes[at] = (byte) edits.charAt(i + 3);
    }
    boolean cut = (edits.length() - from) % 4 == 3;
    return cut ? Arrays.copyOf(bytes, edits.charAt(edits.length() - 1) % bytes.length) : bytes;
  }

  private static void table(String edits) throws IOException {
    if (edits.isEmpty()) {
      return;
    }
    String name = TABLES.get(edits.charAt(0) % TABLES.size());
    byte[] bytes = edited(resource("META-INF/yaku/" + name + ".yaku"), edits, 1);
    int end = bytes.length - Integer.BYTES;
    boolean isForged = end >= 0 && edits.charAt(0) / TABLES.size() % 4 > 0;
    if (isForged) {
      CRC32 sum = new CRC32();
      sum.update(bytes, 0, end);
      ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(end, (int) sum.getValue());
    }
    try {
      Evaluator opened = Evaluator.open(ByteBuffer.wrap(bytes), Evaluator.class);
      opened.ruleSet().text();
      useTable(opened, isForged);
    } catch (TableFormatException e) {
      require(e.getMessage().startsWith("the buffer: "), e);
    } catch (UncheckedIOException e) { // of a part that is read later
      require(e.getCause() instanceof TableFormatException, e);
    } catch (IllegalArgumentException e) { // a forged key leads nowhere
      String message = e.getMessage();
      boolean isKey = message.startsWith("not the key of ");
      require(isForged && (isKey || message.contains(" has no value for ")), e);
    }
  }

  /**
   * Whoever can make a checksum can make any values; what names them rejects those that are none.
   */
  private static void useTable(Evaluator opened, boolean isForged) {
    Dealer dealer = Dealer.of(new SplittableRandom(1), opened.ruleSet().deck());
    int least = opened.ruleSet().minCards();
    int most = Math.min(opened.ruleSet().maxCards(), Long.bitCount(opened.ruleSet().deck()));
    for (int cards = least; cards <= most; cards++) {
      if (opened instanceof HandEvaluator hands) {
        long hand = dealer.deal(cards);
        int value = hands.evaluate(hand);
        int ofCards = hands.evaluateCards(Hand.cards(hand));
        require(value == ofCards || isForged, Hand.toString(hand));
        name(hands, value, isForged);
        findCards(hands, ofCards, isForged, () -> hands.bestHand(hand));
        count(hands, hand, value, isForged);
      } else if (opened instanceof BadugiEvaluator badugi) {
        long hand = dealer.deal(cards);
        int value = badugi.evaluate(hand);
        name(badugi, value, isForged);
        findCards(badugi, value, false, () -> badugi.bestHand(hand));
      } else if (opened instanceof OmahaEvaluator omaha) {
        long hole = dealer.deal(cards);
        useOmaha(omaha, hole, dealer.deal(5, hole), isForged);
        if (omaha.isSplit()) {
          useOmaha(omaha.lowHalf(), hole, dealer.deal(5, hole), isForged);
        }
      }
    }
  }

  private static void useOmaha(OmahaEvaluator omaha, long hole, long board, boolean isForged) {
    int value = omaha.evaluate(hole, board);
    name(omaha, value, isForged);
    OmahaHand hand = OmahaHand.ofHole(hole).withBoard(board);
    findCards(omaha, value, isForged, () -> omaha.bestHand(hand));
  }

  private static boolean isValue(Evaluator evaluator, int value) {
    return value >= 0 && value <= evaluator.ruleSet().maxValue();
  }

  private static void name(Evaluator evaluator, int value, boolean isForged) {
    require(isForged || isValue(evaluator, value), value);
    try {
      evaluator.packed(value);
      evaluator.describe(value);
      require(isValue(evaluator, value), value);
    } catch (IndexOutOfBoundsException e) {
      requireNoValue(evaluator, value, e);
    }
  }

  private static void count(HandEvaluator evaluator, long hand, int value, boolean isForged) {
    try {
      long[] counts = evaluator.countByValue(Hands.of(hand, Long.bitCount(hand)));
      require(isForged || counts[value] == 1, value);
    } catch (IndexOutOfBoundsException e) {
      require(isForged, e);
    }
  }

  private static void findCards(
      Evaluator evaluator, int value, boolean mayFindNone, LongSupplier finder) {
    try {
      require(Long.bitCount(finder.getAsLong()) <= evaluator.ruleSet().bestCards(), value);
      require(isValue(evaluator, value), value);
    } catch (IndexOutOfBoundsException e) {
      requireNoValue(evaluator, value, e);
    } catch (IllegalStateException e) {
      require(mayFindNone && e.getMessage().startsWith("no cards of "), e);
    }
  }

  private static void requireNoValue(Evaluator evaluator, int value, Exception e) {
    boolean isDocumented = e.getMessage().startsWith(value + " is no value of " + evaluator + ": ");
    require(isDocumented && !isValue(evaluator, value), e);
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = Attacks.class.getClassLoader().getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  private static void strengthFile(String edits) throws IOException {
    byte[] bytes = mended(edits, Folder.STRENGTH);
    Path file = Files.write(Folder.PATH.resolve("some.ehs"), bytes);
    try {
      StrengthTable table = StrengthTable.open(file);
      table.of(table.size() - 1);
      StrengthTable.verify(file);
    } catch (IOException e) {
      require(e.getMessage().startsWith(file.toString()), e);
    }
  }

  private static void solutionFile(String edits) throws IOException {
    byte[] bytes = mended(edits, Folder.SOLUTION);
    Path file = Files.write(Folder.PATH.resolve("some.solution"), bytes);
    try {
      Solution solution = Solution.open(file);
      solution.value(0);
      solution.exploitability();
      if (solution.root().player() >= 0) {
        solution.root().frequencies();
      }
      int more = Math.min(solution.iterations(), Integer.MAX_VALUE - 2) + 2;
      Solver.of(solution).iterations(more).run().value(0);
    } catch (IOException e) {
      require(e.getMessage().startsWith(file.toString()), e);
    } catch (UncheckedIOException e) { // numbers that are looked at when they are needed
      require(e.getCause().getMessage().startsWith(file.toString()), e);
    } catch (IllegalStateException e) {
      require(e.getMessage().startsWith("the exploitability "), e);
    }
  }

  /** Applies edits to a checked file; if they begin with "c", with correct checksums. */
  private static byte[] mended(String edits, byte[] whole) {
    byte[] bytes = edited(whole, edits, 0);
    if (edits.startsWith("c") && bytes.length == whole.length) {
      ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      int header = 20 + ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getInt(16);
      file.putInt(header, sum(bytes, 0, header, null, 0));
      int number = 0;
      for (int at = header + 4; at < bytes.length; number++) {
        int end = at; // of the block, by its checksum in the whole file
        CRC32 sum = new CRC32();
        sum.update(whole, header, 4);
        sum.update(new byte[] {(byte) number, (byte) (number >> 8), 0, 0});
        while (ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getInt(end)
            != (int) sum.getValue()) {
          sum.update(whole, end++, 1);
        }
        file.putInt(
            end, sum(bytes, at, end, Arrays.copyOfRange(bytes, header, header + 4), number));
        at = end + 4;
      }
    }
    return bytes;
  }

  private static int sum(byte[] bytes, int from, int to, byte[] header, int number) {
    CRC32 sum = new CRC32();
    if (header != null) {
      sum.update(header);
      sum.update(new byte[] {(byte) number, (byte) (number >> 8), 0, 0});
    }
    sum.update(bytes, from, to - from);
    return (int) sum.getValue();
  }

  /** Files that are edited, in a folder. */
  private static final class Folder {
    static final Path PATH;
    static final byte[] STRENGTH;
    static final byte[] SOLUTION;

    static {
      try {
        PATH = Files.createTempDirectory("yaku");
        PATH.toFile().deleteOnExit();
        Path strength = PATH.resolve("whole.ehs");
        new StrengthTableWriter(strength, Strength.of("short-deck"), Measure.EHS, 2)
            .write(progress -> true);
        STRENGTH = Files.readAllBytes(strength);
        Path solution = PATH.resolve("whole.solution");
        String spot =
            """
            board = Td 9d 6h Qc 2s
            oop = QQ, AQs
            ip = 99, AT
            pot = 100
            stack = 150
            bets = 60%
            raises = all-in
            """;
        Solver.of(SolverSpot.parse(spot)).iterations(2).run().write(solution);
        SOLUTION = Files.readAllBytes(solution);
        Files.delete(strength);
        Files.delete(solution);
        for (String name : List.of("some.ehs", "some.solution")) {
          PATH.resolve(name).toFile().deleteOnExit(); // before the folder: the last is the first
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /**
   * Uses every line of some files, and prints which it begins with: the last is the one that did
   * not end.
   *
   * @param arguments files named after attacks, with an ending
   */
  public static void main(String... arguments) throws Exception {
    for (String argument : arguments) {
      Path file = Path.of(argument);
      String name = file.getFileName().toString().replaceFirst("\\..*", "");
      for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
        System.out.println(name + ": " + line);
        run(name, unescaped(line));
      }
    }
    System.out.println("survived");
  }

  /** An input as one line of ASCII. */
  static String escaped(String input) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < input.length(); i++) {
      char c = input.charAt(i);
      line.append(c > ' ' - 1 && c < 127 && c != '\\' ? "" + c : String.format("\\%04x", (int) c));
    }
    return line.toString();
  }

  /** The input of a line: a backslash and four hexadecimal digits are any character. */
  static String unescaped(String line) {
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == '\\') {
        input.append((char) Integer.parseInt(line.substring(i + 1, i + 5), 16));
        i += 4;
      } else {
        input.append(line.charAt(i));
      }
    }
    return input.toString();
  }
}
