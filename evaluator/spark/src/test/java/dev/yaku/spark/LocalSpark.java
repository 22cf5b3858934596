package dev.yaku.spark;

import org.apache.spark.sql.SparkSession;

/** A Spark of two threads in this JVM; one for all tests. */
public final class LocalSpark {
  private LocalSpark() {}

  /** The builder of the session. */
  static SparkSession.Builder builder() {
    return SparkSession.builder()
        .master("local[2]")
        .config("spark.ui.enabled", false)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", 2)
        .config("spark.sql.warehouse.dir", "target/warehouse");
  }

  /** A session with nothing registered. */
  public static SparkSession session() {
    return builder().getOrCreate().newSession();
  }
}
