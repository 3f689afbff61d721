import type { GroupId } from './group-id';
import { groupOf, groupOrder, groupTitles } from './groups';
import { isContainer, isList, isObject } from './json-node';
import { buildField, buildPart, isFieldValue } from './parts';
import type { Section, Subject } from './report';
import { type TopEntry, topEntries } from './top-entries';
import { nameOf, type SplitWords } from './words';

/** Our word for an answer that is a list or a single value: it has no key to name it by. */
const wholeAnswer = 'Answer';

/** Keys every kind of part has; they do not tell what it is about. */
const common: ReadonlySet<GroupId> = new Set(['score', 'technical', 'why', 'sources']);

/** What a part with a name of its own is about: what most of its keys are about; of a list, those of the first item. */
function groupOfContent(value: unknown, splitWords: SplitWords): GroupId | null {
  const node = isList(value) ? value[0] : value;
  const votes = new Map<GroupId, number>();
  for (const key of isObject(node) ? Object.keys(node) : []) {
    const group = groupOf(splitWords(key));
    if (group !== null && !common.has(group)) votes.set(group, (votes.get(group) ?? 0) + 1);
  }
  let best: GroupId | null = null;
  for (const [group, count] of votes) if (count > (best === null ? 0 : (votes.get(best) ?? 0))) best = group;
  return best;
}

function groupFor({ key, value, title }: TopEntry, splitWords: SplitWords): GroupId {
  const words = splitWords(title ?? key);
  const called = words.join(' ');
  // A loose address is the one that was asked about.
  if (typeof value === 'string' && (called === 'email' || called === 'email address')) return 'request';
  return groupOf(words) ?? (isContainer(value) ? groupOfContent(value, splitWords) : null) ?? 'other';
}

/** The whole answer in the order people expect for this subject. Every leaf is in exactly one place. */
export function buildSections(json: unknown, subject: Subject, splitWords: SplitWords): Section[] {
  const groups = new Map<GroupId, Section>();
  for (const entry of topEntries(json, splitWords)) {
    const group = groupFor(entry, splitWords);
    const section = groups.get(group) ?? { group, title: groupTitles[group], fields: [], parts: [] };
    groups.set(group, section);
    const { pointer, key, value } = entry;
    const title = entry.title ?? (pointer === '' ? wholeAnswer : nameOf(key, splitWords(key)));
    if (isFieldValue(value)) section.fields.push({ ...buildField(pointer, key, value, splitWords), name: title });
    else if (isContainer(value)) section.parts.push(buildPart(pointer, key, value, title, splitWords));
  }
  return groupOrder[subject].flatMap((group) => groups.get(group) ?? []);
}
