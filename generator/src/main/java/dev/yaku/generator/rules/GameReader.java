package dev.yaku.generator.rules;

import static dev.yaku.generator.rules.Rules.RANKS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/** Reads any rules file; the key {@code game} decides the type of its rules. */
public final class GameReader {
  private static final List<String> OMAHA_KEYS =
      List.of("title", "game", "hole", "board", "high", "low");

  private static final List<String> BADUGI_KEYS = List.of("title", "game", "ranks", "cards");

  private final RulesFile file;

  private GameReader(RulesFile file) {
    this.file = file;
  }

  /** Reads a rules file, and the rules that it refers to; rejects an invalid one. */
  public static GameRules read(Path path) throws IOException {
    RulesFile file = RulesFile.of(path);
    if (!file.has("game")) {
      return RulesReader.read(file);
    }
    GameReader reader = new GameReader(file);
    String allowed = "omaha, badugi, or no game key for one hand of cards";
    String game = file.get("game", null, List.of("omaha", "badugi")::contains, allowed);
    file.requireKeys(game.equals("omaha") ? OMAHA_KEYS : BADUGI_KEYS);
    file.get("title", null, RulesFile::isLine, "a line of text");
    return game.equals("omaha") ? reader.omaha(path) : reader.badugi();
  }

  private GameRules badugi() {
    Predicate<String> isOrder = r -> RulesReader.isRankOrder(r) && r.length() == RANKS.length();
    String ranks = file.get("ranks", null, isOrder, "A23456789TJQK or " + RANKS);
    int[] cards = gameRange("cards", GameRules.Badugi.MOST, GameRules.Badugi.MOST + 1);
    return new GameRules.Badugi(file.name, ranks, cards[0], cards[1], file.text);
  }

  private GameRules omaha(Path path) throws IOException {
    int[] hole = gameRange("hole", 2, 7);
    int[] board = gameRange("board", 3, 5);
    Rules high = sibling("high", path);
    boolean sets = high.isSet() && high.jokers() == 0 && high.wildRank() == Rules.NONE;
    file.require(
        "high",
        sets
            && !high.ranks().startsWith("A")
            && high.best() == 5
            && high.minCards() <= 5
            && !high.low()
            && high.categories().contains(Category.FLUSH),
        "high rules with flushes for five different cards, aces highest, none wild");
    Rules low = file.has("low") ? sibling("low", path) : null;
    file.require(
        "low",
        low == null
            || (low.low()
                && low.ranks().equals("A" + high.ranks().replace("A", ""))
                && low.suits().equals(high.suits())
                && low.isSet()
                && low.best() == 5
                && low.minCards() <= 5
                && !low.hasFlushes()),
        "low rules for five cards of the deck of the high rules, aces lowest, without flushes");
    int deck = high.ranks().length() * high.suits().length();
    file.require(
        "hole",
        hole[1] + board[1] <= deck,
        String.format(Locale.ROOT, "with the board at most the deck's %d cards", deck));
    return new GameRules.Omaha(
        file.name, hole[0], hole[1], board[0], board[1], high, low, file.text);
  }

  /** The rules of a file in the same folder, named without its extension. */
  private Rules sibling(String key, Path path) throws IOException {
    String allowed = "the name of a rules file in the same folder";
    String name = file.get(key, null, n -> n.matches("[a-z0-9-]+"), allowed);
    Path rules = path.resolveSibling(name + ".rules");
    file.require(key, Files.isRegularFile(rules), allowed + ", where " + rules + " is missing");
    return RulesReader.read(rules);
  }

  private int[] gameRange(String key, int least, int most) {
    Predicate<String> isWithin =
        r ->
            RulesFile.isRange(r) && RulesFile.range(r)[0] >= least && RulesFile.range(r)[1] <= most;
    String allowed = "a number or a range of " + least + " to " + most;
    return RulesFile.range(file.get(key, null, isWithin, allowed));
  }
}
