import { isBlank, isList, parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { nameOf } from '@/utils/json/key-name';
import { readSentNumber } from '@/utils/json/sent-number';
import { readOutcomeWords } from '@/utils/reading/facts/screening/statement';
import { cached } from '@/utils/reading/lexicon/cached';
import { hasTag } from '@/utils/reading/lexicon/word-tags';
import { isSurrounding, mainPath } from '@/utils/reading/main-path';
import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { type Alarm, alarmRank, readAlarm } from './alarm';
import type { Score } from './score';
import { contradicts, scoreContradicts, type Tone, toneOf } from './tone';
import { lentVerdictName, type VerdictName, verdictNameOf } from './verdict-name';
import { isNarrow, wholePlaces } from './verdict-parts';
import { type Service, serviceGroups } from './verdict-services';

export interface Verdict {
  pointer: string;
  key: string;
  name: string;
  /** Word for word. */
  text: string;
  /** A color for the word, if the word or its key implies a direction and nothing in the answer contradicts it. */
  tone: Tone | null;
}

/** A text that may be the verdict. */
interface Candidate {
  leaf: JsonLeaf;
  text: string;
  rank: VerdictName;
  /** In words; a general key has the name of its part: `risk_score: { type }`. */
  name: string;
  alarm: Alarm | null;
}

/** Words that describe the call, not the subject (NeverBounce, Sift, Moffin). */
const CALL_WORDS =
  /^(success|successful|ok|okay|done|completed?|finished|processed|ready|error|errored|pending|processing|in[ _-]?progress|queued|running|live|active|true|false)[.!]?$/i;
/** Under a status, these describe the call too. */
const FAILED = /^fail(ed|ure)?$/i;
/** A check that failed somebody: `check_status: "failed"`. */
const OF_CHECK = /^(final |overall )?(check|verification|identity|kyc|approval) (status|state)$/;
/** A service that does not know says nothing; its word counts only if there is no other. */
const UNKNOWN = /^(unknown|undetermined|unavailable|undefined|unspecified|not[ _]available|not[ _]applicable)$/i;

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 60 && !isBlank(value) && !/[\n<>]/.test(value);
}

/** The vendors whose score an object has: `acme` of `acme_score`. */
const scoredVendors = cached(
  ({ children }: JsonNode): ReadonlySet<string | undefined> =>
    new Set(children.flatMap(({ words }) => (words.at(-1) === 'score' ? [words[0]] : []))),
);

/** `acme_status` beside `acme_score`: a word of the vendor that changes nothing. */
function vendorName({ words, parent }: JsonLeaf, isPart: (word: string) => boolean): VerdictName | null {
  const [vendor, ...rest] = words;
  if (vendor === undefined || rest.length === 0 || isPart(vendor)) return null;
  return parent && scoredVendors(parent).has(vendor) ? verdictNameOf(rest, isPart) : null;
}

function readCandidate(leaf: JsonLeaf, isPart: (word: string) => boolean): Candidate | null {
  const { value, words, parent } = leaf;
  if (!isShortText(value) || CALL_WORDS.test(value.trim())) return null;
  const own = verdictNameOf(words, isPart) ?? vendorName(leaf, isPart);
  const lent = own === null || own.tier === 'C' ? lentVerdictName(words, parent?.words ?? []) : null;
  const rank = lent ?? own;
  if (rank === null || parseBoolean(value) !== null || readSentNumber(value) !== null) return null;
  if (FAILED.test(value.trim()) && /^(status|state)$/.test(words.at(-1) ?? '') && !OF_CHECK.test(words.join(' ')))
    return null;
  const alarm = readAlarm(value);
  if (rank.needsOutcome && alarm === null) return null;
  const named = lent && parent ? parent : leaf;
  return { leaf, text: value, rank, name: nameOf(named.key, named.words), alarm };
}

const tierRank = ({ rank, text }: Candidate): number => (UNKNOWN.test(text.trim()) ? 3 : 'ABC'.indexOf(rank.tier));
const levelOf = ({ leaf }: Candidate): number => leaf.parent?.level ?? 0;

/**
 * Orders candidates, best first. Of several names for an outcome, the more alarming word counts: a calm `risk_level` does
 * not hide a `match_status`. A decision covers both.
 */
function compare(a: Candidate, b: Candidate): number {
  const alarm = a.rank.tier === 'B' ? alarmRank(b.alarm) - alarmRank(a.alarm) : 0;
  return tierRank(a) - tierRank(b) || alarm || a.rank.rank - b.rank.rank || levelOf(a) - levelOf(b);
}

/** "No match" of a part or of a status, which is no verdict on an answer that has hits. A decision stands. */
const isPlainNo = ({ rank, text, name }: Candidate): boolean =>
  rank.tier !== 'A' && !/^(last|latest|current)\b/i.test(name) && readOutcomeWords(text) === 'none';

