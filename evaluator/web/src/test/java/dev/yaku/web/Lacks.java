package dev.yaku.web;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Prints which of the JDK's classes the compiler to WebAssembly has, and after each what it lacks
 * of it: what {@code PortableTest} of yaku-all goes by.
 */
final class Lacks {
  private static final String LIBRARY = "org/teavm/classlib/";
  private static final String TIME = "org/threeten/bp/";

  /** By the JDK's name: the members that the class itself has. */
  private final Map<String, Set<String>> members = new HashMap<>();

  private final Map<String, List<String>> parents = new HashMap<>();

  /** The lines for these classes. */
  static List<String> of(Iterable<String> classes) throws IOException, ClassNotFoundException {
    Lacks lacks = new Lacks();
    List<String> lines = new ArrayList<>();
    for (String each : classes) {
      if (lacks.has(each)) {
        Set<String> missing = lacks.missing(Class.forName(each.replace('/', '.')));
        lines.add(missing.isEmpty() ? each : each + " but " + String.join(" ", missing));
      }
    }
    return lines;
  }

  public static void main(String[] classes) throws IOException, ClassNotFoundException {
    of(new TreeSet<>(List.of(classes))).forEach(System.out::println);
  }

  /** Whether the compiler has a class of this name. */
  private boolean has(String name) throws IOException {
    if (members.containsKey(name)) {
      return true;
    }
    byte[] bytes = read(name);
    if (bytes == null) {
      return false;
    }
    Set<String> own = new TreeSet<>();
    members.put(name, own);
    List<String> above = new ArrayList<>();
    parents.put(name, above);
    new ClassReader(bytes).accept(new Reader(own, above), ClassReader.SKIP_CODE);
    return true;
  }

  private static byte[] read(String name) throws IOException {
    int at = name.lastIndexOf('/') + 1;
    String simple = "T" + name.substring(at).replace("$", "$T");
    List<String> places = new ArrayList<>();
    places.add(LIBRARY + name.substring(0, at) + simple);
    places.add(LIBRARY + name.substring(0, at) + "T" + name.substring(at));
    if (name.startsWith("java/time/")) {
      places.add(TIME + name.substring("java/time/".length()));
    }
    for (String place : places) {
      try (InputStream in = Lacks.class.getClassLoader().getResourceAsStream(place + ".class")) {
        if (in != null) {
          return in.readAllBytes();
        }
      }
    }
    return null;
  }

  /** The JDK's name of a type of the library. */
  private static String jdk(String text) {
    return text.replaceAll("org/threeten/bp/", "java/time/")
        .replaceAll(LIBRARY + "(java/(?:\\w+/)*)T(\\w+)", "$1$2")
        .replaceAll("\\$T(?=[A-Z])", "\\$");
  }

  private Set<String> missing(Class<?> type) throws IOException {
    Set<String> missing = new TreeSet<>();
    for (Method method : type.getMethods()) {
      String word = method.getName() + Type.getMethodDescriptor(method);
      if (method.getDeclaringClass() != Object.class
          && !hasMember(Type.getInternalName(type), word)) {
        missing.add(word);
      }
    }
    for (Constructor<?> constructor : type.getConstructors()) {
      String word = "<init>" + Type.getConstructorDescriptor(constructor);
      if (!hasMember(Type.getInternalName(type), word)) {
        missing.add(word);
      }
    }
    for (Field field : type.getFields()) {
      if (Modifier.isStatic(field.getModifiers())
          && !hasMember(Type.getInternalName(type), field.getName())) {
        missing.add(field.getName());
      }
    }
    return missing;
  }

  /** Whether a class has a member, or one above it: those of Object are above themselves here. */
  private boolean hasMember(String type, String word) throws IOException {
    Set<String> seen = new LinkedHashSet<>(List.of(type));
    for (Deque<String> open = new ArrayDeque<>(seen); !open.isEmpty(); ) {
      String each = open.pop();
      if (has(each) && members.get(each).contains(word)) {
        return true;
      }
      for (String above : parents.getOrDefault(each, List.of())) {
        if (seen.add(above)) {
          open.add(above);
        }
      }
    }
    return false;
  }

  /** Collects the members of a class. */
  private static final class Reader extends ClassVisitor {
    private static final String RENAME = "Lorg/teavm/interop/Rename;";

    private final Set<String> own;
    private final List<String> above;

    Reader(Set<String> own, List<String> above) {
      super(Opcodes.ASM9);
      this.own = own;
      this.above = above;
    }

    @Override
    public void visit(
        int version, int access, String name, String sig, String parent, String[] interfaces) {
      above.add(jdk(parent));
      for (String each : interfaces) {
        above.add(jdk(each));
      }
    }

    @Override
    public FieldVisitor visitField(int access, String name, String type, String sig, Object value) {
      own.add(name);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String type, String sig, String[] thrown) {
      own.add(name + jdk(type));
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String kind, boolean visible) {
          return !kind.equals(RENAME)
              ? null
              : new AnnotationVisitor(Opcodes.ASM9) {
                @Override
                public void visit(String key, Object other) {
                  own.add(other + jdk(type));
                }
              };
        }
      };
    }
  }
}
