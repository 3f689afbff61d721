import { isScreeningKind, kindOf, onlyHowMany, saysHowMany } from './counted-kinds';
import { isEnvelopeKey } from './envelope';
import { groupOf } from './groups';
import { isList, isObject, type JsonObject } from './json-node';
import { childPointer } from './json-pointer';
import type { Count, CountKind } from './report';
import { foldKey, saidBoolean, underAny } from './said';
import { readSentNumber } from './sent-number';
import type { Leaf, Place, Walk } from './walk';

const checkedKeys = new Set([
  'checked',
  'totalchecked',
  'numberchecked',
  'checkedcount',
  'siteschecked',
  'accountschecked',
  'platformschecked',
]);
const flagKeys = new Set([
  'registered',
  'found',
  'exists',
  'accountexists',
  'hit',
  'match',
  'matched',
  'listed',
  'ismatch',
  'isregistered',
]);

function wholeNumber(value: unknown): number | null {
  const sent = readSentNumber(value);
  return sent !== null && sent.outOf === null && Number.isInteger(sent.number) && sent.number >= 0 ? sent.number : null;
}

function checkedBeside(place: Place | null): number | null {
  const beside = place && isObject(place.node) ? underAny(place.node, checkedKeys) : null;
  return beside && wholeNumber(beside.value);
}

/** Whether hits here belong to a screening, not to a fraud history (SEON `seon_fraud_history.hits`). */
function ofScreening(place: Place): boolean {
  return place.parent === null || isEnvelopeKey(place.key) || groupOf(place.words) === 'screening';
}

/** Returns a number that the answer itself calls a count. */
function inLeaf({ words, value, place, pointer }: Leaf): Count | null {
  if (place === null || place.inList || place.failed || place.level > 2) return null;
  const n = wholeNumber(value);
  if (n === null) return null;
  const own = kindOf(words);
  const around = kindOf(place.words);
  const kind = onlyHowMany(words) && around !== null ? around : own !== null && saysHowMany(words) ? own : null;
  if (kind === null || (kind === 'hits' && !ofScreening(place))) return null;
  const of = kind === 'accounts' ? checkedBeside(place) : null;
  return { kind, n, of: of !== null && of >= n ? of : null, pointer };
}

/**
 * Reads `{ registered: 8, checked: 21 }` (SEON). Several such pairs are kinds of accounts; their sum would be our
 * number, so none is returned.
 */
function registeredOfChecked(places: readonly Place[]): Count | null {
  const pairs: Count[] = [];
  for (const { node, failed, inList, pointer } of places) {
    if (!isObject(node) || failed || inList) continue;
    const registered = underAny(node, new Set(['registered', 'registeredcount']));
    const of = underAny(node, checkedKeys);
    const [n, m] = [wholeNumber(registered?.value), wholeNumber(of?.value)];
    if (registered !== null && n !== null && m !== null && n <= m)
      pairs.push({ kind: 'accounts', n, of: m, pointer: childPointer(pointer, registered.key) });
  }
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

function flagOf(item: JsonObject): boolean | null {
  const flag = underAny(item, flagKeys);
  return flag && saidBoolean(flag.value);
}

/**
 * Counts a list of findings. A bare list of lists ("sanctions": ["OFAC"]) may name what was searched, so it is not
 * counted.
 */
function inList(place: Place): Count | null {
  const { node, parent, words, pointer } = place;
  if (!isList(node) || parent === null || parent.inList || place.failed || parent.level > 2) return null;
  const generic = /^(hits|matches|results|records|entries|items|found records|articles)$/.test(words.join(' '));
  const kind: CountKind | null = (generic ? kindOf(parent.words) : null) ?? kindOf(words);
  if (kind === null || (kind === 'hits' && !ofScreening(parent))) return null;
  const objects = node.filter(isObject);
  const flags = objects.map(flagOf).filter((flag) => flag !== null);
  const of = flags.length === node.length ? node.length : null;
  if (of !== null && kind !== 'hits') return { kind, n: flags.filter(Boolean).length, of, pointer };
  if (flags.length > 0 && kind !== 'hits') return null;
  // Items with their own state may say "clear".
  const stated = objects.some((item) =>
    Object.keys(item).some((key) => key.length < 20 && /^(status|result|outcome|state)$/.test(foldKey(key))),
  );
  const findings = words.some((word) => /^(hits|matches|records)$/.test(word)) || generic;
  if (stated || (isScreeningKind(kind) && !findings))
    return kind === 'hits' && findings ? { kind, n: node.length, of: null, pointer } : null;
  return { kind, n: node.length, of: null, pointer };
}

/**
 * Returns one count per kind, as the answer states or lists it. It never adds numbers up, and an empty list is not 0.
 */
export function readCounts(walk: Walk): Count[] {
  const best = new Map<CountKind, Count>();
  const offer = (count: Count | null): void => {
    if (count === null) return;
    const before = best.get(count.kind);
    // For a stated 0 beside a filled list, or for a truncated list, the larger count hides less.
    if (before === undefined || count.n > before.n || (count.n === before.n && before.of === null))
      best.set(count.kind, count);
  };
  for (const leaf of walk.leaves) offer(inLeaf(leaf));
  for (const place of walk.places) offer(inList(place));
  if (!best.has('accounts')) offer(registeredOfChecked(walk.places));
  const order: readonly CountKind[] = ['accounts', 'breaches', 'sanctions', 'pep', 'watchlists', 'media', 'hits'];
  return order.flatMap((kind) => best.get(kind) ?? []);
}
