package dev.yaku.internal.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

public class HiddenClassesTest {
  /** Loads the library as a native image does, which has no class files: of this one not. */
  public static URLClassLoader without(String classFile) throws Exception {
    URL[] path = {
      HandEvaluator.class.getProtectionDomain().getCodeSource().getLocation(),
      Class.forName("dev.yaku.tables.TablesLocation")
          .getProtectionDomain()
          .getCodeSource()
          .getLocation(),
    };
    return new URLClassLoader(path, ClassLoader.getPlatformClassLoader()) {
      @Override
      public URL getResource(String name) {
        return name.endsWith(classFile) ? null : super.getResource(name);
      }
    };
  }

  /** What is copied; without a constant. */
  static final class Template {}

  @Test
  void copy_classTwice_areObjectsOfDifferentClasses() {
    Object one = HiddenClasses.copy(HiddenClassesTest.class, "HiddenClassesTest$Template", "");
    Object two = HiddenClasses.copy(HiddenClassesTest.class, "HiddenClassesTest$Template", "");
    assertTrue(one.getClass().getName().startsWith(Template.class.getName()), one.toString());
    assertNotSame(Template.class, one.getClass());
    assertNotSame(one.getClass(), two.getClass());
  }

  @Test
  void copy_classThatIsNotThere_isNull() {
    assertNull(HiddenClasses.copy(HiddenClassesTest.class, "NoSuchClass", "a constant"));
  }

  @Test
  void copy_constantOfAnotherType_isNull() {
    assertNull(HiddenClasses.copy(HiddenClassesTest.class, "ArrayLoopTemplate", "no evaluator"));
  }

  @Test
  void copy_failsTwice_isLoggedOnce() throws Exception {
    List<LogRecord> logged = new ArrayList<>();
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            logged.add(record);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger logger = Logger.getLogger(HiddenClasses.class.getName());
    logger.addHandler(handler);
    try (URLClassLoader loader = without("nothing")) { // where none has failed before
      Method copy =
          loader
              .loadClass(HiddenClasses.class.getName())
              .getMethod("copy", Class.class, String.class, Object.class);
      assertNull(copy.invoke(null, HiddenClassesTest.class, "NoSuchClass", null));
      assertNull(copy.invoke(null, HiddenClassesTest.class, "NoSuchClass", null));
    } finally {
      logger.removeHandler(handler);
    }
    assertEquals(1, logged.size());
    String name = getClass().getPackageName() + ".NoSuchClass";
    assertEquals(name + " cannot be copied: loops will be slower", logged.get(0).getMessage());
  }
}
