package dev.yaku.equity.internal.holes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happens to the files of Omaha's orders, no place is wrong. */
class OmahaOrderFaultsTest {
  private static final Path FOLDER = Path.of("../../tables/omaha/src/main/orders");
  private static final String NAME = "omaha-4.order";
  private static final int CLASSES = 16_432;
  private static final String ACES = "AcAdAhAs";
  private static final int PLACE_OF_ACES = 5943; // see OmahaOrderTest

  @TempDir private Path folder;
  private static byte[] whole;

  @BeforeAll
  static void read() throws IOException {
    whole = Files.readAllBytes(FOLDER.resolve(NAME));
  }

  private static int[] places(byte... bytes) throws IOException {
    return OmahaOrder.places(NAME, bytes, "omaha", 4, CLASSES);
  }

  @Test
  void places_writtenAgain_areTheSame() throws IOException {
    Path again = folder.resolve("again");
    OmahaOrderWriter.write(again, "omaha", 4, places(whole));
    assertArrayEquals(whole, Files.readAllBytes(again));
  }

  @Test
  void places_changedOrCut_areRefused() throws IOException {
    byte[] bytes = whole.clone();
    for (int at = 0; at < bytes.length; at += at < 64 ? 1 : 97) {
      bytes[at] ^= (byte) (1 << at % 8);
      IOException e = assertThrows(IOException.class, () -> places(bytes));
      assertTrue(e.getMessage().startsWith(NAME + ": expected "), e.getMessage());
      bytes[at] = whole[at];
    }
    assertArrayEquals(places(whole), places(bytes));
    for (int length : new int[] {0, 1, 20, 64, whole.length - 1, whole.length + 1}) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThrows(IOException.class, () -> places(cut));
    }
  }

  @Test
  void places_ofOtherRules_areRefused() throws IOException {
    byte[] other = Files.readAllBytes(FOLDER.resolve("omaha-hi-lo-4.order"));
    IOException e = assertThrows(IOException.class, () -> places(other));
    assertEquals(
        NAME
            + ": expected an order of Omaha's hands, found another than of 4 cards by omaha: damaged,"
            + " or of another question",
        e.getMessage());
  }

  private Path jar() throws IOException {
    Path jar = folder.resolve("orders.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (String name : List.of("first", NAME)) {
        entries.putNextEntry(new JarEntry("META-INF/yaku/" + name));
        entries.write(name.equals("first") ? new byte[9000] : whole);
      }
    }
    return jar;
  }

  /** The library with orders from this jar only. */
  private static URLClassLoader library(Path jar) throws IOException {
    List<URL> urls = new ArrayList<>(List.of(jar.toUri().toURL()));
    for (String each : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (!each.contains("omaha")) {
        urls.add(Path.of(each).toUri().toURL());
      }
    }
    return new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }

  private static int placeOfAces(ClassLoader library) throws Throwable {
    Class<?> order = Class.forName(OmahaOrder.class.getName(), true, library);
    try {
      Object omaha = order.getMethod("of", String.class, int.class).invoke(null, "omaha", 4);
      return (int) order.getMethod("place", long.class).invoke(omaha, Hand.parse(ACES));
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static void damage(String how, Path jar) throws IOException {
    long size = Files.size(jar);
    switch (how) {
      case "cut", "emptied" -> {
        try (FileChannel channel = FileChannel.open(jar, StandardOpenOption.WRITE)) {
          channel.truncate(how.equals("cut") ? size / 2 : 0);
        }
      }
      case "overwritten" -> Files.write(jar, new byte[(int) size], StandardOpenOption.WRITE);
      case "replaced" -> {
        Files.delete(jar);
        Files.writeString(jar, "another file");
      }
      default -> Files.delete(jar);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cut", "emptied", "overwritten", "replaced", "deleted"})
  void of_jarDamaged_isRefusedOrRight(String how) throws Throwable {
    for (boolean inUse : new boolean[] {false, true}) {
      Path jar = jar();
      try (URLClassLoader library = library(jar)) {
        if (inUse) {
          assertEquals(
              9000, library.getResourceAsStream("META-INF/yaku/first").readAllBytes().length);
        }
        damage(how, jar);
        try {
          assertEquals(PLACE_OF_ACES, placeOfAces(library));
          assertTrue(inUse, "read from nowhere");
        } catch (UncheckedIOException e) {
          assertInstanceOf(IOException.class, e.getCause());
        }
      }
      Files.deleteIfExists(jar);
    }
  }

  @Test
  void of_jarThatIsWhole_isRight() throws Throwable {
    try (URLClassLoader library = library(jar())) {
      assertEquals(PLACE_OF_ACES, placeOfAces(library));
    }
  }
}
