import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import type { Standing, SubjectDecision, SubjectDecisionValue } from './decision';

/** The user's decisions about a subject, in words. */
export const SUBJECT_DECISION_TEXTS = {
  'no-concern': 'decision.noConcern',
  escalate: 'decision.escalate',
  reject: 'decision.reject',
} as const satisfies Record<SubjectDecisionValue, PlainKey>;

/** Returns midnight of a day, YYYY-MM-DD, where the user is. In milliseconds. */
export const startOfDay = (day: string): number => new Date(`${day}T00:00`).getTime();

/** Returns "No concern · Nov 12, 2026". */
export const subjectDecisionText = (
  { value, decidedAt }: Pick<SubjectDecision, 'value' | 'decidedAt'>,
  { t, formats }: Pick<Texts, 't' | 'formats'>,
): string => `${t(SUBJECT_DECISION_TEXTS[value])} · ${formats.moment(decidedAt, 'day')}`;

/** Returns how long a decision holds, or why it no longer does; null if it has no end. */
export function standingText(
  { validUntil }: Pick<SubjectDecision, 'validUntil'>,
  standing: Standing,
  { t, formats }: Pick<Texts, 't' | 'formats'>,
): string | null {
  if (standing === 'changed') return t('decision.changed');
  if (validUntil === null) return null;
  const day = formats.moment(startOfDay(validUntil), 'day');
  return t(standing === 'valid' ? 'decision.until' : 'decision.expired', { day });
}
