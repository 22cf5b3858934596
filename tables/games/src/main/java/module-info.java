/**
 * Carries the tables of games other than hold'em and Omaha as resources under {@code
 * META-INF/yaku}.
 */
module dev.yaku.tables.games {}
