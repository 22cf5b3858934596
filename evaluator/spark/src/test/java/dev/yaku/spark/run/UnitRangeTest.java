package dev.yaku.spark.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class UnitRangeTest {
  private final Locale before = Locale.getDefault(Locale.Category.FORMAT);

  @AfterEach
  void restore() {
    Locale.setDefault(Locale.Category.FORMAT, before);
  }

  @Test
  void file_whereOtherDigitsAreUsual_isFoundAgain() {
    UnitRange range = new UnitRange(5, 12);
    Locale.setDefault(Locale.Category.FORMAT, Locale.forLanguageTag("ar-EG"));
    assertEquals("range-000000000005-000000000012.parquet", range.file());
    assertEquals(Optional.of(range), UnitRange.of(range.file()));
  }
}
