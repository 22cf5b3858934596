package dev.yaku.web;

import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Tells the compiler which files beside classes there are to be: those of words. */
@SuppressWarnings("deprecation") // the only way to name files
public final class Texts implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return new String[] {
      "dev/yaku/cli/sheet/messages.properties",
      "dev/yaku/cli/sheet/messages_ja.properties",
      "dev/yaku/board/definitions.txt"
    };
  }
}
