import { isContainer, isList, isObject } from '@/utils/reading/json/json-object';
import { nameOf, type SplitWords } from '@/utils/reading/json/words';
import type { SubjectKind } from '@/utils/service/operations';
import { buildField, buildPart, isFieldValue } from './build-part';
import { GROUP_ORDER, GROUP_TITLES, groupOf } from './group-of';
import type { GroupId, Section } from './section';
import { type TopEntry, topEntries } from './top-entries';

/** Our title for an answer that is a list or a single value and so has no key. */
const WHOLE_ANSWER = 'Answer';

/** Groups whose keys occur in every kind of part, so they do not tell its topic. */
const COMMON_GROUPS: ReadonlySet<GroupId> = new Set(['score', 'technical', 'why', 'sources']);

/** Returns the group of most keys of a part; for a list, of the keys of its first item. */
function groupOfContent(value: unknown, splitWords: SplitWords): GroupId | null {
  const node = isList(value) ? value[0] : value;
  const votes = new Map<GroupId, number>();
  for (const key of isObject(node) ? Object.keys(node) : []) {
    const group = groupOf(splitWords(key));
    if (group !== null && !COMMON_GROUPS.has(group)) votes.set(group, (votes.get(group) ?? 0) + 1);
  }
  let best: GroupId | null = null;
  for (const [group, count] of votes) if (count > (best === null ? 0 : (votes.get(best) ?? 0))) best = group;
  return best;
}

function groupFor({ key, value, title }: TopEntry, splitWords: SplitWords): GroupId {
  const words = splitWords(title ?? key);
  const called = words.join(' ');
  // A loose address is the subject of the lookup.
  if (typeof value === 'string' && (called === 'email' || called === 'email address')) return 'request';
  return groupOf(words) ?? (isContainer(value) ? groupOfContent(value, splitWords) : null) ?? 'other';
}

/** Returns the whole answer in the order that users expect for this subject. Every leaf occurs exactly once. */
export function buildSections(json: unknown, subject: SubjectKind, splitWords: SplitWords): Section[] {
  const groups = new Map<GroupId, Section>();
  for (const entry of topEntries(json, splitWords)) {
    const group = groupFor(entry, splitWords);
    const section = groups.get(group) ?? { group, title: GROUP_TITLES[group], fields: [], parts: [] };
    groups.set(group, section);
    const { pointer, key, value } = entry;
    const title = entry.title ?? (pointer === '' ? WHOLE_ANSWER : nameOf(key, splitWords(key)));
    if (isFieldValue(value)) section.fields.push({ ...buildField(pointer, key, value, splitWords), name: title });
    else if (isContainer(value)) section.parts.push(buildPart(pointer, key, value, title, splitWords));
  }
  return GROUP_ORDER[subject].flatMap((group) => groups.get(group) ?? []);
}
