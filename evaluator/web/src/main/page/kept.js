// The last solutions of this browser, in its own storage: their questions, files and sizes.

const STORE = "solutions", MOST = 10, MOST_BYTES = 64e6;

const open = () => new Promise((resolve, reject) => {
  const request = indexedDB.open("yaku", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "text" });
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** Does something with the storage; where there is none, as in a private window, nothing is kept. */
async function use(mode, action, otherwise) {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode), request = action(transaction.objectStore(STORE));
      transaction.oncomplete = () => { database.close(); resolve(request?.result ?? otherwise); };
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = transaction.onerror;
    });
  } catch {
    return otherwise;
  }
}

/** The questions, the newest first, each with the size of its file and when it was solved. */
export async function list() {
  const all = await use("readonly", (store) => store.getAll(), []);
  return all.sort((a, b) => b.time - a.time).map(({ text, time, bytes, part }) => ({ text, time, part,
    size: bytes.length }));
}
export const find = async (text) => (await use("readonly", (store) => store.get(text), null))?.bytes ?? null;
export const remove = (text) => use("readwrite", (store) => store.delete(text), null);

/** Keeps a solution; the oldest of too many go. */
export async function keep(text, bytes, part) {
  if (bytes.length > MOST_BYTES) return;
  await use("readwrite", (store) => store.put({ text, bytes, part, time: Date.now() }), null);
  for (const old of (await list()).slice(MOST)) await remove(old.text);
}
