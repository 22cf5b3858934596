// In place of Function in the compiler's runtime, which makes functions of texts: policies of pages, browser extensions
// and --disallow-code-generation-from-strings forbid that. These are the few that it makes.

/** What new Function(...names, body) gives for the texts of the runtime. */
export function made(...parts) {
  const body = parts.pop();
  const named = (text, names, values) =>
    names.includes(text) ? values[names.indexOf(text)] : text.split(".").reduce((of, name) => of[name], globalThis);
  const one = (text) => /^return ([\w$.]+);$/.exec(text)?.[1];
  if (one(body)) return () => named(one(body), [], []);
  const [, names, given] = /^return function\(([^)]*)\) \{\s*try \{\s*return fn\(([^)]*)\);/.exec(body) ?? [];
  if (given !== undefined) return called(names, given);
  if (body.startsWith("return function ")) {
    return (constructor) => function (marker, object) { return constructor.call(this, marker, object); };
  }
  if (body.startsWith("return [")) return (...values) => values;
  if (body.startsWith("return new Function")) {
    return (wrap, ...all) => (...values) => wrap(() => named(one(all.at(-1)), all.slice(0, -1), values));
  }
  const attempt = (call) => (rethrow, ...all) => {
    try { return call(...all); } catch (fault) { return rethrow(fault); }
  };
  if (body.includes("instance[method]")) {
    return attempt((global, instance, method, ...all) =>
      instance === null ? global(method)(...all) : instance[method](...all));
  }
  if (body.includes("new constructor")) return attempt((constructor, ...all) => new constructor(...all));
  if (body.includes("return fn(")) return attempt((fn, ...all) => fn(...all));
  throw new Error(`not understood: ${body}`);
}

/** A function or a method of Java, whose last parameter may take all others. */
function called(names, given) {
  const count = names === "" ? 0 : names.split(",").length;
  const isMethod = given.startsWith("this");
  const isRest = names.includes("...");
  return (rethrow, fn) => function (...all) {
    const values = Array.from({ length: count }, (_, i) => (isRest && i === count - 1 ? all.slice(i) : all[i]));
    try { return isMethod ? fn(this, ...values) : fn(...values); } catch (fault) { return rethrow(fault); }
  };
}
