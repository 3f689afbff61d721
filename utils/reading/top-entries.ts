import { isEnvelopeKey, onlyContainer } from './envelope';
import { groupOf } from './groups';
import { entries, isContainer, isList, isObject, type JsonObject } from './json-node';
import { childPointer } from './json-pointer';
import { ownName } from './parts';
import type { SplitWords } from './words';

/** A loose field or a whole section of the answer, taken out of what only wraps it. */
export type TopEntry = {
  pointer: string;
  key: string;
  value: unknown;
  /** The title a section gives itself (`sections: [{ title, … }]`), word for word. */
  title: string | null;
};

type Open = TopEntry & { /** The only object beside scalars. */ only: boolean };

const sectionLists = new Set(['sections', 'modules', 'panels', 'blocks', 'widgets', 'cards']);
const softWrappers = new Set([
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
  if (!isList(value) || value.length === 0 || words.length !== 1 || !sectionLists.has(words[0] ?? '')) return false;
  return value.every((item) => ownName(item) !== null);
}

/** Whether an object says no more than "here it is", so that its content is placed and not it. */
function onlyWraps({ pointer, key, only }: Open, node: JsonObject, words: readonly string[]): boolean {
  if (pointer === '' || isEnvelopeKey(key)) return true;
  const several = Object.values(node).filter(isContainer).length > 1;
  return softWrappers.has(words.join(' ')) ? only || several : only && several && groupOf(words) === null;
}

/** The top of the answer for people, in its own order. A section is never split: below it nothing is taken out. */
export function topEntries(json: unknown, splitWords: SplitWords): TopEntry[] {
  const found: TopEntry[] = [];
  const open: Open[] = [{ pointer: '', key: '', value: json, title: null, only: true }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { pointer, key, value } = next;
    const words = splitWords(key);
    const sectionList = isSectionList(words, value);
    if (!isContainer(value) || !(sectionList || (isObject(value) && onlyWraps(next, value, words)))) {
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
