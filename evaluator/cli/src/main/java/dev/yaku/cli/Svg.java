package dev.yaku.cli;

/** What every drawing begins with. */
final class Svg {
  private Svg() {}

  static String start(int width, int height, String title) {
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" \
        font-family="Helvetica, Arial, sans-serif" font-size="12" fill="#222">
        <title>%s</title>
        <rect width="100%%" height="100%%" fill="#fff"/>
        """
        .formatted(width, height, width, height, escaped(title));
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
