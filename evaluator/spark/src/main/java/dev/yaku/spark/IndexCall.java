package dev.yaku.spark;

import dev.yaku.Hand;
import dev.yaku.index.HandIndex;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.unsafe.types.UTF8String;

/** The number of a deal. */
public final class IndexCall extends RowCall {
  private static final long serialVersionUID = 1;

  private final transient HandIndex index;

  /** Takes the numbers of cards of each round, separated by commas, in place of rules. */
  IndexCall(SqlFunction function, String rounds, BadCards badCards) {
    super(function, rounds, badCards);
    index = rounds == null ? null : Loaded.index(Hand.DECK, Loaded.rounds(rounds));
  }

  /** One text, or a text or set for each round. */
  @Override
  void check(List<Expression> arguments) {
    SqlTypes.checkCards(arguments, "");
    if (index != null && arguments.size() > index.rounds()) {
      throw new IllegalArgumentException(
          "cards of " + arguments.size() + " rounds: expected at most " + index.rounds());
    }
  }

  @Override
  Object answer(Object... arguments) {
    if (arguments.length == 1 && arguments[0] instanceof UTF8String text) {
      return index(text);
    }
    long[] sets = new long[arguments.length];
    for (int i = 0; i < sets.length; i++) {
      sets[i] = arguments[i] instanceof Long set ? set : set((UTF8String) arguments[i]);
    }
    return index(sets);
  }

  @Override
  void write(JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
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

  /** The number of a deal, given the cards of each round. */
  public long index(long... cards) {
    return index.index(cards);
  }

  /** The number of a deal, given all cards as one text, in which bars have no meaning. */
  public long index(UTF8String deal) {
    int[] cards = cards(text(deal)).cards();
    long[] sets = new long[index.rounds()];
    int from = 0;
    for (int round = 0; round < sets.length; round++) {
      int to = from + index.cards(round);
      if (to > cards.length) {
        break;
      }
      sets[round] = Hand.of(Arrays.copyOfRange(cards, from, to));
      from = to;
      if (from == cards.length) {
        return index.index(Arrays.copyOf(sets, round + 1));
      }
    }
    String found = quoted(deal.toString()) + ", " + cards.length + " cards";
    throw new IllegalArgumentException(found + ": rounds of " + index + " do not end there");
  }

  /** The cards of one round. */
  public long set(UTF8String round) {
    return Hand.of(cards(text(round)).cards());
  }
}
