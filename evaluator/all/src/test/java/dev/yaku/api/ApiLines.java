package dev.yaku.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What programs can see of modules: a line for each fact about a public type of an exported
 * package, and for each member of one that is public or protected.
 */
final class ApiLines {
  /** What stands between a type or member, and a fact about it. */
  static final String BAR = " | ";

  private static final int SHOWN =
      Modifier.PUBLIC | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL | Modifier.ABSTRACT;

  private final SortedSet<String> lines = new TreeSet<>();
  private final Set<String> exported = new TreeSet<>();

  private ApiLines() {}

  /** The lines of the modules of these classes, sorted. */
  static SortedSet<String> of(List<Class<?>> oneOfEach) {
    ApiLines api = new ApiLines();
    oneOfEach.stream().flatMap(api::typesOfModule).toList().forEach(api::addType);
    return api.lines;
  }

  /** The types of the modules of these classes that programs see. */
  static List<Class<?>> typesOf(List<Class<?>> oneOfEach) {
    return oneOfEach.stream().flatMap(new ApiLines()::typesOfModule).toList();
  }

  /** The packages of the modules of these classes that programs see, sorted. */
  static Set<String> packagesOf(List<Class<?>> oneOfEach) {
    ApiLines api = new ApiLines();
    oneOfEach.forEach(api::typesOfModule);
    return api.exported;
  }

  private Stream<Class<?>> typesOfModule(Class<?> one) {
    try {
      URI place = one.getProtectionDomain().getCodeSource().getLocation().toURI();
      Path path = Path.of(place);
      if (Files.isDirectory(path)) {
        return typesBelow(path).stream();
      }
      try (FileSystem jar = FileSystems.newFileSystem(path)) {
        return typesBelow(jar.getPath("/")).stream();
      }
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Class<?>> typesBelow(Path root) throws IOException {
    try (InputStream in = Files.newInputStream(root.resolve("module-info.class"))) {
      ModuleDescriptor.read(in).exports().stream()
          .filter(each -> !each.isQualified())
          .forEach(each -> exported.add(each.source()));
    }
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".class") && !name.equals("module-info.class"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .filter(name -> exported.contains(name.substring(0, name.lastIndexOf('.'))))
          .<Class<?>>map(ApiLines::load)
          .filter(ApiLines::isVisible)
          .toList();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, ApiLines.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isVisible(Class<?> type) {
    return (type.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
        && (type.getEnclosingClass() == null || isVisible(type.getEnclosingClass()));
  }

  private void addType(Class<?> type) {
    String name = type.getName();
    lines.add(name + BAR + "a " + kind(type) + variables(type.getTypeParameters()));
    int modifiers = type.getModifiers();
    if (!type.isInterface() && Modifier.isFinal(modifiers)) {
      lines.add(name + BAR + "is final");
    }
    if (!type.isInterface() && Modifier.isAbstract(modifiers)) {
      lines.add(name + BAR + "is abstract");
    }
    if (type.isSealed()) {
      lines.add(name + BAR + "is sealed");
    }
    for (Class<?> each = type; each != null && isOurs(each); each = each.getSuperclass()) {
      addParents(name, each);
      addMembers(name, type, each);
    }
  }

  /** A type itself, or one that programs cannot see, whose members are as if they were its own. */
  private boolean isOurs(Class<?> type) {
    return exported.contains(type.getPackageName()) || type.getPackageName().startsWith("dev.yaku");
  }

  private void addParents(String name, Class<?> type) {
    if (type.getGenericSuperclass() != null && !type.isEnum() && !type.isRecord()) {
      addParent(name, type.getGenericSuperclass());
    }
    for (Type each : type.getGenericInterfaces()) {
      addParent(name, each);
    }
  }

  private void addParent(String name, Type parent) {
    if (parent != Object.class) {
      lines.add(name + BAR + "is a " + parent.getTypeName());
    }
  }

  private void addMembers(String name, Class<?> type, Class<?> declaring) {
    for (Field each : declaring.getDeclaredFields()) {
      if (isVisible(each)) {
        lines.add(name + "." + each.getName() + BAR + head(each) + typeOf(each) + constant(each));
      }
    }
    for (Method each : declaring.getDeclaredMethods()) {
      if (isVisible(each) && !each.isBridge() && !isOfRecord(each)) {
        lines.add(
            name
                + "."
                + each.getName()
                + BAR
                + head(each)
                + variables(each.getTypeParameters())
                + nullness(each.getAnnotatedReturnType())
                + each.getGenericReturnType().getTypeName()
                + rest(each));
      }
    }
    if (declaring == type) {
      for (Constructor<?> each : declaring.getDeclaredConstructors()) {
        if (isVisible(each)) {
          lines.add(name + ".new" + BAR + head(each) + rest(each));
        }
      }
    }
  }

  private static String kind(Class<?> type) {
    if (type.isInterface()) {
      return "interface";
    }
    return type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
  }

  /** Those that a record need not declare are always there. */
  private static boolean isOfRecord(Method method) {
    return method.getDeclaringClass().isRecord()
        && Set.of("equals", "hashCode", "toString").contains(method.getName());
  }

  private static boolean isVisible(Member member) {
    return (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
        && !member.isSynthetic();
  }

  private static String head(Member member) {
    int modifiers = member.getModifiers() & SHOWN;
    return modifiers == 0 ? "" : Modifier.toString(modifiers) + " ";
  }

  private static String typeOf(Field field) {
    return nullness(field.getAnnotatedType()) + field.getGenericType().getTypeName();
  }

  /** The value of a constant, which compilers copy into programs. */
  private static String constant(Field field) {
    boolean isCopied = field.getType().isPrimitive() || field.getType() == String.class;
    if (!isCopied || (field.getModifiers() & Modifier.FINAL) == 0) {
      return "";
    }
    try {
      return " = " + field.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static String rest(Executable executable) {
    Type[] types = executable.getGenericParameterTypes();
    AnnotatedType[] annotated = executable.getAnnotatedParameterTypes();
    StringBuilder text = new StringBuilder("(");
    for (int i = 0; i < types.length; i++) {
      text.append(i == 0 ? "" : ", ").append(nullness(annotated[i]));
      boolean isLast = i == types.length - 1;
      String name = types[i].getTypeName();
      text.append(isLast && executable.isVarArgs() ? name.replaceFirst("\\[]$", "...") : name);
    }
    text.append(')');
    Stream<Type> thrown = Arrays.stream(executable.getGenericExceptionTypes());
    String names = thrown.map(Type::getTypeName).sorted().collect(Collectors.joining(", "));
    return names.isEmpty() ? text.toString() : text + " throws " + names;
  }

  private static String nullness(AnnotatedType type) {
    return Arrays.stream(type.getAnnotations())
        .map(each -> "@" + each.annotationType().getSimpleName() + " ")
        .collect(Collectors.joining());
  }

  private static String variables(TypeVariable<?>[] variables) {
    if (variables.length == 0) {
      return "";
    }
    Function<TypeVariable<?>, String> text =
        each -> each.getName() + " extends " + each.getBounds()[0].getTypeName();
    return Arrays.stream(variables)
        .sorted(Comparator.comparing(TypeVariable::getName))
        .map(text)
        .collect(Collectors.joining(", ", "<", "> "));
  }
}
