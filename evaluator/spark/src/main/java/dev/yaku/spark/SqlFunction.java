package dev.yaku.spark;

import dev.yaku.Evaluator;
import java.util.Locale;
import org.apache.spark.sql.types.DataType;

/** The SQL functions. The first argument is the rules or the rounds; then follow the cards. */
enum SqlFunction {
  /** The value of a hand. */
  VALUE(
      2,
      3,
      "INT",
      "(rules, cards) - the value of a hand: the greater value wins. Cards are text or a BIGINT, "
          + "whose bits are cards; in Omaha 'hole | board', or both one after the other.",
      "SELECT yaku_value('standard', 'As Ah Kd Kc Qs');") {
    @Override
    Object apply(String first, Object... rest) {
      return HandArguments.value(Loaded.evaluator(first), rest);
    }
  },

  /** The category of a hand or a value. */
  CATEGORY(
      2,
      3,
      "STRING",
      "(rules, cards) - the category of a hand, such as full-house; of a value, if given an INT.",
      "SELECT yaku_category('standard', 'As Ah Kd Kc Qs');") {
    @Override
    Object apply(String first, Object... rest) {
      Evaluator evaluator = Loaded.evaluator(first);
      return evaluator.category(HandArguments.valueOrHand(evaluator, rest)).text();
    }
  },

  /** A hand or a value in words. */
  DESCRIBE(
      2,
      3,
      "STRING",
      "(rules, cards) - a hand in words; a value, if given an INT.",
      "SELECT yaku_describe('standard', 'As Ah Kd Kc Qs');") {
    @Override
    Object apply(String first, Object... rest) {
      Evaluator evaluator = Loaded.evaluator(first);
      return evaluator.describe(HandArguments.valueOrHand(evaluator, rest));
    }
  },

  /** The share of the pot that each player of a spot wins. */
  EQUITY(
      1,
      2,
      "ARRAY<DOUBLE>",
      "([rules,] spot) - what each player wins of a pot on average, 0 to 1. A spot is "
          + "'PLAYER / PLAYER ... | BOARD | DEAD'. Every deal is counted, or ten million sampled.",
      "SELECT yaku_equity('As Ah / KK+ | 2c 4c 5h');") {
    @Override
    Object apply(String first, Object... rest) {
      boolean hasRules = rest.length > 0;
      String rules = hasRules ? first : "standard";
      return SpotArgument.shares(
          Loaded.equity(rules), hasRules ? HandArguments.text(rest[0]) : first);
    }
  },

  /** The number of a deal up to suits. */
  INDEX(
      2,
      5,
      "BIGINT",
      "(rounds, cards) - the number of a deal up to suits. Rounds are numbers of cards; the cards "
          + "of all rounds are one text, or each a BIGINT.",
      "SELECT yaku_index('2,3,1,1', 'As Kd | 2c 7d Th');") {
    @Override
    Object apply(String first, Object... rest) {
      return HandArguments.index(Loaded.index(first), rest);
    }
  };

  private final int least;
  private final int most;
  private final String type;
  private final String usage;
  private final String example;

  SqlFunction(int least, int most, String type, String usage, String example) {
    this.least = least;
    this.most = most;
    this.type = type;
    this.usage = usage;
    this.example = example;
  }

  /** Returns the result; none of the arguments is null. */
  abstract Object apply(String first, Object... rest);

  /** The name of the function in SQL. */
  String sqlName() {
    return "yaku_" + name().toLowerCase(Locale.ROOT);
  }

  DataType type() {
    return DataType.fromDDL(type);
  }

  String usage() {
    return "_FUNC_" + usage;
  }

  String example() {
    return "\n    Examples:\n      > " + example + "\n  ";
  }

  void checkCount(int arguments) {
    if (arguments < least || arguments > most) {
      throw new IllegalArgumentException(
          sqlName() + " of " + arguments + " arguments: expected " + least + " to " + most);
    }
  }
}
