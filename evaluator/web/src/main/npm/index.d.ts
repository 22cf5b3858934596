/** Options of every question. */
export interface Options {
  /**
   * How far a long answer is, in words, and as a part of the work, 0 to 1, or null if that is not known; five times a
   * second. Its result false stops the answer, which is as far as it is.
   */
  onProgress?: (text: string, part: number | null) => boolean | void;
  /** Ends a question that a Worker is asked; what was found so far is lost. */
  signal?: AbortSignal;
  /** The language of texts. */
  lang?: "en" | "ja";
}

/** By which rules. */
export interface RulesOptions extends Options {
  /** A name of {@link Yaku.rules}, or a game such as `stud`; `standard` if none is given. */
  rules?: string;
  /** A table that {@link Yaku.file} has added. */
  table?: string;
}

/** How to count; exact wherever that takes half a minute at most if nothing is given. */
export interface EquityOptions extends RulesOptions {
  exact?: boolean;
  /** Samples this many deals. */
  trials?: number;
  /** Samples until every standard error is at most this. */
  error?: number;
  /** Counts within this time or samples for it: `"5s"`, `"500ms"`. */
  time?: string;
  seed?: number | bigint;
  /** The cards of a complete hand. */
  cards?: number;
}

export interface SolveOptions extends Options {
  /** Ends at this exploitability: `"0.5%"`, or a part of the pot. */
  error?: string | number;
  time?: string;
  iterations?: number;
  bits?: 16 | 32;
  memory?: string;
  /** The place to show: `"check / bet 60"`. */
  node?: string;
  /** Adds the strategy hand by hand. */
  hands?: boolean;
  /** A table of hands by what they are; `place` with `bestAnswer`: where that gains. */
  by?: "made" | "draws" | "class" | "place";
  /** At a place where a card comes: what happens after each card. */
  runouts?: boolean;
  /** The hands that a player has at the place, as text. */
  range?: "oop" | "ip";
  /** Shows, and writes, the best answer of a player to the other's strategy. */
  bestAnswer?: "oop" | "ip";
  /** Keeps the solution under a name, for {@link Yaku.solution}. */
  write?: string;
  /** Goes on with the solution of this name. */
  open?: string;
}

export interface EvaluatedHand {
  hand: string;
  /** Greater wins, equal ties; 0 for none. */
  value: number;
  category: string;
  packed: string;
  best: string;
  description: string;
  line: number;
  low?: number;
  lowPacked?: string;
  lowBest?: string;
  lowDescription?: string;
  share?: number;
  beats?: number;
  ties?: number;
  made?: string;
  draws?: string[];
  /** How many other holes beat it on the board. */
  beatenBy?: number;
  /** Who wins and why, in words; of `compare`, with the first hand. */
  verdict?: string[];
}

export interface EquityPlayer {
  hand: string;
  win: number;
  tie: number;
  lose: number;
  /** The part of the pot, 0 to 1; null if no deal is possible. */
  share: number | null;
  /** The standard error of the share; 0 if it is exact. */
  error: number | null;
  cards?: number;
  draws?: number;
  lowWin?: number;
  lowTie?: number;
  scoop?: number;
}

export interface EquityAnswer {
  spot: number;
  exact: boolean;
  weighted: boolean;
  deals: number;
  notes?: string[];
  players: EquityPlayer[];
  /**
   * How many deals who wins together: in a key, a number, bit p is set for the player with index p; in split pots the
   * winners of the low half have the bits after those of all players.
   */
  winners: Record<string, number>;
}

export interface NextCardsAnswer {
  spot: number;
  exact: boolean;
  weighted: boolean;
  deals: number;
  notes?: string[];
  /** With the cards that help, by the hand that they give: null for all together. */
  players: { hand: string; share: number | null; outs: { category: string | null; cards: string; share: number }[] }[];
  /** By card: the players' shares and their standard errors. */
  cards: Record<string, { deals: number; shares: (number | null)[]; errors: (number | null)[] }>;
}

export interface StreetsAnswer {
  spot: number;
  streets: (Omit<EquityAnswer, "spot"> & { street: string; board: string })[];
}

