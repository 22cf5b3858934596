// Who wins, and why: by any rules, and by one's own.

import { h, percent, select } from "./dom.js";
import { RANKS, card, joined, parseCards } from "./cards.js";
import { entry, panel } from "./picker.js";
import { Refusal, addFile, latest } from "./ask.js";
import { language, t } from "./words.js";

const MOST = 9, ANY = 99, OWN = "own.yaku", BEST = 5;
const FIRST = ["standard", "short-deck", "short-deck-trips", "omaha", "omaha-hi-lo"]; // of the list
let listed = [];
let own = null; // the table that was opened: its row among the rules

/** How the cards of a game can be dealt. */
function dealsOf({ minCards, maxCards, minBoard, maxBoard, jokers, copies }) {
  const sizes = [];
  for (let n = Math.max(1, minCards); n <= maxCards; n++) if (maxBoard > 0 || n === maxCards || n >= BEST
    && n <= 7) sizes.push(n);
  const each = sizes.map((hole) => ({ hole, board: maxBoard }));
  return minBoard === 0 && jokers === 0 && copies === 1 && minCards <= 7 && maxCards >= 7 ? [{ hole: 2, board: 5 },
    ...each] : each;
}

export function hands(app, address) {
  const run = latest("quick"), side = panel();
  const state = { game: address.text("game", "standard"), deal: address.text("deal"),
    hands: address.list("hands", ",", MOST) ?? ["AsKd", "QhQc"], board: address.text("board") };
  if (state.hands.length < 2) state.hands.push("");
  let all = [], deal = null, entries = [], results = [], boardEntry = null, timer = 0;
  const options = h("div", { class: "options" }), rows = h("div", { class: "players" }), place = h("div",
    { class: "pairs big" }), status = h("p", { class: "status", role: "status" }), fault = h("p",
    { class: "fault", role: "alert" });
  const add = h("button", { type: "button", class: "add",
    onclick: () => { state.hands.push(""); build(); entries.at(-1).element.querySelector("input").focus(); refresh(); } }, `+ ${t("addHand")}`);
  const file = h("input", { type: "file", accept: ".yaku", hidden: true,
    onchange: () => file.files[0] && openOwn(file.files[0]) });
  const opener = h("div", { class: "tools" }, h("button",
    { type: "button", class: "quiet", onclick: () => file.click() }, t("openTable")), h("span", { class: "hint" },
    t("dropTable")), file);
  const element = h("section", { class: "tab two" }, h("div", { class: "work" }, options,
    h("div", { class: "why" }, status, fault), rows, add, place, opener), side.element);

  const game = () => all.find(({ name }) => name === state.game) ?? all[0];
  const rulesOf = () => (game() === own ? ["--table", OWN] : ["--rules", game().name]);

  async function openOwn(opened) {
    fault.textContent = "";
    addFile(OWN, new Uint8Array(await opened.arrayBuffer()));
    await run(async (ask) => {
      try {
        const [row] = await ask(["rules", "--table", OWN]);
        own = { ...row, own: true, title: `${row.title} (${opened.name})` };
        Object.assign(state, { game: row.name, deal: "", hands: ["", ""], board: "" });
        await load(ask);
      } catch (reason) {
        if (!(reason instanceof Refusal)) throw reason;
        fault.textContent = `${t("noTable")}: ${reason.message}`;
      }
    }).catch(wrong);
  }
  async function load(ask) {
    if (listed.length === 0) listed = await ask(["rules"]);
    const order = ({ name }) => (FIRST.includes(name) ? FIRST.indexOf(name) : ANY);
    all = [...(own ? [own] : []), ...listed.filter(({ name }) => name !== own?.name).sort((a,
      b) => order(a) - order(b))];
    if (!all.some(({ name }) => name === state.game)) {
      app.fault(t("noValue", "game", state.game));
      state.game = all[0].name;
    }
    build(true);
    await answer(ask);
  }
  function build(isFirst = false) {
    const { jokers, copies, deck } = game(), deals = dealsOf(game()), names = deals.map(({ hole,
      board }) => `${hole}+${board}`);
    if (isFirst && state.deal && !names.includes(state.deal)) app.fault(t("noValue", "deal", state.deal));
    deal = deals[Math.max(0, names.indexOf(state.deal))];
    const ranks = RANKS.slice(0, deck / 4), taken = (but) => [...entries,
      boardEntry].filter((each) => each && each !== but).flatMap((each) => parseCards(each.get()).cards);
    const common = { ranks, kinds: ["cards"], jokers: jokers ?? ANY, copies: copies ?? ANY,
      placeholder: t("cardsPlaceholder") };
    options.replaceChildren(select(t("game"), all.map(({ name, title }) => [name, title]), state.game,
      (name) => { Object.assign(state, { game: name, deal: "", hands: ["", ""], board: "" }); build(); refresh(); }),
      select(t("deal"), deals.map(({ hole, board }, i) => [names[i], t("dealOf", hole, board)]),
        names[deals.indexOf(deal)], (name) => { Object.assign(state,
        { deal: name, hands: ["", ""], board: "" }); build(); refresh(); }));
    results = state.hands.map(() => h("div", { class: "verdict" }));
    entries = state.hands.map((text, i) => {
      const each = entry(side, { ...common, title: t("handN", i + 1), label: String(i + 1), most: deal.hole,
        taken: () => taken(each), onchange: (value) => { state.hands[i] = value; refresh(); } });
      each.element.append(results[i], ...(state.hands.length > 2
        ? [h("button", { type: "button", class: "square remove", "aria-label": t("remove", t("handN", i + 1)),
        onclick: () => { state.hands.splice(i, 1); build(); refresh(); } }, "×")] : []));
      return each;
    });
    boardEntry = deal.board ? entry(side, { ...common, title: t("board"), most: deal.board,
      taken: () => taken(boardEntry), onchange: (value) => { state.board = value; refresh(); } }) : null;
    const shown = (text) => (parseCards(text).faults.length ? text : parseCards(text).cards.join(" "));
    entries.forEach((each, i) => each.set(shown(state.hands[i]), false));
    boardEntry?.set(shown(state.board), false);
    rows.replaceChildren(...entries.map((each) => each.element));
    place.replaceChildren(boardEntry?.element ?? "");
    add.hidden = state.hands.length >= MOST;
    side.show(entries.find((each) => !each.get()) ?? boardEntry ?? entries[0]);
  }
  function refresh() {
    app.changed();
    clearTimeout(timer);
    timer = setTimeout(() => run(answer).catch(wrong), 120);
  }
  function wrong(reason) {
    status.textContent = "";
    const [, n, column, text] = /^(?:hand|line) (\d+)(?:, column (\d+))?: ([^]*)/.exec(reason.message) ?? [], which = filled()[Number(n) - 1];
    if (which !== undefined && Number(column
      || 0) <= parseCards(state.hands[which]).cards.length * 3) entries[which].fault(text);
    else fault.textContent = text ?? reason.message;
  }
  const filled = () => state.hands.map((_, i) => i).filter((i) => state.hands[i].trim());

  async function answer(ask) {
    delete element.dataset.done;
    [fault, status].forEach((each) => { each.textContent = ""; });
    entries.forEach((each) => each.fault(""));
    results.forEach((each) => each.replaceChildren());
    rows.querySelectorAll(".entry").forEach((each) => each.classList.remove("won"));
    const these = filled(), isOmaha = game().maxBoard > 0, board = deal.board ? state.board.trim() : "";
    if (these.length > 0) {
      const texts = these.map((i) => `${state.hands[i].trim()}${board ? (isOmaha ? ` | ${board}` : ` ${board}`) : ""}`), more = [...rulesOf(), "--lang", language(), "--"];
      const found = await ask([these.length > 1 ? "compare" : "eval", ...more, ...texts]);
      found.forEach((row, i) => show(these[i], row, these.length > 1));
      element.dataset.answer = JSON.stringify(found);
      if (these.length > 1) {
        const said = await ask(["compare", ...more, ...texts], { text: true });
        status.textContent = said.split("\n").filter((line) => line
          && !/^(Hand|ハンド) ?\d+: |^\s/.test(line)).map((line) => line.replace(/(Hand |ハンド)(\d+)/g,
          (_, word, n) => word + (these[n - 1] + 1))).join(" ");
        app.say(status.textContent);
      }
    }
    if (these.length < 2) status.textContent = t("pickHands");
    element.dataset.done = "yes";
  }
  function show(i, row, compared) {
    const part = (text, best) => h("div", { class: "made" }, h("strong", {}, text),
      h("span", { class: "cards" }, parseCards(best ?? "").cards.map((name) => card(name,
      parseCards(state.hands[i]).cards.includes(name)))));
    results[i].replaceChildren(part(row.description, row.best),
      row.lowDescription === undefined ? "" : part(row.lowDescription, row.lowBest), compared ? h("span",
      { class: "dim" }, t("takesPot", percent(row.share, row.share % 1 ? 1 : 0))) : "");
    entries[i].element.classList.toggle("won", compared && row.share > 0);
  }

  app.onfile = openOwn;
  const cardsOf = (text) => (parseCards(text).faults.length ? text : joined(parseCards(text).cards));
  return {
    element, start: () => run(load).catch(wrong), close: () => { clearTimeout(timer); run.leave(); },
    values: () => ({ game: state.game, deal: state.deal, hands: state.hands.map(cardsOf).join(","),
      board: cardsOf(state.board) }),
  };
}
