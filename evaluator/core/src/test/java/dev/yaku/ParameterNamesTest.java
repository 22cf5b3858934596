package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import org.junit.jupiter.api.Test;

/** Class files name what debuggers, IDEs and the JVM's messages show. */
class ParameterNamesTest {
  @Test
  void parameters_ofTheFace_haveTheirNames() throws ReflectiveOperationException {
    Method evaluate = HandEvaluator.class.getMethod("evaluateKey", long.class, long.class);
    Parameter[] parameters = evaluate.getParameters();
    assertTrue(parameters[0].isNamePresent());
    assertEquals("key", parameters[0].getName());
    assertEquals("hand", parameters[1].getName());
  }

  /** The JVM itself says which variable is null. */
  @Test
  void localVariables_areNamedByTheJvm() {
    HandEvaluator standard = HandEvaluator.of("standard");
    String message =
        assertThrows(NullPointerException.class, () -> standard.evaluateCards(null)).getMessage();
    assertTrue(message.endsWith("\"cards\" is null"), message);
  }
}
