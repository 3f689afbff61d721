import { isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { perNode } from '@/utils/json/per-node';
import { readSentNumber } from '@/utils/json/sent-number';
import { splitKey } from '@/utils/json/words';
import { readScreeningKey, screeningName } from './screening-key';
import { mayMention } from './statement';

/** A field written as an object or a row: `{ name: "PEP", value: "Y" }` and `["PEP", "Y"]` are `PEP: "Y"`. */
interface Pair {
  name: JsonLeaf;
  /** The value under the words of its name, as a field of the list: `scores` of pairs are scores. */
  field: JsonLeaf;
}

const NAME_KEY =
  /^(((field|attribute|property|parameter) )?(name|key|code|id|label)|k|field|attribute|property|question)$/;
const VALUE_KEY = /^(((field|attribute|property|parameter) )?value|val|v|data|answer|flag)$/;
const MAX_NAME = 60;

/** Returns the leaves of a node that are a name and its value, if it looks like a pair. */
function partsOf({ value, children }: JsonNode): (JsonLeaf | undefined)[] {
  const leaves = children.filter((child): child is JsonLeaf => !isNode(child));
  const named = (pattern: RegExp): JsonLeaf | undefined =>
    leaves.find(({ words }) => pattern.test(screeningName(words)));
  if (isObject(value)) return [named(NAME_KEY), named(VALUE_KEY)];
  // A number of a row may count anything.
  const [first, second] = leaves;
  return typeof second?.value === 'string' && readSentNumber(second.value) === null ? [first, second] : [];
}

/** Creates a reader for the pairs of an answer: items of lists whose name is that of a kind. */
export const createPairs = (): ((node: JsonNode) => Pair | null) =>
  perNode((node) => {
    if (!isList(node.parent?.value)) return null;
    const [name, field] = partsOf(node);
    if (!name || !field || typeof name.value !== 'string' || name.value.length > MAX_NAME) return null;
    if (!mayMention(name.value)) return null;
    const words = splitKey(name.value);
    return readScreeningKey(words).kinds.length > 0 ? { name, field: { ...field, words, parent: node.parent } } : null;
  });
