import { isList } from '@/utils/json/json-object';
import { type RepeatedKey, repeatedName, repeatedValues } from '@/utils/json/repetition';
import { OPERATIONS } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts, Translate } from '@/utils/texts/texts';
import type { Count } from './facts/counts';
import type { ScreeningEntry } from './facts/screening/screening-entry';
import type { ScreeningRow, ScreeningState } from './facts/screening/screening-row';
import type { ScreeningKind } from './lexicon/screening-kind';
import type { Change } from './profile/change';
import { confirmedAt } from './profile/profile';
import type { Coverage, Report } from './report';
import type { AbstainReason, Abstention, Score } from './score/score';

/** Returns the sentence about the field that an abstention concerns, or null if it concerns no field. */
export function abstentionInWords({ reason, field }: Abstention, { t }: Pick<Texts, 't'>): string | null {
  if (field === undefined) return null;
  const { name, text, isNumber, times } = field;
  if (times !== undefined) {
    const title = t('result.sentTimes', { field: name, values: text, times });
    return t('list.titleAndSentence', { title, sentence: t('noScore.sentTwice.text') });
  }
  if (reason === 'not-computed') return t('noScore.notComputed.field', { field: name, value: text });
  if (text === '') return t('noScore.empty.field', { field: name });
  return t(isNumber ? 'noScore.tooLarge' : 'noScore.notPlain', { field: name, value: text });
}

/** Title and sentence shown instead of a score. A missing score is normal, not an error. */
const NO_SCORE = {
  'none-found': ['noScore.title', 'noScore.noneFound'],
  'not-a-number': ['noScore.title', 'noScore.notANumber'],
  'not-computed': ['noScore.notComputed.title', 'noScore.notComputed.text'],
  'other-things': ['noScore.title', 'noScore.otherThings'],
  'sent-twice': ['noScore.sentTwice.title', 'noScore.sentTwice.text'],
  'only-parts': ['noScore.notChosen', 'noScore.onlyParts'],
  several: ['noScore.notChosen', 'noScore.several'],
  'rule-path-vanished': ['noScore.vanished.title', 'noScore.vanished.text'],
  'rule-path-retyped': ['noScore.retyped.title', 'noScore.retyped.text'],
  'rule-path-empty': ['noScore.empty.title', 'noScore.empty.text'],
  'rule-part-failed': ['noScore.partFailed.title', 'noScore.partFailed.text'],
  'rule-says-none': ['noScore.title', 'noScore.byRule'],
  failed: ['noScore.failed.title', 'noScore.failed.text'],
  pending: ['noScore.pending.title', 'noScore.pending.text'],
} as const satisfies Record<AbstainReason, readonly [title: PlainKey, sentence: PlainKey]>;

const NONE_FOUND: Abstention = { reason: 'none-found', pointer: null };

/**
 * Returns why there is no score: a title without a period, which quotes the possible ones among the candidates, and a
 * sentence.
 */
export function noScoreTexts(
  abstained: Abstention | null,
  texts: Pick<Texts, 't' | 'formats'>,
  candidates: Report['candidates'] = [],
): { reason: AbstainReason; title: string; sentence: string } {
  const { t } = texts;
  const { reason } = abstained ?? NONE_FOUND;
  const [title, sentence] = NO_SCORE[reason];
  const values = reason === 'several' ? candidates.filter(({ named }) => named).map(({ value }) => value) : [];
  return {
    reason,
    title: values.length < 2 ? t(title) : possibleTitle(values, texts),
    sentence: (abstained && abstentionInWords(abstained, texts)) ?? t(sentence),
  };
}

/** More values in a title would hide that there are several. */
const MAX_IN_TITLE = 3;

function possibleTitle(values: readonly string[], { t, formats }: Pick<Texts, 't' | 'formats'>): string {
  const shown = values.length > MAX_IN_TITLE ? [...values.slice(0, MAX_IN_TITLE), '…'] : values;
  return t('noScore.possible', {
    number: values.length,
    values: shown.length === 2 ? formats.list(shown) : shown.join(', '),
  });
}

const SCALE_PROBLEMS = {
  'rule-and-answer-differ': 'score.scaleDiffers',
  outside: 'score.outsideScale',
} as const satisfies Record<NonNullable<Score['scaleProblem']>, PlainKey>;

const DIRECTIONS = {
  riskier: 'score.higherIsRiskier',
  safer: 'score.higherIsSafer',
} as const satisfies Record<NonNullable<Score['direction']>, PlainKey>;

type Scaled = Pick<Score, 'value' | 'scale' | 'scaleProblem' | 'direction'>;

/** Returns what is known of the scale, in texts of a few words. */
export function scaleInWords({ value, scale, scaleProblem, direction }: Scaled, { t }: Pick<Texts, 't'>): string[] {
  if (direction === null && scale === null && scaleProblem === null) return [t('score.noScaleOrDirection', { value })];
  return [
    scaleProblem === null ? rangeInWords(scale, t) : t(SCALE_PROBLEMS[scaleProblem]),
    t(direction === null ? 'score.noDirection' : DIRECTIONS[direction]),
  ];
}

/** Returns the ends of a scale, or that none is provided. */
export function rangeInWords(scale: Score['scale'], t: Translate): string {
  if (scale === null) return t('score.noScale');
  // The digits of the scale look like those of the score, which are shown as sent.
  const max = String(scale.max);
  if (scale.min === null) return t('score.outOf', { max });
  return t(scale.source === 'rule' ? 'score.rangeByRule' : 'score.range', { min: String(scale.min), max });
}

/** Our names of the kinds. */
export const SCREENING_NAMES = {
  sanctions: 'screening.sanctions',
  pep: 'screening.pep',
  watchlists: 'screening.watchlists',
  media: 'screening.media',
} as const satisfies Record<ScreeningKind, PlainKey>;

