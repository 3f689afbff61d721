import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';
import type { HitDecision, HitDecisionValue, Standing, SubjectDecision, SubjectDecisionValue } from './decision';

/** The user's decisions about a subject, in words. */
export const SUBJECT_DECISION_TEXTS = {
  'no-concern': 'decision.noConcern',
  escalate: 'decision.escalate',
  reject: 'decision.reject',
} as const satisfies Record<SubjectDecisionValue, PlainKey>;

/** The user's decisions about a hit, in words. */
export const HIT_DECISION_TEXTS = {
  'not-customer': 'decision.notCustomer',
  customer: 'decision.customer',
  unsure: 'decision.unsure',
} as const satisfies Record<HitDecisionValue, PlainKey>;

/** Returns "Not a match · Nov 12, 2026 · birth year"; of a hit that has changed since, that it has. */
export function hitDecisionText(
  { made, isChanged }: { made: HitDecision; isChanged: boolean },
  { t, formats }: Pick<Texts, 't' | 'formats'>,
): string {
  const { value, decidedAt, reason } = made;
  const parts = [t(HIT_DECISION_TEXTS[value]), formats.moment(decidedAt, 'day'), reason];
  return [...parts, isChanged ? t('decision.changed') : ''].filter((part) => part !== '').join(' · ');
}

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