const bestOf = (candidates: readonly Candidate[]): Candidate | null => candidates.toSorted(compare)[0] ?? null;

/** The outcome of one service. */
interface Outcome extends Candidate {
  service: Service;
}

const mostAlarming = (outcomes: readonly Outcome[]): Outcome | null =>
  outcomes.toSorted((a, b) => alarmRank(b.alarm) - alarmRank(a.alarm))[0] ?? null;

/** Returns the outcomes of services. Calm ones count only if every service of the group has one. */
function outcomesOf(group: readonly Service[], read: (place: JsonNode) => Candidate[]): Outcome[] {
  const found = group.flatMap((service) => {
    const own = service.places
      .flatMap(read)
      .filter(({ rank, alarm }) => alarm !== null && (service.screens || rank.tier !== 'C'));
    const best = bestOf(own);
    return best === null ? [] : [{ ...best, service }];
  });
  const isComplete = group.length > 1 && found.length === group.length;
  return isComplete ? found : found.filter(({ alarm }) => alarm !== 'calm');
}

/** Levels below the main path where a decision may stand. */
const MAX_LEVELS = 3;

/**
 * Returns the only decision or approval of the answer, if no other part has one: `kyc: { approval_status }`. A calm one
 * counts only if every part beside it is calm.
 */
function loneDecision(tree: JsonTree, read: (place: JsonNode) => Candidate[]): Candidate | null {
  const end = mainPath(tree).at(-1);
  if (end === undefined) return null;
  const places = tree.nodes.filter(
    (node) =>
      !node.inList &&
      !node.failed &&
      node.level <= end.level + MAX_LEVELS &&
      !isNarrow(node.words) &&
      !isSurrounding(node),
  );
  const [first, ...others] = places.flatMap(read).filter(({ rank, alarm }) => rank.tier === 'A' && alarm !== null);
  if (!first || others.some(({ alarm }) => alarm !== first.alarm)) return null;
  const isCalm = (part: JsonNode): boolean => read(part).some(({ alarm }) => alarm === 'calm');
  const parts = end.children.filter(isNode).filter((part) => !isSurrounding(part) && !isList(part.value));
  return first.alarm !== 'calm' || (parts.length > 0 && parts.every(isCalm)) ? first : null;
}

/** Whether an outcome inside must not be hidden by a calmer word outside that is no decision. */
const isHidden = (inside: Outcome | null, outside: Candidate): inside is Outcome =>
  inside?.service.screens === true &&
  !/^(overall|final|total|gesamt|global)/i.test(outside.leaf.key) &&
  tierRank(outside) > 0 &&
  alarmRank(inside.alarm) > alarmRank(outside.alarm);

/**
 * Returns the service's verdict on the whole, word for word: from a place that concerns the whole answer, else the most
 * alarming outcome of its services. Null without a clear one.
 * @param hasHits of the screening: a status that says "no match" is then of something else
 */
export function readVerdict(
  tree: JsonTree,
  score: Score | null,
  operation: Operation,
  hasHits = false,
): Verdict | null {
  // If the subject is no email, the outcome for an email is one part.
  const isEmail = OPERATIONS[operation].subjectKind === 'email';
  const isPart = (word: string): boolean =>
    hasTag(word, 'score-part') ||
    hasTag(word, 'score-section') ||
    hasTag(word, 'other-thing') ||
    (word === 'email' && !isEmail);
  const read = ({ children }: JsonNode): Candidate[] =>
    children.flatMap((child) => (isNode(child) ? [] : (readCandidate(child, isPart) ?? [])));

  const scoreHome = score && (tree.leaves.find(({ pointer }) => pointer === score.pointer)?.parent ?? null);
  const ofWhole = [...wholePlaces(tree, scoreHome)].flatMap(read);
  const ofServices = serviceGroups(tree).flatMap((group) => outcomesOf(group, read));
  const mayStand = (candidate: Candidate): boolean => !hasHits || !isPlainNo(candidate);
  const whole = bestOf(ofWhole.filter(mayStand));
  const worst = mostAlarming(ofServices.filter(mayStand));
  const chosen = whole === null || isHidden(worst, whole) ? (worst ?? loneDecision(tree, read)) : whole;
  if (chosen === null) return null;

  const { leaf, text } = chosen;
  const tone = toneOf(leaf.words, text);
  const others = [...ofWhole, ...ofServices].map((other) => toneOf(other.leaf.words, other.text));
  const doubtful = others.some((other) => contradicts(tone, other)) || scoreContradicts(tone, score);
  const name = [...(worst !== null && chosen === worst ? [worst.service.name] : []), chosen.name].join(' › ');
  return { pointer: leaf.pointer, key: leaf.key, name, text, tone: doubtful ? null : tone };
}
