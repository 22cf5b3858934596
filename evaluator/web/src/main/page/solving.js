// The one solve that the page has: it goes on whichever tab is shown, and can be stopped from any.

import { number, percent } from "./dom.js";
import { latest } from "./ask.js";
import { t } from "./words.js";

const SOLVED = "solved", SIMPLE = "simple"; // names that the engine keeps solutions under
const FIRST_SLICE = 250, LONGEST_SLICE = 2000; // milliseconds

const run = latest("solver", Infinity), listeners = new Set();

/** What is solved, or being solved: the question as text, its pot, and what was answered. */
export const job = { running: false, text: "", pot: 1, goal: "", row: null, part: null, wants: "", said: "",
  price: null };

/** Tells of every change of the job; returns a function that ends that. */
export function onJob(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
function tell(change, event = "") {
  Object.assign(job, change);
  listeners.forEach((listener) => listener(event));
}

export const isSolved = (text) => job.row !== null && job.text === text;
/** The name of the solution to look at: with the strategies as solved, or with simple ones. */
export const shownName = () => (job.price ? SIMPLE : SOLVED);
/** Asks about the solution, when the solver is not at work. */
export const look = (work) => run(work);

/** Solves a question, or goes on; ends at an exploitability, or when somebody wants it to stop. */
export async function solve(spot, goal) {
  const { text } = spot, goesOn = isSolved(text);
  tell({ running: true, text, pot: Number(spot.pot), goal, wants: "", part: null, said: t("working"), price: null,
    row: goesOn ? job.row : null }, "begun");
  try {
    await run((ask) => work(ask, goesOn));
    tell({ running: false }, job.row ? "done" : "lost");
  } catch (fault) {
    tell({ running: false, row: null, said: "" });
    throw fault;
  }
}
/** In slices of time, so that it can be stopped, and goes on where it was. */
async function work(ask, goesOn) {
  const target = Number.parseFloat(job.goal) / 100;
  let last = goesOn ? job.row.iterations : 0;
  for (let slice = FIRST_SLICE; ; slice = Math.min(LONGEST_SLICE, 2 * slice)) {
    const open = job.row ? ["--open", SOLVED] : [], end = ["--error", job.goal, "--time", `${slice}ms`, "--write",
      SOLVED];
    const [row] = await ask(["solve", ...open, ...end],
      { input: job.row ? "" : job.text, onProgress: () => !job.wants });
    const part = row.exploitability / job.pot;
    tell({ row, part, said: described(row, part) });
    if (part <= target || job.wants || row.iterations === last) break;
    last = row.iterations;
  }
  if (job.wants) tell({ said: `${job.said} · ${t("stopped")}` });
}
const described = (row, part) => `${t("iteration", number(row.iterations))} · ${t("exploitable", percent(part, 3))}`;

/** Stops after the slice; asked again, at once, and what was found is lost. */
export function halt() {
  if (!job.running) return;
  if (job.wants) {
    run.stop();
    tell({ running: false, row: null, said: t("stopped") }, "lost");
  }
  tell({ wants: "stop" });
}

/** Takes the solution of a file; returns the question. */
export async function openFile(bytes, engine) {
  const own = await engine("solver");
  await own.forget(SOLVED);
  tell({ row: null, price: null });
  await own.file(SOLVED, bytes);
  let text = "";
  await run(async (ask) => {
    [{ question: text }] = await ask(["solve", "--open", SOLVED, "--estimate"]);
    const [row] = await ask(["solve", "--open", SOLVED, "--by", "class"]);
    const pot = Number(/^pot\s*=\s*(\d+)/m.exec(text)?.[1] ?? 1), part = row.exploitability / pot;
    tell({ text, pot, row, part, said: described(row, part), wants: "" });
  });
  return text;
}
/** The question as it is written by the page, which may differ from that of a file in blanks. */
export const rename = (text) => tell({ text });

export const bytesOf = async (engine, without) => (await engine("solver")).bytes(SOLVED, without ? { without } : {});

/** Rounds the strategies to steps, such as "25%", or takes them as they were solved: "". */
export const simplify = (step) => run(async (ask) => {
  const [row] = step ? await ask(["solve", "--open", SOLVED, "--round", step, "--write", SIMPLE, "--by",
    "class"]) : [{}];
  tell({ price: row.rounded?.price ?? null });
});

/** The line of a question by which a range takes an action so often at a node. */
export async function lockLine(path, action, part) {
  let line = "";
  await run(async (ask) => {
    [{ lock: line }] = await ask(["solve", "--open", SOLVED, ...(path ? ["--node", path] : []),
      "--lock", `${action}=${part}`]);
  });
  return line;
}
