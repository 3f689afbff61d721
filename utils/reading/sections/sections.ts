import { isList } from '@/utils/reading/json/json-object';
import { displayName, isNode, type JsonLeaf, type JsonNode } from '@/utils/reading/json/json-tree';
import { splitKey } from '@/utils/reading/json/words';
import type { SubjectKind } from '@/utils/service/operations';
import { buildField, buildPart, isPart } from './build-part';
import { GROUP_ORDER, groupOf } from './group-of';
import { GROUP_TITLES, type GroupId, type Section } from './section';
import { type TopEntry, topEntries } from './top-entries';

/** Our title for an answer that is a list or a single value and so has no key. */
const WHOLE_ANSWER = 'Answer';

/** Groups whose keys occur in every kind of part, so they do not tell its topic. */
const COMMON_GROUPS: ReadonlySet<GroupId> = new Set(['score', 'technical', 'why', 'sources']);

/** Returns the group of most keys of a part; for a list, of the keys of its first item. */
function groupOfContent(node: JsonNode): GroupId | null {
  const described = isList(node.value) ? node.children[0] : node;
  const votes = new Map<GroupId, number>();
  for (const { words } of described && isNode(described) ? described.children : []) {
    const group = groupOf(words);
    if (group !== null && !COMMON_GROUPS.has(group)) votes.set(group, (votes.get(group) ?? 0) + 1);
  }
  let best: GroupId | null = null;
  for (const [group, count] of votes) if (count > (best === null ? 0 : (votes.get(best) ?? 0))) best = group;
  return best;
}

function groupFor({ item, title }: TopEntry): GroupId {
  const words = title === null ? item.words : splitKey(title);
  const called = words.join(' ');
  // A loose address is the subject of the lookup.
  if (typeof item.value === 'string' && (called === 'email' || called === 'email address')) return 'request';
  return groupOf(words) ?? (isNode(item) ? groupOfContent(item) : null) ?? 'other';
}

/** Returns the whole answer in the order that users expect for this subject. Every leaf occurs exactly once. */
export function buildSections(root: JsonNode | JsonLeaf, subject: SubjectKind): Section[] {
  const groups = new Map<GroupId, Section>();
  for (const entry of topEntries(root)) {
    const group = groupFor(entry);
    const section = groups.get(group) ?? { group, title: GROUP_TITLES[group], fields: [], parts: [] };
    groups.set(group, section);
    const { item } = entry;
    const title = entry.title ?? (item.parent === null ? WHOLE_ANSWER : displayName(item));
    if (isPart(item)) section.parts.push(buildPart(item, title));
    else section.fields.push({ ...buildField(item), name: title });
  }
  return GROUP_ORDER[subject].flatMap((group) => groups.get(group) ?? []);
}
