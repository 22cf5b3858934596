package dev.yaku.spark;

import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.SpotFormatException;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeArrayData;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;

/** The equity of spots, by one rule set. */
public final class SpotCall extends RowCall {
  private static final long serialVersionUID = 1;

  private final transient Equity equity;

  SpotCall(SqlFunction function, String rules, BadCards badCards) {
    super(function, rules, badCards);
    equity = rules == null ? null : Loaded.equity(rules);
  }

  @Override
  void check(List<Expression> arguments) {
    if (!SqlTypes.isText(arguments.get(0))) {
      throw SqlTypes.fault("a spot", arguments.get(0), "STRING");
    }
  }

  @Override
  Object answer(Object... arguments) {
    UTF8String spot = (UTF8String) arguments[0];
    return function == SqlFunction.EQUITY ? shares(spot) : result(spot);
  }

  @Override
  void write(JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
    String method = function == SqlFunction.EQUITY ? ".shares(" : ".result(";
    code.add(call, method, values.get(0), ")");
  }

  /** The share of the pot of each player. */
  public ArrayData shares(UTF8String spot) {
    EquityResult result = run(spot);
    double[] shares = new double[result.players()];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = result.share(i);
    }
    return UnsafeArrayData.fromPrimitiveArray(shares);
  }

  /** Whether every deal was counted, how many deals, and the numbers of each player. */
  public InternalRow result(UTF8String spot) {
    EquityResult result = run(spot);
    Object[] players = new Object[result.players()];
    for (int i = 0; i < players.length; i++) {
      players[i] = row(result.share(i), result.standardError(i), result.high(i), result.low(i));
    }
    return row(result.isExact(), result.deals(), new GenericArrayData(players));
  }

  private EquityResult run(UTF8String spot) {
    String text = spot.toString();
    try {
      return equity.parse(text).run();
    } catch (SpotFormatException e) {
      throw located(text, e.column(), e);
    }
  }

  private static InternalRow row(Object... columns) {
    return new GenericInternalRow(columns);
  }
}
