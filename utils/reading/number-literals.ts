import { entries, isContainer } from './json-node';
import { childPointer } from './json-pointer';
import { mapFields } from './map-fields';
import type { Abstention, Field, Plain, Report, Value } from './report';

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

/** Returns the report with every number as sent. */
export function withDigitsAsSent(report: Report, literals: NumberLiterals): Report {
  if (literals.size === 0) return report;
  const as = <T extends { pointer: string; value: string }>(one: T): T => ({
    ...one,
    value: literals.get(one.pointer) ?? one.value,
  });
  return {
    ...report,
    score: report.score && as(report.score),
    candidates: report.candidates.map(as),
    facts: report.facts.map((fact) => ({ ...fact, field: fieldAsSent(fact.field, literals) })),
    abstained: report.abstained && abstentionAsSent(report.abstained, literals),
    sections: report.sections.map((section) => ({
      ...section,
      ...mapFields(section, (field) => fieldAsSent(field, literals)),
    })),
  };
}

/** `1e400` is parsed as infinity. */
function abstentionAsSent(abstained: Abstention, literals: NumberLiterals): Abstention {
  const { pointer, field } = abstained;
  const sent = pointer === null ? undefined : literals.get(pointer);
  return field === undefined || sent === undefined ? abstained : { ...abstained, field: { ...field, text: sent } };
}

function fieldAsSent(field: Field, literals: NumberLiterals): Field {
  return { ...field, value: valueAsSent(field.value, field.pointer, literals) };
}

function valueAsSent(value: Value, pointer: string, literals: NumberLiterals): Value {
  if (value.kind !== 'list') return plainAsSent(value, literals.get(pointer));
  const items = value.items.map((item, i) => plainAsSent(item, literals.get(childPointer(pointer, String(i)))));
  return { kind: 'list', items };
}

function plainAsSent(value: Plain, text: string | undefined): Plain {
  if (text === undefined) return value;
  if (value.kind === 'identifier') return { ...value, text, exact: true };
  return value.kind === 'number' || value.kind === 'date' ? { ...value, text } : value;
}
