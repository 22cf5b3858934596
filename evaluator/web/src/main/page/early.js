// Begins the first Worker before the modules of the page are there; worker.js of the page takes it over.

globalThis.early = new Worker("yaku/worker.js", { type: "module" });
globalThis.early.onerror = () => { globalThis.early = null; }; // another one will say why
