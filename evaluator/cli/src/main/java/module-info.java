/** The command line of yaku. */
module dev.yaku.cli {
  requires dev.yaku;
  requires dev.yaku.equity;
  requires dev.yaku.strength;
  requires dev.yaku.videopoker;
  requires dev.yaku.solver;
  requires info.picocli;

  opens dev.yaku.cli to
      info.picocli;
  opens dev.yaku.cli.board to
      info.picocli;
  opens dev.yaku.cli.equity to
      info.picocli;
  opens dev.yaku.cli.hands to
      info.picocli;
  opens dev.yaku.cli.io to
      info.picocli;
  opens dev.yaku.cli.mcp to
      info.picocli;
  opens dev.yaku.cli.options to
      info.picocli;
  opens dev.yaku.cli.play to
      info.picocli;
  opens dev.yaku.cli.solver to
      info.picocli;
  opens dev.yaku.cli.strength to
      info.picocli;
  opens dev.yaku.cli.videopoker to
      info.picocli;
}
