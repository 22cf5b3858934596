/** The version of the format that this module reads. */
export const VERSION: 2;
export const RANKS: "23456789TJQKA";
export const SUITS: "cdhs";

/** A card is 13 * suit + rank; jokers are 52 and up. */
export type Card = number;

/** The file is not a table, is damaged, or has another version. */
export class TableError extends Error {}

/** A hand that the rules do not allow, or a text that is none; in text `column` is from 1. */
export class CardError extends Error {
  column?: number;
}

/** What values mean: those of hands, or of one half of a split pot. */
export interface Scale {
  readonly maxValue: number;
  /** Of the rule set. */
  readonly name: string;
  /** As the rules spell them, weakest first. */
  readonly categories: readonly string[];
  readonly low: boolean;
  readonly aceFirst: boolean;
  /** 0xCRRRRR: the category's place and the deciding ranks; throws a RangeError for what is no value. */
  packed(value: number): number;
  /** As the rules spell it; "none" for 0. */
  category(value: number): string;
}

/** An open table: the greater value wins, equal values tie. */
export interface Table {
  readonly name: string;
  /** 1: hands of cards; 2: Omaha; 3: badugi. */
  readonly kind: 1 | 2 | 3;
  readonly minCards: number;
  readonly maxCards: number;
  readonly minBoard: number;
  readonly maxBoard: number;
  readonly best: number;
  readonly copies: number;
  readonly jokers: number;
  /** Bit c is set if the deck has card c. */
  readonly deck: bigint;
  /** The rules file. */
  readonly rules: string;
  readonly high: Scale;
  /** Of the low half, if the pot is split. */
  readonly low: Scale | null;
  /** The value of a hand; throws a CardError for what the rules do not allow. The board and the half are Omaha's. */
  evaluate(cards: ArrayLike<Card> & Iterable<Card>, board?: readonly Card[], half?: Scale): number;
  /** The values of many hands of `size` cards, one after the other in `cards`; throws a CardError that names the hand,
   * unless the hands are trusted, which is faster, and a RangeError if the cards are no whole hands. Hand tables only. */
  evaluateAll(cards: Uint8Array, size: number, values?: Uint16Array, trusted?: boolean): Uint16Array;
  /** The cards that make a hand's value, the most significant first; none if the value is 0. */
  bestCards(cards: readonly Card[], board?: readonly Card[], half?: Scale): Card[];
  /** What is wrong with a hand; the index is that of a card, of the end if there are too few cards, or -1 if there are
   * too few in the hole. */
  fault(cards: readonly Card[], board?: readonly Card[]): { index: number; message: string } | null;
  /** Reads and checks a hand; throws a CardError. */
  parse(text: string): { cards: Card[]; board: Card[] };
}

/** Opens a table file, from a path (in Node) or a URL. */
export function open(file: string | URL): Promise<Table>;
/** Opens a table of the package, such as "standard". */
export function of(name: string): Promise<Table>;
/** Checks a table in memory; the bytes are copied. */
export function read(source: ArrayBuffer | Uint8Array, file?: string): Table;
/** Reads cards, and adds the column of each to `columns`; throws a CardError. */
export function parseCards(text: string, columns?: number[]): Card[];
/** A card as text, such as "As"; all jokers are "Jo". */
export function cardName(card: Card): string;
