package dev.yaku.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.Block;
import org.apache.spark.sql.catalyst.expressions.codegen.CodeBlock;
import org.apache.spark.sql.catalyst.expressions.codegen.JavaCode;
import scala.jdk.javaapi.CollectionConverters;

/** Java code for Spark to compile. Its variables stay apart from the text: Spark renames them. */
final class JavaText {
  private final List<String> texts = new ArrayList<>();
  private final List<JavaCode> codes = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  /** Adds text, and code that Spark has made. */
  JavaText add(Object... pieces) {
    for (Object piece : pieces) {
      if (piece instanceof JavaCode code) {
        texts.add(text.toString());
        codes.add(code);
        text.setLength(0);
      } else {
        text.append(piece);
      }
    }
    return this;
  }

  Block block() {
    texts.add(text.toString());
    return new CodeBlock(
        CollectionConverters.asScala(texts).toSeq(), CollectionConverters.asScala(codes).toSeq());
  }
}
