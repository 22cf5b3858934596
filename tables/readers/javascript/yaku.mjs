#!/usr/bin/env node
// Reads the table files of yaku, which say what a poker hand is worth. An ES module for Node and browsers. Apache-2.0.
//
//   import { open, parseCards } from "./yaku.mjs";
//   const table = await open("standard.yaku");                       // a path, a URL, or read(bytes)
//   const value = table.evaluate(parseCards("As Ks Qs Js Ts 2c 3c")); // greater wins, equal ties
//   table.high.category(value);                                      // "royal-flush"
//
// A card is 13 * suit + rank, suits cdhs, ranks 23456789TJQKA; jokers are 52 and up. The comments name the chapters of
// tables/FORMAT.md. Hands are checked: what the rules do not allow throws a CardError.

export const VERSION = 2;
export const RANKS = "23456789TJQKA";
export const SUITS = "cdhs";
const JOKER = 52, HANDS = 1, OMAHA = 2, BADUGI = 3, LOW = 1, ACE_FIRST = 2, AVOID = 4;
const [RULES, CATEGORIES, PACKED, CARD_KEYS, FACTORS, SUIT_KEYS, FLUSHES, ROWS, VALUES, FLUSH_ROWS, FLUSH_VALUES, BOARDS,
  LOW_CATEGORIES, LOW_PACKED, LOWS, LOW_BOARDS] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const NO_CARD = 1 << 30;
const USAGE = `usage: node yaku.mjs TABLE < hands.txt

Evaluates hands, one a line, as \`yaku eval --format tsv\` does: As Kd Qh, in Omaha As Kh Qd Jc | Ts 9s 8d. TABLE is a
.yaku file. Bad lines are reported on standard error, and the exit status is 1; it is 2 if the table cannot be used.
`;
const FIVE_CARDS = ["high-card", "one-pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house",
  "four-of-a-kind", "straight-flush", "royal-flush", "five-of-a-kind", "natural-royal-flush", "four-wild"];
const OF_BADUGI = ["one-card", "two-card", "three-card", "badugi"];

/** The file is not a table, is damaged, or has another version. */
export class TableError extends Error {}

/** A hand that the rules do not allow, or a text that is none; in text `column` is from 1. */
export class CardError extends Error {
  constructor(message, column) { super(message); this.column = column; }
}

const isList = of => typeof of?.length === "number";
const noList = of => new CardError(`${of} is no list of cards: expected numbers, as parseCards reads them from text`);

/** Cards from outside, which may be text or no cards at all. */
const shown = (...parts) => {
  const name = card => (Number.isInteger(card) ? cardName(card) : String(card));
  const list = part => (typeof part === "string" ? part : Array.from(part, name).join(" "));
  return parts.filter(part => part.length > 0).map(list).join(" | ");
};

const multisets = cards => [1, 13, 91, 455, 1820, 6175, 18395, 49205][cards] ?? 0; // each rank at most four times
const lookUp = ({ rows, values, row, column, unit, mask }, key) =>
  values[(rows[key >>> row] << unit) + (key >>> column) & mask];

/** What values mean: those of hands, or of one half of a split pot. */
class Scale {
  constructor(name, categories, packed, low, aceFirst, boards) {
    Object.assign(this, { name, categories, packedByValue: packed, low, aceFirst, boards, maxValue: packed.length - 1 });
  }

  /** 0xCRRRRR: the category's place and the deciding ranks. Throws a RangeError for what is no value. */
  packed(value) {
    const packed = this.packedByValue[value];
    if (packed === undefined) throw new RangeError(`${value} is no value of ${this.name}: expected 0 to ${this.maxValue}`);
    return packed;
  }

  /** As the rules spell it; "none" for 0. */
  category(value) { return this.categories[(this.packed(value) >>> 20) - 1] ?? "none"; }

  /** Sorts cards: by how many are of the rank, by rank, by suit, the highest first; jokers last, in their order. */
  sort(cards) {
    const times = new Array(13).fill(0);
    for (const card of cards) if (card < JOKER) times[card % 13]++;
    const strength = rank => (this.aceFirst && rank === 12 ? 0 : rank + 1);
    const place = card => (card < JOKER ? times[card % 13] * 1024 + strength(card % 13) * 64 + card : -card);
    return [...cards].sort((a, b) => place(b) - place(a));
  }

  /** Cards that make a value, in that order; in A-2-3-4-5 the ace is last. */
  order(value, cards) {
    const sorted = this.sort(cards), straight = /^straight/.test(this.category(value));
    const aceHigh = (this.packed(value) >>> 16 & 15) === (this.low === this.aceFirst ? 13 : 1);
    const aceLow = straight && sorted[0] % 13 === 12 && sorted[0] < JOKER && !aceHigh;
    return aceLow ? [...sorted.slice(1), sorted[0]] : sorted;
  }
}

/** An open table: see read(). */
export class Table {
  // ---- Keys and hash ----