export interface HandOfRange {
  hand: string;
  weight: number;
  line: number;
  /** What it is on the board, if there is one. */
  made?: string;
  draws?: string[];
  /** Against the other range; null if that leaves no deal. */
  equity?: number | null;
}

export interface BoardAnswer {
  board: string;
  suits: string;
  pairing: string;
  straights: number;
  high: string;
  nuts: number;
  nutCategory: string;
  nutHoles: string[];
  made: Record<string, number>;
  draws: Record<string, number>;
  line: number;
}

export interface HoldAnswer {
  hand: string;
  hold: string;
  ev: number;
  ties: number;
  fraction: string;
  line: number;
}

export interface HandOfSolution {
  player: "oop" | "ip";
  hand: string;
  weight: number;
  /** null, as all that follow, for a hand that is never there against a hand of the other player. */
  equity: number | null;
  /** In chips. */
  value: number | null;
  /** Of each action, if the player acts. */
  frequencies?: (number | null)[];
  /** What each action is worth; null for one that is never taken by any hand. */
  values?: (number | null)[];
}

/** Hands of a kind, such as "overpair" or "AKs". */
export interface GroupOfHands extends Omit<HandOfSolution, "hand" | "weight"> {
  word: string;
  combos: number;
  /** Of the player's hands at the place. */
  share: number;
}

/** A place in a solution; pairs are of oop and ip. */
export interface PlaceOfSolution {
  path: string;
  board: string;
  pot: number;
  /** Who acts; without it a card comes, or the hand is over. */
  player?: "oop" | "ip";
  value?: [number | null, number | null];
  equity?: [number | null, number | null];
  actions?: string[];
  frequencies?: (number | null)[];
  values?: (number | null)[];
}

/** What happens after a card. */
export interface Runout {
  card: string;
  likelihood: number;
  oop_equity: number | null;
  oop_value: number | null;
  ip_equity: number | null;
  ip_value: number | null;
  frequencies?: (number | null)[];
  values?: (number | null)[];
}

export interface SolutionAnswer {
  value: [number, number];
  exploitability: number;
  iterations: number;
  seconds: number;
  nodes: number;
  root: { actions: string[]; frequencies: number[]; values: (number | null)[] };
  /** The place that `node` asks for. */
  node?: PlaceOfSolution;
  hands?: HandOfSolution[];
  /** What `by` asks for, but for `place`. */
  groups?: GroupOfHands[];
  /** What `runouts` asks for. */
  cards?: Runout[];
  [more: string]: unknown;
}

export interface AllInAnswer {
  /** What a player gains at most by another strategy: in big blinds, or of the prizes. */
  epsilon: number;
  iterations: number;
  /** What each wins on average, in big blinds; and its part of the prizes after the hand. */
  players: { stack: number; chips: number; prize?: number }[];
  decisions: {
    decision: string;
    /** How often hands are all-in there, 0 to 1. */
    allIn: number;
    /** What a call must win; null where nothing is called. */
    price: number | null;
    given: "" | "forced" | "locked";
    range: string;
    hands?: { hand: string; allIn: number; gain: number | null }[];
  }[];
}

export interface IcmPlayer {
  player: number;
  stack: number;
  value: number;
  bubbleFactors: (number | null)[];
}

/** What the command line writes for these arguments. */
export interface Reply {
  /** 0, or 1 or 2 if something was wrong. */
  status: number;
  /** With `--format json`: an object each. */
  lines: string[];
  /** With other formats: what it prints. */
  text: string;
  messages: string;
}

type Row = Record<string, unknown>;

