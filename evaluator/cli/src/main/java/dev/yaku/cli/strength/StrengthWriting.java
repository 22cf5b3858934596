package dev.yaku.cli.strength;

import dev.yaku.cli.io.Program;
import dev.yaku.strength.Measure;
import dev.yaku.strength.Strength;
import dev.yaku.strength.StrengthTableWriter;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options of {@code strength} that write a file. */
final class StrengthWriting {
  @Option(
      names = "--write",
      paramLabel = "FILE",
      description = "Writes the strengths of all classes into a file.")
  private Path file;

  @Option(
      names = "--round",
      paramLabel = "ROUND",
      description =
          "For --write: preflop, flop, turn or river, with the board as one set; default: flop.")
  private String round;

  @Option(
      names = "--rounds",
      paramLabel = "CARDS",
      split = ",",
      description = "For --write, instead of --round: the cards of each round, such as 2,3,1.")
  private int[] rounds;

  @Option(
      names = "--what",
      paramLabel = "WHAT",
      description =
          "For --write: ehs, ehs2, potential, histogram and a number of bars, or ochs and a number"
              + " of clusters; default: ehs.")
  private String what = "ehs";

  boolean isAsked() {
    return file != null;
  }

  /** Writes the file, or continues writing; returns the exit status. */
  int write(Program program, CommandLine command, Strength strength) throws IOException {
    StrengthTableWriter writer;
    try {
      writer = new StrengthTableWriter(file, strength, Measure.parse(what), rounds());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command, e.getMessage(), e);
    }
    LargeFile.write(program, file, what, writer.length(), writer::write);
    return 0;
  }

  private int[] rounds() {
    if (rounds != null && round != null) {
      throw new IllegalArgumentException("--round and --rounds: expected one of them");
    }
    if (rounds != null) {
      return rounds;
    }
    return switch (round == null ? "flop" : round) {
      case "preflop" -> new int[] {2};
      case "flop" -> new int[] {2, 3};
      case "turn" -> new int[] {2, 4};
      case "river" -> new int[] {2, 5};
      default ->
          throw new IllegalArgumentException(
              "--round " + round + ": expected preflop, flop, turn or river");
    };
  }
}
