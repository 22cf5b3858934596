/** Carries the tables of Omaha as resources under {@code META-INF/yaku}. */
module dev.yaku.tables.omaha {}
