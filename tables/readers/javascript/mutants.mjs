// Reads tables and hands from fuzz/Mutants.java, and prints what it makes of them, a line for each table.
import { CardError, cardName, read, TableError } from "./yaku.mjs";

let rest = Buffer.alloc(0), at = 0;
const input = process.stdin[Symbol.asyncIterator]();

/** The next bytes, or null at the end. */
async function take(count) {
  for (const parts = []; rest.length - at < count; rest = Buffer.concat(parts.splice(0)), at = 0) {
    parts.push(rest.subarray(at));
    for (let have = rest.length - at; have < count;) {
      const { value, done } = await input.next();
      if (done) return null;
      parts.push(value);
      have += value.length;
    }
  }
  return rest.subarray(at, at += count);
}

const number = n => n.toString(16).toUpperCase().padStart(6, "0");

function answer(table, hole, board) {
  const half = of => {
    const value = table.evaluate(hole, board, of), best = table.bestCards(hole, board, of).map(cardName).join(" ");
    return `${value} ${number(of.packed(value))} ${of.category(value)} ${best}`;
  };
  try {
    return [table.high, table.low].filter(of => of).map(half).join(", ");
  } catch (e) {
    if (e instanceof CardError) return "bad";
    if (e instanceof RangeError && / is no value of /.test(e.message) || e instanceof TableError) return "wrong";
    throw e;
  }
}

for (let size = await take(4); size; size = await take(4)) {
  const bytes = await take(size.readUInt32LE()), hands = (await take(1))[0], line = [];
  let table = null;
  try {
    table = read(bytes);
  } catch (e) {
    if (!(e instanceof TableError)) throw e;
  }
  line.push(table ? "opened" : "refused");
  for (let i = 0; i < hands; i++) {
    const [hole, count] = await take(2), cards = [...(await take(count))];
    if (table) line.push(answer(table, cards.slice(0, hole), cards.slice(hole)));
  }
  process.stdout.write(line.join("; ") + "\n");
}
