package dev.yaku.spark;

import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.unsafe.types.UTF8String;

/** The arguments of an index: one text, or a text or set for each round. */
final class IndexForm implements Form {
  @Override
  public String fault(List<Expression> arguments) {
    for (Expression argument : arguments) {
      if (!SqlTypes.isText(argument) && !SqlTypes.isSet(argument)) {
        return SqlTypes.fault("cards", argument, "STRING, or a BIGINT whose bits are cards");
      }
    }
    return null;
  }

  @Override
  public String fault(RowCall<?> call, List<Expression> arguments) {
    int rounds = ((IndexCall) call).rounds();
    return arguments.size() > rounds
        ? "cards of " + arguments.size() + " rounds: expected at most " + rounds
        : null;
  }

  @Override
  public IndexCall call(String function, String rules, BadCards badCards) {
    return new IndexCall(function, rules, badCards);
  }

  @Override
  public Class<IndexCall> type() {
    return IndexCall.class;
  }

  @Override
  public Object answer(RowCall<?> call, Object... arguments) {
    IndexCall index = (IndexCall) call;
    if (arguments.length == 1 && arguments[0] instanceof UTF8String text) {
      return index.index(text);
    }
    long[] sets = new long[arguments.length];
    for (int i = 0; i < sets.length; i++) {
      sets[i] = arguments[i] instanceof Long set ? set : index.set((UTF8String) arguments[i]);
    }
    return index.index(sets);
  }

  @Override
  public void write(
      JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
    if (values.size() == 1 && SqlTypes.isText(arguments.get(0))) {
      code.add(call, ".index(", values.get(0), ")");
      return;
    }
    code.add(call, ".index(new long[] {");
    for (int i = 0; i < values.size(); i++) {
      boolean isText = SqlTypes.isText(arguments.get(i));
      code.add(i > 0 ? ", " : "", isText ? call + ".set(" : "", values.get(i), isText ? ")" : "");
    }
    code.add("})");
  }
}
