package dev.yaku.spark;

import dev.yaku.spark.RowCall.JavaText;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.analysis.TypeCheckResult;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.CodeGenerator;
import org.apache.spark.sql.catalyst.expressions.codegen.CodegenContext;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprCode;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.unsafe.types.UTF8String;
import scala.collection.immutable.IndexedSeq;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A call of a function in a query. Public only for Spark, which copies it.
 *
 * <p>The query fails when it is analysed if the types of the arguments are wrong, or if the rules
 * are a literal and do not exist. A null argument gives null.
 */
public final class FunctionExpression extends Expression implements Serializable {
  /*
   * Spark takes an expression apart into the elements of a product, and copies it by the
   * constructor that takes these.
   */
  private static final long serialVersionUID = 1;
  private static final String DEFAULT_RULES = "standard";
  private static final String NAME = "yaku";

  private final SqlFunction function;

  @SuppressWarnings("serial") // Spark's sequences are
  private final Seq<Expression> children;

  private final BadCards badCards;

  /** Made on first use, once in each task. */
  private transient volatile RowCall call;

  /** For Spark; checks nothing. */
  public FunctionExpression(SqlFunction function, Seq<Expression> children, BadCards badCards) {
    this.function = function;
    this.children = children;
    this.badCards = badCards;
  }

  private List<Expression> arguments() {
    List<Expression> all = CollectionConverters.asJava(children);
    return namesRules() ? all.subList(1, all.size()) : all;
  }

  private boolean namesRules() {
    return function.namesRules(children.size());
  }

  /** The rules, unless each row names its own. */
  private String rules() {
    if (!namesRules()) {
      return DEFAULT_RULES;
    }
    Object known = SqlTypes.known(children.head());
    return known == null ? null : known.toString();
  }

  private RowCall call() {
    RowCall made = call;
    if (made == null) {
      made = function.call(rules(), badCards);
      call = made;
    }
    return made;
  }

  @Override
  public TypeCheckResult checkInputDataTypes() {
    try {
      function.placed(CollectionConverters.asJava(children));
      function.check(children.size());
      if (namesRules() && !SqlTypes.isText(children.head())) {
        throw SqlTypes.fault("the first argument", children.head(), "STRING");
      }
      function.call(null, badCards).check(arguments());
      if (rules() != null) {
        call().check(arguments());
      }
      return TypeCheckResult.TypeCheckSuccess$.MODULE$;
    } catch (IllegalArgumentException e) {
      return new TypeCheckResult.TypeCheckFailure(e.getMessage());
    }
  }

  @Override
  public DataType dataType() {
    return function.type();
  }

  @Override
  public boolean nullable() {
    return true;
  }

  @Override
  public boolean foldable() {
    return CollectionConverters.asJava(children).stream().allMatch(Expression::foldable);
  }

  @Override
  public Object eval(InternalRow row) {
    Object[] values = new Object[children.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = children.apply(i).eval(row);
      if (values[i] == null) {
        return null;
      }
    }
    RowCall known = call();
    try {
      if (!namesRules()) {
        return known.answer(values);
      }
      RowCall named = rules() == null ? known.of((UTF8String) values[0]) : known;
      return named.answer(Arrays.copyOfRange(values, 1, values.length));
    } catch (IllegalArgumentException e) {
      known.reject(e);
      return null;
    }
  }

  @Override
  public ExprCode doGenCode(CodegenContext context, ExprCode result) {
    List<Expression> all = CollectionConverters.asJava(children);
    if (all.stream().anyMatch(SqlTypes::isNull)) {
      return ExprCode.forNullValue(dataType());
    }
    JavaText code = new JavaText();
    JavaText isNull = new JavaText();
    List<ExprValue> values = new ArrayList<>();
    for (Expression child : all) {
      ExprCode argument = child.genCode(context);
      code.add(argument.code(), "\n");
      isNull.add(values.isEmpty() ? "" : " || ", argument.isNull());
      values.add(argument.value());
    }
    String type = CodeGenerator.javaType(dataType());
    String empty = CodeGenerator.defaultValue(dataType(), false);
    code.add("boolean ", result.isNull(), " = ", isNull.block(), ";\n");
    code.add(type, " ", result.value(), " = ", empty, ";\n");
    code.add("if (!", result.isNull(), ") {\n");
    writeCall(code, context, result, values);
    code.add("}\n");
    return result.copy(code.block(), result.isNull(), result.value());
  }

  /** Only what the function itself rejects is caught, not what its arguments do. */
  private void writeCall(
      JavaText code, CodegenContext context, ExprCode result, List<ExprValue> values) {
    String type = call().getClass().getName();
    String known = context.addReferenceObj(NAME, call(), type);
    String named = context.freshName(NAME);
    String fault = context.freshName("fault");
    code.add("try {\n", type, " ", named, " = ");
    if (rules() == null) {
      code.add("(", type, ") ", known, ".of(", values.get(0), ");\n");
    } else {
      code.add(known, ";\n");
    }
    code.add(result.value(), " = ");
    List<ExprValue> rest = namesRules() ? values.subList(1, values.size()) : values;
    call().write(code, named, arguments(), rest);
    code.add(";\n} catch (IllegalArgumentException ", fault, ") {\n");
    code.add(known, ".reject(", fault, ");\n", result.isNull(), " = true;\n}\n");
  }

  @Override
  public Seq<Expression> children() {
    return children;
  }

  @Override
  public Expression withNewChildrenInternal(IndexedSeq<Expression> changed) {
    return new FunctionExpression(function, changed, badCards);
  }

  @Override
  public String prettyName() {
    return function.sqlName(badCards.isTry());
  }

  @Override
  public String toString() {
    return prettyName() + children.mkString("(", ", ", ")");
  }

  @Override
  public int productArity() {
    return 3;
  }

  @Override
  public Object productElement(int n) {
    return switch (n) {
      case 0 -> function;
      case 1 -> children;
      case 2 -> badCards;
      default -> throw new IndexOutOfBoundsException(n);
    };
  }

  @Override
  public boolean canEqual(Object other) {
    return other instanceof FunctionExpression;
  }

  /** Whether this is the same call: the same query, analysed twice, counts in other objects. */
  @Override
  public boolean equals(Object other) {
    return other instanceof FunctionExpression call
        && function == call.function
        && badCards.isTry() == call.badCards.isTry()
        && children.equals(call.children);
  }

  @Override
  public int hashCode() {
    return 31 * function.hashCode() + children.hashCode();
  }
}
