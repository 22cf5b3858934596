package dev.yaku.spark;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.NamedArgumentExpression;
import org.apache.spark.sql.types.DataType;

/** The SQL functions: what each takes, its type, what it says, and an example. */
enum SqlFunction {
  VALUE(
      Arguments.CARDS,
      "INT",
      "the value of a hand: the greater value wins.",
      "SELECT yaku_value('standard', 'As Ah Kd Kc Qs 3d 2c', 7);"),
  PACKED(
      Arguments.CARDS,
      "INT",
      "category and deciding ranks of a hand in nibbles, 0xCRRRRR, in the order of values; of a"
          + " value, if given an INT alone.",
      "SELECT hex(yaku_packed('standard', 'As Ah Kd Kc Qs'));"),
  CATEGORY(
      Arguments.CARDS,
      "STRING",
      "the category of a hand, such as full-house; of a value, if given an INT alone.",
      "SELECT yaku_category('standard', 'As Ah Kd Kc Qs');"),
  DESCRIBE(
      Arguments.CARDS,
      "STRING",
      "a hand in words; a value, if given an INT alone.",
      "SELECT yaku_describe('omaha-hi-lo low', 'As 2s Kd Kc | 8h 5d 4c');"),
  BEST(
      Arguments.CARDS,
      "STRING",
      "the cards that make the value of a hand, most significant first.",
      "SELECT yaku_best('standard', 'As Ah Kd Kc Qs 3d 2c');"),
  MADE(
      Arguments.HOLE_AND_BOARD,
      "STRING",
      "what players call a hand on a board, such as set, overpair or top-pair-good-kicker.",
      "SELECT yaku_made('standard', '9h Kc | 9s 8d 2s');"),
  DRAWS(
      Arguments.HOLE_AND_BOARD,
      "ARRAY<STRING>",
      "the draws of a hand on a board, such as nut-flush-draw, open-ended or overcards; none on a"
          + " river.",
      "SELECT array_contains(yaku_draws('standard', 'Js Ts', '9s 8d 2s'), 'open-ended');"),
  TEXTURE(
      Arguments.BOARD,
      "STRUCT<suits: STRING, pairing: STRING, straights: INT, high: STRING>",
      "what a board of three to five cards is like: suits, such as rainbow or two-tone; pairing,"
          + " such as unpaired or paired; straights, how many a hole can make with it; high, its"
          + " highest rank.",
      "SELECT t.suits, t.straights FROM (SELECT yaku_texture('standard', '9s 8d 7s') AS t);"),
  EQUITY(
      Arguments.SPOT,
      "ARRAY<DOUBLE>",
      "what each player wins of a pot on average, 0 to 1.",
      "SELECT yaku_equity('As Ah / KK+ | 2c 4c 5h');"),
  EQUITY_RESULT(
      Arguments.SPOT,
      "STRUCT<exact: BOOLEAN, deals: BIGINT, players: ARRAY<STRUCT<share: DOUBLE, error: DOUBLE, "
          + "high: DOUBLE, low: DOUBLE>>>",
      "equity with its kind: exact, whether every deal was counted; deals, how many were; and of"
          + " each player the share, its standard error, 0 if exact, and the parts of the share won"
          + " high and low.",
      "SELECT r.exact, r.players.share FROM (SELECT yaku_equity_result('AA / KK / QQ') AS r);"),
  INDEX(
      Arguments.ROUNDS,
      "BIGINT",
      "the number of a deal up to suits.",
      "SELECT yaku_index('2,3,1,1', 'As Kd | 2c 7d Th');");

  private static final Pattern PARAMETER = Pattern.compile("(\\[[, ]*)?(\\w+)");

  private final Arguments arguments;
  private final String type;
  private final String usage;
  private final String example;

  SqlFunction(Arguments arguments, String type, String usage, String example) {
    this.arguments = arguments;
    this.type = type;
    this.usage = usage;
    this.example = example;
  }

  /**
   * The arguments of a function: the rules or the rounds, then the cards; how many there are, and
   * how a call is made of them.
   */
  private enum Arguments {
    CARDS(
        2,
        4,
        HandCall::new,
        "(rules, cards[, board][, n])",
        "Cards are text or a BIGINT whose bits are cards; hole and board may be two arguments, and"
            + " in Omaha must be, or text with a bar between them. 'omaha-hi-lo low' is the low"
            + " half. A hand may have any number of cards that the rules allow (standard: 0 to 9,"
            + " no-wheel and multi-deck: 0 to 7, wild-five and wild-five-wheel: 0 to 5, badugi: 4"
            + " or 5, deuce-to-seven and deuces-wild: 5, three-card: 3, Omaha: 4 to 6 and a board"
            + " of 3 to 5, all others: 5 to 7); n, an INT, demands one number, with the board."),
    HOLE_AND_BOARD(2, 3, BoardCall::new, "(rules, hole[, board])", Arguments.OF_BOARD),
    BOARD(2, 2, BoardCall::new, "(rules, board)", Arguments.OF_BOARD),
    SPOT(
        1,
        2,
        SpotCall::new,
        "([rules,] spot)",
        "A spot is 'PLAYER / PLAYER ... | BOARD | DEAD'. Every deal is counted, or ten million "
            + "sampled."),
    ROUNDS(
        2,
        5,
        IndexCall::new,
        "(rounds, cards[, cards ...])",
        "Rounds are numbers of cards; the cards of all rounds are one text, or those of each round"
            + " a text or a BIGINT.");

