package dev.yaku.vector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What JIT.md, note 10, says of the kernel, as far as it can be checked without a clock. */
class VectorKernelTest {
  /** HotSpot's FreqInlineSize: the bytes of a method that is inlined where it is called often. */
  private static final int FREQUENT = 325;

  @ParameterizedTest
  @ValueSource(strings = {"pack", "addKeys", "findFlushes"})
  void methodsThatMustStayCalls_areTooLongToBeInlined(String method) throws URISyntaxException {
    int last = lastInstruction(method);
    assertTrue(last >= FREQUENT, method + " has its last instruction at " + last);
  }

  /** The place of a method's last instruction, as the JDK's own tool prints it. */
  private static int lastInstruction(String method) throws URISyntaxException {
    Path classes =
        Path.of(VectorLoop.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    StringWriter printed = new StringWriter();
    PrintWriter out = new PrintWriter(printed);
    String name = VectorLoop.class.getPackageName() + ".VectorKernel";
    int status =
        ToolProvider.findFirst("javap")
            .orElseThrow()
            .run(out, out, "-p", "-c", "-cp", classes.toString(), name);
    assertEquals(0, status, printed.toString());
    return Pattern.compile("(?ms)^  [^\n]* " + method + "\\([^\n]*\n    Code:\n(.*?)\n\n")
        .matcher(printed.toString())
        .results()
        .map(found -> found.group(1))
        .flatMap(code -> Pattern.compile("(?m)^ *(\\d+): [a-z]").matcher(code).results())
        .map(MatchResult::group)
        .mapToInt(place -> Integer.parseInt(place.strip().split(":", -1)[0]))
        .max()
        .orElseThrow();
  }
}
