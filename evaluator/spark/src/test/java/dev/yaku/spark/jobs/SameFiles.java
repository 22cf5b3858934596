package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.spark.run.RowFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.parquet.format.ColumnChunk;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.RowGroup;
import org.apache.parquet.format.Util;

/** Checks what {@link RowFile} guarantees of two files with the same rows. */
final class SameFiles {
  private static final int LENGTH_AND_MAGIC_BYTES = 8;

  private SameFiles() {}

  /** The names of a folder's files of rows. */
  static Set<String> names(Path folder) throws IOException {
    return names(folder, name -> name.endsWith(".parquet"));
  }

  /** The names of what a folder has beside its rows. */
  static Set<String> hidden(Path folder) throws IOException {
    return names(folder, name -> !name.endsWith(".parquet"));
  }

  private static Set<String> names(Path folder, Predicate<String> which) throws IOException {
    try (Stream<Path> paths = Files.list(folder)) {
      return paths
          .map(path -> path.getFileName().toString())
          .filter(which)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /** All files of a folder are in another one, too: the same rows in the same order. */
  static void assertAllIn(Path folder, Path other) throws IOException {
    for (String name : names(folder)) {
      assertSame(folder.resolve(name), other.resolve(name));
    }
  }

  static void assertSame(Path expected, Path actual) throws IOException {
    byte[] bytes = Files.readAllBytes(expected);
    byte[] others = Files.readAllBytes(actual);
    assertArrayEquals(
        Arrays.copyOf(bytes, footer(bytes)), Arrays.copyOf(others, footer(others)), "" + actual);
    assertEquals(metaData(bytes), metaData(others), () -> "" + actual);
  }

  private static int footer(byte... bytes) {
    int end = bytes.length - LENGTH_AND_MAGIC_BYTES;
    return end - ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(end);
  }

  /** What the footer says, with encodings in order. */
  private static FileMetaData metaData(byte... bytes) throws IOException {
    int footer = footer(bytes);
    FileMetaData data =
        Util.readFileMetaData(new ByteArrayInputStream(bytes, footer, bytes.length - footer));
    for (RowGroup group : data.getRow_groups()) {
      for (ColumnChunk column : group.getColumns()) {
        Collections.sort(column.getMeta_data().getEncodings());
      }
    }
    return data;
  }
}
