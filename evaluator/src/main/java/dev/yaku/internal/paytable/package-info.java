/**
 * From a pay table's text to classes of hands and what each pays. For the room that solves
 * machines, and for the public pay table. From text alone: which hands a class has is asked of one
 * kind of hand at a time.
 */
package dev.yaku.internal.paytable;
