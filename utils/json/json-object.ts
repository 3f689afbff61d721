/** An object of the answer. Read it by own keys only: `__proto__` is a key like any other. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for a JSON object, not for null or a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON list. Array.isArray alone would let `any` in. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * True for an object or list with content. An empty object or list is a leaf, because nothing below it can be shown.
 */
export function isContainer(value: unknown): value is JsonObject | readonly unknown[] {
  return isList(value) ? value.length > 0 : isObject(value) && Object.keys(value).length > 0;
}

/** Returns the own value under a key, never an inherited value of Object.prototype. */
export function own(node: JsonObject, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** Keys in the order of the answer; for a list the positions "0", "1", … */
export function childKeys(node: JsonObject | readonly unknown[]): readonly string[] {
  return isList(node) ? Array.from(node, (_, i) => String(i)) : Object.keys(node);
}

/** Returns the value under a key from {@link childKeys}. */
export function childOf(node: JsonObject | readonly unknown[], key: string): unknown {
  return isList(node) ? node[Number(key)] : node[key];
}

/** Keys and values in the order of the answer; for a list the positions "0", "1", … */
export function entries(node: JsonObject | readonly unknown[]): [string, unknown][] {
  return isList(node) ? node.map((value, i) => [String(i), value]) : Object.entries(node);
}
