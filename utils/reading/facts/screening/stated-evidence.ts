import { isBlank, isList, isObject, parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, perNode } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { isField } from '@/utils/reading/lexicon/fields';
import { namesSomebody } from './entry';
import { isOfMadeChecks } from './not-made';
import type { Place, Topic } from './place';
import { listKind, readScreeningKey, type ScreeningKey } from './screening-key';
import { affirmedAt, entriesAt, type ScreeningEvidence } from './screening-row';
import { readOutcomeWords } from './statement';
import { undoneEvidence } from './undone-evidence';

/** What a field is about; `isNamed`: by its own key. */
export interface Subject extends Topic {
  isNamed: boolean;
}

/** What a value says, as a flag, a count or a status. */
export type StatedValue = Pick<ScreeningEvidence, 'says' | 'n' | 'sort'>;

const stated = (
  sort: ScreeningEvidence['sort'],
  says: ScreeningEvidence['says'],
  n: number | null = null,
): StatedValue => ({
  sort,
  says,
  n,
});

/** A yes or no; digits only under a key that asks for one. */
function readFlag(value: unknown, key: ScreeningKey): boolean | null {
  const flag = parseBoolean(value);
  if (flag !== null) return flag;
  const isDigit = value === 0 || value === 1 || value === '0' || value === '1';
  return isDigit && key.tags.has('flag') && !key.tags.has('count') ? Number(value) === 1 : null;
}

/** Numbers of a part named for scores are points. */
const isScored = ({ parent }: JsonLeaf, key: ScreeningKey): boolean =>
  key.tags.has('scored') || (parent !== null && readScreeningKey(parent.words).tags.has('scored'));

function readNumber(
  leaf: JsonLeaf,
  number: number,
  key: ScreeningKey,
  place: Place,
  isNamed: boolean,
): StatedValue | null {
  const isPoints = isScored(leaf, key);
  if (!isNamed && !key.tags.has('count') && !key.tags.has('flag')) {
    // `adverse_media: { fraud: 2 }`, but not `code: 7`.
    const isPart = place.isTopicKey && !key.tags.has('outcome') && !isPoints && Number.isInteger(number) && number > 0;
    return isPart ? stated('count', 'doubt') : null;
  }
  // "sanctions_checks: 12" counts checks.
  if (key.tags.has('check') && !key.tags.has('result')) return null;
  if (isPoints || number < 0) return number > 0 ? stated('count', 'mention') : null;
  if (!Number.isInteger(number)) return null;
  if (number === 0) return stated('count', 'none', 0);
  // A number under "pep" may be a level.
  const isNumberOf = key.tags.has('count') || key.words.at(-1)?.endsWith('s') === true;
  return stated('count', affirmedAt(place), isNumberOf ? number : null);
}

/** A level of risk, not of a finding: `sanction_level: "low"`. */
const LOW = /^((very )?low|minimal|normal|standard|green)$/i;

function readText(
  text: string,
  key: ScreeningKey,
  place: Place,
  { isNamed, isPure, isPart }: Subject,
): StatedValue | null {
  const outcome = readOutcomeWords(text);
  if (outcome === 'done') return null;
  // One list of several without an answer leaves the others without a "none found".
  if (outcome === 'unknown') return isPart ? stated('status', 'doubt') : isNamed ? stated('status', 'blank') : null;
  if (outcome !== null) return stated('status', outcome === 'hit' ? affirmedAt(place) : outcome);
  if (!isNamed || key.tags.has('negated')) return null;
  if (LOW.test(text.trim())) return stated('status', 'named');
  if (key.tags.has('class') || place.role === 'hit') return stated('status', affirmedAt(place));
  return isPure ? stated('status', 'mention') : null;
}

const OPPOSITE: Partial<Record<ScreeningEvidence['says'], ScreeningEvidence['says']>> = { hit: 'none', none: 'hit' };

/** Returns what the value of a field says of what the field is about, or null. */
export function readStatedValue(leaf: JsonLeaf, key: ScreeningKey, place: Place, subject: Subject): StatedValue | null {
  const flag = readFlag(leaf.value, key);
  if (flag !== null) {
    // "pep_check: true" says that it was checked.
    if (key.tags.has('check') && !key.tags.has('flag') && !key.tags.has('negated')) return null;
    return stated('flag', flag === key.tags.has('negated') ? 'none' : affirmedAt(place));
  }
  const sent = readSentNumber(leaf.value);
  if (sent !== null) return sent.outOf === null ? readNumber(leaf, sent.number, key, place, subject.isNamed) : null;
  if (typeof leaf.value !== 'string') return null;
  const text = readText(leaf.value, key, place, subject);
  // "pass: no match" speaks of the match, not of the pass.
  const isOpposite = key.tags.has('negated') && !/match|hit|found/i.test(leaf.value);
  return text && isOpposite ? { ...text, says: OPPOSITE[text.says] ?? text.says } : text;
}

const LABEL_KEY = /^(name|label|text|title|message|description|comment|value|code)$/;

