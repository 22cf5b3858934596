package dev.yaku.spark;

import java.util.Locale;
import org.apache.spark.sql.types.DataType;

/** The SQL functions. The first argument is the rules or the rounds; then follow the cards. */
enum SqlFunction {
  /** The value of a hand. */
  VALUE(
      2,
      4,
      "INT",
      HandForm.VALUE,
      "(rules, cards[, board][, n]) - the value of a hand: the greater value wins. " + Usage.CARDS,
      "SELECT yaku_value('standard', 'As Ah Kd Kc Qs 3d 2c', 7);"),

  /** The packed form of a value. */
  PACKED(
      2,
      4,
      "INT",
      HandForm.PACKED,
      "(rules, cards[, board][, n]) - category and deciding ranks of a hand in nibbles, 0xCRRRRR, "
          + "in the order of values; of a value, if given an INT alone. "
          + Usage.CARDS,
      "SELECT hex(yaku_packed('standard', 'As Ah Kd Kc Qs'));"),

  /** The category of a hand or a value. */
  CATEGORY(
      2,
      4,
      "STRING",
      HandForm.CATEGORY,
      "(rules, cards[, board][, n]) - the category of a hand, such as full-house; of a value, if "
          + "given an INT alone. "
          + Usage.CARDS,
      "SELECT yaku_category('standard', 'As Ah Kd Kc Qs');"),

  /** A hand or a value in words. */
  DESCRIBE(
      2,
      4,
      "STRING",
      HandForm.DESCRIBE,
      "(rules, cards[, board][, n]) - a hand in words; a value, if given an INT alone. "
          + Usage.CARDS,
      "SELECT yaku_describe('omaha-hi-lo low', 'As 2s Kd Kc | 8h 5d 4c');"),

  /** The cards that make the value. */
  BEST(
      2,
      4,
      "STRING",
      HandForm.BEST,
      "(rules, cards[, board][, n]) - the cards that make the value of a hand, most significant "
          + "first. "
          + Usage.CARDS,
      "SELECT yaku_best('standard', 'As Ah Kd Kc Qs 3d 2c');"),

  /** What a hole makes of a board. */
  MADE(
      2,
      3,
      "STRING",
      BoardForm.MADE,
      "(rules, hole[, board]) - what players call a hand on a board, such as set, overpair or"
          + " top-pair-good-kicker. "
          + Usage.BOARD,
      "SELECT yaku_made('standard', '9h Kc | 9s 8d 2s');"),

  /** The draws of a hand. */
  DRAWS(
      2,
      3,
      "ARRAY<STRING>",
      BoardForm.DRAWS,
      "(rules, hole[, board]) - the draws of a hand on a board, such as nut-flush-draw, open-ended"
          + " or overcards; none on a river. "
          + Usage.BOARD,
      "SELECT array_contains(yaku_draws('standard', 'Js Ts', '9s 8d 2s'), 'open-ended');"),

  /** What a board is like. */
  TEXTURE(
      2,
      2,
      "STRUCT<suits: STRING, pairing: STRING, straights: INT, high: STRING>",
      BoardForm.TEXTURE,
      "(rules, board) - what a board of three to five cards is like: suits, such as rainbow or"
          + " two-tone; pairing, such as unpaired or paired; straights, how many a hole can make"
          + " with it; high, its highest rank. "
          + Usage.BOARD,
      "SELECT t.suits, t.straights FROM (SELECT yaku_texture('standard', '9s 8d 7s') AS t);"),

  /** The share of the pot that each player of a spot wins. */
  EQUITY(
      1,
      2,
      "ARRAY<DOUBLE>",
      SpotForm.SHARES,
      "([rules,] spot) - what each player wins of a pot on average, 0 to 1. " + Usage.SPOT,
      "SELECT yaku_equity('As Ah / KK+ | 2c 4c 5h');"),

