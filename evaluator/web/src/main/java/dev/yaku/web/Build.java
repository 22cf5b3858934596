package dev.yaku.web;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** A step of the build: compiles to WebAssembly, and collects what that needs, into a folder. */
final class Build {
  private static final String FOLDER = "META-INF/yaku/";
  private static final String NAMES = "names";
  private static final Set<String> FIRST =
      Set.of(
          "yaku.wasm", "data/files", "data/index", "data/standard.yaku", "data/standard.preflop");
  private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.js";

  /** Signs from here on are mistaken for others. */
  private static final int ASCII = 0x80;

  private Build() {}

  /** The arguments: the folder to make, and what is copied there, files and folders of files. */
  public static void main(String[] args) throws IOException, TeaVMToolException {
    Path to = Files.createDirectories(Path.of(args[0]));
    for (int i = 1; i < args.length; i++) {
      copy(Path.of(args[i]), to);
    }
    List<Path> path = new ArrayList<>();
    String classes = System.getProperty("java.class.path");
    for (String each : classes.split(File.pathSeparator, 0)) {
      path.add(Path.of(each));
    }
    compile(to, path);
    try (InputStream runtime = Build.class.getClassLoader().getResourceAsStream(RUNTIME)) {
      String text = new String(runtime.readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(to.resolve("runtime.js"), Scripts.runtime(text));
    }
    Path data = to.resolve("data");
    Set<String> files = new TreeSet<>(Set.of(NAMES));
    for (Path each : path) {
      if (each.getFileName().toString().startsWith("yaku-")) {
        files.addAll(unpack(each, data));
      }
    }
    Files.writeString(data.resolve(NAMES), names());
    Files.writeString(data.resolve("files"), String.join("\n", files) + "\n");
    Set<String> addresses = new TreeSet<>(Set.of("yaku.wasm", "data/files"));
    files.forEach(each -> addresses.add("data/" + each.replace(FOLDER, "")));
    Files.writeString(to.resolve("urls.js"), Scripts.urls(addresses));
    printSizes(to);
  }

  private static void copy(Path from, Path to) throws IOException {
    if (Files.isDirectory(from)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(from)) {
        for (Path file : files) {
          copy(file, to);
        }
      }
    } else {
      Files.copy(from, to.resolve(from.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void printSizes(Path folder) throws IOException {
    long[] first = new long[2]; // whole, gzipped
    long[] all = new long[2];
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : files) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      long[] size = sizes(Files.readAllBytes(file));
      boolean isFirst = name.endsWith(".js") || FIRST.contains(name);
      for (int i = 0; i < all.length; i++) {
        all[i] += size[i];
        first[i] += isFirst ? size[i] : 0;
      }
      if (isFirst) {
        print(name, size);
      }
    }
    print("what is loaded first", first);
    print("the whole package", all);
  }

  private static long[] sizes(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(bytes);
    }
    return new long[] {bytes.length, packed.size()};
  }

  private static void print(String name, long... size) {
    System.out.printf(
        Locale.ROOT, "yaku-web: %-24s %,11d bytes, %,10d gzipped%n", name, size[0], size[1]);
  }

  private static void compile(Path to, List<Path> path) throws IOException, TeaVMToolException {
    TeaVMTool compiler = new TeaVMTool();
    compiler.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    compiler.setMainClass("dev.yaku.cli.Web");
    compiler.setTargetDirectory(to.toFile());
    compiler.setTargetFileName("yaku.wasm");
    compiler.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    compiler.setStrict(true); // cards are rejected by exceptions of arrays
    compiler.setObfuscated(true);
    compiler.setClassPath(path.stream().map(Path::toFile).toList());
    URL[] urls = new URL[path.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = path.get(i).toUri().toURL();
    }
    try (URLClassLoader loader = new URLClassLoader(urls, Build.class.getClassLoader())) {
      compiler.setClassLoader(loader);
      compiler.setLog(new ConsoleTeaVMToolLog(false));
      compiler.generate();
    }
    TeaVMProblemRenderer.describeProblems(
        compiler.getDependencyInfo().getCallGraph(),
        compiler.getProblemProvider(),
        compiler.getLog());
    if (!compiler.getProblemProvider().getSevereProblems().isEmpty()) {
      throw new IllegalStateException("not compiled: see above");
    }
  }

  /** Copies what a jar has in the library's folder. */
  private static List<String> unpack(Path jar, Path to) throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (entry.getName().startsWith(FOLDER) && !entry.isDirectory()) {
          Path file = to.resolve(entry.getName().substring(FOLDER.length()));
          Files.createDirectories(file.getParent());
          Files.write(file, in.readAllBytes());
          names.add(entry.getName());
        }
      }
    }
    return names;
  }

  /** The names of characters, for {@code SignName}. */
  private static String names() {
    StringBuilder runs = new StringBuilder();
    StringBuilder names = new StringBuilder();
    String run = ""; // what stands before the numbers in the names of a run
    int start = 0;
    for (int sign = ASCII; sign <= Character.MAX_CODE_POINT; sign++) {
      String name = Character.getName(sign);
      String number = Integer.toHexString(sign);
      String end = " " + number.toUpperCase(Locale.ROOT);
      boolean isOfRun = name != null && name.endsWith(end);
      String before = isOfRun ? name.substring(0, name.length() - end.length()) : "";
      if (!before.equals(run)) {
        if (!run.isEmpty()) {
          String last = Integer.toHexString(sign - 1);
          runs.append(Integer.toHexString(start) + "- " + last + " " + run + "\n");
        }
        run = before;
        start = sign;
      }
      if (name != null && !isOfRun) {
        names.append(number).append(' ').append(name).append('\n');
      }
    }
    return runs.append(names).toString();
  }
}
