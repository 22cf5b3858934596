package dev.yaku.spark;

import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import org.apache.spark.internal.config.ConfigEntry;
import org.apache.spark.sql.internal.SQLConf;
import org.apache.spark.sql.internal.SQLConf$;
import org.apache.spark.util.LongAccumulator;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The treatment of rows with bad cards: they give null and are counted, or the query fails; or they
 * give null in any case, as rows that name no rules do then.
 */
final class BadCards implements Serializable {
  private static final long serialVersionUID = 1;
  private static final ConfigEntry<String> SETTING = setting();

  private final LongAccumulator count; // null: rows give null in any case

  BadCards(LongAccumulator count) {
    this.count = count;
  }

  /** Known to Spark, which then rejects other texts when they are set. */
  @SuppressWarnings("unchecked") // of this name there is only this one
  private static ConfigEntry<String> setting() {
    ConfigEntry<?> known = SQLConf$.MODULE$.getConfigEntry(YakuFunctions.BAD_CARDS);
    if (known != null) { // by this class from another class loader
      return (ConfigEntry<String>) known;
    }
    return SQLConf.buildConf(YakuFunctions.BAD_CARDS)
        .doc("What functions of yaku do with bad cards: fail, or give null and count them.")
        .stringConf()
        .transform(text -> text.toLowerCase(Locale.ROOT))
        .checkValues(
            CollectionConverters.asScala(List.of(YakuFunctions.FAIL, YakuFunctions.NULL))
                .<String>toSet())
        .createWithDefault(YakuFunctions.FAIL);
  }

  /** Tells Spark of the setting, if nothing else has. */
  static void declare() {} // its class is initialized

  /** Rejects a setting that does not exist, made before Spark knew which there are. */
  static void checkSetting() {
    SQLConf.get().getConf(SETTING);
  }

  /** Whether rows give null in any case. */
  boolean isTry() {
    return count == null;
  }

  /** Counts the cards of a row that gives null, or throws the exception as that of a function. */
  void reject(SqlFunction function, IllegalArgumentException fault) {
    if (isTry()) {
      return;
    }
    if (fault instanceof RowException) { // not the cards, but the rules
      throw fault;
    }
    if (SQLConf.get().getConf(SETTING).equals(YakuFunctions.FAIL)) {
      throw new RowException(function, fault, RowException.BAD_CARDS);
    }
    count.add(1);
  }
}
