import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import type { ScreeningEntry } from './facts/screening/screening-entry';
import type { ScreeningKind } from './facts/screening/screening-kind';
import type { ScreeningRow, ScreeningState } from './facts/screening/screening-row';
import type { Report } from './report';
import { rangeText } from './scale-texts';

/** Our names of the kinds. */
export const SCREENING_NAMES = {
  sanctions: 'screening.sanctions',
  pep: 'screening.pep',
  watchlists: 'screening.watchlists',
  media: 'screening.media',
} as const satisfies Record<ScreeningKind, PlainKey>;

const STATES = {
  found: 'screening.found',
  'none-found': 'screening.noneFound',
  listed: 'screening.listed',
  'empty-list': 'screening.emptyList',
  'not-provided': 'screening.notProvided',
  absent: 'screening.absent',
} as const satisfies Record<ScreeningState, PlainKey>;

/** Returns what the answer says of a kind: "2 entries", "none found", "field not in result". */
export const screeningText = ({ state, n }: Pick<ScreeningRow, 'state' | 'n'>, { t }: Texts): string =>
  state === 'found' && n !== null ? t('screening.entries', { count: n }) : t(STATES[state]);

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
  scale === null || scale === 'not-provided' ? null : rangeText(scale, t);

/** Returns what the list of the first entries leaves out: other entries, and the scale of the strengths. */
export function entriesRemarks({ screening, screeningEntries: entries }: Screening, texts: Texts): string[] {
  const { t } = texts;
  if (entries.length === 0) return [];
  const counts = screening.flatMap(({ kind, n }) => {
    const part = entries.filter(({ kinds }) => kinds.includes(kind)).length;
    const state = t('screening.shownOf', { part, total: n ?? 0 });
    return n !== null && n > part ? [t('screening.row', { kind: t(SCREENING_NAMES[kind]), state })] : [];
  });
  const isOpen = entries.some(({ strengthScale }) => strengthScale === 'not-provided');
  const noScale = t('screening.row', { kind: t('screening.matchStrength'), state: t('score.noScale') });
  return isOpen ? [...counts, noScale] : counts;
}
