// Who wins how often.

import { choice, h, number, percent, select, showWork } from "./dom.js";
import { bar, deckMap, heat, heatScale, span, table } from "./bars.js";
import { RANKS, inline, joined, parseCards } from "./cards.js";
import { Hands } from "./each.js";
import { entry, panel } from "./picker.js";
import { latest } from "./ask.js";
import { category, faultText, t } from "./words.js";

const SHORT = RANKS.slice(0, 9);
/** Games by the names that people use: rules, cards of a hand, board, and whether there is a grid. */
export const GAMES = {
  holdem: { rules: ["--rules", "standard"], hole: 2, board: 5, ranks: RANKS, grid: true },
  omaha: { rules: ["--rules", "omaha"], hole: 4, board: 5 },
  "omaha-hi-lo": { rules: ["--rules", "omaha-hi-lo"], hole: 4, board: 5 },
  "short-deck": { rules: ["--rules", "short-deck"], hole: 2, board: 5, ranks: SHORT, grid: true },
  "short-deck-trips": { rules: ["--rules", "short-deck-trips"], hole: 2, board: 5, ranks: SHORT, grid: true },
  "omaha-5": { rules: ["--rules", "omaha", "--cards", "5"], hole: 5, board: 5 },
  "omaha-6": { rules: ["--rules", "omaha", "--cards", "6"], hole: 6, board: 5 },
  "omaha-hi-lo-5": { rules: ["--rules", "omaha-hi-lo", "--cards", "5"], hole: 5, board: 5 },
  stud: { rules: ["--rules", "stud"], hole: 7, board: 0 },
  "stud-hi-lo": { rules: ["--rules", "stud-hi-lo"], hole: 7, board: 0 },
  razz: { rules: ["--rules", "razz"], hole: 7, board: 0 },
  "deuce-to-seven": { rules: ["--rules", "deuce-to-seven"], hole: 5, board: 0 },
  badugi: { rules: ["--rules", "badugi"], hole: 4, board: 0 },
  "three-card": { rules: ["--rules", "three-card"], hole: 3, board: 0 },
};
const MOST = 9;
export const HOW = { auto: [], exact: ["--exact"], sample: ["--trials", "1000000"] };

/** Whether a text is cards and no range, which games without a grid read otherwise. */
export const isCards = (text) => parseCards(text).faults.length === 0;

class Equity {
  constructor(app, address) {
    Object.assign(this, { app, run: latest("quick"), side: panel(), timer: 0, halting: false, entries: [],
      results: [] });
    const state = { game: address.oneOf("game", Object.keys(GAMES), "holdem"),
      how: address.oneOf("how", Object.keys(HOW), "auto"),
      players: address.list("players", "/", MOST) ?? ["AKs", "QQ+"], look: address.whole("look", 1, MOST, 1) - 1 };
    state.board = joined(address.cards("board", 5));
    state.dead = joined(address.cards("dead", 40, parseCards(state.board).cards));
    if (state.players.length < 2) state.players.push("");
    this.state = state;
    this.buildFrame();
    this.build();
  }

  get game() { return GAMES[this.state.game]; }

