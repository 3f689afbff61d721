import { isEnvelopeKey, onlyContainer } from '@/utils/reading/json/envelope';
import { isList, isObject } from '@/utils/reading/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/reading/json/json-tree';
import { ownName } from './build-part';
import { groupOf } from './group-of';

/** A loose field or a whole section of the answer, without the objects that only wrap it. */
export interface TopEntry {
  item: JsonNode | JsonLeaf;
  /** The title a section gives itself (`sections: [{ title, … }]`), word for word. */
  title: string | null;
}

const SECTION_LISTS = new Set('sections modules panels blocks widgets cards'.split(' '));
const SOFT_WRAPPERS = new Set([
  'enrichment',
  'enrichments',
  'enrichment data',
  'details',
  'assessment',
  'analysis',
  'profile',
  'footprint',
  'digital footprint',
]);

/** `sections: [{ title: "Sanctions", … }, …]`: the items are the sections. */
function isSectionList({ words, value }: JsonNode): boolean {
  return (
    isList(value) &&
    words.length === 1 &&
    SECTION_LISTS.has(words[0] ?? '') &&
    value.every((item) => ownName(item) !== null)
  );
}

/** Whether an object only wraps, so that its content is placed instead of it. `isOnly`: beside it are only scalars. */
function isWrapper({ pointer, key, words, value, children }: JsonNode, isOnly: boolean): boolean {
  if (isList(value)) return false;
  if (pointer === '' || isEnvelopeKey(key)) return true;
  const several = children.filter(isNode).length > 1;
  return SOFT_WRAPPERS.has(words.join(' ')) ? isOnly || several : isOnly && several && groupOf(words) === null;
}

/** Returns the top fields and sections in the order of the answer. A section is never split. */
export function topEntries(root: JsonNode | JsonLeaf): TopEntry[] {
  const found: TopEntry[] = [];
  const open: (TopEntry & { isOnly: boolean })[] = [{ item: root, title: null, isOnly: true }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { item, title, isOnly } = next;
    const isSections = isNode(item) && isSectionList(item);
    if (!isNode(item) || !(isSections || isWrapper(item, isOnly))) {
      found.push({ item, title });
      continue;
    }
    const only = isObject(item.value) ? onlyContainer(item.value) : null;
    for (const child of item.children.toReversed())
      open.push({ item: child, title: isSections ? ownName(child.value) : null, isOnly: child.key === only });
  }
  return found;
}