  /** The value of a list of cards; in Omaha of hole and board, for one half of the pot: this.high or this.low. */
  evaluate(cards, board = [], half = this.high) {
    if (half !== this.high && (half === null || half !== this.low)) throw new TypeError("half is table.high or table.low");
    const plain = isList(cards) && board?.length === 0;
    if (!plain || !this.#isGood(cards, 0, cards.length)) this.#check(cards, board);
    return this.#value(cards, board, half);
  }

  /** The values of many hands of `size` cards each, one after the other in `cards`. Hand tables only. If they are
   * trusted, the cards are not checked, and of wrong ones the values mean nothing. */
  evaluateAll(cards, size, values, trusted = false) {
    if (this.kind !== HANDS) throw new TypeError(`evaluateAll is for hands of cards, and ${this.name} is another game`);
    if (!isList(cards)) throw noList(cards);
    if (!(Number.isInteger(size) && size > 0)) throw new RangeError(`hands of ${size} cards: expected 1 to ${this.maxCards}`);
    if (!values && cards.length % size > 0) throw new RangeError(`${cards.length} cards are no whole hands of ${size}`);
    values ??= new Uint16Array(cards.length / size);
    if (values.length * size > cards.length) throw new RangeError(`${values.length} hands of ${size} need more cards`);
    if (values.length === 0) return values;
    if (size < this.minCards || size > this.maxCards) this.#check(Array.from(cards).slice(0, size), [], "hand 0: ");
    const { lowBits, highBits } = this, numbers = ArrayBuffer.isView(cards) && typeof cards[0] === "number";
    const check = (hand, at) => {
      if (!this.#isGood(cards, at, at + size)) this.#check(Array.from(cards).slice(at, at + size), [], `hand ${hand}: `);
    };
    const { keys, counters, bias } = this, { rows, values: slots, row, column, unit, mask } = this.ranks[size];
    for (let hand = 0, at = 0; hand < values.length; hand++, at += size) {
      let key = 0, counted = bias;
      if (size === 7) { // without a loop, which takes twice as long
        const a = cards[at], b = cards[at + 1], c = cards[at + 2], d = cards[at + 3];
        const e = cards[at + 4], f = cards[at + 5], g = cards[at + 6];
        key = keys[a] + keys[b] + keys[c] + keys[d] + keys[e] + keys[f] + keys[g] | 0;
        counted = bias + counters[a] + counters[b] + counters[c] + counters[d]
          + counters[e] + counters[f] + counters[g];
        if (!trusted) {
          const low = lowBits[a] | lowBits[b] | lowBits[c] | lowBits[d] | lowBits[e] | lowBits[f] | lowBits[g];
          const high = highBits[a] | highBits[b] | highBits[c] | highBits[d] | highBits[e] | highBits[f] | highBits[g];
          const lowSum = lowBits[a] + lowBits[b] + lowBits[c] + lowBits[d] + lowBits[e] + lowBits[f] + lowBits[g];
          const highSum = highBits[a] + highBits[b] + highBits[c] + highBits[d] + highBits[e] + highBits[f] + highBits[g];
          if (!numbers || low & NO_CARD || lowSum !== low || highSum !== high) check(hand, at);
        }
      } else {
        if (!trusted) check(hand, at);
        for (let i = at; i < at + size; i++) {
          key = key + keys[cards[i]] | 0;
          counted = counted + counters[cards[i]] | 0;
        }
      }
      const value = slots[(rows[key >>> row] << unit) + (key >>> column) & mask];
      values[hand] = counted & 0x8888 ? this.#flush(cards, at, at + size, counted - bias, value) : value;
    }
    return values;
  }

  /** Whether the cards from an index to another are a hand without a board; if not sure, false. A set's bits add up to
   * the set unless one is there twice; what is no number of a card makes the sums something else. */
  #isGood(cards, from, to) {
    const { lowBits, highBits, copies } = this, size = to - from;
    if (size < this.minCards || size > this.maxCards || this.minBoard > 0) return false;
    let low = 0, high = 0, lowSum = 0, highSum = 0;
    for (let i = from; i < to; i++) {
      const card = cards[i], lowBit = lowBits[card], highBit = highBits[card];
      if (typeof card !== "number") return false;
      low |= lowBit;
      high |= highBit;
      lowSum += lowBit;
      highSum += highBit;
    }
    return (low & NO_CARD) === 0 && lowSum >= low && (lowSum === low && highSum === high || copies >= size);
  }

  #check(cards, board, place = "") {
    const fault = this.fault(cards, board);
    if (fault) throw new CardError(`${place}${fault.message}: ${shown(cards, board)}`);
  }

