package dev.yaku.internal.jit;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Copies classes; nothing else names what that takes, which not every machine has. The JIT compiles
 * each copy separately, with its own constants and call targets: JIT.md, notes 3 to 5.
 */
public final class HiddenClasses {
  private static final AtomicBoolean LOGGED = new AtomicBoolean();

  private HiddenClasses() {}

  /**
   * Creates an instance of a copy of a class. The copy gets its constant by {@link #constant}.
   *
   * @param neighbor a class in the same package as the one to copy
   * @param className the simple name of the class to copy
   * @param constant for a class that asks for one; not null in any case, which the JVM requires
   * @return null if no copy can be created, as in a native image: the caller must do without. The
   *     first failure is logged
   */
  public static Object copy(Class<?> neighbor, String className, Object constant) {
    try (InputStream bytes = neighbor.getResourceAsStream(className + ".class")) {
      if (bytes == null) {
        throw new FileNotFoundException("no class file " + className);
      }
      Lookup room = MethodHandles.privateLookupIn(neighbor, MethodHandles.lookup());
      Lookup copy = room.defineHiddenClassWithClassData(bytes.readAllBytes(), constant, true);
      return copy.lookupClass().getDeclaredConstructor().newInstance();
    } catch (IOException | ReflectiveOperationException | LinkageError e) {
      if (LOGGED.compareAndSet(false, true)) {
        Logger logger = System.getLogger(HiddenClasses.class.getName());
        String name = neighbor.getPackageName() + "." + className;
        logger.log(Level.WARNING, name + " cannot be copied: loops will be slower", e);
      }
      return null;
    }
  }

  /** The constant of the copy whose lookup this is. */
  public static <T> T constant(Lookup copy, Class<T> type) {
    try {
      return MethodHandles.classData(copy, ConstantDescs.DEFAULT_NAME, type);
    } catch (IllegalAccessException e) {
      throw new LinkageError("no access to the class's own data", e);
    }
  }
}
