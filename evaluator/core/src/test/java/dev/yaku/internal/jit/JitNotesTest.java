package dev.yaku.internal.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What JIT.md says, as far as it can be checked without a clock. */
class JitNotesTest {
  private static final Path NOTES = Path.of("../jmh/JIT.md");

  /** HotSpot's MaxInlineSize: the bytes of a method that is inlined though it is called rarely. */
  private static final int RARE = 35;

  /** HotSpot's FreqInlineSize: the bytes of a method that is inlined where it is called often. */
  private static final int FREQUENT = 325;

  @ParameterizedTest(name = "{0}.{1}")
  @CsvSource({
    "hand.HashesBySize, of",
    "table.PerfectHash, value slot",
    "hand.HandTableEvaluator, withFlush isPlain",
  })
  void methodsOfTheRarePath_areShortEnoughToBeInlined(String type, String methods)
      throws IOException {
    Map<String, Integer> lengths = codeLengths(type);
    for (String method : methods.split(" ", -1)) {
      int length = lengths.get(method);
      assertTrue(length <= RARE, method + " has " + length + " bytes: JIT.md, note 1");
    }
  }

  @ParameterizedTest(name = "{0}.{1}")
  @CsvSource({
    "hand.FlushTable, best",
    "hand.FlushTable, bestOfKeys",
    "hand.FlushTable, bestOfKey",
    "hand.FlushTable, bestOfSuit",
    "hand.HandTableEvaluator, checked",
    "hand.HandTableKeys, evaluate",
  })
  void bestFlush_isShortEnoughToBeInlinedWhereItIsCalledOften(String type, String method)
      throws IOException {
    int length = codeLengths(type).get(method);
    assertTrue(length <= FREQUENT, method + " has " + length + " bytes: JIT.md, note 1");
  }

  @ParameterizedTest(name = "{0}.{1}")
  @CsvSource({
    "deal.CombinationSampler, make, 35, 9",
    "enumerate.CallbackLoopTemplate, choose, 325, 5",
    "enumerate.CallbackLoopTemplate, run, 325, 5",
    "enumerate.CallbackLoopTemplate, addOne, 325, 5",
  })
  void methodsThatMustStayCalls_areTooLongToBeInlined(
      String type, String method, int limit, int note) throws IOException {
    assertTrue(limit == RARE || limit == FREQUENT);
    int length = codeLengths(type).get(method);
    assertTrue(length > limit, method + " has " + length + " bytes: JIT.md, note " + note);
  }

  @Test
  void notes_areNumberedFromOne() throws IOException {
    assertEquals(IntStream.rangeClosed(1, notes().size()).boxed().toList(), notes());
  }

  @Test
  void references_areToNotesThatThereAre() throws IOException {
    List<Integer> notes = notes();
    Pattern reference = Pattern.compile("JIT\\.md,(?:\\s|\\*|//)+notes? (\\d+)");
    try (Stream<Path> sources =
        Stream.of("src/main", "../vector/src/main").flatMap(JitNotesTest::files)) {
      List<Integer> referred =
          sources.flatMap(file -> numbers(reference, file)).distinct().sorted().toList();
      assertFalse(referred.isEmpty());
      assertTrue(notes.containsAll(referred), referred + " of " + notes);
    }
  }

  @Test
  void questions_thatNotesName_exist() throws IOException {
    String notes = Files.readString(NOTES);
    String questions =
        Files.readString(Path.of("../jmh/src/jmh/java/dev/yaku/jmh/HandQuestions.java"));
    List<MatchResult> forms =
        Pattern.compile("\"constant \\d cards: ([^\"]+)\"").matcher(notes).results().toList();
    assertFalse(forms.isEmpty());
    for (MatchResult form : forms) {
      assertTrue(questions.contains('"' + form.group(1) + '"'), form.group());
    }
  }

  private static List<Integer> notes() throws IOException {
    return Pattern.compile("(?m)^## (\\d+)\\. ")
        .matcher(Files.readString(NOTES))
        .results()
        .map(heading -> Integer.valueOf(heading.group(1)))
        .toList();
  }

  private static Stream<Path> files(String folder) {
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Stream<Integer> numbers(Pattern reference, Path file) {
    try {
      return reference
          .matcher(Files.readString(file))
          .results()
          .map(match -> Integer.valueOf(match.group(1)));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** By method name: the bytes of its code, the most where several methods have the name. */
  private static Map<String, Integer> codeLengths(String type) throws IOException {
    String resource = "/dev/yaku/internal/" + type.replace('.', '/') + ".class";
    Map<String, Integer> lengths = new HashMap<>();
    try (InputStream in = JitNotesTest.class.getResourceAsStream(resource);
        DataInputStream file = new DataInputStream(in)) {
      file.readLong(); // magic and version
      Map<Integer, String> texts = constantTexts(file);
      file.skipNBytes(6); // access, this class, superclass
      file.skipNBytes(2L * file.readUnsignedShort()); // interfaces
      readMembers(file, texts, new HashMap<>()); // fields have no code
      readMembers(file, texts, lengths);
    }
    return lengths;
  }

  /** The texts among the constants, by index: JVMS 4.4. */
  private static Map<Integer, String> constantTexts(DataInputStream file) throws IOException {
    Map<Integer, String> texts = new HashMap<>();
    int count = file.readUnsignedShort();
    for (int i = 1; i < count; i++) {
      int tag = file.readUnsignedByte();
      switch (tag) {
        case 1 -> texts.put(i, file.readUTF());
        case 3, 4, 9, 10, 11, 12, 17, 18 -> file.skipNBytes(4);
        case 5, 6 -> {
          file.skipNBytes(8);
          i++; // a long or double has two places
        }
        case 7, 8, 16, 19, 20 -> file.skipNBytes(2);
        case 15 -> file.skipNBytes(3);
        default -> throw new IOException("constant of an unknown kind: " + tag);
      }
    }
    return texts;
  }

  /** Fields or methods, and the attribute Code of each: JVMS 4.5 to 4.7. */
  private static void readMembers(
      DataInputStream file, Map<Integer, String> texts, Map<String, Integer> lengths)
      throws IOException {
    for (int members = file.readUnsignedShort(); members > 0; members--) {
      file.skipNBytes(2); // access
      String name = texts.get(file.readUnsignedShort());
      file.skipNBytes(2); // descriptor
      for (int attributes = file.readUnsignedShort(); attributes > 0; attributes--) {
        boolean code = texts.get(file.readUnsignedShort()).equals("Code");
        int bytes = file.readInt();
        if (code) {
          file.skipNBytes(4); // stack and variables
          lengths.merge(name, file.readInt(), Math::max);
          bytes -= 8;
        }
        file.skipNBytes(bytes);
      }
    }
  }
}
