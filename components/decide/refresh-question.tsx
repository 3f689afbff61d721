import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useTexts } from '@/components/kit/texts';
import { type SubjectDecision, standingOf } from '@/utils/decision/decision';
import { SUBJECT_DECISION_TEXTS, startOfDay } from '@/utils/decision/decision-texts';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Decisions } from './decisions';

/** Mentions the user's valid decision before a lookup that may cost money. */
export function RefreshQuestion({
  made: { value, decidedAt, validUntil },
  isOpen,
  onRefresh,
  onCancel,
}: {
  made: SubjectDecision;
  isOpen: boolean;
  onRefresh: () => void;
  onCancel: () => void;
}) {
  const { t, formats } = useTexts();
  const decision = t(SUBJECT_DECISION_TEXTS[value]);
  const day = formats.moment(decidedAt, 'day');
  const until = validUntil === null ? null : formats.moment(startOfDay(validUntil), 'day');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('decision.refreshTitle')}
      action={t('result.refresh')}
      onConfirm={onRefresh}
      onCancel={onCancel}
    >
      <p>
        {until === null
          ? t('decision.refreshText', { decision, day })
          : t('decision.refreshUntil', { decision, day, until })}
      </p>
    </ConfirmDialog>
  );
}

/** Returns the decision about a subject that holds now, whatever a new answer may say; null without one. */
export function holdingDecision(decisions: Decisions | null, now: number): SubjectDecision | null {
  const made = decisions?.made.subject ?? null;
  return made && standingOf(made, calendarDay(new Date(now)), decisions?.facts ?? null) === 'valid' ? made : null;
}
