// Who wins how often.

import { choice, h, number, percent, select } from "./dom.js";
import { bar, deckMap, heat, span, table } from "./bars.js";
import { RANKS, inline, joined, parseCards } from "./cards.js";
import { classOf, combo, combosOf, grid } from "./grid.js";
import { entry, panel } from "./picker.js";
import { Refusal, latest } from "./ask.js";
import { category, t } from "./words.js";

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
const MOST = 9, CHUNK = 8, FEW = 16;
const HOW = { auto: [], exact: ["--exact"], sample: ["--trials", "1000000"] };

export function equity(app, address) {
  const run = latest("quick"), side = panel();
  const state = {
    game: address.oneOf("game", Object.keys(GAMES), "holdem"), how: address.oneOf("how", Object.keys(HOW), "auto"),
    players: address.list("players", "/", MOST) ?? ["AKs", "QQ+"], look: address.whole("look", 1, MOST, 1) - 1,
  };
  const game = () => GAMES[state.game];
  state.board = joined(address.cards("board", 5));
  state.dead = joined(address.cards("dead", 40, parseCards(state.board).cards));
  if (state.players.length < 2) state.players.push("");

  const rows = h("div", { class: "players" }), status = h("p", { class: "status", role: "status" }), fault = h("p",
    { class: "fault", role: "alert" }), more = h("div", { class: "more" });
  const stop = h("button", { type: "button", class: "quiet", hidden: true,
    onclick: () => {
      if (halting) { run.stop(); busy(""); status.textContent = t("stopped"); } // asked twice: at once, without an answer
      halting = true;
    } }, t("stop"));
  const progress = h("progress", { max: 100, value: 0, hidden: true, "aria-label": t("working") });
  const add = h("button", { type: "button", class: "add",
    onclick: () => { state.players.push(""); build(); entries.at(-1).element.querySelector("input").focus(); refresh(); } }, `+ ${t("addPlayer")}`);
  const place = h("div", { class: "pairs" });
  const element = h("section", { class: "tab two" }, h("div", { class: "work" },
    h("div", { class: "options" }, select(t("game"), Object.keys(GAMES).map((name) => [name, t("games")[name]]),
      state.game, (name) => { state.game = name; build(); refresh(); }),
      select(t("how"), [["auto", t("automatic")], ["exact", t("exactly")],
        ["sample", `${t("sampled")} ${number(1e6)}`]], state.how, (how) => { state.how = how; refresh(); })),
    rows, add, place, fault, h("div", { class: "statusline" }, status, progress, stop), more), side.element);
  let entries = [], results = [], timer = 0, halting = false;

  function build() {
    const { rules, hole, ranks = RANKS, grid: hasGrid, board } = game();
    const takenBut = (own) => [...entries.filter((each) => each !== own && parseCards(each.get()).faults.length === 0),
      places.board, places.dead].filter((each) => each && each !== own).flatMap((each) => parseCards(each.get()).cards);
    const common = { ranks, rules: rules.slice(0, 2) };
    const cardsOf = (name, most) => {
      const own = entry(side, { ...common, title: t(name), kinds: ["cards"], most, placeholder: t("cardsPlaceholder"),
        taken: () => takenBut(own), onchange: (text) => { state[name] = text; refresh(); } });
      return own;
    };
    const places = { board: board ? cardsOf("board", 5) : null, dead: cardsOf("dead", 40) };
    results = state.players.map(() => h("div", { class: "result" }));
    entries = state.players.map((text, i) => {
      const own = entry(side, { ...common, title: t("player", i + 1), label: t("playerShort", i + 1),
        kinds: hasGrid ? ["range",
        "cards"] : ["cards"], most: hole, placeholder: hasGrid ? t("placeholder") : t("noGrid"),
        taken: () => takenBut(own), onchange: (value) => { state.players[i] = value; refresh(); } });
      own.element.append(results[i], ...(state.players.length > 2
        ? [h("button", { type: "button", class: "square remove", "aria-label": t("remove", t("player", i + 1)),
        onclick: () => { state.players.splice(i, 1); build(); refresh(); } }, "×")] : []));
      return own;
    });
    entries.forEach((each, i) => each.set(state.players[i], false));
    for (const [name, each] of Object.entries(places)) each?.set(parseCards(state[name]).faults.length ? state[name]
      : parseCards(state[name]).cards.join(" "), false);
    rows.replaceChildren(...entries.map((each) => each.element));
    place.replaceChildren(...[places.board, places.dead].filter(Boolean).map((each) => each.element));
    add.hidden = state.players.length >= MOST;
    side.show(entries[0]);
  }
  /** Shows how far an answer is, and says whether it is to go on. */
  function busy(text) {
    progress.hidden = stop.hidden = text === "";
    const part = /^(\d+) %/.exec(text);
    if (part) progress.value = Number(part[1]); else progress.removeAttribute("value");
    if (text) status.textContent = text;
    return !halting;
  }
  /** The spot as text, and where its players begin in it. */
  function spot(players = state.players) {
    const places = [0];
    players.forEach((player) => places.push(places.at(-1) + player.length + 3));
    const { board } = game(), rest = [board ? state.board : "", state.dead].map((each) => each.trim());
    return { text: players.join(" / ") + (rest[0] || rest[1] ? ` | ${rest[0]}` : "") + (rest[1] ? ` | ${rest[1]}`
      : ""), places };
  }
  function refresh() {
    app.changed();
    clearTimeout(timer);
    timer = setTimeout(() => run(answer).catch(wrong), 120);
  }
  function wrong(reason) {
    busy("");
    status.textContent = "";
    more.replaceChildren();
    delete element.dataset.done;
    const [, column, text] = /^spot 1, column (\d+): ([^]*)/.exec(reason.message) ?? [], { places } = spot();
    const of = column ? places.findLastIndex((begin) => begin < Number(column)) : Number(/player (\d+)/.exec(reason.message)?.[1] ?? 0) - 1;
    if (reason instanceof Refusal && entries[of]) entries[of].fault(text ?? reason.message.replace(/^spot 1: /, ""));
    else fault.textContent = text ?? reason.message.replace(/^spot 1: /, "");
    results.forEach((each) => each.replaceChildren());
  }
  async function answer(ask) {
    halting = false;
    delete element.dataset.done;
    fault.textContent = "";
    entries.forEach((each) => each.fault(""));
    if (state.players.filter((each) => each.trim()).length < 2) {
      results.forEach((each) => each.replaceChildren());
      more.replaceChildren();
      busy("");
      status.textContent = t("oneMore");
      return;
    }
    const empty = state.players.findIndex((each) => !each.trim());
    const players = empty < 0 ? state.players : state.players.filter((each) => each.trim()), shown = results.filter((_,
      i) => state.players[i].trim());
    const timing = setTimeout(() => busy(t("working")), 200);
    try {
      const [found] = await ask(["equity", ...game().rules, ...HOW[state.how], "--", spot(players).text],
        { onProgress: busy });
      clearTimeout(timing);
      busy("");
      results.forEach((each) => each.replaceChildren());
      if (halting && found.players.some(({ share }) => share === null)) { // a part of an exact count says nothing
        status.textContent = t("stopped");
        return;
      }
      found.players.forEach((player, i) => show(shown[i], player, found));
      status.textContent = found.exact ? t("exactDeals", number(found.deals)) : t("sampledDeals", number(found.deals),
        percent(Math.max(...found.players.map(({ error }) => error)), 3));
      if (found.notes) status.textContent += ` · ${found.notes.join(" · ")}`;
      element.dataset.first ??= String(Math.round(performance.now())); // since the page was asked for
      element.dataset.answer = JSON.stringify(found);
      app.say(found.players.map((player, i) => `${t("player", i + 1)} ${percent(player.share)}`).join(", "));
      if (halting) status.textContent += ` · ${t("stopped")}`; // what was counted so far is the answer
      else await details(ask, players, found);
      element.dataset.done = "yes";
    } finally {
      clearTimeout(timing);
    }
  }
  function show(result, { share, win, tie, lose, error, lowWin, scoop }, { deals, weighted }) {
    const part = (name, value) => h("span", { title: weighted ? false : number(value) }, `${t(name)} `,
      h("b", {}, percent(value / deals)));
    result.replaceChildren(h("strong", {}, percent(share)), error > 0 ? h("small", {}, `± ${percent(error, 2)}`) : "",
      bar([[share, "share", t("equityWord")]]),
      h("span", { class: "parts" }, part("win", win), part("tie", tie),
        lowWin === undefined ? part("lose", lose) : [part("lowWin", lowWin), part("scoop", scoop)]));
  }

  // ---- The next card, and the hands of a range ----

  async function details(ask, players, found) {
    const { board, rules, ranks = RANKS,
      grid: hasGrid } = game(), known = parseCards(state.board).cards.length, look = Math.min(state.look,
      players.length - 1), who = t("player", look + 1);
    const nextPlace = h("section", { class: "sheet", hidden: true }), eachPlace = h("section",
      { class: "sheet", hidden: true });
    const chooser = choice(t("lookAt"), players.map((_, i) => [i, t("playerShort", i + 1)]), look,
      (i) => { state.look = i; app.changed(); run((again) => details(again, players, found)).catch(wrong); });
    const isNext = board > 0 && (known === 3 || known === 4);
    more.replaceChildren(...(isNext || hasGrid ? [h("div", { class: "line look" },
      h("span", { class: "dim" }, t("lookAt")), chooser), nextPlace, eachPlace] : []));
    if (isNext) {
      const [next] = await ask(["equity", ...rules, "--next", ...HOW[state.how], "--", spot(players).text],
        { onProgress: busy });
      busy("");
      showNext(nextPlace, next, look, who, ranks);
    }
    if (hasGrid) await showEach(ask, eachPlace, players, found, look, who);
  }
  function showNext(where, { cards, players }, look, who, ranks) {
    const shares = Object.values(cards).map(({ shares: of }) => of[look]), range = span(shares);
    const sorted = Object.entries(cards).sort(([, a], [, b]) => b.shares[look] - a.shares[look]).map(([name]) => name);
    where.replaceChildren(h("h2", {}, t("next")), h("p", { class: "dim" }, t("nextOf", who)),
      deckMap(t("nextOf", who), new Map(Object.entries(cards).map(([name, { shares: of }]) => [name,
        { text: percent(of[look], 0).replace(" %", ""), heat: heat(of[look], range),
        label: percent(of[look]) }])), null, ranks),
      scale(range), h("div", { class: "two-lists" }, ...[["best", sorted.slice(0, 6)],
        ["worst", sorted.slice(-6).reverse()]].map(([name, of]) => h("p", {},
        h("span", { class: "dim" }, `${t(name)} `), inline(of.join(" "))))),
      players[look].outs?.length ? table([t("helps"), "", t("equityWord")],
        players[look].outs.map(({ category: name, cards: of, share }) => [name ? category(name) : "–",
        inline(of), percent(share)])) : "");
    where.hidden = false;
  }
  const scale = ({ low, high }) => h("div", { class: "scale", "aria-hidden": "true" }, h("span", {}, percent(low, 1)),
    h("i", {}), h("span", {}, percent(high, 1)));

  async function showEach(ask, where, players, found, look, who) {
    const { rules, ranks = RANKS } = game(), gone = joined([...parseCards(state.board).cards,
      ...parseCards(state.dead).cards]);
    const hands = await ask(["range", ...rules, ...(gone ? ["--dead", gone] : []), "--", players[look]]);
    const byPlace = new Map();
    for (const { hand, weight } of hands) {
      const each = combo(hand), name = classOf(each);
      byPlace.set(name, [...(byPlace.get(name) ?? []), [each, weight]]);
    }
    if (byPlace.size < 2) return;
    const text = (of) => of.map(([each, weight]) => (weight === 1 ? each
      : `${each}:${weight}`)).join(","), places = [...byPlace.keys()], answers = new Map();
    const how = state.how === "sample" || !found.exact || players.length > 2 ? ["--time", "40ms"] : [];
    const spots = (list) => list.map((each) => spot(players.map((player, i) => (i === look ? each : player))).text);
    for (let at = 0; at < places.length; at += CHUNK) {
      const part = places.slice(at, at + CHUNK);
      for (const row of await ask(["equity", ...rules, ...how, "--",
        ...spots(part.map((name) => text(byPlace.get(name))))]).catch((fault) => { if (fault instanceof Refusal) return []; throw fault; })) {
        answers.set(part[row.spot - 1], row);
      }
      if (places.length > CHUNK) busy(`${Math.round((100 * at) / places.length)} %`);
      if (at % (4 * CHUNK) === 0 || at + CHUNK >= places.length) draw();
    }
    status.textContent = found.exact ? t("exactDeals", number(found.deals)) : status.textContent;
    busy("");
    function draw() {
      const shares = new Map([...answers].map(([name, row]) => [name,
        row.players[look].share]).filter(([, share]) => share !== null)), range = span([...shares.values()]);
      const detail = h("div", { class: "detail" });
      const cells = new Map([...shares].map(([name, share]) => [name,
        { heat: heat(share, range), text: percent(share, 0).replace(" %", ""), label: percent(share),
        fill: byPlace.get(name).length / combosOf(name).length }]));
      const few = shares.size <= FEW, sorted = [...shares].sort(([, a], [, b]) => b - a);
      where.replaceChildren(h("h2", {}, t("each")), h("p", { class: "dim" }, t("eachOf", who)), ...(few
        ? [table([t("hand"), t("equityWord"), ""], sorted.map(([name, share]) => [h("button",
          { type: "button", class: "word", onclick: () => pick(name) }, name), percent(share), bar([[share, "share"]],
          percent(share))]))]
        : [grid(t("eachOf", who), ranks, cells, "", pick), scale(range)]), detail);
      where.hidden = false;
      function pick(name) {
        run(async (again) => {
          const list = byPlace.get(name), rows = await again(["equity", ...rules, ...how, "--",
            ...spots(list.map(([each]) => each))]);
          detail.replaceChildren(table([name, t("equityWord"), "", t("weight")],
            rows.map((row) => [inline(list[row.spot - 1][0]), percent(row.players[look].share),
            bar([[row.players[look].share, "share"]]), percent(list[row.spot - 1][1], 0)])));
        }).catch(wrong);
      }
    }
  }

  build();
  return {
    element,
    start: () => run(answer).catch(wrong),
    values: () => ({ game: state.game === "holdem" ? undefined : state.game,
      how: state.how === "auto" ? undefined : state.how, players: state.players.join("/"),
      board: joined(parseCards(state.board).cards), dead: joined(parseCards(state.dead).cards), look: state.look ? state.look + 1 : undefined }),
    close: () => { clearTimeout(timer); run.leave(); },
  };
}
