package dev.yaku.internal.load;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.StandardProofTest;
import dev.yaku.internal.table.TableBytes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wherever a table is, and whichever threads ask at the same time, the values are the same. */
public class BuiltInEvaluatorsTest {
  private static final byte[] STANDARD = TableBytes.file("standard");

  /** Hands of every size, those of one size together, the large ones first. */
  private static final long[] HANDS = hands(20_000);

  @TempDir Path dir;

  private static long[] hands(int ofEachSize) {
    SplittableRandom random = new SplittableRandom(1);
    long[] hands = new long[10 * ofEachSize];
    for (int i = 0; i < hands.length; i++) {
      hands[i] = StandardProofTest.random(random, Hand.DECK, 9 - i / ofEachSize);
    }
    return hands;
  }

  /** In the library's own tables only the checksum is checked; in the tables of users, all else. */
  @Test
  void open_everyTableOfTheLibrary_passesAllChecks() throws IOException {
    for (String name : Evaluator.names()) {
      Evaluator opened =
          Evaluator.open(new ByteArrayInputStream(TableBytes.file(name)), Evaluator.class);
      assertEquals(name, opened.ruleSet().name());
      assertEquals(Evaluator.of(name).ruleSet().maxValue(), opened.ruleSet().maxValue());
    }
  }

