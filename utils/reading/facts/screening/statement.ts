import { KIND_CODES, KIND_WORDS, type KindMention, kindsIn, mayMention } from '@/utils/reading/lexicon/kinds';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import type { Tag } from '@/utils/reading/lexicon/word-row';
import { anyHas, hasTag, wordsWith } from '@/utils/reading/lexicon/word-tags';
import { splitFused, splitText } from '@/utils/reading/lexicon/words';

/**
 * What a text says. `hit`, `none`: plainly. `bare`: it only names a kind. `unsure`: it names one beside words that may
 * deny it. `done`: only that something was checked, or was not.
 */
export type Says = 'hit' | 'none' | 'bare' | 'unsure' | 'done';

export interface Statement {
  kind: ScreeningKind;
  says: Says;
  isWeak: boolean;
  /** Words of the clause: a label has few, prose many. */
  length: number;
}

/** Words without a break between them, and the kinds that they name. */
interface Segment {
  words: readonly string[];
  mentions: readonly KindMention[];
}

const KNOWN = ['no', 'clear', 'yes', 'performed', 'searching', 'sentence'] as const;

/** Whether a word is one of screenings, and so no name of anybody. */
export const isKnown = (word: string): boolean => hasTag(word, ...KNOWN) || KIND_WORDS.has(word) || /^\d+$/.test(word);

/** "Pep" before another name is a first name. */
function isFirstName(words: readonly string[], i: number): boolean {
  const next = words[i + 1];
  return words[i] === 'Pep' && next !== undefined && /^\p{Lu}/u.test(next) && !isKnown(next.toLowerCase());
}

const FUSED = new Set([...KIND_WORDS, ...wordsWith('yes'), 'list', 'lists', 'check', 'screening', 'not', 'no', 'is']);

function wordsOf(text: string): string[] {
  const written = KIND_CODES.get(text.trim()) ?? splitText(text.replaceAll(/\bPEPs\b/g, 'peps'));
  return written.flatMap((word, i) => {
    if (isFirstName(written, i)) return ['firstname'];
    const lower = word.toLowerCase();
    const mayBeFused = lower.length > 8 && mayMention(lower);
    return mayBeFused ? (splitFused(lower, FUSED) ?? [lower]) : [lower];
  });
}

/** Splits a text into its words, and finds the kinds that they name. */
export function segmentOf(text: string): Segment {
  const words = wordsOf(text);
  return { words, mentions: kindsIn(words) };
}

/** Whether every word of a text is one of screenings. */
export const isUnderstood = (text: string): boolean => wordsOf(text).every(isKnown);

const has = (words: readonly string[], tag: Tag): boolean => anyHas(words, tag);

/** Words that are not part of a name of a kind: "negative" of "negative news" denies nothing. */
function restOf({ words, mentions }: Segment): string[] {
  const named = new Set<number>();
  for (const { from, to, isWeak } of mentions) if (!isWeak) for (let i = from; i < to; i++) named.add(i);
  return words.filter((_, i) => !named.has(i));
}

const NEAR = 5;
const SAID = /^((is|was|are|as) (an?|the)|(.+ )?(is|was|are|as)|subject to|listed (as|on|by|in))$/;
const SANCTIONED = /^(individual|entity|person|company|by|since)$/;
const GRADE = /^(tier|level|class)$/;

/** Whether prose says that its subject is what it names: "designated by OFAC", "PEP Tier 2", "is a PEP". */
const claims = ({ words, mentions }: Segment): boolean =>
  mentions.some(({ from, to, isWeak }) => {
    const next = words[to] ?? '';
    if (isWeak || hasTag(next, 'searching')) return false;
    const around = [...words.slice(Math.max(0, from - NEAR), from), ...words.slice(to, to + NEAR)];
    const before = words.slice(Math.max(0, from - 2), from).join(' ');
    const isSanctioned = words[from] === 'sanctioned' && SANCTIONED.test(next);
    return SAID.test(before) || isSanctioned || GRADE.test(next) || has(around, 'yes');
  });

/** Whether words beside a name of sanctions or PEPs say that somebody else is meant: "sanctioned country". */
const isOfOthers = ({ words, mentions }: Segment): boolean =>
  mentions.some(({ kind, from, to }) => kind !== 'media' && has(words.slice(Math.max(0, from - 4), to + 3), 'near'));

/** Returns what a segment says of the kinds that it names, or of its field if it names none. */
export function saysOf(segment: Segment): Says {
  const rest = restOf(segment);
  const denies = has(rest, 'no');
  const isClear = has(rest, 'clear');
  const affirms = has(rest, 'yes');
  const isPure = rest.every(isKnown);
  const isDone = has(rest, 'performed');
  if (denies && isClear) return 'unsure';
  if (denies || isClear) {
    if (!affirms && (isDone || (denies && has(rest, 'checked')))) return 'done';
    if (isPure) return 'none';
    return isDone || has(rest, 'searching') ? 'done' : 'unsure';
  }
  if (isOfOthers(segment)) return 'unsure';
  if ((isPure && (affirms || segment.words.includes('sanctioned'))) || claims(segment)) return 'hit';
  return isDone || has(rest, 'searching') ? 'done' : 'bare';
}

