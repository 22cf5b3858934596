package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Main;
import org.junit.jupiter.api.Test;

class PlaceholderTest {
  @Test
  void seesTheTables() {
    assertTrue(Placeholder.read("index").lines().anyMatch("standard"::equals));
    assertTrue(Placeholder.read("standard.yaku").startsWith("yaku"));
    assertTrue(Placeholder.read("standard.rules").contains("name"));
  }

  @Test
  void seesTheGenerator() {
    assertEquals("dev.yaku.generator", Main.class.getPackageName());
  }

  @Test
  void runsWithAssertionsAndHeap() {
    assertTrue(PlaceholderTest.class.desiredAssertionStatus());
    assertTrue(Runtime.getRuntime().maxMemory() >= 2_000_000_000L);
  }
}