/** Whether it is a text in a part named for a kind: `sanctionStatus: { name: "Not sanctioned" }`. */
const isLabel = (key: ScreeningKey, { isTopicKey }: Place): boolean =>
  isTopicKey && LABEL_KEY.test(key.words.join(' '));

/** Whether it is the value of one list or sort of a kind: `sanctions: { eu: "clear", un: "match" }`. */
function isPartOfTopic(key: ScreeningKey, { isTopicKey, topic }: Place, value: unknown): boolean {
  if (!isTopicKey || key.tags.has('outcome') || key.tags.has('scored') || key.tags.has('other')) return false;
  if (readSentNumber(value) !== null) return true;
  return topic?.isPure === true && typeof value === 'string' && readOutcomeWords(value) !== null;
}

/** Returns what a field is about: its own key decides before its part. */
function subjectOf(key: ScreeningKey, place: Place, value: unknown): Subject | null {
  const isPress = place.isScreening && key.tags.has('count') && key.mentions.some(({ kind }) => kind === 'media');
  const kinds = key.kinds.length > 0 ? key.kinds : isPress ? (['media'] as const) : [];
  if (kinds.length > 0) {
    const isPure = key.tags.has('pure') && !key.tags.has('other');
    // `sanctions: { ofac: false }` is of one list of the kind.
    const [first] = key.mentions;
    const isBare = first?.from === 0 && first.to === key.words.length;
    const isPart = isBare && kinds.every((kind) => place.topic?.kinds.includes(kind));
    return { kinds, isShared: kinds.length > 1, isPure, isPart, isNamed: true };
  }
  const { topic } = place;
  if (topic === null) return null;
  if (isPartOfTopic(key, place, value)) return { ...topic, isNamed: false, isPart: true };
  const isAbout =
    key.tags.has('outcome') || isLabel(key, place) || (topic.isPure && (isList(value) || isObject(value)));
  return isAbout ? { ...topic, isNamed: false } : null;
}

const FINISHED = /^(completed?|done|finished|success(ful)?|ready|processed)$/i;

function saysFinished({ words, value }: JsonLeaf): boolean {
  const key = readScreeningKey(words);
  if (key.tags.has('done')) return parseBoolean(value) === true || (typeof value === 'number' && value > 0);
  return key.tags.has('outcome') && typeof value === 'string' && FINISHED.test(value.trim());
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
  const isVague = !isPure && !key.tags.has('class') && stated.sort !== 'count' && place.role !== 'hit';
  return isShared || key.tags.has('other') || isVague ? { ...stated, says: 'doubt' } : stated;
}

/** A yes in a part named for a kind, under an unknown word, may be a hit: `pep: { traff: true }`. */
function unknownYes({ value, pointer }: JsonLeaf, key: ScreeningKey, place: Place): ScreeningEvidence[] {
  const { topic, isTopicKey, role } = place;
  const isKnown =
    key.tags.has('pure') ||
    key.tags.has('check') ||
    key.tags.has('request') ||
    key.tags.has('maybe-request') ||
    key.tags.has('other') ||
    key.tags.has('class');
  if (!isTopicKey || topic === null || isKnown || role === 'other' || parseBoolean(value) !== true) return [];
  const entries = entriesAt(place);
  return topic.kinds.map((kind) => ({ kind, sort: 'flag', says: 'doubt', n: null, pointer, entries, isWhole: false }));
}

const WHY_LISTED = /\b(reason|program|programme|date|since|on|motivo|motif|grund)$/;

/** Returns the record that names somebody and says why or by whom they are listed: `{ name, sanctioned_by, sanction_reason }`. */
function recordAround({ words, value, parent }: JsonLeaf): readonly JsonNode[] {
  if (parent === null || typeof value !== 'string' || parent.inList || !namesSomebody(parent)) return [];
  return isField(words, 'authority', 'list-name') || WHY_LISTED.test(words.join(' ')) ? [parent] : [];
}

/** Flags, counts and statuses: what a field says of the kind that its key or its part names. */
export function statedEvidence(leaf: JsonLeaf, place: Place): ScreeningEvidence[] {
  const undone = undoneEvidence(leaf, place);
  if (undone.length > 0 || isOfMadeChecks(leaf)) return undone;
  const key = readScreeningKey(leaf.words);
  if (
    place.role === 'echo' ||
    (key.tags.has('meta') && !isLabel(key, place)) ||
    (key.tags.has('done') && place.role !== 'hit')
  )
    return [];
  const subject = subjectOf(key, place, leaf.value);
  if (subject === null) return unknownYes(leaf, key, place);
  const read = isBlank(leaf.value) ? readBlank(leaf, place, subject) : readStatedValue(leaf, key, place, subject);
  const stated = read && weigh(read, leaf, key, place, subject);
  if (stated === null) return [];
  const { pointer } = leaf;
  const entries = place.item === null && stated.says === 'hit' ? recordAround(leaf) : entriesAt(place);
  return subject.kinds.map((kind) => ({
    kind,
    ...stated,
    pointer,
    entries,
    isWhole: !subject.isPart && !leaf.parent?.inList,
  }));
}
