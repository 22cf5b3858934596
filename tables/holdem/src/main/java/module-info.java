/** Carries the generated tables as resources under {@code META-INF/yaku}. */
module dev.yaku.tables {}