  /** Without checks; hand tables take as many cards as the best hand has, too. */
  #value(cards, board, half) {
    if (this.kind === OMAHA) return this.#omaha(cards, board, half);
    if (this.kind === BADUGI) return this.#badugi(cards);
    let key = 0, counters = 0;
    for (let i = 0; i < cards.length; i++) {
      key = key + this.keys[cards[i]] | 0;
      counters = counters + this.counters[cards[i]] | 0;
    }
    const value = lookUp(this.ranks[cards.length], key);
    return counters + this.bias & 0x8888 ? this.#flush(cards, 0, cards.length, counters, value) : value;
  }

  /** Flushes in the cards from an index to another; their counters and the value of their ranks are known. */
  #flush(cards, from, to, counters, value) {
    if (this.flags & AVOID && to - from > this.best) // the best of all choices
      return Math.max(...Array.from(choices(cards.slice(from, to), this.best), chosen => this.#value(chosen)));
    for (let suit = 0; suit < 4; suit++) {
      if (!this.flushes && (counters >>> 4 * suit & 15) < this.best) continue;
      let key = 0, count = 0, ranks = 0;
      for (let i = from; i < to; i++) {
        if ((this.counters[cards[i]] >>> 4 * suit & 15) === 0) continue; // neither of the suit nor wild
        key = key + this.keys[cards[i]] | 0;
        ranks |= 1 << cards[i] % 13;
        count++;
      }
      const flush = this.flushes ? this.flushes[ranks] : lookUp(this.flushRanks[count], key);
      value = this.flags & LOW && flush > 0 ? flush : Math.max(value, flush);
    }
    return value;
  }

  // ---- Tables of games ----

  #omaha(hole, board, half) {
    if (half === this.low && this.lows) {
      const set = cards => cards.reduce((ranks, card) => ranks | 1 << (card + 1) % 13, 0) & 255; // bit 0 is the ace
      return this.lows[256 * set(board) + set(hole)];
    }
    let key = 0, value = 0;
    for (const card of board) key = key + this.suitKeys[1 << card % 13] | 0;
    const number = lookUp(this.ranks[board.length], key), values = half.boards[board.length];
    const row = number < multisets(board.length) ? 91 * number : 0; // an empty slot, to which only wrong keys lead
    for (let a = 1; a < hole.length; a++) {
      for (let b = 0; b < a; b++) {
        const one = hole[a] % 13, two = hole[b] % 13, high = Math.max(one, two);
        value = Math.max(value, values[row + high * (high + 1) / 2 + Math.min(one, two)]);
        const suit = Math.trunc(hole[a] / 13);
        if (half === this.low || suit !== Math.trunc(hole[b] / 13)) continue;
        const suited = board.filter(card => Math.trunc(card / 13) === suit).map(card => 1 << card % 13);
        for (let p = 2; p < suited.length; p++)
          for (let q = 1; q < p; q++)
            for (let r = 0; r < q; r++)
              value = Math.max(value, this.flushes[1 << one | 1 << two | suited[p] | suited[q] | suited[r]]);
      }
    }
    return value;
  }

  /** The value of some of the cards, bit i of the choice for card i: 0 if two are of one suit. */
  #choice(cards, choice) {
    let ranks = 0, suits = 0;
    for (let i = 0; i < cards.length; i++) {
      if ((choice >>> i & 1) === 0) continue;
      const suit = 1 << cards[i] / 13;
      if (suits & suit) return 0;
      suits |= suit;
      ranks |= 1 << (this.flags & ACE_FIRST ? (cards[i] + 1) % 13 : cards[i] % 13);
    }
    return this.flushes[ranks];
  }

  #badugi(cards) {
    let value = 0;
    for (let choice = 1; choice < 1 << cards.length; choice++) value = Math.max(value, this.#choice(cards, choice));
    return value;
  }

  // ---- The best cards ----

  /** The cards that make a hand's value, the most significant first; none if the value is 0. */
  bestCards(cards, board = [], half = this.high) {
    const value = this.evaluate(cards, board, half);
    if (value === 0) return [];
    half.packed(value); // a wrong table has values that mean nothing
    if (this.kind === BADUGI) {
      const sorted = [...cards].sort((a, b) => a - b);
      let choice = 1;
      while (this.#choice(sorted, choice) !== value) choice++;
      return half.order(value, sorted.filter((_, i) => choice >>> i & 1));
    }
    if (this.kind === OMAHA) {
      const down = of => [...of].sort((a, b) => b - a);
      for (const two of choices(down(cards), 2))
        for (const three of choices(down(board), 3))
          if (this.#value(two, three, half) === value) return half.order(value, [...two, ...three]);
      throw this.#noCards(cards, board, value);
    }
    const sorted = half.sort(cards);
    if (cards.length <= this.best) return half.order(value, sorted);
    for (const chosen of choices(sorted, this.best))
      if (this.#value(chosen) === value) return half.order(value, chosen);
    throw this.#noCards(cards, board, value);
  }

  #noCards(cards, board, value) {
    return new TableError(`no cards of ${shown(cards, board)} have its value ${value}`);
  }

  // ---- Text ----

  /** What is wrong with a hand, { index, message }, or null; the index is that of a card, of the end if there are too
   * few cards, or -1 if there are too few in the hole. */
  fault(cards, board = []) {
    for (const part of [cards, board]) if (!isList(part)) throw noList(part);
    const all = [...cards, ...board], omaha = this.kind === OMAHA;
    for (let index = 0; index < all.length; index++) {
      const card = all[index];
      if (!Number.isInteger(card)) {
        const found = typeof card === "string" ? JSON.stringify(card) : String(card) + (typeof card === "bigint" ? "n" : "");
        const message = `${found} is not a card, which is a number: parseCards reads cards from text`;
        return { index, message };
      }
      const name = cardName(card), held = all.slice(0, index + 1).filter(c => c === card).length;
      const has = card in this.allowed && this.allowed[card] === 1;
      const jokers = this.jokers === 1 ? "one joker" : `${this.jokers} jokers`;
      const which = card >= JOKER && this.jokers > 0 ? `, which has ${jokers}` : "";
      if (!has) return { index, message: `${name} is not in the deck of ${this.name}${which}` };
      if (held <= this.copies) continue;
      if (omaha) return { index, message: `${name} is given twice` };
      const times = this.copies === 1 ? "once" : `${this.copies} times`;
      return { index, message: `${name} is held ${held} times, ${this.name} has it ${times}` };
    }
    const few = omaha ? -1 : all.length, wrong = (found, of, least, most, few, many) => {
      const takes = least === most ? most : `${least} to ${most}`, cards = found === 1 ? "card" : "cards";
      const message = `${found} ${of}${cards}, ${this.name} takes ${takes}`;
      return found >= least && found <= most ? null : { index: found > most ? many : few, message };
    };
    return wrong(cards.length, omaha ? "hole " : "", this.minCards, this.maxCards, few, this.maxCards)
      ?? wrong(board.length, "board ", this.minBoard, this.maxBoard, all.length, cards.length + this.maxBoard);
  }

  /** Reads a hand from text and checks it: { cards, board }. In Omaha a bar parts them. Throws a CardError. */
  parse(text) {
    const bar = text.indexOf("|"), omaha = this.kind === OMAHA, columns = [];
    const example = "hole cards, a bar and the board, as in As Kh Qd Jc | Ts 9s 8d";
    const second = bar < 0 ? -1 : text.indexOf("|", bar + 1);
    if (omaha && bar < 0) throw new CardError(`no bar: ${this.name} takes ${example}`, text.length + 1);
    if (omaha && second >= 0) throw new CardError(`a second bar: ${this.name} takes ${example}`, second + 1);
    let cards, board = [];
    try {
      cards = parseCards(omaha ? text.slice(0, bar) : text, columns);
    } catch (e) {
      if (omaha || bar < 0) throw e;
      const takes = `${this.name} takes all cards as one hand`;
      throw new CardError(`a bar separates hole and board in Omaha, but ${takes}`, bar + 1);
    }
    if (omaha) board = parseCards(" ".repeat(bar + 1) + text.slice(bar + 1), columns);
    const fault = this.fault(cards, board);
    if (fault) throw new CardError(fault.message, fault.index < 0 ? bar + 1 : columns[fault.index] ?? text.length + 1);
    return { cards, board };
  }
}

function* choices(of, size, from = 0) {
  if (size === 0) yield [];
  for (let i = from; size > 0 && i <= of.length - size; i++)
    for (const rest of choices(of, size - 1, i + 1)) yield [of[i], ...rest];
}

/** A card as text, such as "As"; all jokers are "Jo". */
export const cardName = card => (
  card >= JOKER ? "Jo" : card >= 0 ? RANKS[card % 13] + SUITS[Math.trunc(card / 13)] : String(card));

const SIGNS = "♣♦♥♠♧♢♡♤", RANK = "(10|[2-9TJQKAtjqka])", SIGN = `([${SIGNS}])\uFE0F?`;

/** Reads cards: As, aS, 10h, Th, A♠, ♠A; jokers Jo, Jk, X; between them spaces, commas or nothing. */
export function parseCards(text, columns = []) {
  const card = new RegExp(`${SIGN}${RANK}|${RANK}(?:([cdhsCDHS])|${SIGN})|[Xx]|[Jj][OKok]`, "y");
  const separators = /[ ,\t\r\n\u00A0\u3000]*/y, cards = [];
  let jokers = 0, at = 0;
  for (;;) {
    separators.lastIndex = at;
    separators.exec(text);
    at = separators.lastIndex;
    if (at === text.length) return cards;
    card.lastIndex = at;
    const found = card.exec(text);
    if (!found) {
      const code = sign => "\\u" + sign.charCodeAt(0).toString(16).padStart(4, "0");
      const word = /^[^ ,\t\r\n\u00A0\u3000]{0,20}/.exec(text.slice(at))[0]
        .replace(/[\p{Cc}\p{Cf}\p{Cn}\p{Zl}\p{Zp}]/gu, code);
      const expected = `a rank of ${RANKS} and a suit of ${SUITS}, such as As, or Jo for a joker`;
      throw new CardError(`"${word}" is not a card: expected ${expected}`, at + 1);
    }
    columns.push(at + 1);
    const rank = (found[2] ?? found[3])?.toUpperCase().replace("10", "T"), sign = found[1] ?? found[5];
    const suit = sign ? SIGNS.indexOf(sign) % 4 : SUITS.indexOf(found[4]?.toLowerCase());
    cards.push(rank === undefined ? JOKER + jokers++ : 13 * suit + RANKS.indexOf(rank));
    at = card.lastIndex;
  }
}

// ---- Opening a table: "Checks", "Header", "Directory", "Footer", "Sections" ----

/** Opens a table file: a path (Node only) or a URL. Throws a TableError. */
export async function open(file) {
  const remote = /^(https?|blob|data):/.test(file) || typeof process === "undefined";
  if (!remote) return read(await (await import("node:fs/promises")).readFile(file), String(file));
  const answer = await fetch(file);
  if (!answer.ok) throw new TableError(`${file}: ${answer.status} ${answer.statusText}`);
  return read(await answer.arrayBuffer(), String(file));
}

/** Opens a table that comes with the package, such as "standard". */
export const of = name => open(new URL(`./tables/${name}.yaku`, import.meta.url));

/** Checks a table in memory; the bytes are copied. The elements of large sections are trusted. Throws a TableError. */
export function read(source, file = "table") {
  const bytes = new Uint8Array(source).slice(), view = new DataView(bytes.buffer), length = bytes.length;
  const u8 = at => bytes[at], u16 = at => view.getUint16(at, true), u32 = at => view.getUint32(at, true);
  const FOREIGN = "written by another version of yaku", magic = [89, 65, 75, 85, 13, 10, 26, 10];
  const reject = (expected, found, cause = FOREIGN) => {
    throw new TableError(`${file}: expected ${expected}, found ${found}: ${cause}`);
  };
  const range = (what, least, most, found, cause = FOREIGN) =>
    found >= least && found <= most || reject(`${what} ${least} to ${most}`, found, cause);
  const same = (what, right, found, why) => String(right) === String(found) || reject(`${what} ${right}`, found, why);
  const needs = (there, what) => there || reject(what, "none");
  const aligned = end => Math.ceil(end / 64) * 64;

  if (length < 80) reject("at least 80 bytes", length, "truncated, or not a yaku table");
  const converted = String(magic.slice(0, 4)) === String(bytes.subarray(0, 4));
  same("the first bytes", magic, bytes.subarray(0, 8),
    converted ? "line ends were converted, as in a text file" : "not a yaku table");
  same("format version", VERSION, u16(8));
  range("table kind", HANDS, BADUGI, u16(10));
  same("length", u32(12), length, "truncated, or something was appended");
  same("the footer", magic.map(byte => byte ^ 255), bytes.subarray(length - 16, length - 8), "damaged");
  same("checksum kind", 1, u32(length - 8), "damaged");
  same("checksum", u32(length - 4), crc32(bytes.subarray(0, length - 4)), "damaged");

  const table = new Table(), kind = u16(10), omaha = kind === OMAHA, badugi = kind === BADUGI, hands = kind === HANDS;
  const maxValue = u32(16), flags = u8(27);
  Object.assign(table, { kind, minCards: u8(22), maxCards: u8(23), best: u8(24), copies: u8(25), jokers: u8(26), flags,
    minBoard: u8(28), maxBoard: u8(29), deck: view.getBigUint64(32, true), bias: (8 - u8(24)) * 0x1111, ranks: [],
    flushRanks: [], name: new TextDecoder("latin1").decode(bytes.subarray(40, 64)).replace(/\0+$/, "") });
  range("greatest value", 0, 65534, maxValue);
  range("cards of the best hand", badugi ? 4 : omaha ? 5 : 1, badugi ? 4 : 5, table.best);
  range("most cards", omaha ? 2 : table.best, omaha ? 7 : badugi ? 5 : 9, table.maxCards);
  range("fewest cards", omaha ? 2 : badugi ? 4 : 0, table.maxCards, table.minCards);
  range("copies", 1, hands ? table.maxCards : 1, table.copies);
  range("jokers", 0, hands ? table.maxCards : 0, table.jokers);
  range("flags", badugi ? 1 : 0, omaha ? 0 : badugi ? 3 : 7, flags);
  if (badugi) same("flag of low rules", LOW, flags & LOW);
  range("most cards on the board", omaha ? 3 : 0, omaha ? 5 : 0, table.maxBoard);
  range("fewest cards on the board", omaha ? 3 : 0, table.maxBoard, table.minBoard);
  same("reserved bytes", 0, u16(30));
  const suits = [0, 13, 26, 39].map(shift => Number(table.deck >> BigInt(shift) & 8191n)).filter(ranks => ranks > 0);
  const equal = suits.every(ranks => ranks === suits[0]);
  if (table.deck >> 52n || !equal) reject("a deck of the same ranks in every suit", table.deck);
  const inDeck = suits.length * (suits[0] ?? 0).toString(2).replaceAll("0", "").length;
  range("cards of the deck but jokers", 1, 52, inDeck);
  range("cards of the deck", badugi ? 52 : table.maxCards + table.maxBoard, 1000, inDeck * table.copies + table.jokers);
  if (!/^[a-z0-9-]+$/.test(table.name)) reject("a name of a-z, 0-9 and -", JSON.stringify(table.name));

  const types = { 1: Uint8Array, 2: Uint8Array, 3: Uint32Array, 4: Int32Array, 5: Int32Array, 6: Int32Array, 13: Uint8Array,
    14: Uint32Array, 15: Uint8Array }, sections = {};
  const sizesOf = new Array(17).fill(0); // by kind: for which numbers of cards
  let end = 64 + 16 * u16(20), previous = -1, widest = 0;
  range("the end of the directory", 64, length - 16, end);
  for (let at = 64, stop = end; at < stop; at += 16) {
    const [of, cards, row, column] = bytes.subarray(at, at + 4), offset = u32(at + 8), size = u32(at + 12);
    const hash = of >= ROWS && of <= FLUSH_ROWS + 1, boards = of === BOARDS || of === LOW_BOARDS;
    range("section kind", 1, hands ? 11 : 16, of);
    range("cards of a section", boards ? 3 : 0, hash ? 9 : boards ? 5 : 0, cards);
    range("sections in ascending order,", previous + 1, 65535, 256 * cards + of);
    const common = of === ROWS && cards >= 4 && cards <= 7; // what all tables have in common
    range("row bits", common ? 7 + cards : hash ? 1 : 0, common ? 7 + cards : hash ? 29 : 0, row);
    range("column bits", common ? 25 - row : 0, common ? 25 - row : hash ? 29 - row : 0, column);
    if (hash) widest = Math.max(widest, row + column);
    same("reserved bytes", 0, u32(at + 4));
    same("offset of a section", aligned(end), offset);
    const slots = Math.min(2 ** Math.floor(Math.log2(Math.max(size, 2))), 2 * 2 ** (row + column));
    const right = { 3: 4 * (maxValue + 1), 4: 8 * (52 + table.jokers), 5: 16, 6: 32768, 7: 16384, 8: 2 * 2 ** row,
      9: slots, 10: 2 * 2 ** row, 11: slots, 12: 182 * multisets(cards), 14: Math.max(4, size - size % 4), 15: 65536,
      16: 182 * multisets(cards) }[of];
    same("size of a section", right ?? size, size);
    end = offset + size;
    range("the end of a section", 0, length - 16, end);
    const type = types[of] ?? Uint16Array;
    const section = new type(bytes.buffer, offset, size / type.BYTES_PER_ELEMENT);
    const hashes = of < FLUSH_ROWS ? table.ranks : table.flushRanks;
    if (hash && of % 2 === 0) hashes[cards] = { rows: section, row: 32 - row, column: 32 - row - column };
    else if (hash) {
      same("rows before values,", 256 * cards + of - 1, previous);
      same("bits of the rows before,", u16(at - 14), u16(at + 2));
      const unit = of === VALUES && cards >= 4 && cards <= 7 ? 0 : Math.max(0, Math.log2(size) - 17);
      Object.assign(hashes[cards], { values: section, mask: size / 2 - 1, unit });
    } else if (boards) (sections[of] ??= [])[cards] = section;
    else sections[of] = section;
    previous = 256 * cards + of;
    sizesOf[of] |= 1 << cards;
  }
  same("length", aligned(end) + 16, length);
  if (table.ranks[6] && !table.ranks[6].values) table.ranks[6] = { ...table.ranks[7], ...table.ranks[6] };

  // Exactly the sections of this kind of table, for exactly these numbers of cards.
  const kinds = sizesOf.flatMap((sizes, of) => (sizes ? [of] : [])), from = (least, most) => (2 << most) - (1 << least);
  const sizes = (what, right, found) => same(`${what} for numbers of cards, as bits,`, right, found);
  const flushes = sizesOf[FLUSH_ROWS], avoided = (flags & AVOID) !== 0, isLow = (flags & LOW) !== 0;
  if (hands) {
    const factors = flushes && table.copies > 1 && table.maxCards > table.best, sets = sections[SUIT_KEYS] !== undefined;
    same("sections", [RULES, CATEGORIES, PACKED, CARD_KEYS, ...(factors ? [FACTORS] : []),
      ...(sets ? [SUIT_KEYS, FLUSHES] : []), ROWS, VALUES, ...(flushes ? [FLUSH_ROWS, FLUSH_VALUES] : [])], kinds);
    const all = from(table.minCards, table.maxCards) | 1 << table.best; // even if hands must be larger
    sizes("rows", all, sizesOf[ROWS]);
    sizes("values", all, sizesOf[VALUES] | (all & 1 << 7 ? all & 1 << 6 : 0)); // of six, those of seven may do
    if (factors) range("row and column bits", 1, 25, widest); // the bits below are those of factors
    if (sets || avoided) same("copies and jokers", [1, 0], [table.copies, table.jokers]);
    same("the flag of flushes", isLow && flushes !== 0 && table.maxCards > table.best, avoided);
    if (sets) same("keys of sets if flushes are avoided", false, avoided);
    const most = mostOfSuit(view, table, sections, flushes !== 0);
    needs(most >= 0, "keys of cards as their ranks and suits have them");
    if (flushes) sizes("flush rows", from(table.best, sets ? table.best : most), flushes);
    sizes("flush values", flushes, sizesOf[FLUSH_VALUES]);
  } else {
    const low = kinds.some(of => of > BOARDS), lows = sections[LOW_BOARDS] ? LOW_BOARDS : LOWS;
    same("sections", [RULES, CATEGORIES, PACKED, ...(omaha ? [SUIT_KEYS, FLUSHES, ROWS, VALUES, BOARDS] : [FLUSHES]),
      ...(low ? [LOW_CATEGORIES, LOW_PACKED, lows] : [])], kinds);
    const all = from(Math.min(3, table.minCards), Math.max(table.maxCards, table.maxBoard));
    for (const of of omaha ? [ROWS, VALUES] : []) sizes("rows and values", all, sizesOf[of]);
    for (const of of [BOARDS, LOW_BOARDS]) if (sizesOf[of]) sizes("boards", from(3, table.maxBoard), sizesOf[of]);
    for (let n = 2; n < 8 && omaha; n++) {
      const numbers = all >> n & 1 ? table.ranks[n].values.filter(number => number < 65535).sort() : [];
      same(`numbers of ${n} cards`, all >> n & 1 ? multisets(n) : 0, numbers.length);
      needs(numbers.every((number, i) => number === i), `each number of ${n} cards once`);
    }
    if (sections[LOWS]) range("greatest low value", 0, 56, sections[LOW_PACKED].length - 1);
  }

  const scale = (categoriesKind, packedKind, ofFlushes, low, aceFirst, boards) => {
    const categories = new TextDecoder().decode(sections[categoriesKind]).split("\n"), packed = sections[packedKind];
    const known = badugi ? String(categories) === String(OF_BADUGI) : categories.every(of => FIVE_CARDS.includes(of));
    needs(known && new Set(categories).size === categories.length, "known categories, each once");
    same("a category of flushes", ofFlushes, categories.some(of => /flush/.test(of)));
    packed.forEach((number, i) => {
      const ascends = i === 0 ? number === 0 : number > packed[i - 1] && number >>> 16 & 15;
      const ranks = (number & 0xFFFFF).toString(16), count = ranks.replaceAll("0", "").length;
      needs(ascends && number >>> 20 <= categories.length && !/[ef]/.test(ranks) && (!badugi || count === number >>> 20),
        "ascending packed values of the ranks 1 to 13 and the categories");
    });
    return new Scale(table.name, categories, packed, low, aceFirst, boards);
  };
  table.rules = new TextDecoder().decode(sections[RULES]);
  const ofFlushes = hands ? flushes !== 0 : omaha;
  table.high = scale(CATEGORIES, PACKED, ofFlushes, isLow, (flags & ACE_FIRST) !== 0, sections[BOARDS]);
  table.low = sections[LOW_PACKED] ? scale(LOW_CATEGORIES, LOW_PACKED, false, true, true, sections[LOW_BOARDS]) : null;
  Object.assign(table, { flushes: sections[FLUSHES], suitKeys: sections[SUIT_KEYS], lows: sections[LOWS] });
  const bits = from => Int32Array.from({ length: 256 }, (_, card) => (card >= from && card < from + 26 ? 1 << card - from : 0));
  table.lowBits = bits(0);
  table.highBits = bits(26);
  for (let joker = 0; joker < Math.min(2, table.jokers); joker++) table.highBits[JOKER + joker] = 1 << 26 + joker;
  table.allowed = Uint8Array.from({ length: 64 }, (_, card) =>
    (card < JOKER ? Number(table.deck >> BigInt(card) & 1n) : card < JOKER + table.jokers ? 1 : 0));
  // without a bit of its own: cards of no deck, and where they are more than two, jokers, which then take the slow way
  for (let card = 0; card < 256; card++)
    if (!table.allowed[card] || card > JOKER + 1) table.lowBits[card] = NO_CARD;
  if (hands) {
    table.keys = sections[CARD_KEYS].filter((_, i) => i % 2 === 1);
    table.counters = sections[CARD_KEYS].filter((_, i) => i % 2 === 0).map(low => low & 0xFFFF); // suits only
  }
  return table;
}

/** The most cards of one suit, with all wild ones, that a hand may hold; -1 if a key does not count one card of its
 * suit, or cards of one rank, or wild ones, have different keys. */
function mostOfSuit(view, table, sections, flushes) {
  const keys = sections[CARD_KEYS], factors = sections[FACTORS], shift = factors ? 39n : 35n;
  const ofSymbol = [], bySuit = [0, 0, 0, 0];
  let wildRank = -1;
  for (let card = 0; card < JOKER + table.jokers; card++) {
    const key = view.getBigUint64(keys.byteOffset + 8 * card, true), rank = key >> shift, counts = Number(key & 0xFFFFFn);
    const joker = card >= JOKER, suit = Math.trunc(card / 13), wild = flushes && counts === 0x11111;
    if (!joker && (table.deck >> BigInt(card) & 1n) === 0n) {
      if (key !== 0n) return -1;
      continue;
    }
    const plain = flushes ? !joker && counts === (0x10000 | 1 << 4 * suit) : counts === 0x10000;
    if (!wild && !plain) return -1;
    if (wild && !joker) {
      if (sections[SUIT_KEYS] || table.flags & LOW || wildRank >= 0 && wildRank !== card % 13) return -1;
      wildRank = card % 13;
    }
    const symbol = joker || wild ? 13 : card % 13;
    const factor = factors && symbol < 13 ? BigInt(factors[suit]) * rank & 0xFFFFn : 0n;
    if ((key >> 20n & (1n << shift - 20n) - 1n) !== factor || (ofSymbol[symbol] ?? rank) !== rank) return -1;
    ofSymbol[symbol] = rank;
    for (let s = 0; s < 4; s++) if (wild || !joker && s === suit) bySuit[s] += joker ? 1 : table.copies;
  }
  return wildRank >= 0 && ofSymbol[wildRank] !== undefined ? -1 : Math.min(table.maxCards, Math.max(...bySuit));
}

function crc32(bytes) {
  const table = Uint32Array.from({ length: 256 }, (_, n) => {
    for (let i = 0; i < 8; i++) n = n & 1 ? n >>> 1 ^ 0xEDB88320 : n >>> 1;
    return n;
  });
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) crc = table[(crc ^ bytes[i]) & 255] ^ crc >>> 8;
  return ~crc >>> 0;
}

