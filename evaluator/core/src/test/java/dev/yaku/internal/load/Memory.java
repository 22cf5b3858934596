package dev.yaku.internal.load;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * How many bytes of heap does an evaluator hold that has been asked for five to seven cards?
 *
 * <p>Counts all that can be reached from it, as a JVM with compressed references stores it: {@code
 * java -cp
 * evaluator/core/target/yaku-core-0.1.0-SNAPSHOT.jar:tables/holdem/target/yaku-tables-0.1.0-SNAPSHOT.jar:evaluator/core/target/test-classes
 * dev.yaku.internal.load.Memory standard}; a table file instead of a name is mapped.
 */
public final class Memory {
  private static final int OBJECT_HEADER = 12;
  private static final int ARRAY_HEADER = 16;
  private static final int REFERENCE = 4;
  private static final int ALIGNMENT = 8;

  /** What a buffer, a URL or an empty map takes beside its bytes, at most. */
  private static final int OPAQUE = 200;

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> found = new ArrayDeque<>();

  private Memory() {}

  /**
   * Prints the bytes.
   *
   * @param arguments names of rule sets, or table files
   */
  public static void main(String[] arguments) throws Exception {
    for (String argument : arguments) {
      HandEvaluator evaluator =
          argument.endsWith(".yaku")
              ? HandEvaluator.open(Path.of(argument))
              : HandEvaluator.of(argument);
      System.out.printf("%s: %,d bytes%n", argument, afterCommonHands(evaluator));
    }
  }

  /** The bytes that an evaluator holds once hands of five, six and seven cards were evaluated. */
  public static long afterCommonHands(HandEvaluator evaluator) throws IllegalAccessException {
    long hand = Hand.parse("Ac 8d 9d Td");
    for (int card : Hand.cards(Hand.parse("Jh Qs Kc"))) {
      hand |= 1L << card;
      if (Long.bitCount(hand) <= evaluator.ruleSet().maxCards()) {
        evaluator.evaluate(hand);
      }
    }
    return of(evaluator);
  }

  /** The bytes of an evaluator and all that it holds. */
  public static long of(Evaluator evaluator) throws IllegalAccessException {
    Memory memory = new Memory();
    memory.find(evaluator);
    long bytes = 0;
    while (!memory.found.isEmpty()) {
      bytes += (memory.bytes(memory.found.poll()) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }
    return bytes;
  }

  private void find(Object object) {
    if (object != null && !(object instanceof Enum) && seen.add(object)) {
      found.add(object);
    }
  }

  private long bytes(Object object) throws IllegalAccessException {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      return bytesOfArray(object, type.getComponentType());
    }
    if (object instanceof String text) {
      return OBJECT_HEADER + ALIGNMENT + REFERENCE + ARRAY_HEADER + (long) text.length();
    }
    if (object instanceof Long) {
      return OBJECT_HEADER + Long.BYTES;
    }
    if (object instanceof Buffer || object instanceof URL) {
      return object instanceof ByteBuffer b && !b.isDirect()
          ? (long) OPAQUE + b.capacity()
          : OPAQUE;
    }
    if (object instanceof Collection<?> elements) { // those that List.copyOf makes
      elements.forEach(this::find);
      return OBJECT_HEADER + ARRAY_HEADER + (long) REFERENCE * (elements.size() + 1);
    }
    if (object instanceof Map<?, ?> map) { // what is derived on request
      map.values().forEach(this::find);
      return OPAQUE;
    }
    if (!type.getName().startsWith("dev.yaku.")) {
      throw new IllegalStateException("the size of a " + type + " is not known");
    }
    long bytes = OBJECT_HEADER;
    for (Field field : type.getDeclaredFields()) {
      if (!Modifier.isStatic(field.getModifiers())) {
        field.setAccessible(true);
        bytes += size(field.getType());
        if (!field.getType().isPrimitive()) {
          find(field.get(object));
        }
      }
    }
    return bytes;
  }

  private long bytesOfArray(Object array, Class<?> element) {
    int length = Array.getLength(array);
    for (int i = 0; i < length && !element.isPrimitive(); i++) {
      find(Array.get(array, i));
    }
    return ARRAY_HEADER + (long) length * size(element);
  }

  private static int size(Class<?> type) {
    if (type == long.class || type == double.class) {
      return Long.BYTES;
    }
    if (type == char.class || type == short.class) {
      return Character.BYTES;
    }
    return type == byte.class || type == boolean.class ? 1 : REFERENCE;
  }
}