  buildFrame() {
    const { state } = this, games = Object.keys(GAMES).map((name) => [name, t("games")[name]]);
    const ways = [["auto", t("automatic")], ["exact", t("exactly")], ["sample", `${t("sampled")} ${number(1e6)}`]];
    [this.rows, this.place, this.more] = ["players", "pairs", "more"].map((name) => h("div", { class: name }));
    this.status = h("p", { class: "status", role: "status" });
    this.fault = h("p", { class: "fault", role: "alert" });
    this.stop = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => this.halt() }, t("stop"));
    this.progress = h("progress", { hidden: true, "aria-label": t("working") });
    this.add = h("button", { type: "button", class: "add", onclick: () => this.addPlayer() }, `+ ${t("addPlayer")}`);
    this.element = h("section", { class: "tab two" }, h("div", { class: "work" }, h("div", { class: "options" },
      select(t("game"), games, state.game, (name) => this.changeGame(name)),
      select(t("how"), ways, state.how, (how) => { state.how = how; this.refresh(); })),
    this.rows, this.add, this.place, this.fault,
    h("div", { class: "statusline" }, this.status, this.progress, this.stop), this.more), this.side.element);
  }

  addPlayer() {
    this.state.players.push("");
    this.build();
    this.entries.at(-1).element.querySelector("input").focus();
    this.refresh();
  }

  /** Ranges of two cards mean something else in other games: they are not taken over, which is said. */
  changeGame(name) {
    const { state } = this, isKept = (text) => isCards(text) || Boolean(this.game.grid) === Boolean(GAMES[name].grid);
    const left = state.players.filter((text) => !isKept(text));
    state.players = state.players.map((text) => (isKept(text) ? text : ""));
    state.game = name;
    this.build();
    this.refresh();
    if (left.length) this.fault.textContent = t("rangesGone", left.join(" / "));
    this.said = this.fault.textContent;
  }

  build() {
    const { state } = this, { rules, hole, ranks = RANKS, grid: hasGrid, board } = this.game;
    const common = { ranks, rules: rules.slice(0, 2) };
    const cardsOf = (name, most) => {
      const own = entry(this.side, { ...common, title: t(name), kinds: ["cards"], most,
        placeholder: t("cardsPlaceholder"),
        taken: () => this.taken(own), onchange: (text) => { state[name] = text; this.refresh(); } });
      return own;
    };
    this.places = { board: board ? cardsOf("board", 5) : null, dead: cardsOf("dead", 40) };
    this.results = state.players.map(() => h("div", { class: "result" }));
    this.entries = state.players.map((_, i) => {
      const own = entry(this.side, { ...common, title: t("player", i + 1), label: t("playerShort", i + 1), most: hole,
        kinds: hasGrid ? ["range", "cards"] : ["cards"], placeholder: hasGrid ? t("placeholder") : t("noGrid"),
        taken: () => this.taken(own), onchange: (value) => { state.players[i] = value; this.refresh(); } });
      own.element.append(this.results[i], ...(state.players.length > 2 ? [this.remover(i)] : []));
      return own;
    });
    this.entries.forEach((each, i) => each.set(state.players[i], false));
    for (const [name, each] of Object.entries(this.places)) {
      each?.set(isCards(state[name]) ? parseCards(state[name]).cards.join(" ") : state[name], false);
    }
    this.rows.replaceChildren(...this.entries.map((each) => each.element));
    this.place.replaceChildren(...[this.places.board, this.places.dead].filter(Boolean).map((each) => each.element));
    this.add.hidden = state.players.length >= MOST;
    this.side.show(this.entries[0]);
  }

  remover(i) {
    return h("button", { type: "button", class: "square remove", "aria-label": t("remove", t("player", i + 1)),
      onclick: () => { this.state.players.splice(i, 1); this.build(); this.refresh(); } }, "×");
  }

  taken(own) {
    return [...this.entries.filter((each) => isCards(each.get())), this.places.board, this.places.dead]
      .filter((each) => each && each !== own).flatMap((each) => parseCards(each.get()).cards);
  }

  halt() {
    if (this.halting) { // asked twice: at once, without an answer
      this.run.stop();
      this.busy("");
      this.status.textContent = t("stopped");
    }
    this.halting = true;
  }

  /** Shows how far an answer is, and says whether it is to go on. */
  busy(text, part = null) {
    showWork(this, text, part);
    return !this.halting;
  }

  /** The spot as text. */
  spot(players) {
    const { state, game } = this, rest = [game.board ? state.board : "", state.dead].map((each) => each.trim());
    return players.join(" / ") + (rest[0] || rest[1] ? ` | ${rest[0]}` : "") + (rest[1] ? ` | ${rest[1]}` : "");
  }

  refresh() {
    this.app.changed();
    this.said = "";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), 120);
  }

  wrong(reason) {
    this.busy("");
    this.status.textContent = "";
    this.more.replaceChildren();
    delete this.element.dataset.done;
    let at = 0;
    const given = this.state.players.map((text, i) => [i, text]).filter(([, text]) => text.trim());
    const place = given.findLast(([, text], n) => {
      at = given.slice(0, n).reduce((sum, [, before]) => sum + before.length + 3, 0);
      return at < reason.column && reason.column <= at + text.length + 1;
    });
    if (place) this.entries[place[0]].fault(faultText(reason));
    else this.fault.textContent = faultText(reason);
    this.results.forEach((each) => each.replaceChildren());
  }

  async answer(ask) {
    const { state, element, results } = this;
    this.halting = false;
    delete element.dataset.done;
    this.fault.textContent = this.said ?? "";
    [...this.entries, ...Object.values(this.places)].forEach((each) => each?.fault(""));
    const players = state.players.filter((each) => each.trim());
    const several = [...this.entries, this.places.board, this.places.dead].find((each) => /[/|]/.test(each?.get()));
    if (players.length < 2 || several) {
      [...results, this.more].forEach((each) => each.replaceChildren());
      this.busy("");
      this.status.textContent = several ? "" : t("oneMore");
      several?.fault(t("several"));
      return;
    }
    const shown = results.filter((_, i) => state.players[i].trim());
    const timing = setTimeout(() => {
      this.busy(t("working"));
      [...results, this.more].forEach((each) => each.replaceChildren()); // of another question
    }, 200);
    try {
      const [found] = await ask(["equity", ...this.game.rules, ...HOW[state.how], "--", this.spot(players)],
        { onProgress: (...far) => this.busy(...far) });
      clearTimeout(timing);
      this.busy("");
      results.forEach((each) => each.replaceChildren());
      if (this.halting && found.players.some(({ share }) => share === null)) { // a part of an exact count says nothing
        this.status.textContent = t("stopped");
        return;
      }
      await this.showAll(ask, players, found, shown);
    } finally {
      clearTimeout(timing);
    }
  }

  async showAll(ask, players, found, shown) {
    const { element, app } = this, error = Math.max(...found.players.map((player) => player.error));
    found.players.forEach((player, i) => this.show(shown[i], player, found));
    const said = found.exact ? t("exactDeals", number(found.deals)) : t("sampledDeals", number(found.deals),
      percent(error, 3));
    this.status.textContent = [said, ...(found.notes ?? []), ...(this.halting ? [t("stopped")] : [])].join(" · ");
    element.dataset.first ??= String(Math.round(performance.now())); // since the page was asked for
    element.dataset.answer = JSON.stringify(found);
    app.say(found.players.map((player, i) => `${t("player", i + 1)} ${percent(player.share)}`).join(", "));
    if (!this.halting) await this.details(ask, players, found); // else what was counted so far is the answer
    element.dataset.done = "yes";
  }

  show(result, { share, win, tie, lose, error, lowWin, scoop }, { deals, weighted }) {
    const part = (name, value) => h("span", { title: weighted ? false : number(value) }, `${t(name)} `,
      h("b", {}, percent(value / deals)));
    result.replaceChildren(h("strong", {}, percent(share)), error > 0 ? h("small", {}, `± ${percent(error, 2)}`) : "",
      bar([[share, "share", t("equityWord")]]), h("span", { class: "parts" }, part("win", win), part("tie", tie),
        lowWin === undefined ? part("lose", lose) : [part("lowWin", lowWin), part("scoop", scoop)]));
  }

  /** The next card, and the hands of a range. */
  async details(ask, players, found) {
    const { state, game } = this, known = parseCards(state.board).cards.length;
    const isNext = game.board > 0 && (known === 3 || known === 4);
    const shown = [...players.keys()].filter((i) => isNext || game.grid && !isCards(players[i]));
    const look = shown.includes(state.look) ? state.look : shown[0], who = t("player", look + 1);
    const [nextPlace, eachPlace] = [0, 1].map(() => h("section", { class: "sheet", hidden: true }));
    const again = (i) => {
      state.look = i;
      this.app.changed();
      this.run((asks) => this.details(asks, players, found)).catch((reason) => this.wrong(reason));
    };
    this.more.replaceChildren(...(shown.length ? [h("div", { class: "line look" },
      h("span", { class: "dim" }, t("lookAt")),
      choice(t("lookAt"), shown.map((i) => [i, t("playerShort", i + 1)]), look, again)), nextPlace, eachPlace] : []));
    if (!shown.length) return;
    if (isNext) {
      const [next] = await ask(["equity", ...game.rules, "--next", ...HOW[state.how], "--", this.spot(players)],
        { onProgress: (...far) => this.busy(...far) });
      this.busy("");
      this.showNext(nextPlace, next, look, who);
    }
    if (game.grid) await new Hands(this, { players, found, look, who, where: eachPlace }).show(ask);
  }

  showNext(where, { cards, players }, look, who) {
    const { ranks = RANKS } = this.game, all = Object.entries(cards).map(([name, { shares }]) => [name, shares[look]]);
    const range = span(all.map(([, share]) => share));
    const sorted = all.toSorted(([, a], [, b]) => b - a).map(([name]) => name);
    const cell = (share) => ({ text: percent(share, 0).replace(" %", ""), heat: heat(share, range),
      label: percent(share) });
    const ends = [["best", sorted.slice(0, 6)], ["worst", sorted.slice(-6).reverse()]];
    where.replaceChildren(h("h2", {}, t("next")), h("p", { class: "dim" }, t("nextOf", who)),
      deckMap(t("nextOf", who), new Map(all.map(([name, share]) => [name, cell(share)])), null, ranks),
      heatScale(range, (share) => percent(share, 1)),
      h("div", { class: "two-lists" }, ends.map(([name, of]) => h("p", {}, h("span", { class: "dim" }, `${t(name)} `),
        inline(of.join(" "))))),
      players[look].outs?.length ? table([t("helps"), "", t("equityWord")], players[look].outs.map((each) =>
        [each.category ? category(each.category) : "–", inline(each.cards), percent(each.share)])) : "");
    where.hidden = false;
  }

  start() { return this.run((ask) => this.answer(ask)).catch((reason) => this.wrong(reason)); }

  values() {
    const { game, how, players, board, dead, look } = this.state, usual = (value,
      of) => (value === of ? undefined : value);
    return { game: usual(game, "holdem"), how: usual(how, "auto"), players: players.join("/"),
      board: joined(parseCards(board).cards), dead: joined(parseCards(dead).cards), look: look ? look + 1 : undefined };
  }

  close() {
    clearTimeout(this.timer);
    this.run.leave();
  }
}

export const equity = (app, address) => new Equity(app, address);
