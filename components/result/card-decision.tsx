import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import { standingOf } from '@/utils/decision/decision';
import { standingText, subjectDecisionText } from '@/utils/decision/decision-texts';
import { subjectFacts } from '@/utils/decision/subject-facts';
import type { CardView } from '@/utils/lookup/card-view';
import type { Report } from '@/utils/reading/report';
import { calendarDay } from '@/utils/settings/calendar-day';

/** The user's decision in one line of the card's foot; an expired or outdated one says so. */
export function CardDecision({
  made,
  report,
}: {
  made: NonNullable<Extract<CardView, { kind: 'lookup' }>['decision']>;
  report: Report;
}) {
  const texts = useTexts();
  const standing = standingOf(made, calendarDay(new Date(useNow(60_000))), subjectFacts(report));
  const why = standing === 'valid' ? null : standingText(made, standing, texts);
  const line = [texts.t('decision.inCard', { decision: subjectDecisionText(made, texts) }), why];
  const text = line.filter(Boolean).join(' · ');
  return (
    <p data-testid="card-decision" className="truncate" title={text}>
      {text}
    </p>
  );
}