const SCREENING_STATES = {
  found: 'screening.found',
  'none-found': 'screening.noneFound',
  listed: 'screening.listed',
  'empty-list': 'value.emptyList',
  'not-provided': 'value.notProvided',
  absent: 'screening.absent',
  'not-screened': 'screening.notScreened',
} as const satisfies Record<ScreeningState, PlainKey>;

/** Returns what the answer says of a kind: "2 hits", "none found", "not recognized". */
export const screeningInWords = (
  { state, n, isAtLeast, isMention }: Pick<ScreeningRow, 'state' | 'n' | 'isAtLeast' | 'isMention'>,
  { t }: Texts,
): string => {
  if (state === 'listed' && isMention) return t('screening.mentioned');
  if (state !== 'found' || n === null) return t(SCREENING_STATES[state]);
  const number = t('screening.entries', { count: n });
  return isAtLeast ? t('count.atLeast', { number }) : number;
};

/** Returns what may be a result of screening beside its rows, "2 entries may be screening results"; null if nothing. */
export const possibleInWords = ({ possible }: Pick<Coverage, 'possible'>, { t }: Pick<Texts, 't'>): string | null =>
  possible && t('screening.possible', { count: possible.n });

/** Whether an answer is about screening. Nobody expects it of an address, until something in the answer could be a result. */
export const isScreened = ({
  operation,
  coverage,
  screening,
}: Pick<Report, 'operation' | 'coverage' | 'screening'>): boolean =>
  OPERATIONS[operation].isScreening || coverage.possible !== null || screening.some(({ state }) => state !== 'absent');

/** Returns "6 of 40 fields weren't understood"; null if all were. */
export const notUnderstoodInWords = ({ total, notUnderstood }: Coverage, { t }: Pick<Texts, 't'>): string | null =>
  notUnderstood.length === 0 ? null : t('screening.notUnderstood', { count: notUnderstood.length, total });

/** Returns "Laid out differently from the results confirmed on 12 Nov"; null if it is laid out like them. */
export const changedInWords = (profile: Report['profile'], texts: Pick<Texts, 't' | 'formats'>): string | null =>
  profile === null || profile.changes.length === 0 ? null : changedSinceInWords(profile.confirmedOn, texts);

/** @param day of the confirmation, such as 2026-11-12 */
export const changedSinceInWords = (day: string, { t, formats }: Pick<Texts, 't' | 'formats'>): string =>
  t('profile.changed', { date: formats.moment(confirmedAt({ confirmedOn: day }), 'day') });

const CHANGES = { gone: 'profile.gone', retyped: 'profile.retyped', 'new-field': 'profile.newField' } as const;

/** Returns a change in words: "/pep/status is missing". */
export function changeInWords(change: Change, { t }: Pick<Texts, 't'>): string {
  const path = change.pattern;
  return change.kind === 'unknown-word'
    ? t('profile.unknownWord', { path, word: change.word })
    : t(CHANGES[change.kind], { path });
}

type Screening = Pick<Report, 'screening' | 'screeningEntries'>;

/** Whether the answer says that there is an entry, or may say it. */
export const hasHits = ({ screening }: Pick<Report, 'screening'>): boolean =>
  screening.some(({ state }) => state === 'found' || state === 'listed');

/** Returns the name and the value of the strength of a match. It is not the subject's score, even if the answer calls it so. */
export function strengthName({ key, name }: NonNullable<ScreeningEntry['strength']>, { t }: Texts): string {
  return /^score$/i.test(key) ? t('screening.matchStrength') : name;
}

/** Returns the scale that the answer states for the strength of a match; null if it states none or none is needed. */
export const strengthScaleText = ({ strengthScale: scale }: ScreeningEntry, { t }: Texts): string | null =>
  scale === null || scale === 'not-provided' ? null : rangeInWords(scale, t);

/** Returns how many entries of a kind the answer counts but does not list. */
export function entriesRemarks({ screening, screeningEntries: entries }: Screening, texts: Texts): string[] {
  const { t } = texts;
  if (entries.length === 0) return [];
  return screening.flatMap(({ kind, n }) => {
    const part = entries.filter(({ kinds }) => kinds.includes(kind)).length;
    const state = t('screening.shownOf', { part, total: n ?? 0 });
    return n !== null && n > part ? [t('list.named', { name: t(SCREENING_NAMES[kind]), value: state })] : [];
  });
}

/** Returns "8 of 21" if the answer states a total, otherwise the number alone. */
export function countInWords({ n, of, isAtLeast }: Pick<Count, 'n' | 'of' | 'isAtLeast'>, { t }: Texts): string {
  const text = of === null ? String(n) : t('count.ofTotal', { part: String(n), total: String(of) });
  return isAtLeast ? t('count.atLeast', { number: text }) : text;
}

/** Our names of the counted things. */
export const COUNT_NAMES = {
  accounts: 'count.accounts',
  breaches: 'count.breaches',
  hits: 'count.hits',
} as const satisfies Record<Count['kind'], PlainKey>;

/** Returns what an object or list holds: "3 items", "empty list", "1 field". */
export function containerText(value: object, { t }: Pick<Texts, 't'>): string {
  if (!isList(value)) return t('result.fields', { count: Object.keys(value).length });
  return value.length === 0 ? t('value.emptyList') : t('value.items', { count: value.length });
}

/** Returns a duplicate key in words: "Risk score was sent 2 times: 5, 95". */
export const duplicateKeyText = (key: RepeatedKey, { t }: Pick<Texts, 't'>): string =>
  t('result.sentTimes', {
    field: repeatedName(key),
    values: repeatedValues(key),
    times: key.times,
  });
