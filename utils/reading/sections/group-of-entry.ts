import { isList } from '@/utils/json/json-object';
import { isNode, type JsonNode } from '@/utils/json/json-tree';
import { hitSign } from '@/utils/reading/hit-sign';
import { hasTag } from '@/utils/reading/lexicon/word-tags';
import { splitKey } from '@/utils/reading/lexicon/words';
import { groupOf, isVague } from './group-of';
import type { GroupId } from './section';
import type { TopEntry } from './top-entries';

/** Groups whose keys occur in every kind of part, so they do not tell its topic. */
const COMMON_GROUPS: ReadonlySet<GroupId> = new Set(['request', 'score', 'technical', 'why', 'sources']);

/** Maximum number of single objects that are opened to find the content of a part. */
const MAX_OPENED = 4;

/** Returns the list of results in a part, else the content of its only object, else the part itself. */
function contentOf(node: JsonNode, depth = 0): JsonNode {
  if (isList(node.value)) return node;
  const parts = node.children.filter(isNode);
  const results = parts.find(({ key, value }) => isList(value) && hasTag(key.toLowerCase(), 'results-key'));
  const [only] = parts;
  if (results || only === undefined || node.children.length > 1 || depth === MAX_OPENED) return results ?? node;
  return contentOf(only, depth + 1);
}

/**
 * Returns the group of most keys of a part; for a list, of the keys of its first item and of the objects in it.
 * `isClear`: more than one key says so.
 */
function groupOfContent(node: JsonNode): { group: GroupId; isClear: boolean } | null {
  const content = contentOf(node);
  const [item] = isList(content.value) ? content.children : [content];
  if (item === undefined || !isNode(item)) return null;
  const inside = isList(content.value) ? item.children.filter(isNode).filter(({ value }) => !isList(value)) : [];
  const votes = new Map<GroupId, number>();
  for (const { words } of [item, ...inside].flatMap(({ children }) => children)) {
    const group = groupOf(words);
    if (group !== null && !isVague(words) && !COMMON_GROUPS.has(group)) votes.set(group, (votes.get(group) ?? 0) + 1);
  }
  const [best, count = 0] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
  const signs = isList(content.value) ? [item, ...inside].map(hitSign) : [];
  if (isScreening(best, signs)) return { group: 'screening', isClear: true };
  return best === undefined ? null : { group: best, isClear: count > 1 };
}

/**
 * Whether the items of a list are hits of a screening: names with their lists. Companies that match are candidates of a
 * register, names alone may be anybody.
 */
function isScreening(best: GroupId | undefined, signs: readonly ReturnType<typeof hitSign>[]): boolean {
  if (signs.includes('list')) return true;
  return signs.includes('match') ? best !== 'company' : best === 'identity' && signs.includes('origin');
}

/** Identifiers of the answer, the case or the provider, not of a person, a company or a device. */
const RECORD_GROUPS: ReadonlySet<GroupId> = new Set([
  'request',
  'screening',
  'accounts',
  'relations',
  'history',
  'score',
]);

/** Returns the group of a loose field or a section: by what its name says, or by what is in it. */
export function groupOfEntry({ item, title }: TopEntry): GroupId {
  const words = title === null ? item.words : splitKey(title);
  const called = words.join(' ');
  // A loose address is the subject of the lookup.
  if (typeof item.value === 'string' && (called === 'email' || called === 'email address')) return 'request';
  const named = groupOf(words);
  if (!isNode(item)) {
    const isRecordId = named !== null && RECORD_GROUPS.has(named) && /^(id|ids|uuid)$/.test(words.at(-1) ?? '');
    return isRecordId ? 'technical' : (named ?? 'other');
  }
  if (named !== null && !isVague(words)) return named;
  const content = groupOfContent(item);
  // One key is not enough against a name.
  return content !== null && (named === null || content.isClear) ? content.group : (named ?? 'other');
}
