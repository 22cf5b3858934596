package dev.yaku.internal.jit;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.enumerate.CallbackLoopTemplate;
import java.net.URL;
import java.net.URLClassLoader;
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

  @Test
  void of_classTwice_areObjectsOfDifferentClasses() {
    Object one = HiddenClasses.of("CallbackLoopTemplate");
    Object two = HiddenClasses.of("CallbackLoopTemplate");
    assertTrue(
        one.getClass().getName().startsWith("dev.yaku.internal.enumerate.CallbackLoopTemplate"),
        one.toString());
    assertNotSame(CallbackLoopTemplate.class, one.getClass());
    assertNotSame(one.getClass(), two.getClass());
  }

  @Test
  void of_classThatIsNotThere_isNull() {
    assertNull(HiddenClasses.of("NoSuchClass", "a constant"));
  }

  @Test
  void of_constantOfAnotherType_isNull() {
    assertNull(HiddenClasses.of("ArrayLoopTemplate", "no evaluator"));
  }
}
