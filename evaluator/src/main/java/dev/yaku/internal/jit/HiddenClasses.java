package dev.yaku.internal.jit;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;

/**
 * Copies of a class of this package: the JIT compiles each for itself, knows what only this one is
 * used for, and takes what its static fields hold for constants.
 */
public final class HiddenClasses {
  private HiddenClasses() {}

  /** An object of a copy of a class; null if none can be made. */
  public static Object of(String className) {
    return of(className, null);
  }

  /** The same of a copy that has a constant: {@link #constant}. */
  public static Object of(String className, Object constant) {
    try (InputStream bytes = HiddenClasses.class.getResourceAsStream(className + ".class")) {
      if (bytes == null) { // as in a native image
        throw new FileNotFoundException(className);
      }
      return define(bytes.readAllBytes(), constant)
          .lookupClass()
          .getDeclaredConstructor()
          .newInstance();
    } catch (IOException | ReflectiveOperationException | LinkageError e) {
      return null;
    }
  }

  private static Lookup define(byte[] bytes, Object constant) throws IllegalAccessException {
    Lookup here = MethodHandles.lookup();
    return constant == null
        ? here.defineHiddenClass(bytes, true)
        : here.defineHiddenClassWithClassData(bytes, constant, true);
  }

  /** The constant of the copy whose lookup this is. */
  static <T> T constant(Lookup copy, Class<T> type) {
    try {
      return MethodHandles.classData(copy, ConstantDescs.DEFAULT_NAME, type);
    } catch (IllegalAccessException e) {
      throw new LinkageError("no access to the class's own data", e);
    }
  }
}
