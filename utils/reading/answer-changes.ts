import diff from 'microdiff';
import { isContainer, isList, isObject } from '@/utils/json/json-object';
import { childPointer, isNode, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import type { Texts } from '../texts/texts';
import { containerText } from './in-words';
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
  const found = diff({ a: bare(before.answer.root) }, { a: bare(after.answer.root) }, { cyclesFix: false });
  const lineBefore = createLine(before.answer, texts);
  const lineAfter = createLine(after.answer, texts);
  return found.map((change) => {
    const pointer = change.path.slice(1).reduce<string>((parent, key) => childPointer(parent, String(key)), '');
    return {
      pointer,
      before: change.type === 'CREATE' ? null : lineBefore(pointer, change.oldValue),
      after: change.type === 'REMOVE' ? null : lineAfter(pointer, change.value),
    };
  });
}

/** A double keeps so many digits at least. */
const MAX_EXACT_DIGITS = 15;

/** Returns a number, or something that is equal only for equal digits if a double does not keep them all. */
function comparable(value: number, literal: string | null): number | symbol {
  if (literal === null) return value;
  const digits = literal.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  return Number.isFinite(value) && digits.length <= MAX_EXACT_DIGITS ? value : Symbol.for(literal);
}

/**
 * Returns a copy without prototypes, so that `constructor` and `__proto__` are ordinary keys of the answer. Numbers with
 * more digits than a double keeps are compared as sent.
 */
function bare(item: JsonNode | JsonLeaf): unknown {
  if (isNode(item)) return isList(item.value) ? item.children.map(bare) : bareObject(item.children);
  if (typeof item.value === 'number') return comparable(item.value, item.literal);
  return isObject(item.value) ? bareObject([]) : (item.raw ?? item.value);
}

function bareObject(children: JsonNode['children']): Record<string, unknown> {
  const copy: Record<string, unknown> = Object.create(null);
  for (const child of children) copy[child.key] = bare(child);
  return copy;
}

/** Makes the function that writes the value at a pointer as one line; `value` tells its size if it is no leaf. */
function createLine({ leaves }: JsonTree, texts: Pick<Texts, 't'>): (pointer: string, value: unknown) => string {
  const byPointer = new Map(leaves.map((leaf) => [leaf.pointer, leaf]));
  return (pointer, value) => {
    const leaf = byPointer.get(pointer);
    if (leaf === undefined) return isContainer(value) ? containerText(value, texts) : '';
    return leaf.literal ?? (typeof leaf.value === 'string' ? leaf.value : JSON.stringify(leaf.value));
  };
}
