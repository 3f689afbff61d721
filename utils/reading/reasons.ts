import { isList, isObject, type JsonObject } from './json-node';
import { childPointer } from './json-pointer';
import type { Reason } from './report';
import { foldKey, saidBoolean, saysNothing, underAny } from './said';
import type { Leaf, Place, Walk } from './walk';

/** Names of lists of reasons, most informative first. A warning may concern only the request (MaxMind). */
const listNames: readonly RegExp[] = [
  /^((risk|fraud|score|decision|review) )?(reasons?|reason (codes?|messages?|texts?)|explanations?)$|^(why|key findings|top reasons|drivers)$/,
  /^((applied|triggered|matched|fired|hit) )?(rules?|policies)$/,
  /^((top|key|risk|fraud) )*(signals|factors|indicators|insights)$/,
  /^((risk|red|fraud) )*(flags|alerts|warnings)$/,
];

/** Keys that hold an item's text for people, best first. */
const textKeys = [
  'shortdescription',
  'description',
  'explanation',
  'reason',
  'message',
  'text',
  'detail',
  'warning',
  'name',
  'title',
  'label',
  'rule',
  'code',
  'signal',
  'factor',
  'id',
];
const textNames: readonly ReadonlySet<string>[] = textKeys.map((key) => new Set([key]));

/** Keys that say whether a rule applied: a list may also hold rules that did not. */
const appliedKeys = new Set([
  'applied',
  'triggered',
  'fired',
  'matched',
  'hit',
  'active',
  'result',
  'value',
  'istriggered',
]);

function applied(item: JsonObject): boolean {
  return Object.keys(item).every(
    (key) => key.length > 20 || !appliedKeys.has(foldKey(key)) || saidBoolean(item[key]) !== false,
  );
}

/** Reads `{ key: "emailRisk", value: "high" }` (Sardine). Both words are the service's. */
function keyAndValue(item: JsonObject, pointer: string): Reason | null {
  const key = underAny(item, new Set(['key']));
  const value = underAny(item, new Set(['value']));
  if (typeof key?.value !== 'string' || value === null || typeof value.value === 'object') return null;
  return { pointer: childPointer(pointer, value.key), text: `${key.value}: ${String(value.value)}` };
}

function readItem(item: unknown, pointer: string): Reason | null {
  if (typeof item === 'string') return saysNothing(item) ? null : { pointer, text: item };
  if (!isObject(item) || !applied(item)) return null;
  for (const names of textNames) {
    const said = underAny(item, names);
    if (said !== null && typeof said.value === 'string' && !saysNothing(said.value)) {
      return { pointer: childPointer(pointer, said.key), text: said.value };
    }
  }
  return keyAndValue(item, pointer);
}

/** Returns the rank of a node or leaf as reasons, or null. Inside a list it describes a hit, not the answer. */
function rank(words: readonly string[], parent: Place | null): number | null {
  if (parent === null || parent.inList || parent.failed || parent.level > 2) return null;
  const called = words.join(' ');
  const kind = listNames.findIndex((name) => name.test(called));
  return kind < 0 ? null : kind * 10 + parent.level;
}

function inPlace(place: Place): Reason[] {
  const { node, pointer } = place;
  if (isList(node)) return node.flatMap((item, i) => readItem(item, childPointer(pointer, String(i))) ?? []);
  // `reasons: { R208: "Phone is linked to fraud" }`
  const texts = Object.entries(node).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.flatMap(([key, text]) => readItem(text, childPointer(pointer, key)) ?? []);
}

function inLeaf({ value, pointer, words }: Leaf): Reason[] {
  // Only a text whose key says "reason" or "explanation" is a reason. `flags: "none"` and `rules: 3` are not.
  return typeof value === 'string' && /reason|explanation/.test(words.join(' ')) && !saysNothing(value)
    ? [{ pointer, text: value }]
    : [];
}

/** Returns the reasons word for word, most informative list first, each list in the service's order. */
export function readReasons({ places, leaves }: Walk): Reason[] {
  const found: { rank: number; reasons: Reason[] }[] = [];
  for (const place of places) {
    const at = rank(place.words, place.parent);
    if (at !== null) found.push({ rank: at, reasons: inPlace(place) });
  }
  for (const leaf of leaves) {
    const at = rank(leaf.words, leaf.place);
    // `reasons: { reason: "…" }` was already read with its parent.
    if (at !== null && rank(leaf.place?.words ?? [], leaf.place?.parent ?? null) === null)
      found.push({ rank: at, reasons: inLeaf(leaf) });
  }
  return found.sort((a, b) => a.rank - b.rank).flatMap(({ reasons }) => reasons);
}
