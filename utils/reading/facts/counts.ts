import { isEnvelopeKey } from '@/utils/json/envelope';
import { findByKey, isList, isObject, type JsonObject, normalizeKey, parseBoolean } from '@/utils/json/json-object';
import { childPointer, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { allHave, anyHas, hasTag, wordsWith } from '@/utils/reading/lexicon/word-tags';
import { groupOf } from '@/utils/reading/sections/group-of';
import { listExtent } from './list-extent';
import { readScreeningKey } from './screening/screening-key';

type CountKind = 'accounts' | 'breaches' | 'hits';

const KINDS: readonly (readonly [CountKind, RegExp])[] = [
  ['breaches', /^(breach(es)?|leaks?)$/],
  [
    'accounts',
    /^(accounts?|profiles?|registrations?|social profiles?|social accounts?|registered accounts?|online profiles?)$/,
  ],
  ['hits', /^(hits?|matches|match)$/],
];

/**
 * Returns the kind that a key counts or reports, if it names nothing else: `pep_hits` does, `breach_emails_count` does
 * not.
 */
function countedKindOf(words: readonly string[]): CountKind | null {
  const rest = words.filter((word) => !hasTag(word, 'count-filler')).join(' ');
  if (rest === '') return words.some((word) => /^(hits|matches)$/.test(word)) ? 'hits' : null;
  return KINDS.find(([, name]) => name.test(rest))?.[0] ?? null;
}

/** Whether a key says only "how many"; its part then says of what. */
function isBareCount(words: readonly string[]): boolean {
  return words.length > 0 && allHave(words, 'count-filler') && anyHas(words, 'count-word');
}

/** Whether a key states a count. A number under `breaches` does; under `account` it may be a name. */
function statesCount(words: readonly string[]): boolean {
  return anyHas(words, 'count-word') || /(breaches|leaks|accounts|profiles|registrations)$/.test(words.at(-1) ?? '');
}

export interface Count {
  kind: CountKind;
  n: number;
  /** "n of m": how many were checked, if the answer says so. */
  of: number | null;
  /** `n` is what one page lists; the answer says that there are more. */
  isAtLeast: boolean;
  /** The number, or the list that was counted. */
  pointer: string;
}

function readWholeNumber(value: unknown): number | null {
  const sent = readSentNumber(value);
  return sent !== null && sent.outOf === null && Number.isInteger(sent.number) && sent.number >= 0 ? sent.number : null;
}

const CHECKED_KEYS: ReadonlySet<string> = new Set(wordsWith('checked-key'));
const FLAG_KEYS: ReadonlySet<string> = new Set(wordsWith('flag-key'));

function readCheckedBeside(node: JsonNode | null): number | null {
  const beside = node && isObject(node.value) ? findByKey(node.value, CHECKED_KEYS) : null;
  return beside && readWholeNumber(beside.value);
}

/**
 * Whether hits here belong to a whole screening: not to a fraud history (SEON `seon_fraud_history.hits`), nor to one
 * kind, which has a separate row.
 */
function isScreeningCount(node: JsonNode): boolean {
  if (readScreeningKey(node.words).mentions.some(({ isWeak }) => !isWeak)) return false;
  return node.parent === null || isEnvelopeKey(node.key) || groupOf(node.words) === 'screening';
}

/** Returns a number that the answer itself calls a count. */
function readCountOfLeaf({ words, value, parent, pointer }: JsonLeaf): Count | null {
  if (parent === null || parent.inList || parent.failed || parent.level > 2) return null;
  const n = readWholeNumber(value);
  if (n === null) return null;
  const own = countedKindOf(words);
  const around = countedKindOf(parent.words);
  const kind = isBareCount(words) && around !== null ? around : own !== null && statesCount(words) ? own : null;
  if (kind === null || (kind === 'hits' && !isScreeningCount(parent))) return null;
  const of = kind === 'accounts' ? readCheckedBeside(parent) : null;
  return { kind, n, of: of !== null && of >= n ? of : null, isAtLeast: false, pointer };
}

/**
 * Reads `{ registered: 8, checked: 21 }` (SEON). Several such pairs are kinds of accounts; their sum would be our
 * number, so none is returned.
 */
function readRegisteredOfChecked(nodes: readonly JsonNode[]): Count | null {
  const pairs: Count[] = [];
  for (const { value, failed, inList, pointer } of nodes) {
    if (!isObject(value) || failed || inList) continue;
    const registered = findByKey(value, new Set(['registered', 'registeredcount']));
    const of = findByKey(value, CHECKED_KEYS);
    const [n, m] = [readWholeNumber(registered?.value), readWholeNumber(of?.value)];
    if (registered !== null && n !== null && m !== null && n <= m)
      pairs.push({ kind: 'accounts', n, of: m, isAtLeast: false, pointer: childPointer(pointer, registered.key) });
  }
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

function readFlag(item: JsonObject): boolean | null {
  const flag = findByKey(item, FLAG_KEYS);
  return flag && parseBoolean(flag.value);
}

/**
 * Counts a list of findings. A bare list of lists ("sanctions": ["OFAC"]) may name what was searched, so it is not
 * counted.
 */
function readCountOfList(node: JsonNode): Count | null {
  const { value, parent, words, pointer } = node;
  if (!isList(value) || parent === null || parent.inList || node.failed || parent.level > 2) return null;
  const generic = /^(hits|matches|results|records|entries|items|found records|articles)$/.test(words.join(' '));
  const kind: CountKind | null = (generic ? countedKindOf(parent.words) : null) ?? countedKindOf(words);
  if (kind === null || (kind === 'hits' && !isScreeningCount(parent))) return null;
  const objects = value.filter(isObject);
  const flags = objects.map(readFlag).filter((flag) => flag !== null);
  const of = flags.length === value.length ? value.length : null;
  if (of !== null && kind !== 'hits')
    return { kind, n: flags.filter(Boolean).length, of, isAtLeast: listExtent(node).isPartial, pointer };
  if (flags.length > 0 && kind !== 'hits') return null;
  // Items with their own state may say "clear".
  const stated = objects.some((item) =>
    Object.keys(item).some((key) => key.length < 20 && /^(status|result|outcome|state)$/.test(normalizeKey(key))),
  );
  const findings = words.some((word) => /^(hits|matches|records)$/.test(word)) || generic;
  if (stated && !(kind === 'hits' && findings)) return null;
  const { total, isPartial } = listExtent(node);
  return { kind, n: total ?? value.length, of: null, isAtLeast: total === null && isPartial, pointer };
}

/**
 * Returns one count per kind, as the answer states or lists it. It never adds numbers up, and an empty list is not 0.
 */
export function readCounts(tree: JsonTree): Count[] {
  const best = new Map<CountKind, Count>();
  const offer = (count: Count | null): void => {
    if (count === null) return;
    const before = best.get(count.kind);
    // For a stated 0 beside a filled list, or for a truncated list, the larger count hides less.
    if (before === undefined || count.n > before.n || (count.n === before.n && before.of === null))
      best.set(count.kind, count);
  };
  for (const leaf of tree.leaves) offer(readCountOfLeaf(leaf));
  for (const node of tree.nodes) offer(readCountOfList(node));
  if (!best.has('accounts')) offer(readRegisteredOfChecked(tree.nodes));
  const order: readonly CountKind[] = ['accounts', 'breaches', 'hits'];
  return order.flatMap((kind) => best.get(kind) ?? []);
}
