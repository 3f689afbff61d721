import { entries, isContainer } from './json-object';
import { childPointer } from './pointer';

/** Numbers that lose digits when parsed (`0.80`, `1.0`, 30 digits), as written in the text: JSON Pointer → digits. */
export type NumberLiterals = ReadonlyMap<string, string>;

/**
 * Parses an answer and keeps the digits of every number that JavaScript would write differently. The score must be
 * shown exactly as sent.
 * @throws SyntaxError if the text is not JSON
 */
export function parseKeepingDigits(text: string): { json: unknown; literals: NumberLiterals } {
  const changed = new Map<object, Map<string, string>>();
  function keep(this: object, key: string, value: unknown, context?: { source?: string }): unknown {
    const source = context?.source;
    if (typeof value === 'number' && source !== undefined && source !== String(value)) {
      const under = changed.get(this) ?? new Map<string, string>();
      changed.set(this, under.set(key, source));
    }
    return value;
  }
  // TypeScript's type of a reviver lacks its third argument (ECMAScript proposal "JSON.parse source text access").
  const json: unknown = JSON.parse(text, keep as (key: string, value: unknown) => unknown);
  return { json, literals: changed.size === 0 ? new Map() : pointersOf(json, changed) };
}

function pointersOf(json: unknown, changed: Map<object, Map<string, string>>): NumberLiterals {
  const literals = new Map<string, string>();
  const open: { node: unknown; pointer: string }[] = [{ node: json, pointer: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, pointer } = next;
    if (!isContainer(node)) continue;
    for (const [key, source] of changed.get(node) ?? []) literals.set(childPointer(pointer, key), source);
    for (const [key, child] of entries(node)) open.push({ node: child, pointer: childPointer(pointer, key) });
  }
  return literals;
}
