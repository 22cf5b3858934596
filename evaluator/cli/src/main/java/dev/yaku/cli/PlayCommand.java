package dev.yaku.cli;

import dev.yaku.Category;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = {
      "Plays video poker: deals five cards, or as many as the rules allow; you hold some, and draw"
          + " others for the rest.",
      "",
      "Before the draw it shows what is within reach of the cards held: how many of all possible"
          + " draws give each category. Every hand is dealt from a new deck, and no card comes back"
          + " in the draw."
    },
    footer = {
      "",
      "Lines that it understands:",
      "  13   holds the first and the third card, or lets go of them where they are held",
      "  d    draws, as does an empty line; 13d holds and draws",
      "  q    quits, as does the end of input",
      "",
      "Examples:",
      "  yaku play",
      "  yaku play --rules joker-wild --jokers 1",
      "  printf '12d\\n\\n' | yaku play --seed 1"
    })
final class PlayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @ParentCommand private Main main;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Language language = new Language();

  @Option(
      names = "--jokers",
      paramLabel = "J",
      description = "Adds so many jokers to the deck; none if not given.")
  private int jokers;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A number: the same one deals the same cards; others each time if not given.")
  private Long seed;

  private HandEvaluator evaluator;
  private HandText text;
  private LineReader lines;
  private Dealer dealer;
  private long deck;
  private int[] hand;
  private int held; // bit i is set if the card at index i is held
  private int hands;
  private final Map<Category, Integer> results = new EnumMap<>(Category.class);
  private boolean allGood = true;

  private enum Move {
    HOLD,
    DRAW,
    QUIT
  }

  @Override
  public Integer call() throws IOException {
    evaluator = ruleSet.handEvaluator("play");
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator);
    hand = new int[limits.cards(null)];
    deck = limits.deck(jokers);
    if (Long.bitCount(deck) < 2 * hand.length) {
      throw CliException.ofArguments(
          "the deck has too few cards to draw " + hand.length + " others", null);
    }
    dealer = Dealer.of(DealCommand.random(seed), deck);
    text = new HandText(main.colours(), language.locale());
    lines = new LineReader(main.in(), main.out());
    while (playHand()) {
      hands++;
    }
    main.out().append(summary()).append('\n').flush();
    return allGood || main.terminal() ? 0 : 1;
  }

  /** Plays one hand; tells whether it was played to the end. */
  private boolean playHand() throws IOException {
    held = 0;
    long seen = deal(0);
    print("Hand " + (hands + 1) + "\n\n");
    Move move;
    do {
      print(keys() + cards() + marks() + "\n" + reach(seen) + "\n");
      move = nextMove();
    } while (move == Move.HOLD);
    if (move == Move.QUIT) {
      return false;
    }
    deal(seen);
    print("\n" + cards() + "\n");
    results.merge(evaluator.category(value()), 1, Integer::sum);
    return true;
  }

  /** Deals a card to every place that is not held, none of those seen; then these are seen, too. */
  private long deal(long seen) {
    long allSeen = seen;
    for (int i = 0; i < hand.length; i++) {
      if (!isHeld(i)) {
        long card = dealer.deal(1, allSeen);
        allSeen |= card;
        hand[i] = Long.numberOfTrailingZeros(card);
      }
    }
    return allSeen;
  }

  private boolean isHeld(int index) {
    return (held >>> index & 1) != 0;
  }

  private int value() {
    return evaluator.evaluate(Hand.of(hand));
  }

  private void print(String lines) throws IOException {
    main.out().write(lines);
  }

  // Every card has six columns.

  private String keys() {
    StringBuilder line = new StringBuilder();
    for (int i = 1; i <= hand.length; i++) {
      line.append("  ").append(i).append("   ");
    }
    return line.toString().stripTrailing() + "\n";
  }

  private String cards() {
    StringBuilder line = new StringBuilder();
    for (int card : hand) {
      line.append("  ");
      text.appendCard(line, card);
      line.append("  ");
    }
    line.append("  ");
    text.appendBold(line, evaluator.describe(value(), language.locale()));
    return line.append('\n').toString();
  }

  private String marks() {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < hand.length; i++) {
      line.append(isHeld(i) ? " held " : "      ");
    }
    return held == 0 ? "" : line.toString().stripTrailing() + "\n";
  }

  private String reach(long seen) {
    long kept = 0;
    for (int i = 0; i < hand.length; i++) {
      kept |= isHeld(i) ? 1L << hand[i] : 0;
    }
    int missing = hand.length - Integer.bitCount(held);
    Hands hands = Hands.of(deck & ~seen, missing).with(kept);
    Map<Category, Long> counts = strongestFirst(evaluator.countByCategory(hands));
    long total = counts.values().stream().mapToLong(Long::longValue).sum();
    ProbabilityTable shares = new ProbabilityTable(total);
    StringBuilder table = new StringBuilder(ProbabilityTable.header("within reach", "draws"));
    counts.forEach((category, count) -> table.append(shares.line(category.text(), count)));
    return table.append(shares.totalLine()).toString();
  }

  /** Those that there are among the hands. */
  private static Map<Category, Long> strongestFirst(Map<Category, Long> counts) {
    List<Category> categories = new ArrayList<>(counts.keySet());
    Collections.reverse(categories);
    Map<Category, Long> some = new LinkedHashMap<>();
    for (Category category : categories) {
      if (counts.get(category) > 0) {
        some.put(category, counts.get(category));
      }
    }
    return some;
  }

  /** Reads lines up to one that is understood. */
  private Move nextMove() throws IOException {
    while (true) {
      if (main.terminal()) {
        print("1 to " + hand.length + " hold, Enter draws, q quits: ");
      }
      String line = lines.next();
      if (line == null) {
        print(main.terminal() ? "\n" : "");
        return Move.QUIT;
      }
      int column = firstWrong(line);
      if (column == 0) {
        return move(line);
      }
      allGood = false;
      main.out().flush();
      main.err()
          .println(
              "line %d, column %d: expected 1 to %d, d or q"
                  .formatted(lines.lines(), column, hand.length));
    }
  }

  /** The column of the first character that means nothing there, or 0. */
  private int firstWrong(String line) {
    String move = line.stripTrailing();
    for (int i = 0; i < move.length(); i++) {
      char c = move.charAt(i);
      boolean last = i == move.length() - 1 && "dDqQ".indexOf(c) >= 0;
      if (!last && " ,\t".indexOf(c) < 0 && (c < '1' || c >= '1' + hand.length)) {
        return i + 1;
      }
    }
    return move.length() > LineReader.MAX_LENGTH ? move.length() : 0;
  }

  private Move move(String line) {
    line.chars().filter(Character::isDigit).forEach(digit -> held ^= 1 << digit - '1');
    String move = line.strip().toLowerCase(Locale.ROOT);
    if (move.isEmpty() || move.endsWith("d")) {
      return Move.DRAW;
    }
    return move.endsWith("q") ? Move.QUIT : Move.HOLD;
  }

  /** Such as "3 hands played: 1 flush, 2 one-pair", the strongest first. */
  private String summary() {
    List<Category> categories = new ArrayList<>(evaluator.ruleSet().categories());
    Collections.reverse(categories);
    categories.add(Category.NONE);
    String played = hands + (hands == 1 ? " hand" : " hands") + " played";
    return categories.stream()
        .filter(results::containsKey)
        .map(category -> results.get(category) + " " + category.text())
        .collect(Collectors.joining(", ", hands == 0 ? played : played + ": ", ""));
  }
}
