import { isEnvelopeKey, onlyContainer } from '@/utils/json/envelope';
import { isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { isAboutEmail } from '@/utils/reading/hit-sign';
import { hasTag } from '@/utils/reading/lexicon/word-tags';
import { holdsResults, isSurrounding } from '@/utils/reading/main-path';
import { ownName } from './build-part';
import { groupOf, isVague } from './group-of';

/** A loose field or a whole section of the answer, without the objects that only wrap it. */
export interface TopEntry {
  item: JsonNode | JsonLeaf;
  /** The title a section gives itself (`sections: [{ title, … }]`), word for word. */
  title: string | null;
}

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

/** A reply that is named for its call: `ScreeningIDResponse`. */
const REPLY = / (response|reply)( ex)?$/;

/** `sections: [{ title: "Sanctions", … }, …]`: the items are the sections. */
function isSectionList({ words, value }: JsonNode): boolean {
  return (
    isList(value) &&
    words.length === 1 &&
    hasTag(words[0] ?? '', 'section-list') &&
    value.every((item) => ownName(item) !== null)
  );
}

/** Whether a name tells nothing about the content: `Envelope`, `FlexIDResponseEx`. */
function saysNothing(words: readonly string[]): boolean {
  const group = groupOf(words);
  return group === null || ((group === 'technical' || group === 'score') && isVague(words));
}

/** `results` whose only item is the answer about an email address. */
function isAnswerList({ words, value, children }: JsonNode): boolean {
  const [item] = children;
  return (
    isList(value) &&
    value.length === 1 &&
    item !== undefined &&
    isNode(item) &&
    isAboutEmail(item) &&
    saysNothing(words)
  );
}

/**
 * Whether a node only wraps, so that its content is placed instead of it.
 * @param isOnly whether nothing but scalars and words about the call are beside it
 */
function isWrapper(node: JsonNode, isOnly: boolean): boolean {
  const { pointer, key, words, value, children, parent } = node;
  if (isList(value)) return isOnly && isAnswerList(node);
  // Of a list that is placed item by item, this is the only item.
  if (pointer === '' || isEnvelopeKey(key) || isList(parent?.value)) return true;
  // A `query` with the results in it is not what was asked.
  if (groupOf(words) === 'request' && holdsResults(node)) return true;
  const several = children.filter(isNode).length > 1;
  if (SOFT_WRAPPERS.has(words.join(' '))) return isOnly || several;
  if (isOnly && several && REPLY.test(words.join(' '))) return true;
  return isOnly && (several || onlyContainer(value) !== null) && saysNothing(words);
}

/** Returns the only part of an object that has content about the subject, or undefined. */
function onlyPart({ children }: JsonNode): JsonNode | undefined {
  const parts = children.filter(isNode).filter((part) => !isSurrounding(part));
  return parts.length === 1 ? parts[0] : undefined;
}

/** Returns the top fields and sections in the order of the answer. A section is never split. */
export function topEntries(root: JsonNode | JsonLeaf): TopEntry[] {
  const found: TopEntry[] = [];
  const open: (TopEntry & { isOnly: boolean })[] = [{ item: root, title: null, isOnly: true }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { item, title, isOnly } = next;
    const isSections = isNode(item) && isSectionList(item);
    if (!isNode(item) || !(isSections || (title === null && isWrapper(item, isOnly)))) {
      found.push({ item, title });
      continue;
    }
    const only = onlyPart(item);
    for (const child of item.children.toReversed())
      open.push({ item: child, title: isSections ? ownName(child.value) : null, isOnly: child === only });
  }
  return found;
}
