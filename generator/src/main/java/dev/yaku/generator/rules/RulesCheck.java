package dev.yaku.generator.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Checks the combination of the keys of a rules file, each of which is valid by itself. */
public final class RulesCheck {
  /**
   * The most multisets of the largest hands for which keys are searched: with thirteen symbols and
   * nine cards, 294,000 multisets took ten seconds; for 390,000 no keys were found.
   */
  public static final int MOST_MULTISETS = 400_000;

  /** The most cards besides a flush that a key determines. */
  private static final int MOST_OTHERS = 2;

  private final RulesFile file;
  private final Rules rules;

  private final int equal; // cards of one rank
  private final int wilds; // cards

  RulesCheck(RulesFile file, Rules rules) {
    this.file = file;
    this.rules = rules;
    equal = rules.suits().length() * rules.copies();
    wilds = rules.jokers() + (rules.wildRank() == Rules.NONE ? 0 : equal);
  }

  /** Rejects rules in which the value of a key contradicts the others. */
  void check() {
    file.require("direction", !rules.low() || wilds == 0, "high if there are wild cards");
    int deck = rules.ranks().length() * equal + rules.jokers();
    file.require("cards", rules.maxCards() <= deck, "at most the deck's " + deck + " cards");
    int best = rules.best();
    file.require("cards", best <= rules.maxCards(), "at least the best hand's " + best + " cards");
    int most = rules.needsFactors() ? best + MOST_OTHERS : rules.maxCards();
    file.require("cards", rules.maxCards() <= most, "at most " + most + " cards if cards repeat");
    checkMultisets();
    checkCategories();
    checkWild();
    checkLow();
  }

  private void checkMultisets() {
    int[] limits = RankMultisets.limitsOfHand(rules);
    int cards = rules.maxCards();
    while (RankMultisets.all(limits, cards).size() > MOST_MULTISETS) {
      cards--;
    }
    int most = rules.maxCards();
    String more =
        String.format(Locale.ROOT, "%,d hands of %d cards differ in them", MOST_MULTISETS, most);
    file.require(
        "cards",
        cards == most,
        "at most " + cards + " cards with these ranks, copies and wild cards: more than " + more);
  }

  private void checkCategories() {
    List<Category> list = rules.categories();
    for (Category category : Category.values()) {
      boolean possible = isPossible(category);
      file.require(
          "categories",
          possible || !list.contains(category),
          "a list without " + category.text() + ", which no hand of this deck can be");
      file.require(
          "categories",
          !possible || list.contains(category) || category.isOptional(),
          "a list with " + category.text() + ", which a hand of this deck can be");
    }
    file.require(
        "categories",
        !list.contains(Category.ROYAL_FLUSH) || list.contains(Category.STRAIGHT_FLUSH),
        "royal-flush only together with straight-flush");
    file.require(
        "categories",
        !list.contains(Category.NATURAL_ROYAL_FLUSH) || list.contains(Category.ROYAL_FLUSH),
        "natural-royal-flush only together with royal-flush");
    file.require(
        "categories",
        list.indexOf(Category.HIGH_CARD) == (rules.low() ? list.size() - 1 : 0),
        rules.low()
            ? "a list that ends with high-card, the strongest if direction is low"
            : "a list that begins with high-card, the weakest if direction is high");
    file.require(
        "wheel",
        rules.wheel() == Rules.Wheel.NONE || list.stream().anyMatch(Category::isStraight),
        "yes or second only with straights among the categories");
    file.require(
        "wheel",
        rules.wheel() == Rules.Wheel.NONE
            || (rules.ranks().endsWith("A") && rules.ranks().length() > rules.best()),
        "yes or second only if the ace is the highest of more than " + rules.best() + " ranks");
    file.require(
        "wheel",
        rules.wheel() != Rules.Wheel.SECOND || !rules.low(),
        "second only if direction is high: where straights count against their holder, the ace of"
            + " A-2-3-4-5 is low or high");
  }

  private void checkWild() {
    for (String key : List.of("wild", "wild-doubles")) {
      file.require(
          key, wilds > 0 || !file.has(key), "nothing if there are neither jokers nor a wild-rank");
    }
    file.require(
        "wild",
        rules.wild() == Rules.Wild.ANY || rules.ranks().contains("A"),
        "bug only in a deck with aces");
    file.require(
        "wild-doubles",
        wilds == 0 || rules.copies() == 1 || rules.wildDoubles(),
        "yes if a hand may hold copies of a card");
  }

  private void checkLow() {
    String more = "hands have more than " + rules.best() + " cards";
    file.require(
        "copies",
        !rules.hasFlushesToAvoid() || rules.isSet(),
        "1 if direction is low, there are flushes, and " + more);
    boolean qualified = rules.qualifier() != Rules.NONE;
    file.require("qualifier", !qualified || rules.low(), "a rank only if direction is low");
    file.require(
        "qualifier",
        !qualified
            || rules.ranks().indexOf(Rules.RANKS.charAt(rules.qualifier())) >= rules.best() - 1,
        "a rank with at least " + (rules.best() - 1) + " lower ones");
  }

  /** Whether some hand has this category, or would have it if the category were listed. */
  private boolean isPossible(Category category) {
    int ranks = rules.ranks().length();
    int best = rules.best();
    return switch (category) {
      case HIGH_CARD -> true;
      case ONE_PAIR -> canHold(2);
      case TWO_PAIR -> canHold(2, 2);
      case THREE_OF_A_KIND -> canHold(3);
      case FULL_HOUSE -> canHold(3, 2);
      case FOUR_OF_A_KIND -> canHold(4);
      case FIVE_OF_A_KIND -> canHold(5);
      case STRAIGHT, STRAIGHT_FLUSH -> ranks >= best;
      case ROYAL_FLUSH -> ranks >= best && rules.ranks().endsWith("A");
      case NATURAL_ROYAL_FLUSH ->
          wilds > 0 && isPossible(Category.ROYAL_FLUSH) && !wouldBeRoyal(rules.wildRank());
      case FOUR_WILD -> best >= Category.MANY_WILD && wilds >= Category.MANY_WILD;
      case FLUSH -> ranks * rules.copies() + (rules.wildDoubles() ? wilds : 0) >= best;
    };
  }

  /** Whether a rank is one of the highest, which a royal flush holds. */
  private boolean wouldBeRoyal(int rank) {
    int place = rank == Rules.NONE ? -1 : rules.ranks().indexOf(Rules.RANKS.charAt(rank));
    return place >= rules.ranks().length() - rules.best();
  }

  /** Whether a best hand can hold ranks this many times. */
  private boolean canHold(int... times) {
    int cards = Arrays.stream(times).sum();
    int missing = Arrays.stream(times).map(t -> Math.max(0, t - equal)).sum();
    return cards <= rules.best() && times.length <= rules.ranks().length() && missing <= wilds;
  }
}
