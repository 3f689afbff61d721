import diff from 'microdiff';
import { isContainer, isList, isObject } from './json/json-object';
import type { NumberLiterals } from './json/number-literals';
import { childPointer } from './json/pointer';
import { visibleText } from './json/visible-text';
import type { Interpretation } from './parse-answer';

/** One difference between two answers. Each value is one line, with numbers as sent; null means absent. */
export interface AnswerChange {
  pointer: string;
  before: string | null;
  after: string | null;
}

/**
 * Returns the differences from an earlier to a later answer, field by field, in the order of the answers. Lists are
 * compared by position.
 */
export function answerChanges(before: Interpretation, after: Interpretation): AnswerChange[] {
  // The library compares only object members, so each answer is wrapped: it may be any JSON value.
  const found = diff({ a: bare(before.json) }, { a: bare(after.json) }, { cyclesFix: false });
  return found.map((change) => {
    const pointer = change.path.slice(1).reduce<string>((parent, key) => childPointer(parent, String(key)), '');
    return {
      pointer,
      before: change.type === 'CREATE' ? null : line(change.oldValue, pointer, before.literals),
      after: change.type === 'REMOVE' ? null : line(change.value, pointer, after.literals),
    };
  });
}

/** Returns a copy without prototypes, so that `constructor` and `__proto__` are ordinary keys of the answer. */
function bare(json: unknown): unknown {
  if (isList(json)) return json.map(bare);
  if (!isObject(json)) return json;
  const copy: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(json)) copy[key] = bare(value);
  return copy;
}

function line(value: unknown, pointer: string, literals: NumberLiterals): string {
  if (!isContainer(value))
    return literals.get(pointer) ?? visibleText(typeof value === 'string' ? value : JSON.stringify(value));
  return isList(value) ? `list of ${value.length}` : fieldsOf(value);
}

function fieldsOf(value: object): string {
  const { length } = Object.keys(value);
  return length === 1 ? '1 field' : `${length} fields`;
}
