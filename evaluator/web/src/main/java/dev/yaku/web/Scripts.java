package dev.yaku.web;

import java.io.IOException;
import java.util.Set;

/** The scripts of the package that the build writes. */
final class Scripts {
  private static final String MADE = "import { made as Function } from \"./made.js\";\n";

  /** In place of all that reads files and other modules: bundlers would look for those. */
  private static final String NONE =
      """
      const getDeobfuscator = async () => null;
      const fetchExternalDebugInfo = async () => null;
      const loadEmscriptenModules = async () => [];
      const createDeobfuscator = () => null;
      """;

  private Scripts() {}

  /**
   * Changes the compiler's runtime for this package: it is given compiled code, makes no code of
   * text, and imports nothing by name.
   *
   * @throws IOException if the runtime is not the one that this knows
   */
  static String runtime(String text) throws IOException {
    String own =
        replaced(
            text,
            "async function compileModule(",
            "var hasStringBuiltinsPromise",
            "const compileModule = async (module) => module;\n");
    own = replaced(own, "async function getDeobfuscator(", "export {", NONE);
    own = replaced(own, "await import(module)", ";", "module");
    if (own.contains("import(") || own.contains("node:")) {
      throw new IOException("the compiler's runtime imports by name");
    }
    return MADE + own;
  }

  /** Puts another text in place of all from one on to before another. */
  private static String replaced(String text, String from, String to, String other)
      throws IOException {
    int start = text.indexOf(from);
    int end = text.indexOf(to, start);
    if (start < 0 || end < 0) {
      throw new IOException("the compiler's runtime: expected " + from + ", then " + to);
    }
    return text.substring(0, start) + other + text.substring(end);
  }

  /** The addresses of files, each in the one form that bundlers know. */
  static String urls(Set<String> names) {
    StringBuilder script = new StringBuilder("// Written by the build.\n\nexport const URLS = {\n");
    for (String each : names) {
      script.append("  \"%s\": () => new URL(\"./%1$s\", import.meta.url),\n".formatted(each));
    }
    return script.append("};\n").toString();
  }
}
