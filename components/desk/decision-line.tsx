import { DeskLink } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';
import { useRowLinks } from '@/components/kit/use-desk';
import type { RowSummary } from '@/utils/batch/row-summary';
import { foreignText, nameOfColleague } from '@/utils/case-file/foreign-text';
import { HIT_DECISION_TEXTS, SUBJECT_DECISION_TEXTS, standingText } from '@/utils/decision/decision-texts';
import { type ListedDecision, lastDayOf } from '@/utils/decision/due';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { plainLine } from '@/utils/service/redact';
import { calendarDay } from '@/utils/settings/calendar-day';

/** A decision in the list: about whom, of whom, until when, and how old its newest result is. */
export function DecisionLine({
  listed: { made, count, file },
  title,
  result,
  reading,
}: {
  listed: ListedDecision;
  /** Undefined while it loads, or if nothing stored says it any more. */
  title: string | undefined;
  /** Null if none is stored, undefined while they load. */
  result: LookupRecord | null | undefined;
  /** Undefined until its answer is read. */
  reading: RowSummary | undefined;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const links = useRowLinks();
  const from =
    file && t('colleague.decided', { name: nameOfColleague(file.by, texts), day: formats.moment(file.madeAt, 'day') });
  const lastDay = lastDayOf(made);
  const standing = lastDay !== null && lastDay < calendarDay(new Date()) ? 'expired' : 'valid';
  const isChanged = made.of === 'subject' && reading?.facts != null && reading.facts !== made.facts;
  const words = [
    t(made.of === 'subject' ? SUBJECT_DECISION_TEXTS[made.value] : HIT_DECISION_TEXTS[made.value]),
    formats.moment(made.decidedAt, 'day'),
    file ? '' : foreignText(plainLine(made.operator)),
    count > 1 ? t('handOver.decisions', { count }) : '',
    standingText({ validUntil: lastDay }, standing, texts),
    isChanged && t(file ? 'colleague.void' : 'decision.changed'),
  ];
  return (
    <li className="flex flex-col py-1.5 wrap-anywhere">
      {result ? (
        <DeskLink
          href={links.hrefOf(result.id)}
          aria-current={result.id === links.shown || undefined}
          className="self-start decoration-edge hover:decoration-2"
          onOpen={() => links.onOpen(result.id)}
        >
          <bdi className="font-medium">{title ?? '…'}</bdi>
        </DeskLink>
      ) : (
        <bdi className="font-medium">{title ?? '…'}</bdi>
      )}
      <p className="text-xs">
        {from && (
          <>
            <bdi>{from}</bdi>
            {': '}
          </>
        )}
        <bdi>{words.filter(Boolean).join(' · ')}</bdi>
      </p>
      <p className="text-xs text-muted">{resultText()}</p>
    </li>
  );

  function resultText(): string {
    if (result === undefined) return '…';
    const at = result?.endedAt;
    return at === undefined ? t('rows.notSaved') : t('due.result', { day: formats.moment(at, 'day') });
  }
}
