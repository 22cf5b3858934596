// Strategies for two players: the spot, the work, and the tree to walk through.

import { choice, copier, h, number, percent, rove } from "./dom.js";
import { bar, deckMap, heat, span, table } from "./bars.js";
import { RANKS, inline, joined, parseCards } from "./cards.js";
import { classOf, combo, combosOf, grid } from "./grid.js";
import { entry, panel } from "./picker.js";
import { Refusal, engine, latest } from "./ask.js";
import { wordsOf } from "./board.js";
import { t } from "./words.js";

const STREETS = ["flop", "turn", "river"], KINDS = ["bets", "raises"], NAME = "solution";
const MOST_MEMORY = 1500; // megabytes that a page may have
const FIRST = { board: "Td9d6hQc", oop: "66+, A8s+, KQo, JTs, 87s", ip: "QQ-22, ATs+, KJo+, 98s", pot: "100",
  stack: "450" };
let kept = null; // the solution that the engine has: its spot as text, and its answer

/** How an action looks: folds blue, calls green, bets the redder the larger. */
function classesOf(actions) {
  const bets = actions.filter((each) => !/^(fold|check|call)/.test(each));
  return actions.map((each) => (each === "fold" ? "fold" : bets.includes(each)
    ? `a${bets.length === 1 ? 3 : Math.min(5, 1 + Math.round((4 * (bets.indexOf(each) + 0.5)) / bets.length))}` : "check"));
}
const chips = (value) => (value === null || value === undefined ? "–" : value.toFixed(2));

