/**
 * The commands about video-poker machines: their returns, and which cards to hold. They are for
 * people who choose a machine or learn to play it, and for programs that solve many deals. They are
 * made from the library's video-poker package, and draw frequencies and sweeps.
 */
package dev.yaku.cli.videopoker;
