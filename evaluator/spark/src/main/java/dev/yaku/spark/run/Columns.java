package dev.yaku.spark.run;

import java.io.Serializable;
import java.util.List;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;

/**
 * The columns of a job's rows: texts, then whole numbers, then other numbers.
 *
 * @param texts the names of the columns of texts (STRING)
 * @param longs the names of the columns of whole numbers (BIGINT)
 * @param doubles the names of the columns of other numbers (DOUBLE)
 * @param list the name of the one column that has all other numbers instead (ARRAY of DOUBLE);
 *     empty if each number has its own column
 */
public record Columns(List<String> texts, List<String> longs, List<String> doubles, String list)
    implements Serializable {
  static final String REPEATED = "list";
  static final String ELEMENT = "element";

  public static Columns of(List<String> longs, List<String> doubles) {
    return new Columns(List.of(), longs, doubles, "");
  }

  public static Columns withList(List<String> longs, String list) {
    return new Columns(List.of(), longs, List.of(), list);
  }

  boolean hasList() {
    return !list.isEmpty();
  }

  MessageType schema() {
    Types.MessageTypeBuilder schema = Types.buildMessage();
    for (String name : texts) {
      schema.required(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType()).named(name);
    }
    for (String name : longs) {
      schema.required(PrimitiveTypeName.INT64).named(name);
    }
    for (String name : doubles) {
      schema.required(PrimitiveTypeName.DOUBLE).named(name);
    }
    if (hasList()) {
      schema
          .requiredGroup()
          .as(LogicalTypeAnnotation.listType())
          .repeatedGroup()
          .required(PrimitiveTypeName.DOUBLE)
          .named(ELEMENT)
          .named(REPEATED)
          .named(list);
    }
    return schema.named("yaku");
  }
}
