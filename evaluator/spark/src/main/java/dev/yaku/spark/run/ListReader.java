package dev.yaku.spark.run;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.example.GroupReadSupport;

/**
 * Reads a {@link RowFile} of one whole number and a list, row by row, in an executor or the driver.
 */
public final class ListReader {
  /** The action on a row. */
  public interface Visitor {
    void visit(long number, double... list) throws IOException;
  }

  private ListReader() {}

  public static void read(Path file, Configuration conf, Columns columns, Visitor visitor)
      throws IOException {
    String number = columns.longs().get(0);
    try (ParquetReader<Group> reader =
        ParquetReader.builder(new GroupReadSupport(), file).withConf(conf).build()) {
      for (Group row = reader.read(); row != null; row = reader.read()) {
        Group list = row.getGroup(columns.list(), 0);
        double[] numbers = new double[list.getFieldRepetitionCount(Columns.REPEATED)];
        for (int i = 0; i < numbers.length; i++) {
          numbers[i] = list.getGroup(Columns.REPEATED, i).getDouble(Columns.ELEMENT, 0);
        }
        visitor.visit(row.getLong(number, 0), numbers);
      }
    }
  }
}
