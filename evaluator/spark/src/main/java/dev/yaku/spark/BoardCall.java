package dev.yaku.spark;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import dev.yaku.Hand;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.board.Texture;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;

/** The words for a hand on a board, by one rule set. */
public final class BoardCall extends RowCall {
  private static final long serialVersionUID = 1;

  private final transient Boards boards;

  /** The board of the last row, prepared: rows of one board often follow each other. */
  private transient volatile BoardHands last;

  BoardCall(SqlFunction function, String rules, BadCards badCards) {
    super(function, rules, badCards);
    boards = rules == null ? null : Loaded.boards(rules);
  }

  /** Hole and board, or a board alone. */
  @Override
  void check(List<Expression> arguments) {
    SqlTypes.checkCards(arguments, "");
    SqlTypes.checkAlike(arguments);
    if (function != SqlFunction.TEXTURE) {
      SqlTypes.checkBoard(arguments);
    }
  }

  @Override
  Object answer(Object... arguments) {
    if (function == SqlFunction.TEXTURE) {
      return arguments[0] instanceof Long set ? texture(set) : texture((UTF8String) arguments[0]);
    }
    boolean isMade = function == SqlFunction.MADE;
    if (arguments[0] instanceof Long hole) {
      long board = (Long) arguments[1];
      return isMade ? made(hole, board) : draws(hole, board);
    }
    UTF8String hole = (UTF8String) arguments[0];
    UTF8String board = arguments.length > 1 ? (UTF8String) arguments[1] : null;
    return isMade ? made(hole, board) : draws(hole, board);
  }

  @Override
  void write(JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
    code.add(call, ".", function.word(), "(", values.get(0));
    if (function != SqlFunction.TEXTURE) {
      code.add(", ", values.size() > 1 ? values.get(1) : "(UTF8String) null");
    }
    code.add(")");
  }

  private BoardHands board(long cards) {
    BoardHands known = last;
    if (known == null || known.board() != cards) {
      known = boards.board(cards);
      last = known;
    }
    return known;
  }

  /** The made hand of a hole on a board. */
  public UTF8String made(long hole, long board) {
    return UTF8String.fromString(board(board).made(hole).text());
  }

  /** The board is null if the first text has a bar and the board. */
  public UTF8String made(UTF8String hole, UTF8String board) {
    CardText spot = spot(hole, board);
    return made(Hand.of(spot.cards(0)), Hand.of(spot.cards(1)));
  }

  /** The draws, in the order of the definitions. */
  public ArrayData draws(long hole, long board) {
    List<Draw> draws = Draw.list(board(board).draws(hole));
    Object[] words = new Object[draws.size()];
    for (int i = 0; i < words.length; i++) {
      words[i] = UTF8String.fromString(draws.get(i).text());
    }
    return new GenericArrayData(words);
  }

  public ArrayData draws(UTF8String hole, UTF8String board) {
    CardText spot = spot(hole, board);
    return draws(Hand.of(spot.cards(0)), Hand.of(spot.cards(1)));
  }

  public InternalRow texture(long board) {
    Texture texture = board(board).texture();
    return new GenericInternalRow(
        new Object[] {
          UTF8String.fromString(texture.suits().text()),
          UTF8String.fromString(texture.pairing().text()),
          texture.straights(),
          UTF8String.fromString("" + Card.RANKS.charAt(texture.highRank()))
        });
  }

  public InternalRow texture(UTF8String board) {
    String text = text(board);
    try {
      return texture(Hand.parse(text));
    } catch (CardFormatException e) {
      throw located(text, e.column(), e);
    }
  }

  /** Hole, bar and board; checks that no card is given twice. */
  private static CardText spot(UTF8String hole, UTF8String board) {
    String one = text(hole);
    String all = board == null ? one : one + " | " + text(board);
    int bar = CardText.indexOfBar(all, 0);
    if (bar < 0 || CardText.indexOfBar(all, bar + 1) >= 0) {
      throw new IllegalArgumentException(quoted(all) + ": expected a hole, a bar and a board");
    }
    return cards(all);
  }
}
