import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Gives a jar's classes of Java 5 the version of ours, and the frames that go with it: {@code java
 * -cp ASM Modernise.java JAR}. JVMs leave others out of their archives of classes, and picocli's
 * are most of what a command loads.
 */
final class Modernise {
  /** The oldest version that is verified by frames. */
  private static final int FRAMES = Opcodes.V1_6;

  /** Where a class file's version is: its low byte, which is all of it. */
  private static final int VERSION = 7;

  private Modernise() {}

  public static void main(String[] args) throws IOException {
    Path jar = Path.of(args[0]);
    Path part = jar.resolveSibling(jar.getFileName() + ".part");
    try (URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        ZipInputStream in = new ZipInputStream(Files.newInputStream(jar));
        ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(part))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        byte[] bytes = in.readAllBytes();
        ZipEntry copy = new ZipEntry(entry.getName());
        copy.setTime(entry.getTime()); // the same bytes whenever it is built
        out.putNextEntry(copy);
        boolean old = entry.getName().endsWith(".class") && bytes[VERSION] < FRAMES;
        out.write(old ? modern(bytes, classes) : bytes);
      }
    }
    Files.move(part, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static byte[] modern(byte[] old, ClassLoader classes) {
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected ClassLoader getClassLoader() { // frames name superclasses
            return classes;
          }
        };
    ClassVisitor versioned =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int version, int access, String name, String signature, String parent, String[] types) {
            super.visit(Opcodes.V17, access, name, signature, parent, types);
          }
        };
    new ClassReader(old).accept(versioned, 0);
    return writer.toByteArray();
  }
}