export interface Yaku {
  /** Hands by any rules. */
  evaluate(hands: string | readonly string[], options?: RulesOptions & { percentile?: boolean; words?: boolean }): Promise<EvaluatedHand[]>;
  /** Who wins, and which share. */
  compare(hands: readonly string[], options?: RulesOptions): Promise<EvaluatedHand[]>;
  /** All hands of so many cards, by category. */
  count(options?: RulesOptions & { cards?: number; decks?: number; jokers?: number }): Promise<Row[]>;
  /** How often each player wins: `"AK / QQ+ / 76s | 9s 8d 2s"`. */
  equity(spot: string, options?: EquityOptions): Promise<EquityAnswer>;
  /** The same after each next card. */
  nextCards(spot: string, options?: EquityOptions): Promise<NextCardsAnswer>;
  /** The same before the flop, and on each street of the board. */
  streets(spot: string, options?: EquityOptions): Promise<StreetsAnswer>;
  /** The hands of a range, and on a board what they are there. */
  range(range: string, options?: RulesOptions & { dead?: string; cards?: number; against?: string }): Promise<HandOfRange[]>;
  /** What a board is, and what all hands are on it. */
  board(board: string, options?: RulesOptions & { cards?: number }): Promise<BoardAnswer>;
  /** The words for hands and boards, and what they mean. */
  words(options?: Options): Promise<Row[]>;
  /** All rule sets, or one with its text. */
  rules(name?: string, options?: Options): Promise<Row[]>;
  /** All video poker machines, or the frequencies and the return of one. */
  machine(name?: string, options?: Options & { file?: string }): Promise<Row[]>;
  /** Which cards to hold; a machine's name, or null and a pay table as `file`. */
  hold(machine: string | null, hand: string, options?: Options & { file?: string; all?: boolean }): Promise<HoldAnswer[]>;
  /** Strategies for two players: a spot as text, see the README. */
  solve(spot: string, options?: SolveOptions): Promise<SolutionAnswer>;
  /**
   * Another place of a solution that was kept by `write`. With `error`, `time` or `iterations` it is
   * gone on with, and what is found takes its place.
   */
  solution(name: string, options: SolveOptions & { hands: true }): Promise<SolutionAnswer & { hands: HandOfSolution[] }>;
  solution(name: string, options?: SolveOptions): Promise<SolutionAnswer>;
  /**
   * All-in or fold before the flop: a game as text, `"stacks = 10, 10"`. Two players take a moment. Three need the file
   * of `yaku matrix --three`, which {@link Yaku.file} has added, as `threeHands`; without it three hands are counted
   * first, for minutes, which `onProgress` hears.
   */
  allIn(game: string, options?: Options & { error?: string | number; hands?: boolean; threeHands?: string }): Promise<AllInAnswer>;
  /** What stacks are worth in prizes, and what each risks against each other. */
  icm(payouts: readonly number[], stacks: readonly number[], options?: Options): Promise<IcmPlayer[]>;
  /** Any command of the command line that there is here. */
  ask(args: readonly string[], input?: string, options?: Options): Promise<Reply>;
  /** Adds a file that options may name: a table, a pay table. */
  file(name: string, bytes: Uint8Array): Promise<void> | void;
  /**
   * The file of a solution that is kept, as `yaku solve --write` writes it, also without its rivers. Given to `file` it
   * is kept under that name.
   */
  bytes(name: string, options?: { without?: "river" }): Promise<Uint8Array> | Uint8Array;
  /** Keeps a solution no longer. */
  forget(name: string): Promise<void> | void;
  /** Ends the Worker. */
  close(): void;
}

/** Thrown for what cannot be answered, with the command line's message. */
export class YakuError extends Error {
  readonly status: number;
  /** What programs can act on, as the command line has it: "text", "usage", "file", "memory", "no-place", "refused" … */
  readonly code: string;
  /** Where a text is wrong, from 1, where it is known: its column, and its line if it may have several. */
  readonly column?: number;
  readonly line?: number;
  /** Which of several texts is wrong, from 1, and what they are, such as "hand". */
  readonly number?: number;
  readonly item?: string;
  /** The key of a line, such as "board" of a spot to solve. */
  readonly key?: string;
}

/** For browsers: where the files of this package are; without it beside the code, as most bundlers put them. */
export interface Where {
  /** The address of a copy of the package's folder, of the page's origin. */
  folder?: string | URL;
}

/** Opens an engine in this thread, which long answers keep busy. */
export function open(where?: Where): Promise<Yaku>;

/** Opens an engine in a Worker: nothing waits for it, and it can be stopped. */
export function start(where?: Where): Promise<Yaku>;
