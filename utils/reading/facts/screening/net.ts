import { isBlank, isList, isObject, parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, type JsonTree, perNode } from '@/utils/json/json-tree';
import { SCREENING_KINDS, type ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { perWords } from '@/utils/reading/lexicon/words';
import { isSurrounding } from '@/utils/reading/main-path';
import { isNamedEntry } from './entry';
import { netKinds, netWords } from './net-words';
import { namesSearched, type Place } from './place';
import { readScreeningKey } from './screening-key';
import type { ScreeningEvidence } from './screening-row';
import { readOutcomeWords } from './statement';

type PlaceOf = (node: JsonNode | null) => Place;

const kindsOfKey = perWords((words) => netKinds(words.join(' ')));
const NO_KINDS: ReadonlySet<ScreeningKind> = new Set();

const NO_IN_ANY_LANGUAGE =
  /^(0|n|no|non|not|none|false|falso|faux|nein|nao|nee|nej|nie|нет|ні|لا|否|无|無|なし|없음|nada|ninguno|ninguna|nenhum|nenhuma|aucun|aucune|keine?|nessuno|nessuna|sin .*|sem .*|geen|clear|clean|pass|passed|ok|na|n a|low|unknown)$/;

/** Whether a value says "no", "0" or nothing, so that the words beside it are silent. */
function isSilent({ value }: JsonLeaf): boolean {
  if (isBlank(value) || parseBoolean(value) === false || (typeof value === 'number' && value <= 0)) return true;
  if (typeof value !== 'string') return false;
  const text = netWords(value).join(' ');
  const outcome = readOutcomeWords(value);
  return NO_IN_ANY_LANGUAGE.test(text) || outcome === 'none' || outcome === 'done' || outcome === 'unknown';
}

/** `{ name: "Interpol", result: false }`: a field beside the words says "no". */
const isSilencedBeside = perNode(({ value, children }) =>
  isObject(value)
    ? children.some((child) => {
        if (isNode(child)) return false;
        const { tags } = readScreeningKey(child.words);
        const isAnswer = tags.has('flag') || tags.has('outcome') || tags.has('count');
        return isAnswer && !isBlank(child.value) && isSilent(child);
      })
    : false,
);

/** Names of people, addresses of pages and ids hold any word. */
const ANY_WORDS =
  /\b(name|names|alias|aliases|title|url|uri|link|links|href|id|email|address|street|city|snippet|headline)$/;

/** Longer texts are prose, which may name a kind in passing. */
const MAX_LABEL = 100;

const holdsAnyWords = perWords((words) => ANY_WORDS.test(words.join(' ')));

/** Parts about the call or the question. */
const isAside = ({ role }: Place): boolean => role === 'echo';

function kindsOf(leaf: JsonLeaf, at: PlaceOf): ReadonlySet<ScreeningKind> {
  const { parent, value } = leaf;
  if (parent === null) return NO_KINDS;
  const words = isList(parent.value) ? parent.words : leaf.words;
  const ofKey = kindsOfKey(words);
  const isLabel = typeof value === 'string' && value.length <= MAX_LABEL && !holdsAnyWords(words);
  const kinds = ofKey.size > 0 || !isLabel ? ofKey : netKinds(value);
  // Most texts name nothing, so what may silence them is asked last.
  if (
    kinds.size === 0 ||
    isAside(at(parent)) ||
    namesSearched(leaf, at(parent)) ||
    isSilent(leaf) ||
    isSilencedBeside(parent)
  )
    return NO_KINDS;
  const { tags } = readScreeningKey(words);
  if (tags.has('meta') || tags.has('request') || tags.has('maybe-request') || tags.has('done')) return NO_KINDS;
  // "sanctions_checks: 12" counts checks.
  return tags.has('check') && typeof value === 'number' ? NO_KINDS : kinds;
}

/**
 * Returns what the net catches: fields and parts that name a kind in any language, as mentions, for kinds of which nothing
 * else is said.
 */
export function netEvidence(tree: JsonTree, at: PlaceOf, evidence: readonly ScreeningEvidence[]): ScreeningEvidence[] {
  const known = new Set(evidence.filter(({ says }) => says !== 'blank' && says !== 'empty').map(({ kind }) => kind));
  const found = new Map<ScreeningKind, ScreeningEvidence>();
  if (known.size === SCREENING_KINDS.length) return [];
  const offer = (kind: ScreeningKind, pointer: string): void => {
    if (known.has(kind) || found.has(kind)) return;
    found.set(kind, { kind, sort: 'text', says: 'named', n: null, pointer, entries: [], isWhole: true });
  };
  for (const leaf of tree.leaves) for (const kind of kindsOf(leaf, at)) offer(kind, leaf.pointer);
  for (const node of tree.nodes) {
    const kinds = kindsOfKey(node.words);
    // Most parts name nothing, so what may silence them is asked last.
    if (
      kinds.size === 0 ||
      isAside(at(node)) ||
      isSilencedBeside(node) ||
      !node.children.some((child) => isNode(child) || !isSilent(child))
    )
      continue;
    const { tags } = readScreeningKey(node.words);
    if (tags.has('meta') || tags.has('request') || tags.has('searched') || !holdsContent(node)) continue;
    for (const kind of kinds) offer(kind, node.pointer);
  }
  return [...found.values()];
}

/** A part whose values are all silent says nothing: `sanctions: { un: false, eu: false }`. */
const holdsContent = perNode((node) => {
  const open: (JsonNode | JsonLeaf)[] = [...node.children];
  for (let seen = 0; open.length > 0 && seen < 200; seen++) {
    const next = open.pop();
    if (next === undefined) break;
    if (isNode(next)) open.push(...next.children);
    else if (!isSilent(next) && !isMeta(next)) return true;
  }
  return open.length > 0;
});

const isMeta = ({ words }: JsonLeaf): boolean => {
  const { tags } = readScreeningKey(words);
  return tags.has('meta') || tags.has('done') || tags.has('request');
};

/** Entries that name somebody and say how well they match, a list, an alias or a birth, but are no entry of a finding. */
export function unclearEntries(tree: JsonTree, at: PlaceOf, evidence: readonly ScreeningEvidence[]): JsonNode[] {
  const known = new Set(evidence.flatMap(({ entries }) => entries));
  const holders = new Set<JsonNode>();
  for (const entry of known)
    for (let at = entry.parent; at !== null && !holders.has(at); at = at.parent) holders.add(at);
  // What is around a part comes before it.
  for (const node of tree.nodes) if (node.parent !== null && known.has(node.parent)) known.add(node);
  return tree.nodes.filter((node) => {
    const { parent, value } = node;
    if (parent === null || !isObject(value) || !isList(parent.value) || known.has(node) || holders.has(node))
      return false;
    const { role, isDenied } = at(node);
    if (role === 'echo' || isDenied || isSurrounding(parent)) return false;
    // A top-level list of one is the subject.
    const isSubject = parent.parent === null && parent.children.length === 1;
    return !isSubject && isNamedEntry(node);
  });
}
