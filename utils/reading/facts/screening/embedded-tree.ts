import { isNode, type JsonLeaf, type JsonTree, parseJson } from '@/utils/json/json-tree';

/** Returns the answer inside a text (`result: "{\"pep\": …}"`) under the key of the text, or null. */
export function embeddedTree({ key, value }: JsonLeaf): JsonTree | null {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return null;
  const inside = parseJson(value);
  if (!inside.ok || !isNode(inside.tree.root)) return null;
  // The text is JSON by itself, so the key around it cannot change where it ends.
  const under = parseJson(`{${JSON.stringify(key)}:${value}}`);
  return under.ok ? under.tree : null;
}
