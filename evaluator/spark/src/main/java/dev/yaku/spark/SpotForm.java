package dev.yaku.spark;

import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.unsafe.types.UTF8String;

/** The argument of equity: a spot as text. */
enum SpotForm implements Form {
  /** The share of each player. */
  SHARES,
  /** Everything. */
  RESULT;

  @Override
  public String fault(List<Expression> arguments) {
    Expression spot = arguments.get(0);
    return SqlTypes.isText(spot) ? null : SqlTypes.fault("a spot", spot, "STRING");
  }

  @Override
  public String fault(RowCall<?> call, List<Expression> arguments) {
    return null;
  }

  @Override
  public SpotCall call(String function, String rules, BadCards badCards) {
    return new SpotCall(function, rules, badCards);
  }

  @Override
  public Class<SpotCall> type() {
    return SpotCall.class;
  }

  @Override
  public Object answer(RowCall<?> call, Object... arguments) {
    SpotCall spots = (SpotCall) call;
    UTF8String spot = (UTF8String) arguments[0];
    return this == SHARES ? spots.shares(spot) : spots.result(spot);
  }

  @Override
  public void write(
      JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
    code.add(call, ".", name().toLowerCase(Locale.ROOT), "(", values.get(0), ")");
  }
}
