import { entries, isContainer, isList, isObject } from '@/utils/json/json-object';
import type { NumberLiterals } from '@/utils/json/number-literals';
import { childPointer } from '@/utils/json/pointer';
import { visibleText } from '@/utils/json/visible-text';
import { containerText } from '@/utils/reading/container-text';
import type { Texts } from '@/utils/texts/texts';

/** One value of the answer in the raw tree. */
export interface RawNode {
  pointer: string;
  key: string;
  value: unknown;
}

/** Returns the direct children, in the order of the answer. */
export function childrenOf({ pointer, value }: RawNode): RawNode[] {
  if (!isContainer(value)) return [];
  return [...entries(value)].map(([key, inner]) => ({ pointer: childPointer(pointer, key), key, value: inner }));
}

/** Returns all leaves in the order of the answer; an empty object or list is a leaf. */
export function leavesOf(root: RawNode): RawNode[] {
  const children = childrenOf(root);
  return children.length === 0 ? [root] : children.flatMap(leavesOf);
}

/** Returns the value as one line of JSON, each number with its original digits. */
export function oneLine({ pointer, value }: RawNode, literals: NumberLiterals, texts: Pick<Texts, 't'>): string {
  if (isList(value) && value.length === 0) return '[]';
  return isContainer(value) ? containerText(value, texts) : scalarLine(pointer, value, literals);
}

/** Returns the value for the clipboard: text without quotes, everything else as JSON. */
export function copyText(node: RawNode, literals: NumberLiterals): string {
  if (typeof node.value === 'string') return node.value;
  return isContainer(node.value)
    ? JSON.stringify(withLiterals(node, literals), null, 2)
    : scalarLine(node.pointer, node.value, literals);
}

/** Returns a copy that `JSON.stringify` writes with the digits sent. */
function withLiterals({ pointer, value }: RawNode, literals: NumberLiterals): unknown {
  const literal = literals.get(pointer);
  if (literal !== undefined) return rawJson(literal);
  const copyOf = (key: string, inner: unknown) =>
    withLiterals({ pointer: childPointer(pointer, key), key, value: inner }, literals);
  if (isList(value)) return value.map((item, i) => copyOf(String(i), item));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(key, inner)]));
}

/** TypeScript's library lacks it (ECMAScript proposal "JSON.parse source text access"). */
const rawJson = (text: string): unknown => (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(text);

const scalarLine = (pointer: string, value: unknown, literals: NumberLiterals): string =>
  literals.get(pointer) ?? visibleText(JSON.stringify(value));
