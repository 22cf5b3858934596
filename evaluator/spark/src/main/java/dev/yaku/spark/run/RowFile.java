package dev.yaku.spark.run;

import java.io.Closeable;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroup;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.schema.MessageType;

/**
 * A Parquet file that is being written. The same rows in the same order give the same bytes, but
 * for the footer: there the encodings of a column may be listed in another order.
 */
public final class RowFile implements RangeJob.RowSink, Closeable {
  /*
   * The writer keeps the encodings in a HashSet of enum constants, whose hash codes are another in
   * each JVM. One encoding a column would need no order, but histograms without dictionaries take
   * two thirds more bytes.
   */

  private final MessageType schema;
  private final boolean hasList;
  private final ParquetWriter<Group> writer;
  private long rows;

  public RowFile(Path path, Configuration conf, Columns columns) throws IOException {
    schema = columns.schema();
    hasList = columns.hasList();
    writer =
        ExampleParquetWriter.builder(HadoopOutputFile.fromPath(path, conf))
            .withType(schema)
            .withConf(conf)
            .withCompressionCodec(CompressionCodecName.ZSTD)
            .build();
  }

  /** The action on a row of one whole number and a list. */
  public interface ListVisitor {
    void visit(long number, double... list) throws IOException;
  }

  /** Reads a file of one whole number and a list, row by row, in an executor or the driver. */
  public static void read(Path file, Configuration conf, Columns columns, ListVisitor visitor)
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

  @Override
  public void add(String[] texts, long[] longs, double... doubles) throws IOException {
    Group row = new SimpleGroup(schema);
    int field = 0;
    for (String text : texts) {
      row.add(field++, text);
    }
    for (long number : longs) {
      row.add(field++, number);
    }
    if (hasList) {
      Group list = row.addGroup(field);
      for (double number : doubles) {
        list.addGroup(0).add(0, number);
      }
    } else {
      for (double number : doubles) {
        row.add(field++, number);
      }
    }
    writer.write(row);
    rows++;
  }

  long rows() {
    return rows;
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