  @Test
  void evaluate_tableFromPathDirectoryOrJar_isTheSame() throws Exception {
    Path file = Files.write(dir.resolve("standard.yaku"), STANDARD);
    int[] fromPath = new int[HANDS.length];
    HandEvaluator.open(file).evaluate(HANDS, fromPath);
    try (Library library = new Library(directory(STANDARD), "file")) {
      assertEquals(List.of("standard"), library.names());
      assertSameValues(fromPath, library.values());
    }
    try (Library library = new Library(jar(STANDARD), "jar")) {
      assertEquals(List.of("standard"), library.names());
      assertSameValues(fromPath, library.values());
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void of_tablesBesideTheirModulesClass_areFoundBeforeOthers(boolean inJar) throws Exception {
    Path folder = directory(inJar ? new byte[0] : STANDARD);
    Path jar = jar(inJar ? STANDARD : new byte[0]);
    Path own = inJar ? jar : folder;
    Path other = inJar ? folder : jar;
    addNeighbor(own);
    int[] values = new int[HANDS.length];
    HandEvaluator.of("standard").evaluate(HANDS, values);
    try (Library library = new Library(other, own)) {
      assertSameValues(values, library.values());
    }
  }

  @Test
  void of_tablesApartFromTheirModulesClass_areFound() throws Exception {
    Path classes = Files.createDirectory(dir.resolve("classes"));
    addNeighbor(classes);
    int[] values = new int[HANDS.length];
    HandEvaluator.of("standard").evaluate(HANDS, values);
    try (Library library = new Library(classes, jar(STANDARD))) {
      assertSameValues(values, library.values());
    }
  }

  @Test
  @SuppressWarnings("deprecation") // File.toURL does not escape blanks: that is the test
  void of_tablesInAJarWhoseUrlIsNotEscaped_areFound() throws Exception {
    Path jar = jar(STANDARD);
    addNeighbor(jar);
    URL url = jar.toFile().toURL();
    assertTrue(url.toString().contains(" "), url.toString());
    int[] values = new int[HANDS.length];
    HandEvaluator.of("standard").evaluate(HANDS, values);
    try (Library library = new Library(url)) {
      assertSameValues(values, library.values());
    }
  }

  /** Also puts the class there that is beside the tables. */
  private static void addNeighbor(Path place) throws Exception {
    String file = "dev/yaku/tables/TablesLocation.class";
    byte[] bytes;
    try (InputStream in = BuiltInEvaluatorsTest.class.getResourceAsStream("/" + file)) {
      bytes = in.readAllBytes();
    }
    if (Files.isDirectory(place)) {
      Files.createDirectories(place.resolve(file).getParent());
      Files.write(place.resolve(file), bytes);
      return;
    }
    try (FileSystem jar = FileSystems.newFileSystem(place)) {
      Files.createDirectories(jar.getPath(file).getParent());
      Files.write(jar.getPath(file), bytes);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void of_damagedTable_isRejectedFromDirectoryAndJar(boolean besideNeighbor) throws Exception {
    byte[] damaged = STANDARD.clone();
    damaged[STANDARD.length - 1] ^= 1;
    Path folder = directory(damaged);
    Path jar = jar(damaged);
    if (besideNeighbor) {
      addNeighbor(folder);
      addNeighbor(jar);
    }
    try (Library library = new Library(folder, "file")) {
      assertRejected(folder.resolve("META-INF/yaku/standard.yaku").toString(), library);
    }
    try (Library library = new Library(jar, "jar")) {
      assertRejected("jar:" + jar.toUri().toURL() + "!/META-INF/yaku/standard.yaku", library);
    }
  }

  @Test
  void evaluator_readFromAUrl_saysTheSameOfRulesAndValuesAsOneThatIsMapped() throws IOException {
    for (String name : Evaluator.names()) {
      Path file = Files.write(dir.resolve(name + ".yaku"), TableBytes.file(name));
      Evaluator mapped = Evaluator.open(file, Evaluator.class);
      Evaluator read = read(file);
      assertEquals(mapped.ruleSet().text(), read.ruleSet().text());
      assertEquals(mapped.ruleSet().categories(), read.ruleSet().categories());
      assertEquals(mapped.ruleSet().bestCards(), read.ruleSet().bestCards());
      int most = mapped.ruleSet().maxValue();
      assertEquals(most, read.ruleSet().maxValue());
      assertEquals(mapped.packed(most), read.packed(most));
      assertEquals(mapped.describe(most), read.describe(most));
    }
  }

  @Test
  void evaluator_whoseTableIsReplacedOrGone_evaluatesWhatItHoldsAndRejectsTheRest()
      throws IOException {
    Path file = Files.write(dir.resolve("some.yaku"), STANDARD);
    HandEvaluator evaluator = (HandEvaluator) read(file);
    long seven = Hand.parse("As Ks Qs Js Ts 2h 2d");
    long eight = seven | Hand.parse("3h");
    byte[] other = TableBytes.file("no-wheel");
    Files.write(file, other);
    assertEquals(evaluator.ruleSet().maxValue(), evaluator.evaluate(seven));
    UncheckedIOException e =
        assertThrows(UncheckedIOException.class, () -> evaluator.evaluate(eight));
    assertEquals(
        file.toUri().toURL()
            + ": expected checksum %08x, found %08x: replaced since it was opened"
                .formatted(checksum(STANDARD), checksum(other)),
        e.getCause().getMessage());
    assertThrows(UncheckedIOException.class, () -> evaluator.describe(1));
    assertThrows(UncheckedIOException.class, () -> evaluator.ruleSet().text());
    Files.delete(file);
    assertThrows(UncheckedIOException.class, () -> evaluator.evaluate(eight));
    Files.write(file, STANDARD);
    assertEquals(evaluator.ruleSet().maxValue(), evaluator.evaluate(eight));
    Files.delete(file);
    assertEquals(evaluator.ruleSet().maxValue(), evaluator.evaluate(eight)); // holds it now
  }

  private static int checksum(byte[] table) {
    return TableBytes.littleEndian(table).getInt(table.length - 4);
  }

  /** As from a jar: without keeping the bytes. */
  private static Evaluator read(Path file) throws IOException {
    return Evaluators.evaluator(JarTable.AtUrl.read(file.toUri().toURL()));
  }

  /** That is 188,416 bytes of tables, and little else. */
  @Test
  void evaluator_askedForFiveToSevenCards_holdsTheTablesOfTheseAlone() throws Exception {
    Path file = Files.write(dir.resolve("standard.yaku"), STANDARD);
    for (HandEvaluator evaluator : List.of(HandEvaluator.open(file), (HandEvaluator) read(file))) {
      long bytes = Memory.afterCommonHands(evaluator);
      assertTrue(188_416 < bytes && bytes < 197_000, bytes + " bytes");
    }
  }

  @Test
  void of_withTheTablesOfHoldemAlone_namesTheMissingJar() throws Exception {
    Class<?> neighbor = Class.forName("dev.yaku.tables.TablesLocation");
    Path holdem = Path.of(neighbor.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Library library = new Library(holdem)) {
      assertEquals(List.of("short-deck", "short-deck-trips", "standard"), library.names());
      Throwable e =
          assertThrows(InvocationTargetException.class, () -> library.evaluator("ace-to-five"))
              .getCause();
      assertEquals(
          "the table of rule set \"ace-to-five\" is in the jar yaku-tables-games, which is not on"
              + " the class path, or the module dev.yaku.tables.games, which is not on the module"
              + " path",
          e.getMessage());
    }
  }

  @Test
  void of_withoutTheTables_saysWhichJarIsMissing() throws Exception {
    Path empty = Files.createDirectory(dir.resolve("empty"));
    String message =
        "no built-in rule sets: the jar yaku-tables is not on the class path, or the module"
            + " dev.yaku.tables not on the module path";
    try (Library library = new Library(empty)) {
      for (Executable call : List.<Executable>of(library::names, library::values)) {
        Throwable e = assertThrows(InvocationTargetException.class, call).getCause();
        assertEquals("java.io.UncheckedIOException", e.getClass().getName());
        assertEquals(message, e.getCause().getMessage());
      }
    }
  }

  @Test
  void of_nameThatIsAPath_isRejected() {
    for (String name : new String[] {"../yaku/standard", "/standard", "standard.yaku", ""}) {
      assertThrows(IllegalArgumentException.class, () -> HandEvaluator.of(name), name);
    }
  }

  private static void assertRejected(String source, Library library) {
    int right = TableBytes.littleEndian(STANDARD).getInt(STANDARD.length - 4);
    Throwable e = assertThrows(InvocationTargetException.class, library::values).getCause();
    assertEquals("java.io.UncheckedIOException", e.getClass().getName());
    assertEquals("dev.yaku.TableFormatException", e.getCause().getClass().getName());
    assertEquals(
        source + ": expected checksum %08x, found %08x: damaged".formatted(right ^ 1 << 24, right),
        e.getCause().getMessage());
  }

  @Test
  void evaluate_fromTwoThreads_agreesWithOne() throws Exception {
    int[] expected = new int[HANDS.length];
    HandEvaluator.of("standard").evaluate(HANDS, expected);
    Path file = Files.write(dir.resolve("standard.yaku"), STANDARD);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      for (int round = 0; round < 20; round++) {
        HandEvaluator fresh = HandEvaluator.open(file); // has yet to load most of its sections
        CyclicBarrier start = new CyclicBarrier(2);
        Callable<int[]> evaluateAll =
            () -> {
              int[] values = new int[HANDS.length];
              start.await();
              fresh.evaluate(HANDS, values);
              return values;
            };
        for (Future<int[]> values : threads.invokeAll(Collections.nCopies(2, evaluateAll))) {
          assertSameValues(expected, values.get());
        }
      }
    } finally {
      threads.shutdown();
    }
  }

  private static void assertSameValues(int[] expected, int[] values) {
    for (int i = 0; i < HANDS.length; i++) {
      if (expected[i] != values[i]) {
        assertEquals(expected[i], values[i], Hand.toString(HANDS[i]));
      }
    }
    assertArrayEquals(expected, values);
  }

  /** A folder of the class path; its name is one that a URL has to escape. */
  private Path directory(byte[] table) throws IOException {
    Path folder = dir.resolve("class path");
    Path tables = Files.createDirectories(folder.resolve("META-INF/yaku"));
    Files.write(tables.resolve("standard.yaku"), table);
    Files.writeString(tables.resolve("index"), "standard\n");
    return folder;
  }

  private Path jar(byte[] table) throws IOException {
    Path jar = dir.resolve("the tables.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/yaku/standard.yaku"));
      out.write(table);
      out.putNextEntry(new JarEntry("META-INF/yaku/index"));
      out.write("standard\n".getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }

  /** The library once more, with classes of its own, beside the tables at one place. */
  private static final class Library implements AutoCloseable {
    private final URLClassLoader loader;
    private final Class<?> type;

    Library(Path tables, String protocol) throws Exception {
      this(tables);
      URL table = loader.getResource("META-INF/yaku/standard.yaku");
      assertEquals(protocol, table.getProtocol());
    }

    Library(Path... tables) throws Exception {
      this(urls(tables));
    }

    Library(URL... tables) throws Exception {
      URL[] path = Arrays.copyOf(tables, tables.length + 1);
      path[tables.length] = HandEvaluator.class.getProtectionDomain().getCodeSource().getLocation();
      loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
      type = loader.loadClass("dev.yaku.HandEvaluator");
    }

    private static URL[] urls(Path... paths) throws IOException {
      URL[] urls = new URL[paths.length];
      for (int i = 0; i < paths.length; i++) {
        urls[i] = paths[i].toUri().toURL();
      }
      return urls;
    }

    Object evaluator(String name) throws ReflectiveOperationException {
      return type.getMethod("of", String.class).invoke(null, name);
    }

    int[] values() throws Exception {
      Object evaluator = evaluator("standard");
      int[] values = new int[HANDS.length];
      type.getMethod("evaluate", long[].class, int[].class).invoke(evaluator, HANDS, values);
      return values;
    }

    Object names() throws Exception {
      return loader
          .loadClass("dev.yaku.Evaluator")
          .getMethod("names", Class.class)
          .invoke(null, type);
    }

    @Override
    public void close() throws IOException {
      loader.close();
    }
  }
}
