package dev.yaku.cli.play;

import dev.yaku.Category;
import dev.yaku.Dealer;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.Task;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassText;
import dev.yaku.cli.videopoker.MachineSource;
import dev.yaku.videopoker.VideoPoker;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "play")
public final class PlayCommand extends Task {
  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Options.Seed seed = new Options.Seed();
  @Mixin private WordsTask.Language language = new WordsTask.Language();
  @Mixin private Options.Jokers jokers = new Options.Jokers();

  @Option(names = "--machine", paramLabel = "NAME")
  private String machine;

  @Option(names = "--file", paramLabel = "FILE")
  private Path file;

  @Option(names = "--teach")
  private boolean teach;

  @Option(names = "--bet", paramLabel = "COINS")
  private int bet = 1;

  @Option(names = "--credits", paramLabel = "COINS")
  private int credits = 100;

  private HandEvaluator evaluator;
  private Words words;
  private Answers answers;
  private long deck;
  private DealtHand hand;
  private MoveReader moves;
  private int hands;
  private final Map<Category, Integer> results = new EnumMap<>(Category.class);

  @Override
  protected int run() throws IOException {
    boolean allGood = machine == null && file == null ? playRules() : playMachine();
    return allGood || program.terminal() ? 0 : 1;
  }

  private void rejectGiven(List<String> options, String why) {
    for (String option : options) {
      rejectIf(spec.commandLine().getParseResult().hasMatchedOption(option), option + ": " + why);
    }
  }

  private boolean playMachine() throws IOException {
    rejectGiven(List.of("--rules", "--table", "--jokers"), "a machine has its own rules");
    rejectIf(machine != null && file != null, "expected --machine or --file, found both");
    rejectIf(
        bet < 1 || credits < bet,
        "expected a --bet of 1 or more, and --credits of at least the bet");
    VideoPoker found = machine == null ? MachineSource.open(file) : MachineSource.builtIn(machine);
    SplittableRandom random = seed.random();
    return new MachineGame(program, found, language.words, random, teach, bet, credits).play();
  }

  private boolean playRules() throws IOException {
    String reason = "only on a machine, with --machine or --file";
    rejectGiven(List.of("--teach", "--bet", "--credits"), reason);
    evaluator = ruleSet.handEvaluator("play");
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator.ruleSet());
    int size = limits.cards(null);
    deck = limits.deck(jokers.count);
    if (Long.bitCount(deck) < 2 * size) {
      throw CliException.ofArguments(
          "the deck has too few cards to draw " + size + " others", null);
    }
    hand = new DealtHand(Dealer.of(seed.random(), deck), size);
    answers = program.answers(Format.TEXT);
    words = language.words;
    moves = new MoveReader(program, false, words);
    while (playHand()) {
      hands++;
    }
    answers.write(new Sheet().line(summary()));
    return moves.allGood();
  }

  /** Plays one hand; returns whether it was played to the end. */
  private boolean playHand() throws IOException {
    hand.deal();
    Sheet sheet = new Sheet().line(words.say("play.hand", hands + 1)).line("");
    MoveReader.Move move;
    do {
      sheet.line(hand.toText(description(), words.say("play.held"))).block(reach()).line("");
      answers.write(sheet);
      move = moves.next(hand);
      sheet = new Sheet();
    } while (move == MoveReader.Move.HOLD);
    if (move == MoveReader.Move.QUIT) {
      return false;
    }
    hand.draw();
    answers.write(sheet.line("").line(hand.cardsText(description())));
    results.merge(evaluator.category(evaluator.evaluate(hand.cards())), 1, Integer::sum);
    return true;
  }

  private String description() {
    return evaluator.describe(evaluator.evaluate(hand.cards()), words.language());
  }

  private Block.Bars reach() {
    int missing = hand.size() - Long.bitCount(hand.held());
    Hands hands = Hands.of(deck & ~hand.seen(), missing).with(hand.held());
    Map<String, Long> draws = new LinkedHashMap<>();
    evaluator.countByCategory(hands).forEach((made, count) -> draws.put(made.text(), count));
    return MachineGame.reach(draws, words.width("category.width"), words);
  }

  /** A summary such as "3 hands played: 1 flush, 2 one-pair", strongest first. */
  private String summary() {
    List<Category> categories = new ArrayList<>(evaluator.ruleSet().categories());
    Collections.reverse(categories);
    categories.add(Category.NONE);
    String played = words.count("play.played", hands, hands);
    return categories.stream()
        .filter(results::containsKey)
        .map(of -> words.say("play.result", results.get(of), ClassText.of(of.text(), words)))
        .collect(Collectors.joining(", ", hands == 0 ? played : played + ": ", ""));
  }
}
