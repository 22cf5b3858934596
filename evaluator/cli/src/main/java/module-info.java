/** The command line of yaku. */
module dev.yaku.cli {
  requires dev.yaku;
  requires info.picocli;

  opens dev.yaku.cli to
      info.picocli;
}
