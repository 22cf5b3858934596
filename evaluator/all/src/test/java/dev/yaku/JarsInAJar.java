package dev.yaku;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.SecureClassLoader;
import java.security.cert.Certificate;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * A program that packs the class path, jar by jar, into one jar, and uses the library from there as
 * programs are started that bring their dependencies as jars in their own: by a class loader whose
 * URLs are like {@code jar:nested:/program.jar/!lib/2.jar!/META-INF/yaku/standard.yaku}.
 */
final class JarsInAJar {
  private JarsInAJar() {}

  public static void main(String... arguments) throws Exception {
    Path program = Files.createTempFile("program", ".jar");
    try {
      Files.write(program, packed());
      Loader loader = new Loader(program);
      FirstUse.print(
          TwoLoaders.answers(
              loader.loadClass(FirstUse.class.getName()).getMethod("answers", int.class), 0));
    } finally {
      Files.delete(program);
    }
  }

  /** A jar of jars. */
  private static byte[] packed() throws IOException {
    Map<String, byte[]> jars = new LinkedHashMap<>();
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(place);
      String name = "lib/" + jars.size() + ".jar";
      jars.put(name, Files.isDirectory(path) ? zip(folder(path)) : Files.readAllBytes(path));
    }
    return zip(jars);
  }

  private static Map<String, byte[]> folder(Path folder) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(path).toString().replace(File.separatorChar, '/');
        files.put(name, Files.readAllBytes(path));
      }
    }
    return files;
  }

  private static byte[] zip(Map<String, byte[]> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return bytes.toByteArray();
  }

  private static Map<String, byte[]> unzip(byte[] jar) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        entries.put(entry.getName(), zip.readAllBytes());
      }
    }
    return entries;
  }

  /** Finds classes and files in jars of a jar. */
  private static final class Loader extends SecureClassLoader {
    private final String program;
    private final Map<String, String> jarOf = new HashMap<>(); // by entry: the first that has it
    private final Map<String, byte[]> bytes = new HashMap<>();

    Loader(Path program) throws IOException {
      super(ClassLoader.getPlatformClassLoader());
      this.program = program.toUri().getPath();
      for (Map.Entry<String, byte[]> jar : unzip(Files.readAllBytes(program)).entrySet()) {
        for (Map.Entry<String, byte[]> entry : unzip(jar.getValue()).entrySet()) {
          if (jarOf.putIfAbsent(entry.getKey(), jar.getKey()) == null) {
            bytes.put(entry.getKey(), entry.getValue());
          }
        }
      }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      String file = name.replace('.', '/') + ".class";
      byte[] found = bytes.get(file);
      if (found == null) {
        throw new ClassNotFoundException(name);
      }
      try {
        CodeSource source = new CodeSource(url(jarOf.get(file), ""), (Certificate[]) null);
        return defineClass(name, found, 0, found.length, source);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }

    @Override
    protected URL findResource(String name) {
      try {
        return jarOf.containsKey(name) ? url(jarOf.get(name), name) : null;
      } catch (IOException e) {
        return null;
      }
    }

    @Override
    protected Enumeration<URL> findResources(String name) {
      URL url = findResource(name);
      return Collections.enumeration(url == null ? List.of() : List.of(url));
    }

    private URL url(String jar, String entry) throws IOException {
      return new URL(null, "jar:nested:" + program + "/!" + jar + "!/" + entry, new Handler());
    }

    /** Opens URLs of this loader. */
    private final class Handler extends URLStreamHandler {
      @Override
      protected URLConnection openConnection(URL url) {
        return new URLConnection(url) {
          @Override
          public void connect() {}

          @Override
          public InputStream getInputStream() throws IOException {
            String text = url.toString();
            byte[] found = bytes.get(text.substring(text.lastIndexOf("!/") + 2));
            if (found == null) {
              throw new FileNotFoundException(text);
            }
            return new ByteArrayInputStream(found);
          }
        };
      }
    }
  }
}
