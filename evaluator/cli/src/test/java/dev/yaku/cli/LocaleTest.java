package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Started;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocaleTest {
  @TempDir private Path folder;

  @Test
  void numbers_areTheSame_whereOtherDigitsAreUsual() throws Exception {
    Path here = folder.resolve("here.svg");
    Path there = folder.resolve("there.svg");
    Run run = Run.of("range", "--svg", here.toString(), "QQ+");
    String[] command = {
      "-Duser.language=ar",
      "-Duser.country=EG",
      Main.class.getName(),
      "range",
      "--svg",
      there.toString(),
      "QQ+"
    };
    Process process = Started.java(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(run.out(), out);
    assertEquals(0, process.waitFor());
    assertEquals(Files.readString(here), Files.readString(there));
  }
}
