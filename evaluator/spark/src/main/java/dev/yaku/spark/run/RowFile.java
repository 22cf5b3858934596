package dev.yaku.spark.run;

import java.io.Closeable;
import java.io.IOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.io.OutputFile;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;

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
  private record Row(String[] texts, long[] longs, double... doubles) {}

  private final ParquetWriter<Row> writer;
  private long rows;

  public RowFile(Path path, Configuration conf, Columns columns) throws IOException {
    writer =
        new Builder(HadoopOutputFile.fromPath(path, conf), columns)
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
    writer.write(new Row(texts, longs, doubles));
    rows++;
  }

  long rows() {
    return rows;
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }

  private static final class Builder extends ParquetWriter.Builder<Row, Builder> {
    private final Columns columns;

    Builder(OutputFile file, Columns columns) {
      super(file);
      this.columns = columns;
    }

    @Override
    protected Builder self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // the only method that is required
    protected WriteSupport<Row> getWriteSupport(Configuration conf) {
      return new Support(columns);
    }
  }

  private static final class Support extends WriteSupport<Row> {
    private final Columns columns;
    private RecordConsumer consumer;

    Support(Columns columns) {
      this.columns = columns;
    }

    @Override
    @SuppressWarnings("deprecation") // the only method that is required
    public WriteContext init(Configuration conf) {
      return new WriteContext(columns.schema(), Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer recordConsumer) {
      consumer = recordConsumer;
    }

    @Override
    public void write(Row row) {
      consumer.startMessage();
      int field = 0;
      for (String text : row.texts) {
        consumer.startField(columns.texts().get(field), field);
        consumer.addBinary(Binary.fromString(text));
        consumer.endField(columns.texts().get(field), field);
        field++;
      }
      for (int i = 0; i < columns.longs().size(); i++) {
        consumer.startField(columns.longs().get(i), field);
        consumer.addLong(row.longs[i]);
        consumer.endField(columns.longs().get(i), field);
        field++;
      }
      if (columns.hasList()) {
        addList(field, row.doubles);
      }
      for (int i = 0; i < columns.doubles().size(); i++) {
        consumer.startField(columns.doubles().get(i), field + i);
        consumer.addDouble(row.doubles[i]);
        consumer.endField(columns.doubles().get(i), field + i);
      }
      consumer.endMessage();
    }

    private void addList(int field, double... values) {
      consumer.startField(columns.list(), field);
      consumer.startGroup();
      consumer.startField(Columns.REPEATED, 0);
      for (double value : values) {
        consumer.startGroup();
        consumer.startField(Columns.ELEMENT, 0);
        consumer.addDouble(value);
        consumer.endField(Columns.ELEMENT, 0);
        consumer.endGroup();
      }
      consumer.endField(Columns.REPEATED, 0);
      consumer.endGroup();
      consumer.endField(columns.list(), field);
    }
  }
}