export function solve(app, address) {
  const run = latest("solver", Infinity), walk = latest("solver", Infinity), quick = latest("quick"), side = panel();
  const state = { goal: address.oneOf("goal", ["0.1%", "0.2%", "0.5%", "1%", "2%"], "0.5%"),
    more: address.text("more"), node: address.text("node") };
  state.board = joined(address.cards("board", 5)) || (address.text("board", null) === null ? FIRST.board : "");
  for (const name of ["oop", "ip"]) state[name] = address.text(name, FIRST[name]);
  for (const name of ["pot", "stack"]) state[name] = String(address.whole(name, 1, 1e9, FIRST[name]));
  for (const street of STREETS) for (const kind of KINDS) state[`${street}.${kind}`] = address.text(`${street}.${kind}`, kind === "bets" ? "60%, all-in" : "all-in");
  let timer = 0, wants = "", fields = {}, view = "actions", by = "made", chosen = "";
  const nodes = new Map(); // by path: what was answered there

  const fault = h("p", { class: "fault", role: "alert" }), needs = h("p",
    { class: "dim", role: "status" }), status = h("p", { class: "status", role: "status" }), out = h("div",
    { class: "solution" }, h("p", { class: "dim" }, t("noSolution")));
  const go = h("button", { type: "button", class: "primary", onclick: () => begin() }, t("start")), stop = h("button",
    { type: "button", class: "quiet", hidden: true, onclick: halt }, t("stop"));
  const progress = h("progress", { hidden: true, "aria-label": t("working") }), sizes = h("div", { class: "sizes" });
  const text = h("textarea", { rows: 8, spellcheck: "false", "aria-label": t("spotText"),
    onchange: () => { readSpot(text.value); app.changed(); refresh(); } });
  const more = h("input", { type: "text", class: "text", value: state.more, placeholder: t("moreHint"),
    spellcheck: "false", oninput: () => set("more", more.value) });
  const form = h("div", { class: "work" }), top = h("div", { class: "work" });
  const element = h("section", { class: "tab two solve" }, form, side.element, out);

  // ---- The spot ----

  const set = (name, value) => { state[name] = value; refresh(); };
  const streets = () => STREETS.slice(Math.max(0, parseCards(state.board).cards.length - 3));
  function spotText() {
    const lines = [["board", parseCards(state.board).cards.join(" ") || state.board], ["oop", state.oop],
      ["ip", state.ip], ["pot", state.pot], ["stack", state.stack]];
    for (const street of streets()) for (const kind of KINDS) if (state[`${street}.${kind}`].trim()) lines.push([`${street}.${kind}`, state[`${street}.${kind}`]]);
    return lines.map(([name, value]) => `${name} = ${value}\n`).join("") + state.more.split(" · ").filter((line) => line.trim()).map((line) => `${line.trim()}\n`).join("");
  }
  /** Takes the lines of a text; those that have no place here stay as they are. */
  function readSpot(value) {
    const rest = [];
    for (const street of STREETS) for (const kind of KINDS) state[`${street}.${kind}`] = "";
    for (const line of value.split("\n").map((each) => each.trim()).filter((each) => each && !each.startsWith("#"))) {
      const [, name, of] = /^([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
      if (["board", "oop", "ip", "pot", "stack"].includes(name)) state[name] = of;
      else if (KINDS.includes(name)) STREETS.forEach((street) => { state[`${street}.${name}`] ||= of; });
      else if (STREETS.some((street) => KINDS.some((kind) => name === `${street}.${kind}`))) state[name] = of;
      else rest.push(line);
    }
    state.more = rest.join(" · ");
    build();
  }
  function build() {
    const make = (name, kinds, options = {}) => {
      const own = entry(side, { title: t(name), kinds, most: 2, placeholder: t("placeholder"),
        taken: () => parseCards(state.board).cards, onchange: (value) => { state[name] = value; if (name === "board") showSizes(); refresh(); }, ...options });
      own.set(name === "board" ? parseCards(state.board).cards.join(" ") || state.board : state[name], false);
      return own;
    };
    fields = { board: make("board", ["cards"], { most: 5, placeholder: t("cardsPlaceholder"), taken: () => [] }),
      oop: make("oop", ["range", "cards"]), ip: make("ip", ["range", "cards"]) };
    const whole = (name) => h("label", { class: "field" }, h("span", {}, t(name)),
      h("input", { type: "text", class: "text short", inputmode: "numeric", value: state[name],
      oninput: ({ target }) => set(name, target.value) }));
    more.value = state.more;
    showSizes();
    top.replaceChildren(h("div", { class: "pairs big" }, fields.board.element),
      h("div", { class: "pairs" }, fields.oop.element, fields.ip.element), h("div", { class: "options" }, whole("pot"),
      whole("stack"), sizes));
    side.show(fields.oop);
  }
  function showSizes() {
    sizes.replaceChildren(...streets().map((street) => h("fieldset", {}, h("legend", {}, t(street)),
      KINDS.map((kind) => h("label", { class: "field" }, h("span", {}, t(kind)),
      h("input", { type: "text", class: "text", value: state[`${street}.${kind}`],
        "aria-label": `${t(street)}: ${t(kind)}`, oninput: ({ target }) => set(`${street}.${kind}`,
        target.value) }))))));
  }
  function refresh() {
    app.changed();
    text.value = spotText();
    go.textContent = kept && kept.text === spotText() ? t("goOn") : t("start");
    clearTimeout(timer);
    timer = setTimeout(() => quick(estimate).catch((reason) => { fault.textContent = reason.message; }), 250);
  }
  /** What the tree takes, before the work: the engine says it when it is given too little. */
  async function estimate(ask) {
    fault.textContent = "";
    needs.textContent = "";
    try {
      await ask(["solve", "--memory", "1k", "--iterations", "1"], { input: spotText(), text: true });
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      const [, places, size] = /([\d,]+) nodes, ([\d,.]+) MB/.exec(reason.message) ?? [];
      if (!places) fault.textContent = reason.message;
      else needs.textContent = t("memory", places, `${size} MB`) + (Number(size.replaceAll(",", "")) > MOST_MEMORY
        ? `. ${t("tooLarge")}` : "");
      go.disabled = !places || Number(size.replaceAll(",", "")) > MOST_MEMORY;
    }
  }

  const rulesOf = () => ["--rules", /(?:^| · )rules\s*=\s*([\w-]+)/.exec(state.more)?.[1] ?? "standard"];

  // ---- The work ----

  function halt() {
    if (wants) { run.stop(); kept = null; idle(t("stopped")); } // asked twice: at once, and what was found is lost
    wants = "stop";
  }
  function idle(said) {
    progress.hidden = stop.hidden = true;
    go.disabled = false;
    if (said) status.textContent = said;
  }
  /** In slices of time, so that it can be stopped and goes on where it was. */
  function begin() {
    const spot = spotText(), pot = Number(state.pot), goal = Number.parseFloat(state.goal) / 100;
    fault.textContent = "";
    wants = "";
    delete element.dataset.done;
    progress.hidden = stop.hidden = false;
    go.disabled = true;
    status.textContent = t("working");
    run(async (ask) => {
      let open = kept?.text === spot, last = open ? kept.row.iterations : 0;
      if (!open) { kept = null; out.replaceChildren(); }
      for (let slice = 250; ; slice = Math.min(2000, 2 * slice)) {
        const end = ["--error", state.goal, "--time", `${slice}ms`, "--write", NAME];
        const [row] = await ask(["solve", ...(open ? ["--open", NAME] : []), ...end],
          { input: open ? "" : spot, onProgress: (said) => { status.textContent = said; return !wants; } });
        open = true;
        kept = { text: spot, row, pot };
        const part = row.exploitability / pot;
        status.textContent = `${t("iteration", number(row.iterations))} · ${t("exploitable", percent(part, 3))}`;
        progress.value = Math.min(1, goal / part);
        if (part <= goal || wants || row.iterations === last) break;
        last = row.iterations;
      }
      idle(wants ? `${status.textContent} · ${t("stopped")}` : "");
      go.textContent = t("goOn");
      element.dataset.answer = JSON.stringify(kept.row);
      app.say(status.textContent);
      nodes.clear();
    }).then(() => kept && visit(state.node),
      (reason) => { idle(""); status.textContent = ""; fault.textContent = reason.message; });
  }

  // ---- A place of the tree ----

  const steps = (path) => path.split("/").map((each) => each.trim()).filter(Boolean);
  const acting = (node) => node.node?.player ?? "oop";

  async function look(ask, path) {
    if (!nodes.has(path)) nodes.set(path, await lookAt(ask, path));
    return nodes.get(path);
  }
  async function lookAt(ask, path) {
    const open = ["solve", "--open", NAME, ...(path ? ["--node", path] : [])];
    try {
      const [row] = await ask([...open, "--by", "class"]);
      if (!path) row.equity = (await ask(["equity", ...rulesOf(), "--",
        `${state.oop} / ${state.ip} | ${state.board}`]))[0].players.map(({ share }) => share);
      return { ...row, actions: (row.node ?? row.root).actions, frequencies: (row.node ?? row.root).frequencies,
        values: (row.node ?? row.root).values };
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      if (/the hand is over/.test(reason.message)) return { over: true };
      if (!/a card comes/.test(reason.message)) throw reason;
      return { ...(await ask([...open, "--runouts"]))[0], runouts: true };
    }
  }
  function visit(path) {
    delete element.dataset.done;
    return walk(async (ask) => {
      const words = await wordsOf(ask), trail = [], all = steps(path);
      for (let n = 0; n <= all.length; n++) trail.push(await look(ask, all.slice(0, n).join(" / ")));
      state.node = all.join(" / ");
      app.changed();
      await showPlace(ask, all, trail, words);
      element.dataset.done = "yes";
    }).catch((reason) => {
      fault.textContent = reason.message;
      if (path && kept) { state.node = ""; visit(""); } // there is no such place: the start is shown
    });
  }
  function crumbs(all, trail) {
    const places = trail.map((node, n) => {
      const here = all.slice(0, n), next = all[n], isLast = n === all.length;
      const head = node.over ? t("over") : node.runouts ? t("comes") : t(`${acting(node)}Short`);
      const list = node.over ? [] : node.runouts ? [next] : node.actions;
      return h("div", { class: `crumb${isLast ? " last" : ""}` }, h("span", { class: "dim" }, head),
        list.filter(Boolean).map((action, i) => h("button",
        { type: "button", class: "step", "data-path": [...here, action].join(" / "),
        "aria-current": action === next ? "true" : false },
        h("i", { class: node.runouts ? "" : classesOf(node.actions)[i] }), node.runouts ? inline(action) : action, node.frequencies && !node.runouts ? h("small", {}, percent(node.frequencies[i], 0)) : "")),
      node.runouts && !isLast ? h("button", { type: "button", class: "step", "data-path": here.join(" / ") },
        t("runouts")) : "");
    });
    const element = h("nav", { class: "crumbs", "aria-label": t("spotText") },
      h("button", { type: "button", class: "step start", "data-path": "" }, t("atStart")), places);
    element.addEventListener("click", (event) => {
      const button = event.target.closest("[data-path]");
      if (button) visit(button.dataset.path).then(() => out.querySelector(`.crumbs [data-path="${CSS.escape(button.dataset.path)}"]`)?.focus());
    });
    rove(element, "button");
    return element;
  }
  async function showPlace(ask, all, trail, words) {
    const node = trail.at(-1), path = all.join(" / ");
    if (node.over) return out.replaceChildren(crumbs(all, trail), h("p", { class: "sheet" }, t("over")));
    if (node.runouts) return out.replaceChildren(crumbs(all, trail), runouts(path, node));
    const { actions, frequencies,
      values } = node, who = acting(node), names = classesOf(actions), at = node.node ?? { board: parseCards(kept.text.split("\n")[0].slice(8)).cards.join(" "), pot: kept.pot, value: node.value, equity: node.equity };
    const summary = h("section", { class: "sheet" }, h("div", { class: "head" }, h("h2", {}, t("acts", t(who))),
      inline(at.board), h("span", { class: "dim" }, `${t("pot")} ${number(at.pot)}`)),
      table(["", t("equityWord"), t("value")], ["oop", "ip"].map((each, i) => [t(each),
        at.equity ? percent(at.equity[i]) : "–", chips(at.value[i])])),
      table([t("actions"), t("share"), "", t("value")],
        actions.map((action, i) => [h("button", { type: "button", class: "step",
        "data-path": [...all, action].join(" / ") }, h("i", { class: names[i] }), action), percent(frequencies[i],
        1), bar([[frequencies[i], names[i]]], percent(frequencies[i], 1)), chips(values?.[i])])));
    summary.addEventListener("click", (event) => event.target.closest("[data-path]")
      && visit(event.target.closest("[data-path]").dataset.path));
    const parts = (of) => of.map((part, i) => [part, names[i], actions[i]]);
    const gridPlace = h("div", {}), detail = h("div", { class: "detail" }), tablePlace = h("div",
      { class: "scroll" }), rangesPlace = h("div", { class: "work" });
    const of = (rows) => rows.filter((row) => row.player === player && (row.combos ?? row.weight) > 5e-4);
    let player = who;
    const drawGrid = () => {
      if (player !== who && view === "actions") view = "equity"; // does nothing here
      const groups = of(node.groups), field = { values: "value",
        equity: "equity" }[view], range = span(groups.map((group) => group[field]));
      views.replaceChildren(choice(t("hand"), ["oop", "ip"].map((each) => [each, t(`${each}Short`)]), player,
        (value) => { player = value; drawGrid(); walk((again) => rest(again)); }),
        choice(t("view"), [...(player === who ? [["actions", t("actions")]] : []), ["values", t("values")],
          ["equity", t("equityWord")]], view, (value) => { view = value; drawGrid(); }));
      const cells = new Map(groups.map((group) => {
        const fill = Math.min(1, group.combos / combosOf(group.word).length), words = group.frequencies ? actions.map((action, i) => `${action} ${percent(group.frequencies[i], 0)}`).join(", ") : "";
        const shown = view === "actions" ? { fill, parts: h("span", { class: "fill", vars: { fill } },
          group.frequencies.map((part, i) => h("i", { class: names[i], vars: { part } }))) }
          : { heat: heat(group[field], range), text: view === "equity" ? percent(group.equity, 0).replace(" %",
            "") : group.value.toFixed(0), fill };
        return [group.word, { ...shown,
          label: `${words}; ${t("value")} ${chips(group.value)}, ${t("equityWord")} ${percent(group.equity, 1)}` }];
      }));
      gridPlace.replaceChildren(grid(t("gridOf", t(player)), RANKS, cells, chosen,
        (place) => { chosen = place; walk((again) => hands(again)); }),
        view === "actions" ? h("p", { class: "legend" },
          actions.map((action, i) => [h("i", { class: names[i] }), action])) : h("div", { class: "scale" },
          h("span", {}, view === "equity" ? percent(range.low, 0) : chips(range.low)), h("i", {}), h("span", {},
          view === "equity" ? percent(range.high, 0) : chips(range.high))));
    };
    const hands = async (asks) => {
      if (!chosen) return detail.replaceChildren();
      node.hands ??= (await asks(["solve", "--open", NAME, ...(path ? ["--node", path] : []), "--hands"]))[0].hands;
      const those = of(node.hands).filter((each) => classOf(combo(each.hand)) === chosen);
      detail.replaceChildren(strategies(chosen, those.map((each) => [inline(combo(each.hand).replace(/..(?=.)/,
        "$& ")), percent(each.weight, 0), each])));
    };
    const strategies = (first, rows, weight = t("weight")) => table([first, weight, t("equityWord"), t("value"),
      player === who ? t("actions") : ""], rows.map(([name, amount, each]) => [name, amount, percent(each.equity, 1),
      chips(each.value),
      each.frequencies ? h("span", { title: actions.map((action,
        i) => `${action}: ${percent(each.frequencies[i], 1)}, ${t("value")} ${chips(each.values?.[i])}`).join("\n") }, bar(parts(each.frequencies))) : ""]));
    const drawTable = async (asks) => {
      const rows = by === "class" ? node.groups : (node[by] ??= (await asks(["solve", "--open", NAME,
        ...(path ? ["--node", path] : []), "--by", by]))[0].groups);
      tablePlace.replaceChildren(strategies(t("hand"),
        of(rows).map((group) => [words.get(group.word)?.name ?? (group.word === "none" ? t("none") : group.word),
        number(group.combos), group])));
    };
    const isDone = parseCards(at.board).cards.length === 5;
    if (by === "draws" && isDone) by = "made";
    if (!of(node.groups).some(({ word }) => word === chosen)) chosen = "";
    const views = h("div", { class: "line" }), rest = async (asks) => { await drawTable(asks); await hands(asks); };
    out.replaceChildren(crumbs(all, trail), h("div", { class: "places" },
      h("section", { class: "sheet" }, h("div", { class: "head" }, h("h2", {}, t("hands")), views), gridPlace, detail),
      h("div", { class: "work" }, summary, h("section", { class: "sheet" },
        h("div", { class: "head" }, h("h2", {}, t("by")),
        choice(t("by"), [["made", t("byMade")], ...(isDone ? [] : [["draws", t("byDraws")]]), ["class", t("byHand")]],
        by, (value) => { by = value; walk((again) => drawTable(again)); })), tablePlace),
        h("details", { class: "sheet",
          ontoggle: ({ target }) => target.open && !rangesPlace.firstChild && walk((again) => ranges(again)) }, h("summary", {}, t("range")), rangesPlace))));
    const ranges = async (asks) => {
      for (const each of ["oop", "ip"]) {
        const [{ range }] = await asks(["solve", "--open", NAME, ...(path ? ["--node", path] : []), "--range", each]);
        rangesPlace.append(h("div", { class: "head" }, h("h3", {}, t("rangeOf", t(each))),
          copier(t("copy"), t("copied"), () => range[each])), h("p", { class: "code" }, range[each]));
      }
    };
    drawGrid();
    await rest(ask);
  }
  function runouts(path, { actions = [], cards }) {
    const names = classesOf(actions), place = h("div", {}), where = h("section", { class: "sheet" });
    let metric = "oop_equity";
    const draw = () => {
      const range = span(cards.map((each) => each[metric])), isChips = metric.endsWith("value");
      const cells = new Map(cards.map((each) => {
        const words = actions.map((action, i) => `${action} ${percent(each.frequencies?.[i], 0)}`).join(", ");
        const label = `${t("oopShort")} ${percent(each.oop_equity, 1)}, ${chips(each.oop_value)}; ${words}`;
        return [each.card, metric === "actions" ? { label,
          parts: h("span", { class: "fill" }, (each.frequencies ?? []).map((part, i) => h("i",
          { class: names[i], vars: { part } }))) }
          : { label, heat: heat(each[metric], range), text: isChips ? each[metric].toFixed(0) : percent(each[metric],
            0).replace(" %", "") }];
      }));
      place.replaceChildren(deckMap(t("runouts"), cells, (name) => visit(`${path} / ${name}`)),
        metric === "actions" ? h("p", { class: "legend" },
        actions.map((action, i) => [h("i", { class: names[i] }), action]))
        : h("div", { class: "scale" }, h("span", {}, isChips ? chips(range.low) : percent(range.low, 0)), h("i", {}),
          h("span", {}, isChips ? chips(range.high) : percent(range.high, 0))));
    };
    where.replaceChildren(h("div", { class: "head" }, h("h2", {}, t("runouts")),
      choice(t("view"), [["oop_equity", `${t("equityWord")} ${t("oopShort")}`],
      ["oop_value", `${t("value")} ${t("oopShort")}`], ["ip_value",
      `${t("value")} ${t("ipShort")}`], ...(actions.length ? [["actions", t("actions")]]
      : [])], metric, (value) => { metric = value; draw(); })), place);
    draw();
    return where;
  }

  form.append(top, h("label", { class: "field" }, h("span", {}, t("more")), more),
      h("div", { class: "tools" }, go, stop, h("span", { class: "dim" }, t("goal")),
        choice(t("goal"), ["0.1%", "0.2%", "0.5%", "1%", "2%"].map((part) => [part, part.replace("%", " %")]),
        state.goal, (part) => set("goal", part))),
      fault, h("div", { class: "statusline" }, status, progress), needs,
      h("details", { class: "spot" }, h("summary", {}, t("spotText")), h("p", { class: "hint" }, t("spotHint")), text,
        h("div", { class: "tools" }, copier(t("copy"), t("copied"), spotText))));
  build();
  return {
    element,
    start() {
      engine("solver").catch(() => {}); // is ready when it is asked, which says what is wrong
      refresh();
      if (kept?.text === spotText()) { status.textContent = `${t("iteration", number(kept.row.iterations))} · ${t("exploitable", percent(kept.row.exploitability / kept.pot, 3))}`; visit(state.node); }
    },
    values() {
      const values = { board: joined(parseCards(state.board).cards), oop: state.oop, ip: state.ip, pot: state.pot,
        stack: state.stack };
      for (const street of streets()) for (const kind of KINDS) values[`${street}.${kind}`] = state[`${street}.${kind}`] || " ";
      return { ...values, goal: state.goal === "0.5%" ? undefined : state.goal, more: state.more, node: state.node };
    },
    close() { clearTimeout(timer); wants ||= "stop"; quick.leave(); },
  };
}
