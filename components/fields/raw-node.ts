import { isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { visibleText } from '@/utils/json/visible-text';
import { containerText } from '@/utils/reading/in-words';
import type { Texts } from '@/utils/texts/texts';

/** One value of the answer in the raw tree. */
export type RawNode = JsonNode | JsonLeaf;

/** Returns the direct children, in the order of the answer. */
export const childrenOf = (node: RawNode): readonly RawNode[] => (isNode(node) ? node.children : []);

/** Returns the value as one line of JSON, each number with its original digits. */
export function oneLine(node: RawNode, texts: Pick<Texts, 't'>): string {
  if (isNode(node)) return containerText(node.value, texts);
  return isList(node.value) ? '[]' : scalarLine(node);
}

/** Returns the value for the clipboard: text without quotes, everything else as JSON. */
export function copyText(node: RawNode): string {
  if (isNode(node)) return JSON.stringify(withLiterals(node), null, 2);
  return typeof node.value === 'string' ? (node.raw ?? node.value) : scalarLine(node);
}

/** Returns a copy that `JSON.stringify` writes with the digits and texts sent. */
function withLiterals(node: RawNode): unknown {
  if (!isNode(node)) return node.literal === null ? (node.raw ?? node.value) : rawJson(node.literal);
  if (isList(node.value)) return node.children.map(withLiterals);
  return Object.fromEntries(node.children.map((child) => [child.key, withLiterals(child)]));
}

/** TypeScript's library lacks it (ECMAScript proposal "JSON.parse source text access"). */
const rawJson = (text: string): unknown => (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(text);

const scalarLine = ({ literal, raw, value }: JsonLeaf): string => literal ?? visibleText(JSON.stringify(raw ?? value));
