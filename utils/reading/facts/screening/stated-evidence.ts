import { isBlank, parseBoolean } from '@/utils/json/blank';
import { isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf } from '@/utils/json/json-tree';
import { perNode } from '@/utils/json/per-node';
import { readSentNumber } from '@/utils/json/sent-number';
import { listKind } from './list-kind';
import { readOutcomeWords } from './outcome-words';
import type { Place } from './place';
import { entriesAt, type ScreeningEvidence } from './screening-evidence';
import { readScreeningKey, type ScreeningKey } from './screening-key';
import { readStatedValue, type StatedValue, type Subject } from './stated-value';

const LABEL_KEY = /^(name|label|text|title|message|description|comment|value|code)$/;

/** Whether it is a text in a part named for a kind: `sanctionStatus: { name: "Not sanctioned" }`. */
const isLabel = (key: ScreeningKey, { isTopicKey }: Place): boolean =>
  isTopicKey && LABEL_KEY.test(key.words.join(' '));

/** Whether it is the value of one list or sort of a kind: `sanctions: { eu: "clear", un: "match" }`. */
function isPartOfTopic(key: ScreeningKey, { isTopicKey, topic }: Place, value: unknown): boolean {
  if (!isTopicKey || key.isOutcome || key.isScored || key.isOther) return false;
  if (readSentNumber(value) !== null) return true;
  return topic?.isPure === true && typeof value === 'string' && readOutcomeWords(value) !== null;
}

/** Returns what a field is about: its own key decides before its part. */
function subjectOf(key: ScreeningKey, place: Place, value: unknown): Subject | null {
  const isPress = place.isScreening && key.isCount && key.mentions.some(({ kind }) => kind === 'media');
  const kinds = key.kinds.length > 0 ? key.kinds : isPress ? (['media'] as const) : [];
  if (kinds.length > 0) {
    const isPure = key.isPure && !key.isOther;
    // `sanctions: { ofac: false }` is of one list of the kind.
    const [first] = key.mentions;
    const isBare = first?.from === 0 && first.to === key.words.length;
    const isPart = isBare && kinds.every((kind) => place.topic?.kinds.includes(kind));
    return { kinds, isShared: kinds.length > 1, isPure, isPart, isNamed: true };
  }
  const { topic } = place;
  if (topic === null) return null;
  if (isPartOfTopic(key, place, value)) return { ...topic, isNamed: false, isPart: true };
  const isAbout = key.isOutcome || isLabel(key, place) || (topic.isPure && (isList(value) || isObject(value)));
  return isAbout ? { ...topic, isNamed: false } : null;
}

const FINISHED = /^(completed?|done|finished|success(ful)?|ready|processed)$/i;

function saysFinished({ words, value }: JsonLeaf): boolean {
  const key = readScreeningKey(words);
  if (key.isDone) return parseBoolean(value) === true || (typeof value === 'number' && value > 0);
  return key.isOutcome && typeof value === 'string' && FINISHED.test(value.trim());
}

/** Whether the check that a list belongs to says that it is finished, so that an empty list means "none". */
const isFinished = ({ parent }: JsonLeaf, place: Place): boolean =>
  place.countsNone || (place.topic !== null && parent !== null && holdsFinished(parent));

const holdsFinished = perNode(({ children }) => children.some((child) => !isNode(child) && saysFinished(child)));

/** Whether a "no" here is about the subject: not about one entry, somebody else, or an unfinished check. */
const maySayNone = ({ role, isUnfinished }: Place): boolean =>
  !isUnfinished && (role === 'plain' || role === 'searched');

function readBlank(leaf: JsonLeaf, place: Place, { isNamed, isPure }: Subject): StatedValue | null {
  const kind = listKind(leaf.words);
  // `matches: {}`
  const isEmptyMap = isObject(leaf.value) && (kind === 'hits' || kind === 'results');
  if (!isList(leaf.value) && !isEmptyMap) {
    const isOfItem = leaf.parent?.inList === true && !isList(leaf.parent.value);
    return isNamed && !isOfItem ? { sort: 'status', says: 'blank', n: null } : null;
  }
  const isNone = isPure && maySayNone(place) && (isNamed || kind !== null) && isFinished(leaf, place);
  return { sort: 'list', says: isNone ? 'none' : 'empty', n: null };
}

/** Weighs what a field says by how surely it speaks of the whole kind and of the subject. */
function weigh(
  stated: StatedValue,
  leaf: JsonLeaf,
  key: ScreeningKey,
  place: Place,
  subject: Subject,
): StatedValue | null {
  const { isPure, isPart, isNamed, isShared } = subject;
  if (stated.says === 'none') {
    const isOfItem = isList(leaf.parent?.parent?.value);
    const isWhole = !isPart || stated.sort !== 'flag' || isOfItem;
    return isPure && isWhole && maySayNone(place) ? stated : null;
  }
  // The status of a part that failed, or of somebody called "Sanction & Co."
  if (stated.says === 'doubt' && stated.sort === 'status' && (place.isUnfinished || (!isNamed && !isPure))) return null;
  if (stated.says !== 'hit') return stated;
  const isVague = !isPure && !key.isClass && stated.sort !== 'count' && place.role !== 'hit';
  return isShared || key.isOther || isVague ? { ...stated, says: 'doubt' } : stated;
}

/** A yes in a part named for a kind, under an unknown word, may be a hit: `pep: { traff: true }`. */
function unknownYes({ value, pointer }: JsonLeaf, key: ScreeningKey, place: Place): ScreeningEvidence[] {
  const { topic, isTopicKey, role } = place;
  const isKnown = key.isPure || key.isCheck || key.isRequest || key.isMaybeRequest || key.isOther || key.isClass;
  if (!isTopicKey || topic === null || isKnown || role === 'other' || parseBoolean(value) !== true) return [];
  const entries = entriesAt(place);
  return topic.kinds.map((kind) => ({ kind, sort: 'flag', says: 'doubt', n: null, pointer, entries, isWhole: false }));
}

/** Flags, counts and statuses: what a field says of the kind that its key or its part names. */
export function statedEvidence(leaf: JsonLeaf, place: Place): ScreeningEvidence[] {
  const key = readScreeningKey(leaf.words);
  if (place.role === 'echo' || (key.isMeta && !isLabel(key, place)) || (key.isDone && place.role !== 'hit')) return [];
  const subject = subjectOf(key, place, leaf.value);
  if (subject === null) return unknownYes(leaf, key, place);
  const read = isBlank(leaf.value) ? readBlank(leaf, place, subject) : readStatedValue(leaf, key, place, subject);
  const stated = read && weigh(read, leaf, key, place, subject);
  if (stated === null) return [];
  const { pointer } = leaf;
  return subject.kinds.map((kind) => ({
    kind,
    ...stated,
    pointer,
    entries: entriesAt(place),
    isWhole: !subject.isPart && !leaf.parent?.inList,
  }));
}
