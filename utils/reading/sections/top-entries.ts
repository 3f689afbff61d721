import { isEnvelopeKey, onlyContainer } from '@/utils/reading/json/envelope';
import { entries, isContainer, isList, isObject, type JsonObject } from '@/utils/reading/json/json-object';
import { childPointer } from '@/utils/reading/json/pointer';
import type { SplitWords } from '@/utils/reading/json/words';
import { ownName } from './build-part';
import { groupOf } from './group-of';

/** A loose field or a whole section of the answer, without the objects that only wrap it. */
export type TopEntry = {
  pointer: string;
  key: string;
  value: unknown;
  /** The title a section gives itself (`sections: [{ title, … }]`), word for word. */
  title: string | null;
};

type Open = TopEntry & { /** The only object beside scalars. */ only: boolean };

const SECTION_LISTS = new Set(['sections', 'modules', 'panels', 'blocks', 'widgets', 'cards']);
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
function isSectionList(words: readonly string[], value: unknown): boolean {
  if (!isList(value) || value.length === 0 || words.length !== 1 || !SECTION_LISTS.has(words[0] ?? '')) return false;
  return value.every((item) => ownName(item) !== null);
}

/** Whether an object only wraps, so that its content is placed instead of the object. */
function isWrapper({ pointer, key, only }: Open, node: JsonObject, words: readonly string[]): boolean {
  if (pointer === '' || isEnvelopeKey(key)) return true;
  const several = Object.values(node).filter(isContainer).length > 1;
  return SOFT_WRAPPERS.has(words.join(' ')) ? only || several : only && several && groupOf(words) === null;
}

/** Returns the top fields and sections in the order of the answer. A section is never split. */
export function topEntries(json: unknown, splitWords: SplitWords): TopEntry[] {
  const found: TopEntry[] = [];
  const open: Open[] = [{ pointer: '', key: '', value: json, title: null, only: true }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { pointer, key, value } = next;
    const words = splitWords(key);
    const sectionList = isSectionList(words, value);
    if (!isContainer(value) || !(sectionList || (isObject(value) && isWrapper(next, value, words)))) {
      found.push(next);
      continue;
    }
    const only = isObject(value) ? onlyContainer(value) : null;
    for (const [childKey, child] of entries(value).reverse()) {
      const title = sectionList ? ownName(child) : null;
      open.push({
        pointer: childPointer(pointer, childKey),
        key: childKey,
        value: child,
        title,
        only: childKey === only,
      });
    }
  }
  return found;
}
