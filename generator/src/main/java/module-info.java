/** Compiles rule sets into table files, at build time. */
module dev.yaku.generator {
  requires info.picocli;
  requires it.unimi.dsi.fastutil.core;
  requires me.tongfei.progressbar;

  exports dev.yaku.generator;

  opens dev.yaku.generator to
      info.picocli;
}