  /** Equity, and how exact it is. */
  EQUITY_RESULT(
      1,
      2,
      "STRUCT<exact: BOOLEAN, deals: BIGINT, players: ARRAY<STRUCT<share: DOUBLE, error: DOUBLE, "
          + "high: DOUBLE, low: DOUBLE>>>",
      SpotForm.RESULT,
      "([rules,] spot) - equity with its kind: exact, whether every deal was counted; deals, how"
          + " many were; and of each player the share, its standard error, 0 if exact, and the"
          + " parts of the share won high and low. "
          + Usage.SPOT,
      "SELECT r.exact, r.players.share FROM (SELECT yaku_equity_result('AA / KK / QQ') AS r);"),

  /** The number of a deal up to suits. */
  INDEX(
      2,
      5,
      "BIGINT",
      new IndexForm(),
      "(rounds, cards[, cards ...]) - the number of a deal up to suits. Rounds are numbers of"
          + " cards; the cards of all rounds are one text, or those of each round a text or a"
          + " BIGINT.",
      "SELECT yaku_index('2,3,1,1', 'As Kd | 2c 7d Th');");

  private final int least;
  private final int most;
  private final String type;

  @SuppressWarnings("ImmutableEnumChecker") // no form can be changed
  private final Form form;

  private final String usage;
  private final String example;

  SqlFunction(int least, int most, String type, Form form, String usage, String example) {
    this.least = least;
    this.most = most;
    this.type = type;
    this.form = form;
    this.usage = usage;
    this.example = example;
  }

  /** The arguments after the first, and what is called with them. */
  Form form() {
    return form;
  }

  /** Whether the first of so many arguments is the rules, which have no default then. */
  boolean namesRules(int arguments) {
    return least > 1 || arguments > 1;
  }

  /**
   * The name of the function in SQL.
   *
   * @param isTry whether it gives null for every row that it cannot answer
   */
  String sqlName(boolean isTry) {
    return (isTry ? "try_yaku_" : "yaku_") + name().toLowerCase(Locale.ROOT);
  }

  DataType type() {
    return DataType.fromDDL(type);
  }

  String usage(boolean isTry) {
    String answer = isTry ? " Null for rows that it cannot answer." : "";
    return "_FUNC_" + usage + answer;
  }

  String example(boolean isTry) {
    String call = isTry ? example.replace(sqlName(false), sqlName(true)) : example;
    return "\n    Examples:\n      > " + call + "\n  ";
  }

  /** The arguments in words: {@code (rules, cards[, board][, n])}. */
  String signature() {
    return usage.substring(0, usage.indexOf(')') + 1);
  }

  /** Says that the function does not have this number of arguments; null if it has. */
  String fault(int arguments) {
    if (arguments >= least && arguments <= most) {
      return null;
    }
    String noun = arguments == 1 ? " argument" : " arguments";
    return arguments + noun + ": expected " + signature();
  }

  /** What several functions say. */
  private static final class Usage {
    static final String CARDS =
        "Cards are text or a BIGINT whose bits are cards; hole and board may be two arguments, and"
            + " in Omaha must be, or text with a bar between them. 'omaha-hi-lo low' is the low"
            + " half. A hand may have any number of cards that the rules allow (standard: 0 to 9,"
            + " no-wheel and multi-deck: 0 to 7, wild-five and wild-five-wheel: 0 to 5, badugi: 4"
            + " or 5, deuce-to-seven and deuces-wild: 5, three-card: 3, Omaha: 4 to 6 and a board"
            + " of 3 to 5, all others: 5 to 7); n, an INT, demands one number, with the board.";

    static final String BOARD =
        "Cards are text or a BIGINT whose bits are cards; hole and board are two arguments, or text"
            + " with a bar between them. The rules are those of hold'em (standard, no-wheel,"
            + " short-deck, short-deck-trips) or Omaha; yaku board --words prints all words.";

    static final String SPOT =
        "A spot is 'PLAYER / PLAYER ... | BOARD | DEAD'. Every deal is counted, or ten million "
            + "sampled.";
  }
}
