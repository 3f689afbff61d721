import diff from 'microdiff';
import type { Texts } from '../texts/texts';
import { containerText } from './container-text';
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
export function answerChanges(before: Interpretation, after: Interpretation, texts: Pick<Texts, 't'>): AnswerChange[] {
  // The library compares only object members, so each answer is wrapped: it may be any JSON value.
  const found = diff({ a: bare(before.json) }, { a: bare(after.json) }, { cyclesFix: false });
  return found.map((change) => {
    const pointer = change.path.slice(1).reduce<string>((parent, key) => childPointer(parent, String(key)), '');
    return {
      pointer,
      before: change.type === 'CREATE' ? null : line(change.oldValue, pointer, before.literals, texts),
      after: change.type === 'REMOVE' ? null : line(change.value, pointer, after.literals, texts),
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

function line(value: unknown, pointer: string, literals: NumberLiterals, texts: Pick<Texts, 't'>): string {
  if (isContainer(value)) return containerText(value, texts);
  return literals.get(pointer) ?? visibleText(typeof value === 'string' ? value : JSON.stringify(value));
}
