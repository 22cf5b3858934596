package dev.yaku.jmh;

import dev.yaku.Placeholder;
import dev.yaku.generator.Main;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Placeholder. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PlaceholderBenchmark {
  @Param("index")
  String name;

  @Benchmark
  public String read() {
    return Placeholder.read(name);
  }

  @Benchmark
  public String generator() {
    return Main.class.getName();
  }
}
