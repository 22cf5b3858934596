package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;

class ClassCopyTest {
  /** Loads the library as a native image does, which has no class files: of this one not. */
  static URLClassLoader without(String classFile) throws Exception {
    URL[] path = {
      HandEvaluator.class.getProtectionDomain().getCodeSource().getLocation(),
      Class.forName("dev.yaku.tables.Place").getProtectionDomain().getCodeSource().getLocation(),
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
    Object one = ClassCopy.of("ActionLoop");
    Object two = ClassCopy.of("ActionLoop");
    assertTrue(one.getClass().getName().startsWith("dev.yaku.ActionLoop"), one.toString());
    assertNotSame(ActionLoop.class, one.getClass());
    assertNotSame(one.getClass(), two.getClass());
  }

  @Test
  void of_classThatIsNotThere_isNull() {
    assertNull(ClassCopy.of("NoSuchClass", "a constant"));
  }

  @Test
  void of_constantOfAnotherType_isNull() {
    assertNull(ClassCopy.of("ConstantLoop", "no evaluator"));
  }
}