// ---- The command: node yaku.mjs TABLE < hands.txt, as `yaku eval --format tsv` ----

async function command(file) {
  const table = await open(file), decoder = new TextDecoder(), out = [];
  let line = 0, rest = "", status = 0;
  const names = cards => cards.map(cardName).join(" "), hex = n => n.toString(16).toUpperCase().padStart(6, "0");
  const half = (of, { cards, board }) => {
    const value = table.evaluate(cards, board, of), packed = hex(of.packed(value));
    const category = of === table.high ? [of.category(value)] : [];
    return [value, ...category, `0x${packed}`, names(table.bestCards(cards, board, of))];
  };
  const flush = () => process.stdout.write(out.splice(0).join(""));
  const answer = text => {
    line++;
    if (/^[ \t\v\f\r\u3000]*#/.test(text)) return; // a comment
    try {
      if (text.length > 1000) throw new CardError("too long: expected at most 1000 characters", 1001);
      const hand = table.parse(text), board = table.kind === OMAHA ? ` | ${names(hand.board)}` : "";
      const low = table.low ? half(table.low, hand) : [];
      out.push([names(hand.cards) + board, ...half(table.high, hand), ...low, line].join("\t") + "\n");
    } catch (e) {
      if (!(e instanceof CardError || e instanceof TableError || e instanceof RangeError)) throw e;
      flush();
      process.stderr.write(`line ${line}${e.column ? `, column ${e.column}` : ""}: ${e.message}\n`);
      status = 1;
    }
  };
  out.push(`hand\tvalue\tcategory\tpacked\tbest${table.low ? "\tlow\tlow-packed\tlow-best" : ""}\tline\n`);
  for await (const bytes of process.stdin) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop().slice(0, 1002);
    for (const text of lines) answer(text.replace(/\r$/, ""));
    flush();
  }
  rest += decoder.decode();
  if (rest !== "") answer(rest.replace(/\r$/, ""));
  flush();
  return status;
}

if (typeof process !== "undefined" && process.argv?.[1]) {
  const { pathToFileURL } = await import("node:url"), { realpathSync } = await import("node:fs");
  if (pathToFileURL(realpathSync(process.argv[1])).href === import.meta.url) {
    if (process.argv.length === 3 && ["--help", "-h"].includes(process.argv[2])) {
      process.stdout.write(USAGE);
    } else if (process.argv.length !== 3) {
      process.stderr.write(USAGE);
      process.exitCode = 2;
    } else {
      process.exitCode = await command(process.argv[2]).catch(e => {
        process.stderr.write(`yaku: ${e.message}\n`);
        return 2;
      });
    }
  }
}
