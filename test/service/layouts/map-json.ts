import type { Json, JsonObject } from '../json.ts';

/** Rules for {@link mapObject}: what becomes of each key and of each value that is not an object or array. */
export interface JsonRules {
  key?: (key: string) => string;
  leaf?: (value: null | boolean | number | string) => Json;
}

/** Rewrites an object by rules, at every depth. @returns a new object; the given one is not changed */
export function mapObject(object: JsonObject, rules: JsonRules): JsonObject {
  const entries = Object.entries(object).map(([key, value]) => [rules.key?.(key) ?? key, mapJson(value, rules)]);
  return Object.fromEntries(entries);
}

function mapJson(value: Json, rules: JsonRules): Json {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, rules));
  if (value !== null && typeof value === 'object') return mapObject(value, rules);
  return rules.leaf ? rules.leaf(value) : value;
}
