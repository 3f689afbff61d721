import { isList, isObject } from '@/utils/reading/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/reading/json/json-tree';
import { perNode } from '@/utils/reading/json/per-node';
import { splitKey } from '@/utils/reading/json/words';
import { readScreeningKey, screeningName } from './screening-key';
import { mayMention } from './statement';

/** A field written as an object: `{ name: "PEP", value: "Y" }` is `PEP: "Y"`. */
export interface Pair {
  name: JsonLeaf;
  /** The value under the words of its name, as a field of the list: `scores` of pairs are scores. */
  field: JsonLeaf;
}

const NAME_KEY =
  /^(((field|attribute|property|parameter) )?(name|key|code|id|label)|field|attribute|property|question)$/;
const VALUE_KEY = /^(((field|attribute|property|parameter) )?value|val|data|answer|flag)$/;
const MAX_NAME = 60;

/** Creates a reader for the pairs of an answer; an object that is no item of a list, or names no kind, is none. */
export const createPairs = (): ((node: JsonNode) => Pair | null) =>
  perNode(({ value, parent, children }) => {
    if (!isObject(value) || !isList(parent?.value)) return null;
    const leaves = children.filter((child): child is JsonLeaf => !isNode(child));
    const name = leaves.find((leaf) => NAME_KEY.test(screeningName(leaf.words)) && typeof leaf.value === 'string');
    const said = leaves.find(({ words }) => VALUE_KEY.test(screeningName(words)));
    if (!name || !said || typeof name.value !== 'string' || name.value.length > MAX_NAME) return null;
    if (!mayMention(name.value)) return null;
    const words = splitKey(name.value);
    return readScreeningKey(words).kinds.length > 0 ? { name, field: { ...said, words, parent } } : null;
  });