const CLAUSE_ENDS = /\.(?=\s|$)|[;!?\n\r|•·]+|\s(?:but|however|although|though|aber|mais|pero)\s/i;
const SEGMENT_ENDS = /,|\s(?:and|und|et|y|&)\s/i;
const SHARED = /\s(?:or|nor|oder|ou|ni|o)\s/i;

/** Whether its negation comes before all kinds that it names. */
function deniesAhead({ words, mentions }: Segment): boolean {
  const first = words.findIndex((word) => hasTag(word, 'no'));
  return first >= 0 && mentions.every(({ from }) => from > first);
}

/** "PEP-N" is a code of PEPs (national), or "no PEP". */
const UNCLEAR_CODE = /^[A-Z]+-N$/;

const hasOwnWord = ({ words }: Segment): boolean => words.some((word) => hasTag(word, 'no') || /^\d+$/.test(word));

function readClause(text: string): Statement[] {
  const whole = segmentOf(text);
  if (whole.mentions.length === 0) return [];
  const statementsOf = ({ mentions }: Segment, says: Says): Statement[] =>
    mentions.map(({ kind, isWeak }) => ({ kind, isWeak, says, length: whole.words.length }));
  if (UNCLEAR_CODE.test(text.trim())) return statementsOf(whole, 'unsure');
  const pieces = text.split(SEGMENT_ENDS);
  const negations = whole.words.filter((word) => hasTag(word, 'no')).length;
  // "No sanctions, PEP or adverse media found"
  const isShared = negations === 1 && SHARED.test(text) && deniesAhead(whole);
  if (pieces.length === 1 || isShared) return statementsOf(whole, saysOf(whole));
  const segments = pieces.map(segmentOf);
  const all = segments.map(saysOf);
  const isSearch = all.includes('done');
  let isAfterDenial = false;
  return segments.flatMap((segment, i) => {
    const says = all[i] ?? 'bare';
    // "No sanctions and PEP hits": the negation may reach on.
    const isDoubtful = isAfterDenial && !hasOwnWord(segment);
    isAfterDenial ||= segment.mentions.length > 0 && deniesAhead(segment);
    // "Screened against sanctions lists, watchlists and …"
    return statementsOf(segment, isDoubtful ? 'unsure' : says === 'bare' && isSearch ? 'done' : says);
  });
}

/** Returns what a text says of the kinds that it names, clause by clause, in time linear in its length. */
export const readStatements = (text: string): Statement[] => text.split(CLAUSE_ENDS).flatMap(readClause);

const MAX_OUTCOME = 80;
/** No answer yet, or none at all. */
const UNKNOWN =
  /^(unknown|undetermined|unspecified|(match |hit )?status unspecified|match unspecified|undefined|error|errored|timeout|timed out|pending|in progress|processing|queued|not (known|provided|specified|disclosed|stated|given|assessed)|no (data|information|info|response|answer|value|consent))$/;
const TIER = /^(tier|level|class|category) [1-9]\d?$/;
const ON_LIST = /^(is )?on (the )?list$/;
const FALSE_POSITIVE = /\bfalse (positive|match|hit)/;

/** Words that may stand beside it: "not run yet". */
const UNDONE_FILLERS =
  /^(is|was|has|have|been|be|yet|for|this|the|of|by|due|to|in|status|state|check|checks|screening|search|service|module|currently|applicable)$/;

/** Whether a short text says that there is no answer, or none yet: "pending", "no data". */
export const saysUnknown = (text: string): boolean =>
  text.length <= MAX_OUTCOME && UNKNOWN.test(segmentOf(text).words.join(' '));

/** Whether a short text says that a check was not made: "not_run", "SKIPPED". */
export function saysNotMade(text: string): boolean {
  if (text.length > MAX_OUTCOME) return false;
  const { words } = segmentOf(text);
  const isDenied = has(words, 'no') && has(words, 'ran');
  if (!isDenied && !has(words, 'undone')) return false;
  return words.every((word) => hasTag(word, 'no', 'ran', 'undone') || isKnown(word) || UNDONE_FILLERS.test(word));
}

/** How a check ended: `doubt` asks for a look, `done` and `unknown` say nothing of a finding. */
type CheckOutcome = 'hit' | 'none' | 'doubt' | 'done' | 'unknown';

/** Returns what a short text says as the outcome of a check ("NO_MATCH", "potential match"), or null. */
export function readOutcomeWords(text: string): CheckOutcome | null {
  if (text.length > MAX_OUTCOME) return null;
  const segment = segmentOf(text);
  const phrase = segment.words.join(' ');
  if (phrase === '') return null;
  if (UNKNOWN.test(phrase)) return 'unknown';
  if (TIER.test(phrase) || ON_LIST.test(phrase)) return 'hit';
  if (FALSE_POSITIVE.test(phrase)) return 'doubt';
  const says = saysOf(segment);
  if (says === 'none' || says === 'done') return says;
  if (says === 'unsure' || anyHas(segment.words, 'doubt')) return 'doubt';
  return says === 'hit' && segment.words.every(isKnown) ? 'hit' : null;
}
