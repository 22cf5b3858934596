package dev.yaku.internal.table;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A program that changes table files in all ways, before and while they are open, and prints what
 * comes of it: MappedTableTest runs it, since the JVM may die.
 */
public final class FileFaults {
  private static final String[] HANDS = {"As", "As Ks Qs Js 9s", "As Ks Qs Js 9s 8d 7d 2c"};
  private static final int PAGE = 4096;

  /** Changes a file. */
  interface Change {
    void apply(Path file) throws IOException;
  }

  /** Uses what was opened, and returns all that it says. */
  interface Use {
    Object of(Evaluator opened);
  }

  /** What happens to a file: to its contents, and then to its name. */
  record Fault(String name, Change contents, Change ofName) {
    void happenTo(Path file) throws IOException {
      contents.apply(file);
      ofName.apply(file);
    }
  }

  private FileFaults() {}

  /** Each change of contents with each of names; by steps, each with some, in turn. */
  static List<Fault> faults(Map<String, Change> contents, byte[] whole) {
    int step = Integer.getInteger("yaku.step", 1);
    List<Fault> faults = new ArrayList<>();
    int row = 0;
    for (Map.Entry<String, Change> change : contents.entrySet()) {
      int column = 0;
      for (Map.Entry<String, Change> name : names(whole).entrySet()) {
        if ((row + column++) % step == 0) {
          String both = change.getKey() + ", " + name.getKey();
          faults.add(new Fault(both, change.getValue(), name.getValue()));
        }
      }
      row++;
    }
    return faults;
  }

  /** The changes of a file's contents, by name. */
  static Map<String, Change> contents(byte[] whole) {
    Map<String, Change> changes = new LinkedHashMap<>();
    changes.put("unchanged", file -> {});
    for (int size : new int[] {0, 10, PAGE, whole.length / 2, whole.length - 1}) {
      changes.put("cut to " + size, file -> cut(file, size));
    }
    changes.put("zeros", file -> write(file, new byte[whole.length]));
    changes.put("zeros in the middle", file -> write(file, new byte[PAGE], whole.length / 2));
    changes.put("longer", file -> write(file, new byte[PAGE], whole.length));
    changes.put("cut and written again", file -> rewrite(file, whole));
    return changes;
  }

  /** What then happens to a file's name, by name. */
  private static Map<String, Change> names(byte[] whole) {
    Map<String, Change> changes = new LinkedHashMap<>();
    changes.put("kept", file -> {});
    changes.put("deleted", Files::delete);
    changes.put("renamed", file -> Files.move(file, file.resolveSibling("renamed")));
    changes.put(
        "replaced",
        file ->
            Files.move(
                Files.write(file.resolveSibling("new"), whole),
                file,
                StandardCopyOption.REPLACE_EXISTING));
    return changes;
  }

  /** Truncates a file. */
  static void cut(Path file, int size) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.truncate(size);
    }
  }

  static void write(Path file, byte[] bytes, long... at) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(bytes), at.length == 0 ? 0 : at[0]);
    }
  }

  private static void rewrite(Path file, byte[] whole) throws IOException {
    cut(file, 0);
    write(file, whole);
  }

  private static List<Use> uses(String rules) {
    List<Use> uses = new ArrayList<>();
    if (rules.equals("standard")) {
      for (String hand : HANDS) {
        uses.add(opened -> ((HandEvaluator) opened).evaluate(Hand.parse(hand)));
      }
      uses.add(opened -> ((HandEvaluator) opened).describe(1));
    } else {
      uses.add(opened -> opened.judge("As Kh Qd Jc | Ts 9s 8d 2c 2h").text());
    }
    uses.add(opened -> opened.ruleSet().text());
    return uses;
  }

  /**
   * Changes tables.
   *
   * @param arguments a folder
   */
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    for (String rules : List.of("standard", "omaha")) {
      byte[] whole = table(rules);
      Evaluator right = Evaluator.of(rules);
      for (Fault fault : faults(contents(whole), whole)) {
        String scenario = rules + ", " + fault.name();
        System.out.println("begins: " + scenario); // in case it is the last
        beforeOpening(scenario, fresh(folder, whole), fault, right);
        System.out.println("begins: " + scenario + ", while open");
        whileOpen(scenario, fresh(folder, whole), fault, right);
      }
      System.out.println("begins: " + rules + ", while it is opened");
      whileOpening(fresh(folder, whole), whole, right);
    }
    System.out.println("survived");
  }

  private static Path fresh(Path folder, byte[] whole) throws IOException {
    Path file = folder.resolve("mine.yaku");
    Files.deleteIfExists(file.resolveSibling("renamed"));
    Files.deleteIfExists(file); // so that it is not the file that was mapped before
    return Files.write(file, whole);
  }

  private static void beforeOpening(String scenario, Path file, Fault fault, Evaluator right)
      throws IOException {
    fault.happenTo(file);
    Evaluator opened;
    try {
      opened = Evaluator.open(file, Evaluator.class);
    } catch (IOException e) {
      return; // as documented
    }
    check(scenario, opened, right, false);
  }

  private static void whileOpen(String scenario, Path file, Fault fault, Evaluator right)
      throws IOException {
    Evaluator opened = Evaluator.open(file, Evaluator.class);
    fault.happenTo(file);
    check(scenario, opened, right, true);
  }

  /** Each answer is right, or the documented exception. */
  private static void check(String scenario, Evaluator opened, Evaluator right, boolean mayThrow) {
    for (Use use : uses(right.ruleSet().name())) {
      try {
        Object found = use.of(opened);
        if (!found.equals(use.of(right))) {
          System.out.println("wrong: " + scenario + ": " + found);
        }
      } catch (UncheckedIOException e) {
        if (!mayThrow || !e.getMessage().contains("overwritten since it was opened")) {
          System.out.println("wrong: " + scenario + ": " + e);
        }
      }
    }
  }

  /** Another thread cuts and rewrites the file again and again while it is opened. */
  private static void whileOpening(Path file, byte[] whole, Evaluator right) throws Exception {
    byte[] other = whole.clone();
    Arrays.fill(other, whole.length / 3, whole.length / 2, (byte) 1);
    AtomicBoolean stop = new AtomicBoolean();
    Thread writer =
        new Thread(
            () -> {
              SplittableRandom random = new SplittableRandom(5);
              while (!stop.get()) {
                try {
                  cut(file, random.nextInt(whole.length));
                  write(file, other);
                  write(file, whole);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              }
            });
    writer.start();
    for (int i = 0; i < 40; i++) {
      Evaluator opened;
      try {
        opened = Evaluator.open(file, Evaluator.class);
      } catch (IOException e) {
        continue;
      }
      check("while it is opened", opened, right, true);
    }
    stop.set(true);
    writer.join();
  }

  /** The bytes of a built-in table. */
  public static byte[] table(String rules) throws IOException {
    String file = "META-INF/yaku/" + rules + ".yaku";
    try (InputStream in = FileFaults.class.getClassLoader().getResourceAsStream(file)) {
      return in.readAllBytes();
    }
  }
}
