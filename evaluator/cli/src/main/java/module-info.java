// The command line of yaku; open, since picocli sets the fields of commands.
open module dev.yaku.cli {
  requires dev.yaku;
  requires dev.yaku.equity;
  requires dev.yaku.strength;
  requires dev.yaku.videopoker;
  requires dev.yaku.solver;
  requires info.picocli;
}
