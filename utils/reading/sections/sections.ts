import { displayName, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import type { SubjectKind } from '@/utils/service/operations';
import { buildField, buildPart, isPart } from './build-part';
import { GROUP_ORDER } from './group-of';
import { groupOfEntry } from './group-of-entry';
import type { GroupId, Section } from './section';
import { topEntries } from './top-entries';

/** Returns the whole answer in the order that users expect for this subject. Every leaf occurs exactly once. */
export function buildSections(root: JsonNode | JsonLeaf, subject: SubjectKind): Section[] {
  const groups = new Map<GroupId, Section>();
  for (const entry of topEntries(root)) {
    const group = groupOfEntry(entry);
    const section = groups.get(group) ?? { group, fields: [], parts: [] };
    groups.set(group, section);
    const { item } = entry;
    const title = entry.title ?? (item.parent === null ? '' : displayName(item));
    if (isPart(item)) section.parts.push(buildPart(item, title));
    else section.fields.push({ ...buildField(item), name: title });
  }
  return GROUP_ORDER[subject].flatMap((group) => groups.get(group) ?? []);
}
