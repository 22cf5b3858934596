package dev.yaku.spark;

import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.unsafe.types.UTF8String;

/** The arguments of functions of boards: hole and board, or a board alone. */
enum BoardForm implements Form {
  /** What the hole makes of the board. */
  MADE,
  /** The draws. */
  DRAWS,
  /** What the board is like. */
  TEXTURE;

  @Override
  public String fault(List<Expression> arguments) {
    for (Expression argument : arguments) {
      if (!SqlTypes.isText(argument) && !SqlTypes.isSet(argument)) {
        return SqlTypes.fault("cards", argument, "STRING, or a BIGINT whose bits are cards");
      }
    }
    boolean mixed =
        !arguments.stream().allMatch(SqlTypes::isText)
            && !arguments.stream().allMatch(SqlTypes::isSet);
    if (mixed) {
      return "hole and board: expected both as STRING or both as BIGINT";
    }
    boolean alone = this != TEXTURE && arguments.size() == 1;
    return alone && !SqlTypes.isText(arguments.get(0))
        ? "expected hole and board, two BIGINT"
        : null;
  }

  @Override
  public String fault(RowCall<?> call, List<Expression> arguments) {
    return null;
  }

  @Override
  public BoardCall call(String function, String rules, BadCards badCards) {
    return new BoardCall(function, rules, badCards);
  }

  @Override
  public Class<BoardCall> type() {
    return BoardCall.class;
  }

  @Override
  public Object answer(RowCall<?> call, Object... arguments) {
    BoardCall boards = (BoardCall) call;
    if (arguments[0] instanceof Long first) {
      long second = arguments.length > 1 ? (Long) arguments[1] : 0;
      return switch (this) {
        case MADE -> boards.made(first, second);
        case DRAWS -> boards.draws(first, second);
        case TEXTURE -> boards.texture(first);
      };
    }
    UTF8String first = (UTF8String) arguments[0];
    UTF8String second = arguments.length > 1 ? (UTF8String) arguments[1] : null;
    return switch (this) {
      case MADE -> boards.made(first, second);
      case DRAWS -> boards.draws(first, second);
      case TEXTURE -> boards.texture(first);
    };
  }

  @Override
  public void write(
      JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
    code.add(call, ".", name().toLowerCase(Locale.ROOT), "(", values.get(0));
    if (this != TEXTURE) {
      code.add(", ", values.size() > 1 ? values.get(1) : "(UTF8String) null");
    }
    code.add(")");
  }
}
