import diff from 'microdiff';
import { isContainer, isList, isObject } from '@/utils/json/json-object';
import type { NumberLiterals } from '@/utils/json/number-literals';
import { childPointer } from '@/utils/json/pointer';
import { visibleText } from '@/utils/json/visible-text';
import type { Texts } from '../texts/texts';
import { containerText } from './container-text';
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
  const found = diff({ a: bare(before) }, { a: bare(after) }, { cyclesFix: false });
  return found.map((change) => {
    const pointer = change.path.slice(1).reduce<string>((parent, key) => childPointer(parent, String(key)), '');
    return {
      pointer,
      before: change.type === 'CREATE' ? null : line(change.oldValue, pointer, before.literals, texts),
      after: change.type === 'REMOVE' ? null : line(change.value, pointer, after.literals, texts),
    };
  });
}

/** A double keeps so many digits at least. */
const MAX_EXACT_DIGITS = 15;

/** Returns a number, or something that is equal only for equal digits if a double does not keep them all. */
function comparable(value: number, literal: string | undefined): number | symbol {
  if (literal === undefined) return value;
  const digits = literal.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  return Number.isFinite(value) && digits.length <= MAX_EXACT_DIGITS ? value : Symbol.for(literal);
}

/**
 * Returns a copy without prototypes, so that `constructor` and `__proto__` are ordinary keys of the answer. Numbers with
 * more digits than a double keeps are compared as sent.
 */
function bare({ json, literals }: Pick<Interpretation, 'json' | 'literals'>): unknown {
  const copyOf = (value: unknown, pointer: string): unknown => {
    if (isList(value)) return value.map((item, i) => copyOf(item, childPointer(pointer, String(i))));
    if (typeof value === 'number') return comparable(value, literals.get(pointer));
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = Object.create(null);
    for (const [key, inner] of Object.entries(value)) copy[key] = copyOf(inner, childPointer(pointer, key));
    return copy;
  };
  return copyOf(json, '');
}

function line(value: unknown, pointer: string, literals: NumberLiterals, texts: Pick<Texts, 't'>): string {
  if (isContainer(value)) return containerText(value, texts);
  return literals.get(pointer) ?? visibleText(typeof value === 'string' ? value : JSON.stringify(value));
}
