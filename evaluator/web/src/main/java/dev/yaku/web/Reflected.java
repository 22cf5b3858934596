package dev.yaku.web;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.teavm.classlib.ReflectionContext;
import org.teavm.classlib.ReflectionSupplier;
import org.teavm.model.ClassReader;
import org.teavm.model.FieldReader;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.ValueType;

/**
 * Tells the compiler what is found by reflection: the commands, their options and their readers.
 */
@SuppressWarnings("deprecation") // what takes its place sees no annotations of fields
public final class Reflected implements ReflectionSupplier {
  static final String COMMANDS = "dev.yaku.cli.";
  private static final MethodDescriptor MAKE = new MethodDescriptor("<init>", ValueType.VOID);

  @Override
  public Collection<String> getAccessibleFields(ReflectionContext context, String className) {
    List<String> fields = new ArrayList<>();
    ClassReader type = context.getClassSource().get(className);
    if (className.startsWith(COMMANDS) && type != null) {
      for (FieldReader field : type.getFields()) {
        if (field.getAnnotations().all().iterator().hasNext()) {
          fields.add(field.getName());
        }
      }
    }
    return fields;
  }

  @Override
  public Collection<MethodDescriptor> getAccessibleMethods(
      ReflectionContext context, String className) {
    ClassReader type = context.getClassSource().get(className);
    boolean isMade = className.startsWith(COMMANDS) && type != null && type.getMethod(MAKE) != null;
    return isMade ? List.of(MAKE) : List.of();
  }
}
