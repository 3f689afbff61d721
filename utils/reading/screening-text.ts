import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import type { ScreeningKind } from './facts/screening/screening-kind';
import type { ScreeningRow, ScreeningState } from './facts/screening/screening-row';

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

/** Returns what the answer says of a kind: "2 entries", "none found", "not in result". */
export const screeningText = ({ state, n }: Pick<ScreeningRow, 'state' | 'n'>, { t }: Texts): string =>
  state === 'found' && n !== null ? t('screening.entries', { count: n }) : t(STATES[state]);
