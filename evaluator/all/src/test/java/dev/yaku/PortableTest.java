package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.equity.Equity;
import dev.yaku.solver.Solver;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The library runs in browsers, too: evaluator/web compiles it to WebAssembly with a library that
 * has a part of the JDK's. What that lacks is used in a few classes only, for each of which the web
 * has another one. Which classes of the JDK it has, and which of their members it lacks, is in the
 * file {@code webassembly.txt}, which {@code Lacks} of evaluator/web prints.
 */
class PortableTest {
  /** The classes that the web has in another form, and those that only they use. */
  private static final Set<String> SEAMS =
      Set.of(
          // copies of classes
          "dev/yaku/internal/jit/HiddenClasses",
          "dev/yaku/internal/jit/ArrayLoopTemplate",
          // what lies in jars
          "dev/yaku/internal/load/JarFiles",
          "dev/yaku/internal/load/JarTable",
          // files that are mapped or written
          "dev/yaku/internal/file/MappedBytes",
          "dev/yaku/internal/file/CheckedMaps",
          "dev/yaku/internal/file/CheckedWriter",
          "dev/yaku/internal/file/Filling",
          "dev/yaku/internal/file/FileReplacement",
          // threads, memory, names of characters, vectors
          "dev/yaku/internal/work/Team",
          "dev/yaku/internal/work/Memory",
          "dev/yaku/internal/cards/SignName",
          "dev/yaku/solver/internal/cfr/VectorHalves",
          "dev/yaku/solver/internal/cfr/VectorSweep",
          "dev/yaku/solver/internal/cfr/Vectors");

  /** What compilers put into class files for lambdas, records and texts, and the web replaces. */
  private static final Set<String> COMPILED =
      Set.of(
          "java/lang/invoke/LambdaMetafactory",
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "java/lang/invoke/StringConcatFactory",
          "java/lang/runtime/ObjectMethods");

  private static final List<Class<?>> ARTIFACTS =
      List.of(HandEvaluator.class, Equity.class, Strength.class, VideoPoker.class, Solver.class);

  /** By class that the web has: the members that it lacks. */
  private final Map<String, Set<String>> lacks = new HashMap<>();

  private final Set<String> seen = new HashSet<>();
  private final Set<String> faults = new TreeSet<>();

  @Test
  void classes_useOnlyWhatTheWebHas() throws Exception {
    read();
    for (Class<?> artifact : ARTIFACTS) {
      Path place = Path.of(artifact.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(place)) {
        check(place);
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
          check(jar.getPath("/"));
        }
      }
    }
    assertTrue(seen.size() > 300, seen.size() + " classes");
    assertTrue(seen.containsAll(SEAMS), "a seam is gone: " + SEAMS);
    assertEquals(
        "",
        String.join("\n", faults),
        "use something else, or move it behind a seam that evaluator/web replaces; a class of the"
            + " JDK that nothing here used before: add what Lacks of evaluator/web says of it");
  }

  @Test
  void whatTheWebLacks_isFound() throws IOException {
    read();
    try (InputStream in = PortableTest.class.getResourceAsStream("PortableTest$Unportable.class")) {
      check("Unportable", in.readAllBytes());
    }
    assertEquals(
        Set.of(
            "Unportable: java/lang/String.lines()Ljava/util/stream/Stream;",
            "Unportable: java/util/concurrent/Executors"),
        faults);
  }

  /** Uses what the web lacks. */
  static final class Unportable {
    Object lines() {
      return "".lines();
    }

    Object threads() {
      return Executors.newCachedThreadPool();
    }
  }

  private void read() throws IOException {
    try (InputStream in = PortableTest.class.getResourceAsStream("webassembly.txt")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", 0)) {
        String[] words = line.split(" ", -1);
        lacks.put(words[0], Set.of(words).size() > 1 ? Set.of(words) : Set.of());
      }
    }
  }

  private void check(Path root) throws IOException {
    List<Path> classes;
    try (Stream<Path> files = Files.walk(root)) {
      classes = files.filter(file -> file.toString().endsWith(".class")).toList();
    }
    for (Path file : classes) {
      String name = root.relativize(file).toString().replace('\\', '/').replace(".class", "");
      String outer = name.replaceFirst("\\$.*", "");
      seen.add(outer);
      if (!SEAMS.contains(outer) && !name.equals("module-info")) {
        check(name, Files.readAllBytes(file));
      }
    }
  }

  /** Checks the constants of a class file. */
  private void check(String name, byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    in.skipNBytes(8);
    Object[] constants = new Object[in.readUnsignedShort()];
    List<int[]> members = new ArrayList<>();
    List<Integer> types = new ArrayList<>();
    for (int i = 1; i < constants.length; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> constants[i] = in.readUTF();
        case 3, 4, 17, 18 -> in.skipNBytes(4);
        case 5, 6 -> {
          in.skipNBytes(8);
          i++; // takes two places
        }
        case 7 -> {
          constants[i] = in.readUnsignedShort();
          types.add((Integer) constants[i]);
        }
        case 9, 10, 11 -> members.add(new int[] {in.readUnsignedShort(), in.readUnsignedShort()});
        case 12 -> constants[i] = new int[] {in.readUnsignedShort(), in.readUnsignedShort()};
        case 15 -> in.skipNBytes(3);
        case 8, 16, 19, 20 -> in.skipNBytes(2);
        default -> throw new IOException(name + ": constant " + tag);
      }
    }
    for (int type : types) {
      checkType(name, (String) constants[type]);
    }
    for (int[] member : members) {
      int[] words = (int[]) constants[member[1]];
      String type = (String) constants[(Integer) constants[member[0]]];
      String word = (String) constants[words[0]];
      String kind = (String) constants[words[1]];
      String signature = word + (kind.startsWith("(") ? kind : "");
      if (lacks.getOrDefault(type, Set.of()).contains(signature)) {
        faults.add(name + ": " + type + "." + signature);
      }
    }
  }

  private void checkType(String name, String type) {
    String element = type.replaceFirst("^\\[+L(.*);$", "$1");
    if (element.startsWith("java/") && !lacks.containsKey(element) && !COMPILED.contains(element)) {
      faults.add(name + ": " + element);
    }
  }
}