    private static final String OF_BOARD =
        "Cards are text or a BIGINT whose bits are cards; hole and board are two arguments, or text"
            + " with a bar between them. The rules are those of hold'em (standard, no-wheel,"
            + " short-deck, short-deck-trips) or Omaha; yaku board --words prints all words.";

    private final int least;
    private final int most;

    @SuppressWarnings("ImmutableEnumChecker") // constructors
    private final Calls calls;

    private final String signature;
    private final String usage;

    Arguments(int least, int most, Calls calls, String signature, String usage) {
      this.least = least;
      this.most = most;
      this.calls = calls;
      this.signature = signature;
      this.usage = usage;
    }

    /** Makes what is called. */
    private interface Calls {
      RowCall of(SqlFunction function, String rules, BadCards badCards);
    }
  }

  /** The call for each row; rules are null if each row has its own. Rejects unknown rules. */
  RowCall call(String rules, BadCards badCards) {
    return arguments.calls.of(this, rules, badCards);
  }

  /** The name without what the names of all begin with: {@code made}. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether the first of so many arguments is the rules, which have no default then. */
  boolean namesRules(int count) {
    return arguments.least > 1 || count > 1;
  }

  /** The name in SQL; with {@code isTry}, of the form that gives null where it cannot answer. */
  String sqlName(boolean isTry) {
    return (isTry ? "try_yaku_" : "yaku_") + word();
  }

  DataType type() {
    return DataType.fromDDL(type);
  }

  String usage(boolean isTry) {
    String answer = isTry ? " Null for rows that it cannot answer." : "";
    return "_FUNC_" + arguments.signature + " - " + usage + " " + arguments.usage + answer;
  }

  String example(boolean isTry) {
    String call = isTry ? example.replace(sqlName(false), sqlName(true)) : example;
    return "\n    Examples:\n      > " + call + "\n  ";
  }

  /** Rejects a number of arguments that the function does not have. */
  void check(int count) {
    if (count < arguments.least || count > arguments.most) {
      String noun = count == 1 ? " argument" : " arguments";
      throw new IllegalArgumentException(count + noun + ": expected " + arguments.signature);
    }
  }

  /**
   * Arguments by name, such as {@code n => 7}, in the places that the function expects; rejects
   * wrong names, and arguments that are missing.
   */
  List<Expression> placed(List<Expression> given) {
    if (given.stream().noneMatch(NamedArgumentExpression.class::isInstance)) {
      return given;
    }
    Map<String, Boolean> optional = new LinkedHashMap<>();
    Matcher parameters = PARAMETER.matcher(arguments.signature);
    while (parameters.find()) { // further cards have no names
      optional.putIfAbsent(parameters.group(2), parameters.group(1) != null);
    }
    List<String> names = List.copyOf(optional.keySet());
    Expression[] placed = place(names, given);
    for (int i = 0; i < names.size(); i++) {
      check(names.get(i), placed[i], optional.get(names.get(i)));
    }
    return Arrays.stream(placed).filter(Objects::nonNull).toList();
  }

  private static Expression[] place(List<String> names, List<Expression> given) {
    Expression[] placed = new Expression[Math.max(names.size(), given.size())];
    boolean isNamed = false;
    for (int i = 0; i < given.size(); i++) {
      int place = i;
      Expression value = given.get(i);
      if (value instanceof NamedArgumentExpression named) {
        isNamed = true;
        place = names.indexOf(named.key().toLowerCase(Locale.ROOT));
        value = named.value();
        if (place < 0) {
          throw new IllegalArgumentException(
              "no argument \"" + named.key() + "\": expected " + String.join(", ", names));
        }
      } else if (isNamed) {
        throw new IllegalArgumentException("an argument without a name follows one with a name");
      }
      if (placed[place] != null) {
        throw new IllegalArgumentException("argument " + names.get(place) + " is given twice");
      }
      placed[place] = value;
    }
    return placed;
  }

  /** Without names, the type of an argument says whether it is a board or a number. */
  private static void check(String name, Expression value, boolean optional) {
    if (value == null && !optional) {
      throw new IllegalArgumentException("argument " + name + " is missing");
    }
    if (value != null && name.equals("n") && !SqlTypes.isInt(value)) {
      throw SqlTypes.fault(name, value, "INT");
    }
    if (value != null && name.equals("board") && SqlTypes.isInt(value)) {
      throw SqlTypes.fault(name, value, SqlTypes.CARDS);
    }
  }
}
