// The tree of a solution: where one is in it, and what is there.

import { h, percent, rove } from "./dom.js";
import { inline } from "./cards.js";
import { Refusal } from "./ask.js";
import { wordsOf } from "./board.js";
import { look, shownName } from "./solving.js";
import { Place, classesOf } from "./place.js";
import { runouts } from "./runouts.js";
import { t } from "./words.js";

const steps = (path) => path.split("/").map((each) => each.trim()).filter(Boolean);
const joinedPath = (all) => all.join(" / ");

export class Tree {
  /** @param host element, spot(), onbegin(), onvisit(path), onshown(), onfault(reason), and lock(path, action, part) */
  constructor(host) {
    this.host = host;
    this.nodes = new Map(); // by path: what was answered there
    this.settings = { player: "", view: "actions", by: "made", chosen: "" };
  }

  forget() { this.nodes.clear(); }

  /** Asks about the solution; what goes wrong is said. */
  ask(work) { return look(work).catch((reason) => this.host.onfault(reason)); }

  open(path) { return ["solve", "--open", shownName(), ...(path ? ["--node", path] : [])]; }

  async node(ask, path) {
    if (!this.nodes.has(path)) this.nodes.set(path, await this.answer(ask, path));
    return this.nodes.get(path);
  }

  async answer(ask, path) {
    try {
      const [row] = await ask([...this.open(path), "--by", "class"]);
      if (!path) row.equity = await this.equity(ask);
      return { ...row, ...(row.node ?? row.root) };
    } catch (reason) {
      if (!(reason instanceof Refusal) || reason.code !== "over" && reason.code !== "card") throw reason;
      return reason.code === "over" ? { over: true } : { ...(await ask([...this.open(path), "--runouts"]))[0],
        runouts: true };
    }
  }

  async equity(ask) {
    const { oop, ip, board, rules } = this.host.spot();
    const [{ players }] = await ask(["equity", ...rules, "--", `${oop} / ${ip} | ${board}`]);
    return players.map(({ share }) => share);
  }

  /** Shows a place; the start, if there is no such place. */
  visit(path) {
    const all = steps(path);
    this.host.onbegin();
    return look(async (ask) => {
      const words = await wordsOf(ask), trail = [];
      for (let n = 0; n <= all.length; n++) trail.push(await this.node(ask, joinedPath(all.slice(0, n))));
      this.host.onvisit(joinedPath(all));
      await this.show(ask, all, trail, words);
      this.host.onshown();
    }).catch((reason) => {
      this.host.onfault(reason);
      return path && reason instanceof Refusal ? this.visit("") : null;
    });
  }

  async show(ask, all, trail, words) {
    const node = trail.at(-1), path = joinedPath(all), { element } = this.host, tree = this.crumbs(all, trail);
    if (node.over) {
      element.replaceChildren(h("div", { class: "places" }, tree, h("p", { class: "sheet" }, t("over"))));
    } else if (node.runouts) {
      const cards = runouts(node, (card) => this.visit(`${path} / ${card}`));
      element.replaceChildren(h("div", { class: "places" }, tree, cards));
    } else {
      const place = new Place(this, node, { all, path, words });
      element.replaceChildren(h("div", { class: "places" }, tree, ...place.elements));
      await place.fill(ask);
    }
  }

  crumbs(all, trail) {
    const places = trail.map((node, n) => this.crumb(node, all.slice(0, n), all[n]));
    const element = h("nav", { class: "crumbs", "aria-label": t("tree") },
      h("button", { type: "button", class: "step start", "data-path": "" }, t("atStart")), places);
    element.addEventListener("click", (event) => {
      const button = event.target.closest("[data-path]");
      if (!button) return;
      const again = `.crumbs [data-path="${CSS.escape(button.dataset.path)}"]`;
      this.visit(button.dataset.path).then(() => this.host.element.querySelector(again)?.focus());
    });
    rove(element, "button");
    return element;
  }

  /** A place on the way, and what can be done there. */
  crumb(node, here, next) {
    const who = node.node?.player ?? "oop", isLast = next === undefined;
    const head = node.over ? t("end") : node.runouts ? t("comes") : t(`${who}Short`);
    const actions = node.over ? [] : node.runouts ? (isLast ? [] : [next]) : node.actions;
    return h("div", { class: `crumb${isLast ? " last" : ""}` }, h("span", { class: "dim" }, head),
      actions.map((action, i) => h("button", { type: "button", class: "step", "data-path": joinedPath([...here,
        action]),
        "aria-current": action === next ? "true" : false },
      h("i", { class: node.runouts ? "" : classesOf(node.actions)[i] }), node.runouts ? inline(action) : action,
      node.frequencies && !node.runouts ? h("small", {}, percent(node.frequencies[i], 0)) : "")),
      node.runouts && !isLast
        ? h("button", { type: "button", class: "step", "data-path": joinedPath(here) }, t("deal1")) : "");
  }
}
