package dev.yaku.web;

import java.util.List;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.model.AnnotationReader;
import org.teavm.model.AnnotationValue;
import org.teavm.model.ClassReader;
import org.teavm.model.FieldReader;
import org.teavm.model.MethodReference;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;
import picocli.CommandLine;

/**
 * Tells the compiler that objects are made of the classes that annotations of options name: it does
 * not look there itself.
 */
public final class Named implements TeaVMPlugin {
  private static final String OPTION = CommandLine.Option.class.getName();
  private static final MethodReference MAKE =
      new MethodReference(CommandLine.class, "make", Class.class, Object.class);

  @Override
  public void install(TeaVMHost host) {
    host.add(
        new AbstractDependencyListener() {
          @Override
          public void classReached(DependencyAgent agent, String className) {
            ClassReader type = agent.getClassSource().get(className);
            if (type != null && className.startsWith(Reflected.COMMANDS)) {
              for (FieldReader field : type.getFields()) {
                AnnotationReader option = field.getAnnotations().get(OPTION);
                if (option != null) {
                  make(agent, option.getValue("parameterConsumer"));
                  make(agent, option.getValue("converter"));
                }
              }
            }
          }
        });
  }

  /** A class, or a list of such; null if the annotation has none. */
  private static void make(DependencyAgent agent, AnnotationValue value) {
    List<AnnotationValue> all =
        value == null
            ? List.of()
            : value.getType() == AnnotationValue.LIST ? value.getList() : List.of(value);
    for (AnnotationValue each : all) {
      agent
          .linkMethod(MAKE)
          .getVariable(1)
          .getClassValueNode()
          .propagate(agent.getType(each.getJavaClass()));
    }
  }
}
